import DSDiagnostics

extension Paint {
  /// A level of the paint, as SwiftUI's hierarchical styles make it: the platform's label colours are levels of each
  /// other, so that the second level of the usual foreground is `secondaryLabel`; other paints get more transparent.
  package func leveled(_ level: Level) -> Paint {
    guard level != .primary else { return self }
    switch self {
    case .foreground(let own): return .foreground(own.lowered(by: level))
    case .system(let name, let location):
      guard let own = Level.ofLabel(name) else { return .opacity(self, .literal(level.opacity)) }
      return own.lowered(by: level).label(at: location)
    case .opacity(let inner, let factor): return .opacity(inner.leveled(level), factor)
    case .effect(let inner, let effect): return .effect(inner.leveled(level), effect)
    case .color, .tint, .accent, .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .mesh, .image,
      .mix,
      .unknown, .choose:
      return .opacity(self, .literal(level.opacity))
    }
  }
}

extension Paint.Level {
  /// How much of a paint a level keeps if the platform has no colours for it.
  fileprivate var opacity: Double {
    switch self {
    case .primary: 1
    case .secondary: 0.5
    case .tertiary: 0.25
    case .quaternary, .quinary: 0.18
    }
  }

  /// The level of one of the platform's label colours; nil for other colours.
  fileprivate static func ofLabel(_ name: String) -> Self? {
    switch name {
    case "label", "primary": .primary
    case "secondaryLabel", "secondary": .secondary
    case "tertiaryLabel", "tertiary": .tertiary
    case "quaternaryLabel", "quaternary": .quaternary
    default: nil
    }
  }

  /// The level that lies as far below this one as another lies below the first.
  fileprivate func lowered(by level: Self) -> Self {
    let all = Self.allCases
    guard let own = all.firstIndex(of: self), let other = all.firstIndex(of: level) else { return level }
    return all[min(own + other, all.count - 1)]
  }

  /// The platform's colour of the level for texts. The fifth has no name; it is half as strong as the fourth.
  fileprivate func label(at location: SourceLocation) -> Paint {
    switch self {
    case .primary: .system("label", location)
    case .secondary: .system("secondaryLabel", location)
    case .tertiary: .system("tertiaryLabel", location)
    case .quaternary: .system("quaternaryLabel", location)
    case .quinary: .opacity(.system("quaternaryLabel", location), .literal(0.5))
    }
  }
}
