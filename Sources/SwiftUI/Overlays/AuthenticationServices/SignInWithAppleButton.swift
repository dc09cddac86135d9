public import DSView
import Foundation

/// A button that signs in with an account of Apple; it takes the space it is offered.
///
/// Measures: "Sign in with Apple", Apple's Human Interface Guidelines: at least 140 × 30 points, letters of 43 % of the height,
/// corners of 6 points.
public struct SignInWithAppleButton: View {
  /// What the button says.
  public struct Label: Hashable, Sendable {
    fileprivate let text: String
    public static let signIn = Label(text: "Sign in with Apple")
    public static let `continue` = Label(text: "Continue with Apple")
    public static let signUp = Label(text: "Sign up with Apple")
  }

  /// How the button looks.
  public struct Style: Hashable, Sendable {
    fileprivate let ground: Color
    fileprivate let letters: Color
    fileprivate let line: Color
    public static let black = Style(ground: .black, letters: .white, line: .clear)
    public static let white = Style(ground: .white, letters: .black, line: .clear)
    public static let whiteOutline = Style(ground: .white, letters: .black, line: .black)
  }

  private let label: Label
  @Environment(\.signInWithAppleButtonStyle) private var style

  /// A button with a label.
  /// - Partial: nothing is requested, because a picture receives no presses.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) { self.label = label }

  public var body: some View {
    GeometryReader { area in
      HStack(spacing: area.size.height * 0.14) {
        Image(systemName: "apple.logo")
        Text(label.text)
      }
      .font(.system(size: area.size.height * 0.43, weight: .medium))
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .foregroundStyle(style.letters)
      .frame(width: area.size.width, height: area.size.height)
    }
    .background(style.ground, in: RoundedRectangle(cornerRadius: 6))
    .overlay(RoundedRectangle(cornerRadius: 6).strokeBorder(style.line, lineWidth: 1))
    .frame(minWidth: 140, idealWidth: 140, minHeight: 30, idealHeight: 30)
  }
}

private enum StyleKey: EnvironmentKey {
  static let defaultValue = SignInWithAppleButton.Style.black
}

extension EnvironmentValues {
  fileprivate var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// Buttons inside that sign in with an account of Apple look like this.
  nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInWithAppleButtonStyle, style)
  }
}
