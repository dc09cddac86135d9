import DSControls
import DSEffects
import DSView
import Foundation

// Views of UIKit that SwiftUI has an equal of: it is drawn in their place, as they are set up.

/// A view of UIKit with an equal among SwiftUI's views.
@MainActor
protocol DrawnUIView: UIView {
  /// The equal, as the view is set up.
  var drawing: AnyView { get }
}

/// A representable whose view has an equal, or may have no content.
struct DrawnRepresentable<Representable: UIViewRepresentable>: View {
  let representable: Representable
  let environment: EnvironmentValues

  var body: some View {
    let coordinator = representable.makeCoordinator()
    let context = _RepresentableContext<Representable>(
      coordinator: coordinator, environment: environment, transaction: Transaction())
    let view = representable.makeUIView(context: context)
    representable.updateUIView(view, context: context)
    return drawing(of: view)
  }

  private func drawing(of view: UIView) -> AnyView {
    guard let equal = (view as? any DrawnUIView)?.drawing ?? view.nothing else {
      return AnyView(UndrawnView(name: "\(Representable.self)"))
    }
    let back = view.backgroundColor.map { Color(uiColor: $0) } ?? .clear
    let outline = RoundedRectangle(cornerRadius: view.layer.cornerRadius)
    let line = view.layer.borderColor.map { Color(cgColor: $0) } ?? .black
    return AnyView(
      equal.background { outline.fill(back) }
        .overlay { outline.strokeBorder(line, lineWidth: view.layer.borderWidth) }
        .opacity(view.isHidden ? 0 : Double(view.alpha)))
  }
}

/// The area of a view or a controller whose content has no equal.
struct UndrawnView: PrimitiveView {
  let name: String

  @MainActor static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    PlatformPlace.lower(view.name, inputs)
  }
}

extension UIView {
  /// An empty area, of a view without any content, which apps put behind others to reach their window or their controller.
  var nothing: AnyView? {
    type(of: self) == UIView.self && subviews.isEmpty && layer.sublayers?.isEmpty != false ? AnyView(Color.clear) : nil
  }
}

extension UIImageView: DrawnUIView {
  /// As large as the space that is offered, else as the picture, which the mode of the content places in it.
  var drawing: AnyView {
    guard let image else { return AnyView(Color.clear) }
    let tint = tintColor == .tintColor ? nil : Color(uiColor: tintColor)
    let picture = placed(Image(uiImage: image)).foregroundColor(tint ?? .accentColor)
    let area = Color.clear.frame(idealWidth: image.size.width, idealHeight: image.size.height)
      .overlay(alignment: contentMode.alignment) { picture }
    return clipsToBounds ? AnyView(area.clipped()) : AnyView(area)
  }

  private func placed(_ image: Image) -> AnyView {
    switch contentMode {
    case .scaleAspectFit: AnyView(image.resizable().aspectRatio(contentMode: .fit))
    case .scaleAspectFill: AnyView(image.resizable().aspectRatio(contentMode: .fill))
    case .scaleToFill, .redraw: AnyView(image.resizable())
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: AnyView(image)
    }
  }
}

extension UIView.ContentMode {
  /// Where content is that keeps its size.
  fileprivate var alignment: Alignment {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .leading
    case .right: .trailing
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    }
  }
}

extension UILabel: DrawnUIView {
  var drawing: AnyView {
    let lines = numberOfLines > 0 ? numberOfLines : nil
    let shown = attributedText.map { $0.drawn } ?? Text(verbatim: text ?? "")
    return AnyView(
      shown.font(Font(font)).foregroundColor(Color(uiColor: textColor)).lineLimit(lines)
        .multilineTextAlignment(textAlignment.alignment))
  }
}

extension UITextView: DrawnUIView {
  var drawing: AnyView {
    let shown = attributedText.length > 0 ? attributedText.drawn : Text(verbatim: text ?? "")
    let inset = textContainerInset
    let padding = textContainer.lineFragmentPadding
    let words = shown.font(Font(font ?? .systemFont(ofSize: 12))).foregroundColor(Color(uiColor: textColor ?? .label))
      .multilineTextAlignment(textAlignment.alignment)
      .padding(
        EdgeInsets(top: inset.top, leading: inset.left + padding, bottom: inset.bottom, trailing: inset.right + padding)
      )
    guard isScrollEnabled else { return AnyView(words.frame(maxWidth: .infinity, alignment: .topLeading)) }
    return AnyView(
      Color.clear.overlay(alignment: .topLeading) { words.fixedSize(horizontal: false, vertical: true) }.clipped())
  }
}

extension UITextField: DrawnUIView {
  var drawing: AnyView {
    let title = placeholder ?? ""
    let words = attributedText?.string ?? text ?? ""
    let field =
      isSecureTextEntry
      ? AnyView(SecureField(title, text: .constant(words))) : AnyView(TextField(title, text: .constant(words)))
    return AnyView(
      field.font(Font(font ?? .systemFont(ofSize: 17))).foregroundColor(Color(uiColor: textColor ?? .label))
        .multilineTextAlignment(textAlignment.alignment).disabled(!isEnabled))
  }
}

extension UISwitch: DrawnUIView {
  var drawing: AnyView {
    AnyView(
      Toggle(isOn: .constant(isOn)) { EmptyView() }.labelsHidden().tint(onTintColor.map { Color(uiColor: $0) })
        .disabled(!isEnabled))
  }
}

extension UIPageControl: DrawnUIView {
  var drawing: AnyView {
    let present = currentPageIndicatorTintColor.map { Color(uiColor: $0) } ?? .white
    let others = pageIndicatorTintColor.map { Color(uiColor: $0) } ?? .white.opacity(0.3)
    let (isHidden, current) = (hidesForSinglePage && numberOfPages < 2, currentPage)
    return AnyView(
      HStack(spacing: 9) {
        ForEach(0..<max(numberOfPages, 0), id: \.self) { page in
          Circle().fill(page == current ? present : others).frame(width: 7, height: 7)
        }
      }
      .opacity(isHidden ? 0 : 1).frame(maxWidth: .infinity).frame(height: 26))
  }
}

extension UIActivityIndicatorView: DrawnUIView {
  var drawing: AnyView {
    AnyView(
      ProgressView().controlSize(style == .large ? .large : .regular).tint(Color(uiColor: color))
        .opacity(isAnimating || !hidesWhenStopped ? 1 : 0))
  }
}

extension UIProgressView: DrawnUIView {
  var drawing: AnyView {
    AnyView(ProgressView(value: Double(min(max(progress, 0), 1))).tint(progressTintColor.map { Color(uiColor: $0) }))
  }
}

extension UISlider: DrawnUIView {
  var drawing: AnyView {
    let range = values(from: Double(minimumValue), to: Double(maximumValue))
    let shown = min(max(value.isFinite ? Double(value) : 0, range.lowerBound), range.upperBound)
    return AnyView(
      Slider(value: .constant(shown), in: range).tint(minimumTrackTintColor.map { Color(uiColor: $0) })
        .disabled(!isEnabled))
  }
}

extension UIVisualEffectView: DrawnUIView {
  var drawing: AnyView {
    guard let blur = effect as? UIBlurEffect else { return AnyView(Color.clear) }
    let area = Rectangle().fill(blur.style.material)
    switch blur.style {
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark:
      return AnyView(area.environment(\.colorScheme, .dark))
    case .light, .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      return AnyView(area.environment(\.colorScheme, .light))
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
      .systemChromeMaterial:
      return AnyView(area)
    }
  }
}

extension UIBlurEffect.Style {
  fileprivate var material: Material {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThinMaterial
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thinMaterial
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight: .thickMaterial
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    case .light, .dark, .regular, .prominent, .systemMaterial, .systemMaterialLight, .systemMaterialDark:
      .regularMaterial
    }
  }
}

extension NSTextAlignment {
  fileprivate var alignment: TextAlignment {
    switch self {
    case .center: .center
    case .right: .trailing
    case .left, .justified, .natural: .leading
    }
  }
}

extension NSAttributedString {
  /// The text with its fonts, colours and lines.
  fileprivate var drawn: Text {
    var whole = Text(verbatim: "")
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      var part = Text(verbatim: attributedSubstring(from: range).string)
      if let font = attributes[.font] as? UIFont { part = part.font(Font(font)) }
      if let color = attributes[.foregroundColor] as? UIColor { part = part.foregroundColor(Color(uiColor: color)) }
      if let kern = attributes[.kern] as? Double { part = part.kerning(kern) }
      if attributes[.link] != nil { part = part.foregroundColor(.accentColor) }
      if let style = attributes[.underlineStyle] as? Int, style != 0 { part = part.underline() }
      if let style = attributes[.strikethroughStyle] as? Int, style != 0 { part = part.strikethrough() }
      whole = whole + part
    }
    return whole
  }
}
