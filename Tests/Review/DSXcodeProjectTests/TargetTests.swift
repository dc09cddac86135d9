import DSDiagnostics
import Testing

@testable import DSXcodeProject

@Suite struct TargetTests {
  /// An app that links a framework of its project, one of another project, and two packages.
  private func linked(files: [String: String] = [:]) throws -> ProjectFolder {
    let other = ProjectFolder.text(
      targets: "T2", fields: "",
      objects: """
        T2 = { isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.framework";
               productReference = Q2; buildPhases = (S2); };
        Q2 = { isa = PBXFileReference; path = Other.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        S2 = { isa = PBXSourcesBuildPhase; files = (B2); }; B2 = { isa = PBXBuildFile; fileRef = F2; };
        F2 = { isa = PBXFileReference; path = Other.swift; sourceTree = SOURCE_ROOT; };
        """)
    let all = files.merging(
      [
        "A.swift": "#Preview { A() }", "Kit.swift": "", "Other/Other.swift": "",
        "Other/Other.xcodeproj/project.pbxproj": other,
        "App.xcworkspace/contents.xcworkspacedata": """
        <?xml version="1.0" encoding="UTF-8"?>
        <Workspace version="1.0"><FileRef location="group:App.xcodeproj"></FileRef>
        <Group location="container:Other" name="x"><FileRef location="group:Other.xcodeproj"/></Group></Workspace>
        """,
        "Local/Package.swift": ".library(\n name: \"Near\", targets: [\"Near\"])",
      ]
    ) { own, _ in own }
    return try ProjectFolder(
      targets: "T, K, E", fields: "developmentRegion = de;",
      objects: """
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
              buildPhases = (S, W); dependencies = (D, X); packageProductDependencies = (N, R, M, V); };
        K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
              productReference = QK; buildPhases = (SK); };
        E = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
              buildPhases = (); };
        QK = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        SK = { isa = PBXSourcesBuildPhase; files = (BK); }; BK = { isa = PBXBuildFile; fileRef = FK; };
        FK = { isa = PBXFileReference; path = Kit.swift; sourceTree = SOURCE_ROOT; };
        S = { isa = PBXSourcesBuildPhase; files = (BA); }; BA = { isa = PBXBuildFile; fileRef = FA; };
        FA = { isa = PBXFileReference; path = A.swift; sourceTree = SOURCE_ROOT; };
        W = { isa = PBXFrameworksBuildPhase; files = (B1, B2, B3, B4); };
        B1 = { isa = PBXBuildFile; fileRef = O; };
        O = { isa = PBXFileReference; path = Other.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        B2 = { isa = PBXBuildFile; fileRef = U; };
        U = { isa = PBXFileReference; path = System/Library/Frameworks/UIKit.framework; sourceTree = SDKROOT; };
        B3 = { isa = PBXBuildFile; fileRef = Z; };
        Z = { isa = PBXFileReference; path = Vendor/Z.xcframework; sourceTree = SOURCE_ROOT; };
        B4 = { isa = PBXBuildFile; productRef = N; };
        D = { isa = PBXTargetDependency; target = K; }; X = { isa = PBXTargetDependency; target = E; };
        N = { isa = XCSwiftPackageProductDependency; productName = Near; };
        R = { isa = XCSwiftPackageProductDependency; package = RR; productName = Far; };
        M = { isa = XCSwiftPackageProductDependency; productName = Missing; };
        V = { isa = XCSwiftPackageProductDependency; productName = "plugin:Lint"; };
        RR = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/x/Far-Away.git";
               requirement = { kind = upToNextMajorVersion; minimumVersion = 1.2; }; };
        LL = { isa = XCLocalSwiftPackageReference; relativePath = Local; };
        """, files: all)
  }

  @Test("An app links frameworks of its project and of its workspace, and products of packages")
  func links() throws {
    let folder = try linked()
    let package = try folder.package()
    #expect(package.modules.map(\.settings.module) == ["Other", "Kit", "App"])
    #expect(package.language == "de")
    let app = try #require(package.modules.last)
    #expect(app.modules == ["Other", "Kit"])
    #expect(app.products.map { "\($0.name) of \($0.package.identity)" } == ["Near of local", "Far of far-away"])
    #expect(app.previews == 1)
    #expect(
      package.packages == [
        PackageReference(source: .remote("https://example.org/x/Far-Away.git", requirement: "from: \"1.2.0\"")),
        PackageReference(source: .local(folder.path + "/Local")),
      ])
    #expect(package.leftOut.mapValues { $0.map(folder.short) } == ["compiled libraries": ["Vendor/Z.xcframework"]])
    #expect(package.warnings.map(\.message) == ["no package of the project has the product 'Missing'"])
  }

  @Test("A package can be left out by its name")
  func without() throws {
    let package = try linked().package(without: ["far-away"])
    #expect(package.packages.map(\.identity) == ["local"])
    #expect(package.leftOut["packages, by '--without-package'"] == ["far-away"])
  }

  @Test(
    "Every kind of requirement becomes what manifests say",
    arguments: [
      ("kind = upToNextMajorVersion; minimumVersion = 2.0.0-beta.1;", "from: \"2.0.0-beta.1\""),
      ("kind = upToNextMinorVersion; minimumVersion = 1.2.3;", ".upToNextMinor(from: \"1.2.3\")"),
      ("kind = exactVersion; version = 1.2.3;", "exact: \"1.2.3\""),
      ("kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 3;", "\"1.0.0\"..<\"3.0.0\""),
      ("kind = branch; branch = \"a\\\"b\";", "branch: \"a\\\"b\""),
      ("kind = revision; revision = abc;", "revision: \"abc\""),
      ("kind = exactVersion; version = latest;", nil), ("kind = other;", nil),
    ])
  func requirements(_ text: String, _ line: String?) throws {
    let folder = try ProjectFolder(
      objects: "R = { isa = XCRemoteSwiftPackageReference; repositoryURL = u; requirement = { \(text) }; };")
    let project = try folder.project()
    var bag = DiagnosticBag()
    let package = PackageReference(try #require(project.object("R")), in: project, &bag)
    #expect(package?.source == line.map { .remote("u", requirement: $0) })
    #expect(bag.diagnostics.map(\.id) == (line == nil ? ["unknown-requirement"] : []))
  }

  @Test(
    "A package is called by the end of its address",
    arguments: [
      ("https://github.com/a/Kit.git", "kit"), ("git@host:a/Kit.git", "kit"), ("git@host:Kit", "kit"),
      ("https://host/a/My.Kit/", "my.kit"),
    ])
  func identities(_ url: String, _ identity: String) {
    #expect(PackageReference(source: .remote(url, requirement: "")).identity == identity)
  }

  /// A project with targets of some names, types and SDKs.
  private func folder(_ targets: [(name: String, type: String, sdk: String)]) throws -> ProjectFolder {
    let objects = targets.enumerated().map { index, target in
      """
      T\(index) = { isa = PBXNativeTarget; name = "\(target.name)"; buildConfigurationList = L\(index);
        productType = "com.apple.product-type.\(target.type)"; };
      L\(index) = { isa = XCConfigurationList; buildConfigurations = (C\(index)); };
      C\(index) = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = \(target.sdk); }; };
      """
    }
    return try ProjectFolder(
      targets: targets.indices.map { "T\($0)" }.joined(separator: ", "), objects: objects.joined(separator: "\n"))
  }

  @Test("The only app for phones is drawn, and otherwise the candidates are named")
  func choice() throws {
    let phone = (name: "Phone", type: "application", sdk: "iphoneos")
    let watch = (name: "Watch", type: "application", sdk: "watchos")
    let tests = (name: "Tests", type: "bundle.unit-test", sdk: "iphoneos")
    let one = try folder([watch, phone, tests])
    #expect(try FoundProject(one.bundle, target: nil).target.name == "Phone")
    #expect(try FoundProject(one.bundle, target: "Watch").target.name == "Watch")
    #expect(try FoundProject(one.path, target: nil).target.name == "Phone")
    #expect(
      problems { try FoundProject(one.bundle, target: "Phnoe") } == [
        "the project has no target 'Phnoe' (did you mean 'Phone'? it has 'Watch', 'Phone')"
      ])
    let two = try folder([phone, (name: "Other", type: "application", sdk: "iphoneos"), watch])
    #expect(
      problems { try FoundProject(two.bundle, target: nil) } == [
        "the project has 2 targets of apps for phones (name one with '--target': 'Phone', 'Other')"
      ])
    let none = try folder([tests])
    #expect(
      problems { try FoundProject(none.bundle, target: nil) } == [
        "the project has no target of an app or a framework (name a different project)"
      ])
  }

  @Test("A path without a project says what there is instead")
  func noProject() throws {
    let folder = try ProjectFolder(
      objects: "", files: ["Yml/project.yml": "", "Two/A.xcodeproj/x": "", "Two/B.xcodeproj/x": ""])
    #expect(
      problems { try FoundProject(folder.path + "/Ap.xcodeproj", target: nil) } == [
        "there is no project (the folder has 'App.xcodeproj')"
      ])
    #expect(
      problems { try FoundProject(folder.path + "/Yml", target: nil) } == [
        "the folder has no project, expected an '.xcodeproj' ('xcodegen generate' writes the project of 'project.yml'; run it first)"
      ])
    #expect(
      problems { try FoundProject(folder.path + "/Two", target: nil) } == [
        "the folder has several projects (name one: A.xcodeproj, B.xcodeproj)"
      ])
    #expect(
      problems { try FoundProject(folder.path + "/Two/A.xcodeproj", target: nil) }.map(folder.short) == [
        "cannot open 'Two/A.xcodeproj/project.pbxproj': No such file or directory (name an '.xcodeproj' that holds one)"
      ])
  }

  @Test("A project without objects or a root is refused")
  func noObjects() {
    for (text, message) in [
      ("{}", "a table without 'objects', expected a project file"),
      ("()", "a list without 'objects', expected a project file"),
      ("{ objects = { A = { x = 1; }; }; }", "the object 'A' has no 'isa'"),
      ("{ objects = { A = { isa = B; }; }; rootObject = A; }", "'rootObject' is not the id of a 'PBXProject'"),
    ] {
      let found = problems { try ProjectFile(Array(text.utf8), path: "p", bundle: "/App.xcodeproj") }
      #expect(found.first?.hasPrefix(message) == true, "\(found)")
    }
  }
}
