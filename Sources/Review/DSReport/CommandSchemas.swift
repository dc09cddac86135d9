import DSDiagnostics

/// The JSON Schema of what `dsrender why SHOT --json` prints. Members that it does not list may be added at any time, in
/// this format as in those below.
package func whySchema() -> String {
  schema(
    title: "dsrender why",
    [
      Member("id", .text, "The shot's id."),
      Member("status", .oneOf(["unchanged", "changed", "added", "failed"]), "The shot's result."),
    ] + reportDefinition("explanation") + [
      Member("pictures", .texts, "What 'why --pictures' wrote, as it is looked at.", optional: true)
    ], ["group", "place"].map { ($0, reportDefinition($0)) })
}

/// The JSON Schema of what `dsrender history SHOT --json` prints.
package func historySchema() -> String {
  // A revision has the members of a group of causes, where its causes are known.
  let causes = reportDefinition("group").filter { !["number", "shots"].contains($0.name) }.map(\.asOptional)
  return schema(
    title: "dsrender history",
    [
      Member("id", .text, "The shot's id."),
      Member(
        "revisions", .list(.object(commitMembers + causes)), "The revisions in which its pixels changed, newest first."),
    ], [("place", reportDefinition("place"))])
}

/// The JSON Schema of what `dsrender check --json` prints.
package func checkSchema() -> String {
  let shot = Member("shot", .text, "The shot's id.")
  let problem = reportDefinition("problem")
  return schema(
    title: "dsrender check",
    [
      Member("schema", .constant("dsrender-check"), "Names the format."),
      Member("version", .integer(1...1), "Increases when a member changes its meaning or is removed."),
      Member("shots", .atLeast(0), "How many shots were looked at."),
      Member("findings", .list(.object([shot] + problem)), "What was found, in the order of the matrix."),
      Member(
        "contrasts",
        .list(
          .object([
            shot, Member("what", .text, "The text or the symbol."), Member("file", .text, "Where it is written."),
            Member("line", .atLeast(0), "From 1; 0 if unknown."), Member("ratio", .positive, "From 1 to 21."),
            Member(
              "level", .oneOf(["AA", "AAA"]), "The level of WCAG that it meets, if it meets one.", optional: true),
          ])), "The contrast of every text and symbol; empty without --contrasts."),
      Member("unshownFaults", .list(.object(problem)), "Faults of files that no shot shows."),
      failuresMember("The shots that could not be looked at."),
    ], [])
}

/// The member that lists shots that failed.
private func failuresMember(_ description: String) -> Member {
  let problems = Member("problems", .list(.object(reportDefinition("problem"))), "What went wrong.")
  return Member("failures", .list(.object([Member("shot", .text, "The shot's id."), problems])), description)
}

/// The JSON Schema of what `dsrender approve --json` prints.
package func approvalSchema() -> String {
  let shot = Member("shot", .text, "The shot's id.")
  return schema(
    title: "dsrender approve",
    [
      Member("schema", .constant("dsrender-approve"), "Names the format."),
      Member("version", .integer(1...1), "Increases when a member changes its meaning or is removed."),
      Member("selected", .atLeast(0), "How many shots were drawn again."),
      Member("unchanged", .atLeast(0), "How many of them already equalled their baselines."),
      Member("approved", .texts, "The shots whose picture became their baseline."),
      Member(
        "moved", .list(.object([shot, Member("baseline", .text, "The id that the baseline had.")])),
        "The baselines that moved to new shots."),
      Member("left", .texts, "With --adopt, the baselines that no new shot equals.", optional: true),
      Member(
        "rejected",
        .list(
          .object(
            [
              shot,
              Member("place", .definition("place"), "Where its scenario is written, if it is known.", optional: true),
            ] + reviewerWords)), "What reviewers rejected, in the order of ids."),
      Member(
        "contradictions", .list(.object([shot, Member("file", .text, "The file that contradicts an earlier one.")])),
        "Shots that one file of decisions accepts and another rejects; they were left."),
      Member(
        "findings", .list(.object([shot] + reportDefinition("problem"))),
        "The findings of shots that were not approved because of them."),
      failuresMember("The shots that could not be drawn, or that differ from what was reviewed."), faultsMember,
    ], [("place", reportDefinition("place"))])
}

/// The JSON Schema of what `dsrender frames` prints.
package func framesSchema() -> String {
  schema(
    title: "dsrender frames",
    [
      Member("version", .integer(1...1), "Increases when a member changes its meaning or is removed."),
      Member(
        "trees",
        .list(
          .object([
            Member("id", .text, "The shot's id."),
            Member("container", .lengths, "Width and height of the picture, in points."),
            Member("scale", .positive, "Pixels per point."),
            Member("direction", .oneOf(["leftToRight", "rightToLeft"]), "The direction of the layout."),
            Member("profile", .text, "The platform whose measures were used, if any.", optional: true),
            Member("views", .object([]), "The frames of named views: x, y, width and height in points."),
            Member("warnings", .texts, "What may be wrong with it.", optional: true),
            Member("root", .definition("view"), "The outermost view."),
          ])), "A tree for each shot."),
      Member(
        "failures",
        .list(.object([Member("id", .text, "The shot's id."), Member("problems", .texts, "What went wrong.")])),
        "The shots that have no frames.", optional: true),
    ], frameDefinitions)
}

private let frameDefinitions: [(String, [Member])] = [
  (
    "view",
    [
      Member("path", .text, "The way to it from the outermost view."), Member("kind", .text, "What it is."),
      Member("identifier", .text, "Its accessibility identifier.", optional: true),
      Member("name", .text, "Its name in its file.", optional: true),
      Member("text", .text, "The text that it shows.", optional: true),
      Member("accessibility", .definition("accessibility"), "What assistive technology receives.", optional: true),
      Member("frame", .lengths, "x, y, width and height in points."),
      Member("rounded", .lengths, "The same on the pixel grid."),
      Member("baselines", .lengths, "The first and the last baseline, from its top.", optional: true),
      Member("offer", .lengths, "Width and height that it was offered; null for none, or the word infinity."),
      Member("location", .text, "The file, line and column that it is written at."),
      Member("estimated", .truth, "True if its size is a guess.", optional: true),
      Member("children", .list(.definition("view")), "The views in it.", optional: true),
    ]
  ),
  (
    "accessibility",
    ["role", "label", "value", "hint", "children", "content"].map {
      Member($0, .text, "As SwiftUI names it.", optional: true)
    }
      + ["isHidden", "isEnabled", "isOn", "isExpanded"].map {
        Member($0, .truth, "As SwiftUI names it.", optional: true)
      }
      + ["traits", "removedTraits", "actions", "inputLabels"].map {
        Member($0, .texts, "As SwiftUI names them.", optional: true)
      } + [
        Member("headingLevel", .integer(1...6), "As SwiftUI names it.", optional: true),
        Member("sortPriority", .number, "As SwiftUI names it.", optional: true),
      ]
  ),
]

/// The members of a decision that have a reviewer's name and words.
private let reviewerWords: [Member] = {
  let words = Member("note", .text, "The reviewer's words.")
  let by = Member("by", .text, "Who decided or wrote them.", optional: true)
  return [
    words.asOptional, by,
    Member(
      "pins",
      .list(
        .object([
          Member("x", .number, "The place, in points from the upper left corner."),
          Member("y", .number, "The place, in points from the upper left corner."),
          Member("picture", .constant("expected"), "If it is a place of the expected picture.", optional: true),
          words, by, Member("view", .text, "The view at the place, if it is known.", optional: true),
          Member("file", .text, "Where that view is written, if it is known.", optional: true),
          Member("line", .atLeast(1), "The line there.", optional: true),
          Member("column", .atLeast(1), "The column there.", optional: true),
        ])), "Notes about places of the picture.", optional: true),
  ]
}()

/// The JSON Schema of `decisions.json`, as `docs/review.md` describes it.
package func decisionsSchema() -> String {
  schema(
    title: "dsrender decisions",
    [
      Member("version", .integer(1...1), "Increases when a member changes its meaning or is removed."),
      Member("run", .text, "The page's name for the reviewed run."),
      Member(
        "decisions",
        .list(
          .object(
            [
              Member("shot", .text, "The shot's id."),
              Member("decision", .oneOf(["accept", "reject", "none"]), "What was decided; none for notes alone."),
              Member("actual", .textMatching("^[0-9a-f]{32}$"), "The hash of the reviewed pixels."),
              Member(
                "expected", .orNull(.textMatching("^[0-9a-f]{32}$")), "That of the baseline; null for none.",
                optional: true),
            ] + reviewerWords)), "One for each shot that is decided or has a note, sorted by shot."),
    ], [])
}
