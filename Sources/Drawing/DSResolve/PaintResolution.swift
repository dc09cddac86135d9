import DSCascade
import DSDiagnostics
import DSGeometry
import DSNode

extension Resolver {
  /// What an area is filled with.
  mutating func paint(_ paint: Paint, _ environment: Environment, at location: SourceLocation) -> ResolvedPaint {
    switch paint {
    case .color(let value): return .color(color(value, environment))
    case .foreground(let level):
      // The style itself is not looked up below itself: a foreground that names the foreground means the outer one.
      if let own = environment.ownLevel(level) {
        return self.paint(own, own.isInherited ? environment.withoutForeground : environment, at: location)
      }
      let base = environment.foreground
      let inner = base.isInherited ? environment.withoutForeground : environment
      return self.paint(base.leveled(level), inner, at: location)
    case .tint:
      let base = environment.tint
      return self.paint(base, base.isInherited ? environment.withoutTint : environment, at: location)
    case .accent:
      let base = environment.accent
      return self.paint(base, base.isInherited ? environment.withoutAccent : environment, at: location)
    case .system(let name, let place):
      if let color = SystemColors.color(
        name, dark: environment.isDark, increasedContrast: environment.hasIncreasedContrast,
        profile: environment.context.profile?.name)
      {
        return .color(color)
      }
      bag.error(
        "unknown-color", "there is no colour '\(name)'", at: place, hint: didYouMean(name, among: SystemColors.names))
      return .color(.black)
    case .opacity(let inner, let factor):
      let opacity = number(factor, environment, at: location, in: 0...1, or: 1)
      return self.paint(inner, environment, at: location).opacity(opacity)
    case .linearGradient(let gradient, let start, let end):
      return .linearGradient(stops(gradient, environment, at: location), start: start, end: end)
    case .radialGradient(let gradient, let center, let startRadius, let endRadius):
      return .radialGradient(
        stops(gradient, environment, at: location), center: center,
        startRadius: number(startRadius, environment, at: location, in: 0...Limits.points),
        endRadius: number(endRadius, environment, at: location, in: 0...Limits.points))
    case .angularGradient(let gradient, let center, let start, let end):
      return .angularGradient(
        stops(gradient, environment, at: location), center: center, startAngle: start, endAngle: end)
    case .ellipticalGradient(let gradient, let center, let start, let end):
      return .ellipticalGradient(
        stops(gradient, environment, at: location), center: center, startFraction: start, endFraction: end)
    case .mesh(let mesh):
      let count = mesh.places.count
      let rows = mesh.columns > 0 ? count / mesh.columns : 0
      guard mesh.columns > 1, rows > 1, count == mesh.colors.count, count == rows * mesh.columns
      else {
        bag.error("mesh-size", "a mesh gradient needs a point and a colour for each of its places", at: location)
        return .color(.black)
      }
      let colors = mesh.colors.map { solid($0, environment, at: location) }
      return .mesh(
        ResolvedMesh(
          columns: mesh.columns, places: mesh.places, colors: colors,
          background: solid(mesh.background, environment, at: location), isSmooth: mesh.isSmooth, mixing: mesh.mixing))
    case .image(let image, let part, let scale):
      guard let picture = resolve(image, environment, at: location) else { return .color(.clear) }
      return .image(picture, part: part, scale: scale, opacity: 1)
    case .effect(let inner, let effect):
      let paint = self.paint(inner, environment, at: location)
      switch effect {
      case .blendMode(let mode): return .effect(paint, [], mode)
      case .backdropBlur(let radius):
        return .backdrop(
          paint, sigma: number(.literal(radius), environment, at: location, in: 0...Limits.blurRadius))
      case .shadow(let color, let radius, let x, let y, let isInner):
        let shadow = ResolvedShadow(
          color: solid(color, environment, at: location),
          sigma: number(.literal(radius), environment, at: location, in: 0...Limits.blurRadius), x: x, y: y,
          inset: isInner)
        return .effect(paint, [shadow], .normal)
      }
    case .mix(let first, let second, let fraction, let mixing):
      let (a, b) = (solid(first, environment, at: location), solid(second, environment, at: location))
      return .color(mixing.mixed(a, b, by: fraction))
    case .unknown(let name, let names, let place):
      bag.error(
        "unknown-color", "no asset catalogue has a colour '\(name)'", at: place.file.isEmpty ? location : place,
        hint: didYouMean(name, among: names) ?? "the catalogues are looked for among the resources of the bundle")
      return .color(.clear)
    case .choose(let reference, let cases, let fallback):
      guard
        let branch = choose(reference, cases.map { ($0.key, $0.paint) }, fallback: fallback, environment)
      else { return .color(.black) }
      return self.paint(branch, environment, at: location)
    }
  }

  /// A paint's colour; a gradient has none, and is reported.
  mutating func solid(_ paint: Paint, _ environment: Environment, at location: SourceLocation) -> Color {
    var resolved = self.paint(paint, environment, at: location)
    while true {
      if case .effect(let inner, _, _) = resolved {
        resolved = inner
      } else if case .backdrop(let inner, _) = resolved {
        resolved = inner
      } else {
        break
      }
    }
    if case .color(let color) = resolved { return color }
    bag.error("gradient-for-color", "one colour is needed here, not a gradient or a picture", at: location)
    return .black
  }

  /// A gradient's colours; positions that were left out are spaced evenly between their neighbours.
  private mutating func stops(
    _ gradient: Paint.Gradient, _ environment: Environment, at location: SourceLocation
  ) -> [ResolvedPaint.Stop] {
    switch gradient {
    case .token(let reference):
      guard let value = token(reference, environment) else { return [.init(color: .black, position: 0)] }
      if case .gradient(let stops) = value {
        return stops.map { ResolvedPaint.Stop(color: $0.color, position: $0.position) }
      }
      bag.error(
        "wrong-token-type", "token '\(reference.path)' is of type \(value.type.rawValue), but a gradient is needed",
        at: reference.location)
      return [.init(color: .black, position: 0)]
    case .stops(let stops):
      let positions = Self.spaced(stops.map(\.location))
      return zip(stops, positions).map { stop, position in
        let opacity = number(stop.opacity, environment, at: location, in: 0...1) ?? 1
        let own = stop.paint.map { solid($0, environment, at: location) } ?? color(stop.color, environment)
        return ResolvedPaint.Stop(color: own.opacity(opacity), position: position)
      }
    }
  }

  /// Positions with the gaps filled: the ends are 0 and 1, and no position lies before an earlier one (CSS Images 3,
  /// section 3.4.3).
  private static func spaced(_ locations: [Double?]) -> [Double] {
    var known = locations.map { $0.map { min(max($0, 0), 1) } }
    if known.isEmpty { return [] }
    if known[0] == nil { known[0] = 0 }
    if known[known.count - 1] == nil { known[known.count - 1] = known.count == 1 ? 0 : 1 }
    var greatest = 0.0
    for index in known.indices {
      if let position = known[index] {
        greatest = max(greatest, position)
        known[index] = greatest
      }
    }
    var positions = known.map { $0 ?? 0 }
    var last = 0
    for index in known.indices where known[index] != nil {
      for between in (last + 1)..<max(index, last + 1) {
        let fraction = Double(between - last) / Double(index - last)
        positions[between] = positions[last] + (positions[index] - positions[last]) * fraction
      }
      last = index
    }
    return positions
  }
}

extension Paint {
  /// Whether the paint may lead to the foreground style or the tint in force.
  fileprivate var isInherited: Bool {
    switch self {
    // A symbol that is repeated is drawn in the foreground style.
    case .foreground, .tint, .accent, .image: true
    case .opacity(let inner, _): inner.isInherited
    case .choose(_, let cases, let fallback):
      cases.contains { $0.paint.isInherited } || fallback?.isInherited ?? false
    case .effect(let inner, _): inner.isInherited
    case .mix(let first, let second, _, _): first.isInherited || second.isInherited
    case .color, .system, .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .mesh, .unknown:
      false
    }
  }
}

extension Environment {
  /// The environment in which the foreground style itself is looked up.
  fileprivate var withoutForeground: Environment {
    var environment = self
    environment[ForegroundLevelsKey.self] = []
    environment[ForegroundKey.self] = environment.isDefaultForeground ? .system("label", .nowhere) : nil
    return environment
  }

  /// The environment in which the tint itself is looked up.
  fileprivate var withoutTint: Environment {
    var environment = self
    environment[TintKey.self] = self[TintKey.self] == nil ? .system("accentColor", .nowhere) : nil
    return environment
  }

  /// The environment in which the accent itself is looked up: no tint counts there but the root's.
  fileprivate var withoutAccent: Environment {
    var environment = self
    environment[AccentKey.self] = self[AccentKey.self] == nil ? .system("accentColor", .nowhere) : nil
    environment[TintKey.self] = nil
    return environment
  }

  private var isDefaultForeground: Bool { self[ForegroundKey.self] == nil }
}

extension SourceLocation {
  /// For values that the program itself puts in.
  fileprivate static let nowhere = SourceLocation(file: "")
}

extension ResolvedPaint {
  /// The paint with its alpha multiplied by `factor`.
  package func opacity(_ factor: Double) -> ResolvedPaint {
    if factor == 1 { return self }
    func faded(_ stops: [Stop]) -> [Stop] {
      stops.map { Stop(color: $0.color.opacity(factor), position: $0.position) }
    }
    return switch self {
    case .color(let color): .color(color.opacity(factor))
    case .linearGradient(let stops, let start, let end): .linearGradient(faded(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      .radialGradient(faded(stops), center: center, startRadius: startRadius, endRadius: endRadius)
    case .angularGradient(let stops, let center, let start, let end):
      .angularGradient(faded(stops), center: center, startAngle: start, endAngle: end)
    case .ellipticalGradient(let stops, let center, let start, let end):
      .ellipticalGradient(faded(stops), center: center, startFraction: start, endFraction: end)
    case .mesh(let mesh): .mesh(mesh.opacity(factor))
    case .image(let image, let part, let scale, let opacity):
      .image(image, part: part, scale: scale, opacity: opacity * factor)
    // What is behind stays as blurred as it is.
    case .backdrop(let inner, let sigma): .backdrop(inner.opacity(factor), sigma: sigma)
    case .effect(let inner, let shadows, let mode):
      .effect(
        inner.opacity(factor),
        shadows.map { shadow in
          var shadow = shadow
          shadow.color = shadow.color.opacity(factor)
          return shadow
        }, mode)
    }
  }
}
