package import DSAccessors
import DSCascade
import DSControlLooks
import DSDiagnostics
import DSNode
package import DSPreviews
package import DSProject
import DSShots
package import DSView
import Foundation
package import PreviewVariants

/// A preview of the program, and why it cannot be drawn in any variant; nil if it can.
struct FoundPreview: Sendable {
  var preview: DiscoveredPreview
  var failure: Diagnostic?
}

/// The scenarios of previews: a component for each file or provider, a scenario for each of its previews.
///
/// A component is named after the provider's type without `Previews`, or after the file of a `#Preview`; a scenario after
/// the preview, or by its number. Names that come twice get a number.
@MainActor
package func scenarios(
  of previews: [DiscoveredPreview], variants: [any PreviewVariant.Type] = []
) -> [ViewScenario] {
  scenarios(of: previews.map { FoundPreview(preview: $0) }, variants: variants)
}

/// The same for previews of which some cannot be drawn, with places in the files that there are.
@MainActor
func scenarios(
  of previews: [FoundPreview], variants: [any PreviewVariant.Type], in files: SourceFiles = SourceFiles()
) -> [ViewScenario] {
  var taken: [String: Int] = [:]
  return previews.map { found in
    let preview = found.preview
    let component = componentName(of: preview)
    let name = preview.name.map(slug) ?? "preview"
    let count = taken["\(preview.module)/\(component)/\(name)", default: 0] + 1
    taken["\(preview.module)/\(component)/\(name)"] = count
    let location = location(of: preview, in: files)
    var scenario = ViewScenario(
      module: preview.module, component: component, name: count == 1 ? name : "\(name)-\(count)",
      offeredSize: offeredSize(of: preview), at: location,
      lower: { variant in
        // Reading a project happens off the main actor, which is idle then.
        onMainThread {
          let problems = TokenProblems()
          var environment = EnvironmentValues(variant, problems, variants: variants)
          environment.deviceScreen = screen(of: preview)
          var view = lowered(in: environment, at: location) { onCanvas(preview) }
          view.warnings = (view.warnings + problems.sorted).map(files.placed)
          return view
        }
      })
    scenario.failure = found.failure
    scenario.isUnread = !preview.isRead
    return scenario
  }
}

/// Where a preview is written; of a provider the file that may be named after it.
func location(of preview: DiscoveredPreview, in files: SourceFiles = SourceFiles()) -> SourceLocation {
  let file = preview.file ?? stem(of: preview.typeName ?? "") + ".swift"
  return files.place(SourceLocation(file: preview.module + "/" + file, line: preview.line ?? 0))
}

/// What a provider shows, by its name: that of the type without `Previews`.
private func stem(of typeName: String) -> String {
  let type = typeName.split(separator: ".").last.map(String.init) ?? typeName
  let ending = ["_Previews", "Previews", "_Preview", "Preview"].first { type.hasSuffix($0) && type != $0 }
  return String(type.dropLast(ending?.count ?? 0))
}

private func componentName(of preview: DiscoveredPreview) -> String {
  if let type = preview.typeName {
    return slug(stem(of: type))
  }
  let file = preview.file?.split(separator: "/").last.map(String.init) ?? "preview"
  return slug(file.hasSuffix(".swift") ? String(file.dropLast(6)) : file)
}

/// A name as a part of shot ids: `ProfileCard` and `Profile card` become `profile-card`.
package func slug(_ name: String) -> String {
  var result = ""
  var previous: Character = "-"
  // Letters that differ by accents alone become the same.
  for character in name.folding(options: .diacriticInsensitive, locale: nil) {
    guard character.isASCII, character.isLetter || character.isNumber else {
      if !result.isEmpty, previous != "-" { result.append("-") }
      previous = "-"
      continue
    }
    if character.isUppercase, previous.isLowercase || previous.isNumber { result.append("-") }
    result.append(character.lowercased())
    previous = character
  }
  while result.hasSuffix("-") { result.removeLast() }
  return result.isEmpty ? "preview" : String(result.prefix(Limits.nameBytes - 10))
}

/// The size that a preview is proposed: its fixed size, its device's screen, or the width of a phone.
private func offeredSize(of preview: DiscoveredPreview) -> Scenario.OfferedSize {
  let screen = preview.device?.size.map { (width: Double($0.width), height: Double($0.height)) }
  let isLandscape = preview.orientation.isLandscape
  switch preview.layout {
  case .fixed(let width, let height): return .init(width: Double(width), height: Double(height))
  case .sizeThatFits:
    // A preview that fits is offered its device's screen and takes of it what it needs.
    let (width, height) = screen ?? (phoneWidth, phoneHeight)
    return isLandscape ? .init(width: height, height: width) : .init(width: width, height: height)
  case .device:
    guard let (width, height) = screen else {
      return isLandscape
        ? .init(width: phoneHeight, screenHeight: phoneWidth) : .init(width: phoneWidth, screenHeight: phoneHeight)
    }
    return isLandscape ? .init(width: height, height: width) : .init(width: width, height: height)
  }
}

/// The screen that a preview is shown on; nil if it is shown alone, in its own size.
private func screen(of preview: DiscoveredPreview) -> DeviceScreen? {
  guard preview.layout == .device else { return nil }
  let device = preview.device?.size == nil ? nil : preview.device
  return (device ?? "iPhone 16").screen(isLandscape: preview.orientation.isLandscape)
}

/// A preview's view, in the middle of its canvas if the canvas has a fixed size.
@MainActor
private func onCanvas(_ preview: DiscoveredPreview) -> AnyView {
  let size = offeredSize(of: preview)
  let view = AppAccent.accented(preview.make(), by: AppAccent.current)
  guard preview.layout != .sizeThatFits, let width = size.width, let height = size.height else { return view }
  return AnyView(view.frame(width: CGFloat(width), height: CGFloat(height)))
}

/// The width of the most common phones, in points.
package let phoneWidth = 393.0
/// Their height, which is the width of one on its side.
package let phoneHeight = 852.0

extension EnvironmentValues {
  /// The environment at the root of a variant.
  @MainActor
  package init(_ variant: ViewVariant, _ problems: TokenProblems, variants: [any PreviewVariant.Type]) {
    self = .drawing(for: variant.profile)
    tokenSource = TokenSource(
      theme: variant.theme, modes: variant.modes, schemeMode: variant.schemeMode, problems: problems)
    colorScheme = variant.isDark ? .dark : .light
    layoutDirection = variant.isRightToLeft ? .rightToLeft : .leftToRight
    dynamicTypeSize = DynamicTypeSize.allCases.first { String(describing: $0) == variant.typeSize } ?? .large
    displayScale = CGFloat(variant.scale)
    let modes = Dictionary(uniqueKeysWithValues: variant.modes.choices.map { ($0.mode, $0.context) })
    for type in variants { type.apply(modes, to: &self) }
  }
}
