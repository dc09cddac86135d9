import DSGeometry
import Foundation

extension Path: LosslessStringConvertible {
  /// The path of a text as `description` gives it: numbers and then the step's letter, `m`, `l`, `q`, `c` or `h`.
  public init?(_ string: String) {
    var numbers: [Double] = []
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(number)
        continue
      }
      switch (word, numbers.count) {
      case ("m", 2): move(to: point(0))
      case ("l", 2): addLine(to: point(0))
      case ("q", 4): addQuadCurve(to: point(1), control: point(0))
      case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
      case ("h", 0): closeSubpath()
      case ("re", 4): addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      default: return nil
      }
      numbers = []
    }
    if !numbers.isEmpty { return nil }
  }

  /// The steps, each as its numbers and a letter.
  public var description: String {
    func text(_ points: Point...) -> String {
      points.map { "\($0.x.text(digits: 6)) \($0.y.text(digits: 6))" }.joined(separator: " ")
    }
    return path.elements.map { element in
      switch element {
      case .move(let to): text(to) + " m"
      case .line(let to): text(to) + " l"
      case .quadratic(let to, let control): text(control, to) + " q"
      case .cubic(let to, let first, let second): text(first, second, to) + " c"
      case .close: "h"
      }
    }.joined(separator: " ")
  }
}
