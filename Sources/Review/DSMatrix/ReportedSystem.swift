import DSComponentFiles
import DSDiagnostics
import DSProject
import DSReport
import DSShots

extension RunReport.System {
  /// What reports say of a design system.
  init(_ system: DesignSystem) {
    self.init(
      name: system.name,
      axes: system.matrix.axes.filter { $0.values.count > 1 }.map { RunReport.Axis(name: $0.name, values: $0.values) },
      fingerprint: system.fingerprint, isOfPictures: system.pictures != nil,
      components: system.components.filter { !$0.scenarios.isEmpty }.map(ComponentReport.init))
  }
}

extension ComponentReport {
  /// What the catalogue shows of a component.
  init(_ component: Component) {
    let place = SourceLocation(file: component.location.file, line: component.location.line).description
    self.init(name: component.name, description: component.description, place: place)
    parameters = component.parameters.map {
      Parameter(
        name: $0.name, type: $0.type.text, defaultValue: $0.defaultText, isOptional: $0.isOptional,
        description: $0.description)
    }
    slots = component.slots
    styles = component.styles.keys.sorted()
    (advised, avoided) = (component.guidelines.advised, component.guidelines.avoided)
    tokens = component.tokens
  }
}
