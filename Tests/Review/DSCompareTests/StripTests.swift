import DSCompare
import DSImage
import Testing

struct StripTests {
  @Test func `pictures stand beside one another with a gap between`() {
    let colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0x8000_00FF]
    let row = strip(zip(colors, [3, 5, 2]).map { Bitmap(width: 2, height: $1, filledWith: $0) })
    #expect(row.width == 3 * 2 + 2 * 16 && row.height == 5)
    #expect((0..<3).map { row[$0 * 18, 0] } == colors)
    #expect(row[2, 0] == 0xFFB0_B0B0 && row[0, 3] == 0xFFB0_B0B0 && row[19, 4] == colors[1])
  }
}
