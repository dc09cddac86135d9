import DSDiagnostics

/// A reading of a token that its author should know of, although the token has a value.
struct TokenNote: Hashable, Sendable {
  /// What was met.
  enum Kind: Int, Hashable, Sendable, CaseIterable {
    case untyped, relatedType, colorText, draftColor, shortHex, contradictingHex, dimensionText, bareDimension
    case durationText, bareDuration, numberText, weightName, familyList, lineHeightText, bareLineHeight, lengthAsNumber
    case shadowNames, typographyNames, hyphenatedNames, shadowText, gradientText, gradientDirection, borderText,
      curveText, booleanText,
      calculation, filledText, foreignUnit
    case missingMember, unreadMember, droppedStyle, modifierWithoutSpace
  }

  /// What was met.
  var kind: Kind
  /// Where.
  var location: SourceLocation
  /// How this one was read, such as "'0.75' is read as 0.75 pt"; empty if the kind says all.
  var detail: String
  /// How to write it today; nil for the kind's example.
  var hint: String?
}

extension TokenNote {
  /// One warning for each kind and file, at the first place, with the number of further places.
  static func report(_ notes: Set<TokenNote>, to diagnostics: inout DiagnosticBag) {
    let sorted = notes.sorted { ($0.location, $0.kind.rawValue) < ($1.location, $1.kind.rawValue) }
    var counts: [String: Set<SourceLocation>] = [:]
    for note in sorted { counts[note.group, default: []].insert(note.location) }
    var reported: Set<String> = []
    for note in sorted where reported.insert(note.group).inserted {
      let further = (counts[note.group]?.count ?? 1) - 1
      let message = note.kind.message + (note.detail.isEmpty ? "" : ": \(note.detail)")
      diagnostics.warning(
        note.kind.id, message + (further > 0 ? " (and \(further) more in this file)" : ""), at: note.location,
        hint: note.hint ?? note.kind.hint)
    }
  }

  /// What is counted together: a reference in a text is reported with the calculations.
  private var group: String {
    "\((kind == .filledText ? TokenNote.Kind.calculation : kind).rawValue) \(location.file)"
  }
}

extension TokenNote.Kind {
  /// The stable name of the warning.
  var id: String {
    switch self {
    case .untyped: "token-without-type"
    case .relatedType: "related-token-type"
    case .contradictingHex: "contradicting-hex"
    case .missingMember: "missing-member"
    case .unreadMember, .droppedStyle: "unread-member"
    case .modifierWithoutSpace: "bad-color-modifier"
    case .gradientDirection: "unread-direction"
    case .bareLineHeight: "bare-line-height"
    case .bareDimension: "bare-size"
    case .colorText, .draftColor, .shortHex, .dimensionText, .durationText, .bareDuration, .numberText, .weightName,
      .familyList, .lineHeightText, .lengthAsNumber, .shadowNames, .typographyNames, .hyphenatedNames, .shadowText,
      .gradientText, .borderText, .curveText, .booleanText, .calculation, .filledText,
      .foreignUnit:
      "legacy-token-format"
    }
  }

  /// What was met.
  var message: String {
    switch self {
    case .untyped: "a token without a type"
    case .relatedType: "a reference to a token of a related type"
    case .colorText: "a colour written as a text"
    case .draftColor: "a colour with the members of an early draft of DTCG"
    case .shortHex: "a fallback of other than six hex digits"
    case .contradictingHex: "'hex' is another colour than the components, which count"
    case .dimensionText: "a dimension written as a text"
    case .bareDimension: "a size without a unit"
    case .durationText: "a duration written as a text"
    case .bareDuration: "a duration without a unit"
    case .numberText: "a number written as a text"
    case .weightName: "a font weight in another spelling"
    case .familyList: "font families in one text"
    case .lineHeightText: "a line height that is no multiple of the font size"
    case .bareLineHeight: "a line height without a unit"
    case .lengthAsNumber: "a length where the type is number"
    case .shadowNames: "a shadow with the members x, y and type"
    case .typographyNames: "a typography with members in the plural"
    case .hyphenatedNames: "a member with hyphens in its name"
    case .shadowText: "a shadow written as a text"
    case .gradientText: "a gradient written as a text"
    case .gradientDirection: "the direction of a gradient, which DTCG has no member for, is left out"
    case .borderText: "a border written as a text"
    case .curveText: "a timing curve written as a text"
    case .booleanText: "a truth value written as a text"
    case .calculation, .filledText: "a calculation or reference within a text"
    case .foreignUnit: "a unit that DTCG does not have, so that no picture uses the length"
    case .missingMember: "a member that DTCG requires is missing"
    case .unreadMember: "a member of a value that DTCG does not have"
    case .droppedStyle: "a slant beside a font weight, which only a typography can have"
    case .modifierWithoutSpace: "a colour modifier that cannot be computed, so that the colour stays as it is"
    }
  }

  /// How DTCG 2025.10 writes it.
  var hint: String {
    switch self {
    case .untyped: "add \"$type\" to the token or to a group around it"
    case .relatedType: "give both tokens the same \"$type\""
    case .colorText: #"write {"colorSpace": "srgb", "components": [1, 0.5, 0], "alpha": 1}"#
    case .draftColor: #"write {"colorSpace": "srgb", "components": [1, 0.5, 0]}"#
    case .shortHex: ##"write six hex digits such as "#ff8800", and "alpha" beside them"##
    case .contradictingHex: "remove 'hex', or write the colour of the components"
    case .dimensionText: #"write {"value": 12, "unit": "px"}"#
    case .bareDimension: #"write {"value": 12, "unit": "px"}"#
    case .durationText, .bareDuration: #"write {"value": 100, "unit": "ms"}"#
    case .numberText: "write the number without quotes, percentages as fractions"
    case .weightName: "write a number of 1 to 1000, or a name such as \"semi-bold\""
    case .familyList: #"write a list such as ["Inter", "sans-serif"]"#
    case .lineHeightText: "write a number such as 1.5"
    case .bareLineHeight: "write a number such as 1.5"
    case .lengthAsNumber: "write \"$type\": \"dimension\""
    case .shadowNames: #"write offsetX, offsetY and "inset": true"#
    case .typographyNames: "write fontFamily, fontSize, fontWeight and lineHeight"
    case .hyphenatedNames: "write fontSize, offsetX and the like"
    case .shadowText: #"write {"color": …, "offsetX": …, "offsetY": …, "blur": …, "spread": …}"#
    case .gradientText: #"write [{"color": …, "position": 0}, {"color": …, "position": 1}]"#
    case .gradientDirection: "give the direction where the gradient is used"
    case .borderText: #"write {"color": …, "width": …, "style": "solid"}"#
    case .curveText: "write four numbers [0.4, 0, 0.2, 1]"
    case .booleanText: "write true or false without quotes"
    case .calculation, .filledText: "write the result, or go on: dsrender computes it"
    case .foreignUnit: "write the unit px or rem, or go on: the token is kept"
    case .missingMember: "write the member out"
    case .unreadMember: "remove the member, or go on without it"
    case .droppedStyle: "write the slant as fontStyle of a typography"
    case .modifierWithoutSpace: "write type, value and space as Tokens Studio does, or the computed colour"
    }
  }
}
