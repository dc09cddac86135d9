/// A part that a view shows beside its content and that pictures did not show at some time. Names of parts that have
/// been drawn since are kept, so that configurations that accept them stay valid.
///
/// The raw value is the id of the finding that reports it.
package enum UndrawnPart: String, Hashable, Sendable, CaseIterable {
  case sheet = "undrawn-sheet"
  case fullScreenCover = "undrawn-full-screen-cover"
  case popover = "undrawn-popover"
  case inspector = "undrawn-inspector"
  case alert = "undrawn-alert"
  case confirmationDialog = "undrawn-confirmation-dialog"
  case filePanel = "undrawn-file-panel"
  case pushedPage = "undrawn-pushed-page"
  case splitColumns = "undrawn-split-columns"
  case navigationTitle = "undrawn-navigation-title"
  case navigationSubtitle = "undrawn-navigation-subtitle"
  case navigationButton = "undrawn-navigation-button"
  case toolbar = "undrawn-toolbar"
  case searchField = "undrawn-search-field"
  case tabBar = "undrawn-tab-bar"
  case tabAccessory = "undrawn-tab-accessory"
  case findBar = "undrawn-find-bar"
  case sectionButton = "undrawn-section-button"
  case listIndex = "undrawn-list-index"
  case platformView = "undrawn-platform-view"

  /// What it is, as the beginning of a sentence.
  package var text: String {
    switch self {
    case .sheet: "a sheet"
    case .fullScreenCover: "a page over the whole screen"
    case .popover: "a popover"
    case .inspector: "an inspector"
    case .alert: "an alert"
    case .confirmationDialog: "a dialog"
    case .filePanel: "a panel of files"
    case .pushedPage: "a page on top of another"
    case .splitColumns: "the part beside a sidebar"
    case .navigationTitle: "the title of a navigation bar"
    case .navigationSubtitle: "the subtitle of a navigation bar"
    case .navigationButton: "a button of a navigation bar"
    case .toolbar: "a toolbar"
    case .searchField: "the field of a search"
    case .tabBar: "the bar of a tab view"
    case .tabAccessory: "the view above a tab bar"
    case .findBar: "the bar of a search"
    case .sectionButton: "a button of a section"
    case .listIndex: "the index of a list"
    case .platformView: "a view of the platform"
    }
  }

  /// Whether it belongs to the bar of a page, so that it does not exist without navigation.
  package var belongsToBar: Bool {
    switch self {
    case .navigationTitle, .navigationSubtitle, .navigationButton, .toolbar, .searchField: true
    case .sheet, .fullScreenCover, .popover, .inspector, .alert, .confirmationDialog, .filePanel, .pushedPage,
      .splitColumns, .tabBar, .tabAccessory, .findBar, .sectionButton, .listIndex, .platformView:
      false
    }
  }
}
