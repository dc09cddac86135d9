import DSPreviewProgram
import SwiftUI
import TestFolder
import Testing

/// Random trees keep their frames where rows become columns and columns rows, and where they run from right to left.
///
/// Nothing says which frames are right; but a rule that holds along one axis only, or in one direction, is found.
@MainActor struct TurnedTrees {
  @Test func `a tree turned about its diagonal has its frames turned, one that is mirrored has them mirrored`() throws {
    for seed in 0..<rounds(1000) {
      var (maker, turned) = (Maker(seed, isTurned: false), Maker(seed, isTurned: true))
      let tree = maker.tree(1 + seed % 4)
      let other = turned.tree(1 + seed % 4)
      let (width, height) = (Double(maker.number(400)), Double(maker.number(300)))
      let frames = try named(tree, in: width, height)
      let across = try named(other, in: height, width)
      let mirrored = try named(tree, in: width, height, rightToLeft: true)
      #expect(Set(frames.keys) == Set(across.keys) && Set(frames.keys) == Set(mirrored.keys), "tree \(seed)")
      for (name, frame) in frames {
        guard let turned = across[name], let mirror = mirrored[name] else { continue }
        let turnedBack = [turned[1], turned[0], turned[3], turned[2]]
        let mirroredBack = [width - mirror[0] - mirror[2], mirror[1], mirror[2], mirror[3]]
        let agrees = zip(frame, zip(turnedBack, mirroredBack)).allSatisfy {
          $0.isFinite && abs($0 - $1.0) < 1e-6 && abs($0 - $1.1) < 1e-6
        }
        #expect(agrees, "'\(name)' of tree \(seed) stands at \(frame), turned at \(turned), mirrored at \(mirror)")
      }
    }
  }
}

/// Makes trees, the same for every seed, as they are or with their axes exchanged.
@MainActor private struct Maker {
  private static let columns: [HorizontalAlignment] = [.leading, .center, .trailing]
  private static let rows: [VerticalAlignment] = [.top, .center, .bottom]

  private let isTurned: Bool
  private var state: UInt64
  private var names = 0

  init(_ seed: Int, isTurned: Bool) {
    (self.isTurned, state) = (isTurned, UInt64(seed) &* 7919 &+ 3)
    for _ in 0..<2 { _ = number(9) }
  }

  mutating func number(_ greatest: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(greatest + 1))
  }

  private mutating func isOne(of count: Int) -> Bool { number(count - 1) == 0 }
  private mutating func length(_ greatest: Int) -> CGFloat { CGFloat(number(greatest)) }
  private mutating func maybe(_ greatest: Int) -> CGFloat? { isOne(of: 2) ? nil : length(greatest) }

  private mutating func name() -> String {
    names += 1
    return "\(names)"
  }

  private mutating func alignment() -> Alignment {
    let (a, b) = (number(2), number(2))
    return isTurned
      ? Alignment(horizontal: Self.columns[b], vertical: Self.rows[a])
      : Alignment(horizontal: Self.columns[a], vertical: Self.rows[b])
  }

  private func frame(_ view: some View, _ a: CGFloat?, _ b: CGFloat?, _ alignment: Alignment = .center) -> AnyView {
    AnyView(view.frame(width: isTurned ? b : a, height: isTurned ? a : b, alignment: alignment))
  }

  private func frame(
    _ view: some View, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?, _ alignment: Alignment = .center
  ) -> AnyView {
    isTurned
      ? AnyView(view.frame(minHeight: least, idealHeight: ideal, maxHeight: most, alignment: alignment))
      : AnyView(view.frame(minWidth: least, idealWidth: ideal, maxWidth: most, alignment: alignment))
  }

  private mutating func axes() -> Axis.Set {
    switch number(2) {
    case 0: isTurned ? .horizontal : .vertical
    case 1: isTurned ? .vertical : .horizontal
    default: [.horizontal, .vertical]
    }
  }

  private mutating func leaf() -> AnyView {
    switch number(5) {
    case 0: AnyView(Color.red)
    case 1: frame(Color.red, length(60), nil)
    case 2: frame(Color.red, nil, length(60))
    case 3: frame(Color.red, length(30), nil, 30 + length(90))
    case 4: AnyView(Circle())
    default: frame(Color.red, length(60), length(40))
    }
  }

  private mutating func trees(_ depth: Int, spacers: Bool = false) -> some View {
    var views = (0...number(3)).map { _ in tree(depth - 1) }
    if spacers, isOne(of: 2) {
      views.insert(AnyView(Spacer(minLength: maybe(20)).called(name())), at: number(views.count))
    }
    return ForEach(views.indices, id: \.self) { views[$0] }
  }

  private mutating func track() -> GridItem {
    let (gap, alignment) = (maybe(12), isOne(of: 3) ? self.alignment() : nil)
    let most = isOne(of: 2) ? CGFloat.infinity : 65 + length(90)
    return switch number(2) {
    case 0: GridItem(.fixed(length(90)), spacing: gap, alignment: alignment)
    case 1: GridItem(.flexible(minimum: length(60), maximum: most), spacing: gap, alignment: alignment)
    default: GridItem(.adaptive(minimum: 5 + length(60), maximum: most), spacing: gap, alignment: alignment)
    }
  }

  private mutating func stack(_ depth: Int, isLazy: Bool) -> AnyView {
    let (isRow, place, gap) = (isOne(of: 2) != isTurned, number(2), maybe(12))
    let views = trees(depth, spacers: !isLazy)
    let (row, column) = (Self.rows[place], Self.columns[place])
    return switch (isRow, isLazy) {
    case (true, false): AnyView(HStack(alignment: row, spacing: gap) { views })
    case (false, false): AnyView(VStack(alignment: column, spacing: gap) { views })
    case (true, true): AnyView(LazyHStack(alignment: row, spacing: gap) { views })
    case (false, true): AnyView(LazyVStack(alignment: column, spacing: gap) { views })
    }
  }

  private mutating func lazyGrid(_ depth: Int) -> AnyView {
    let (isRow, place, gap, views) = (isOne(of: 2) != isTurned, number(2), maybe(12), trees(depth))
    let tracks = (0...number(2)).map { _ in track() }
    return isRow
      ? AnyView(LazyHGrid(rows: tracks, alignment: Self.rows[place], spacing: gap) { views })
      : AnyView(LazyVGrid(columns: tracks, alignment: Self.columns[place], spacing: gap) { views })
  }

  private mutating func inset(_ depth: Int) -> AnyView {
    let (isVertical, isFirst, place, gap) = (isOne(of: 2) != isTurned, isOne(of: 2), number(2), maybe(12))
    let (view, bar) = (tree(depth - 1), tree(depth - 1))
    let (row, column) = (Self.rows[place], Self.columns[place])
    return isVertical
      ? AnyView(view.safeAreaInset(edge: isFirst ? .top : .bottom, alignment: column, spacing: gap) { bar })
      : AnyView(view.safeAreaInset(edge: isFirst ? .leading : .trailing, alignment: row, spacing: gap) { bar })
  }

  private mutating func modified(_ depth: Int) -> AnyView {
    let view = tree(depth - 1)
    let (a, b) = (length(90), length(90))
    switch number(9) {
    case 0: return frame(view, maybe(120), maybe(120), alignment())
    case 1: return frame(view, maybe(60), maybe(80), maybe(120), alignment())
    case 2:
      let (c, d) = (length(15), length(15))
      return AnyView(
        view.padding(
          isTurned
            ? EdgeInsets(top: b / 6, leading: a / 6, bottom: d, trailing: c)
            : EdgeInsets(top: a / 6, leading: b / 6, bottom: c, trailing: d)))
    case 3:
      let (c, d) = (isOne(of: 2), isOne(of: 2))
      return AnyView(view.fixedSize(horizontal: isTurned ? d : c, vertical: isTurned ? c : d))
    case 4:
      let (ratio, mode) = (CGFloat(1 + number(5)) / 2, isOne(of: 2) ? ContentMode.fill : .fit)
      return AnyView(view.aspectRatio(isTurned ? 1 / ratio : ratio, contentMode: mode))
    case 5: return AnyView(view.aspectRatio(contentMode: isOne(of: 2) ? .fill : .fit))
    case 6: return AnyView(view.layoutPriority(Double(number(3) - 1)))
    case 7: return AnyView(view.position(x: isTurned ? b : a, y: isTurned ? a : b))
    case 8: return AnyView(view.offset(x: isTurned ? b : a, y: isTurned ? a : b))
    default:
      let place = number(2)
      return isTurned
        ? AnyView(view.alignmentGuide(Self.rows[place]) { _ in a - 30 })
        : AnyView(view.alignmentGuide(Self.columns[place]) { _ in a - 30 })
    }
  }

  mutating func tree(_ depth: Int) -> AnyView {
    let name = name()
    guard depth > 0 else { return AnyView(leaf().called(name)) }
    let tree: AnyView
    switch number(17) {
    case 0, 1, 2, 3: tree = stack(depth, isLazy: false)
    case 4: tree = stack(depth, isLazy: true)
    case 5:
      let (alignment, views) = (alignment(), trees(depth))
      tree = AnyView(ZStack(alignment: alignment) { views })
    case 6:
      let (axes, view) = (axes(), self.tree(depth - 1))
      tree = AnyView(ScrollView(axes) { view })
    case 7:
      let (axes, views) = (axes(), trees(depth))
      tree = AnyView(ViewThatFits(in: axes) { views })
    case 8: tree = inset(depth)
    case 9:
      let (alignment, view, other) = (alignment(), self.tree(depth - 1), self.tree(depth - 1))
      tree = AnyView(view.overlay(alignment: alignment) { other })
    case 10: tree = lazyGrid(depth)
    case 11:
      let view = self.tree(depth - 1)
      tree = AnyView(GeometryReader { _ in view })
    default: tree = modified(depth)
    }
    return AnyView(tree.called(name))
  }
}
