import SwiftUI
import Testing
import ViewTestSupport

@testable import DSEffects

/// What moves, or waits for hands, leaves a picture as it is.
@MainActor
struct StillEffectTests {
  private enum Field: Hashable { case name }

  private struct Gestures: View {
    @GestureState private var offset = CGSize.zero
    @Namespace private var space
    @FocusState private var focus: Field?

    var body: some View {
      Text("a")
        .gesture(DragGesture(minimumDistance: 3).updating($offset) { value, state, _ in state = value.translation })
        .simultaneousGesture(LongPressGesture().sequenced(before: TapGesture(count: 2)).onEnded { _ in })
        .highPriorityGesture(MagnifyGesture().simultaneously(with: RotateGesture()))
        .onTapGesture(count: 2) {}
        .onLongPressGesture {}
        .onHover { _ in }
        .onContinuousHover { _ in }
        .onKeyPress(.space) { .handled }
        .keyboardShortcut(.defaultAction)
        .focused($focus, equals: .name)
        .matchedGeometryEffect(id: 1, in: space)
        .sensoryFeedback(.success, trigger: 1)
        .contentShape(Rectangle())
        .hoverEffect(.lift)
        .submitLabel(.done)
        .onSubmit {}
        .swipeActions { Button("Delete") {} }
        .refreshable {}
        .textInputAutocapitalization(.never)
        .keyboardType(.emailAddress)
    }
  }

  @Test func `hands, keys and focus change nothing`() {
    #expect(dump(Gestures()) == dump(Text("a")) && warnings(Gestures()).isEmpty)
  }

  @Test func `a view that takes another one's frame is told of, its source is not`() {
    struct Matched: View {
      let isSource: Bool
      @Namespace private var space
      var body: some View { Text("a").matchedGeometryEffect(id: 1, in: space, isSource: isSource) }
    }
    #expect(warnings(Matched(isSource: true)).isEmpty && warnings(Matched(isSource: false)).count == 1)
  }

  @Test func `every transition is nothing while its view is there, and what it says before and after`() {
    let text = Text("a")
    func phases(_ transition: some Transition) -> [String] {
      [TransitionPhase.willAppear, .identity, .didDisappear].map { dump(transition.apply(content: text, phase: $0)) }
    }
    let plain = dump(text)
    // What sets a number sets the one that changes nothing.
    func isStill(_ dump: String) -> Bool {
      dump.split(separator: "\n").dropFirst().allSatisfy {
        ["opacity 1", "offset x=0 y=0", "blur 0", "scaleEffect x=1 y=1 anchor=[0.5, 0.5]"].contains(
          $0.drop { $0 == " " || $0 == "." }.description)
      }
    }
    func expect(_ transition: some Transition, _ part: String?, location: Testing.SourceLocation = #_sourceLocation) {
      let dumps = phases(transition)
      #expect(isStill(dumps[1]), "\(dumps[1])", sourceLocation: location)
      #expect(dumps[0] == dumps[2], sourceLocation: location)
      if let part {
        #expect(dumps[0].contains(part), "\(dumps[0])", sourceLocation: location)
      } else {
        #expect(dumps[0] == plain, sourceLocation: location)
      }
    }
    expect(.opacity, "opacity 0")
    expect(.scale(0.5), "scaleEffect")
    expect(.offset(x: 3, y: 4), "offset x=3 y=4")
    expect(.push(from: .top), "opacity 0")
    expect(.blurReplace, "blur 10")
    expect(.identity, nil)
    expect(.slide, nil)
    expect(.move(edge: .leading), nil)
    #expect(TransitionPhase.willAppear.value == -1 && TransitionPhase.didDisappear.value == 1)
  }

  @Test func `two transitions together do both`() {
    let both = dump(OpacityTransition().combined(with: .offset(x: 3)).apply(content: Text("a"), phase: .willAppear))
    #expect(both.contains("opacity 0") && both.contains("offset x=3"))
  }

  @Test func `a behaviour without a type is the one that it was made of`() {
    struct Top: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.y = 0 }
    }
    let any = AnyScrollTargetBehavior(AnyScrollTargetBehavior(Top()))
    #expect(any.base is AnyScrollTargetBehavior)
    #expect(ViewAlignedScrollTargetBehavior.LimitBehavior.always != .never)
  }

  @Test func `the visible part of a scroll view is never less than nothing`() {
    let geometry = ScrollGeometry(
      contentOffset: .zero, contentSize: .zero,
      contentInsets: EdgeInsets(top: 30, leading: 30, bottom: 30, trailing: 30),
      containerSize: CGSize(width: 20, height: 20))
    #expect(geometry.visibleRect.size == .zero)
  }
}
