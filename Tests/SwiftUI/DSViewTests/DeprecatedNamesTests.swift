import Combine
import DSNode
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

// Deprecated names that sources of some years use: each of these lines did not compile once.

/// A view that has deprecated names in its body.
private struct DeprecatedNames: View {
  @State private var isPressed = false
  @State private var clock = Timer.publish(every: 0.5, on: .main, in: .common)
  private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    NavigationView {
      Text("older")
        .onLongPressGesture { isPressed.toggle() }
        .onLongPressGesture(minimumDuration: 1, pressing: { isPressed = $0 }, perform: {})
        .onLongPressGesture(minimumDuration: 1, perform: {}, onPressingChanged: { isPressed = $0 })
        ._onButtonGesture {
          isPressed = $0
        } perform: {
        }
        .animation(.spring(), value: isPressed)
        .animation(.interactiveSpring(), value: isPressed)
        .accessibility(activationPoint: CGPoint(x: 1, y: 2))
        .accessibilityActivationPoint(CGPoint(x: 1, y: 2))
        .onReceive(ticks) { moment in print(moment.timeIntervalSince1970) }
        .onReceive(NotificationCenter.default.publisher(for: Notification.Name("saved"))) { print($0.name) }
        .onReceive(Just(3)) { print($0 + 1) }
        .onDisappear { clock.connect().cancel() }
    }
    .navigationViewStyle(DoubleColumnNavigationViewStyle())
    .navigationViewStyle(.columns)
  }
}

/// A model that listens to itself, as sources with Combine write it.
private final class Basket: ObservableObject {
  @Published var items: [String] = ["pear"]
  let changes = PassthroughSubject<Void, Never>()
  let total = CurrentValueSubject<Int, Never>(0)
  private var kept = Set<AnyCancellable>()

  init() {
    $items.map(\.count).removeDuplicates().sink { [weak self] in self?.total.send($0) }.store(in: &kept)
    changes.receive(on: DispatchQueue.main).eraseToAnyPublisher().sink { print("changed") }.store(in: &kept)
  }

  func close() {
    changes.send()
    total.send(7)
  }
}

extension UIColor {
  fileprivate convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
      alpha: 1)
  }

  fileprivate convenience init(day: UIColor, night: UIColor) {
    self.init { $0.userInterfaceStyle == .dark ? night : day }
  }
}

@MainActor @Test func `a view masks as a closure does`() {
  let closure = dump(Color.red.mask { Circle() })
  #expect(dump(Color.red.mask(Circle())) == closure)
  #expect(dump(Color.red.mask(Rectangle())) != closure)
}

@MainActor @Test func `deprecated names build and draw their content`() {
  #expect(dump(DeprecatedNames()).contains("older"))
}

@Test func `a value of any type is a view or is not`() {
  #expect(AnyView(_fromValue: Text("view")) != nil)
  #expect(AnyView(_fromValue: 3) == nil)
}

@MainActor @Test func `a model listens to itself`() {
  let basket = Basket()
  #expect(basket.total.value == 1)
  basket.items.append("plum")
  #expect(basket.total.value == 2)
  basket.close()
  #expect(basket.total.value == 7)
}

@Test func `platform colours are given as numbers`() {
  var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
  UIColor(hex: 0xFF8000).withAlphaComponent(0.5).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  #expect(abs(red - 1) < 0.001 && abs(green - 128.0 / 255) < 0.001 && abs(blue) < 0.001 && abs(alpha - 0.5) < 0.001)
  #expect(
    UIColor(Color(red: 0, green: 1, blue: 0)).cgColor.components?.map { ($0 * 100).rounded() } == [0, 100, 0, 100])
  #expect(Color(cgColor: CGColor(red: 0, green: 0, blue: 1, alpha: 1)) == Color(.sRGB, red: 0, green: 0, blue: 1))
}

@Test func `a platform colour resolves for the traits it is asked for`() {
  let color = UIColor(day: UIColor(hex: 0xFFFFFF), night: UIColor(hex: 0x000000))
  let night = UITraitCollection(userInterfaceStyle: .dark)
  #expect(color.resolvedColor(with: night).cgColor.components?.first == 0)
  #expect(color.cgColor.components?.first.map { $0 > 0.99 } == true)
  #expect(UIColor(hex: 0x010203) == UIColor(hex: 0x010203))
}
