import Foundation
import TestFolder
import Testing

/// `swift package dsrender` in packages that are built as a user's are.
extension PackageTests.PluginTests {
  @Test func `a package without a configuration is drawn, its edits are proved, and its faults reported`() throws {
    let package = try PackageCopy("Harbor")
    let equal = try package.matrix()
    #expect(equal.status == 0, "\(equal.output)")
    let ids = try package.shots()["unchanged"] ?? []
    #expect(ids.count == 44)
    // Of a target of no product; of a provider that reads the target's resources; of the program; one that loads its
    // data; one whose model's publishers say whether its button can be pressed.
    for id in [
      "harbor/spacing/preview@dark", "harbor/airport-label/reykjavik@light", "harbor/gallery/phone@light",
      "harbor/departure-board/departures@dark", "harbor/passenger-form/complete@dark",
    ] {
      #expect(ids.contains(id))
    }

    // Each step goes on with the package and the build of the one before it.
    try provesAnEdit(of: package)
    try drawsWhatIsSteady(in: package)
    try survivesACrash(in: package, ids: ids)
  }

  /// An edit since a commit is found, without the package manager too, and approved.
  private func provesAnEdit(of package: PackageCopy) throws {
    try package.commit()
    // What git cannot hash takes no cause away: a repository in this one, a name that it reads as quoted.
    #expect(try Command("git", "init", "--quiet", "Nested", in: package.path).status == 0)
    try package.write("\"quoted", "a name\n")
    try package.change("Sources/HarborComponents/SeatPicker.swift", "cornerRadius: 8", "cornerRadius: 4")
    let changed = try package.matrix()
    // The commit is built, as no run has drawn it in a repository, and its views are drawn without the edit.
    #expect(changed.output.contains("Building the previews of"), "\(changed.output)")
    #expect(
      changed.output.contains(
        """
        2 shots, one cause: Text › backgroundStyle › in RoundedRectangle(8 continuous) → RoundedRectangle(4 continuous)
          Sources/HarborComponents/SeatPicker.swift:35
          proved: without it all 2 equal their baselines
        """), "\(changed.output)")
    // The package manager has one code for all failures, and names the program's.
    #expect(changed.status == 1)
    #expect(changed.output.contains("Plugin ended with exit code 1"))
    #expect(changed.output.contains("approve: swift package dsrender approve --from shots --group 1"))
    #expect(try package.shots()["changed"] == ["harbor/seat-picker/row-12@dark", "harbor/seat-picker/row-12@light"])
    // Without the package manager the code is the program's own.
    let program = package.buildFolder.program
    let alone = try Command(program, "matrix", in: package.path)
    #expect(alone.status == 1)
    #expect(alone.output.contains("2 changed, 42 shots equal their baselines"), "\(alone.output)")
    #expect(alone.output.contains("'swift package dsrender' builds the base's Swift sources; this run went without it"))
    let approved = try Command(program, "approve", "--all", in: package.path)
    #expect(approved.status == 0, "\(approved.output)")
    #expect(try Command(program, "matrix", in: package.path).status == 0)
    #expect(try Command(program, "matrix", "--filter", "nothing", in: package.path).status == 64)
    // The next base is what was drawn last, and nothing that a run has left over.
    for name in ["Nested", "\"quoted"] { try FileManager.default.removeItem(atPath: package.path + "/" + name) }
    #expect(try package.matrix().status == 0)
    try package.commit()
  }

  /// Files come and go, and what differs from process to process, or from day to day, is no picture to compare with.
  private func drawsWhatIsSteady(in package: PackageCopy) throws {
    let program = package.buildFolder.program
    try package.move("Sources/HarborComponents/StatusBadge.swift", to: "Sources/HarborComponents/Badge.swift")
    // A date that a view formats by itself does not follow the machine's time zone.
    try package.change(
      "Sources/HarborComponents/FareCard.swift", "Text(\"Sign in for prices\")",
      "Text(Date(timeIntervalSince1970: 0).formatted(date: .omitted, time: .shortened))")
    try package.write(
      "Sources/HarborComponents/Unsteady.swift",
      """
      import Foundation
      import SwiftUI

      #Preview("Today", traits: .sizeThatFitsLayout) { Text(Date.now, format: .dateTime.day().month().year()) }
      #Preview("Random", traits: .sizeThatFitsLayout) { Text(verbatim: String(UInt64.random(in: 0 ... .max))) }
      #Preview("Order", traits: .sizeThatFitsLayout) { Text(verbatim: Set((0..<32).map(String.init)).joined()) }
      #Preview("Zone", traits: .sizeThatFitsLayout) { Text(verbatim: TimeZone.current.identifier) }
      #Preview("Ended", traits: .sizeThatFitsLayout) { Ended() }

      struct Ended: View {
        var body: some View {
          if ProcessInfo.processInfo.environment["ENDS"] != nil {
            // No handler and no definition of the program's own stands before the kernel.
            typealias Call = @convention(c) (Int, Int) -> Int
            _ = unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)(231, 0)
          }
          return Text("Not ended")
        }
      }

      """)
    let drawn = try package.matrix()
    #expect(drawn.output.contains("Plugin ended with exit code 1"), "\(drawn.output)")
    let previews = ["ended", "order", "random", "today", "zone"].map { "harbor/unsteady/" + $0 }
    #expect(try package.shots()["added"] == (["harbor/badge/all-states"] + previews).flatMap(bothSchemes))
    // Which of several edits it was the nodes do not say; the commit's views are those of the run before it.
    #expect(drawn.output.contains(", one cause: Text “Sign in for prices” → “"), "\(drawn.output)")
    #expect(
      drawn.output.contains(
        "in the changed lines Sources/HarborComponents/Badge.swift; Sources/HarborComponents/FareCard"),
      "\(drawn.output)")
    #expect(!drawn.output.contains("Building the previews of"))
    // The other pictures need the program alone.
    #expect(try Command(program, "approve", "--all", in: package.path).status == 0)
    for zone in ["Asia/Tokyo", "America/Lima"] {
      let other = try Command(
        "TZ=\(zone)", program, "matrix", "--filter", "harbor/{fare-card/**,unsteady/zone@*}",
        in: package.path)
      #expect(other.status == 0, "\(other.output)")
    }
    let strict = try Command(program, "matrix", "--strict", "--out", "shots/", in: package.path)
    #expect(strict.status == 65, "\(strict.output)")
    #expect(
      try package.shots()["failed"]
        == ["order", "random", "today"].flatMap { bothSchemes("harbor/unsteady/\($0)") })
    #expect(strict.output.contains("  Sources/HarborComponents/Unsteady.swift:4: error:"), "\(strict.output)")
    #expect(strict.output.contains("draws a different picture in a second process"))
    let ended = try package.matrix(environment: "ENDS=1")
    #expect(ended.output.contains("code of the package ended the program before it was finished"), "\(ended.output)")
    #expect(ended.status != 0)
  }

  /// One preview that crashes fails alone; all others are drawn and compared.
  /// - Parameter ids: the shots of the package as it was.
  private func survivesACrash(in package: PackageCopy, ids: [String]) throws {
    try package.change("Sources/HarborComponents/SeatPicker.swift", "cornerRadius: 4", "cornerRadius: [4, 5][2]")
    let crashed = try package.matrix()
    #expect(crashed.output.contains("Plugin ended with exit code 65"), "\(crashed.output)")
    #expect(crashed.output.contains("the preview crashed at Sources/HarborComponents/SeatPicker.swift:35:"))
    let shots = try package.shots()
    #expect(shots["failed"] == bothSchemes("harbor/seat-picker/row-12"))
    let others = Set(ids).subtracting(bothSchemes("harbor/seat-picker/row-12"))
      .subtracting(bothSchemes("harbor/status-badge/all-states")).union(bothSchemes("harbor/badge/all-states"))
    #expect(others.count == 42)
    #expect(others.isSubset(of: shots["unchanged"] ?? []))
    // Without the package manager it is reported in the same words.
    let direct = try Command(package.buildFolder.program, "matrix", in: package.path)
    #expect(direct.status == 65)
    #expect(direct.output.contains("Sources/HarborComponents/SeatPicker.swift:35:"), "\(direct.output)")
  }

  @Test func `a package without previews gets a report of what was looked at`() throws {
    let package = try PackageCopy(files: [
      (
        "Package.swift",
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "Plain", dependencies: [\(Repository.dependency)],
          targets: [.target(name: "Plain")])
        """
      ), ("Sources/Plain/Plain.swift", "public let answer = 42\n"),
    ])
    let result = try package.matrix()
    #expect(result.status == 1)
    #expect(
      result.output.contains(
        "the package 'Plain' has no previews: there is no '#Preview' and no 'PreviewProvider' in the 1 Swift files of its "
          + "targets (Plain)"))
  }

  @Test func `a build that is killed is reported as that, not as a fault in the sources`() throws {
    // The manifest is asked twice, and kills only the build of the previews.
    let package = try PackageCopy(files: [
      (
        "Package.swift",
        """
        // swift-tools-version: 5.9
        import Foundation
        import PackageDescription
        if Context.packageDirectory.contains("/mirror/") { kill(getppid(), SIGKILL) }
        let package = Package(
          name: "Doomed", dependencies: [\(Repository.dependency)],
          targets: [.target(name: "Doomed", dependencies: [.product(name: "SwiftUI", package: "dsrender")])])
        """
      ), ("Sources/Doomed/Doomed.swift", "import SwiftUI\n\n#Preview { Text(\"a\") }\n"),
    ])
    let result = try package.matrix()
    #expect(result.status == 1)
    #expect(result.output.contains("error: the build of the package's previews was ended by signal 9"))
    #expect(result.output.contains("Plugin ended with exit code 70"))
    #expect(!result.output.contains("see above"))
  }
}
