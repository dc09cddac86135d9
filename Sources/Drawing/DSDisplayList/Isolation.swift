import DSGeometry

extension DrawGroup {
  /// Whether the group's pixels are those of its commands, or of its commands cut by the clip, as long as no command
  /// blends.
  package var hasNoLayerEffect: Bool {
    opacity >= 1 && blendMode == .normal && blur <= 0 && colorMatrix == nil && mask == nil && shadows.isEmpty
      && filter == nil && projection == nil
  }

  /// Whether the group has to be a separate picture because something in it blends, and must not meet what is behind
  /// the group.
  package var shieldsBlending: Bool {
    (isIsolated || clip != nil) && commands.contains(where: \.blendsWithBackdrop)
  }
}

extension DrawCommand {
  /// Whether the command's colours depend on what is behind it other than by alpha.
  package var blendsWithBackdrop: Bool {
    guard case .group(let group) = kind else { return false }
    if group.blendMode != .normal { return true }
    // A clip or a separate layer shields its content.
    let isOpen = group.hasNoLayerEffect && group.clip == nil && !group.isIsolated
    return isOpen && group.commands.contains(where: \.blendsWithBackdrop)
  }
}
