import SwiftUI

/// Controls of UIKit among views, set up as their authors do.
struct Lamp: UIViewRepresentable {
  var isLit: Bool

  func makeUIView(context: Context) -> UISwitch { UISwitch() }
  func updateUIView(_ view: UISwitch, context: Context) { view.setOn(isLit, animated: true) }
}

struct Frost: UIViewRepresentable {
  func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView() }
  func updateUIView(_ view: UIVisualEffectView, context: Context) {
    view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemThinMaterial), style: .label)
  }
}

final class Panel: UIView {
  private let rows = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
  private let press = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in })

  override init(frame: CGRect) {
    super.init(frame: frame)
    rows.axis = .vertical
    rows.setCustomSpacing(4, after: press)
    rows.addArrangedSubview(press)
    addSubview(rows)
    press.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    press.menu = UIMenu(children: [UIAction(title: "a", attributes: .destructive) { _ in }])
    let place = UILayoutGuide()
    addLayoutGuide(place)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      rows.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor, constant: 2),
      place.heightAnchor.constraint(equalToConstant: 3),
    ])
    accessibilityViewIsModal = true
    accessibilityTraits = [.button, .selected]
    layer.contentsGravity = .resizeAspect
    _ = layer.hitTest(.zero) ?? layer.presentation()
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    registerForTraitChanges([UITraitUserInterfaceStyle.self, Tone.self]) { (panel: Self, _) in panel.setNeedsLayout() }
  }
}

/// A trait of the package's own.
struct Tone: UITraitDefinition { static let defaultValue = 0 }

extension UIMutableTraits {
  var tone: Int {
    get { self[Tone.self] }
    set { self[Tone.self] = newValue }
  }
}

enum Traits {
  static let mixed = UITraitCollection(traitsFrom: [
    UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .regular),
  ])
  static let loud = mixed.modifyingTraits { $0.tone = 3 }
}

/// Shows that traits keep what they are told.
#Preview {
  VStack {
    Text("\(Traits.loud[Tone.self]) \(Traits.mixed[Tone.self]) \(Traits.loud.horizontalSizeClass == .regular)")
    Lamp(isLit: true).frame(width: 80, height: 30)
  }
}
