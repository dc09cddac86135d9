/// Modifiers that views in Swift have and that are drawn; docs/swiftui-support.md describes how.
enum SwiftModifiers {
  /// Their names, sorted. `docs/swiftui-support.md` lists each as a modifier of `View` that is drawn. Those of the
  /// vocabulary of component files may be among them.
  static let names = [
    "accentColor", "accessibility", "accessibilityAction", "accessibilityActions", "accessibilityAdjustableAction",
    "accessibilityChildren", "accessibilityCustomContent", "accessibilityElement", "accessibilityHeading",
    "accessibilityHint", "accessibilityInputLabels", "accessibilityRemoveTraits", "accessibilityRepresentation",
    "accessibilityScrollAction", "accessibilitySortPriority", "accessibilityValue", "accessibilityZoomAction",
    "actionSheet", "alert", "alternatingRowBackgrounds", "backgroundStyle", "badge", "badgeProminence",
    "baselineOffset", "brightness", "buttonBorderShape", "buttonSizing", "buttonStyle", "colorInvert",
    "colorMultiply", "confirmationDialog", "containerBackground", "containerCornerOffset", "containerRelativeFrame",
    "containerShape", "containerValue", "contentMargins", "contrast", "controlGroupStyle", "controlSize",
    "coordinateSpace", "datePickerStyle", "defaultScrollAnchor", "defaultWheelPickerItemHeight", "deleteDisabled",
    "disclosureGroupStyle", "drawingGroup", "dynamicTypeSize", "edgesIgnoringSafeArea", "findNavigator",
    "flipsForRightToLeftLayoutDirection", "fontDesign", "formStyle", "fullScreenCover", "gaugeStyle", "glassEffect",
    "grayscale", "groupBoxStyle", "headerProminence", "horizontalRadioGroupLayout", "hueRotation", "ignoresSafeArea",
    "imageScale", "indexViewStyle", "inspector", "inspectorColumnWidth", "labelIconToTitleSpacing",
    "labelReservedIconWidth", "labelStyle", "labeledContentStyle", "labelsVisibility", "layoutDirectionBehavior",
    "layoutValue", "listItemTint", "listRowBackground", "listRowInsets", "listRowSeparator", "listRowSeparatorTint",
    "listRowSpacing", "listSectionMargins", "listSectionSeparator", "listSectionSeparatorTint", "listSectionSpacing",
    "listStyle", "luminanceToAlpha", "menuIndicator", "menuStyle", "monospaced", "monospacedDigit", "moveDisabled",
    "navigationBarBackButtonHidden", "navigationBarHidden", "navigationBarItems", "navigationBarTitle",
    "navigationBarTitleDisplayMode", "navigationDestination", "navigationLinkIndicatorVisibility",
    "navigationSplitViewColumnWidth", "navigationSplitViewStyle", "navigationSubtitle", "navigationTitle",
    "onGeometryChange", "onScrollVisibilityChange", "pickerStyle", "popover", "presentationBackground",
    "presentationCompactAdaptation", "presentationCornerRadius", "presentationDetents", "presentationDragIndicator",
    "progressViewStyle", "rotation3DEffect", "safeAreaBar", "safeAreaInset", "safeAreaPadding", "saturation",
    "scenePadding", "scrollClipDisabled", "scrollContentBackground", "scrollIndicators", "scrollPosition",
    "scrollTransition", "searchFocused", "searchable", "sectionActions", "sectionIndexLabel", "sheet",
    "sliderThumbVisibility", "symbolEffect", "symbolRenderingMode", "symbolVariant", "tabItem",
    "tabViewBottomAccessory", "tabViewStyle", "tableColumnHeaders", "tableStyle", "textCase", "textEditorStyle",
    "textFieldStyle", "textRenderer", "toggleStyle", "toolbar", "toolbarBackground", "toolbarBackgroundVisibility",
    "toolbarColorScheme", "toolbarTitleDisplayMode", "toolbarVisibility", "transformEffect", "visualEffect",
    "writingDirection",
  ]

  /// What to do about one of them in a component file; nil for other names.
  static func hint(for name: String) -> String? {
    names.contains(name) && Vocabulary.modifiersByName[name] == nil
      ? "only views in Swift have it (docs/swiftui.md); 'dsrender reference' lists what component files have" : nil
  }
}
