import Combine
import CoreGraphics
import Foundation

#if os(iOS)
  /// A ferry's way across the bay.
  public struct Voyage: Identifiable, Hashable {
    public let id: String
    public let title: String
    public let ferry: String
    public let stops: [CGPoint]

    public static let evening = Voyage(
      id: "evening", title: "Evening round", ferry: "Aurora",
      stops: [CGPoint(x: 12, y: 60), CGPoint(x: 90, y: 18), CGPoint(x: 180, y: 54), CGPoint(x: 290, y: 26)])
  }

  /// How high the water stands; Foundation brings observation along.
  @available(iOS 17, *)
  @Observable public final class Tide {
    public var height: CGFloat

    public init(height: CGFloat) { self.height = height }
  }

  /// The voyages that somebody has marked.
  public final class Logbook: NSObject, ObservableObject {
    @Published public private(set) var marked: Set<String>

    public init(marked: Set<String> = []) { self.marked = marked }

    @objc public func clear() { marked = [] }

    public func toggle(_ voyage: Voyage) {
      if marked.remove(voyage.id) == nil { marked.insert(voyage.id) }
    }
  }
#endif
