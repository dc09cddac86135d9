extension Style {
  /// The styles put on one another; a later style wins.
  public init(cascading styles: Style...) { self.init(cascading: styles) }

  /// The styles put on one another; a later style wins.
  ///
  /// As in CSS: a value replaces those of earlier styles, `.initial` resets to the key's initial value and blocks those
  /// of earlier styles, `.inherit` or no value keeps them. Tokens of the same path replace each other whole, and their
  /// aliases are not followed here. Putting styles on one another is associative, and an empty style changes nothing.
  public init(cascading styles: some Collection<Style>) {
    self.init()
    for style in styles { putEntries(of: style) }
    tokens = TokenTable.merging(styles.map(\.tokens))
  }

  /// This style with another one put on top.
  public func appending(_ style: Style) -> Style {
    var result = self
    result.putEntries(of: style)
    result.tokens = tokens.merging(style.tokens)
    return result
  }

  /// Puts the entries of a style on top of this one's.
  private mutating func putEntries(of style: Style) {
    if slots.isEmpty {
      slots = style.slots
      return
    }
    for slot in style.slots {
      if let index = index(of: slot) {
        if !slot.entry.inherits { slots[index] = slot }
      } else {
        slots.append(slot)
      }
    }
  }
}
