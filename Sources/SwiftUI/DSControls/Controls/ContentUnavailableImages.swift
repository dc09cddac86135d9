public import DSView

extension ContentUnavailableView
where Label == DSControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A text below an image, with a description.
  nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      DSControls.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// A text of a string variable below an image, with a description.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      DSControls.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}
