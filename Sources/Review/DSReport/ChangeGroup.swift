package import DSDiagnostics

extension RunReport {
  /// One thing that changed pictures: an edit of the inputs, the renderer, or something that is not known.
  package struct Cause: Hashable, Sendable {
    /// The kind of input that was edited, such as `token`; `renderer` where the same inputs are drawn differently.
    package var kind: String
    /// What was edited: a token's name, or the way to an element.
    package var subject: String
    /// What the base has there; nil for nothing.
    package var before: String?
    /// What is there now; nil for nothing.
    package var after: String?
    /// Where the base has it.
    package var basePlace: SourceLocation?
    /// Its place now.
    package var place: SourceLocation?
    /// Lines that changed, such as `Card.swift:38-44`, one of which it is, where its place is not known.
    package var lines: [String]

    /// A cause.
    package init(
      kind: String, subject: String, before: String? = nil, after: String? = nil, basePlace: SourceLocation? = nil,
      place: SourceLocation? = nil, lines: [String] = []
    ) {
      (self.kind, self.subject, self.before, self.after) = (kind, subject, before, after)
      (self.basePlace, self.place, self.lines) = (basePlace, place, lines)
    }

    /// `border.width.3xs 1 px → 2 px`.
    package var text: String {
      switch (before, after) {
      case (let before?, let after?): "\(subject) \(before) → \(after)"
      case (let before?, nil): "\(subject) is gone (\(before))"
      case (nil, let after?): "\(subject) is new (\(after))"
      case (nil, nil): subject
      }
    }
  }

  /// Changed shots with the same causes.
  package struct Group: Hashable, Sendable {
    /// What was proved about the causes.
    package enum Proof: String, Hashable, Sendable {
      /// Without the causes every picture is the base's, bit for bit.
      case complete
      /// Each cause changes the pictures, but without them they are not the base's.
      case partial
      /// No cause is known.
      case none
      /// Nothing is known of what made the pictures; their differences are alike.
      case alike
    }

    /// Its number, from 1; the largest group is the first.
    package var number: Int
    /// The causes; all of them together give the present pictures.
    package var causes: [Cause]
    /// What was proved.
    package var proof: Proof
    /// Why it is not complete; nil if it is.
    package var reason: String?
    /// The shots in the order of the matrix.
    package var shots: [String]
    /// What the causes do to the first shot, in words, the largest effect first.
    package var effects: [String]

    /// A group.
    package init(
      number: Int = 0, causes: [Cause], proof: Proof, reason: String? = nil, shots: [String], effects: [String] = []
    ) {
      (self.number, self.causes, self.proof, self.reason) = (number, causes, proof, reason)
      (self.shots, self.effects) = (shots, effects)
    }

    /// The causes in one line: some of them, and how many more there are; empty where none is known.
    package func causes(joinedBy separator: String, most: Int = 4, _ text: (Cause) -> String = { $0.text }) -> String {
      let more = causes.count > most ? ["\(causes.count - most) more"] : []
      return (causes.prefix(most).map(text) + more).joined(separator: separator)
    }

    /// The changed lines of causes whose places are not known, once each.
    package var changedLines: [String] {
      var said: Set<String> = []
      return causes.map { $0.lines.joined(separator: "; ") }.filter { !$0.isEmpty && said.insert($0).inserted }
    }
  }

  /// What changed pictures were compared with to find causes.
  package struct Explanation: Hashable, Sendable {
    /// The base in a user's words, such as `9f3c2d1 Add the card`; nil if there was none.
    package var base: String?
    /// Why causes are not known; nil if they were looked for.
    package var problem: String?
    /// What to do about it.
    package var hint: String?
    /// The changed shots by their causes, the largest group first.
    package var groups: [Group]
    /// What kept causes from being found as they should be, such as a limit.
    package var warnings: [Diagnostic] = []
    /// What the page shows of the causes of shots, by id, until it is written.
    package var inside: [String: Inside] = [:]
    /// The baselines that changed shots have had, by id, until they are written.
    package var history: [String: ShotHistory] = [:]

    /// What the page shows of a shot's causes.
    package struct Inside: Hashable, Sendable {
      /// The views of the base at their places, as JSON; nil if its picture is not the baseline.
      package var baseElements: [UInt8]?
      /// PNG files of the picture with the first cause, with the first two, and so on, without the present one.
      package var steps: [[UInt8]] = []
      /// A PNG file of what differs with each view where it was; nil if none has moved.
      package var aligned: [UInt8]?
      /// Whether there would be one, and it is too large for a run of so many changed shots.
      package var isUnaligned = false

      /// Nothing.
      package init() {}
    }

    /// The shots that equal their baselines without edits of the inputs, drawn by the present renderer: a different
    /// renderer is not a cause of theirs, whatever recorded their baselines.
    package var shotsChangedByEdits: Set<String> {
      let proved = groups.filter { group in
        group.proof == .complete && !group.causes.isEmpty
          && !group.causes.contains { $0.kind == "renderer" || $0.kind == "baseline" }
      }
      return Set(proved.flatMap(\.shots))
    }

    /// The group of each changed shot.
    package var groupsByShot: [String: Group] {
      Dictionary(groups.flatMap { group in group.shots.map { ($0, group) } }) { first, _ in first }
    }

    /// An explanation.
    package init(base: String? = nil, problem: String? = nil, hint: String? = nil, groups: [Group] = []) {
      (self.base, self.problem, self.hint, self.groups) = (base, problem, hint, groups)
    }
  }
}
