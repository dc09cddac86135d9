import DSSupportPage
import Testing

@Test func `a declaration that is marked unavailable is found in the type around it, with its labels and message`() {
  let found = unavailableSymbols(
    in: """
      // @available(*, unavailable, message: "Not this one.")
      extension View {
        /// Copies.
        @available(*, unavailable, message: "There is no clipboard.")
        nonisolated public func copyable<T: Sendable>(
          _ payload: @autoclosure @escaping () -> [T], by step: (Int, Int) = (1, 2)
        ) -> some View { self }
        public func padding(_ length: CGFloat) -> some View { self }
      }
      extension Text.Layout {
        public struct Run {
          @available(*, unavailable, message: "There are no glyph runs.")
          public subscript(index: Int) -> Int { 0 }
          @available(*, unavailable, message: "No bounds.") public var typographicBounds: Int { 0 }
        }
        @available(*, unavailable, message: "None.")
        public init<Value>(of `default`: Value) {}
      }
      @available(*, unavailable, message: "Immersive.")
      public struct Volume {}
      """)
  #expect(
    found.map { "\($0.path): \($0.message)" } == [
      "View/copyable(_:by:): There is no clipboard.",
      "Text/Layout/Run/subscript(_:): There are no glyph runs.",
      "Text/Layout/Run/typographicBounds: No bounds.",
      "Text/Layout/init(of:): None.",
      "Volume: Immersive.",
    ])
}
