import DSNode

/// One view of the vocabulary: its words, and how it becomes a node.
package struct ViewDefinition: Sendable {
  /// The name, SwiftUI's where SwiftUI has the view.
  package var name: String
  /// What it shows, in one line.
  package var documentation: String
  /// Its arguments.
  package var list: ArgumentList
  /// A file's lines that use it.
  package var example: String
  let decode: @Sendable (Arguments) -> DSNode.Kind?

  /// A view; `decode` gives nil if an argument was wrong and reported.
  init(
    _ name: String, _ documentation: String, _ list: ArgumentList = ArgumentList(), example: String,
    decode: @escaping @Sendable (Arguments) -> DSNode.Kind?
  ) {
    self.name = name
    self.documentation = documentation
    self.list = list
    self.example = example
    self.decode = decode
  }
}
