import DSNode
import DSView
import Foundation

/// The accent of an app: Xcode writes the name of a colour in the app's catalogue into its `Info.plist`.
@MainActor
enum AppAccent {
  /// That of the running program; nil for the platform's.
  static let current = paint(in: Bundle.main.infoDictionary)

  /// The colour that a list names; nil if it names none, or one that no catalogue has: Xcode's template of an app has a set
  /// without a colour, and the platform's accent counts.
  static func paint(in list: [String: Any]?) -> Paint? {
    guard let name = list?["NSAccentColorName"] as? String, let color = UIColor(named: name) else { return nil }
    return Color(uiColor: color).paint
  }

  /// A view in which controls and texts have an accent, unless they are given another one. It is no tint that views set: what
  /// only a tint changes, such as a switch, keeps its colour.
  static func accented(_ view: AnyView, by paint: Paint?) -> AnyView {
    paint.map { AnyView(view.modified(.accent($0))) } ?? view
  }
}
