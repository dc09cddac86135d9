import DSDiagnostics
import DSResolve
import Synchronization
import Testing

/// Files that are read when something shows them.
struct DeferredAssetTests {
  @Test func `a file is read once, when it is asked for`() {
    let count = Atomic(0)
    let asset = DeferredAsset<Int>(path: "a", bytes: [1, 2]) { file in
      count.add(1, ordering: .relaxed)
      return .read(file.bytes.count)
    }
    #expect(!asset.isRead && count.load(ordering: .relaxed) == 0)
    #expect(asset.value == .read(2) && asset.value == .read(2))
    #expect(asset.isRead && count.load(ordering: .relaxed) == 1)
  }

  @Test func `files are equal by their bytes, and reading changes nothing`() {
    func asset(_ path: String, _ bytes: [UInt8], _ others: [UInt8] = []) -> DeferredAsset<Int> {
      DeferredAsset(path: path, bytes: bytes, others: [.init(address: "b", name: "b", bytes: others)]) { _ in .read(1) }
    }
    let first = asset("a", [1])
    #expect(first == asset("a", [1]))
    _ = first.value
    #expect(first == asset("a", [1]) && first.hashValue == asset("a", [1]).hashValue)
    #expect(first != asset("b", [1]) && first != asset("a", [2]) && first != asset("a", [1], [3]))
  }
}
