import DSNode
public import DSView
public import Foundation

/// Whether a device shows indicators of scrolling.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  /// The platform's default, shown, hidden where the platform allows it, or never shown.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// When a scroll view springs back at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  /// The platform's default, always, or only if the content is larger than the scroll view.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// How scrolling puts a keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  /// The modes by Apple's names.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// What a content margin is kept from.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String
  /// Content and indicators, only the content, or only the indicators.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

extension View {
  /// Whether indicators are shown while the content moves; a picture shows it at rest, where there are none.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(
      EnvironmentModifier {
        if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
        if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
      })
  }

  /// Lets indicators flash when the view appears.
  /// - Ignored: a picture shows a scroll view at rest.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Keeps scroll views inside from moving.
  /// - Ignored: pictures show no movement.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// When scroll views inside spring back.
  /// - Ignored: pictures show no movement.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(
      EnvironmentModifier {
        if axes.contains(.horizontal) { $0.horizontalScrollBounceBehavior = behavior }
        if axes.contains(.vertical) { $0.verticalScrollBounceBehavior = behavior }
      })
  }

  /// How scrolling puts a keyboard away.
  /// - Ignored: a picture has no keyboard.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  /// Marks the views that a scroll view comes to rest at.
  /// - Ignored: a picture shows a scroll view at rest; a scroll position finds views by their identity.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Lets the content of scroll views inside be seen beyond their edges.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(EnvironmentModifier { $0[ScrollSettings.self].clips = !disabled })
  }

  /// Which part of the content scroll views inside show first.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(EnvironmentModifier { $0[ScrollSettings.self].anchor = anchor })
  }

  /// Margins around the content of scroll views inside.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      EnvironmentModifier { environment in
        guard placement != .scrollIndicators else { return }
        environment[ScrollSettings.self].margins.add(insets.top, at: edges.intersection(.top))
        environment[ScrollSettings.self].margins.add(insets.leading, at: edges.intersection(.leading))
        environment[ScrollSettings.self].margins.add(insets.bottom, at: edges.intersection(.bottom))
        environment[ScrollSettings.self].margins.add(insets.trailing, at: edges.intersection(.trailing))
      })
  }

  /// Margins around the content of scroll views inside; 16 points without a length.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
  }

  /// Margins around the content of scroll views inside.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

/// Gives its content a way to move scroll views; a picture shows them where actions such as `onAppear` move them.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  /// Makes the content.
  nonisolated(unsafe) public var content: (ScrollViewProxy) -> Content

  /// A view whose actions may move scroll views.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  /// The nodes of the content.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let place = inputs.place()
    var inner = inputs
    let mark = LayoutMark(id: mixed(place, 2))
    let target = inputs.session.scrollTargets[place]
    if let target {
      inner.environment[SoughtView.self] = SoughtView(id: target.id, anchor: target.anchor, mark: mark)
    }
    let outputs = Content._lower(
      inner.evaluate { view.content(ScrollViewProxy(session: inputs.session, place: place)) }, inner)
    if let target, !inputs.session.pass.foundViews.contains(mark.id), !inputs.session.pass.awaitsContents {
      inputs.warn("ignored-scroll-to", "no view in the reader has the identity that scrollTo names: \(target.id)")
    }
    return outputs
  }
}

/// A way to move scroll views.
public struct ScrollViewProxy {
  let session: LoweringSession
  /// The reader's.
  let place: UInt64

  /// Moves the scroll views around a view until it is seen, or one of its points is at the same point of them.
  /// - Partial: only the last call counts; lists stay at their first row, which a run reports.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let id = Unchecked(AnyHashable(id))
    onMainThread { session.scroll(place, to: id.value, anchor: anchor) }
  }
}

/// Whether a kind of input scrolls.
/// - Ignored: a picture receives no touches.
public struct ScrollInputBehavior: Equatable, Sendable {
  private let name: String
  /// As the platform has it.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// It scrolls.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// It does not scroll.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// A kind of input that can scroll.
/// - Ignored: a picture receives no touches.
public struct ScrollInputKind: Equatable, Sendable {
  private let name: String
  /// The gesture of a hand with a watch.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
}

extension View {
  /// Whether a kind of input scrolls the scroll views inside.
  /// - Ignored: a picture receives no touches.
  nonisolated public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }
}
