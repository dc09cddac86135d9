import DSCascade
import DSDiagnostics
import DSGeometry
import DSNode

extension Resolver {
  /// Views once per token or group of a list.
  ///
  /// A token that has no value is left out: it is reported with the theme, whether a view lists it or not.
  mutating func resolve(
    _ list: TokenListNode, over children: [DSNode], _ environment: Environment, at location: SourceLocation
  ) -> [ResolvedNode] {
    let group = string(list.group, environment)
    let tokens = tokens(of: list, in: group, environment, at: location)
    for token in tokens { environment.context.uses?.note(token.path, in: environment.modes) }
    let elements = list.element == .tokens ? tokens : groups(around: tokens, in: environment)
    let shown = elements.dropFirst(list.skip).prefix(list.limit ?? elements.count)
    return shown.enumerated().flatMap { index, element in
      var inner = environment
      for field in TokenListNode.Field.allCases {
        let value: EnvironmentValue =
          switch field {
          case .index: .number(Double(index))
          case .onGround: .string(contrastOnGround(of: element, environment))
          case .gamut: .string(environment.themed.gamutText(of: element.path))
          case .path, .name, .group, .type, .description, .value, .length, .onWhite, .onBlack, .milliseconds:
            element.value(of: field, at: location)
          }
        inner.set(list.environmentName(of: field), value)
      }
      return resolveAll(children, inner)
    }
  }

  /// The contrast of a colour with the token that it is likely drawn on, with its name; empty for other tokens.
  private mutating func contrastOnGround(of element: ListedToken, _ environment: Environment) -> String {
    guard case .color(let color) = element.value else { return "" }
    let known = grounds[environment.modes] ?? LikelyGrounds(environment.themed)
    grounds[environment.modes] = known
    guard let ground = known.ground(of: element.path),
      case .color(let behind)? = try? environment.themed.value(of: ground)
    else { return "" }
    environment.context.uses?.note(ground, in: environment.modes)
    return "\(contrastText(color, on: behind)) on \(ground)"
  }

  /// The tokens of a list in their order.
  private mutating func tokens(
    of list: TokenListNode, in group: String, _ environment: Environment, at location: SourceLocation
  ) -> [ListedToken] {
    let style = environment.themed
    let paths = style.tokenPaths.filter { path in
      group.isEmpty || path.description == group || path.names(below: TokenPath(group)) != nil
    }
    if paths.isEmpty, !exists(group, in: environment.context.theme) { report(group, style, at: location) }
    let tokens = paths.compactMap { path -> ListedToken? in
      if list.isDirect, path.ancestors.first?.description != group { return nil }
      guard let value = try? style.value(of: path), list.type == nil || list.type == value.type.rawValue else {
        return nil
      }
      return ListedToken(path: path, value: value, description: style.definition(of: path)?.description ?? "")
    }
    return tokens.sorted { a, b in
      if list.order == .value, let (x, y) = a.size.flatMap({ x in b.size.map { (x, $0) } }), x != y { return x < y }
      return naturallyPrecedes(a.path.description, b.path.description)
    }
  }

  /// The groups that hold some tokens themselves, each once, in natural order.
  private func groups(around tokens: [ListedToken], in environment: Environment) -> [ListedToken] {
    let described = Dictionary(environment.themed.groups.map { ($0.path, $0.description) }) { first, _ in first }
    return Set(tokens.map(\.group)).sorted(by: naturallyPrecedes).map { name in
      let path = TokenPath(name)
      return ListedToken(path: path, value: nil, description: (described[path] ?? nil) ?? "")
    }
  }

  /// Whether a token is in a group in some context of a theme: in the others the list is empty.
  private func exists(_ group: String, in theme: Theme) -> Bool {
    let group = TokenPath(group)
    return theme.coveringSelections.contains { modes in
      (try? theme.style(in: modes))?.tokenPaths.contains { $0 == group || $0.names(below: group) != nil } ?? false
    }
  }

  /// Reports a group that no token is in.
  private mutating func report(_ group: String, _ style: Style, at location: SourceLocation) {
    let groups = Set(style.tokenPaths.flatMap(\.ancestors).map(\.description)).subtracting([""]).sorted()
    bag.error(
      "unknown-token-group", group.isEmpty ? "there are no tokens" : "there are no tokens in the group '\(group)'",
      at: location, hint: didYouMean(group, among: groups) ?? "'dsrender tokens list' prints all tokens")
  }
}

/// A token of a list, or a group of tokens.
private struct ListedToken {
  var path: TokenPath
  /// The token's value; nil for a group.
  var value: TokenValue?
  var description: String

  /// The path of the group around it.
  var group: String { path.ancestors.first?.description ?? "" }

  /// What lists are ordered by; nil for values without a size.
  var size: Double? {
    switch value {
    case .dimension(let number), .number(let number), .fontWeight(let number), .duration(let number),
      .em(let number):
      number
    case .typography(let typography): typography.fontSize
    case .border(let border): border.width
    case .color, .fontFamily, .cubicBezier, .strokeStyle, .transition, .shadow, .gradient, .string, .boolean, .opaque,
      nil:
      nil
    }
  }

  /// What is known of it.
  func value(of field: TokenListNode.Field, at location: SourceLocation) -> EnvironmentValue {
    switch field {
    case .path: .string(path.description)
    case .name: .string(String(path.lastName))
    case .group: .string(group)
    case .type: .string(value?.type.rawValue ?? "")
    case .description: .string(description)
    case .value: value == nil ? .string("") : .token(TokenReference(path, at: location))
    case .length: .number(length)
    case .onWhite: .string(contrast(on: .white))
    case .onBlack: .string(contrast(on: .black))
    case .milliseconds: .number(milliseconds)
    case .onGround, .gamut, .index: .string("")
    }
  }

  private var length: Double {
    guard case .dimension(let length) = value else { return 0 }
    return min(abs(length), Limits.points)
  }

  private var milliseconds: Double {
    let seconds =
      switch value {
      case .duration(let seconds): seconds
      case .transition(let transition): transition.duration
      default: 0.0
      }
    return min(abs(seconds) * 1000, Limits.points)
  }

  private func contrast(on ground: Color) -> String {
    guard case .color(let color) = value else { return "" }
    return contrastText(color, on: ground)
  }
}

/// The contrast of a colour with a ground, rounded down, so that 4.5 is at least that.
private func contrastText(_ color: Color, on ground: Color) -> String {
  ((color.contrast(on: ground) * 10).rounded(.down) / 10).text(digits: 1)
}
