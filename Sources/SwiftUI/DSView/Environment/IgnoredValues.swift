extension _ViewInputs {
  /// Notes values of the environment that change Apple's pictures and none of these, where a view has set them.
  func warnOfIgnored(_ values: EnvironmentValues, changedFrom outer: EnvironmentValues) {
    if values.legibilityWeight != outer.legibilityWeight, values.legibilityWeight == .bold {
      warn("ignored-environment", "'legibilityWeight' is ignored: letters are not drawn bolder")
    }
    if !values.appearsActive && outer.appearsActive
      || values.controlActiveState == .inactive && outer.controlActiveState != .inactive
    {
      warn("ignored-environment", "controls are drawn as in the window in front, whatever 'appearsActive' says")
    }
    if let height = values.defaultMinListHeaderHeight, height != outer.defaultMinListHeaderHeight {
      warn("ignored-environment", "'defaultMinListHeaderHeight' is ignored: headers of lists keep their height")
    }
  }
}
