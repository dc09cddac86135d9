import DSDiagnostics
import DSNode
import DSReport
import DSResolve
import DSShots
import DSSymbol
import TestFolder
import Testing

@testable import DSMatrix
@testable import DSProject

/// Of a folder of icons, a run reads those that its shots show.
struct DeferredSymbolTests {
  private let folder = TestFolder()

  private static func asset(_ name: String) -> DeferredAsset<Symbol> {
    // No other test's: what the machine has read before is not read again.
    let text = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 77 77'><path id='\(name)' d='M1 1h7v7H1z'/></svg>"
    return DeferredAsset(path: "icons/\(name).svg", bytes: Array(text.utf8)) { file in
      do { return .read(try readSymbol(file.bytes, name: name, file: file.path)) } catch { return .faulty([]) }
    }
  }

  /// A project whose shots show one of a hundred icons.
  private func project() -> (Project, [DeferredAsset<Symbol>]) {
    let assets = (0..<100).map { Self.asset("icon\($0)") }
    var project = boxProject(folder, [("shown", 0xFF, 20)])
    let named = assets.enumerated().map { ("icon\($0.offset)", Asset.deferred($0.element)) }
    project.systems[0].root.symbols = Dictionary(uniqueKeysWithValues: named)
    project.systems[0].deferredFiles = assets
    let image = ImageNode(.symbol(.literal("icon7")), resizable: true)
    project.systems[0].shots = project.systems[0].shots.map { shot in
      let scenario = Scenario(
        system: "boxes", component: "box", name: "shown", node: DSNode(.image(image), at: shot.scenario.location),
        at: shot.scenario.location)
      return Shot(id: shot.id, scenario: scenario, variant: shot.variant)
    }
    return (project, assets)
  }

  @Test func `after a first run, which looks for faults, a run reads the icon that it shows and no other`() async throws
  {
    let kept = KeptShots()
    var options = RunOptions()
    options.selection.kept = kept
    options.recording.shots = .missing
    let (first, _) = project()
    let recorded = try await runMatrix(first, options)
    #expect(recorded.counts.recorded == 2 && recorded.unshownFaults.isEmpty)
    kept.forget()
    let (second, assets) = project()
    #expect(try await runMatrix(second, options).exitStatus == .equal)
    #expect(assets.filter(\.isRead).map(\.path) == ["icons/icon7.svg"])
  }
}
