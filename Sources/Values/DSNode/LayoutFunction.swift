package import DSGeometry

/// An author's own layout of views, as `Layout` gives it.
///
/// Two are equal if they are the same object. It is called while a shot is laid out, on the main actor.
package final class LayoutFunction: Hashable, Sendable {
  /// The type's name, for texts.
  package let name: String
  /// The axis along which spacers in it stretch, and which dividers in it cross; nil for none.
  package let axis: Axis?
  /// Whether it stands for one that is lost: nodes that are read from text have no functions (`DSNodeText`).
  package let isStandIn: Bool
  private let begin: @Sendable ([any LayoutChild]) -> any LayoutRun

  /// A layout; `begin` is called once for each container and layout of a shot.
  package init(
    name: String, axis: Axis? = nil, isStandIn: Bool = false,
    _ begin: @escaping @Sendable ([any LayoutChild]) -> any LayoutRun
  ) {
    self.name = name
    self.axis = axis
    self.isStandIn = isStandIn
    self.begin = begin
  }

  /// Begins to lay out views.
  package func run(_ children: [any LayoutChild]) -> any LayoutRun { begin(children) }

  package static func == (a: LayoutFunction, b: LayoutFunction) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The size that a container offers a view, in points; nil on an axis requests the ideal length.
package struct LayoutOffer: Hashable, Sendable {
  /// The offered width.
  package var width: Double?
  /// The offered height.
  package var height: Double?

  /// An offer.
  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }
}

/// A view while it is laid out, as an author's layout or guide sees it.
package protocol LayoutChild: AnyObject {
  /// The size it takes where it is offered one.
  func size(_ offer: LayoutOffer) -> Size
  /// Where it puts a guide, or the guide's default.
  func guide(_ guide: Modifier.Guide, _ offer: LayoutOffer) -> Double
  /// Where the view itself puts a guide; nil if it does not.
  func explicitGuide(_ guide: Modifier.Guide, _ offer: LayoutOffer) -> Double?
  /// Its layout priority.
  var layoutPriority: Double { get }
  /// How far it wants its neighbours away.
  var layoutSpacing: SpacingPreference { get }
  /// What a modifier gives the layout for it; nil if none does.
  func layoutValue(_ key: ObjectIdentifier) -> Any?
  /// The lines of a text that is offered a size; none of any other view.
  func textLines(_ offer: LayoutOffer) -> [TextLine]
  /// A container of the engine around this view and its siblings.
  func container(_ container: LayoutContainer, of views: [any LayoutChild]) -> any LayoutRun
}

/// One container that an author's layout lays out.
package protocol LayoutRun: AnyObject {
  /// The container's size.
  func size(_ offer: LayoutOffer) -> Size
  /// The places of the views in the container, by their index; nil for one that the layout does not place.
  func places(in size: Size, _ offer: LayoutOffer) -> [LayoutPlace?]
  /// Where the container puts a guide; nil if it does not, `nan` if its views decide.
  func explicitGuide(_ guide: Modifier.Guide, in size: Size, _ offer: LayoutOffer) -> Double?
  /// How far the container wants its neighbours away.
  var spacing: SpacingPreference { get }
}

/// Where a layout puts a view.
package struct LayoutPlace: Hashable, Sendable {
  /// The top left corner, from the container's, left to right.
  package var origin: Point
  /// What the view is offered.
  package var offer: LayoutOffer

  /// A place.
  package init(origin: Point, offer: LayoutOffer) {
    self.origin = origin
    self.offer = offer
  }
}

/// An author's own place of a guide, as `alignmentGuide(_:computeValue:)` gives it; equal if it is the same object.
package final class GuideFunction: Hashable, Sendable {
  /// Whether it stands for one that is lost: nodes that are read from text have no functions (`DSNodeText`).
  package let isStandIn: Bool
  private let function: @Sendable (any LayoutChild, LayoutOffer) -> Double

  /// A place that depends on the view.
  package init(
    isStandIn: Bool = false, _ function: @escaping @Sendable (any LayoutChild, LayoutOffer) -> Double
  ) {
    self.isStandIn = isStandIn
    self.function = function
  }

  /// The place in a view that is offered a size.
  package func value(of child: any LayoutChild, _ offer: LayoutOffer) -> Double { function(child, offer) }

  package static func == (a: GuideFunction, b: GuideFunction) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What a view gives an author's layout for itself; equal if it is the same object.
package final class LayoutValueNode: Hashable, @unchecked Sendable {
  /// The key's type.
  package let key: ObjectIdentifier
  /// The key's name, for texts.
  package let name: String
  /// The value; only the author's layout reads it.
  package let value: Any
  /// Whether it already includes the values of views inside, so that it counts and not theirs.
  package let isAccumulated: Bool
  /// Whether it stands for one that is lost: nodes that are read from text have no functions (`DSNodeText`).
  package let isStandIn: Bool

  /// A value of a key.
  package init(
    key: ObjectIdentifier, name: String, value: Any, isAccumulated: Bool = false, isStandIn: Bool = false
  ) {
    self.key = key
    self.name = name
    self.value = value
    self.isAccumulated = isAccumulated
    self.isStandIn = isStandIn
  }

  package static func == (a: LayoutValueNode, b: LayoutValueNode) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An author's own length for a container's, as `containerRelativeFrame` takes it; equal if it is the same object.
package final class LengthFunction: Hashable, Sendable {
  /// Whether it stands for one that is lost: nodes that are read from text have no functions (`DSNodeText`).
  package let isStandIn: Bool
  private let function: @Sendable (Double, Axis) -> Double

  /// A length that depends on the container's on an axis, in points.
  package init(isStandIn: Bool = false, _ function: @escaping @Sendable (Double, Axis) -> Double) {
    self.isStandIn = isStandIn
    self.function = function
  }

  /// The length for a container's.
  package func length(in container: Double, along axis: Axis) -> Double { function(container, axis) }

  package static func == (a: LengthFunction, b: LengthFunction) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A container of the engine that an author's layout may call upon.
package enum LayoutContainer: Hashable, Sendable {
  case hStack(VerticalAlignment, spacing: Double?)
  case vStack(HorizontalAlignment, spacing: Double?)
  case zStack(Alignment)
  case grid(Alignment, horizontalSpacing: Double?, verticalSpacing: Double?)
}
