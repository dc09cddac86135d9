/// The length of views that have none of their own, where they are asked for their ideal one.
package enum UnspecifiedLength {
  /// SwiftUI's, in points.
  package static let usual = 10.0

  /// The length that is given now. Another than the usual one is given only to see whether a view's size follows it.
  @TaskLocal package static var height = usual
}
