// Values of bits alone: structures that hold them may be `BitwiseCopyable` too.

extension Angle: BitwiseCopyable {}
extension Axis: BitwiseCopyable {}
extension Axis.Set: BitwiseCopyable {}
extension ColorScheme: BitwiseCopyable {}
extension ContentMode: BitwiseCopyable {}
extension DynamicTypeSize: BitwiseCopyable {}
extension Edge: BitwiseCopyable {}
extension Edge.Set: BitwiseCopyable {}
extension EdgeInsets: BitwiseCopyable {}
extension HorizontalEdge: BitwiseCopyable {}
extension HorizontalEdge.Set: BitwiseCopyable {}
extension LayoutDirection: BitwiseCopyable {}
extension TextAlignment: BitwiseCopyable {}
extension UnitPoint: BitwiseCopyable {}
extension UserInterfaceSizeClass: BitwiseCopyable {}
extension VerticalEdge: BitwiseCopyable {}
extension VerticalEdge.Set: BitwiseCopyable {}
