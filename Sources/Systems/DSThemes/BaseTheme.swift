public import Foundation

/// The theme that all themes are made from: every token with a value.
///
/// Derive from it, or from a theme of another module, and override what is different. Semantic tokens stand for raw
/// ones, component tokens for semantic ones: a semantic token that is overridden changes every component that uses it.
/// A theme may add tokens. Overrides are written in the class; `LiftOverrides` builds sources that have them in
/// extensions.
open class BaseTheme: @unchecked Sendable {
  /// The theme.
  public init() {}

  // Semantic: colours.

  /// Behind everything.
  open var colorBackground: ColorToken { ColorToken(light: RawColors.white, dark: RawColors.night) }
  /// Behind a card or a field.
  open var colorSurface: ColorToken { ColorToken(light: RawColors.mist, dark: RawColors.dusk) }
  /// Text and symbols.
  open var colorContentDefault: ColorToken { ColorToken(light: RawColors.ink, dark: RawColors.mist) }
  /// Quieter text.
  open var colorContentMuted: ColorToken { ColorToken(light: RawColors.slate, dark: RawColors.smoke) }
  /// What can be pressed.
  open var colorAction: ColorToken { ColorToken(light: RawColors.blue, dark: RawColors.sky) }
  /// Text on what can be pressed.
  open var colorContentOnAction: ColorToken { ColorToken(light: RawColors.white, dark: RawColors.night) }
  /// What destroys or has failed.
  open var colorNegative: ColorToken { ColorToken(light: RawColors.red, dark: RawColors.rose) }
  /// Lines.
  open var colorBorder: ColorToken { ColorToken(light: RawColors.smoke, dark: RawColors.slate) }
  /// Shadows.
  open var colorShadow: ColorToken { RawColors.shade }

  // Semantic: lengths.

  /// Between things that belong together.
  open var spaceSmall: CGFloat { RawDimensions.length8 }
  /// Between things.
  open var spaceMedium: CGFloat { RawDimensions.length16 }
  /// Between groups of things.
  open var spaceLarge: CGFloat { RawDimensions.length24 }
  /// Width of lines.
  open var borderWidth: CGFloat { 1 }
  /// How lines are broken.
  open var borderStyle: BorderToken.Style { .solid }
  /// Corners of surfaces.
  open var radiusMedium: CGFloat { RawDimensions.length8 }

  // Semantic: composites.

  /// The family of all text; nil for the design system's own.
  open var fontFamily: String? { nil }
  /// Headings.
  open var typographyHeading: TypographyToken {
    TypographyToken(family: fontFamily, size: 22, weight: 700, lineHeight: 28)
  }
  /// Text.
  open var typographyBody: TypographyToken { TypographyToken(family: fontFamily, size: 16, lineHeight: 24) }
  /// The typography on controls.
  open var typographyLabel: TypographyToken {
    TypographyToken(family: fontFamily, size: 16, weight: 600, lineHeight: 24)
  }
  /// Small print.
  open var typographyCaption: TypographyToken { TypographyToken(family: fontFamily, size: 13, lineHeight: 16) }
  /// The line around a surface.
  open var border: BorderToken {
    BorderToken(color: colorBorder, width: borderWidth, style: borderStyle, radius: radiusMedium)
  }
  /// The shadow of what lies on the background.
  open var elevationRaised: ShadowToken { ShadowToken(color: colorShadow, y: 2, blur: 6) }

  // Component: button.

  /// A button's background.
  open var buttonBackground: ColorToken { colorAction }
  /// A button's text.
  open var buttonContent: ColorToken { colorContentOnAction }
  /// How a button's text is set.
  open var buttonTypography: TypographyToken { typographyLabel }
  /// A button's corners.
  open var buttonRadius: CGFloat { radiusMedium }
  /// Padding beside a button's text.
  open var buttonPaddingInline: CGFloat { spaceMedium }
  /// Padding above and below a button's text.
  open var buttonPaddingBlock: CGFloat { spaceSmall }

  // Component: card.

  /// A card's background.
  open var cardBackground: ColorToken { colorSurface }
  /// The line around a card.
  open var cardBorder: BorderToken { border }
  /// A card's shadow.
  open var cardElevation: ShadowToken { elevationRaised }
  /// How a card's title is set.
  open var cardTitleTypography: TypographyToken { typographyHeading }
  /// Padding inside a card.
  open var cardPadding: CGFloat { spaceMedium }

  // Component: text field.

  /// How a field's title is set.
  open var fieldTitleTypography: TypographyToken { typographyCaption }
  /// The colour of a field's title.
  open var fieldTitleColor: ColorToken { colorContentMuted }
  /// The line around a field.
  open var fieldBorder: BorderToken { border }
  /// A field's background.
  open var fieldBackground: ColorToken { colorBackground }
}
