import DSDiagnostics

/// The JSON Schema of `report.json`, as `docs/report.md` describes it.
///
/// It states what a reader may rely on in this version: required members are always there. Members that it does not
/// list may be added at any time, so it forbids none.
package func reportSchema() -> String {
  schema(title: "dsrender report", reportMembers, definitions)
}

extension Shape {
  /// An exit code of the program.
  fileprivate static var exitCode: Shape { .integer(0...130) }
  /// A number from 0.
  fileprivate static var count: Shape { .atLeast(0) }
  /// The hash of a picture.
  fileprivate static var hash: Shape { .textMatching("^[0-9a-f]{32}$") }
}

private let reportMembers = [
  Member("schema", .constant("dsrender-report"), "Names the format."),
  Member(
    "version", .integer(JSONReport.version...JSONReport.version),
    "Increases when a member changes its meaning or is removed."),
  Member("tool", .text, "Name and version of the program."),
  Member("configuration", .text, "The configuration file, as it was given."),
  Member("selection", .texts, "The options that selected shots; empty for the whole matrix."),
  Member(
    "picturesAt", .text, "The beginning of the pictures' addresses, if they are not beside the report.", optional: true),
  Member(
    "exit",
    .object([Member("code", .exitCode, "The run's exit code."), Member("meaning", .text, "Its meaning.")]),
    "How the run ended."),
  Member(
    "counts",
    .object([
      Member("matrix", .count, "Shots of the whole matrix."),
      Member("selected", .count, "Shots that the run selected."),
      Member("finished", .count, "Selected shots that were finished."),
      Member("unchanged", .count, "Those that equal their baselines."),
      Member("changed", .count, "Those that differ."), Member("added", .count, "Those without a baseline."),
      Member("failed", .count, "Those that failed."),
      Member("recorded", .count, "Those whose baseline this run wrote."),
    ]), "How many shots there are."),
  Member("systems", .list(.definition("system")), "The design systems in their order."),
  Member("orphans", .orNull(.texts), "Baselines that no shot uses; null if the run took only a part."),
  Member(
    "orphanPictures",
    .list(
      .object([
        Member("id", .text, "The baseline's id."), Member("file", .text, "Its path in the folder."),
        Member("width", .atLeast(1), "Pixels."), Member("height", .atLeast(1), "Pixels."),
      ])), "Those of them that have a picture.", optional: true),
  Member(
    "staleLines", .texts, "Shots whose baseline's file no line of baselines.lock names; only in strict runs.",
    optional: true),
  Member(
    "renamed",
    .list(
      .object([
        Member("id", .text, "The new shot."), Member("baseline", .text, "The id that its picture had."),
        Member("moved", .truth, "Whether this run moved it."),
      ])), "New shots that equal an orphaned baseline pixel for pixel."),
  Member("interrupted", .truth, "Whether the run was stopped."),
  faultsMember,
  Member("warnings", .list(.definition("problem")), "Problems of the input that are not errors."),
  Member(
    "unshownFaults", .list(.definition("problem")),
    "The first problem of each file that cannot be used and that no shot of the run shows.", optional: true),
  Member(
    "explanation", .definition("explanation"), "Why shots changed, if the run searched for causes.", optional: true),
  Member("shots", .list(.definition("shot")), "The finished shots, in the order of the matrix."),
]

/// Errors of the machine, for formats that share them.
let faultsMember = Member(
  "faults",
  .list(
    .object([Member("code", .exitCode, "The exit code that it asks for."), Member("message", .text, "What failed.")])),
  "Faults of the machine that belong to no shot.")

/// The members of a commit of a baseline's history.
let commitMembers = [
  Member("commit", .text, "The commit's short name, and the first line of its message."),
  Member("date", .text, "The day it was committed, such as 2026-11-23."),
]

/// The members of a definition of the report's schema, for formats that share it.
func reportDefinition(_ name: String) -> [Member] {
  guard let found = definitions.first(where: { $0.0 == name }) else {
    preconditionFailure("the report's schema does not define '\(name)'")
  }
  return found.1
}

private let definitions: [(String, [Member])] = [
  (
    "system",
    [
      Member("name", .text, "The first part of its shots' ids."),
      Member("fingerprint", .textMatching("^[0-9a-f]{12}$"), "Identifies the renderer and the fonts."),
      Member("pictures", .truth, "True if other programs made its pictures.", optional: true),
      Member(
        "axes", .list(.object([Member("name", .text, "The axis."), Member("values", .texts, "Its values in order.")])),
        "The axes in order."),
      Member(
        "components", .list(.definition("component")), "The components with scenarios, if files describe them.",
        optional: true),
    ]
  ),
  (
    "component",
    [
      Member("name", .text, "The second part of its shots' ids."),
      Member("description", .text, "What it is, in its author's words.", optional: true),
      Member("place", .text, "The file and the line."),
      Member(
        "parameters",
        .list(
          .object([
            Member("name", .text, "Its name."), Member("type", .text, "What it may be given."),
            Member("default", .text, "The default as the file writes it.", optional: true),
            Member("optional", .truth, "Whether it may be absent."),
            Member("description", .text, "What it is, in its author's words.", optional: true),
          ])), "What its users may set."),
      Member("slots", .texts, "The holes that its users may fill."),
      Member("styles", .texts, "The styles that may be put on it."),
      Member("do", .texts, "What its users should do."), Member("dont", .texts, "What they should avoid."),
      Member("tokens", .texts, "The tokens that its file names."),
    ]
  ),
  (
    "shot",
    [
      Member("id", .textMatching("^[^/@]+/[^/@]+/[^/]+$"), "system/component/scenario@variant."),
      Member("status", .oneOf(["unchanged", "changed", "added", "failed"]), "The shot's result."),
      Member("system", .text, "The first part of the id."), Member("component", .text, "The second."),
      Member("scenario", .text, "The third, without the variant."),
      Member("description", .text, "The scenario's, in its author's words.", optional: true),
      Member("variant", .object([]), "The shot's value on each axis, as text."),
      Member("scale", .positive, "Pixels per point."),
      Member("width", .atLeast(1), "Pixels, if a picture was drawn.", optional: true),
      Member("height", .atLeast(1), "Pixels, if a picture was drawn.", optional: true),
      Member("recorded", .truth, "True if this run wrote the baseline.", optional: true),
      Member("change", .definition("change"), "How a changed shot differs.", optional: true),
      Member("baselineWasDeleted", .truth, "Whether the lock still lists an added shot.", optional: true),
      Member(
        "failure",
        .object([
          Member("code", .exitCode, "The exit code that the cause asks for."),
          Member("problems", .list(.definition("problem")), "What went wrong; never empty."),
        ]), "Why a failed shot has no verdict.", optional: true),
      Member("warnings", .list(.definition("problem")), "Problems that do not fail it.", optional: true),
      Member("findings", .list(.definition("problem")), "What keeps it from being approved.", optional: true),
      Member(
        "pixels",
        .object([
          Member("actual", .hash, "The picture's hash."),
          Member("expected", .hash, "The baseline's hash, if there is one.", optional: true),
        ]), "Hashes of the pixels of a changed or added shot.", optional: true),
      Member(
        "within",
        .object([
          Member("ignoredPixels", .count, "Differing pixels in ignored areas."),
          Member("toleratedPixels", .count, "Differing pixels that are tolerated."),
          Member("rules", .texts, "The reasons of the rules that were needed."),
        ]), "What does not count of the difference of a picture that another program made.", optional: true),
      Member(
        "pair",
        .object([
          Member("expected", .text, "The file that is expected; it may not exist."),
          Member("actual", .text, "The file."),
        ]), "The files of a picture that another program made.", optional: true),
      Member(
        "files",
        .object(
          ["png", "svg", "expected", "actual", "difference"].map {
            Member($0, .text, "A path in the folder, if the file was written.", optional: true)
          } + [
            Member("aligned", .text, "Where it differs with each view where it was, if one has moved.", optional: true),
            Member(
              "steps", .texts, "With the first of several causes, with the first two, and so on; not the present one.",
              optional: true),
            Member(
              "crops", .texts, "Each of 'regions' enlarged: before, after, and what differs. Of 'why --pictures'.",
              optional: true),
          ]), "The files that were written for it."),
      Member(
        "history",
        .object([
          Member(
            "present", .object(commitMembers), "The commit that recorded the present baseline, if one did.",
            optional: true
          ),
          Member(
            "earlier",
            .list(
              .object(
                commitMembers + [
                  Member("picture", .text, "A path in the folder, if the picture can be shown.", optional: true)
                ])), "The baselines before it, newest first."),
          Member("hasOlder", .truth, "Whether there are, or may be, older ones that are not listed."),
        ]), "The baselines that a changed shot has had, if git knows earlier ones.", optional: true),
      Member("reproduce", .text, "The command that draws it; not of unchanged shots.", optional: true),
      Member("approve", .text, "The command that approves it; not of unchanged shots.", optional: true),
    ]
  ),
  (
    "change",
    [
      Member("changedPixels", .count, "Pixels that differ; 0 where 'remarks' have the difference."),
      Member("totalPixels", .atLeast(1), "Of how many: those of the larger width and height."),
      Member("share", .share, "Their ratio."),
      Member("largestDifference", .integer(0...255), "Of one channel."),
      Member("baselineWidth", .atLeast(1), "Pixels."), Member("baselineHeight", .atLeast(1), "Pixels."),
      Member("remarks", .texts, "What else is known of the difference, in words.", optional: true),
      Member("baselineFingerprint", .text, "The renderer that recorded it, if it is different.", optional: true),
      Member(
        "regions",
        .list(
          .object([
            Member("x", .count, "The first column."), Member("y", .count, "The first row."),
            Member("width", .atLeast(1), "Columns."), Member("height", .atLeast(1), "Rows."),
          ])), "Rectangles that hold all differing pixels."),
    ]
  ),
  (
    "problem",
    [
      Member("id", .text, "Its kind; stable."),
      Member("severity", .oneOf(Diagnostic.Severity.allCases.map(\.rawValue)), "Its severity."),
      Member("message", .text, "What is wrong."), Member("file", .text, "Where."),
      Member("line", .count, "From 1; 0 if unknown."),
      Member("column", .count, "From 1; 0 if unknown."),
      Member("hint", .text, "What to do about it.", optional: true),
      Member("because", .text, "Why the author of a finding accepts it.", optional: true),
    ]
  ),
  (
    "explanation",
    [
      Member("base", .text, "What the run was compared with, in words.", optional: true),
      Member("problem", .text, "Why causes are unknown.", optional: true),
      Member("hint", .text, "What to do about that.", optional: true),
      Member("groups", .list(.definition("group")), "Changed shots by their causes, the largest group first."),
    ]
  ),
  (
    "group",
    [
      Member("number", .atLeast(1), "What 'approve --group' takes."),
      Member(
        "proof", .oneOf(["complete", "partial", "none", "alike"]), "Whether reverting the causes gives the base."),
      Member("reason", .text, "Why the proof is not complete.", optional: true),
      Member(
        "causes",
        .list(
          .object([
            Member("kind", .text, "What was edited, such as token."), Member("subject", .text, "Its name."),
            Member("before", .text, "What it was.", optional: true),
            Member("after", .text, "What it is.", optional: true),
            Member("lines", .texts, "Changed lines of which it is one.", optional: true),
            Member("place", .definition("place"), "Where it is now.", optional: true),
            Member("basePlace", .definition("place"), "Where it was.", optional: true),
          ])), "The edits."),
      Member("effects", .texts, "What they do, in words."), Member("shots", .texts, "Ids."),
    ]
  ),
  (
    "place",
    [
      Member("file", .text, "The file."), Member("line", .count, "From 1; 0 if unknown."),
      Member("column", .count, "From 1; 0 if unknown."),
    ]
  ),
]
