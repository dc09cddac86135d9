/// Every view and modifier that component files know: the one source of the decoder, the schema and the reference.
package enum Vocabulary {
  /// The views, in the order of the reference.
  package static let views: [ViewDefinition] = [
    .text, .image, .label, .spacer, .divider, .hStack, .vStack, .zStack, .grid, .gridRow, .lazyVGrid, .lazyHGrid,
    .lazyVStack, .lazyHStack, .scrollView, .viewThatFits, .group, .forEach, .if, .switch,
    .color, .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .rectangle, .roundedRectangle,
    .capsule, .circle, .ellipse, .path, .timingCurve,
    .component,
    .slot,
  ]

  /// The modifiers, in the order of the reference.
  package static let modifiers: [ModifierDefinition] = [
    .font, .fontWeight, .fontWidth, .bold, .italic, .underline, .strikethrough, .tracking, .textCase, .monospacedDigit,
    .fontFeatures,
    .baselineOffset, .lineSpacing, .lineHeight, .lineLimit, .truncationMode, .minimumScaleFactor, .allowsTightening,
    .multilineTextAlignment,
    .foregroundStyle, .foregroundColor, .tint, .environment, .mode, .disabled, .style,
    .if, .switch,
    .padding, .frame, .fixedSize, .layoutPriority, .aspectRatio, .scaledToFit, .scaledToFill, .offset, .position,
    .alignmentGuide, .zIndex, .gridCellColumns, .gridCellAnchor, .gridColumnAlignment, .gridCellUnsizedAxes,
    .trim, .background, .overlay, .border, .cornerRadius, .clipShape, .clipped, .mask, .shadow, .opacity,
    .rotationEffect, .rotation3DEffect,
    .scaleEffect, .flipsForRightToLeftLayoutDirection, .blur, .brightness, .contrast, .saturation, .grayscale,
    .hueRotation, .colorInvert, .colorMultiply, .luminanceToAlpha, .blendMode, .compositingGroup, .hidden,
    .accessibilityLabel, .accessibilityHidden, .accessibilityIdentifier, .accessibilityAddTraits,
    .accessibilityRole, .accessibilityValue, .accessibilityHint, .accessibilityElement,
  ]

  static let viewsByName = Dictionary(uniqueKeysWithValues: views.map { ($0.name, $0) })
  static let modifiersByName = Dictionary(uniqueKeysWithValues: modifiers.map { ($0.name, $0) })
}
