/// The JSON Schema of what `dsrender tokens lint --json` prints. Members that it does not list may be added at any time.
package func lintSchema() -> String {
  schema(
    title: "dsrender lint",
    [
      Member("schema", .constant("dsrender-lint"), "Names the format."),
      Member("version", .integer(1...1), "Increases when a member changes its meaning or is removed."),
      Member(
        "systems",
        .list(
          .object([
            Member("name", .text, "The design system, or the files."),
            Member("tokens", .atLeast(0), "How many tokens were looked at."),
            Member("contexts", .atLeast(0), "In how many contexts."),
            Member("shots", .atLeast(0), "How many shots were looked at, if rules needed pictures.", optional: true),
            Member("failedShots", .atLeast(0), "How many of them could not be drawn.", optional: true),
            Member("skippedShots", .atLeast(0), "How many shots run code, and were not looked at.", optional: true),
          ])), "What was looked at."),
      Member("findings", .list(.definition("finding")), "What was found, by system and place."),
    ],
    [
      (
        "finding",
        [
          Member("rule", .text, "The rule; 'dsrender tokens lint --rules' lists all."),
          Member("level", .oneOf(["warning", "error"]), "How much it counts."),
          Member("system", .text, "The design system, or the files."),
          Member("token", .text, "The token that it is about, if it is about one.", optional: true),
          Member("shot", .text, "The shot that shows it.", optional: true),
          Member("message", .text, "What is wrong."),
          Member("hint", .text, "What to do about it.", optional: true),
          Member("place", .definition("place"), "Where it is."),
          Member(
            "notes",
            .list(
              .object([
                Member("message", .text, "What is there."),
                Member("place", .definition("place"), "Where, if there is a place.", optional: true),
              ])), "Other places that belong to it."),
        ]
      ),
      (
        "place",
        [
          Member("file", .text, "The file, or the name of the system."),
          Member("line", .atLeast(0), "From 1; 0 if unknown."),
          Member("column", .atLeast(0), "From 1, in bytes; 0 if unknown."),
        ]
      ),
    ])
}
