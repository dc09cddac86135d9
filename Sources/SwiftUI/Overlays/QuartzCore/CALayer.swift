public import DSFoundation
public import DSView
public import Foundation

// Layers, as stubs: they are not drawn.

/// What a view of the platform shows.
@preconcurrency
open class CALayer {
  public init() {}
  /// A copy of a layer.
  public init(layer: Any) {}
  open weak var delegate: (any CALayerDelegate)?
  open var actions: [String: any CAAction]?
  open var contentsGravity = CALayerContentsGravity.resize
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var sublayerTransform = CATransform3DIdentity
  open var anchorPointZ: CGFloat = 0
  open var isDoubleSided = true
  open var isGeometryFlipped = false
  open var needsDisplayOnBoundsChange = false
  open var drawsAsynchronously = false
  open var allowsEdgeAntialiasing = false
  open var beginTime: CFTimeInterval = 0
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var zPosition: CGFloat = 0
  open var transform = CATransform3DIdentity
  open var backgroundColor: CGColor?
  open var borderColor: CGColor?
  open var borderWidth: CGFloat = 0
  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var masksToBounds = false
  open var shadowColor: CGColor?
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  open var opacity: Float = 1
  open var isHidden = false
  open var isOpaque = false
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var rasterizationScale: CGFloat = 1
  open var shouldRasterize = false
  open var allowsGroupOpacity = true
  open var name: String?
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var mask: CALayer?
  open var compositingFilter: Any?
  open var filters: [Any]?
  open var sublayers: [CALayer]? {
    didSet { for layer in sublayers ?? [] { layer.superlayer = self } }
  }
  open private(set) weak var superlayer: CALayer?
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { addSublayer(layer) }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { addSublayer(layer) }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { addSublayer(layer) }
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    oldLayer.removeFromSuperlayer()
    addSublayer(newLayer)
  }
  /// The layer at a point: none, because layers have no place.
  open func hitTest(_ p: CGPoint) -> CALayer? { nil }
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p }
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r }
  open func presentation() -> Self? { nil }
  open func model() -> Self { self }
  open func display() {}
  open func displayIfNeeded() {}
  open func animationKeys() -> [String]? { nil }
  open func preferredFrameSize() -> CGSize { bounds.size }
  open func affineTransform() -> CGAffineTransform { .identity }
  open func action(forKey event: String) -> (any CAAction)? { nil }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  open func add(_ anim: CAAnimation, forKey key: String?) {}
  open func animation(forKey key: String) -> CAAnimation? { nil }
  open func removeAnimation(forKey key: String) {}
  open func removeAllAnimations() {}
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSublayers() {}
  open func setAffineTransform(_ m: CGAffineTransform) {}
  open func value(forKeyPath keyPath: String) -> Any? { nil }
  open func setValue(_ value: Any?, forKey key: String) {}
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {}
}

/// What follows a change of a layer.
public protocol CAAction: AnyObject {}

/// No action, as dictionaries of actions say it.
extension NSNull: CAAction {}

/// Draws layers, and answers questions about them.
public protocol CALayerDelegate: AnyObject {}

/// How what a layer shows fills it.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// How a layer's corner is curved.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Which side of a path is filled.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How lines of a layer end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// A layer of a path.
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var strokeColor: CGColor?
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineWidth: CGFloat = 1
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
}

/// How lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// How a gradient goes.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer of a gradient.
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial
}

/// A layer of a text.
open class CATextLayer: CALayer {
  open var string: Any?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor?
  open var isWrapped = false
}

/// A layer of copies.
open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  open var instanceDelay: CFTimeInterval = 0
  open var instanceTransform = CATransform3DIdentity
}

/// A layer of particles.
open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?
  open var emitterPosition = CGPoint.zero
  open var emitterSize = CGSize.zero
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var renderMode = CAEmitterLayerRenderMode.unordered
  open var seed: UInt32 = 0
  open var lifetime: Float = 1
  open var velocity: Float = 1
  open var scale: Float = 1
  open var birthRate: Float = 1
}

/// Where particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// From which part of a shape particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// In which order particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A kind of particle.
open class CAEmitterCell {
  public init() {}
  open var contents: Any?
  open var color: CGColor?
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  open var alphaSpeed: Float = 0
  open var scaleSpeed: CGFloat = 0
  open var lifetimeRange: Float = 0
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var xAcceleration: CGFloat = 0
  open var emitterCells: [CAEmitterCell]?
  open var name: String?
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
}
