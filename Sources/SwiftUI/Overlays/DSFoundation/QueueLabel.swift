// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

public import Dispatch
import Foundation

/// The name of a queue; nil asks for the current one.
/// - Partial: of the current queue it is only known whether it is the main one.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
  guard let queue else { return Thread.isMainThread ? mainLabel.pointer : otherLabel.pointer }
  // The caller reads the text at once; C gives it no owner, so that it stays.
  return UnsafePointer(strdup(queue.label)!)
}

/// A text that stays.
private struct Label: @unchecked Sendable {
  let pointer: UnsafePointer<CChar>
  init(_ text: String) { pointer = UnsafePointer(strdup(text)!) }
}

private let mainLabel = Label("com.apple.main-thread")
private let otherLabel = Label("")

/// How a piece of work of a queue runs: a number, which sources send between threads, as on Apple's platforms.
extension DispatchWorkItemFlags: @retroactive @unchecked Sendable {}
