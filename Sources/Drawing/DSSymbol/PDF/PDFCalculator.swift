import DSDiagnostics

/// A function that a PDF writes as a small program on a stack, as Figma writes all gradients (ISO 32000-1, section 7.10.5).
///
/// Sines, logarithms and powers are refused: their last digits differ between libraries.
struct PDFCalculator {
  private indirect enum Step {
    case number(Double)
    case operation(Operation)
    case choice([Step], otherwise: [Step])
  }

  private enum Operation: String {
    case abs, add, and, ceiling, copy, cvi, cvr, div, dup, eq, exch, floor, ge, gt, idiv, index, le, lt, mod, mul, ne,
      neg
    case not, or, pop, roll, round, sqrt, sub, truncate
  }

  private let steps: [Step]

  /// Reads a program between braces.
  init(_ text: [UInt8]) throws(PDFProblem) {
    var words = Self.words(text)[...]
    guard words.popFirst() == "{" else { throw Self.damage }
    steps = try Self.block(&words, depth: 0)
  }

  private static let damage = PDFProblem(message: "cannot be read: its gradient is damaged", hint: "export it again")

  private static func words(_ text: [UInt8]) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    for byte in text + [UInt8(ascii: " ")] {
      let isBrace = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
      guard isBrace || byte <= UInt8(ascii: " ") else {
        word.append(byte)
        continue
      }
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      if isBrace { words.append(byte == UInt8(ascii: "{") ? "{" : "}") }
      word = []
    }
    return words
  }

  /// The steps up to the brace that closes them.
  private static func block(_ words: inout ArraySlice<String>, depth: Int) throws(PDFProblem) -> [Step] {
    guard depth < Limits.pdfFormDepth else { throw PDFProblem(message: "is nested too deeply") }
    var steps: [Step] = []
    var blocks: [[Step]] = []
    while let word = words.popFirst() {
      switch word {
      case "}": return steps
      case "{": blocks.append(try block(&words, depth: depth + 1))
      case "if" where blocks.count == 1: steps.append(.choice(blocks.removeLast(), otherwise: []))
      case "ifelse" where blocks.count == 2:
        steps.append(.choice(blocks[0], otherwise: blocks[1]))
        blocks = []
      case "true", "false": steps.append(.number(word == "true" ? 1 : 0))
      default:
        if let number = Double(word), number.isFinite {
          steps.append(.number(number))
        } else if let operation = Operation(rawValue: word) {
          steps.append(.operation(operation))
        } else {
          throw PDFProblem(
            message: "has a gradient that is computed with '\(word.inShort)', which is not supported in a PDF")
        }
      }
    }
    throw damage
  }

  /// What is on the stack after the program, whose only input is a number.
  func results(of number: Double) throws(PDFProblem) -> [Double] {
    var stack = [number]
    try Self.run(steps, on: &stack)
    return stack
  }

  private static func run(_ steps: [Step], on stack: inout [Double]) throws(PDFProblem) {
    for step in steps {
      switch step {
      case .number(let number): stack.append(number)
      case .operation(let operation): try run(operation, on: &stack)
      case .choice(let first, let second): try run(try pop(&stack) != 0 ? first : second, on: &stack)
      }
      guard stack.count <= Limits.pdfStack, stack.last?.isFinite ?? true else { throw damage }
    }
  }

  private static func pop(_ stack: inout [Double]) throws(PDFProblem) -> Double {
    guard let last = stack.popLast() else { throw damage }
    return last
  }

  /// A number of entries of the stack that is on its top.
  private static func count(_ stack: inout [Double], from least: Int = 0) throws(PDFProblem) -> Int {
    guard let count = Int(exactly: try pop(&stack)), count >= least, count <= stack.count else { throw damage }
    return count
  }

  private static func run(_ operation: Operation, on stack: inout [Double]) throws(PDFProblem) {
    func one(_ result: (Double) -> Double) throws(PDFProblem) { stack.append(result(try pop(&stack))) }
    func two(_ result: (Double, Double) -> Double) throws(PDFProblem) {
      let second = try pop(&stack)
      stack.append(result(try pop(&stack), second))
    }
    switch operation {
    case .abs: try one(Swift.abs)
    case .add: try two(+)
    case .and: try two { $0 != 0 && $1 != 0 ? 1 : 0 }
    case .ceiling: try one { $0.rounded(.up) }
    case .copy: stack += stack.suffix(try count(&stack))
    case .cvi, .truncate: try one { $0.rounded(.towardZero) }
    case .cvr: break
    case .div: try two(/)
    case .dup:
      let last = try pop(&stack)
      stack += [last, last]
    case .eq: try two { $0 == $1 ? 1 : 0 }
    case .exch:
      let (second, first) = (try pop(&stack), try pop(&stack))
      stack += [second, first]
    case .floor: try one { $0.rounded(.down) }
    case .ge: try two { $0 >= $1 ? 1 : 0 }
    case .gt: try two { $0 > $1 ? 1 : 0 }
    case .idiv: try two { ($0 / $1).rounded(.towardZero) }
    case .index:
      let place = try count(&stack)
      guard place < stack.count else { throw damage }
      stack.append(stack[stack.count - 1 - place])
    case .le: try two { $0 <= $1 ? 1 : 0 }
    case .lt: try two { $0 < $1 ? 1 : 0 }
    case .mod: try two { $0.truncatingRemainder(dividingBy: $1) }
    case .mul: try two(*)
    case .ne: try two { $0 != $1 ? 1 : 0 }
    case .neg: try one(-)
    case .not: try one { $0 == 0 ? 1 : 0 }
    case .or: try two { $0 != 0 || $1 != 0 ? 1 : 0 }
    case .pop: _ = try pop(&stack)
    case .roll:
      let turn = try pop(&stack)
      let size = try count(&stack)
      guard size > 0 else { return }
      guard let turn = Int(exactly: turn.truncatingRemainder(dividingBy: Double(size))) else { throw damage }
      let part = Array(stack.suffix(size))
      let shift = (size - turn) % size
      stack.replaceSubrange((stack.count - size)..., with: part[shift...] + part[..<shift])
    case .round: try one { ($0 + 0.5).rounded(.down) }
    case .sqrt: try one { $0.squareRoot() }
    case .sub: try two(-)
    }
  }
}
