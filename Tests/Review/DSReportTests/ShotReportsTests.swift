import DSDiagnostics
import Testing

@testable import DSReport

/// The list of a run's reports.
struct ShotReportsTests {
  private func report(_ id: String) -> ShotReport {
    ShotReport(id: id, system: "s", component: "c", scenario: "x", status: .unchanged)
  }

  @Test func `a report that is changed in a list stays as it was in copies of the list and with who made it`() {
    let made = Boxed(report("a"))
    var list = ShotReports()
    list.append(made)
    let copy = list
    list[0].recorded = true
    #expect(list[0].recorded)
    #expect(!copy[0].recorded && !made.wrappedValue.recorded)
  }

  @Test func `lists keep their order, one behind the other`() {
    var list = ShotReports([report("a"), report("b")])
    list += ShotReports([report("c")])
    #expect(list.map(\.id) == ["a", "b", "c"])
    #expect(list[1...].map(\.id) == ["b", "c"])
  }

  @Test func `a region keeps its numbers, and clamps what no picture has`() {
    var region = PixelRegion(x: 1, y: 2, width: 3, height: .max)
    #expect((region.x, region.y, region.width, region.height) == (1, 2, 3, Int(Int32.max)))
    region.height = 4
    #expect(region.text == "3×4 at 1,2")
  }
}
