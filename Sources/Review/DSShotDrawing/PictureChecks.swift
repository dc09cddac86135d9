package import DSDiagnostics
package import DSImage
package import DSProject
package import DSShots

/// Finds problems in drawn shots, independently of their baselines.
package protocol PictureChecks: Sendable {
  /// What is found in one shot; called once for each, from any worker.
  /// - Parameter renderer: draws what the check wants to see besides; it keeps traces of views.
  func check(
    _ drawing: ShotRenderer.Drawing, _ picture: Bitmap, of shot: Shot, _ system: DesignSystem, _ renderer: ShotRenderer
  ) throws(ShotFailure) -> [Diagnostic]

  /// What is found between the shots that were checked, by their ids; called once, when all are.
  func checkTogether() -> [String: [Diagnostic]]
}
