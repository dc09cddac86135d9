import DSThemes

extension CoastTheme {  // Semantic: colours

  public override var colorAction: ColorToken { ColorToken(light: CoastColors.sun, dark: CoastColors.sand) }

  // "}" and { in comments and strings are no braces: /* extension CoastTheme { */
  public override var colorTide: ColorToken { CoastColors.haze }
}
