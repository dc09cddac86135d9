// Stands in for the module SnapshotTesting of the tests that `scripts/prove apple` reads: an assertion keeps its view, in place of
// a picture. Its names and defaults are those of the public interface of swift-snapshot-testing.
import Foundation
import SwiftUI

/// How a value becomes a view of the size that the test asks for.
public struct Snapshotting<Value, Format> {
  let view: @MainActor (Value) -> AnyView

  public func pullback<Other>(_ transform: @escaping @MainActor (Other) -> Value) -> Snapshotting<Other, Format> {
    Snapshotting<Other, Format> { self.view(transform($0)) }
  }
}

/// The views that a test asserts, by the names of their pictures.
@MainActor
public enum Recorder {
  private static var views: [String: AnyView] = [:]
  private static var counts: [String: Int] = [:]

  /// Runs a test, and returns the view that it asserts under a name.
  public static func view(_ name: String, in test: () throws -> Void) -> AnyView {
    views = [:]
    counts = [:]
    do { try test() } catch { fatalError("the test ended early: \(error)") }
    guard let view = views[name] else { fatalError("the test asserts no '\(name)', but \(views.keys.sorted())") }
    return view
  }

  static func keep(_ view: AnyView, test: String, named name: String?) {
    counts[test, default: 0] += 1
    views["\(cleaned(test)).\(name.map(cleaned) ?? String(counts[test, default: 0]))"] = view
  }

  /// A name without characters that a file's name should not have.
  static func cleaned(_ text: String) -> String {
    text.replacingOccurrences(of: "\\W+", with: "-", options: .regularExpression)
      .replacingOccurrences(of: "^-|-$", with: "", options: .regularExpression)
  }
}

@preconcurrency @MainActor
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: Bool? = nil, timeout: TimeInterval = 5, file: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line
) {
  do { Recorder.keep(snapshotting.view(try value()), test: testName, named: name) } catch { fatalError("\(error)") }
}

@preconcurrency @MainActor
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: Bool? = nil, timeout: TimeInterval = 5, file: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line
) {
  do { Recorder.keep(snapshotting.view(try value()), test: testName, named: name) } catch { fatalError("\(error)") }
}

@preconcurrency @MainActor
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: Bool? = nil, timeout: TimeInterval = 5, file: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line
) {
  for (name, strategy) in strategies {
    do { Recorder.keep(strategy.view(try value()), test: testName, named: name) } catch { fatalError("\(error)") }
  }
}

/// What a test throws that does not run here.
public struct XCTSkip: Error {
  public init(_ message: String? = nil) {}
}

/// What names a value that tests are called with.
public protocol CustomTestStringConvertible { var testDescription: String { get } }

/// What tests of XCTest inherit from.
@MainActor
open class XCTestCase {
  public init() {}
  open func setUp() {}
  open func setUpWithError() throws {}
  open func tearDown() {}
  open func tearDownWithError() throws {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertEqual<Value>(_ one: Value, _ other: Value, _ message: String = "") {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertTrue(_ value: Bool, _ message: String = "") {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTSkipIf(_ condition: @autoclosure () -> Bool, _ message: String? = nil) throws {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTSkipUnless(_ condition: @autoclosure () -> Bool, _ message: String? = nil) throws {}

/// A view in the middle of a picture, as a hosting controller places it.
@MainActor
func placed(_ view: some View, size: CGSize?, insets: EdgeInsets = EdgeInsets()) -> AnyView {
  guard let size else { return AnyView(view) }
  return AnyView(
    view.frame(maxWidth: .infinity, maxHeight: .infinity).safeAreaPadding(insets).frame(
      width: size.width, height: size.height))
}
