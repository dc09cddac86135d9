import DSControlLooks
import DSDiagnostics
import DSNode
import DSNodeText
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

/// A model that views fill when they appear.
private final class Store: ObservableObject {
  @Published var width: CGFloat = 1
}

/// One that bodies may read without a property.
@Observable
private final class Gauge {
  var width: CGFloat = 1
}

/// As wide as its store says, which it fills.
private struct Filled: View {
  @ObservedObject var store: Store
  var body: some View {
    Rectangle().frame(width: store.width, height: 5).onAppear { store.width += 40 }
  }
}

private struct FilledByEnvironment: View {
  @EnvironmentObject private var store: Store
  var body: some View {
    Rectangle().frame(width: store.width, height: 5).onAppear { store.width += 40 }
  }
}

/// A view that makes the store in its body, as containers of data do.
private struct Owner: View {
  var body: some View { VStack { Filled(store: Store()) } }
}

/// One with the store's first width as its value.
private struct SizedOwner: View {
  let width: CGFloat
  var body: some View {
    let store = Store()
    store.width = width
    return Filled(store: store)
  }
}

/// A view whose state decides how wide the store is at first.
private struct Growing: View {
  @State private var width: CGFloat = 10
  var body: some View { SizedOwner(width: width).onAppear { width = 20 } }
}

/// A body that reads an observable object, which its view changes.
private struct Reading: View {
  let gauge: Gauge
  var body: some View { Rectangle().frame(width: gauge.width, height: 5).onAppear { gauge.width = 30 } }
}

/// As wide as a gauge says that others change.
private struct Told: View {
  let gauge: Gauge
  var body: some View { Rectangle().frame(width: gauge.width, height: 5) }
}

/// A view whose value leads to the session that it is lowered in.
private struct Holding: View {
  let proxy: ScrollViewProxy
  let store: Store
  var body: some View { Text("a").onAppear { proxy.scrollTo(store.width > 0 ? 1 : 2) } }
}

/// A body that reads another view's property by a closure.
private struct Asking: View {
  let width: () -> CGFloat
  var body: some View { Rectangle().frame(width: width(), height: 5) }
}

private struct Asked: View {
  @State private var width: CGFloat = 10
  var body: some View {
    let property = $width
    return Asking { property.wrappedValue }.onAppear { width = 50 }
  }
}

private struct StorePreviews: PreviewProvider {
  static var previews: some View { FilledByEnvironment().environmentObject(Store()) }
}

@MainActor
struct RememberedBodyTests {
  private func widths(_ view: @escaping @MainActor () -> some View) -> [Double] { laidOut(view).numbers.map { $0[2] } }

  @Test func `a model that a body makes is the same one after views have filled it`() {
    #expect(widths { Owner() } == [41])
  }

  @Test func `a model that a preview makes is the same one after views have filled it`() {
    #expect(widths { Filled(store: Store()) } == [41])
    #expect(widths { FilledByEnvironment().environmentObject(Store()) } == [41])
  }

  @Test func `a model that a provider's previews make is the same one after views have filled it`() throws {
    let preview = try #require(previews(of: StorePreviews.self, in: .drawing).first)
    #expect(widths { preview.view } == [41])
  }

  @Test func `a body makes its model anew where the view has another value`() {
    #expect(widths { Growing() } == [20])
  }

  @Test func `a body that has read an observable object is evaluated again when it changes`() {
    let gauge = Gauge()
    #expect(widths { Reading(gauge: gauge) } == [30])
  }

  @Test func `a body that has read a property by a closure is evaluated again`() {
    #expect(widths { Asked() } == [50])
  }

  @Test func `a change that only a remembered body has read is followed in every pass`() {
    let (first, second) = (Gauge(), Gauge())
    let view = lowered(in: .drawing, at: SourceLocation(file: "Card.swift")) {
      HStack {
        Told(gauge: first)
        Told(gauge: second)
      }
      .onAppear {}
    }
    first.width = 20
    #expect(view.live?.following(MarkedFrames())?.node.text(.comparable).contains("width=20") == true)
    // The body of the second was not evaluated since.
    second.width = 30
    #expect(view.live?.following(MarkedFrames())?.node.text(.comparable).contains("width=30") == true)
  }

  @Test func `what a body was made of goes with the view`() {
    weak var known: Store?
    do {
      let view = lowered(in: .drawing, at: SourceLocation(file: "Card.swift")) {
        let store = Store()
        known = store
        return ScrollViewReader { proxy in Holding(proxy: proxy, store: store) }
      }
      #expect(known != nil && view.live != nil)
    }
    #expect(known == nil)
  }

  @Test func `the same view in two places has two models`() {
    #expect(
      widths {
        HStack {
          Owner()
          Owner()
        }
      } == [41, 41])
  }
}
