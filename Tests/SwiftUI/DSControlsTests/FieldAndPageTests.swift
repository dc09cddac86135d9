import Combine
import DSControlLooks
import DSDiagnostics
import DSGeometry
import DSNode
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

@MainActor
struct FieldAndPageTests {
  private let place = SourceLocation(file: "Fields.swift", line: 1)

  @Test func `a field's text stands where the lines of text are aligned`() {
    func start(_ alignment: TextAlignment) -> Double {
      laidOut({ TextField("Name", text: .constant("Ada")).multilineTextAlignment(alignment) }, 200, 20).numbers[0][0]
    }
    #expect(start(.leading) == 0)
    #expect(start(.center) == 85)
    #expect(start(.trailing) == 170)
  }

  @Test func `a field beside a label begins at the label`() {
    let frames = laidOut({ LabeledContent("Name") { TextField("", text: .constant("Ada")) } }, 200, 20).numbers
    #expect(frames.map { $0[0] } == [0, 48])
  }

  @Test func `fields and labelled values are in American English, whatever the machine speaks`() {
    let price = Decimal(9.5)
    let format = Decimal.FormatStyle.Currency(code: "USD")
    #expect(dump(TextField("Price", value: .constant(price), format: format)).contains("\"$9.50\""))
    #expect(dump(LabeledContent("Price", value: price, format: format)).contains("\"$9.50\""))
    let german = LabeledContent("Price", value: price, format: format).environment(
      \.locale, Locale(identifier: "de_DE"))
    #expect(dump(german).contains("\"9,50\u{a0}$\""))
  }

  @Test func `a list with more rows than its room is as high as the room and begins with the first row`() {
    let list = laidOut({ List(0..<20) { Text(verbatim: "\($0)") }.listStyle(.plain).frame(height: 100) }, 200, 300)
    #expect(!list.frames.isEmpty)
    #expect(list.frames.allSatisfy { $0.minY >= 0 })
    let editor = laidOut({ TextEditor(text: .constant(String(repeating: "a", count: 200))).frame(height: 50) }, 100, 50)
    #expect(editor.frames.allSatisfy { $0.minY >= 0 })
  }

  @Test func `pages side by side have dots, other tabs a warning`() {
    func pages(_ mode: PageTabViewStyle.IndexDisplayMode, _ count: Int = 3) -> LaidOut {
      laidOut(
        { TabView { ForEach(0..<count) { Text(verbatim: "\($0)") } }.tabViewStyle(.page(indexDisplayMode: mode)) }, 100,
        100)
    }
    #expect(pages(.always).numbers.count == 4)
    #expect(pages(.always).numbers[1] == [30.5, 71.5, 7, 7])
    #expect(pages(.never).numbers.count == 1)
    #expect(pages(.automatic, 1).numbers.count == 1)
    #expect(pages(.always, 1).numbers.count == 2)
    let paged = TabView { Text("a") }.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
    #expect(lowered(paged, in: .drawing, at: place).warnings.isEmpty)
    #expect(lowered(TabView { Text("a") }, in: .drawing, at: place).warnings.count == 1)
  }

  /// A model with a chain of publishers, as sources with Combine write it.
  private final class Search: ObservableObject {
    @Published var query = ""
    @Published var isValid = false
    @Published private(set) var results: [String] = ["first"]
    private var bag = Set<AnyCancellable>()
    private let errors = PassthroughSubject<any Error, Never>()

    init(load: @escaping (String) -> AnyPublisher<[String], any Error>) {
      $query.debounce(for: .milliseconds(300), scheduler: RunLoop.main).removeDuplicates()
        .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        .flatMap { load($0).catch { _ in Just([]) } }
        .receive(on: DispatchQueue.main)
        .sink { [weak self] in self?.results = $0 }.store(in: &bag)
      Publishers.CombineLatest($query, $results).map { !$0.isEmpty && !$1.isEmpty }.assign(to: &$isValid)
      $query.combineLatest($results).throttle(for: 0.5, scheduler: DispatchQueue.main, latest: true)
        .sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &bag)
      errors.share().handleEvents(receiveOutput: { _ in }).sink { _ in }.store(in: &bag)
      Future<Int, any Error> { $0(.success(1)) }.replaceError(with: 0).merge(with: [1, 2].publisher).collect()
        .sink { _ in }.store(in: &bag)
      errors.buffer(size: 5, prefetch: .keepFull, whenFull: .dropOldest)
        .flatMap(maxPublishers: .max(1)) { _ in Just(0.5).append(Just(1)).prepend([0]) }
        .scan(0, +).prefix { $0 <= 1 }.max().sink { _ in }.store(in: &bag)
    }
  }

  @Test func `a model with chains of publishers follows itself`() {
    let model = Search { _ in Fail(error: CancellationError()).eraseToAnyPublisher() }
    #expect(model.results == ["first"] && !model.isValid)
    model.query = "pear"
    #expect(model.results == ["first"] && model.isValid)
  }
}

@MainActor
struct LineHeightAndSymbolModeTests {
  private let place = SourceLocation(file: "Lines.swift", line: 1)

  @Test func `line heights are multiples, sums and points, and nil leaves them to the font`() {
    let text = Text(verbatim: "a")
    #expect(dump(text.lineHeight(.multiple(factor: 2))).contains(".lineHeight multiple=2"))
    #expect(dump(text.lineHeight(.exact(points: 30))).contains(".lineHeight points=30"))
    #expect(dump(text.lineHeight(.leading(increase: 8))).contains(".lineHeight increase=8"))
    #expect(dump(text.lineHeight(nil)) == dump(text))
    #expect(dump(text.lineHeight(nil).lineHeight(.loose)).contains(".lineHeight natural"))
    #expect(dump(text.lineHeight(.loose)) != dump(text.lineHeight(.tight)))
  }

  @Test func `insets grow by the greater corner of each edge`() {
    let corners = RectangleCornerInsets(
      topLeading: CGSize(width: 1, height: 2), topTrailing: CGSize(width: 3, height: 4),
      bottomLeading: CGSize(width: 5, height: 6), bottomTrailing: CGSize(width: 7, height: 8))
    func grown(_ edges: Edge.Set) -> [CGFloat] {
      let insets = SwiftUI.EdgeInsets().inset(by: corners, edges: edges)
      return [insets.top, insets.leading, insets.bottom, insets.trailing]
    }
    #expect(grown(.all) == [4, 5, 8, 7])
    #expect(grown(.top) == [4, 0, 0, 0])
  }

  @Test func `a run says where symbols should be filled with gradients or drawn by a value`() {
    func count(_ view: some View) -> Int { lowered(view, in: .drawing, at: place).warnings.count }
    let image = Image(systemName: "wifi", variableValue: 0.5)
    #expect(count(image.symbolColorRenderingMode(.flat).symbolVariableValueMode(.color)) == 0)
    #expect(count(image.symbolColorRenderingMode(.gradient)) == 1)
    #expect(count(VStack { image }.symbolVariableValueMode(.draw)) == 1)
    #expect(count(VStack { Text("a") }.symbolColorRenderingMode(.gradient)) == 0)
  }

  @Test func `key frames of a value need no track`() {
    let animator = KeyframeAnimator(initialValue: 10.0, repeating: true) {
      Color.red.frame(width: $0)
    } keyframes: { _ in
      LinearKeyframe(20, duration: 1)
      CubicKeyframe(10, duration: 1)
    }
    #expect(dump(animator) == dump(Color.red.frame(width: 10)))
  }
}
