/// Plain shapes, halves and grids of them, stars, hearts and suits.
let shapeSymbols = #"""
  circle +F +SF .badge.plus .badge.minus .badge.checkmark .badge.xmark .badge.questionmark .badge.exclamationmark: s O12 12 9
  square +F +SF +C: s R4 4 16 16 3.5
  app +F .badge .badge.fill .badge.checkmark .badge.checkmark.fill: s R3.5 3.5 17 17 4.8
  rectangle +F +SF .badge.plus .badge.minus .badge.xmark .badge.checkmark .fill.badge.plus .fill.badge.minus: s R2.5 5.5 19 13 2.5
  rectangle.portrait +F +SF .badge.plus .badge.plus.fill: s R5.5 2.5 13 19 2.5
  capsule +F: s R2.5 7 19 10 5
  capsule.portrait +F: s R7 2.5 10 19 5
  triangle +F +C: s M12 4.2 20.9 19.6H3.1z
  diamond +F: s M12 2.8 21.2 12 12 21.2 2.8 12z
  hexagon +F: s M12 2.6 20.2 7.3V16.7L12 21.4 3.8 16.7V7.3z
  octagon +F: s M8.3 3.5H15.7L20.5 8.3V15.7L15.7 20.5H8.3L3.5 15.7V8.3z
  pentagon +F: s M12 3 21 9.6 17.6 20.2H6.4L3 9.6z
  rhombus +F: s M12 2.8 18.5 12 12 21.2 5.5 12z
  seal +F: s M8.69 4.01A3.75 3.75 0 0 1 15.31 4.01A3.75 3.75 0 0 1 19.99 8.69A3.75 3.75 0 0 1 19.99 15.31A3.75 3.75 0 0 1 15.31 19.99A3.75 3.75 0 0 1 8.69 19.99A3.75 3.75 0 0 1 4.01 15.31A3.75 3.75 0 0 1 4.01 8.69A3.75 3.75 0 0 1 8.69 4.01z
  shield +F +SF: s M12 2.8 20 5.8V11.5C20 16 16.8 19.6 12 21.3 7.2 19.6 4 16 4 11.5V5.8z
  shield.lefthalf.filled: s M12 2.8 20 5.8V11.5C20 16 16.8 19.6 12 21.3 7.2 19.6 4 16 4 11.5V5.8z; f M12 2.8V21.3C7.2 19.6 4 16 4 11.5V5.8z
  shield.righthalf.filled: @shield.lefthalf.filled m
  oval +F: s U12 12 9.5 6.5
  oval.portrait +F: s U12 12 6.5 9.5
  circle.dashed: s~3.2,3.87 O12 12 9
  circle.dotted: s~0,4.04 O12 12 9
  circle.dashed.inset.filled: s~3.2,3.87/1 O12 12 9; f O12 12 5.5
  square.dashed: s~3,3.2 R4 4 16 16 3
  square.dashed.inset.filled: s~3,3.2/1 R4 4 16 16 3; f R8 8 8 8 1.5
  rectangle.dashed: s~3,3.2 R2.5 5.5 19 13 2.5
  rectangle.portrait.dashed: s~3,3.2 R5.5 2.5 13 19 2.5
  app.dashed: s~3,3.1 R3.5 3.5 17 17 4.8
  circle.lefthalf.filled: s/1 O12 12 9; f M12 3A9 9 0 0 0 12 21z
  circle.righthalf.filled: s/1 O12 12 9; f M12 3A9 9 0 0 1 12 21z
  circle.tophalf.filled: s/1 O12 12 9; f M3 12A9 9 0 0 1 21 12z
  circle.bottomhalf.filled: s/1 O12 12 9; f M3 12A9 9 0 0 0 21 12z
  circle.lefthalf.striped.horizontal: s O12 12 9; s1.4 M7 7.5H12M4.5 10.5H12M4.5 13.5H12M7 16.5H12
  square.lefthalf.filled: s/1 R4 4 16 16 3.5; f M12 4V20H7.5A3.5 3.5 0 0 1 4 16.5V7.5A3.5 3.5 0 0 1 7.5 4z
  square.righthalf.filled: @square.lefthalf.filled m
  square.tophalf.filled: @square.lefthalf.filled r90
  square.bottomhalf.filled: @square.lefthalf.filled r270
  square.inset.filled: s/1 R4 4 16 16 3.5; f R7.5 7.5 9 9 1.2
  rectangle.inset.filled: s/1 R2.5 5.5 19 13 2.5; f R6 9 12 6 0.8
  circle.inset.filled: s/1 O12 12 9; f O12 12 5.5
  capsule.inset.filled: s/1 R2.5 7 19 10 5; f R6 10.5 12 3 1.5
  rectangle.lefthalf.inset.filled: s/1 R2.5 5.5 19 13 2.5; f R5.8 8.8 5.4 6.4 0.8
  rectangle.righthalf.inset.filled: @rectangle.lefthalf.inset.filled m
  rectangle.bottomhalf.inset.filled: s/1 R2.5 5.5 19 13 2.5; f R5.8 12 12.4 3.2 0.6
  rectangle.tophalf.inset.filled: s/1 R2.5 5.5 19 13 2.5; f R5.8 8.8 12.4 3.2 0.6
  rectangle.center.inset.filled: s/1 R2.5 5.5 19 13 2.5; f R8 9 8 6 0.8
  circle.circle +F: s/1 O12 12 9; d O12 12 4.5
  smallcircle.filled.circle: s/1 O12 12 9; f O12 12 4
  smallcircle.filled.circle.fill: b/1 O12 12 9; x O12 12 4
  largecircle.fill.circle: s/1 O12 12 9; f O12 12 6
  circlebadge +F: s O12 12 4.5
  circlebadge.2 +F: s O8 12 4; s O17.5 12 3.4
  target: s O12 12 9; k O12 12 5; f O12 12 1.8
  dot.circle.and.cursorarrow: s O11 11 8; f O11 11 3; x M12 12 22.5 15.5 17.8 17.5 15.8 22z; f M13.4 13.4 21.4 16 17.2 17.4 15.8 21.4z
  scope: s O12 12 6.5; s M12 2V7.5M12 16.5V22M2 12H7.5M16.5 12H22
  dot.scope: s O12 12 7; s M12 2V5M12 19V22M2 12H5M19 12H22; f O12 12 1.8
  dot.square +F: s R4 4 16 16 3.5; a O12 12 2.6
  dot.viewfinder: s M3.5 8V5.5A2 2 0 0 1 5.5 3.5H8M16 3.5H18.5A2 2 0 0 1 20.5 5.5V8M20.5 16V18.5A2 2 0 0 1 18.5 20.5H16M8 20.5H5.5A2 2 0 0 1 3.5 18.5V16; f O12 12 3
  circle.grid.2x2 +F: s O7.4 7.4 3.4; s O16.6 7.4 3.4; s O7.4 16.6 3.4; s O16.6 16.6 3.4
  circle.grid.3x3 +F: s1.6 O5.3 5.3 1.9O12 5.3 1.9O18.7 5.3 1.9; s1.6 O5.3 12 1.9O12 12 1.9O18.7 12 1.9; s1.6 O5.3 18.7 1.9O12 18.7 1.9O18.7 18.7 1.9
  circle.grid.cross +F: s O12 5.8 2.8; s O5.8 12 2.8; s O18.2 12 2.8; s O12 18.2 2.8
  circle.hexagongrid +F +C: s1.6 O12 12 2.2; s1.6/1 O12 5.4 2.2O17.8 8.7 2.2O17.8 15.3 2.2O12 18.6 2.2O6.2 15.3 2.2O6.2 8.7 2.2
  square.on.circle +F: s/1 O8.8 8.8 6; x R9 9 13.5 13.5 3.4; s R10.5 10.5 10.5 10.5 2.4
  circle.on.circle +F: s/1 O8.5 8.5 5.8; x O15 15 7.8; s O15 15 5.8
  star +F +SF +C +Q: s M12 3.5L14.65 9.26L20.94 10L16.28 14.29L17.53 20.5L12 17.4L6.47 20.5L7.72 14.29L3.06 10L9.35 9.26z
  in star: f M12 6 13.7 9.8 17.8 10.2 14.7 12.9 15.6 17 12 14.9 8.4 17 9.3 12.9 6.2 10.2 10.3 9.8z
  star.leadinghalf.filled: s M12 3.5L14.65 9.26L20.94 10L16.28 14.29L17.53 20.5L12 17.4L6.47 20.5L7.72 14.29L3.06 10L9.35 9.26z; f M12 3.5V17.4L6.47 20.5L7.72 14.29L3.06 10L9.35 9.26z
  star.lefthalf.fill = star.leadinghalf.filled
  star.bubble: @bubble.left /1; @STARLET
  star.bubble.fill: @bubble.left.fill /1; x M12 6 13.4 9.1 16.7 9.4 14.2 11.6 14.9 14.9 12 13.2 9.1 14.9 9.8 11.6 7.3 9.4 10.6 9.1z
  STARLET: f M12 6 13.4 9.1 16.7 9.4 14.2 11.6 14.9 14.9 12 13.2 9.1 14.9 9.8 11.6 7.3 9.4 10.6 9.1z
  heart +F +SF +C +Q: s M12 20.5C6 16.4 3 13 3 9.1A4.85 4.85 0 0 1 7.85 4.25C9.6 4.25 11.1 5.2 12 6.6 12.9 5.2 14.4 4.25 16.15 4.25A4.85 4.85 0 0 1 21 9.1C21 13 18 16.4 12 20.5z
  in heart: f M12 17.4C8.8 15.2 7 13.2 7 10.9A2.75 2.75 0 0 1 9.75 8.1C10.7 8.1 11.5 8.7 12 9.5 12.5 8.7 13.3 8.1 14.25 8.1A2.75 2.75 0 0 1 17 10.9C17 13.2 15.2 15.2 12 17.4z
  bolt.heart +F: @heart /1; s1.8 M12.8 8.5 9.8 12.4H14.2L11.2 16.3
  bolt.heart.fill: @heart.fill /1; c1.8 M12.8 8.5 9.8 12.4H14.2L11.2 16.3
  arrow.up.heart: @heart /1; s1.8 M12 16V8.8M9 11.6 12 8.6 15 11.6
  arrow.up.heart.fill: @heart.fill /1; c1.8 M12 16V8.8M9 11.6 12 8.6 15 11.6
  arrow.down.heart: @heart /1; s1.8 M12 8V15.2M9 12.4 12 15.4 15 12.4
  arrow.down.heart.fill: @heart.fill /1; c1.8 M12 8V15.2M9 12.4 12 15.4 15 12.4
  suit.heart = heart
  suit.diamond +F: s M12 2.8 19 12 12 21.2 5 12z
  suit.club +F: s O12 7.4 3.9; s O7.2 13.2 3.9; s O16.8 13.2 3.9; -x O12 7.4 2.9O7.2 13.2 2.9O16.8 13.2 2.9O12 11.6 2.4; b M12 15 13.6 20.5H10.4z
  suit.spade +F: s M12 3C14 6.8 20 9.6 20 13.4A3.7 3.7 0 0 1 13.4 15.8L14.6 20.5H9.4L10.6 15.8A3.7 3.7 0 0 1 4 13.4C4 9.6 10 6.8 12 3z
  sparkle: b M12 3 14.2 9.8 21 12 14.2 14.2 12 21 9.8 14.2 3 12 9.8 9.8z
  sparkles: b M10 6 11.6 10.9 16.5 12.5 11.6 14.1 10 19 8.4 14.1 3.5 12.5 8.4 10.9z; f/1 M18 2.5 18.9 5.1 21.5 6 18.9 6.9 18 9.5 17.1 6.9 14.5 6 17.1 5.1z; f/1 M18.5 15.5 19.2 17.3 21 18 19.2 18.7 18.5 20.5 17.8 18.7 16 18 17.8 17.3z
  sparkle.magnifyingglass: s/1 O10.5 10.5 6.8; s/1 M15.6 15.6 20.5 20.5; f M10.5 6.4 11.5 9.5 14.6 10.5 11.5 11.5 10.5 14.6 9.5 11.5 6.4 10.5 9.5 9.5z
  sparkles.rectangle.stack +F: s/1 R3 9.5 18 11 2.2; d M7.5 6.5H16.5; a M12 11 12.9 14.1 16 15 12.9 15.9 12 19 11.1 15.9 8 15 11.1 14.1z
  burst +F: s M12 2.5 14.4 6.5 18.7 5.3 18.2 9.7 22 12 18.2 14.3 18.7 18.7 14.4 17.5 12 21.5 9.6 17.5 5.3 18.7 5.8 14.3 2 12 5.8 9.7 5.3 5.3 9.6 6.5z
  questionmark.square.dashed: s~3,3.2/1 R4 4 16 16 3; s1.8 M9.6 9.9A2.4 2.4 0 1 1 12.9 12C12.2 12.4 12 12.8 12 13.4; f O12 16.4 1.1
  cross +F +C: s M9 3.5H15V9H20.5V15H15V20.5H9V15H3.5V9H9z
  in cross: f M10.2 7H13.8V10.2H17V13.8H13.8V17H10.2V13.8H7V10.2H10.2z
  staroflife +F +C: s M9.8 3H14.2V8L18.4 5.5 20.6 9.4 16.3 12 20.6 14.6 18.4 18.5 14.2 16V21H9.8V16L5.6 18.5 3.4 14.6 7.7 12 3.4 9.4 5.6 5.5 9.8 8z
  app.connected.to.app.below.fill: f R8 2.5 8 8 2.4; s/1 M12 10.5V13.5; f R8 13.5 8 8 2.4
  questionmark.app.dashed: @app.dashed /1; @ASK
  selection.pin.in.out: s~3,3.1/1 R3.5 3.5 17 17 3; s M8 8 10.8 10.8M11 8V11H8M16 16 13.2 13.2M13 16V13H16
  guidepoint.horizontal: s M2.5 12H7.5M16.5 12H21.5; s O12 12 3.4
  guidepoint.vertical: @guidepoint.horizontal r90
  trapezoid.and.line.horizontal: s M7.5 3.5H16.5L18 9H6zM6.5 15H17.5L19 20.5H5z; s~2.5,2.4/1 M2.5 12H21.5
  trapezoid.and.line.vertical: @trapezoid.and.line.horizontal r90
  circle.dotted.and.circle: s~.1,3/1 O9 9 6.3; x O15 15 8.2; s O15 15 6
  circle.dashed.inset.fill = circle.dashed.inset.filled
  circle.grid.2x1: s O7 12 4; s O17 12 4
  circle.grid.2x1.fill: f O7 12 4.8O17 12 4.8
  circle.grid.2x1.left.filled: b O7 12 4; s O17 12 4
  circle.grid.2x1.right.filled: @circle.grid.2x1.left.filled m
  circle.grid.cross.left.filled: @circle.grid.cross; f O5 12 3
  circle.grid.cross.right.filled: @circle.grid.cross; f O19 12 3
  circle.grid.cross.up.filled: @circle.grid.cross; f O12 5 3
  circle.grid.cross.down.filled: @circle.grid.cross; f O12 19 3
  progress.indicator: s/1 M16.2 7.8 18.4 5.6M18 12H21M16.2 16.2 18.4 18.4M12 18V21M7.8 16.2 5.6 18.4; s M12 6V3M7.8 7.8 5.6 5.6M6 12H3
  shield.lefthalf.fill = shield.lefthalf.filled
  app.gift +F: s/1 R3.5 3.5 17 17 4.8; d1.4 R7 9.6 10 2.4 .5; d1.4 M7.8 12V16.4H16.2V12M12 9.6V16.4M12 9.4C10.4 9.4 9.4 8.8 9.4 8 9.4 6.9 11 6.7 11.5 7.8L12 9.4 12.5 7.8C13 6.7 14.6 6.9 14.6 8 14.6 8.8 13.6 9.4 12 9.4
  star.hexagon +F: s/1 M12 2.6 20.2 7.3V16.7L12 21.4 3.8 16.7V7.3z; a M12 6.4 13.6 10 17.4 10.4 14.5 13 15.4 16.8 12 14.8 8.6 16.8 9.5 13 6.6 10.4 10.4 10z
  triangleshape +F: s1.5 M12 3.2 21.8 20.2H2.2z
  wrongwaysign +F: s O12 12 9; a R6.6 10 10.8 4 .8
  line.horizontal.star.fill.line.horizontal: s/1 M1.8 12.5H6M18 12.5H22.2; f M12 6.4 13.7 10.2 17.8 10.6 14.7 13.3 15.6 17.4 12 15.3 8.4 17.4 9.3 13.3 6.2 10.6 10.3 10.2z
  """#
