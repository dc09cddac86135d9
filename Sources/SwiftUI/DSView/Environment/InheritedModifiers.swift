package import DSNode

extension EnvironmentValues {
  /// The modifiers that pass on to later stages what differs from the environment outside.
  package func modifiers(changedFrom outer: EnvironmentValues) -> [Modifier] {
    var modifiers: [Modifier] = []
    if colorScheme != outer.colorScheme {
      modifiers.append(.environment("colorScheme", .string(colorScheme == .dark ? "dark" : "light")))
    }
    if layoutDirection != outer.layoutDirection {
      modifiers.append(
        .environment("layoutDirection", .string(layoutDirection == .leftToRight ? "leftToRight" : "rightToLeft")))
    }
    if colorSchemeContrast != outer.colorSchemeContrast {
      let name = colorSchemeContrast == .increased ? "increased" : "standard"
      modifiers.append(.environment("colorSchemeContrast", .string(name)))
    }
    if isEnabled != outer.isEnabled { modifiers.append(.disabled(.literal(!isEnabled))) }
    if font != outer.font, let font { modifiers += font.modifiers }
    if lineLimit != outer.lineLimit { modifiers.append(.lineLimit(lineLimit, reservesSpace: false)) }
    if lineSpacing != outer.lineSpacing { modifiers.append(.lineSpacing(.literal(max(0, Double(lineSpacing))))) }
    if lineHeight != outer.lineHeight { modifiers.append(.lineHeight(lineHeight?.node ?? .natural)) }
    if multilineTextAlignment != outer.multilineTextAlignment {
      modifiers.append(.multilineTextAlignment(multilineTextAlignment.node))
    }
    if truncationMode != outer.truncationMode { modifiers.append(.truncationMode(truncationMode.node)) }
    if textCase != outer.textCase { modifiers.append(.textCase(textCase?.node)) }
    if minimumScaleFactor != outer.minimumScaleFactor {
      modifiers.append(.minimumScaleFactor(minimumScaleFactor.literal))
    }
    if allowsTightening != outer.allowsTightening { modifiers.append(.allowsTightening(allowsTightening)) }
    if dynamicTypeSize != outer.dynamicTypeSize {
      modifiers.append(.environment("dynamicTypeSize", .string(dynamicTypeSize.name)))
    }
    if isRedacted != outer.isRedacted { modifiers.append(.redacted(isRedacted)) }
    return modifiers
  }
}
