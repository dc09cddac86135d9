import DSShots
import TestFolder
import Testing

@testable import DSProject

@Suite struct ProjectShotsTests {
  @Test func `the shots of a project are those of its systems in order`() {
    let folder = TestFolder()
    var project = boxProject(folder)
    func system(_ name: String, _ count: Int) -> DesignSystem {
      var system = boxSystem((0..<count).map { ("b\($0)", 0xFF, 10) })
      system.name = name
      return system
    }
    for counts in [[], [0], [3], [0, 2, 0, 0, 4, 1, 0], [1, 1, 1]] {
      project.systems = counts.enumerated().map { system("s\($0)", $1) }
      let expected = project.systems.flatMap { system in system.shots.map { system.name + " " + $0.id } }
      #expect(project.shots.count == expected.count)
      #expect(project.shots.map { $0.system.name + " " + $0.shot.id } == expected)
    }
  }
}
