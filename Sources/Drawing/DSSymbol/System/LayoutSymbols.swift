/// Squares and rectangles: grids, stacks, windows, and charts.
let layoutSymbols = #"""
  square.grid.2x2 +F: s R3.5 3.5 7 7 1.6; s R13.5 3.5 7 7 1.6; s R3.5 13.5 7 7 1.6; s R13.5 13.5 7 7 1.6
  square.grid.3x3 +F: s R3.2 3.2 4 4 1; s R10 3.2 4 4 1; s R16.8 3.2 4 4 1; s R3.2 10 4 4 1; s R10 10 4 4 1; s R16.8 10 4 4 1; s R3.2 16.8 4 4 1; s R10 16.8 4 4 1; s R16.8 16.8 4 4 1
  square.grid.3x2 +F: s R2.8 5.8 4.4 4.4 1; s R9.8 5.8 4.4 4.4 1; s R16.8 5.8 4.4 4.4 1; s R2.8 13.8 4.4 4.4 1; s R9.8 13.8 4.4 4.4 1; s R16.8 13.8 4.4 4.4 1
  square.grid.4x3.fill: f R2.5 5 4 4 1R7.5 5 4 4 1R12.5 5 4 4 1R17.5 5 4 4 1R2.5 10 4 4 1R7.5 10 4 4 1R12.5 10 4 4 1R17.5 10 4 4 1R2.5 15 4 4 1R7.5 15 4 4 1R12.5 15 4 4 1R17.5 15 4 4 1
  square.grid.3x3.topleft.filled: @square.grid.3x3; f R3.2 3.2 4 4 1
  rectangle.grid.1x2 +F: s R3.5 3.5 17 7 1.6; s R3.5 13.5 17 7 1.6
  rectangle.grid.2x2 +F: s R2.8 4.5 8 6 1.4; s R13.2 4.5 8 6 1.4; s R2.8 13.5 8 6 1.4; s R13.2 13.5 8 6 1.4
  rectangle.grid.3x2 +F: s R2.5 4.5 5 6 1.2; s R9.5 4.5 5 6 1.2; s R16.5 4.5 5 6 1.2; s R2.5 13.5 5 6 1.2; s R9.5 13.5 5 6 1.2; s R16.5 13.5 5 6 1.2
  rectangle.3.group +F: s R2.8 4.5 10 15 1.6; s R15.8 4.5 5.5 6 1.4; s R15.8 13.5 5.5 6 1.4
  rectangle.3.offgrid +F: s R2.8 4.5 8 9.5 1.4; s R2.8 17 8 2.5 0.8; s R14 4.5 7.2 15 1.4
  square.split.2x1 +F: s R4 4 16 16 3.5; d1.8 M12 4V20
  square.split.1x2 +F: s R4 4 16 16 3.5; d1.8 M4 12H20
  square.split.2x2 +F: s R4 4 16 16 3.5; d1.8 M12 4V20M4 12H20
  square.split.diagonal +F: s R4 4 16 16 3.5; d1.8 M5 19 19 5
  rectangle.split.2x1 +F .slash: s R2.5 4.5 19 15 2.5; d1.8 M12 4.5V19.5
  rectangle.split.1x2 +F: s R2.5 4.5 19 15 2.5; d1.8 M2.5 12H21.5
  rectangle.split.2x2 +F: s R2.5 4.5 19 15 2.5; d1.8 M12 4.5V19.5M2.5 12H21.5
  rectangle.split.3x1 +F: s R2.5 4.5 19 15 2.5; d1.8 M8.8 4.5V19.5M15.2 4.5V19.5
  rectangle.split.3x3 +F: s R2.5 4.5 19 15 2.5; d1.6 M8.8 4.5V19.5M15.2 4.5V19.5M2.5 9.5H21.5M2.5 14.5H21.5
  tablecells +F .badge.ellipsis: s R2.5 4.5 19 15 2.5; d1.6 M8.8 9.5V19.5M15.2 9.5V19.5M2.5 9.5H21.5M2.5 14.5H21.5
  square.on.square +F .badge.person.crop: s R3.5 8.5 12 12 2.2; k/1 M8.5 8.5V5.7A2.2 2.2 0 0 1 10.7 3.5H18.3A2.2 2.2 0 0 1 20.5 5.7V13.3A2.2 2.2 0 0 1 18.3 15.5H15.5
  plus.square.on.square +F: @square.on.square /1; s1.8 M9.5 11.8V17.2M6.8 14.5H12.2
  plus.square.on.square.fill: @square.on.square.fill /1; c1.8 M9.5 11.8V17.2M6.8 14.5H12.2
  square.on.square.dashed: s~3,2.6/1 R3.5 8.5 12 12 2.2; s M8.5 8.5V5.7A2.2 2.2 0 0 1 10.7 3.5H18.3A2.2 2.2 0 0 1 20.5 5.7V13.3A2.2 2.2 0 0 1 18.3 15.5H15.5
  square.on.square.squareshape.controlhandles: s R6 6 12 12 1; b R2.5 2.5 4 4 1R17.5 2.5 4 4 1R2.5 17.5 4 4 1R17.5 17.5 4 4 1
  rectangle.on.rectangle +F .slash .slash.fill: s R2.5 8.5 14 11 2.2; k/1 M7.5 8.5V6.7A2.2 2.2 0 0 1 9.7 4.5H19.3A2.2 2.2 0 0 1 21.5 6.7V13.3A2.2 2.2 0 0 1 19.3 15.5H16.5
  rectangle.portrait.on.rectangle.portrait +F: s R3.5 7.5 11 14 2.2; k/1 M8.5 7.5V4.7A2.2 2.2 0 0 1 10.7 2.5H18.3A2.2 2.2 0 0 1 20.5 4.7V14.3A2.2 2.2 0 0 1 18.3 16.5H14.5
  square.stack +F: s R3.5 9 17 12 2.2; k/1 M5.5 6H18.5M7.5 3H16.5
  rectangle.stack +F .badge.plus .badge.minus .badge.person.crop .fill.badge.plus .fill.badge.minus: s R2.5 9.5 19 11 2.2; k/1 M5 6.5H19M7.5 3.5H16.5
  plus.rectangle.on.rectangle: @rectangle.on.rectangle /1; s1.8 M9.5 11V17M6.5 14H12.5
  plus.rectangle.on.folder: @folder; s1.8 M12 10.5V16.5M9 13.5H15
  square.stack.3d.up +F .slash: s M12 3 21 7.7 12 12.4 3 7.7z; k/1 M3.2 12 12 16.6 20.8 12; k/2 M3.2 16.3 12 20.9 20.8 16.3
  square.3.layers.3d = square.stack.3d.up
  square.2.layers.3d: s M12 4 21.5 9.5 12 15 2.5 9.5z; s/1 M2.8 14.5 12 19.8 21.2 14.5
  square.stack.3d.down.right +F: s R3 3 12 12 2; k/1 M6 18H16A2 2 0 0 0 18 16V6; k/2 M9 21H19A2 2 0 0 0 21 19V9
  cube +F: s M12 2.8 20.5 7.2V16.8L12 21.2 3.5 16.8V7.2z; d1.8 M3.8 7.4 12 11.6 20.2 7.4M12 11.6V21
  cube.transparent: s~3,2.4 M12 2.8 20.5 7.2V16.8L12 21.2 3.5 16.8V7.2z; s M12 12V17M12 12 7.5 9.7M12 12 16.5 9.7
  shippingbox +F +C: s M12 2.8 20.5 7.2V16.8L12 21.2 3.5 16.8V7.2z; d1.8 M3.8 7.4 12 11.6 20.2 7.4M12 11.6V21M7.8 5 16.2 9.4
  view.2d: s1.8 M3 6V18M21 6V18; s M8 9.5A2 2 0 0 1 12 9.5C12 11.5 8 12.5 8 15H12M14.5 9V15H15.5A3 3 0 0 0 15.5 9z
  perspective: s M4 8 12 4 20 8V16L12 20 4 16z
  pyramid +F: s M12 3.5 21 16.5 12 20.5 3 16.5z; d1.8 M12 3.5V20.5
  cylinder +F: s M5 6.5C5 4.8 8 3.5 12 3.5S19 4.8 19 6.5V17.5C19 19.2 16 20.5 12 20.5S5 19.2 5 17.5z; d1.8 M5 6.5C5 8.2 8 9.5 12 9.5S19 8.2 19 6.5
  cylinder.split.1x2 +F: s M5 6.5C5 4.8 8 3.5 12 3.5S19 4.8 19 6.5V17.5C19 19.2 16 20.5 12 20.5S5 19.2 5 17.5z; d1.8 M5 6.5C5 8.2 8 9.5 12 9.5S19 8.2 19 6.5M5 12C5 13.7 8 15 12 15S19 13.7 19 12
  cone +F: s M12 3 19 17.5C19 19.3 16 20.8 12 20.8S5 19.3 5 17.5z
  circle.square: s O12 12 9; s R7.5 7.5 9 9 1
  sidebar.left: s/1 R2.5 4.5 19 15 2.5; s M9 4.5V19.5M5 8H6.5M5 11H6.5
  sidebar.right: @sidebar.left m
  sidebar.leading = sidebar.left
  sidebar.trailing = sidebar.right
  sidebar.squares.left: s/1 R2.5 4.5 19 15 2.5; s M9 4.5V19.5; f R4.8 7.5 2.2 2.2 0.4R4.8 11.5 2.2 2.2 0.4
  rectangle.leadinghalf.inset.filled = rectangle.lefthalf.inset.filled
  rectangle.trailinghalf.inset.filled = rectangle.righthalf.inset.filled
  rectangle.bottomthird.inset.filled: s/1 R2.5 4.5 19 15 2.5; f R5.5 13.8 13 2.8 0.6
  inset.filled.bottomhalf.rectangle = rectangle.bottomhalf.inset.filled
  dock.rectangle: s/1 R2.5 4.5 19 15 2.5; f R6.5 14.2 11 2.6 0.8
  menubar.rectangle: s/1 R2.5 4.5 19 15 2.5; f R5.2 7.2 13.6 2 0.6
  macwindow +F .badge.plus: s R2.5 4.5 19 15 2.5; d1.8 M2.5 9H21.5; a O5.6 6.8 0.8O8.2 6.8 0.8
  macwindow.on.rectangle: s R2.5 8.5 14 11 2; s1.6 M2.5 12H16.5; s/1 M7.5 8.5V6.5A2 2 0 0 1 9.5 4.5H19.5A2 2 0 0 1 21.5 6.5V13.5A2 2 0 0 1 19.5 15.5H16.5
  uiwindow.split.2x1: s R2.5 4.5 19 15 2.5; s1.8 M2.5 8.5H21.5M12 8.5V19.5
  pip: s/1 R2.5 4.5 19 15 2.5; b R12.5 11.5 6.5 5 1
  pip.fill: b/1 R2.5 4.5 19 15 2.5; x R11.5 10.5 8.5 7 1.4
  rectangle.inset.bottomright.filled: s/1 R2.5 4.5 19 15 2.5; f R12 11.5 6.5 5 1
  rectangle.inset.topright.filled: s/1 R2.5 4.5 19 15 2.5; f R12 7.5 6.5 5 1
  rectangle.compress.vertical: s R3 9.5 18 5 1.2; s M12 1.8V6M9.8 4 12 6.2 14.2 4M12 22.2V18M9.8 20 12 17.8 14.2 20
  rectangle.expand.vertical: s R3 9.5 18 5 1.2; s M12 6.5V2M9.8 4.2 12 2 14.2 4.2M12 17.5V22M9.8 19.8 12 22 14.2 19.8
  rectangle.arrowtriangle.2.outward: s R8 5 8 14 1.5; f M5.5 8.5V15.5L1.5 12zM18.5 8.5V15.5L22.5 12z
  rectangle.and.text.magnifyingglass: s/1 R2.5 4 19 13 2; s1.6/1 M6 8H12M6 11.5H9; x O15 13.5 6.5; s O15 13 3.6; s M17.6 15.8 20.5 19
  rectangle.dashed.and.paperclip: s~3,2.6/1 R2.5 5 19 14 2.5; s1.8 M15 9 10.5 13.5A1.3 1.3 0 0 0 12.3 15.3L16.8 10.8
  rectangle.connected.to.line.below: s R4.5 4.5 15 9 2; s M12 13.5V19M3 19H21
  rectangle.checkered: s/1 R2.5 5 19 14 2.5; f M3 5.5H8.8V9.7H3zM15.2 5.5H21V9.7H15.2zM8.8 9.7H15.2V14.3H8.8zM3 14.3H8.8V18.5H3zM15.2 14.3H21V18.5H15.2z
  checkerboard.rectangle = rectangle.checkered
  grid +C: s R3.5 3.5 17 17 2; s1.7 M9.2 3.5V20.5M14.8 3.5V20.5M3.5 9.2H20.5M3.5 14.8H20.5
  in grid: s1.3 M10.3 7.2V16.8M13.7 7.2V16.8M7.2 10.3H16.8M7.2 13.7H16.8
  squareshape +F: s R4 4 16 16 1
  squareshape.split.2x2: s R4 4 16 16 1; s1.8 M12 4V20M4 12H20
  squares.below.rectangle: s R3 4 18 8.5 1.6; s R3 16 4 4 0.8; s R10 16 4 4 0.8; s R17 16 4 4 0.8
  square.fill.text.grid.1x2: b R3.5 4 6.5 6.5 1.2; b R3.5 13.5 6.5 6.5 1.2; s1.8 M13.5 5.5H20.5M13.5 9H18M13.5 15H20.5M13.5 18.5H18
  square.text.square +F: s/1 R4 4 16 16 3.5; d1.7 M8 9H16M8 12H16M8 15H13
  viewfinder +C: s M3.5 8V5.5A2 2 0 0 1 5.5 3.5H8M16 3.5H18.5A2 2 0 0 1 20.5 5.5V8M20.5 16V18.5A2 2 0 0 1 18.5 20.5H16M8 20.5H5.5A2 2 0 0 1 3.5 18.5V16
  barcode.viewfinder: @viewfinder /1; s1.6 M7.5 8.5V15.5M10 8.5V15.5M13 8.5V15.5M16.5 8.5V15.5
  qrcode.viewfinder: @viewfinder /1; s1.5 R7.5 7.5 3.2 3.2 0.4; s1.5 R13.3 7.5 3.2 3.2 0.4; s1.5 R7.5 13.3 3.2 3.2 0.4; s1.5 M13.5 13.5H14M16.5 14V16.5H14.5
  doc.viewfinder +F: @viewfinder /1; s1.7 R8 7 8 10 1.2
  doc.text.viewfinder: @viewfinder /1; s1.7 R8 7 8 10 1.2; s1.2 M10.2 10H13.8M10.2 12.5H13.8
  person.fill.viewfinder: @viewfinder /1; f O12 9.6 2.3; f M7.6 16.6C7.6 14.3 9.5 13 12 13S16.4 14.3 16.4 16.6z
  plus.viewfinder: @viewfinder /1; s M12 8V16M8 12H16
  camera.viewfinder: @viewfinder /1; s1.6 M7 9.5H9L10 8H14L15 9.5H17V15.5H7z; s1.4 O12 12.4 1.6
  location.viewfinder: @viewfinder /1; f M16.5 7.5 7.5 11.5 11.4 12.6 12.5 16.5z
  qrcode: s R3.5 3.5 6.5 6.5 0.6; s R14 3.5 6.5 6.5 0.6; s R3.5 14 6.5 6.5 0.6; f R5.9 5.9 1.8 1.8 0R16.4 5.9 1.8 1.8 0R5.9 16.4 1.8 1.8 0; s M14 14H15.5M20.5 14V17M14 17.5V20.5M17.5 17.5H18M20.5 20.5H18
  barcode: s M3.5 5V19; s1.2 M6.3 5V19M8.6 5V19; s M11.6 5V19; s1.2 M14.5 5V19; s M17.2 5V19; s1.2 M20.5 5V19
  chart.bar +F: s%1 R3.5 12 4 8.5 1; s%2 R10 7 4 13.5 1; s%3 R16.5 3.5 4 17 1
  chart.bar.xaxis: s M3 20.5H21; b R4.5 12.5 3 4.8 0.6; b R10.5 8.5 3 8.8 0.6; b R16.5 4.5 3 12.8 0.6
  chart.bar.doc.horizontal +F: @DOCPLAIN /1; s1.8 M8 8H13M8 12H16M8 16H11.5
  chart.bar.doc.horizontal.fill: @DOCPLAIN.fill /1; c1.8 M8 8H13M8 12H16M8 16H11.5
  chart.pie +F: s M10.5 5A8 8 0 1 0 18.9 13.5H10.5z; s/1 M14 2.8A8 8 0 0 1 21.2 10H14z
  chart.line.uptrend.xyaxis +C: s/1 M3.5 3.5V20.5H20.5; s M7 15.5 11 11 14 13.5 20 6.5M15.5 6.5H20V11
  chart.line.downtrend.xyaxis: s/1 M3.5 3.5V20.5H20.5; s M7 7.5 11 12 14 9.5 20 16M15.5 16H20V11.5
  chart.line.flattrend.xyaxis: s/1 M3.5 3.5V20.5H20.5; s M7 12H20M17 9 20 12 17 15
  chart.xyaxis.line: s/1 M3.5 3.5V20.5H20.5; s M7 16.5 10.5 9.5 14.5 13 20 5.5
  chart.dots.scatter: s/1 M3.5 3.5V20.5H20.5; f O8 15 1.5O11.5 10 1.5O15 13 1.5O18 6.5 1.5
  waveform.path.ecg +C .rectangle.fill: s M2 12.5H6.5L9 5 13.5 19.5 16 10.5 17.5 12.5H22
  waveform.path.ecg.rectangle: s/1 R2.5 5 19 14 2.5; s1.6 M5 12.5H8L9.8 8.5 12.8 15.5 14.4 11.2 15.2 12.5H19
  waveform.path: s M2 12H5L7.5 4.5 11 19.5 14.5 7.5 17 14.5 18.5 12H22
  gauge: s M4.5 17.5A9 9 0 1 1 19.5 17.5M12 13 16 8.5; f O12 13 1.7
  gauge.medium = gauge
  gauge.high: s/1 M4.5 17.5A9 9 0 1 1 19.5 17.5; s M12 13 17.2 11; f O12 13 1.7
  gauge.low: s/1 M4.5 17.5A9 9 0 1 1 19.5 17.5; s M12 13 6.8 11; f O12 13 1.7
  gauge.open.with.lines.needle.33percent: s/1 M4.5 17.5A9 9 0 1 1 19.5 17.5; s M12 13 8 8.5; f O12 13 1.7
  gauge.with.needle +F: s O12 12 9; d M12 13 16 8.5; a O12 13 1.7
  gauge.with.dots.needle.50percent: s/1 M5.6 18.4A9 9 0 1 1 18.4 18.4; s M12 14V8; f O12 14.5 2
  gauge.with.dots.needle.bottom.50percent .badge.plus .badge.minus = gauge.with.dots.needle.50percent
  gauge.with.dots.needle.67percent: s/1 M5.6 18.4A9 9 0 1 1 18.4 18.4; s M12 14.5 15.6 9.6; f O12 14.5 2
  speedometer: s O12 12 9; s M12 13.5 15.5 8.5; f O12 13.5 1.8; s1.4 M6 12H6.3M17.7 12H18M7.7 7.7 7.9 7.9M12 6V6.2
  slider.horizontal.3: s M3.5 6.5H13M18 6.5H20.5M3.5 12H6M11 12H20.5M3.5 17.5H13M18 17.5H20.5; s O15.5 6.5 2.2; s O8.5 12 2.2; s O15.5 17.5 2.2
  slider.horizontal.2.square: s/1 R4 4 16 16 3.5; s1.6 M7 9.5H10M14 9.5H17M7 14.5H8.5M12.5 14.5H17; s1.6 O12 9.5 1.6; s1.6 O10.5 14.5 1.6
  slider.horizontal.below.rectangle: s R3 4 18 9.5 2; s M3 18.5H11M16 18.5H21; s O13.5 18.5 2.2
  slider.vertical.3: @slider.horizontal.3 r270
  switch.2: s R3 4 18 6.5 3.2; b O7 7.2 1.4; s R3 13.5 18 6.5 3.2; b O17 16.8 1.4
  lightswitch.on +F: s R6.5 3 11 18 2.5; a R10 6.5 4 5.5 1
  lightswitch.off +F: s R6.5 3 11 18 2.5; a R10 12 4 5.5 1
  button.programmable: s O12 12 9; f O12 12 5
  rays: s M12 3V7.5M12 16.5V21M3 12H7.5M16.5 12H21M5.6 5.6 8.8 8.8M15.2 15.2 18.4 18.4M18.4 5.6 15.2 8.8M8.8 15.2 5.6 18.4
  slowmo: s~.1,3.4 O12 12 9; s M12 7.5V12L15 13.8
  timelapse: s~0.1,2.25 O12 12 9; s O12 12 4.5; s M12 7.5V12L15.2 8.8
  livephoto: s~0.1,2.25 O12 12 9; s O12 12 5.2; f O12 12 2.2
  pano +F: s M3 6.5C8.5 8.5 15.5 8.5 21 6.5V17.5C15.5 15.5 8.5 15.5 3 17.5z
  aspectratio +F: s R2.5 5 19 14 2.5; d1.8 M6 12V8.5H9.5M18 12V15.5H14.5
  skew: s M8 5H21L16 19H3z
  flip.horizontal +F: s M9.5 4.5V19.5H3z; s/1 M14.5 4.5V19.5H21z
  align.horizontal.left +F: s M3.5 3.5V20.5; s R7.5 6 12 4 1; s R7.5 14 7 4 1
  align.horizontal.right: @align.horizontal.left m
  align.horizontal.center: s M12 3V5M12 10.5V13.5M12 19V21; s R4.5 5.5 15 4.5 1; s R7.5 14 9 4.5 1
  align.vertical.top: @align.horizontal.left r90
  align.vertical.bottom: @align.horizontal.left r270
  align.vertical.center: @align.horizontal.center r90
  distribute.vertical: s R5 8.5 14 7 1.2; s M3.5 4H20.5M3.5 20H20.5
  distribute.horizontal: @distribute.vertical r90
  checkmark.rectangle.stack +F: @rectangle.stack /1; s1.8 M9.2 15.2 11.2 17.2 15 13
  checkmark.rectangle.stack.fill: @rectangle.stack.fill /1; c1.8 M9.2 15.2 11.2 17.2 15 13
  rectangle.on.rectangle.angled: s M3 9.8 16 7.2A1.6 1.6 0 0 1 17.9 8.5L19.2 15.6A1.6 1.6 0 0 1 17.9 17.4L5.6 19.7A1.6 1.6 0 0 1 3.7 18.4L2.4 11.4A1.6 1.6 0 0 1 3 9.8z; k/1 M7 6.4V5.9A1.6 1.6 0 0 1 8.6 4.3H20.2A1.6 1.6 0 0 1 21.8 5.9V12.6A1.6 1.6 0 0 1 21.2 13.9
  rectangle.fill.on.rectangle.angled.fill: b M3 9.8 16 7.2A1.6 1.6 0 0 1 17.9 8.5L19.2 15.6A1.6 1.6 0 0 1 17.9 17.4L5.6 19.7A1.6 1.6 0 0 1 3.7 18.4L2.4 11.4A1.6 1.6 0 0 1 3 9.8z; b/1 M8.6 2.6H20.2A1.6 1.6 0 0 1 21.8 4.2V12.4L20 5.6 7 3.8z
  rectangle.fill.on.rectangle.fill: @rectangle.on.rectangle.fill
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
  rectangle.landscape.rotate: s R5.5 8.5 13 8 1.8; s1.8 M3 6.5A11 11 0 0 1 12 2.8M9.8 1.2 12.2 2.8 10.4 5M21 17.5A11 11 0 0 1 12 21.2M14.2 22.8 11.8 21.2 13.6 19
  rectangle.portrait.rotate: @rectangle.landscape.rotate r90
  button.horizontal +F: s R2.5 7 19 10 5; d1.8 M8 12H16
  capsule.on.rectangle +F: s/1 R2.5 4.5 19 11 2.2; c5 R6 13 12 6.5 3.2; s R6 13 12 6.5 3.2
  timeline.selection: s/1 M3 7H21M3 17H21; s R8 4.5 8 15 1.6; f O12 12 1.6
  rotate.3d: s U12 12 9 4.2; s U12 12 4.2 9; s1.8 M18.2 3.8 20.6 5.2 19.4 7.6
  cube.box +F = cube
  chart.line.text.clipboard +F: @clipboard /1; s1.7 M8 12.8 10.4 10.4 12.4 12 15.8 8.8; s1.6 M8 16.6H15.8
  chart.line.text.clipboard.fill: @clipboard.fill /1; c1.7 M8 12.8 10.4 10.4 12.4 12 15.8 8.8; c1.6 M8 16.6H15.8
  square.fill.on.square.fill: @square.on.square.fill
  square.filled.on.square: k/1 M8.5 8.5V5.7A2.2 2.2 0 0 1 10.7 3.5H18.3A2.2 2.2 0 0 1 20.5 5.7V13.3A2.2 2.2 0 0 1 18.3 15.5H15.5; b R3.5 8.5 12 12 2.2
  plus.square.fill.on.square.fill: @plus.square.on.square.fill
  plus.square.dashed: @square.dashed /1; s1.9 M12 7.8V16.2M7.8 12H16.2
  viewfinder.rectangular: s M2.5 9V7A2 2 0 0 1 4.5 5H7M17 5H19.5A2 2 0 0 1 21.5 7V9M21.5 15V17A2 2 0 0 1 19.5 19H17M7 19H4.5A2 2 0 0 1 2.5 17V15
  align.horizontal.right.fill: @align.horizontal.left.fill m
  align.vertical.top.fill: @align.horizontal.left.fill r90
  align.vertical.bottom.fill: @align.horizontal.left.fill r270
  cube.transparent.fill: b M12 2.8 20.5 7.2V16.8L12 21.2 3.5 16.8V7.2z; c1.6 M12 20.5V12L4.5 8M12 12 19.5 8; c1.3~1.6,2 M12 3.8V10M5 16 10.2 13.2M19 16 13.8 13.2
  rectangle.arrowtriangle.2.inward: s R8.2 5 7.6 14 1.5; f M1.8 8.2V15.8L6 12zM22.2 8.2V15.8L18 12z
  rectangle.portrait.arrowtriangle.2.outward: s R8.8 3 6.4 18 1.5; f M6.2 8.2V15.8L2 12zM17.8 8.2V15.8L22 12z
  rectangle.portrait.arrowtriangle.2.inward: s R8.8 3 6.4 18 1.5; f M2.2 8.2V15.8L6.4 12zM21.8 8.2V15.8L17.6 12z
  rectangle.inset.filled.and.person.filled: s/1 M21.5 9V7A2.5 2.5 0 0 0 19 4.5H5A2.5 2.5 0 0 0 2.5 7V16A2.5 2.5 0 0 0 5 18.5H11; f R5.6 7.6 8.4 6 .8; f O18 12.8 2.5; f M13.4 21.2C13.4 18.2 15.4 16.5 18 16.5S22.6 18.2 22.6 21.2z
  rectangle.inset.filled.on.rectangle: @rectangle.on.rectangle /1; f R5.2 11.2 8.6 5.6 .7
  rectangle.stack.person.crop +F: @rectangle.stack /1; f O12 13.3 2; f M8 19.6C8 17.4 9.7 16.1 12 16.1S16 17.4 16 19.6z
  rectangle.stack.person.crop.fill: @rectangle.stack.fill /1; x O12 13.2 2; x M8 19.4C8 17.3 9.7 16 12 16S16 17.3 16 19.4z
  square.3.layers.3d.top.filled: b M12 3 21 7.7 12 12.4 3 7.7z; k/1 M3.2 12 12 16.6 20.8 12M3.2 16.3 12 20.9 20.8 16.3
  square.3.layers.3d.middle.filled: k/1 M12 3 21 7.7 12 12.4 3 7.7zM3.2 16.3 12 20.9 20.8 16.3; x M12 14.6 18.4 11 22.8 12 12 17.9 1.2 12 5.6 11z; b1 M12 14.9 19.2 11.3 20.8 12 12 16.6 3.2 12 4.8 11.3z
  square.3.layers.3d.bottom.filled: k/1 M12 3 21 7.7 12 12.4 3 7.7zM3.2 12 12 16.6 20.8 12; b1 M12 19.2 19.2 15.6 20.8 16.3 12 20.9 3.2 16.3 4.8 15.6z
  square.stack.3d.down.forward = square.stack.3d.down.right
  square.stack.3d.forward.dottedline +F: s R3 9 12 12 2; k~.1,2.9/1 M6.5 5.8H16.2A2 2 0 0 1 18.2 7.8V17.5; k~.1,2.9/2 M9.7 2.6H19.4A2 2 0 0 1 21.4 4.6V14.3
  square.grid.3x1.folder.badge.plus: @folder /1; f R6 11.4 3 3 .6R10.5 11.4 3 3 .6R15 11.4 3 3 .6; x O18.2 18.2 6.2; f#green O18.2 18.2 4.8; c1.5 M18.2 15.7V20.7M15.7 18.2H20.7
  square.grid.3x3.middleleft.filled: @square.grid.3x3; f R3.2 10 4 4 1
  square.grid.3x3.middle.filled: @square.grid.3x3; f R10 10 4 4 1
  square.split.bottomrightquarter +F: s R4 4 16 16 3.5; d1.8 M20 12H12V20
  square.arrowtriangle.4.outward: s R8.2 8.2 7.6 7.6 1.4; f M12 1.6 15 5.6H9zM12 22.4 9 18.4H15zM1.6 12 5.6 9V15zM22.4 12 18.4 15V9z
  squares.leading.rectangle +F: s R2.8 4 4 4 .8; s R2.8 10 4 4 .8; s R2.8 16 4 4 .8; s R11 4 10.2 16 1.6
  view.3d: s1.8 M3 6V18M21 6V18; s M7.5 9.6A2 1.9 0 1 1 9.3 12 2.1 2 0 1 1 7.3 14.3M14.5 9V15H15.5A3 3 0 0 0 15.5 9z
  scale.3d: s M9.5 14.5V5.5M9.5 14.5H18.5M9.5 14.5 5 19; b R8.3 2.4 2.4 2.4 .3R19.2 13.3 2.4 2.4 .3R2.4 19.2 2.4 2.4 .3
  lines.measurement.horizontal: s M2.8 7V17M7.4 10V14M12 7V17M16.6 10V14M21.2 7V17
  lines.measurement.vertical: @lines.measurement.horizontal r90
  gauge.with.dots.needle.0percent: s/1 M5.6 18.4A9 9 0 1 1 18.4 18.4; s M12 14.5 6.8 16.8; f O12 14.5 2
  gauge.with.dots.needle.33percent: s/1 M5.6 18.4A9 9 0 1 1 18.4 18.4; s M12 14.5 8.4 9.6; f O12 14.5 2
  gauge.with.dots.needle.100percent: s/1 M5.6 18.4A9 9 0 1 1 18.4 18.4; s M12 14.5 17.2 16.8; f O12 14.5 2
  gauge.with.dots.needle.bottom.0percent = gauge.with.dots.needle.0percent
  gauge.with.dots.needle.bottom.100percent = gauge.with.dots.needle.100percent
  button.angledbottom.horizontal.right +F: s M4.5 6.5H19.5A2 2 0 0 1 21.5 8.5V12.5L16.5 17.5H4.5A2 2 0 0 1 2.5 15.5V8.5A2 2 0 0 1 4.5 6.5z
  button.angledbottom.horizontal.left: @button.angledbottom.horizontal.right m
  button.angledbottom.horizontal.left.fill: @button.angledbottom.horizontal.right.fill m
  """#
