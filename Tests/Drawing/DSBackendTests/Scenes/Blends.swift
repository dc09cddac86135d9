import DSDisplayList
import DSGeometry

extension Scene {
  private static let ramp = DrawCommand.fill(
    box(0, 0, 120, 80),
    linear(stops((0, Palette.blue), (0.5, Palette.yellow), (1, Color(hex: 0x7F7F7F))), (0, 0), (120, 0)))

  private static func exceptions(_ mode: BlendMode, translucent: Bool) -> [Viewer: ViewerException] {
    switch mode {
    case .plusLighter: [.librsvg: .unsupported]
    case .hue, .saturation, .color, .luminosity: translucent ? [.librsvg: .unsupported] : [:]
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight, .softLight,
      .difference, .exclusion, .plusDarker, .sourceAtop, .destinationOver, .destinationOut:
      [:]
    }
  }

  /// What no viewer knows as a blend mode meets all that is behind a group, more than once, and turned.
  private static let cutting: [Scene] =
    [BlendMode.plusDarker, .sourceAtop, .destinationOver, .destinationOut].flatMap { mode in
      [
        Scene(
          "blend mode \(mode.rawValue) passes through a named group", on: .transparent,
          .fill(box(10, 10, 60, 50), .solid(Palette.yellow.opacity(0.8))),
          .group(
            DrawGroup(
              name: "badge", transform: .translation(x: 6, y: 4),
              commands: [
                .fill(box(50, 5, 20, 60), .solid(Palette.green)), .group(DrawGroup(blendMode: mode, commands: pair)),
                .fill(box(20, 40, 70, 8), .solid(Palette.blue.opacity(0.5))),
              ]))),
        Scene(
          "blend mode \(mode.rawValue) twice in a turned group", ramp,
          .group(
            DrawGroup(
              transform: AffineTransform(a: 0.9, b: 0.3, c: -0.3, d: 0.9, tx: 15, ty: -5), isIsolated: true,
              commands: [
                .fill(box(10, 10, 60, 50), .solid(Palette.yellow.opacity(0.8))),
                .group(DrawGroup(opacity: 0.7, blendMode: mode, commands: pair)),
                .group(
                  DrawGroup(blendMode: mode, commands: [.fill(box(5, 30, 80, 12), .solid(Palette.blue.opacity(0.5)))])),
              ]))),
      ]
    }

  static let blends: [Scene] =
    BlendMode.allCases.flatMap { mode in
      [
        Scene(
          "blend mode \(mode.rawValue) over a gradient", exceptions: exceptions(mode, translucent: false), ramp,
          .group(DrawGroup(blendMode: mode, commands: pair))),
        Scene(
          "blend mode \(mode.rawValue) of translucent over translucent", on: .transparent,
          exceptions: exceptions(mode, translucent: true),
          .fill(box(10, 10, 70, 50), .solid(Palette.yellow.opacity(0.6))),
          .group(
            DrawGroup(
              opacity: 0.8, blendMode: mode, commands: [.fill(box(40, 30, 70, 40), .solid(Palette.blue.opacity(0.7)))]))
        ),
      ]
    } + [
      Scene(
        "blending stays in a group with opacity", ramp,
        .group(
          DrawGroup(
            opacity: 0.9,
            commands: [
              .fill(box(10, 10, 60, 60), .solid(Palette.green)),
              .group(DrawGroup(blendMode: .multiply, commands: pair)),
            ]))),
      Scene(
        "blending stays in a group with a clip", ramp,
        .group(
          DrawGroup(
            clip: rounded(15, 10, 85, 60, 14), commands: [.group(DrawGroup(blendMode: .multiply, commands: pair))]))),
      Scene(
        "blending stays in an isolated group", ramp,
        .group(
          DrawGroup(
            isIsolated: true,
            commands: [
              .fill(box(10, 10, 60, 60), .solid(Palette.green)),
              .group(DrawGroup(blendMode: .multiply, commands: pair)),
            ]))),
      Scene(
        "an isolated group blends as a whole", ramp,
        .group(
          DrawGroup(
            opacity: 0.8, blendMode: .multiply,
            commands: [
              .group(
                DrawGroup(
                  isIsolated: true,
                  commands: [.group(DrawGroup(blendMode: .screen, commands: pair))]))
            ]))),
      Scene(
        "blending passes through a named group", ramp,
        .group(DrawGroup(name: "badge", commands: [.group(DrawGroup(blendMode: .multiply, commands: pair))]))),
      Scene(
        "blending passes through a moved group", ramp,
        .group(
          DrawGroup(
            transform: .translation(x: 10, y: 5), commands: [.group(DrawGroup(blendMode: .multiply, commands: pair))]))),
    ]
}
