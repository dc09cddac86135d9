import DSCascade
import DSDiagnostics
import DSGeometry
import DSNode

extension Resolver {
  /// The shadows of a view, the first on top.
  mutating func shadows(
    _ shadow: Modifier.ShadowNode, _ environment: Environment, at location: SourceLocation
  ) -> [ResolvedShadow] {
    func number(_ value: Value<Double>, _ range: ClosedRange<Double> = -Limits.shadowOffset...Limits.shadowOffset)
      -> Double
    {
      self.number(value, environment, at: location, in: range)
    }
    switch shadow {
    case .token(let reference):
      guard let value = token(reference, environment) else { return [] }
      if case .shadow(let shadows) = value {
        return shadows.map { shadow in
          ResolvedShadow(
            color: shadow.color, sigma: max(0, shadow.blur) / 2, x: shadow.offsetX, y: shadow.offsetY,
            spread: shadow.spread, inset: shadow.inset)
        }
      }
      bag.error(
        "wrong-token-type", "token '\(reference.path)' is of type \(value.type.rawValue), but a shadow is needed",
        at: reference.location)
      return []
    case .radius(let paint, let radius, let x, let y):
      var color = Color(hex: 0, alpha: 0.33)
      if let paint {
        if case .color(let found) = self.paint(paint, environment, at: location) {
          color = found
        } else {
          bag.error("shadow-of-gradient", "a shadow has one colour, not a gradient", at: location)
        }
      }
      return [
        ResolvedShadow(color: color, sigma: number(radius, 0...Limits.blurRadius), x: number(x), y: number(y))
      ]
    case .list(let items):
      return items.map { item in
        ResolvedShadow(
          color: color(item.color, environment), sigma: number(item.blur, 0...2 * Limits.blurRadius) / 2,
          x: number(item.x), y: number(item.y), spread: number(item.spread), inset: item.inset)
      }
    case .choose(let reference, let cases, let fallback):
      let branch = choose(reference, cases.map { ($0.key, $0.shadows) }, fallback: fallback, environment) ?? []
      return branch.flatMap { shadows($0, environment, at: location) }
    }
  }

  /// Reports shadows that grow or lie inside a view without an outline, where neither can be drawn.
  mutating func check(_ shadows: [ResolvedShadow], on view: ResolvedNode, at location: SourceLocation) {
    guard shadows.contains(where: { $0.inset || $0.spread != 0 }), !view.hasOutline else { return }
    bag.error(
      "shadow-without-outline", "a shadow with spread, or inside a view, needs an outline to follow", at: location,
      hint: "put a background or a clip shape on the view before the shadow")
  }
}

extension ResolvedNode {
  /// Whether the rearmost thing that the view draws is a shape that covers it; painting casts shadows from that.
  var hasOutline: Bool {
    switch kind {
    case .paint: true
    case .shape(_, let drawing): if case .fill = drawing { true } else { false }
    case .modified(let modifier, let child):
      switch modifier {
      case .effect(let effect):
        switch effect.outline {
        case .shape: true
        case .ofView, .cut: child.hasOutline
        case .none: false
        }
      case .background(let view, _): view.hasOutline
      case .overlay, .layoutPriority, .zIndex, .alignmentGuide, .mark, .layoutValue: child.hasOutline
      case .frame: child.takesOffer
      case .flexibleFrame, .fixedSize, .padding, .aspectRatio, .offset, .position, .gridCellColumns, .gridCellAnchor,
        .gridColumnAlignment, .gridCellUnsizedAxes, .containerRelativeFrame, .safeArea, .ignoresSafeArea, .mask:
        false
      }
    case .empty, .text, .image, .spacer, .divider, .hStack, .vStack, .zStack, .grid, .gridRow, .viewThatFits, .lazyGrid,
      .scrollView, .custom, .deferred:
      false
    }
  }

  /// Whether the view is a shape or a paint that takes every size it is offered, so that a frame of fixed sides has the same.
  private var takesOffer: Bool {
    switch kind {
    case .paint: true
    case .shape(let shape, .fill):
      switch shape {
      case .rectangle, .roundedRectangle, .capsule, .ellipse: true
      // These may take less than they are offered.
      case .circle, .path, .function, .inset, .evenOdd, .trim: false
      }
    case .shape: false
    case .modified(.effect(let effect), let child) where !effect.draws: child.takesOffer
    case .modified(.mark, let child): child.takesOffer
    case .modified, .empty, .text, .image, .spacer, .divider, .hStack, .vStack, .zStack, .grid, .gridRow, .viewThatFits,
      .lazyGrid, .scrollView, .custom, .deferred:
      false
    }
  }
}
