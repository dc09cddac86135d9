package import DSProject

/// A project and the way it is run; several can share one run.
package struct RunPart: Sendable {
  /// The project.
  package var project: Project
  /// How it is run.
  package var options: RunOptions

  /// A project that is run in a way.
  package init(_ project: Project, _ options: RunOptions) { (self.project, self.options) = (project, options) }
}
