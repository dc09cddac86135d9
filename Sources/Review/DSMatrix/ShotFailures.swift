import DSBaselines
import DSDiagnostics
import DSFiles
import DSProject
import DSReport
import DSShotDrawing
import DSShots

extension ShotReport.Failure {
  /// A shot is not what was looked at, so that it is not approved.
  init(_ picture: ViewedPictures.Picture, insteadOf viewed: ViewedPictures.Picture?, _ shot: Shot) {
    let what = viewed?.pixels == picture.pixels ? "its baseline has changed" : "its sources have changed the picture"
    self.init(
      cause: .badInput,
      problems: [
        Diagnostic(
          "moved-on", "the shot has changed since the review: \(what)", at: shot.scenario.location,
          hint: "draw it again with 'dsrender matrix --out', and look at it")
      ])
  }
}

extension BaselineError {
  /// The failure of a shot whose baseline cannot be compared: the author's where the file itself is wrong, the
  /// machine's where it cannot be read.
  func failure(of shot: Shot) -> ShotReport.Failure {
    switch self {
    case .picture(let error): return ShotReport.Failure(cause: .badInput, problems: [error.baselineDiagnostic])
    case .file(let error):
      let diagnostic = Diagnostic("bad-baseline", error.message, at: SourceLocation(file: error.path), hint: error.hint)
      return ShotReport.Failure(cause: error.status, problems: [diagnostic])
    }
  }
}
