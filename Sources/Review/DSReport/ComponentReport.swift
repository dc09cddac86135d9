import DSJSON

/// A component of a run as its file describes it, for the catalogue.
package struct ComponentReport: Hashable, Sendable {
  /// A value that the users of the component may set.
  package struct Parameter: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// What it may be given, such as `string` or `small, large`.
    package var type: String
    /// The default as the file writes it; nil if there is none.
    package var defaultValue: String?
    /// Whether it may be absent.
    package var isOptional: Bool
    /// What it is, in the author's words.
    package var description: String?

    /// A parameter.
    package init(name: String, type: String, defaultValue: String?, isOptional: Bool, description: String?) {
      (self.name, self.type, self.defaultValue) = (name, type, defaultValue)
      (self.isOptional, self.description) = (isOptional, description)
    }
  }

  /// Its name.
  package var name: String
  /// What it is, in the author's words.
  package var description: String?
  /// Where it is written, as `file:line`.
  package var place: String
  /// What its users may set, in order.
  package var parameters: [Parameter] = []
  /// The holes that its users may fill, in order.
  package var slots: [String] = []
  /// The styles that may be put on it, sorted.
  package var styles: [String] = []
  /// What its users are advised to do.
  package var advised: [String] = []
  /// What they are advised to avoid.
  package var avoided: [String] = []
  /// The tokens that its file names, sorted.
  package var tokens: [String] = []

  /// A component that only has a name and a place.
  package init(name: String, description: String?, place: String) {
    (self.name, self.description, self.place) = (name, description, place)
  }
}

extension JSONWriter {
  /// Writes the members of a component.
  mutating func members(of component: ComponentReport) {
    member("name", component.name)
    if let description = component.description { member("description", description) }
    member("place", component.place)
    key("parameters")
    array { json in
      for parameter in component.parameters {
        json.object { json in
          json.member("name", parameter.name)
          json.member("type", parameter.type)
          if let value = parameter.defaultValue { json.member("default", value) }
          json.key("optional")
          json.value(parameter.isOptional)
          if let description = parameter.description { json.member("description", description) }
        }
      }
    }
    strings("slots", component.slots)
    strings("styles", component.styles)
    strings("do", component.advised)
    strings("dont", component.avoided)
    strings("tokens", component.tokens)
  }
}
