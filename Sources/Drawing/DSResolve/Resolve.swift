import DSCascade
package import DSDiagnostics
import DSGeometry
package import DSNode
import DSText

/// Gives every value of a view tree: tokens, modes and environment become numbers, colours and fonts.
///
/// Modifiers hold for what is inside them: the outermost is taken first, and each is resolved in the environment that
/// those outside it made.
/// - Parameters:
///   - node: the view.
///   - context: the variant that decides its values.
///   - bag: takes what is wrong. Where it then holds an error, the result must not be drawn.
/// - Returns: the view; several views at the root are stacked in depth.
package func resolve(_ node: DSNode, in context: ResolveContext, _ bag: inout DiagnosticBag) -> ResolvedNode {
  var resolver = Resolver()
  defer { bag.add(contentsOf: resolver.bag.diagnostics) }
  guard let environment = resolver.root(context, at: node.location) else {
    return ResolvedNode(.empty, from: node.origin)
  }
  let views = resolver.resolveAll([node], environment)
  return views.count == 1
    ? views[0] : ResolvedNode(.zStack(alignment: .center, views), direction: context.direction, from: node.origin)
}

/// Gives the value of a paint at the root of a variant, such as the background of a shot.
package func resolve(
  _ paint: Paint, in context: ResolveContext, at location: SourceLocation, _ bag: inout DiagnosticBag
) -> ResolvedPaint? {
  var resolver = Resolver()
  defer { bag.add(contentsOf: resolver.bag.diagnostics) }
  return resolver.root(context, at: location).map { resolver.paint(paint, $0, at: location) }
}

/// Gives the value of a length at the root of a variant, such as the padding of a shot, in points; none that is negative
/// by default.
package func resolve(
  _ length: Value<Double>, in context: ResolveContext, at location: SourceLocation,
  range: ClosedRange<Double> = 0...Limits.points, _ bag: inout DiagnosticBag
) -> Double? {
  var resolver = Resolver()
  defer { bag.add(contentsOf: resolver.bag.diagnostics) }
  return resolver.root(context, at: location).map {
    resolver.number(length, $0, at: location, in: range)
  }
}

extension Resolver {
  /// The environment at the root; nil, and a report, where the modes are wrong.
  fileprivate mutating func root(_ context: ResolveContext, at location: SourceLocation) -> Environment? {
    do {
      return try Environment(context)
    } catch {
      bag.add(error.diagnostic(at: location))
      return nil
    }
  }

  /// The views of a list, with groups and choices opened.
  mutating func resolveAll(_ nodes: [DSNode], _ environment: Environment) -> [ResolvedNode] {
    nodes.flatMap { resolve($0, environment) }
  }

  /// A view with its modifiers; several for a group, none for an empty choice.
  private mutating func resolve(_ node: DSNode, _ outer: Environment) -> [ResolvedNode] {
    count += 1
    guard count <= Limits.nodes else {
      if count == Limits.nodes + 1 {
        bag.error(
          "too-many-views", "the component has more than \(Limits.nodes) views", at: node.location,
          hint: "draw less in one scenario")
      }
      return []
    }
    let around = asked
    asked = AskedTokens()
    defer { asked = around }
    var environment = outer
    var wrappers: [Wrapper] = []
    var rest = node.modifiers
    while let modifier = rest.popLast() {
      if case .choose(let reference, let cases, let fallback) = modifier.unplaced {
        rest += chosen(reference, cases, fallback, environment)
        continue
      }
      guard !inherit(modifier, &environment, at: node.location) else { continue }
      let inherited = asked
      asked = AskedTokens()
      defer { asked = inherited }
      guard let wrapper = resolve(modifier, environment, at: node.location) else { continue }
      if case .effect(.accessibility(let outer)) = wrappers.last?.modifier,
        case .effect(.accessibility(let inner)) = wrapper
      {
        wrappers[wrappers.count - 1].modifier = .effect(.accessibility(outer.over(inner)))
      } else {
        wrappers.append(
          Wrapper(
            modifier: wrapper, direction: environment.direction, origin: modifier.origin ?? node.origin, tokens: asked))
      }
    }
    var views = content(node, environment)
    for index in views.indices {
      views[index].tokens.paths += asked.paths
      for wrapper in wrappers.reversed() {
        if case .effect(.shadow(let shadows)) = wrapper.modifier {
          check(shadows, on: views[index], at: wrapper.origin.location)
        }
        views[index] = wrap(views[index], in: wrapper.modifier, wrapper.direction, wrapper.origin)
        views[index].tokens = wrapper.tokens
      }
      if let name = node.name {
        views[index] = wrap(views[index], in: .effect(.named(name)), outer.direction, node.origin)
      }
    }
    return views
  }

  /// A modifier with its values known, in the direction that the modifiers outside it made.
  private struct Wrapper {
    var modifier: ResolvedModifier
    var direction: LayoutDirection
    var origin: SourceOrigin
    var tokens: AskedTokens
  }

  private func wrap(
    _ view: ResolvedNode, in modifier: ResolvedModifier, _ direction: LayoutDirection, _ origin: SourceOrigin
  ) -> ResolvedNode {
    ResolvedNode(.modified(modifier, view), direction: direction, from: origin)
  }

  /// What a view is, without its modifiers.
  private mutating func content(_ node: DSNode, _ environment: Environment) -> [ResolvedNode] {
    let location = node.location
    func view(_ kind: ResolvedNode.Kind) -> [ResolvedNode] {
      [ResolvedNode(kind, direction: environment.direction, from: node.origin)]
    }
    func length(_ value: Value<Double>?) -> Double? { number(value, environment, at: location) }
    switch node.kind {
    case .empty: return []
    case .group(let children): return resolveAll(children, environment)
    case .component(let name, let children):
      if let message = DSNode.Kind.errorOfNotCompiled(name) { bag.add(.notCompiled(message, at: location)) }
      return resolveAll(children, environment).map {
        wrap($0, in: .effect(.named(name)), environment.direction, node.origin)
      }
    case .choose(let reference, let cases, let fallback):
      let branch = choose(reference, cases.map { ($0.key, $0.children) }, fallback: fallback, environment)
      return resolveAll(branch ?? [], environment)
    case .forEachToken(let list, let children): return resolve(list, over: children, environment, at: location)
    case .text(let text): return view(.text(resolve(text, environment, at: location)))
    case .image(let image):
      guard var picture = resolve(image, environment, at: location) else { return [] }
      picture.isRedacted = environment[RedactedKey.self]
      return view(.image(picture))
    case .label(let title, let icon):
      let views = resolveAll(icon, environment) + resolveAll(title, environment)
      return view(.hStack(alignment: .capitalsMiddle, spacing: 8, views))
    case .spacer(let minLength):
      return view(
        .spacer(
          minLength: number(minLength, environment, at: location, in: 0...Limits.points)
            ?? environment.context.profile?.spacerLength))
    case .divider:
      let thickness =
        environment.context.profile?.dividerThickness(
          pixel: 1 / environment.context.scale, environment.typeSize) ?? 1
      return view(
        .divider(paint(.system("separator", location), environment, at: location), thickness: thickness))
    case .hStack(let alignment, let spacing, let children):
      return view(
        .hStack(alignment: alignment, spacing: length(spacing), resolveAll(children, environment)))
    case .vStack(let alignment, let spacing, let children):
      return view(
        .vStack(alignment: alignment, spacing: length(spacing), resolveAll(children, environment)))
    case .zStack(let alignment, let children):
      return view(.zStack(alignment: alignment, resolveAll(children, environment)))
    case .grid(let alignment, let horizontal, let vertical, let children):
      return view(
        .grid(
          alignment: alignment, horizontalSpacing: length(horizontal), verticalSpacing: length(vertical),
          resolveAll(children, environment)))
    case .gridRow(let alignment, let children):
      return view(.gridRow(alignment: alignment, resolveAll(children, environment)))
    case .paint(let paint): return view(.paint(self.paint(paint, environment, at: location)))
    case .shape(let shape, let drawing):
      return view(
        .shape(
          self.shape(shape, environment, at: location), self.drawing(drawing, environment, at: location)))
    case .viewThatFits(let axes, let children): return view(.viewThatFits(axes, resolveAll(children, environment)))
    case .lazyGrid(let grid, let children): return view(.lazyGrid(grid, resolveAll(children, environment)))
    case .scrollView(let scroll, let children): return view(.scrollView(scroll, resolveAll(children, environment)))
    case .custom(let layout, let children): return view(.custom(layout, resolveAll(children, environment)))
    case .deferred(let deferred): return view(.deferred(ResolvedDeferred(deferred, environment)))
    }
  }
}
