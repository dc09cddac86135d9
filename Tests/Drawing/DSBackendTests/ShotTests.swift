import DSImage
import Testing

@Suite(.serialized)
struct ShotTests {
  /// What the program wrote, for all tests here.
  private static let shots: Result<Shots, any Error> = Result { try Shots() }

  /// How close the pictures of real shots must be.
  private func closeness(in viewer: Viewer) -> Closeness {
    switch viewer {
    case .librsvg: Closeness(mean: 0.7, flat: 2, far: 0.001)
    case .chromium: Closeness(mean: 0.9, flat: 2, far: 0.0125)
    }
  }

  @Test(arguments: Viewer.allCases)
  func `viewers show the SVG of every shot as its PNG`(viewer: Viewer) throws {
    let shots = try Self.shots.get()
    try #require(shots.ids.count >= 150, "too few shots: \(shots.ids.count)")
    let documents = try shots.ids.map(shots.document)
    let pictures = try viewer.pictures(of: documents)
    var output = ComparisonOutput()
    for (id, actual) in zip(shots.ids, pictures) {
      let expected = try shots.picture(id)
      let found = Deviation(actual: actual, expected: expected)
      found.expect(within: closeness(in: viewer), "\(id) in \(viewer)")
      let name = String(id.map { $0 == "/" ? "-" : $0 })
      try output.add(name, viewer, actual: actual, expected: expected, found)
    }
    try output.write("shots-\(viewer)")
  }

  @Test func `the SVG of every shot is the same in another run with another number of workers`() throws {
    let shots = try Self.shots.get()
    let others = try Shots(jobs: 1)
    try #require(shots.ids == others.ids && !shots.ids.isEmpty)
    for id in shots.ids { #expect(try shots.svg(id) == others.svg(id), "\(id)") }
  }

  @Test func `the SVG of every shot holds a group named after its component`() throws {
    let shots = try Self.shots.get()
    for id in shots.ids {
      let component = try #require(id.split(separator: "/").dropFirst().first)
      let text = String(decoding: try shots.svg(id), as: UTF8.self)
      #expect(text.contains("<g id=\"\(component)\" data-name=\"\(component)\""), "\(id)")
    }
  }
}
