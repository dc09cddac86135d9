import Combine
import DSControlLooks
import DSDiagnostics
import DSNode
import DSNodeText
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

/// A form that knows whether it can be sent.
private final class Form: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  @Published var isValid = false
  @Published var page = 7

  init() {
    Publishers.CombineLatest($name, $password).map { $0.count > 2 && $1.count > 2 }.assign(to: &$isValid)
  }
}

private struct FormView: View {
  @StateObject private var form = Form()
  var body: some View {
    Rectangle().frame(width: form.isValid ? 80 : 40, height: 5).onAppear {
      form.name = "Ada"
      form.password = "secret"
    }
  }
}

/// As wide as the model's page says.
private struct PageView: View {
  let form: Form
  @State private var page: CGFloat = 1
  var body: some View {
    Rectangle().frame(width: page, height: 5).onReceive(form.$page) { page = CGFloat($0) }
  }
}

/// As wide as what was told says, in all.
private struct SumView<P: DSView.Publisher>: View where P.Output == Int, P.Failure == Never {
  let publisher: P
  var appeared: () -> Void = {}
  @State private var sum: CGFloat = 1
  var body: some View {
    Rectangle().frame(width: sum, height: 5).onReceive(publisher) { sum += CGFloat($0) }.onAppear { appeared() }
  }
}

@MainActor
struct ReceptionTests {
  private func widths(_ view: @escaping @MainActor () -> some View) -> [Double] { laidOut(view).numbers.map { $0[2] } }

  @Test func `a form that follows its own fields is drawn as it is then`() {
    #expect(widths { FormView() } == [80])
  }

  @Test func `a view receives the value that a property has`() {
    let form = Form()
    #expect(widths { PageView(form: form) } == [7])
    form.page = 9
    #expect(widths { PageView(form: form) } == [9])
  }

  @Test func `a view receives each value once, and later ones too`() {
    let subject = PassthroughSubject<Int, Never>()
    let view = SumView(publisher: subject) {
      subject.send(2)
      subject.send(3)
    }
    #expect(widths { view } == [6])
    #expect(widths { SumView(publisher: Just(4).map { $0 }) } == [5])
  }

  @Test func `a view receives a publisher that is another one`() {
    struct Steps: View {
      @State private var step = 1
      @State private var sum: CGFloat = 0
      var body: some View {
        Rectangle().frame(width: sum, height: 5).onAppear { step = 10 }.onReceive(Just(step)) { sum += CGFloat($0) }
      }
    }
    #expect(widths { Steps() } == [11])
  }

  @Test func `a view hears of notifications, and does what it was evaluated with last`() {
    struct Notified: View {
      let center: NotificationCenter
      @State private var width: CGFloat = 1
      @State private var factor: CGFloat = 2
      var body: some View {
        let factor = factor
        Rectangle().frame(width: width, height: 5)
          .onReceive(center.publisher(for: Notification.Name("saved"))) { _ in width = 5 * factor }
          .onAppear { self.factor = 4 }
          .onChange(of: factor) { center.post(name: Notification.Name("saved"), object: nil) }
      }
    }
    let center = NotificationCenter()
    #expect(widths { Notified(center: center) } == [20])
  }

  @Test func `a view of its own kind receives as the modifier does`() {
    struct Own: View {
      @State private var width: CGFloat = 1
      var body: some View {
        SubscriptionView(
          content: Rectangle().frame(width: width, height: 5), publisher: Just(CGFloat(6)), action: { width = $0 })
      }
    }
    #expect(widths { Own() } == [6])
  }

  @Test func `a subject that stands for the changes of an object draws its views anew`() {
    final class Model: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
      var width: CGFloat = 1 { willSet { objectWillChange.send() } }
    }
    struct Own: View {
      @ObservedObject var model: Model
      var body: some View { Rectangle().frame(width: model.width, height: 5) }
    }
    let model = Model()
    let view = lowered(in: .drawing, at: .init(file: "Card.swift")) { Own(model: model).onAppear {} }
    #expect(view.live?.following(MarkedFrames()) == nil)
    model.width = 30
    #expect(view.live?.following(MarkedFrames())?.node.text(.comparable).contains("width=30") == true)
  }
}
