// The part of SnapshotTesting's interface for a Mac.
import SwiftUI

extension Snapshotting where Value: SwiftUI.View, Format == NSImage {
  /// What tests of views declare for a view in a window of that size.
  public static func image(size: CGSize) -> Snapshotting {
    Snapshotting { placed($0.environment(\.colorScheme, .light), size: size) }
  }
}

/// What tests declare for a view that changes after it has been laid out.
@preconcurrency @MainActor
public func assertSnapshotSettled(_ view: some View, size: CGSize, testName: String = #function) {
  assertSnapshot(of: view, as: .image(size: size), testName: testName)
}
