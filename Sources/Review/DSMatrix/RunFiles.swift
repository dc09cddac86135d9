package import DSReport
package import DSShotDrawing

/// The files that a run writes, besides baselines.
package struct RunFiles: Sendable {
  /// A kind of report file.
  package enum Report: String, Hashable, Sendable, CaseIterable {
    case json, junit, html, markdown
    /// Annotations at lines of component and token files, as GitHub Actions and GitLab read them.
    case github, gitlab

    /// Those that every run writes unless others are requested.
    package static let usual: [Report] = [.json, .junit, .html, .markdown]
  }

  /// The folder for pictures and reports; nil writes nothing.
  package var folder: String?
  /// The kinds of picture files.
  package var formats: [PictureFormat] = [.png]
  /// Whether pictures of shots that equal their baselines are left out.
  package var changedOnly = false
  /// Whether each region that differs is written enlarged: for readers who see no page.
  package var crops = false
  /// Where readers of the reports find the pictures, if not beside them.
  package var picturesAt: PictureAddress?
  /// The kinds of report files.
  package var reports: [Report] = Report.usual
}
