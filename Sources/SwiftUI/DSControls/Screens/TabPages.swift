package import DSNode
package import DSView

/// The bar of a tab view with the page that is chosen.
package struct TabPages {
  /// A tab's label.
  package struct Item {
    /// Its icon, and its title.
    package let icon: [DSNode], title: [DSNode]
    /// A number or a word at it.
    package let badge: Text?
    /// Whether it opens a search.
    package let isSearch: Bool
  }

  /// The labels.
  package let items: [Item]
  /// Which of them is chosen.
  package let chosen: Int
  /// The chosen page.
  package let content: AnyView
  /// The view above the bar; empty if there is no such view.
  package let accessory: AnyView?
  /// What the page says of the bar.
  package let bars: PageBars
  /// The screen of the view.
  package let device: DeviceScreen?
}

/// What a tab's label and page are: a trait of the page's views.
package struct TabTraits {
  /// The label's views.
  package var label: [DSNode] = []
  /// What the page hands up.
  package var preferences = PreferenceStore()
  /// Whether the tab opens a search.
  package var isSearch = false
}

extension TabPages.Item {
  /// The label of a tab, from the views that it is made of.
  init(_ label: [DSNode], badge: Text?, isSearch: Bool) {
    var (icon, title): ([DSNode], [DSNode]) = ([], [])
    for node in label {
      switch node.kind {
      case .label(let own, let picture): (icon, title) = (icon + picture, title + own)
      case .text: title.append(node)
      default: icon.append(node)
      }
    }
    self.init(icon: icon, title: title, badge: badge, isSearch: isSearch)
  }
}

extension View {
  /// The view as a page of a tab view, with a label.
  nonisolated func tab<Label: View>(isSearch: Bool = false, _ label: Label) -> some View {
    modifier(TabModifier(label: AnyView(label), isSearch: isSearch))
  }

  /// The view above the tab bar inside.
  nonisolated func tabAccessory<Content: View>(_ content: Content?) -> some View {
    environment(\.tabAccessory, content.map { AnyView($0) })
  }
}

/// Keeps what a page hands up apart from what other pages do, and gives it a label.
private nonisolated struct TabModifier: ViewModifier {
  typealias Body = Never

  let label: AnyView
  let isSearch: Bool

  @MainActor static func _lower(
    _ modifier: TabModifier, _ inputs: _ViewInputs, _ content: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var (outputs, preferences) = inputs.collecting { content(inputs) }
    var labelled = inputs
    labelled.environment.controlContext = .plain
    labelled.environment.symbolVariants = .fill
    let label = labelled.part(1).nodes(modifier.label)
    let traits = TabTraits(label: label, preferences: preferences, isSearch: modifier.isSearch)
    for index in outputs.nodes.indices { outputs.traits[index, default: ViewTraits()].tab = traits }
    return outputs
  }
}

private enum TabAccessoryKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

extension EnvironmentValues {
  /// The view above the tab bar inside.
  var tabAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }
}

private enum IsProminentInBarKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the view is on a ground of the tint in a bar.
  package var isProminentInBar: Bool {
    get { self[IsProminentInBarKey.self] }
    set { self[IsProminentInBarKey.self] = newValue }
  }
}
