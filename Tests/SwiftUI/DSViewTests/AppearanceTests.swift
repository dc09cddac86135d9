import DSControlLooks
import DSNode
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

/// What actions were run with.
@MainActor private final class Diary {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}

/// A bar that grows when it appears.
private struct Growing: View {
  @State private var width: CGFloat = 10

  var body: some View {
    Rectangle().frame(width: width, height: 5).onAppear { withAnimation { width = 70 } }
  }
}

/// A bar that follows a number, which follows another.
private struct Following: View {
  let diary: Diary
  @State private var first = 1
  @State private var second = 1

  var body: some View {
    Rectangle().frame(width: CGFloat(second * 10), height: 5)
      .onChange(of: first) { old, new in
        diary.note("first \(old) \(new)")
        second = new + 1
      }
      .onChange(of: second) { new in diary.note("second \(new)") }
      .onAppear { first = 4 }
  }
}

/// A shelf that makes one more box when its last one appears.
private struct Shelf: View {
  @State private var count = 3

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { index in
          Rectangle().frame(width: 10, height: 40).onAppear { if index == count - 1 { count += 1 } }
        }
      }
    }
  }
}

/// A bar that breathes.
private struct Breathing: View {
  @State private var width: CGFloat = 10

  var body: some View {
    Rectangle().frame(width: width, height: 5).onAppear {
      withAnimation(.easeInOut.repeatForever().delay(1)) { width = 70 }
      withAnimation(.linear.repeatForever()) {
        width = 80
      } completion: {
        width = 90
      }
    }
  }
}

@MainActor
struct AppearanceTests {
  @Test func `an animation without an end is drawn as it begins`() {
    #expect(laidOut { Breathing() }.numbers == [[0, 0, 10, 5]])
    #expect(withAnimation(.linear.repeatForever()) { 4 } == 4)
  }

  @Test func `a view is drawn as its appearance leaves it`() {
    #expect(laidOut { Growing() }.numbers == [[0, 0, 70, 5]])
  }

  @Test func `an action that hands on is followed, with the earlier value and the new one`() {
    let diary = Diary()
    #expect(laidOut { Following(diary: diary) }.numbers == [[0, 0, 50, 5]])
    #expect(diary.lines == ["first 1 4", "second 5"])
  }

  @Test func `an action for a first value runs when the view appears, and others do not`() {
    let diary = Diary()
    _ = laidOut {
      Rectangle().frame(width: 5, height: 5)
        .onChange(of: 1, initial: true) { old, new in diary.note("initial \(old) \(new)") }
        .onChange(of: 1) { _, _ in diary.note("changed") }
        .onChange(of: Int?.none, initial: true) { diary.note("nothing") }
        .onDisappear { diary.note("gone") }
    }
    #expect(diary.lines == ["initial 1 1", "nothing"])
  }

  @Test func `views inside appear before those around, and each once`() {
    let diary = Diary()
    _ = laidOut {
      VStack {
        Rectangle().frame(width: 5, height: 5).onAppear { diary.note("first") }
        GeometryReader { _ in Color.red.onAppear { diary.note("measured") } }.frame(height: 9)
        // What is said of a group is said of each of its views.
        Group {
          Rectangle().frame(width: 5, height: 5)
          Rectangle().frame(width: 5, height: 5)
        }
        .onAppear { diary.note("group") }
      }
      .onAppear { diary.note("all") }
      .onAppear()
    }
    #expect(diary.lines.filter { $0 != "measured" } == ["first", "group", "group", "all"])
    #expect(diary.lines.filter { $0 == "measured" }.count == 1)
  }

  @Test func `what is not in the picture does not appear`() {
    let diary = Diary()
    _ = laidOut(
      {
        VStack {
          ViewThatFits {
            Rectangle().frame(width: 900, height: 5).onAppear { diary.note("wide") }
            Rectangle().frame(width: 90, height: 5).onAppear { diary.note("narrow") }
          }
          Label {
            Rectangle().frame(width: 5, height: 5).onAppear { diary.note("title") }
          } icon: {
            Rectangle().frame(width: 5, height: 5).onAppear { diary.note("icon") }
          }
          .labelStyle(.iconOnly)
        }
      }, 100, 100)
    #expect(Set(diary.lines) == ["narrow", "icon"])
  }

  @Test func `views of lazy containers appear where they are seen`() {
    let placed = laidOut({ Shelf() }, 100, 150)
    // Three boxes are seen, and a part of a fourth, which asks for a fifth; that one is not seen.
    #expect(placed.numbers.count { $0[3] == 40 } == 5, "\(placed.numbers)")
  }

  @Test func `views of other containers appear though they are not seen`() {
    let diary = Diary()
    _ = laidOut(
      {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<4, id: \.self) { index in
              Rectangle().frame(height: 40).onAppear { diary.note("\(index)") }
            }
          }
        }
      }, 100, 50)
    #expect(diary.lines == ["0", "1", "2", "3"])
  }

  @Test func `a task begins when the view appears`() async {
    let diary = Diary()
    await confirmation { confirm in
      _ = laidOut { Rectangle().frame(width: 5, height: 5).task { confirm() }.task(id: 3) { diary.note("three") } }
      for _ in 0..<100 where diary.lines.isEmpty { await Task.yield() }
    }
    #expect(diary.lines == ["three"])
  }
}
