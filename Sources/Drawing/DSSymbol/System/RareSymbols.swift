/// Names that public sources use seldom, of all fields.
let rareSymbols = #"""
  text.line.first.and.arrowtriangle.forward: s M11 6.5H20.5; s/1 M4 12H20.5M4 17.5H20.5; b1 M4 3.8 8.4 6.5 4 9.2z
  text.line.last.and.arrowtriangle.forward: s M11 17.5H20.5; s/1 M4 6.5H20.5M4 12H20.5; b1 M4 14.8 8.4 17.5 4 20.2z
  text.line.first.and.arrowtriangle.backward: @text.line.first.and.arrowtriangle.forward m
  text.line.last.and.arrowtriangle.backward: @text.line.last.and.arrowtriangle.forward m
  text.below.photo +F: s R4 3 16 11 2; d1.6 M5 12 9 8.2 12.5 11.8 14.8 9.8 19 13; s/1 M4 17.5H20M4 21H14
  text.pad.header: s/1 R4.5 3 15 18 2; f M4.5 5A2 2 0 0 1 6.5 3H17.5A2 2 0 0 1 19.5 5V8H4.5z; s1.7 M8 12H16M8 16H13
  text.badge.star: s M4 5.5H20M4 10H20M4 14.5H11; f M17 12 18.4 15 21.6 15.3 19.2 17.4 20 20.6 17 18.9 14 20.6 14.8 17.4 12.4 15.3 15.6 15z
  textformat.characters: s1.8 M2 17 5.5 7 9 17M3.2 13.8H7.8; s1.8 M11.2 7V17H14A2.9 2.9 0 0 0 14 11.5H11.2M11.2 7H13.6A2.3 2.3 0 0 1 13.6 11.5; s1.8 M22.2 8.6A3.4 4.6 0 1 0 22.2 15.4
  textformat.size.larger: s M2.5 19.5 9 4.5 15.5 19.5M4.8 14.5H13.2; s1.8 M19 5V11M16 8H22
  textformat.size.smaller: s M4.5 19.5 9.5 8 14.5 19.5M6.4 15.5H12.6; s1.8 M16.5 8H22
  arrow.up.and.down.text.horizontal: s M5.5 3.5V20.5M2.8 6.2 5.5 3.5 8.2 6.2M2.8 17.8 5.5 20.5 8.2 17.8; s/1 M12 7H21M12 12H21M12 17H18
  numbers.rectangle +F: s R2.5 5 19 14 2.5; d1.6 M6 10.2 7.5 9V15.2M10.3 10.2A1.7 1.6 0 0 1 13.7 10.2C13.7 12 10.3 13.5 10.3 15.2H13.8M16.2 9.8A1.5 1.4 0 1 1 17.8 12 1.6 1.6 0 1 1 16 14.4
  list.bullet.below.rectangle: s R3.5 3 17 8 2; s/1 M8.5 15.5H20.5M8.5 20H20.5; f/1 O4.8 15.5 1.3O4.8 20 1.3
  bubble.left.and.text.bubble.right: s/1 M15 4.5A2.2 2.2 0 0 0 13 3H4.7A2.2 2.2 0 0 0 2.5 5.2V10.8A2.2 2.2 0 0 0 4.7 13H5V16L7 14.4; s M11 8H19.3A2.2 2.2 0 0 1 21.5 10.2V15.8A2.2 2.2 0 0 1 19.3 18H19V21L15.5 18H11A2.2 2.2 0 0 1 8.8 15.8V10.2A2.2 2.2 0 0 1 11 8z; s1.5 M11.6 11.4H18.6M11.6 14.5H16.5
  bubble.left.and.exclamationmark.bubble.right: s/1 M15 4.5A2.2 2.2 0 0 0 13 3H4.7A2.2 2.2 0 0 0 2.5 5.2V10.8A2.2 2.2 0 0 0 4.7 13H5V16L7 14.4; s M11 8H19.3A2.2 2.2 0 0 1 21.5 10.2V15.8A2.2 2.2 0 0 1 19.3 18H19V21L15.5 18H11A2.2 2.2 0 0 1 8.8 15.8V10.2A2.2 2.2 0 0 1 11 8z; s1.7 M15.1 10.4V13; f O15.1 15.4 1
  bubbles.and.sparkles: s O8.5 15 5.5; s/1 O17 17.5 3.5; f M14.5 2.5 15.6 5.9 19 7 15.6 8.1 14.5 11.5 13.4 8.1 10 7 13.4 5.9zM20.3 9.5 20.9 11.1 22.5 11.7 20.9 12.3 20.3 13.9 19.7 12.3 18.1 11.7 19.7 11.1z
  speaker.wave.2.bubble +F: @bubble.left /1; f M6.8 9V12H8.8L11.4 14.2V6.8L8.8 9z; s1.5 M13.6 8.8A2.8 2.8 0 0 1 13.6 12.2M15.7 7.2A5.4 5.4 0 0 1 15.7 13.8
  speaker.wave.2.bubble.fill: @bubble.left.fill /1; x M6.8 9V12H8.8L11.4 14.2V6.8L8.8 9z; c1.5 M13.6 8.8A2.8 2.8 0 0 1 13.6 12.2M15.7 7.2A5.4 5.4 0 0 1 15.7 13.8
  bell.badge.waveform +F: @bell; c4 M17.5 3.5V9M20.5 4.8V7.7; s1.6 M15.8 5V7.6M18.2 3.5V9M20.6 5V7.6
  bell.badge.waveform.fill: @bell.fill; c4 M17.5 3.5V9M20.5 4.8V7.7; s1.6 M15.8 5V7.6M18.2 3.5V9M20.6 5V7.6
  arrow.up.and.down.and.sparkles: s M8 3.5V20.5M4.2 7.3 8 3.5 11.8 7.3M4.2 16.7 8 20.5 11.8 16.7; f/1 M17.5 7 18.8 10.7 22.5 12 18.8 13.3 17.5 17 16.2 13.3 12.5 12 16.2 10.7z
  arrow.up.left.and.down.right.and.arrow.up.right.and.down.left: s M4 4 20 20M20 4 4 20M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15
  arrow.down.to.line.compact: s M12 3.5V13.5M7.8 9.5 12 13.7 16.2 9.5M6 19H18
  arrow.up.to.line.compact: @arrow.down.to.line.compact r180
  arrow.up.to.line.square +F: s R4 4 16 16 3.5; d1.8 M12 17V10.5M9.2 12.8 12 10 14.8 12.8M8.5 7.3H15.5
  arrow.down.to.line.square +F: s R4 4 16 16 3.5; d1.8 M12 7V13.5M9.2 11.2 12 14 14.8 11.2M8.5 16.7H15.5
  arrow.swap: s M20 8.5H4.5M8.2 4.8 4.5 8.5M4 15.5H19.5M15.8 19.2 19.5 15.5
  arrow.circlepath: s M12 4.5A7.5 7.5 0 1 0 19.5 12; s M9.2 7.4 12.2 4.5 9.2 1.6
  arrow.3.trianglepath: s M9.5 5.2 10.9 3.8A1.7 1.7 0 0 1 13.4 4.2L16 8.6M13.4 8.2 16.2 8.8 17 6M18 12 20.2 15.8A1.7 1.7 0 0 1 18.8 18.5H14M16 16.2 13.8 18.5 16 20.8M9.5 18.5H5.2A1.7 1.7 0 0 1 3.8 15.8L6.2 11.6M3.4 12 6.3 11.3 7 14.2
  arrow.up.bin +F: @TRASHCAN /1; s1.8 M12 17.2V10.8M9.2 13.4 12 10.6 14.8 13.4
  arrow.up.bin.fill: @TRASHCAN.fill /1; c1.8 M12 17.2V10.8M9.2 13.4 12 10.6 14.8 13.4
  arrow.up.trash: @trash k.8 t-2.2,2.2; s M19.8 11.5V4M16.9 6.7 19.8 3.8 22.7 6.7
  arrow.forward.folder: @folder; s1.8 M8 13.5H15.5M12.8 10.8 15.6 13.5 12.8 16.2
  arrow.forward.folder.fill: @folder.fill; c1.8 M8 13.5H15.5M12.8 10.8 15.6 13.5 12.8 16.2
  plus.rectangle.on.folder.fill: @folder.fill; c1.8 M12 10.5V16.5M9 13.5H15
  arrowtriangle.right.and.line.vertical.and.arrowtriangle.left +F: s M12 3.5V20.5; s1.6 M2.8 7.5 8.6 12 2.8 16.5zM21.2 7.5 15.4 12 21.2 16.5z
  checkmark.rectangle.stack +F: @rectangle.stack /1; s1.8 M9.2 15.2 11.2 17.2 15 13
  checkmark.rectangle.stack.fill: @rectangle.stack.fill /1; c1.8 M9.2 15.2 11.2 17.2 15 13
  lock.rectangle.on.rectangle: @rectangle.on.rectangle /1; @LOCKLET k.8 t-2.6,1.6
  rectangle.on.rectangle.angled: s M3 9.8 16 7.2A1.6 1.6 0 0 1 17.9 8.5L19.2 15.6A1.6 1.6 0 0 1 17.9 17.4L5.6 19.7A1.6 1.6 0 0 1 3.7 18.4L2.4 11.4A1.6 1.6 0 0 1 3 9.8z; k/1 M7 6.4V5.9A1.6 1.6 0 0 1 8.6 4.3H20.2A1.6 1.6 0 0 1 21.8 5.9V12.6A1.6 1.6 0 0 1 21.2 13.9
  rectangle.fill.on.rectangle.angled.fill: b M3 9.8 16 7.2A1.6 1.6 0 0 1 17.9 8.5L19.2 15.6A1.6 1.6 0 0 1 17.9 17.4L5.6 19.7A1.6 1.6 0 0 1 3.7 18.4L2.4 11.4A1.6 1.6 0 0 1 3 9.8z; b/1 M8.6 2.6H20.2A1.6 1.6 0 0 1 21.8 4.2V12.4L20 5.6 7 3.8z
  rectangle.fill.on.rectangle.fill: @rectangle.on.rectangle.fill
  camera.on.rectangle +F: s/1 R6 3.5 15.5 11.5 2; x R1 7.6 17 14 2.4; s M3.8 10.8H6.4L7.4 9.4H11.6L12.6 10.8H15.2A1.3 1.3 0 0 1 16.5 12.1V18.7A1.3 1.3 0 0 1 15.2 20H3.8A1.3 1.3 0 0 1 2.5 18.7V12.1A1.3 1.3 0 0 1 3.8 10.8z; d1.6 O9.5 15.2 2.3
  square.and.line.vertical.and.square +F: s R2.5 8 7 8 1.5; s R14.5 8 7 8 1.5; k M12 3.5V20.5
  square.fill.on.circle.fill: f/1 O15 9 6.8; x R2.2 8.7 12.6 12.6 2.6; f R3.2 9.7 10.6 10.6 2
  square.on.square.intersection.dashed: s~2.8,2.4/1 R3.5 8.5 12 12 2.2; s~2.8,2.4/1 R8.5 3.5 12 12 2.2; f R9.3 9.3 5.4 5.4 .6
  square.3.layers.3d.down.right.slash: @square.stack.3d.down.right; c5 M3.5 3.5 20.5 20.5; s M3.5 3.5 20.5 20.5
  square.3.layers.3d.down.right = square.stack.3d.down.right
  square.bottomthird.inset.filled: s/1 R4 4 16 16 3.5; f R7 13.4 10 3.6 .8
  square.topthird.inset.filled: @square.bottomthird.inset.filled r180
  square.leadingthird.inset.filled: s/1 R4 4 16 16 3.5; f R7 7 3.6 10 .8
  square.trailingthird.inset.filled: s/1 R4 4 16 16 3.5; f R13.4 7 3.6 10 .8
  square.leftthird.inset.filled = square.leadingthird.inset.filled
  square.rightthird.inset.filled = square.trailingthird.inset.filled
  rectangle.topthird.inset.filled: s/1 R2.5 4.5 19 15 2.5; f R5.5 7.4 13 2.8 0.6
  rectangle.leftthird.inset.filled: s/1 R2.5 4.5 19 15 2.5; f R5.3 7.4 4 9.2 0.6
  rectangle.rightthird.inset.filled: s/1 R2.5 4.5 19 15 2.5; f R14.7 7.4 4 9.2 0.6
  rectangle.leadingthird.inset.filled = rectangle.leftthird.inset.filled
  rectangle.trailingthird.inset.filled = rectangle.rightthird.inset.filled
  rectangle.bottomhalf.filled: s/1 R2.5 4.5 19 15 2.5; f M2.5 12H21.5V17A2.5 2.5 0 0 1 19 19.5H5A2.5 2.5 0 0 1 2.5 17z
  rectangle.tophalf.filled: @rectangle.bottomhalf.filled r180
  rectangle.lefthalf.filled: s/1 R2.5 4.5 19 15 2.5; f M12 4.5V19.5H5A2.5 2.5 0 0 1 2.5 17V7A2.5 2.5 0 0 1 5 4.5z
  rectangle.righthalf.filled: @rectangle.lefthalf.filled m
  rectangle.portrait.center.inset.filled: s/1 R5 2.5 14 19 2.5; f R8.4 8.4 7.2 7.2 .8
  rectangle.roundedtop +F: s M3.5 20V9A5 5 0 0 1 8.5 4H15.5A5 5 0 0 1 20.5 9V20z
  rectangle.expand.diagonal: s/1 R2.5 4.5 19 15 2.5; s1.8 M9.8 13.6 6 16.6M6 13.6V16.6H9.4M14.2 10.4 18 7.4M14.6 7.4H18V10.4
  rectangle.landscape.rotate: s R5.5 8.5 13 8 1.8; s1.8 M3 6.5A11 11 0 0 1 12 2.8M9.8 1.2 12.2 2.8 10.4 5M21 17.5A11 11 0 0 1 12 21.2M14.2 22.8 11.8 21.2 13.6 19
  rectangle.portrait.rotate: @rectangle.landscape.rotate r90
  button.horizontal +F: s R2.5 7 19 10 5; d1.8 M8 12H16
  capsule.on.rectangle +F: s/1 R2.5 4.5 19 11 2.2; c5 R6 13 12 6.5 3.2; s R6 13 12 6.5 3.2
  app.connected.to.app.below.fill: f R8 2.5 8 8 2.4; s/1 M12 10.5V13.5; f R8 13.5 8 8 2.4
  lock.app.dashed: @app.dashed /1; @LOCKLET
  questionmark.app.dashed: @app.dashed /1; @ASK
  selection.pin.in.out: s~3,3.1/1 R3.5 3.5 17 17 3; s M8 8 10.8 10.8M11 8V11H8M16 16 13.2 13.2M13 16V13H16
  timeline.selection: s/1 M3 7H21M3 17H21; s R8 4.5 8 15 1.6; f O12 12 1.6
  calendar.day.timeline.leading: s R4 4 16 16 2.5; s1.7 M4 9H20M9 9V20
  calendar.day.timeline.trailing: @calendar.day.timeline.leading m
  guidepoint.horizontal: s M2.5 12H7.5M16.5 12H21.5; s O12 12 3.4
  guidepoint.vertical: @guidepoint.horizontal r90
  trapezoid.and.line.horizontal: s M7.5 3.5H16.5L18 9H6zM6.5 15H17.5L19 20.5H5z; s~2.5,2.4/1 M2.5 12H21.5
  trapezoid.and.line.vertical: @trapezoid.and.line.horizontal r90
  circle.dotted.and.circle: s~.1,3/1 O9 9 6.3; s O15 15 6
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
  rotate.3d: s U12 12 9 4.2; s U12 12 4.2 9; s1.8 M18.2 3.8 20.6 5.2 19.4 7.6
  point.topleft.filled.down.to.point.bottomright.curvepath: s M5.5 8V13A4.5 4.5 0 0 0 10 17.5H16; f O5.5 5.5 3; s O18.5 17.5 2.4
  point.bottomleft.forward.to.point.topright.filled.scurvepath: s M8 18.5H10C14.5 18.5 9.5 5.5 14 5.5H16; s O5.5 18.5 2.4; f O18.5 5.5 3
  point.bottomleft.forward.to.point.topright.scurvepath: s M8 18.5H10C14.5 18.5 9.5 5.5 14 5.5H16; s O5.5 18.5 2.4; s O18.5 5.5 2.4
  point.topright.filled.arrow.triangle.backward.to.point.bottomleft.scurvepath: s M16 5.5H14C9.5 5.5 14.5 18.5 10 18.5H9.5; f O18.5 5.5 3; s O4.8 18.5 2.2; b.6 M12.2 15.9 8.4 18.5 12.2 21.1z
  network.badge.shield.half.filled: @network /1; x M17.5 11.2 23 13.2V17C23 20 20.4 22.4 17.5 23.4 14.6 22.4 12 20 12 17V13.2z; s1.5 M17.5 12.8 21.4 14.2V17C21.4 19.2 19.6 20.9 17.5 21.8 15.4 20.9 13.6 19.2 13.6 17V14.2z; f M17.5 12.8V21.8C15.4 20.9 13.6 19.2 13.6 17V14.2z
  person.badge.shield.checkmark: @person k.82 t-2,0; x M17.5 10.8 23 12.8V17C23 20 20.4 22.4 17.5 23.4 14.6 22.4 12 20 12 17V12.8z; b1.2 M17.5 12.8 21.4 14.2V17C21.4 19.2 19.6 20.9 17.5 21.8 15.4 20.9 13.6 19.2 13.6 17V14.2z; c1.4 M15.8 17.2 17 18.5 19.3 15.7
  person.badge.shield.checkmark.fill: @person.fill k.82 t-2,0; x M17.5 10.8 23 12.8V17C23 20 20.4 22.4 17.5 23.4 14.6 22.4 12 20 12 17V12.8z; b1.2 M17.5 12.8 21.4 14.2V17C21.4 19.2 19.6 20.9 17.5 21.8 15.4 20.9 13.6 19.2 13.6 17V14.2z; c1.4 M15.8 17.2 17 18.5 19.3 15.7
  person.badge.key.fill: @person.fill k.82 t-2,0; c4 O17.6 12.4 2.6; c4 M17.6 15V21.4; s1.7 O17.6 12.4 2.4; s1.7 M17.6 15V21.4M17.6 18.2H19.8M17.6 20.8H19.4
  person.fill.and.arrow.left.and.arrow.right: f O12 6.2 3.4; f M5.5 16C5.5 12.6 8.4 11 12 11S18.5 12.6 18.5 16z; s1.7 M3 20H21M5.4 17.8 3 20 5.4 22.2M18.6 17.8 21 20 18.6 22.2
  wrench.adjustable +F: s M4.2 20 13.6 10.4A4.8 4.8 0 0 1 15.2 4.6L19.6 3.4 16.6 7 17.6 8.6 20.8 8.4 20.2 11.4A4.8 4.8 0 0 1 15.6 13L6.4 22z; d1.5 M10.4 13.8 12.6 15.8
  hands.clap.fill: b1.6 M8 21C4.5 18.5 3.5 16 3.5 12.5L4 8.5A1.3 1.3 0 0 1 6.5 8.8L9.3 5A1.4 1.4 0 0 1 11 5.4L16 12.5 15.5 9A1.4 1.4 0 0 1 18.2 8.5L19.5 14C20 17.5 18 20.5 14.5 21.5z; s1.7/1 M13.5 2V4.5M17 2.5 16 4.8M20.2 4.8 18.4 6.4
  hands.and.sparkles: @hands.clap; f M19 14 19.9 16.6 22.5 17.5 19.9 18.4 19 21 18.1 18.4 15.5 17.5 18.1 16.6z
  hands.and.sparkles.fill: @hands.clap.fill; c2 M19 14 19.9 16.6 22.5 17.5 19.9 18.4 19 21 18.1 18.4 15.5 17.5 18.1 16.6z; f M19 14 19.9 16.6 22.5 17.5 19.9 18.4 19 21 18.1 18.4 15.5 17.5 18.1 16.6z
  hand.point.up.braille +F: s M9.5 13V4.8A1.5 1.5 0 0 1 12.5 4.8V10L17.6 11A2 2 0 0 1 19.2 13.2L18.6 17.4C18.2 19.8 16.6 21.2 14.2 21.2H12C9.8 21.2 8.6 20.2 7.6 18.4L5.4 14.4A1.4 1.4 0 0 1 7.8 13z; f/1 O3.6 4.2 1.1O6.6 4.2 1.1O3.6 7.4 1.1O15.6 4.2 1.1O18.6 4.2 1.1O18.6 7.4 1.1
  hand.raised.fingers.spread +F: s M8.4 13 5.6 6.6A1.3 1.3 0 0 1 8 5.6L10.2 9.6 9.8 3.9A1.3 1.3 0 0 1 12.4 3.7L13.2 9.3 14.9 4.2A1.3 1.3 0 0 1 17.4 4.9L16.3 10.4 18.9 7.3A1.3 1.3 0 0 1 20.9 8.9L17.8 14.5C17.2 18.6 15.4 21 12.2 21 8.8 21 7.2 19.6 5.8 17.4L2.9 13.6A1.4 1.4 0 0 1 5 11.8z
  figure.climbing: f O14.5 4.2 2; s M16.5 11 12 9.2 8 12.5 10.5 15.5 8.5 20.5M12 9.2 8.5 6 8.2 2.5M12.5 13 15.5 15.5 15 20; s1.6/1 M19.5 3V8L18 11.5 20 21
  figure.jumprope: f O12 4.2 2; s M12 7.5V13.5L9.5 20M12 13.5 14.5 20M12 8.5 8 12M12 8.5 16 12; s1.5/1 M8 12C1.5 13.5 4 22.5 12 22.5S22.5 13.5 16 12
  figure.run.square.stack: @square.stack /1; f O13 11.8 1.2; s1.4 M9.6 14.4 12 13.6 13.2 15.6 12.2 17.6 13 19.4M12 16.2 9.6 18.2M13 14.6 15 15.4
  figure.seated.side: f O9.5 4.5 2.1; s M9.5 9V15H15.5L17 20.5M9.8 11.5H14; s/1 M6 8.5V18.5H13
  figure.skiing.downhill: f O15 4.5 2; s M8 10.5 12.5 8.5 15.5 11.5 11.5 15 13 18.5M15.2 8.8 18.5 11; s1.7/1 M4.5 15.8 18.5 21.8C19.8 22.3 20.8 22 21.5 21
  figure.walk.departure: @figure.walk k.8 t-3,1; s M15 5H21.5M18.8 2.3 21.5 5 18.8 7.7
  figure.walk.arrival: @figure.walk k.8 t3,1; s M2.5 5H9M6.3 2.3 9 5 6.3 7.7
  sensor.tag.radiowaves.forward +F: s R3 4.5 11 15 3; d1.8 O8.5 9.5 1.6; s/1 M17 8.5A5 5 0 0 1 17 15.5M19.5 6A8.5 8.5 0 0 1 19.5 18
  badge.plus.radiowaves.right: b O6.5 12 4.5; c1.6 M6.5 9.7V14.3M4.2 12H8.8; s/1 M14 8A6.5 6.5 0 0 1 14 16M17.3 5.4A10.5 10.5 0 0 1 17.3 18.6
  badge.plus.radiowaves.forward = badge.plus.radiowaves.right
  cube.box +F = cube
  shippingbox.and.arrow.backward: @shippingbox k.9 t-1.5,-1; x R11.8 12.8 12.5 9.4 2; s M21.8 17.5H14.8M17.5 14.8 14.8 17.5 17.5 20.2
  shippingbox.and.arrow.backward.fill: @shippingbox.fill k.9 t-1.5,-1; x R11.8 12.8 12.5 9.4 2; s M21.8 17.5H14.8M17.5 14.8 14.8 17.5 17.5 20.2
  handbag +F: s M5.5 10H18.5L20.5 19.5H3.5z; s M8.5 10V8A3.5 3.5 0 0 1 15.5 8V10; d1.6 M10 13.5H14
  hourglass.bottomhalf.fill = hourglass.bottomhalf.filled
  hourglass.tophalf.fill = hourglass.tophalf.filled
  shield.lefthalf.fill = shield.lefthalf.filled
  umbrella +F: s M2.8 13A9.2 9.2 0 0 1 21.2 13C19 11.6 16.5 11.6 14.8 13 13.2 11.6 10.8 11.6 9.2 13 7.5 11.6 5 11.6 2.8 13z; k M12 12.5V18.5A2 2 0 0 0 16 18.5M12 2.5V3.8
  wand.and.stars.inverse = wand.and.stars
  face.smiling.inverse: f O12 12 10; x O8.8 9.8 1.3O15.2 9.8 1.3; c1.9 M8 14.2C9.8 16.8 14.2 16.8 16 14.2
  smiley +F = face.smiling
  pip.enter: s/1 M21.5 10V7A2.5 2.5 0 0 0 19 4.5H5A2.5 2.5 0 0 0 2.5 7V17A2.5 2.5 0 0 0 5 19.5H9; b R12.5 13 9 6.5 1.2; s1.8 M6 8 9.6 11.4M9.8 8V11.6H6
  pip.exit: s/1 M21.5 10V7A2.5 2.5 0 0 0 19 4.5H5A2.5 2.5 0 0 0 2.5 7V17A2.5 2.5 0 0 0 5 19.5H9; b R12.5 13 9 6.5 1.2; s1.8 M9.8 11.6 6 8M6 11.4V8H9.8
  platter.filled.bottom.iphone: s/1 R6.5 2.5 11 19 2.5; f R8.6 15.2 6.8 4.2 1
  platter.filled.top.iphone: s/1 R6.5 2.5 11 19 2.5; f R8.6 4.6 6.8 4.2 1
  macwindow.stack: s R2.5 9.5 19 11 2.2; s1.6 M2.5 13H21.5; s/1 M5 6.5H19M7.5 3.5H16.5
  photo.tv: s R2.5 5 19 12.5 2; k M8 20.5H16; s1.6 M5.5 15 9.5 10.5 13 14 15.2 12 18.5 15; f O15.5 9 1.3
  applescript: s M7.5 3H18A2 2 0 0 1 20 5V7.5H16.5V18.5A2.5 2.5 0 0 1 14 21H5A2 2 0 0 1 3 19V17H12V18.5A2.5 2.5 0 0 0 14 21M16.5 7.5V5A2 2 0 0 1 18.5 3M5.5 17V5A2 2 0 0 1 7.5 3; s1.6 M8.5 8H13.5M8.5 12H13.5
  applescript.fill: @scroll.fill; c1.6 M8.5 8H13.5M8.5 12H13.5
  appletvremote.gen4 +F: s R8 2.5 8 19 2.5; d1.6 M10.5 9.5H13.5; a O10.6 12.5 .9O13.4 12.5 .9O10.6 15.5 .9O13.4 15.5 .9
  digitalcrown.arrow.clockwise +F: s R4 5 10.5 14 3.5; s/1 R16.5 9 2.8 6 1.2; s1.6 M9.2 9.5A2.6 2.6 0 1 0 11.8 12.1M9.4 7.8 11.2 9.5 9.4 11.2
  digitalcrown.arrow.clockwise.fill: b R4 5 10.5 14 3.5; b/1 R16.5 9 2.8 6 1.2; c1.6 M9.2 9.5A2.6 2.6 0 1 0 11.8 12.1M9.4 7.8 11.2 9.5 9.4 11.2
  digitalcrown.arrow.counterclockwise: s R4 5 10.5 14 3.5; s/1 R16.5 9 2.8 6 1.2; s1.6 M9.4 9.5A2.6 2.6 0 1 1 6.8 12.1M9.2 7.8 7.4 9.5 9.2 11.2
  digitalcrown.arrow.counterclockwise.fill: b R4 5 10.5 14 3.5; b/1 R16.5 9 2.8 6 1.2; c1.6 M9.4 9.5A2.6 2.6 0 1 1 6.8 12.1M9.2 7.8 7.4 9.5 9.2 11.2
  faxmachine +F: s M7 9V3.5H17V9; s M5 9H19A2 2 0 0 1 21 11V18A2 2 0 0 1 19 20H5A2 2 0 0 1 3 18V11A2 2 0 0 1 5 9z; d1.7 M6.5 12.5H11M6.5 16H11; a O15 13 1O18 13 1O15 16.4 1O18 16.4 1
  keyboard.chevron.compact.left: s R6.5 5.5 15.5 13 2.2; s1.6 M10 9.5H10.1M13.5 9.5H13.6M17.5 9.5H17.6M10 12.5H10.1M13.5 12.5H13.6M17.5 12.5H17.6M11.5 15.5H16.5; s M3.5 9 2 12 3.5 15
  keyboard.chevron.compact.right: @keyboard.chevron.compact.left m
  lasso.badge.sparkles: @lasso; c2 M18 12.5 19.5 16.5 23.5 18 19.5 19.5 18 23.5 16.5 19.5 12.5 18 16.5 16.5z; f M18 12.5 19.5 16.5 23.5 18 19.5 19.5 18 23.5 16.5 19.5 12.5 18 16.5 16.5z
  location.fill.viewfinder: @viewfinder /1; f M17 7 7 11.4 11.4 12.6 12.6 17z
  lightspectrum.horizontal: s1.6 R2.5 8 19 8 2; f R5.4 8 1.6 8 0R8.8 8 2.2 8 0R13.6 8 1 8 0R16.6 8 2.4 8 0
  memories: s~.1,2.9/1 M12 2.5A9.5 9.5 0 1 1 2.5 12; s M12 6.8V12L15 14; s M2.5 12A9.5 9.5 0 0 1 12 2.5M1 9.6 2.6 12 5 10.4
  memories.badge.plus: @memories; x O18.2 18.2 6.2; f O18.2 18.2 4.8; c1.5 M18.2 15.7V20.7M15.7 18.2H20.7
  memories.badge.minus: @memories; x O18.2 18.2 6.2; f O18.2 18.2 4.8; c1.5 M15.7 18.2H20.7
  memories.badge.xmark: @memories; x O18.2 18.2 6.2; f#red O18.2 18.2 4.8; c1.5 M16.5 16.5 19.9 19.9M19.9 16.5 16.5 19.9
  powersleep: s M14 3.6A9 9 0 1 0 20.4 14.5 8 8 0 0 1 14 3.6z
  chart.line.text.clipboard +F: @clipboard /1; s1.7 M8 12.8 10.4 10.4 12.4 12 15.8 8.8; s1.6 M8 16.6H15.8
  chart.line.text.clipboard.fill: @clipboard.fill /1; c1.7 M8 12.8 10.4 10.4 12.4 12 15.8 8.8; c1.6 M8 16.6H15.8
  blinds.horizontal.open: s/1 M3.5 3.5H20.5; s R5 3.5 14 17 .8; s1.5 M5 8H19M5 12H19M5 16H19; s/1 M21 7V13
  blinds.horizontal.closed: s/1 M3.5 3.5H20.5; b1.4 R5 5.6 14 2.4 .4; b1.4 R5 10.2 14 2.4 .4; b1.4 R5 14.8 14 2.4 .4; s/1 M21 7V18
  window.shade.open: s/1 R4 3 16 18 1.2; b R5.6 4.6 12.8 3 .4; s1.6/1 M12 10.5V19.5M5.5 15H18.5
  window.shade.closed: s/1 R4 3 16 18 1.2; b R5.6 4.6 12.8 12.6 .4; s1.6 M12 17.5V20
  windshield.rear.and.wiper: s/1 M4.5 6C9 4.8 15 4.8 19.5 6L21.5 17.5H2.5z; s M12 20 7.5 11.5
  windshield.front.and.wiper: s/1 M3 7C9 4.8 15 4.8 21 7L22 17C15.5 15.8 8.5 15.8 2 17z; s M12 20.5 5.5 11.5
  carseat.left +F: s M7 3.5 9.6 3 11.5 13H18A2 2 0 0 1 20 15V17H8.5z; s M8.5 17 8 20.5H18.5V17M6.5 6.5 4.5 7 5.5 11
  carseat.right: @carseat.left m
  carseat.right.fill: @carseat.left.fill m
  convertible.side +F: s M2.5 13.5C4 12.5 6 12 8.5 12L12 8.8M8.5 12H19.5C21 12.4 21.8 13.5 21.8 16.5H19.4M4.6 16.5H2.2L2.5 13.5M9.4 16.5H14.6; s O7 16.5 2.2O17 16.5 2.2
  flag.pattern.checkered.2.crossed: s M4 21 13.5 5.5M20 21 10.5 5.5; s1.6/1 M13.5 5.5 20.5 8.5 18.5 13 11.8 9.2zM10.5 5.5 3.5 8.5 5.5 13 12.2 9.2z; f M15.8 6.6 18.2 7.6 17 10.2 14.8 9zM8.2 6.6 5.8 7.6 7 10.2 9.2 9z
  fossil.shell: s M12 3A9 9 0 1 0 21 12C21 8.5 18.5 6 15.5 6S10 8.2 10 11 11.8 15 13.6 15 16.5 14 16.5 12.4 15.2 10.4 14 10.4; d1.5 M12 3 10.5 8.6M5 6.5 9.8 11M3.2 13.5 10.4 12.8M6.5 19 11.2 14.6
  fossil.shell.fill: f O12 12 9.8; c1.6 M21.8 12C21.5 8.5 18.5 6 15.5 6S10 8.2 10 11 11.8 15 13.6 15 16.5 14 16.5 12.4 15.2 10.4 14 10.4
  hockey.puck.circle: s/1 O12 12 9; s1.5 M7 10.8V13.4C7 14.5 9.2 15.4 12 15.4S17 14.5 17 13.4V10.8; s1.5 U12 10.8 5 2
  logo.xbox: s O12 12 9; s1.8 M7.5 7.5 16.5 16.5M16.5 7.5 7.5 16.5
  apple.logo: f M15.4 2.2C15.6 4.2 13.8 6.2 11.8 6.1 11.6 4.2 13.3 2.3 15.4 2.2z; f M12 8.4C13 7.5 14.4 7 15.8 7 18.6 7 20.5 9.4 20.5 12.6 20.5 17.2 17.6 21.6 15 21.6 13.8 21.6 13.2 21 12 21S10.2 21.6 9 21.6C6.4 21.6 3.5 17.2 3.5 12.6 3.5 9.4 5.4 7 8.2 7 9.6 7 11 7.5 12 8.4z
  """#
