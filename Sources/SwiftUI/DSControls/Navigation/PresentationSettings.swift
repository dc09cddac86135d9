public import DSView
public import Foundation

/// What a sheet or a bubble becomes where there is little space.
public struct PresentationAdaptation: Sendable {
  let name: String
  /// The platform's.
  public static var automatic: PresentationAdaptation { PresentationAdaptation(name: "automatic") }
  /// It stays what it is.
  public static var none: PresentationAdaptation { PresentationAdaptation(name: "none") }
  /// A bubble.
  public static var popover: PresentationAdaptation { PresentationAdaptation(name: "popover") }
  /// A sheet.
  public static var sheet: PresentationAdaptation { PresentationAdaptation(name: "sheet") }
  /// A page over the whole screen.
  public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(name: "fullScreenCover") }
}

/// Whether what is behind a sheet can be touched.
/// - Ignored: a picture receives no touches.
public struct PresentationBackgroundInteraction: Sendable {
  private let name: String
  /// The platform's.
  public static var automatic: PresentationBackgroundInteraction { .init(name: "automatic") }
  /// It can.
  public static var enabled: PresentationBackgroundInteraction { .init(name: "enabled") }
  /// It can up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    .init(name: "enabled")
  }
  /// It cannot.
  public static var disabled: PresentationBackgroundInteraction { .init(name: "disabled") }
}

/// What a swipe in a sheet does first.
/// - Ignored: a picture receives no touches.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  /// The platform's.
  public static var automatic: PresentationContentInteraction { .init(name: "automatic") }
  /// It makes the sheet higher.
  public static var resizes: PresentationContentInteraction { .init(name: "resizes") }
  /// It moves what is inside.
  public static var scrolls: PresentationContentInteraction { .init(name: "scrolls") }
}

/// How large a sheet is.
/// - Ignored: sheets have the platform's size.
public protocol PresentationSizing {}

/// The platform's size of sheets.
/// - Ignored: sheets have the platform's size.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {}
/// As large as the views inside.
/// - Ignored: sheets have the platform's size.
public struct FittedPresentationSizing: PresentationSizing, Sendable {}
/// As large as a form.
/// - Ignored: sheets have the platform's size.
public struct FormPresentationSizing: PresentationSizing, Sendable {}
/// As large as a page.
/// - Ignored: sheets have the platform's size.
public struct PagePresentationSizing: PresentationSizing, Sendable {}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The platform's.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as the views inside.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// As large as a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// As large as a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
  /// As large as the views inside along some axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  /// Never smaller than it was, along some axes.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

/// A height of a sheet that code works out.
public protocol CustomPresentationDetent {
  /// What the height depends on.
  typealias Context = PresentationDetent.Context
  /// The height, in points; nil for none.
  static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
  /// What a height depends on.
  @dynamicMemberLookup
  public struct Context {
    let values: EnvironmentValues
    /// The greatest height there can be, in points.
    public var maxDetentValue: CGFloat
    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { values[keyPath: keyPath] }
  }

  /// A height that code works out.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(
      name: "custom \(type)", value: 0, custom: CustomHeight { context in D.height(in: context) })
  }
}

/// How grave a question is.
/// - Ignored: alerts and confirmation dialogs have the platform's look.
public struct DialogSeverity: Equatable, Sendable {
  private let name: String
  /// The platform's.
  public static let automatic = DialogSeverity(name: "automatic")
  /// Grave.
  public static let critical = DialogSeverity(name: "critical")
  /// As others.
  public static let standard = DialogSeverity(name: "standard")
}

extension View {
  /// What is behind a sheet's views, as a view.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let ground = AnyView(Color.clear.overlay(alignment: alignment, content: content))
    return sheetSettings { $0.ground = ground }
  }

  /// Whether what is behind the sheet can be touched.
  /// - Ignored: a picture receives no touches.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// What a sheet or a bubble becomes where there is little space.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    sheetSettings { $0.adaptation = adaptation.name }
  }

  /// What a sheet or a bubble becomes where there is little width or height.
  /// - Partial: the adaptation for a compact width is used.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    sheetSettings { $0.adaptation = horizontalAdaptation.name }
  }

  /// What a swipe in the sheet does first.
  /// - Ignored: a picture receives no touches.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    self
  }

  /// How large the sheet is.
  /// - Ignored: sheets have the platform's size.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }

  /// How wide an inspector is.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { sheetSettings { $0.width = width } }

  /// How wide an inspector may be: it has its ideal width.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { sheetSettings { $0.width = ideal } }

  /// How wide the column may be: it has its ideal width.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { columnWidth(ideal) }

  /// How grave the questions inside are.
  /// - Ignored: alerts and confirmation dialogs have the platform's look.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// The icon of the questions inside.
  /// - Ignored: alerts and confirmation dialogs have the platform's look.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }

  /// A box to be asked no more.
  /// - Ignored: alerts and confirmation dialogs have the platform's look.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// A box of a string variable to be asked no more.
  /// - Ignored: alerts and confirmation dialogs have the platform's look.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// A box to be asked no more.
  /// - Ignored: alerts and confirmation dialogs have the platform's look.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
}
