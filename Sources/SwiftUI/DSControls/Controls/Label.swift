public import DSView

/// An icon beside a title.
public struct Label<Title: View, Icon: View>: View {
  nonisolated(unsafe) private let title: Title
  nonisolated(unsafe) private let icon: Icon

  /// An icon beside a title.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  /// The label in the style in force.
  @MainActor public var body: some View {
    StyledControl(
      LabelStyleConfiguration(title: .init(part: AnyView(title)), icon: .init(part: AnyView(icon)))
    ) { configuration in
      LabelLook(title: configuration.title, icon: configuration.icon, isAutomatic: true)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A symbol beside a text.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// A symbol beside a text of a string variable.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// An asset beside a text.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// An asset beside a text of a string variable.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label of a style's configuration, in the style around.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
