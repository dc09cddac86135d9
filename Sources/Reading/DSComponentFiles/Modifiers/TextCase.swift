import DSNode

extension ModifierDefinition {
  /// SwiftUI's `textCase(_:)`.
  static let textCase = ModifierDefinition(
    "textCase", .text, "Writes texts below in capitals or in small letters.",
    ArgumentList([
      ArgumentDefinition(
        "textCase", .choice(Modifier.TextCase.allCases.map(\.rawValue) + ["none"]),
        "The letters; none leaves texts as they are written.", required: true)
    ]),
    example: "textCase: uppercase"
  ) { arguments in
    arguments.choice("textCase", WrittenCase.self).map { .textCase(Modifier.TextCase(rawValue: $0.rawValue)) }
  }

  /// The letters, and the name for texts as they are written.
  private enum WrittenCase: String, CaseIterable {
    case uppercase, lowercase, none
  }
}
