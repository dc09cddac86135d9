import DSDiagnostics
import DSSymbol

/// SVG icons of every element and attribute that the reader knows.
struct SVGFuzzing: FuzzReader {
  func make(_ chance: inout FuzzChance) -> [UInt8] {
    var maker = SVGMaker()
    let text = maker.file(&chance)
    return chance.damaged(Array(text.utf8))
  }

  func read(_ input: [UInt8]) -> FuzzEnd {
    do throws(DiagnosticsError) {
      let symbol = try readSymbol(input, name: "fuzz", file: "fuzz.svg")
      return symbol.layers.isEmpty ? .wrong("a picture without layers") : .read
    } catch {
      return error.diagnostics.isEmpty ? .wrong("refused without a reason") : .refused
    }
  }
}

/// Writes the elements of an SVG file.
struct SVGMaker {
  private var ids = 0

  /// A file.
  mutating func file(_ chance: inout FuzzChance) -> String {
    var content = "<clipPath id='c'>" + shape(&chance, "") + "</clipPath>"
    content += "<mask id='m'>" + shape(&chance, "fill='#fff'") + "</mask>" + gradients(&chance)
    content += "<defs><path id='p' d='\(path(&chance))'/></defs>" + definitions(&chance)
    for _ in 0..<chance.number(1...6) { content += element(&chance, depth: 0) }
    let size =
      chance.happens(oneIn: 4)
      ? "width='\(chance.text(8...64))' height='\(chance.text(8...64))'"
      : "viewBox='0 0 \(chance.text(8...64)) \(chance.text(8...64))'"
    return "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' \(size)>"
      + content + "<path d='M0 0H9V9z'/></svg>"
  }

  /// Gradients of both kinds, of which one may take from the other.
  private func gradients(_ chance: inout FuzzChance) -> String {
    func stops(_ chance: inout FuzzChance) -> String {
      (0..<chance.number(0...3)).map { _ in
        "<stop offset='\(chance.text(0...1))' stop-color='\(chance.one(of: ["red", "#0f08", "none", "currentColor"]))' "
          + "stop-opacity='\(chance.text(0...1))'/>"
      }.joined()
    }
    let units = chance.one(of: ["userSpaceOnUse", "objectBoundingBox"])
    let link = chance.happens(oneIn: 3) ? "href='#\(chance.one(of: ["l", "r", "c"]))'" : ""
    return "<linearGradient id='l' gradientUnits='\(units)' x1='\(chance.text(0...9))' y2='\(chance.text(0...9))' "
      + "gradientTransform='matrix(1 \(chance.text(0...2)) 0 1 0 0)'>\(stops(&chance))</linearGradient>"
      + "<radialGradient id='r' \(link) cx='\(chance.text(0...9))' r='\(chance.text(0...9))'>\(stops(&chance))</radialGradient>"
  }

  /// Definitions that few icons have, some of which refer to one another.
  private func definitions(_ chance: inout FuzzChance) -> String {
    func link(_ chance: inout FuzzChance, _ name: String, _ ids: [String]) -> String {
      chance.happens(oneIn: 3) ? "\(name)='url(#\(chance.one(of: ids)))'" : ""
    }
    func step(_ chance: inout FuzzChance) -> String {
      let input = chance.one(of: ["", "in='SourceAlpha'", "in='a'", "in2='SourceGraphic'", "result='a'"])
      return chance.one(of: [
        "<feGaussianBlur stdDeviation='\(chance.text(0...9))' \(input)/>",
        "<feOffset dx='\(chance.text(0...9))' \(input)/>",
        "<feMorphology operator='dilate' radius='\(chance.text(0...9))' \(input)/>",
        "<feFlood flood-color='red' x='\(chance.text(0...9))' \(input)/>", "<feBlend mode='multiply' \(input)/>",
        "<feComposite operator='arithmetic' k1='\(chance.text(0...9))' \(input)/>",
        "<feColorMatrix type='hueRotate' values='\(chance.text(0...360))'/>",
        "<feMerge><feMergeNode \(input)/></feMerge>",
        "<feDropShadow dx='\(chance.text(0...9))' \(input)/>",
        "<feComponentTransfer><feFuncR type='table' tableValues='\(chance.text(0...1)) 1'/></feComponentTransfer>",
      ])
    }
    let units = chance.one(of: ["userSpaceOnUse", "objectBoundingBox"])
    let steps = (0..<chance.number(0...4)).map { _ in step(&chance) }.joined()
    let box = chance.happens(oneIn: 2) ? "viewBox='0 0 \(chance.text(1...9)) \(chance.text(1...9))'" : ""
    let aspect = chance.one(of: ["", "preserveAspectRatio='none'", "preserveAspectRatio='xMinYMax slice'"])
    let rule = chance.one(of: ["path", ".k", "#g1", "g > path", "[d]", "g path:first-child", "* + *"])
    return
      "<pattern id='t' width='\(chance.text(1...9))' height='\(chance.text(1...9))' patternUnits='\(units)' \(box)>"
      + shape(&chance, link(&chance, "fill", ["t", "l"])) + "</pattern>"
      + "<marker id='k' orient='\(chance.one(of: ["auto", "auto-start-reverse", "30"]))' \(box) \(aspect)>"
      + shape(&chance, link(&chance, "marker-mid", ["k"])) + "</marker>"
      + "<filter id='f' filterUnits='\(units)' width='\(chance.text(0...9))' height='\(chance.text(0...9))'>\(steps)</filter>"
      + "<symbol id='y' \(box) \(aspect)>" + shape(&chance, link(&chance, "clip-path", ["c", "d"])) + "</symbol>"
      + "<clipPath id='d' \(link(&chance, "clip-path", ["c", "d"]))>" + shape(&chance, "") + shape(&chance, "")
      + "</clipPath><mask id='n'>" + shape(&chance, link(&chance, "mask", ["m", "n"])) + shape(&chance, "fill='#888'")
      + "</mask><style>\(rule) { stroke: green; opacity: \(chance.text(0...1)) }</style>"
  }

  private mutating func element(_ chance: inout FuzzChance, depth: Int) -> String {
    switch chance.number(0...9) {
    case 0...2 where depth < 5:
      var content = ""
      for _ in 0..<chance.number(0...3) { content += element(&chance, depth: depth + 1) }
      ids += 1
      let clip = chance.happens(oneIn: 4) ? "clip-path='url(#\(chance.isHostile() ? "g\(ids)" : "c"))'" : ""
      let mask = chance.happens(oneIn: 6) ? "mask='url(#m)'" : ""
      return "<g id='g\(ids)' \(mask) \(clip) \(style(&chance))>\(content)</g>"
    case 3:
      let target = chance.one(of: ["p", "p", "y", "g1", "g\(ids)", chance.isHostile() ? "nothing" : "p"])
      let link = chance.one(of: ["href", "xlink:href"])
      return "<use \(link)='#\(target)' x='\(chance.text(0...9))' y='\(chance.text(0...9))' \(style(&chance))/>"
    case 4 where chance.isHostile():
      return chance.one(of: [
        "<text>x</text>", "<title>x</title>", "<pattern/>", "<filter/>", "<image href='data:image/png;base64,iVBO'/>",
        "<switch><g systemLanguage='de'/><g/></switch>", "<x:y xmlns:x='z'/>", "<!-- c -->",
        "<svg/>", "<paht/>",
      ])
    default: return shape(&chance, style(&chance))
    }
  }

  private func shape(_ chance: inout FuzzChance, _ style: String) -> String {
    func lengths(_ names: String...) -> String {
      names.map { "\($0)='\(chance.text(1...24))\(chance.isHostile() ? chance.one(of: ["px", "%", "em"]) : "")'" }
        .joined(separator: " ")
    }
    return switch chance.number(0...9) {
    case 0: "<rect \(lengths("x", "y", "width", "height", "rx")) \(style)/>"
    case 1: "<circle \(lengths("cx", "cy", "r")) \(style)/>"
    case 2: "<ellipse \(lengths("cx", "cy", "rx", "ry")) \(style)/>"
    case 3: "<line \(lengths("x1", "y1", "x2", "y2")) \(style)/>"
    case 4:
      "<poly\(chance.one(of: ["gon", "line"])) points='\((0..<8).map { _ in chance.text(0...24) }.joined(separator: " "))' \(style)/>"
    default: "<path d='\(path(&chance))' \(style)/>"
    }
  }

  /// Path data with as many numbers as each command takes.
  private func path(_ chance: inout FuzzChance) -> String {
    var result = "M\(chance.text(0...24)) \(chance.text(0...24))"
    for _ in 0..<chance.number(1...12) {
      let (letter, count) = chance.one(of: [
        ("L", 2), ("H", 1), ("V", 1), ("C", 6), ("S", 4), ("Q", 4), ("T", 2), ("A", 7), ("Z", 0), ("M", 2),
      ])
      result += chance.happens(oneIn: 2) ? letter : letter.lowercased()
      for index in 0..<count {
        let isFlag = letter == "A" && (3...4).contains(index)
        result += (isFlag ? chance.wholeText(0...1) : chance.text(0...24)) + chance.one(of: [" ", ",", " , "])
      }
      if result.last == "," || result.hasSuffix(", ") { result += "0"; result.removeLast() }
      while let last = result.last, last == " " || last == "," { result.removeLast() }
    }
    return result
  }

  private func style(_ chance: inout FuzzChance) -> String {
    var entries: [(String, String)] = []
    for _ in 0..<chance.number(0...3) {
      let entry: (String, String) =
        switch chance.number(0...9) {
        case 0:
          (
            "fill",
            chance.one(of: [
              "none", "red", "currentColor", "#12f", "#112233", "rgb(1, 2, 3)", "rgba(10% 20% 30% / 0.5)",
              "url(#l)", "url(#r)", "url(#t)", "url(#t) red", "hsl(\(chance.text(0...360)), 50%, 50%)",
              chance.text(0...9),
            ])
          )
        case 1: ("stroke", chance.one(of: ["none", "red", "#000"]))
        case 2: ("stroke-width", chance.text(1...4))
        case 3: ("transform", transform(&chance))
        case 4: ("stroke-dasharray", chance.one(of: ["none", "1 2", "\(chance.text(1...9)) \(chance.text(1...9)) 3"]))
        case 5: ("fill-rule", chance.one(of: ["evenodd", "nonzero"]))
        case 6: ("opacity", chance.one(of: ["1", "1", chance.text(1...1)]))
        case 7: ("stroke-linecap", chance.one(of: ["butt", "round", "square"]))
        case 8: ("fill-opacity", chance.text(0...1))
        default:
          chance.one(of: [
            (chance.isHostile() ? "filter" : "class", "none"), ("marker-mid", "url(#k)"), ("marker-end", "url(#k)"),
            ("filter", "url(#f)"), ("filter", "blur(\(chance.text(0...9))px)"), ("clip-path", "url(#d)"),
            ("mask", "url(#n)"),
            ("mix-blend-mode", "multiply"), ("paint-order", "stroke"), ("vector-effect", "non-scaling-stroke"),
          ])
        }
      entries.append(entry)
    }
    var known: Set<String> = []
    let single = entries.filter { known.insert($0.0).inserted }
    let inStyle = single.filter { $0.0 != "transform" && $0.0 != "class" && chance.happens(oneIn: 3) }
    let names = Set(inStyle.map(\.0))
    let attributes = single.filter { !names.contains($0.0) }.map { "\($0.0)='\($0.1)'" }.joined(separator: " ")
    return inStyle.isEmpty
      ? attributes : attributes + " style='" + inStyle.map { "\($0.0): \($0.1)" }.joined(separator: "; ") + "'"
  }

  private func transform(_ chance: inout FuzzChance) -> String {
    (0..<chance.number(1...2)).map { _ in
      switch chance.number(0...4) {
      case 0: "translate(\(chance.text(0...9)) \(chance.text(0...9)))"
      case 1: "scale(\(chance.text(1...2)))"
      case 2: "rotate(\(chance.text(0...360)) 12 12)"
      case 3: "matrix(1 0 0 1 \(chance.text(0...9)) \(chance.text(0...9)))"
      default: chance.isHostile() ? "skewX(\(chance.text(0...90)))" : "rotate(\(chance.wholeText(0...3))0)"
      }
    }.joined(separator: " ")
  }
}
