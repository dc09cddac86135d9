import DSGeometry

/// How large the boxes of Apple's symbols are, so that what is beside our drawings is where it is beside Apple's.
///
/// Source: the frames of `Image(systemName:)` that swiftui-web (github.com/iamcgn/swiftui-web) recorded on macOS at 2 pixels a
/// point, `Fixtures/Goldens/symbol/catalog-17/frames.json`. They grow with the font's size, up to half a point.
enum SymbolFrames {
  /// The size of the font in which they were recorded.
  private static let em = 17.0
  /// What a box has beside its drawing, on both sides together. A circle of 17 points has a box of 20 by 19, and a bar that is
  /// 1.5 points thick has one that is 3.5 points high.
  private static let margins = Size(width: 3 / em, height: 2 / em)
  /// Recorded lengths are rounded up to half a point.
  private static let rounding = 0.2
  /// Of drawings without a recording: how large a unit is in em. A circle is 20 units wide, and as wide as the em.
  private static let usualUnit = 1 / 20.0
  /// How thick a line of a unit is in em, whatever the size of its drawing; most lines have two. A bar is 1.5 of 17 points.
  private static let lineUnit = 0.75 / em

  /// The symbols whose boxes were recorded, sorted.
  static var names: [String] { table.keys.sorted() }

  /// The box of a symbol in em; nil if it was not recorded.
  static func box(of name: String) -> Size? {
    let name = table[name] == nil && name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    return table[name]
  }

  /// A drawing with the box that Apple's has: as large as fits into it, with lines as thick as in other symbols.
  static func framed(_ symbol: Symbol) -> Symbol {
    guard let drawn = Symbol.extent(of: symbol.layers), drawn.width > 0, drawn.height > 0 else { return symbol }
    var symbol = symbol
    var unit = usualUnit
    var box = Size(width: drawn.width * unit + margins.width, height: drawn.height * unit + margins.height)
    if let recorded = Self.box(of: symbol.name) {
      box = recorded
      unit = min((box.width - margins.width) / drawn.width, (box.height - margins.height) / drawn.height)
    }
    for index in symbol.layers.indices { symbol.layers[index].stroke?.width *= lineUnit / unit }
    let size = box * (1 / unit)
    symbol.viewBox = Rect(
      x: (drawn.minX + drawn.maxX - size.width) / 2, y: (drawn.minY + drawn.maxY - size.height) / 2, width: size.width,
      height: size.height)
    symbol.height = box.height
    return symbol
  }

  /// What layers cover, with the thickness of their lines.
  private static let table: [String: Size] = {
    let words = recorded.split { $0.isWhitespace }
    let pairs = stride(from: 0, to: words.count, by: 2).map { index in
      let sides = words[index + 1].split(separator: "x").compactMap { Double($0) }
      return (
        String(words[index]), Size(width: (sides[0] - rounding) / em, height: (sides[1] - rounding) / em)
      )
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// Names, and width and height in points.
  private static let recorded = """
    airplane 21x19 ant 18.5x22 antenna.radiowaves.left.and.right 21x18 archivebox 21x17.5 arrow.clockwise 18x20
    arrow.counterclockwise 18x20 arrow.down 17x18 arrow.down.circle 20x19 arrow.down.left 16.5x14.5
    arrow.down.to.line 17x19.5 arrow.left 19.5x15 arrow.left.circle 20x19 arrow.right 19.5x15 arrow.right.circle 20x19
    arrow.turn.up.left 20x15.5 arrow.up 17x18 arrow.up.and.down.and.arrow.left.and.right 22.5x21.5
    arrow.up.arrow.down 24x18.5 arrow.up.circle 20x19 arrow.up.left.and.arrow.down.right 20x18 arrow.up.right 16.5x14.5
    arrow.up.to.line 17x19.5 arrow.uturn.left 20x17.5 at 20.5x20 backward.end.fill 19.5x15 backward.fill 25.5x15
    battery.100 29x13.5 bell 20x19.5 bell.badge 19.5x20.5 bell.fill 20x19.5 bell.slash 19x20.5 bicycle 31x19 bold 14x14
    bolt 17x21.5 book 22.5x17.5 book.closed 18x20 bookmark 17.5x20 briefcase 23.5x18.5 bubble.left 22.5x19.5
    building.2 20.5x21.5 bus 22.5x21.5 calendar 21x17.5 camera 24.5x18 car 24x17.5 cart 23x18.5 cat 27x22
    chart.bar 25.5x18 chart.line.uptrend.xyaxis 22x17.5 chart.pie 20x19 checklist 23x19 checkmark 18.5x16.5
    checkmark.circle 20x19 checkmark.circle.fill 20x19 checkmark.square 19.5x17.5 chevron.down 18.5x10.5
    chevron.left 12.5x16.5 chevron.left.forwardslash.chevron.right 27.5x18 chevron.right 12.5x16.5
    chevron.right.circle 20x19 chevron.up 18.5x10.5 circle 20x19 circle.fill 20x19 clock 20x19 cloud 22.5x15.5
    creditcard 24x16.5 crop 22.5x20.5 crown 25.5x18.5 cursorarrow 14x19.5 cylinder 18.5x19.5 desktopcomputer 24x19
    doc 18x20 doc.badge.plus 18.5x22.5 doc.on.clipboard 21x23 doc.on.doc 21x23 doc.text 18x20 dog 27.5x21.5
    dollarsign.circle 20x19 drop 15x19 ellipsis 18.5x5.5 ellipsis.circle 20x19 envelope 24.5x16.5 eraser 20.5x19.5
    exclamationmark 6.5x18 exclamationmark.circle 20x19 exclamationmark.circle.fill 20x19
    exclamationmark.triangle 20.5x18 eye 26x16.5 eye.slash 26x20 eyedropper 21.5x20 face.smiling 20x19 flag 19.5x18.5
    flame 17x20 folder 23x17.5 folder.badge.plus 23x19 folder.fill 23x17.5 forward.end.fill 19.5x15 forward.fill 25.5x15
    gamecontroller 28x17.5 gear 21.5x20.5 gearshape 21x20 gearshape.fill 20.5x19.5 gift 20x19.5 globe 20x19
    graduationcap 27x22.5 hammer 25x23 hand.raised 20.5x20.5 hand.thumbsdown 20x20.5 hand.thumbsup 20x20.5
    headphones 21x20 heart 20.5x17.5 heart.circle 20x19 heart.fill 20.5x17.5 hexagon 21x21 highlighter 21.5x20
    house 24x19.5 house.fill 24x19.5 info.circle 20x19 info.circle.fill 20x19 iphone 17x20 italic 13x14 key 15.5x23
    leaf 21x18 lightbulb 15.5x21.5 line.3.horizontal 21x10.5 link 22x21 link.badge.plus 22x21.5 list.bullet 21x14.5
    list.number 21x16 location 20x18.5 lock 16.5x18.5 lock.open 21.5x18.5 magnifyingglass 20.5x18.5 map 21.5x18.5
    message 22.5x18.5 mic 17x20 mic.slash 17x20 minus 18x3.5 minus.circle 20x19 minus.magnifyingglass 20.5x18.5
    minus.square 19.5x17.5 moon 20x19 mountain.2 33x17 music.note 14.5x19 newspaper 23x20 number 19x18.5
    paintbrush 21.5x22.5 paintpalette 23x19 paperclip 20x21 paperplane 21x19.5 pause.fill 14.5x16 pencil 17.5x15.5
    pentagon 22.5x20 percent 19.5x18.5 person 19x17.5 person.2 27.5x19 person.badge.plus 19x21.5 person.circle 20x19
    person.fill 18x17 phone 20.5x18.5 photo 24x17.5 pills 24x20 pin 20x21.5 play.fill 15x16 plus 18x16
    plus.circle 20x19 plus.circle.fill 20x19 plus.magnifyingglass 20.5x18.5 plus.square 19.5x17.5 power 20x19.5
    printer 23x20 puzzlepiece 28.5x18.5 qrcode 19.5x17.5 questionmark 13.5x18 questionmark.circle 20x19
    quote.opening 22.5x14 radio 24x21.5 rectangle 24x17.5 rectangle.portrait 18x20 rectangle.split.3x1 24x17.5
    repeat 22x17 ruler 24.5x11 safari 20x19 scissors 26x19 seal 21.5x21.5 shield 18x19 shippingbox 21x20.5
    shuffle 23.5x17.5 sidebar.left 24x17.5 sidebar.right 24x17.5 slider.horizontal.3 21x16.5 snowflake 18x19
    sparkles 18.5x21 speaker.slash 17.5x20 speaker.wave.1 20x17 speaker.wave.2 24x17 square 19.5x17.5
    square.3.layers.3d 21x20.5 square.and.arrow.down 19x21.5 square.and.arrow.up 19x22 square.and.pencil 21x20
    square.dashed 19.5x17.5 square.fill 19.5x17.5 square.grid.2x2 19.5x17.5 star 22x20 star.circle 20x19 star.fill 22x20
    star.leadinghalf.filled 22x20 storefront 23.5x20.5 sun.max 21x20.5 tablecells 24x17.5 tag 22.5x21 terminal 24x17.5
    text.aligncenter 21x16.5 text.alignleft 21x16.5 text.alignright 21x16.5 text.justify 21x16.5 textformat 23.5x14.5
    thermometer 13x20.5 touchid 21.5x20.5 tram 19.5x23 trash 19.5x20.5 trash.circle 20x19 trash.fill 19.5x20.5
    tray 24x16.5 tree 25.5x24 triangle 20.5x18 trophy 20.5x20.5 truck.box 28.5x20 tv 25x19 underline 14x17
    video 24.5x16 wallet.pass 18x20 waveform.path.ecg 20x19.5 wifi 22.5x16 wind 21x17 wrench 23.5x23 xmark 17.5x15.5
    xmark.circle 20x19 xmark.circle.fill 20x19 xmark.square 19.5x17.5
    """
}
