package import DSText

extension DisplayList {
  /// The fonts that its glyphs come from.
  package var faces: Set<FontFace> { commands.reduce(into: []) { $1.collect(&$0) } }
}

extension DrawCommand {
  fileprivate func collect(_ faces: inout Set<FontFace>) {
    switch kind {
    case .glyphs(let run): faces.insert(run.face)
    case .group(let group): for command in group.commands { command.collect(&faces) }
    case .fill, .stroke, .shadow, .backdrop, .image: break
    }
  }
}
