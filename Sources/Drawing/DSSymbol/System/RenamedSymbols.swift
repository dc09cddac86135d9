/// Names that SF Symbols 6 and 7 gave: documents and pages, arrows that end in a triangle, and areas inside of shapes;
/// and names that were given up before.
let renamedSymbols = #"""
  document = doc
  document.on.document = doc.on.doc
  document.on.clipboard = doc.on.clipboard
  document.on.trash: @trash k.8 t2.4,2.6; s M3 15V5A2 2 0 0 1 5 3H11.5L14 5.4
  document.viewfinder = doc.viewfinder
  document.badge.arrow.up = arrow.up.doc
  arrow.up.document = arrow.up.doc
  arrow.down.document = arrow.down.doc
  lock.document = lock.doc
  append.page = doc.append
  richtext.page = doc.richtext
  text.rectangle.page = doc.richtext
  text.document = doc.text
  text.page.badge.magnifyingglass = doc.text.magnifyingglass
  text.page.slash: @text.page; c5 M3.5 3.5 20.5 20.5; s M3.5 3.5 20.5 20.5
  text.page.slash.fill: @text.page.fill; c5 M3.5 3.5 20.5 20.5; s M3.5 3.5 20.5 20.5
  zipper.page = doc.zipper
  questionmark.text.page = doc.questionmark
  chart.bar.horizontal.page = chart.bar.doc.horizontal
  exclamationmark.triangle.text.page: @DOCPLAIN /1; s1.5 M12 5.6 15.6 12H8.4z; s1.3 M12 7.8V9.4; f O12 10.8 .7; s1.6/1 M8.2 15.4H15.8M8.2 18.2H13
  info.circle.text.page: @DOCPLAIN /1; s1.5 O12 9 3.4; s1.3 M12 9V10.8; f O12 7.4 .7; s1.6/1 M8.2 15.4H15.8M8.2 18.2H13
  checkmark.seal.text.page: @DOCPLAIN /1; s1.5 O12 9 3.4; s1.3 M10.6 9.1 11.6 10.1 13.5 8; s1.6/1 M8.2 15.4H15.8M8.2 18.2H13
  arrow.right.page.on.clipboard: @clipboard /1; s1.8 M8.5 13H15.5M12.8 10.2 15.6 13 12.8 15.8
  arrow.up.page.on.clipboard: @clipboard /1; s1.8 M12 16.5V9.8M9.2 12.4 12 9.6 14.8 12.4
  TURNED: s M18.5 8.75A7.5 7.5 0 1 1 11.6 5.01; b.6 M11.8 2 17 5 11.8 8z
  arrow.trianglehead.clockwise: @TURNED
  arrow.trianglehead.counterclockwise: @TURNED m
  arrow.trianglehead.clockwise.rotate.90: @TURNED r90
  arrow.trianglehead.counterclockwise.rotate.90: @TURNED r90 m
  5.arrow.trianglehead.clockwise: @TURNED /1; @N5 k.72 t0,.5
  10.arrow.trianglehead.clockwise: @TURNED /1; @N10 k.72 t0,.5
  15.arrow.trianglehead.clockwise: @TURNED /1; @N15 k.72 t0,.5
  30.arrow.trianglehead.clockwise: @TURNED /1; @N30 k.72 t0,.5
  45.arrow.trianglehead.clockwise: @TURNED /1; @N45 k.72 t0,.5
  60.arrow.trianglehead.clockwise: @TURNED /1; @N60 k.72 t0,.5
  75.arrow.trianglehead.clockwise: @TURNED /1; @N7 k.58 t-2.1,.5; @N5 k.58 t2.1,.5
  90.arrow.trianglehead.clockwise: @TURNED /1; @N9 k.58 t-2.1,.5; @N0 k.58 t2.1,.5
  checkmark.arrow.trianglehead.clockwise: @TURNED /1; s1.8 M9.2 12.8 11.2 14.8 14.8 10.2
  plus.arrow.trianglehead.clockwise: @TURNED /1; s1.8 M12 9.4V15.6M8.9 12.5H15.1
  minus.arrow.trianglehead.clockwise: @TURNED /1; s1.8 M8.9 12.5H15.1
  5.arrow.trianglehead.counterclockwise: @TURNED m /1; @N5 k.72 t0,.5
  10.arrow.trianglehead.counterclockwise: @TURNED m /1; @N10 k.72 t0,.5
  15.arrow.trianglehead.counterclockwise: @TURNED m /1; @N15 k.72 t0,.5
  30.arrow.trianglehead.counterclockwise: @TURNED m /1; @N30 k.72 t0,.5
  45.arrow.trianglehead.counterclockwise: @TURNED m /1; @N45 k.72 t0,.5
  60.arrow.trianglehead.counterclockwise: @TURNED m /1; @N60 k.72 t0,.5
  75.arrow.trianglehead.counterclockwise: @TURNED m /1; @N7 k.58 t-2.1,.5; @N5 k.58 t2.1,.5
  90.arrow.trianglehead.counterclockwise: @TURNED m /1; @N9 k.58 t-2.1,.5; @N0 k.58 t2.1,.5
  checkmark.arrow.trianglehead.counterclockwise: @TURNED m /1; s1.8 M9.2 12.8 11.2 14.8 14.8 10.2
  plus.arrow.trianglehead.counterclockwise: @TURNED m /1; s1.8 M12 9.4V15.6M8.9 12.5H15.1
  minus.arrow.trianglehead.counterclockwise: @TURNED m /1; s1.8 M8.9 12.5H15.1
  exclamationmark.arrow.trianglehead.counterclockwise.rotate.90: @TURNED r90 m /1; s1.9 M12 8.5V12.5; f O12 15.5 1.2
  dollarsign.arrow.trianglehead.counterclockwise.rotate.90: @TURNED r90 m /1; @CASH k.8
  eurosign.arrow.trianglehead.counterclockwise.rotate.90: @TURNED r90 m /1; @eurosign k.42
  sterlingsign.arrow.trianglehead.counterclockwise.rotate.90: @TURNED r90 m /1; @sterlingsign k.42
  yensign.arrow.trianglehead.counterclockwise.rotate.90: @TURNED r90 m /1; @yensign k.42
  centsign.arrow.trianglehead.counterclockwise.rotate.90: @TURNED r90 m /1; @centsign k.42
  bitcoinsign.arrow.trianglehead.counterclockwise.rotate.90: @TURNED r90 m /1; @bitcoinsign k.42
  francsign.arrow.trianglehead.counterclockwise.rotate.90: @TURNED r90 m /1; @francsign k.42
  indianrupeesign.arrow.trianglehead.counterclockwise.rotate.90: @TURNED r90 m /1; @indianrupeesign k.42
  pesosign.arrow.trianglehead.counterclockwise.rotate.90: @TURNED r90 m /1; @pesosign k.42
  rublesign.arrow.trianglehead.counterclockwise.rotate.90: @TURNED r90 m /1; @rublesign k.42
  wonsign.arrow.trianglehead.counterclockwise.rotate.90: @TURNED r90 m /1; @wonsign k.42
  arrow.trianglehead.clockwise.heart: @TURNED /1; @heart.fill k.36 t0,.6
  arrow.trianglehead.clockwise.icloud: @icloud /1; @TURNED k.44 t0,2
  arrow.trianglehead.counterclockwise.icloud: @icloud /1; @TURNED m k.44 t0,2
  leaf.arrow.trianglehead.clockwise: @TURNED /1; @leaf.fill k.4 t0,.5
  music.note.arrow.trianglehead.clockwise: @TURNED /1; @music.note k.42 t0,.5
  clock.arrow.trianglehead.counterclockwise.rotate.90 = clock.arrow.circlepath
  clock.arrow.trianglehead.2.counterclockwise.rotate.90 = clock.arrow.2.circlepath
  HALFTURN: s M4.7 10.6A7.5 7.5 0 0 1 18.2 7.9; b.6 M21.3 6.2 19.9 12 15.5 8.4z
  arrow.trianglehead.2.clockwise.rotate.90 +C: @HALFTURN; @HALFTURN r180
  arrow.trianglehead.2.counterclockwise.rotate.90: @arrow.trianglehead.2.clockwise.rotate.90 m
  arrow.trianglehead.2.clockwise: @arrow.trianglehead.2.clockwise.rotate.90 r270
  arrow.trianglehead.2.counterclockwise: @arrow.trianglehead.2.clockwise m
  arrow.trianglehead.2.clockwise.rotate.90.icloud: @icloud /1; @arrow.trianglehead.2.clockwise.rotate.90 k.42 t0,2
  arrow.trianglehead.2.clockwise.rotate.90.camera = arrow.triangle.2.circlepath.camera
  arrow.trianglehead.2.clockwise.rotate.90.page.on.clipboard: @clipboard /1; @arrow.trianglehead.2.clockwise.rotate.90 k.46 t0,1.2
  gearshape.arrow.trianglehead.2.clockwise.rotate.90: @arrow.trianglehead.2.clockwise.rotate.90 k1.1 /1; @gearshape k.42
  creditcard.arrow.trianglehead.2.clockwise.rotate.90: @arrow.trianglehead.2.clockwise.rotate.90 k1.15 /1; @creditcard.fill k.42
  exclamationmark.arrow.trianglehead.2.clockwise.rotate.90: @arrow.trianglehead.2.clockwise.rotate.90 /1; s1.9 M12 8.5V12.5; f O12 15.5 1.2
  slider.horizontal.2.arrow.trianglehead.counterclockwise: s1.8 M3 8.5H8M12 8.5H20.5M3 15.5H13M17 15.5H20.5; s1.8 O10 8.5 2; s1.8 O15 15.5 2; s M6.5 3.5A8 8 0 0 1 17 3.5; b.6 M8.6 5.6 4.2 5.4 6.4 1.4z
  slider.horizontal.2.gobackward = slider.horizontal.2.arrow.trianglehead.counterclockwise
  arrow.trianglehead.branch: s M8 20.5V6.5M8 16C8 12 16 12.5 16 8.5V6.5; b.6 M5.2 7.4 8 3 10.8 7.4zM13.2 7.4 16 3 18.8 7.4z
  arrow.trianglehead.merge: s M12 20V6.5M12 15C12 11.5 5.5 12 5.5 7M12 15C12 11.5 18.5 12 18.5 7; b.6 M9.2 7.2 12 2.8 14.8 7.2z
  arrow.trianglehead.pull: s M6 19.5V9M6 15C6 11.5 15 12.5 15 9; s O6 6 2.4; b.6 M12.2 8.6 15 4.2 17.8 8.6z
  arrow.trianglehead.swap: s M7 20V17C7 12 17 12 17 7V6.5M17 20V17C17 12 7 12 7 7V6.5; b.6 M4.2 7.4 7 3 9.8 7.4zM14.2 7.4 17 3 19.8 7.4z
  arrow.trianglehead.turn.up.right +C +D: s M7 19.5V12.5A3 3 0 0 1 10 9.5H15.5; b.6 M14.8 6.4 19.8 9.5 14.8 12.6z
  arrow.triangle.turn.up.right = arrow.trianglehead.turn.up.right
  arrow.trianglehead.rectanglepath: s M8 5.5H18.5A2 2 0 0 1 20.5 7.5V12M16 18.5H5.5A2 2 0 0 1 3.5 16.5V12; b.6 M9.4 2.6 4.4 5.5 9.4 8.4zM14.6 15.6 19.6 18.5 14.6 21.4z
  arrow.trianglehead.topright.capsulepath.clockwise: s M20.5 14A6 6 0 0 1 14.5 18H9.5A6 6 0 0 1 9.5 6H14.5; b.6 M13.8 2.8 18.8 6 13.8 9.2z
  arrow.trianglehead.bottomleft.capsulepath.clockwise: @arrow.trianglehead.topright.capsulepath.clockwise r180
  arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right = flip.horizontal
  arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down: @flip.horizontal r90
  person.2.arrow.trianglehead.counterclockwise: @person.2 k.5 t0,1.2; @TURNED m /1
  envelope.and.arrow.trianglehead.branch: @envelope k.72 t-3,3; s1.7 M17 13.5V6M17 10.5C17 8.5 21 8.8 21 6; b.5 M15 5.6 17 2.4 19 5.6zM19.4 5.6 21 3 22.6 5.6z
  line.diagonal.trianglehead.up.right: s M5 19 15 9; b.6 M12 5.2H18.8V12z
  inset.filled.center.rectangle = rectangle.center.inset.filled
  inset.filled.tophalf.rectangle = rectangle.tophalf.inset.filled
  inset.filled.lefthalf.rectangle = rectangle.lefthalf.inset.filled
  inset.filled.leadinghalf.rectangle = rectangle.lefthalf.inset.filled
  inset.filled.righthalf.rectangle = rectangle.righthalf.inset.filled
  inset.filled.trailinghalf.rectangle = rectangle.righthalf.inset.filled
  inset.filled.bottomthird.rectangle = rectangle.bottomthird.inset.filled
  inset.filled.topthird.rectangle = rectangle.topthird.inset.filled
  inset.filled.rectangle = rectangle.inset.filled
  inset.filled.square = square.inset.filled
  inset.filled.square.dashed = square.dashed.inset.filled
  inset.filled.circle = circle.inset.filled
  inset.filled.circle.dashed = circle.dashed.inset.filled
  inset.filled.capsule = capsule.inset.filled
  inset.filled.bottomhalf.rectangle.portrait: s/1 R5 2.5 14 19 2.5; f R7.8 12.2 8.4 6.5 .8
  gearshape.arrow.triangle.2.circlepath = gearshape.arrow.trianglehead.2.clockwise.rotate.90
  envelope.arrow.triangle.branch = envelope.and.arrow.trianglehead.branch
  inset.filled.topleft.topright.bottomleft.bottomright.rectangle: s/1 R2.5 4.5 19 15 2.5; f R5.3 7.3 5.9 4 .8R12.8 7.3 5.9 4 .8R5.3 12.7 5.9 4 .8R12.8 12.7 5.9 4 .8
  rectangle.bottomthird.inset.fill = rectangle.bottomthird.inset.filled
  rectangle.inset.fill = rectangle.inset.filled
  rectangle.dock = dock.rectangle
  star.leadinghalf.fill = star.leadinghalf.filled
  circle.lefthalf.fill = circle.lefthalf.filled
  circle.righthalf.fill = circle.righthalf.filled
  person.crop.circle.badge.exclam: @person.crop.circle.badge.exclamationmark
  """#
