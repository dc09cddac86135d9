/// Arrows and chevrons.
let arrowSymbols = #"""
  chevron.right +C +Q: s M8.5 5 15.5 12 8.5 19
  in chevron.right: s1.9 M10.4 8 14.4 12 10.4 16
  chevron.left +C +Q: @chevron.right r180
  in chevron.left: s1.9 M13.6 8 9.6 12 13.6 16
  chevron.up +C +Q: @chevron.right r270
  in chevron.up: s1.9 M8 13.6 12 9.6 16 13.6
  chevron.down +C +Q: @chevron.right r90
  in chevron.down: s1.9 M8 10.4 12 14.4 16 10.4
  chevron.forward = chevron.right
  chevron.backward = chevron.left
  chevron.right.2: s M5.5 6 11.5 12 5.5 18; s M12.5 6 18.5 12 12.5 18
  chevron.left.2: @chevron.right.2 r180
  chevron.up.2: @chevron.right.2 r270
  chevron.down.2: @chevron.right.2 r90
  chevron.forward.2 = chevron.right.2
  chevron.backward.2 = chevron.left.2
  chevron.compact.up: s M4 14.2 12 9.8 20 14.2
  chevron.compact.down: s M4 9.8 12 14.2 20 9.8
  chevron.compact.left: s M14.2 4 9.8 12 14.2 20
  chevron.compact.right: s M9.8 4 14.2 12 9.8 20
  chevron.compact.backward = chevron.compact.left
  chevron.compact.forward = chevron.compact.right
  chevron.up.chevron.down +Q: s M7.5 9.5 12 5 16.5 9.5; s M7.5 14.5 12 19 16.5 14.5
  in chevron.up.chevron.down: s1.8 M9.4 10.6 12 8 14.6 10.6; s1.8 M9.4 13.4 12 16 14.6 13.4
  chevron.down.chevron.up: s M7.5 5 12 9.5 16.5 5; s M7.5 19 12 14.5 16.5 19
  chevron.left.chevron.right: s M9.5 7.5 5 12 9.5 16.5; s M14.5 7.5 19 12 14.5 16.5
  chevron.up.chevron.right.chevron.down.chevron.left: s M9 6 12 3 15 6M18 9 21 12 18 15M15 18 12 21 9 18M6 15 3 12 6 9
  chevron.left.forwardslash.chevron.right: s/1 M7 7 2.5 12 7 17; s/1 M17 7 21.5 12 17 17; s M14 5 10 19
  chevron.left.slash.chevron.right = chevron.left.forwardslash.chevron.right
  chevron.right.to.line: s M6 5.5 12.5 12 6 18.5M18 5V19
  chevron.left.to.line: @chevron.right.to.line m
  chevron.up.to.line: @chevron.right.to.line r270
  chevron.down.to.line: @chevron.right.to.line r90
  chevron.forward.to.line = chevron.right.to.line
  chevron.backward.to.line = chevron.left.to.line
  arrow.right +C +Q: s M4.5 12 19.5 12; s M13 5.5 19.5 12 13 18.5
  in arrow.right: s1.9 M7.6 12H16.4; s1.9 M12.8 8.4 16.4 12 12.8 15.6
  arrow.left +C +Q: @arrow.right m
  in arrow.left: s1.9 M16.4 12H7.6; s1.9 M11.2 8.4 7.6 12 11.2 15.6
  arrow.up +C +Q +A: @arrow.right r270
  in arrow.up: s1.9 M12 16.4V7.6; s1.9 M8.4 11.2 12 7.6 15.6 11.2
  arrow.down +C +Q +A: @arrow.right r90
  in arrow.down: s1.9 M12 7.6V16.4; s1.9 M8.4 12.8 12 16.4 15.6 12.8
  arrow.forward = arrow.right
  arrow.backward = arrow.left
  arrow.up.right +C +Q: s M6 18 18 6; s M9 6 18 6 18 15
  in arrow.up.right: s1.9 M8.8 15.2 15.2 8.8; s1.9 M10.2 8.8H15.2V13.8
  arrow.up.left +C +Q: @arrow.up.right m
  in arrow.up.left: s1.9 M15.2 15.2 8.8 8.8; s1.9 M13.8 8.8H8.8V13.8
  arrow.down.right +C +Q: @arrow.up.right r90
  in arrow.down.right: s1.9 M8.8 8.8 15.2 15.2; s1.9 M15.2 10.2V15.2H10.2
  arrow.down.left +C +Q: @arrow.up.right r180
  in arrow.down.left: s1.9 M15.2 8.8 8.8 15.2; s1.9 M8.8 10.2V15.2H13.8
  arrow.up.forward +A = arrow.up.right
  arrow.up.backward = arrow.up.left
  arrow.down.forward = arrow.down.right
  arrow.down.backward = arrow.down.left
  arrow.up.arrow.down +C +Q: s M8 19.5 8 4.5; s M4 8.5 8 4.5 12 8.5; s M16 4.5 16 19.5; s M12 15.5 16 19.5 20 15.5
  in arrow.up.arrow.down: s1.7 M9.6 16V8; s1.7 M7.4 10.2 9.6 8 11.8 10.2; s1.7 M14.4 8V16; s1.7 M12.2 13.8 14.4 16 16.6 13.8
  arrow.left.arrow.right +C +Q: @arrow.up.arrow.down r90
  in arrow.left.arrow.right: s1.7 M8 9.6H16; s1.7 M13.8 7.4 16 9.6 13.8 11.8; s1.7 M16 14.4H8; s1.7 M10.2 12.2 8 14.4 10.2 16.6
  arrow.left.and.right +C +Q: s M3 12H21M7.5 7.5 3 12 7.5 16.5M16.5 7.5 21 12 16.5 16.5
  in arrow.left.and.right: s1.8 M7 12H17M9.4 9.6 7 12 9.4 14.4M14.6 9.6 17 12 14.6 14.4
  arrow.up.and.down +C +Q: @arrow.left.and.right r90
  in arrow.up.and.down: s1.8 M12 7V17M9.6 9.4 12 7 14.4 9.4M9.6 14.6 12 17 14.4 14.6
  arrow.up.and.down.and.arrow.left.and.right: s M12 2.8V21.2M2.8 12H21.2M9.2 5.6 12 2.8 14.8 5.6M9.2 18.4 12 21.2 14.8 18.4M5.6 9.2 2.8 12 5.6 14.8M18.4 9.2 21.2 12 18.4 14.8
  move.3d: s M10 14V3.5M10 14 3.5 20.5M10 14H20.5M7 6.5 10 3.5 13 6.5M17.5 11 20.5 14 17.5 17M3.5 16V20.5H8
  arrow.clockwise +C: s M19.24 14.44A7.5 7.5 0 1 1 17.9 7.85; s M18.9 3.6V8.5H14
  in arrow.clockwise: s1.8 M16.1 13.2A4.3 4.3 0 1 1 15.3 9.4; s1.8 M15.9 7V9.9H13
  arrow.counterclockwise +C: @arrow.clockwise m
  in arrow.counterclockwise: s1.8 M7.9 13.2A4.3 4.3 0 1 0 8.7 9.4; s1.8 M8.1 7V9.9H11
  goforward: @arrow.clockwise
  gobackward: @arrow.counterclockwise
  goforward.5: @goforward /1; @N5 k.72 t0,.5
  goforward.10: @goforward /1; @N10 k.72 t0,.5
  goforward.15: @goforward /1; @N15 k.72 t0,.5
  goforward.30: @goforward /1; @N30 k.72 t0,.5
  goforward.45: @goforward /1; @N45 k.72 t0,.5
  goforward.60: @goforward /1; @N60 k.72 t0,.5
  goforward.plus: @goforward /1; s1.8 M12 9.4V15.6M8.9 12.5H15.1
  gobackward.5: @gobackward /1; @N5 k.72 t0,.5
  gobackward.10: @gobackward /1; @N10 k.72 t0,.5
  gobackward.15: @gobackward /1; @N15 k.72 t0,.5
  gobackward.30: @gobackward /1; @N30 k.72 t0,.5
  gobackward.45: @gobackward /1; @N45 k.72 t0,.5
  gobackward.60: @gobackward /1; @N60 k.72 t0,.5
  gobackward.minus: @gobackward /1; s1.8 M8.9 12.5H15.1
  arrow.triangle.2.circlepath +C: s M4.95 9.43A7.5 7.5 0 0 1 19.05 9.43; s M19.8 5.2 19.1 9.4 14.9 8.9; s M19.05 14.57A7.5 7.5 0 0 1 4.95 14.57; s M4.2 18.8 4.9 14.6 9.1 15.1
  in arrow.triangle.2.circlepath: s1.6 M8 10.5A4.3 4.3 0 0 1 16 10.5; s1.6 M16.4 8.1 16 10.5 13.6 10.2; s1.6 M16 13.5A4.3 4.3 0 0 1 8 13.5; s1.6 M7.6 15.9 8 13.5 10.4 13.8
  arrow.triangle.2.circlepath.camera: @CAMERABODY /1; s1.5 M9.2 11.6A3 3 0 0 1 14.6 11M14.8 13.4A3 3 0 0 1 9.4 14; f M16 9.2 15.7 12.4 13.2 11.2z; f M8 15.8 8.3 12.6 10.8 13.8z
  arrow.triangle.2.circlepath.camera.fill: @CAMERABODY.fill /1; c1.5 M9.2 11.6A3 3 0 0 1 14.6 11M14.8 13.4A3 3 0 0 1 9.4 14; x M16 9.2 15.7 12.4 13.2 11.2z; x M8 15.8 8.3 12.6 10.8 13.8z
  arrow.2.circlepath +C = arrow.triangle.2.circlepath
  arrow.2.squarepath: s M9 4.5H6.5A2 2 0 0 0 4.5 6.5V17.5A2 2 0 0 0 6.5 19.5H8.5M6 17 8.5 19.5 6 22M15 19.5H17.5A2 2 0 0 0 19.5 17.5V6.5A2 2 0 0 0 17.5 4.5H15.5M18 2 15.5 4.5 18 7
  arrow.triangle.branch: s M8 20.5V15.5C8 12 16 12.5 16 8.5V5.5M8 16V5.5M5 8 8 4.5 11 8M13 8 16 4.5 19 8
  arrow.branch = arrow.triangle.branch
  arrow.triangle.merge: s M12 20V13M12 5V13C12 10.5 5.5 11 5.5 5M12 13C12 10.5 18.5 11 18.5 5M8.8 7.5 12 4 15.2 7.5
  arrow.merge = arrow.triangle.merge
  arrow.triangle.pull: s M6 19.5V9M6 15C6 11.5 15 12.5 15 7.5M12 9.5 15 5.5 18 9.5; s O6 6 2.4
  arrow.uturn.backward +C +Q: s M8.5 5 4.5 9 8.5 13; s M4.5 9H14.5A5 5 0 0 1 14.5 19H9
  in arrow.uturn.backward: s1.7 M10.2 8 7.8 10.4 10.2 12.8; s1.7 M7.8 10.4H13.4A2.8 2.8 0 0 1 13.4 16H10.4
  arrow.uturn.forward +C +Q: @arrow.uturn.backward m
  in arrow.uturn.forward: s1.7 M13.8 8 16.2 10.4 13.8 12.8; s1.7 M16.2 10.4H10.6A2.8 2.8 0 0 0 10.6 16H13.6
  arrow.uturn.left = arrow.uturn.backward
  arrow.uturn.right = arrow.uturn.forward
  arrow.uturn.up +C +Q: @arrow.uturn.backward r90
  arrow.uturn.down +C +Q: @arrow.uturn.backward r270
  arrow.turn.down.right: s M5 4.5V11.5A3 3 0 0 0 8 14.5H19.5M14.5 9.5 19.5 14.5 14.5 19.5
  arrow.turn.down.left: @arrow.turn.down.right m
  arrow.turn.right.down: s M4.5 5H11.5A3 3 0 0 1 14.5 8V19.5M9.5 14.5 14.5 19.5 19.5 14.5
  arrow.turn.left.down: @arrow.turn.right.down m
  arrow.turn.up.left: @arrow.turn.down.right r180
  arrow.turn.up.right: s M5 19.5V12.5A3 3 0 0 1 8 9.5H19.5M14.5 4.5 19.5 9.5 14.5 14.5
  arrow.turn.left.up: @arrow.turn.right.down r180
  arrow.turn.right.up: s M4.5 19H11.5A3 3 0 0 0 14.5 16V4.5M9.5 9.5 14.5 4.5 19.5 9.5
  arrow.turn.up.forward.iphone: @iphone /1; s1.8 M9.5 16.5V13A2 2 0 0 1 11.5 11H14.2M12.2 9 14.4 11 12.2 13
  arrow.right.to.line +C: s M4 12H15.5M10.5 7 15.5 12 10.5 17M20 5V19
  arrow.left.to.line +C: @arrow.right.to.line m
  arrow.down.to.line +C: @arrow.right.to.line r90
  arrow.up.to.line +C: @arrow.right.to.line r270
  arrow.forward.to.line = arrow.right.to.line
  arrow.backward.to.line = arrow.left.to.line
  arrow.up.left.and.arrow.down.right +C +Q: s M4.5 11 4.5 4.5 11 4.5; s M4.5 4.5 10 10; s M19.5 13 19.5 19.5 13 19.5; s M19.5 19.5 14 14
  arrow.down.right.and.arrow.up.left +C: s M10.5 4 10.5 10.5 4 10.5; s M10.5 10.5 4.5 4.5; s M13.5 20 13.5 13.5 20 13.5; s M13.5 13.5 19.5 19.5
  arrow.up.right.and.arrow.down.left +C: @arrow.up.left.and.arrow.down.right m
  arrow.down.left.and.arrow.up.right +C: @arrow.down.right.and.arrow.up.left m
  arrow.up.backward.and.arrow.down.forward = arrow.up.left.and.arrow.down.right
  arrow.down.forward.and.arrow.up.backward = arrow.down.right.and.arrow.up.left
  arrow.up.forward.and.arrow.down.backward = arrow.up.right.and.arrow.down.left
  arrow.left.and.line.vertical.and.arrow.right: s M12 4V20M9 12H2.5M5.5 9 2.5 12 5.5 15M15 12H21.5M18.5 9 21.5 12 18.5 15
  arrow.right.and.line.vertical.and.arrow.left: s M12 4V20M2.5 12H8.5M5.8 9 8.8 12 5.8 15M21.5 12H15.5M18.2 9 15.2 12 18.2 15
  arrow.up.and.line.horizontal.and.arrow.down: @arrow.left.and.line.vertical.and.arrow.right r90
  arrow.down.and.line.horizontal.and.arrow.up: @arrow.right.and.line.vertical.and.arrow.left r90
  arrow.up.doc +F: @doc /1; s1.8 M11.5 17.8V12.2M9 14.6 11.5 12 14 14.6
  arrow.up.doc.fill: @doc.fill /1; c1.8 M11.5 17.8V11.2M9 13.6 11.5 11 14 13.6
  arrow.down.doc +F: @doc /1; s1.8 M11.5 12V17.6M9 15.2 11.5 17.8 14 15.2
  arrow.down.doc.fill: @doc.fill /1; c1.8 M11.5 11V17.4M9 15 11.5 17.6 14 15
  arrow.up.message +F: @message /1; s1.8 M12 15.2V8.2M9 10.8 12 7.8 15 10.8
  arrow.up.message.fill: @message.fill /1; c1.8 M12 15.2V8.2M9 10.8 12 7.8 15 10.8
  arrow.down.message: @message /1; s1.8 M12 7.6V14.8M9 12.2 12 15.2 15 12.2
  arrow.down.message.fill: @message.fill /1; c1.8 M12 7.6V14.8M9 12.2 12 15.2 15 12.2
  arrow.rectanglepath: s M9.5 5.5H17A2 2 0 0 1 19 7.5V16M16 13.5 19 16.5 22 13.5M14.5 18.5H7A2 2 0 0 1 5 16.5V8M2 10.5 5 7.5 8 10.5
  arrowshape.right +F +C: s M3 9.2H12.2V4.8L21 12 12.2 19.2V14.8H3z
  arrowshape.left +F +C: @arrowshape.right m
  arrowshape.left.fill: @arrowshape.right.fill m
  arrowshape.up +C: @arrowshape.right r270
  arrowshape.up.fill: @arrowshape.right.fill r270
  arrowshape.down +C: @arrowshape.right r90
  arrowshape.down.fill: @arrowshape.right.fill r90
  arrowshape.forward = arrowshape.right
  arrowshape.backward = arrowshape.left
  arrowshape.left.arrowshape.right: s M1.8 12 7.3 6.5V10H16.7V6.5L22.2 12 16.7 17.5V14H7.3V17.5z
  arrowshape.left.arrowshape.right.fill: b M1.8 12 7.3 6.5V10H16.7V6.5L22.2 12 16.7 17.5V14H7.3V17.5z
  arrowshape.turn.up.left +F +C: s M3 10.5 10 4.2V8.2C16.8 8.6 20.3 12.4 21 19.4 18.4 15.2 15 13.4 10 13V17z
  arrowshape.turn.up.right +C: @arrowshape.turn.up.left m
  arrowshape.turn.up.right.fill: @arrowshape.turn.up.left.fill m
  arrowshape.turn.up.backward = arrowshape.turn.up.left
  arrowshape.turn.up.forward = arrowshape.turn.up.right
  arrowshape.turn.up.left.2 +F: s M6.5 10.5 13 4.8V8.4C18.4 8.8 21 12.2 21.6 18.4 19.6 14.8 17 13.2 13 12.9V16.4z; k M7.5 5 1.8 10.3 7.5 16
  arrowtriangle.right +F +C +Q: s M7.5 5.2 18.5 12 7.5 18.8z
  in arrowtriangle.right: f M9.6 8.2 15.8 12 9.6 15.8z
  arrowtriangle.left +C +Q: @arrowtriangle.right m
  arrowtriangle.left.fill: @arrowtriangle.right.fill m
  in arrowtriangle.left: f M14.4 8.2 8.2 12 14.4 15.8z
  arrowtriangle.up +C +Q: @arrowtriangle.right r270
  arrowtriangle.up.fill: @arrowtriangle.right.fill r270
  in arrowtriangle.up: f M8.2 14.4 12 8.2 15.8 14.4z
  arrowtriangle.down +C +Q: @arrowtriangle.right r90
  arrowtriangle.down.fill: @arrowtriangle.right.fill r90
  in arrowtriangle.down: f M8.2 9.6 12 15.8 15.8 9.6z
  arrowtriangle.forward = arrowtriangle.right
  arrowtriangle.backward = arrowtriangle.left
  arrowtriangle.left.and.line.vertical.and.arrowtriangle.right: s M12 3.5V20.5; s M8 7.5 2.5 12 8 16.5z; s M16 7.5 21.5 12 16 16.5z
  repeat +C: s M3.5 11.5V10A3.5 3.5 0 0 1 7 6.5H19.5M16.5 3.5 19.5 6.5 16.5 9.5M20.5 12.5V14A3.5 3.5 0 0 1 17 17.5H4.5M7.5 14.5 4.5 17.5 7.5 20.5
  in repeat: s1.6 M7.2 11.7V11.2A2 2 0 0 1 9.2 9.2H16M14.3 7.5 16 9.2 14.3 10.9M16.8 12.3V12.8A2 2 0 0 1 14.8 14.8H8M9.7 13.1 8 14.8 9.7 16.5
  repeat.1 +C: s M3.5 11.5V10A3.5 3.5 0 0 1 7 6.5H15.5M12.5 3.5 15.5 6.5 12.5 9.5M20.5 12.5V14A3.5 3.5 0 0 1 17 17.5H4.5M7.5 14.5 4.5 17.5 7.5 20.5; s1.7 M19 5.2 20.6 4V9.5
  shuffle +C: s M3 17.5H6.5L15 6.5H20.5M3 6.5H6.5L9 9.7M12.5 14.3 15 17.5H20.5M17.5 3.5 20.5 6.5 17.5 9.5M17.5 14.5 20.5 17.5 17.5 20.5
  in shuffle: s1.6 M7 14.9H8.8L13.4 9.1H16.4M7 9.1H8.8L10 10.6M12.2 13.4 13.4 14.9H16.4M14.8 7.5 16.4 9.1 14.8 10.7M14.8 13.3 16.4 14.9 14.8 16.5
  rotate.left +F: s R3.5 10 12 10.5 2; d M8 6.5H14.5A5 5 0 0 1 19.5 11.5V14M10.5 3.5 7.5 6.5 10.5 9.5
  rotate.left.fill: b R3.5 11 12 9.5 2; s M8 6.5H14.5A5 5 0 0 1 19.5 11.5V14M10.5 3.5 7.5 6.5 10.5 9.5
  rotate.right: @rotate.left m
  rotate.right.fill: @rotate.left.fill m
  crop: s M6.5 2.5V15.5A2 2 0 0 0 8.5 17.5H21.5M2.5 6.5H15.5A2 2 0 0 1 17.5 8.5V21.5
  crop.rotate: s M8 6V14.5A1.5 1.5 0 0 0 9.5 16H18M6 8H14.5A1.5 1.5 0 0 1 16 9.5V18M2.5 9A10 10 0 0 1 8.5 2.5M21.5 15A10 10 0 0 1 15.5 21.5
  square.and.arrow.up +C .trianglebadge.exclamationmark: s M12 15V3M8 7 12 3 16 7; s/1 M8 10H7A2 2 0 0 0 5 12V19A2 2 0 0 0 7 21H17A2 2 0 0 0 19 19V12A2 2 0 0 0 17 10H16
  square.and.arrow.up.fill: b/1 R5 9.5 14 11.5 2; c4.4 M12 14.5V3; s M12 14.5V3M8 7 12 3 16 7
  in square.and.arrow.up: s1.6 M12 13.4V6.6M9.8 8.8 12 6.6 14.2 8.8M9.6 10.8H9A1 1 0 0 0 8 11.8V15.8A1 1 0 0 0 9 16.8H15A1 1 0 0 0 16 15.8V11.8A1 1 0 0 0 15 10.8H14.4
  square.and.arrow.up.on.square +F: s/1 M6.5 17.5H5A2 2 0 0 1 3 15.5V9.5A2 2 0 0 1 5 7.5H14; s M9.5 11.5H18.5A2 2 0 0 1 20.5 13.5V19A2 2 0 0 1 18.5 21H9.5A2 2 0 0 1 7.5 19V13.5A2 2 0 0 1 9.5 11.5z; c4.4 M14 15.5V3; s M14 15.5V3M10.5 6.5 14 3 17.5 6.5
  square.and.arrow.down +C: s M12 3V15M8 11 12 15 16 11; s/1 M8 10H7A2 2 0 0 0 5 12V19A2 2 0 0 0 7 21H17A2 2 0 0 0 19 19V12A2 2 0 0 0 17 10H16
  square.and.arrow.down.fill: b/1 R5 9.5 14 11.5 2; c4.4 M12 3V15M8 11.5 12 15.5 16 11.5; s M12 3V15M8 11.5 12 15.5 16 11.5
  square.and.arrow.down.on.square +F: s/1 M6.5 17.5H5A2 2 0 0 1 3 15.5V9.5A2 2 0 0 1 5 7.5H14; s M9.5 10.5H18.5A2 2 0 0 1 20.5 12.5V19A2 2 0 0 1 18.5 21H9.5A2 2 0 0 1 7.5 19V12.5A2 2 0 0 1 9.5 10.5z; c5 M14 3V16; s M14 3V16M10.5 12.5 14 16 17.5 12.5
  rectangle.portrait.and.arrow.right: s M17 8 21 12 17 16M9.5 12H21; s/1 M14 7V5A2 2 0 0 0 12 3H6A2 2 0 0 0 4 5V19A2 2 0 0 0 6 21H12A2 2 0 0 0 14 19V17
  rectangle.portrait.and.arrow.right.fill: b/1 R4 3 10 18 2; c5 M9.5 12H21; s M17 8 21 12 17 16M9.5 12H21
  rectangle.portrait.and.arrow.forward = rectangle.portrait.and.arrow.right
  rectangle.righthalf.inset.filled.arrow.right: s/1 M18 5.5H5A2.5 2.5 0 0 0 2.5 8V16A2.5 2.5 0 0 0 5 18.5H18; s M12 12H22M19 9 22 12 19 15
  rectangle.and.arrow.up.right.and.arrow.down.left: s/1 R2.5 5 19 14 2.5; s1.8 M13 11 17.5 8M14.2 7.6H17.8V10.6M11 13 6.5 16M9.8 16.4H6.2V13.4
  tray.and.arrow.up +F: s/1 M8 10.5H6.5L3 14.5V18A2.2 2.2 0 0 0 5.2 20.2H18.8A2.2 2.2 0 0 0 21 18V14.5L17.5 10.5H16; s/1 M3 14.5H8.2A3.8 3.8 0 0 0 15.8 14.5H21; s M12 13.5V3M8.5 6.5 12 3 15.5 6.5
  tray.and.arrow.down +F: s/1 M8 10.5H6.5L3 14.5V18A2.2 2.2 0 0 0 5.2 20.2H18.8A2.2 2.2 0 0 0 21 18V14.5L17.5 10.5H16; s/1 M3 14.5H8.2A3.8 3.8 0 0 0 15.8 14.5H21; s M12 3V13.5M8.5 10 12 13.5 15.5 10
  tray.and.arrow.up.fill: b/1 M3 14.5H8.2A3.8 3.8 0 0 0 15.8 14.5H21V18A2.2 2.2 0 0 1 18.8 20.2H5.2A2.2 2.2 0 0 1 3 18z; s/1 M3 14.5 6.5 10.5M21 14.5 17.5 10.5; s M12 13.5V3M8.5 6.5 12 3 15.5 6.5
  tray.and.arrow.down.fill: b/1 M3 14.5H8.2A3.8 3.8 0 0 0 15.8 14.5H21V18A2.2 2.2 0 0 1 18.8 20.2H5.2A2.2 2.2 0 0 1 3 18z; s/1 M3 14.5 6.5 10.5M21 14.5 17.5 10.5; s M12 3V13.5M8.5 10 12 13.5 15.5 10
  arrow.up.and.down.text.horizontal: s M5.5 3.5V20.5M2.8 6.2 5.5 3.5 8.2 6.2M2.8 17.8 5.5 20.5 8.2 17.8; s/1 M12 7H21M12 12H21M12 17H18
  arrow.up.and.down.and.sparkles: s M8 3.5V20.5M4.2 7.3 8 3.5 11.8 7.3M4.2 16.7 8 20.5 11.8 16.7; f/1 M17.5 7 18.8 10.7 22.5 12 18.8 13.3 17.5 17 16.2 13.3 12.5 12 16.2 10.7z
  arrow.up.left.and.down.right.and.arrow.up.right.and.down.left: s M4 4 20 20M20 4 4 20M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15
  arrow.down.to.line.compact: s M12 3.5V13.5M7.8 9.5 12 13.7 16.2 9.5M6 19H18
  arrow.up.to.line.compact: @arrow.down.to.line.compact r180
  arrow.up.to.line.square +F: s R4 4 16 16 3.5; d1.8 M12 17V10.5M9.2 12.8 12 10 14.8 12.8M8.5 7.3H15.5
  arrow.down.to.line.square +F: s R4 4 16 16 3.5; d1.8 M12 7V13.5M9.2 11.2 12 14 14.8 11.2M8.5 16.7H15.5
  arrow.swap: s M20 8.5H4.5M8.2 4.8 4.5 8.5M4 15.5H19.5M15.8 19.2 19.5 15.5
  arrow.circlepath: s M12 4.5A7.5 7.5 0 1 0 19.5 12; s M9.2 7.4 12.2 4.5 9.2 1.6
  arrow.3.trianglepath: s M9.5 5.2 10.9 3.8A1.7 1.7 0 0 1 13.4 4.2L16 8.6M13.4 8.2 16.2 8.8 17 6M18 12 20.2 15.8A1.7 1.7 0 0 1 18.8 18.5H14M16 16.2 13.8 18.5 16 20.8M9.5 18.5H5.2A1.7 1.7 0 0 1 3.8 15.8L6.2 11.6M3.4 12 6.3 11.3 7 14.2
  arrowtriangle.right.and.line.vertical.and.arrowtriangle.left +F: s M12 3.5V20.5; s1.6 M2.8 7.5 8.6 12 2.8 16.5zM21.2 7.5 15.4 12 21.2 16.5z
  rectangle.expand.diagonal: s/1 R2.5 4.5 19 15 2.5; s1.8 M9.8 13.6 6 16.6M6 13.6V16.6H9.4M14.2 10.4 18 7.4M14.6 7.4H18V10.4
  arrow.clockwise.icloud +F: @icloud /1; s1.6 M15 14.4A3.2 3.2 0 1 1 13.9 11.5; s1.6 M14.5 9.4V11.9H12
  arrow.clockwise.icloud.fill: @icloud.fill /1; c1.6 M15 14.4A3.2 3.2 0 1 1 13.9 11.5; c1.6 M14.5 9.4V11.9H12
  arrow.counterclockwise.icloud: @icloud /1; s1.6 M9 14.4A3.2 3.2 0 1 0 10.1 11.5; s1.6 M9.5 9.4V11.9H12
  arrow.counterclockwise.icloud.fill: @icloud.fill /1; c1.6 M9 14.4A3.2 3.2 0 1 0 10.1 11.5; c1.6 M9.5 9.4V11.9H12
  arrow.down.circle.dotted: s~0,4.04/1 O12 12 9; s1.9 M12 7.2V16.4M8.2 12.8 12 16.6 15.8 12.8
  arrow.up.circle.dotted: @arrow.down.circle.dotted r180
  arrow.left.circle.dotted: @arrow.down.circle.dotted r90
  arrow.right.circle.dotted: @arrow.down.circle.dotted r270
  arrow.down.to.line.alt = arrow.down.to.line
  arrow.up.to.line.alt = arrow.up.to.line
  arrow.left.to.line.alt = arrow.left.to.line
  arrow.right.to.line.alt = arrow.right.to.line
  arrow.triangle.swap = arrow.trianglehead.swap
  arrow.up.left.and.arrow.down.right.rectangle +F: s/1 R2.5 5 19 14 2.5; d1.7 M6 10.8V8.2H8.8M6.2 8.4 10.2 11.2M18 13.2V15.8H15.2M17.8 15.6 13.8 12.8
  arrow.up.backward.and.arrow.down.forward.rectangle = arrow.up.left.and.arrow.down.right.rectangle
  arrowshape.zigzag.right +F: s M2.8 6H10.2L13.4 13H15.4V9.6L21.6 15.4 15.4 21.2V17.8H10.4L7.2 10.8H2.8z
  arrowshape.zigzag.forward = arrowshape.zigzag.right
  chevron.down.dotted.2: s M5.5 13 12 19 18.5 13; s~.1,3.3/1 M5.5 5.5 12 11.5 18.5 5.5
  chevron.up.dotted.2: @chevron.down.dotted.2 r180
  """#
