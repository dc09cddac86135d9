import DSDiagnostics
import DSShots
import DSSyntax

/// The keys of component files; `finish` holds the readers to them.
enum FileVocabulary {
  /// A file that holds several components.
  static let file = [ArgumentDefinition("components", .list(.object("component")), "Components.", required: true)]

  /// A component.
  static let component = [
    ArgumentDefinition(
      "component", .name, "The name, \(ShotName.componentRule); the second part of shot ids.", required: true),
    ArgumentDefinition("description", .name, "What it is, for people."),
    ArgumentDefinition("guidelines", .object("guidelines"), "What its users should do and avoid, for people."),
    ArgumentDefinition("parameters", .dictionary(.object("parameter")), "What users of the component may set."),
    ArgumentDefinition(
      "environment", .dictionary(.object("environment")), "Custom environment values with their defaults."),
    ArgumentDefinition("slots", .list(.name), "Names of holes that users of the component may fill with views."),
    ArgumentDefinition("body", .views, "What the component shows.", required: true),
    ArgumentDefinition(
      "styles", .dictionary(.modifiers), "Bundles of modifiers that may only be put on this component."),
    ArgumentDefinition("scenarios", .dictionary(.object("scenario")), "The situations that pictures are made of."),
  ]

  /// Advice for users of a component.
  static let guidelines = [
    ArgumentDefinition("do", .list(.name), "What to do, a sentence each."),
    ArgumentDefinition("dont", .list(.name), "What to avoid, a sentence each."),
  ]

  /// A parameter, an element of a list or a field of a mapping.
  static let parameter = [
    ArgumentDefinition("type", .choice(Decoding.parameterTypes), "What it may be given.", required: true),
    ArgumentDefinition("description", .name, "What it is, for people."),
    ArgumentDefinition("default", .any, "What it is where nothing is given."),
    ArgumentDefinition("optional", .boolean, "Whether it may be absent, which is null.", default: "false"),
    ArgumentDefinition("values", .list(.name), "The values of a choice."),
    ArgumentDefinition(
      "of", .either([.choice(Decoding.parameterTypes), .object("parameter")]), "The type of a list's elements."),
    ArgumentDefinition(
      "fields", .dictionary(.either([.choice(Decoding.parameterTypes), .object("parameter")])),
      "The fields of a mapping."),
  ]

  /// A custom environment value.
  static let environment = [
    ArgumentDefinition(
      "type", .choice(EnvironmentDefinition.Kind.allCases.map(\.rawValue)), "What it may be.", required: true),
    ArgumentDefinition("description", .name, "What it is, for people."),
    ArgumentDefinition("default", .any, "What it is where nothing sets it.", required: true),
  ]

  /// A scenario.
  static let scenario = [
    ArgumentDefinition("description", .name, "What it shows, for people."),
    ArgumentDefinition("parameters", .dictionary(.any), "Values of the component's parameters."),
    ArgumentDefinition("slots", .dictionary(.views), "Views for the component's slots."),
    ArgumentDefinition("styles", .list(.name), "Names of the component's styles, put on in this order."),
    ArgumentDefinition("modifiers", .modifiers, "Modifiers around the component, innermost first."),
    ArgumentDefinition(
      "state", .choice(ComponentState.allCases.map(\.rawValue)), "The state the component is in.", default: "default"),
    ArgumentDefinition("environment", .dictionary(.any), "Values of the environment."),
    ArgumentDefinition("modes", .dictionary(.name), "Modes that are fixed; their axes do not multiply the scenario."),
    ArgumentDefinition(
      "size", .object("offeredSize"), "The size the component is offered; its ideal size where absent."),
    ArgumentDefinition(
      "padding", .length(.size), "Padding around the component in the picture.", default: "the configuration's"),
    ArgumentDefinition("background", .paint, "The paint behind the picture.", default: "the configuration's"),
    ArgumentDefinition(
      "axes", .dictionary(.either([.name, .list(.name, atLeast: 1)])), "The only values drawn, by axis."),
    ArgumentDefinition(
      "each", .dictionary(.list(.name, atLeast: 1)),
      "One scenario per value of 'state', a parameter or a mode; the values are added to the name."),
    ArgumentDefinition("accepts", .list(.object("accepted")), "Findings that its pictures may have, with reasons."),
  ]

  /// A finding that a scenario's pictures may have.
  static let accepted = [
    ArgumentDefinition("finding", .choice(AcceptedFinding.names), "The finding's name.", required: true),
    ArgumentDefinition("because", .name, "Why it is meant to be so, for people.", required: true),
  ]

  /// A size that is offered.
  static let size = [
    ArgumentDefinition("width", .number(0...Double(Limits.shotSide)), "Points, or what decides them, such as a mode."),
    ArgumentDefinition("height", .number(0...Double(Limits.shotSide)), "Points, or what decides them, such as a mode."),
  ]
}

extension Decoding {
  /// Reports keys that were not read.
  /// - Precondition: every key that was read is in the vocabulary, so that the schema knows it.
  func finish(_ reader: ObjectReader, _ vocabulary: [ArgumentDefinition]) {
    let names = Set(vocabulary.map(\.name))
    precondition(
      names.isSuperset(of: reader.knownKeys), "\(reader.what): the vocabulary lacks a key of \(reader.knownKeys)")
    reader.finish(&bag)
  }
}
