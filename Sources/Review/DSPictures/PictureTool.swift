package import DSFiles

/// A tool that writes folders of pictures, recognised by where they lie and what they are called.
package enum PictureTool: String, CaseIterable, Sendable {
  /// `page.spec.ts-snapshots/home-1-chromium-linux.png`.
  case playwright = "Playwright"
  /// `button--primary-snap.png`: the test runner of Storybook, and others that use jest-image-snapshot.
  case imageSnapshot = "jest-image-snapshot"
  /// `__screenshots__/Button/Primary.png`: Storycap, whose pictures reg-suit compares.
  case storycap = "Storycap"
  /// `.reg/expected`.
  case regSuit = "reg-suit"
  /// `.loki/reference/chrome_laptop_Button_Primary.png`.
  case loki = "Loki"
  /// `drawing.cy.ts/line.snap.png`.
  case cypress = "cypress-image-snapshot"
  /// `__Snapshots__/CardTests/testPear.1.png`.
  case swiftSnapshotTesting = "swift-snapshot-testing"
  /// `src/test/snapshots/images/com.example_CardTest_empty.png`.
  case paparazzi = "Paparazzi"
  /// `com.example.CardTest.empty.png`.
  case roborazzi = "Roborazzi"
  /// `bitmaps_reference/shop_Home_0_document_0_phone.png`.
  case backstop = "BackstopJS"

  /// The tool that wrote a folder; nil if nothing tells.
  /// - Parameters:
  ///   - folder: the folder's path.
  ///   - names: paths of pictures in it.
  package init?(folder: String, names: [String]) {
    let found = Self.allCases.first { tool in
      tool.marks.contains { mark in "/\(folder)/".contains(mark) || names.contains { "/\($0)".contains(mark) } }
        || !names.isEmpty && names.allSatisfy { tool.writes(String($0.split(separator: "/").last ?? "")) }
    }
    guard let found else { return nil }
    self = found
  }

  /// What only paths of the tool's pictures contain.
  private var marks: [String] {
    switch self {
    case .playwright:
      [".spec.ts-snapshots/", ".test.ts-snapshots/", ".spec.tsx-snapshots/", ".spec.js-snapshots/", ".spec.ts/"]
    case .imageSnapshot: ["/__image_snapshots__/"]
    case .storycap: ["/__screenshots__/"]
    case .regSuit: ["/.reg/"]
    case .loki: ["/.loki/"]
    case .cypress: [".cy.ts/", ".cy.js/", ".cy.tsx/"]
    case .swiftSnapshotTesting: ["/__Snapshots__/"]
    case .paparazzi: ["/snapshots/images/"]
    case .roborazzi: ["/roborazzi/"]
    case .backstop: ["/bitmaps_reference/", "/bitmaps_test/"]
    }
  }

  /// Whether a file's name has the form that the tool alone writes.
  private func writes(_ name: String) -> Bool {
    let stem = String(decoding: PicturePattern.withoutEnding(name), as: UTF8.self)
    switch self {
    case .playwright: return ["-linux", "-darwin", "-win32"].contains { stem.hasSuffix($0) }
    case .imageSnapshot: return stem.hasSuffix("-snap")
    case .cypress: return stem.hasSuffix(".snap")
    case .swiftSnapshotTesting:
      let words = stem.split(separator: ".")
      return words.count == 2 && words[0].hasPrefix("test") && Int(words[1]) != nil
    case .paparazzi: return Self.isMethod(stem, separator: "_")
    case .roborazzi: return Self.isMethod(stem, separator: ".")
    case .backstop:
      let words = stem.split(separator: "_")
      return words.count > 4 && Int(words[words.count - 2]) != nil && Int(words[words.count - 4]) != nil
    case .storycap, .regSuit, .loki: return false
    }
  }

  /// Whether a name is a package, a class and a method: `com.example_CardTest_empty`.
  private static func isMethod(_ stem: String, separator: String) -> Bool {
    guard let capital = stem.firstIndex(where: \.isUppercase) else { return false }
    return stem[..<capital].hasSuffix(separator) && stem[..<capital].dropLast().contains(".")
      && stem[capital...].contains(separator)
  }

  /// What a system of its pictures is called.
  package var systemName: String {
    switch self {
    case .playwright, .storycap, .regSuit, .loki, .cypress, .paparazzi, .roborazzi, .backstop: rawValue.lowercased()
    case .imageSnapshot: "storybook"
    case .swiftSnapshotTesting: "snapshots"
    }
  }

  /// Where the pictures as they are now lie: where the tool writes them, or where its recipe in the documentation puts them.
  /// - Parameter folder: the folder of the expected ones.
  package func actual(for folder: String) throws(FileError) -> String {
    let (parent, leaf) = splitPath(folder)
    switch self {
    case .playwright, .imageSnapshot: return "test-results/pictures"
    case .storycap: return ".reg/actual"
    case .regSuit: return joinPath(parent, "actual")
    case .loki: return joinPath(parent, "current")
    case .cypress, .swiftSnapshotTesting: return "build/pictures"
    case .paparazzi: return joinPath(Self.module(of: folder), "build/pictures")
    case .roborazzi:
      let usual = joinPath(Self.module(of: folder), "build/outputs/roborazzi")
      return usual == folder ? joinPath(Self.module(of: folder), "build/pictures") : usual
    case .backstop:
      // Every run writes a new folder, named by its time.
      let runs = leaf == "bitmaps_reference" ? joinPath(parent, "bitmaps_test") : folder
      guard try fileKind(runs) == .folder else { return runs }
      let newest = Set(try listEverything(runs).compactMap { $0.name.split(separator: "/").first.map(String.init) })
        .max()
      return newest.map { joinPath(runs, $0) } ?? runs
    }
  }

  /// The folder of the Gradle module that a folder lies in.
  private static func module(of folder: String) -> String {
    for mark in ["/src/", "/build/"] {
      if let range = "/\(folder)/".firstRange(of: mark) {
        return String("/\(folder)/"[..<range.lowerBound].dropFirst())
      }
    }
    return "."
  }
}
