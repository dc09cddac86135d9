import DSDiagnostics
import Testing

@testable import DSXcodeProject

@Suite struct FileTests {
  /// The files of the target `T`, without the folder's path, and what was reported.
  private func read(_ folder: ProjectFolder) throws -> (files: TargetFiles, problems: [String]) {
    let project = try folder.project()
    let target = try #require(project.object("T"))
    var reader = TargetFileReader(project, ProjectPaths(of: project), platform: "ios")
    var files = reader.files(of: target)
    files.sources = files.sources.map(folder.short)
    files.resources = files.resources.map { TargetFiles.Resource(path: folder.short($0.path), isFolder: $0.isFolder) }
    files.leftOut = files.leftOut.mapValues { $0.map(folder.short) }
    return (files, reader.problems.diagnostics.map { folder.short($0.message) })
  }

  @Test("Files of phases lie where their groups say")
  func groups() throws {
    let folder = try ProjectFolder(
      targets: "T",
      objects: """
        T = { isa = PBXNativeTarget; name = App; buildPhases = (S, R); };
        S = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, B5, B6); };
        R = { isa = PBXResourcesBuildPhase; files = (B7, B8, B9); };
        B1 = { isa = PBXBuildFile; fileRef = F1; }; F1 = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        B2 = { isa = PBXBuildFile; fileRef = F2; }; F2 = { isa = PBXFileReference; path = Top/B.swift; sourceTree = SOURCE_ROOT; };
        B3 = { isa = PBXBuildFile; fileRef = F3; }; F3 = { isa = PBXFileReference; path = main.swift; sourceTree = "<group>"; };
        B4 = { isa = PBXBuildFile; fileRef = F4; }; F4 = { isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
        B5 = { isa = PBXBuildFile; fileRef = F5; platformFilters = (macos, ); };
        F5 = { isa = PBXFileReference; path = Mac.swift; sourceTree = "<group>"; };
        B6 = { isa = PBXBuildFile; fileRef = GONE; };
        B7 = { isa = PBXBuildFile; fileRef = V; };
        V = { isa = PBXVariantGroup; children = (L1, L2); name = Localizable.strings; sourceTree = "<group>"; };
        L1 = { isa = PBXFileReference; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
        L2 = { isa = PBXFileReference; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
        B8 = { isa = PBXBuildFile; fileRef = F8; };
        F8 = { isa = PBXFileReference; lastKnownFileType = folder; path = Web; sourceTree = "<group>"; };
        B9 = { isa = PBXBuildFile; fileRef = F9; }; F9 = { isa = PBXFileReference; path = Info.plist; sourceTree = "<group>"; };
        G = { isa = PBXGroup; path = App; children = (H, F4, V, F8, F9); sourceTree = "<group>"; };
        H = { isa = PBXGroup; name = Views; path = ../Shared; children = (F1, F3, F5); sourceTree = "<group>"; };
        """,
      files: [
        "Shared/A.swift": "", "Top/B.swift": "", "App/en.lproj/Localizable.strings": "", "App/Web/index.html": "",
      ])
    let (files, problems) = try read(folder)
    #expect(files.sources == ["Shared/A.swift", "Top/B.swift"])
    #expect(
      files.resources == [
        TargetFiles.Resource(path: "App/Web", isFolder: true),
        TargetFiles.Resource(path: "App/en.lproj/Localizable.strings"),
      ])
    #expect(
      files.leftOut == ["'main.swift'": ["Shared/main.swift"], "sources in Objective-C, C and C++": ["App/Old.m"]])
    #expect(
      problems == [
        "'fileRef' names an object that the project does not have, such as 'GONE'",
        "1 file of the target 'App' do not exist, such as 'App/de.lproj/Localizable.strings'",
      ])
  }

  @Test("A folder that Xcode keeps in step belongs to its targets, but for the exceptions")
  func synchronized() throws {
    let folder = try ProjectFolder(
      targets: "T, W",
      objects: """
        T = { isa = PBXNativeTarget; name = App; buildPhases = (); fileSystemSynchronizedGroups = (G); };
        W = { isa = PBXNativeTarget; name = Widget; buildPhases = (); fileSystemSynchronizedGroups = (K); };
        G = { isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (X); explicitFolders = (Web);
              sourceTree = "<group>"; };
        X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
              membershipExceptions = (Info.plist, Old, "/Localized: Intents.strings"); };
        K = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; exceptions = (Y); sourceTree = "<group>"; };
        Y = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Shared.swift); };
        """,
      files: [
        "App/A.swift": "", "App/Deep/B.swift": "", "App/Old/C.swift": "", "App/Info.plist": "", "App/.hidden": "",
        "App/Assets.xcassets/Contents.json": "", "App/Web/index.html": "", "App/Web/x/y.js": "",
        "App/de.lproj/Intents.strings": "", "App/de.lproj/Localizable.strings": "", "App/Launch.storyboard": "",
        "App/Kit/Package.swift": "", "App/Kit/Sources/Kit/Kit.swift": "", "App/notes.md": "",
        "App/Settings.bundle/Root.plist": "", "App/Settings.bundle/Settings.bundle/Root.plist": "",
        "Widget/Shared.swift": "", "Widget/Widget.swift": "",
      ])
    let (files, problems) = try read(folder)
    #expect(files.sources == ["App/A.swift", "App/Deep/B.swift", "Widget/Shared.swift"])
    #expect(
      files.resources == [
        TargetFiles.Resource(path: "App/Assets.xcassets"),
        TargetFiles.Resource(path: "App/Settings.bundle", isFolder: true),
        TargetFiles.Resource(path: "App/Web", isFolder: true),
        TargetFiles.Resource(path: "App/de.lproj/Localizable.strings"),
      ])
    #expect(files.leftOut == ["storyboards and nibs": ["App/Launch.storyboard"]])
    #expect(problems == [])
  }

  @Test("A folder that is gone is a warning, and groups in a circle have no path")
  func missing() throws {
    let folder = try ProjectFolder(
      targets: "T",
      objects: """
        T = { isa = PBXNativeTarget; name = App; buildPhases = (S); fileSystemSynchronizedGroups = (G); };
        G = { isa = PBXFileSystemSynchronizedRootGroup; path = Gone; sourceTree = "<group>"; };
        S = { isa = PBXSourcesBuildPhase; files = (B1); }; B1 = { isa = PBXBuildFile; fileRef = F1; };
        F1 = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        C = { isa = PBXGroup; children = (D, F1); sourceTree = "<group>"; };
        D = { isa = PBXGroup; children = (C); sourceTree = "<group>"; };
        """)
    let (files, problems) = try read(folder)
    #expect(files.sources == [])
    #expect(problems.count == 1 && problems[0].contains("Gone"))
  }

  @Test("Previews are counted where a source declares them")
  func previews() {
    let text = """
      #Preview { A() }
        #Preview("b", traits: .landscapeLeft) { B() }
      // #Preview { C() }
      struct D_Previews: PreviewProvider {}
      let name = "#Preview"
      """
    #expect(previewCount(in: text) == 3)
  }
}
