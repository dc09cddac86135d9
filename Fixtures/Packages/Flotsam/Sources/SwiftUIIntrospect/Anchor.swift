import SwiftUI
import UIKit

/// A view that looks for the platform's views behind SwiftUI's, as the package of this name has them.
struct Anchor: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { fatalError("it is not made") }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

extension View {
  /// The view, with what looks for the platform's views behind and above it.
  public func introspect() -> some View { background(Anchor()).overlay(Anchor()) }
}
