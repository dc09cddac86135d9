/// Documents, folders, trays, letters, clips and books.
let documentSymbols = #"""
  doc +C .badge.plus .badge.gearshape .badge.ellipsis .badge.clock .fill.badge.plus .fill.badge.ellipsis .badge.plus.fill .badge.gearshape.fill .badge.clock.fill .badge.ellipsis.fill: s M6.5 3H13.5L18.5 8V19A2 2 0 0 1 16.5 21H6.5A2 2 0 0 1 4.5 19V5A2 2 0 0 1 6.5 3z; s M13.5 3V8H18.5
  doc.fill: b M6.5 3H13.5L18.5 8V19A2 2 0 0 1 16.5 21H6.5A2 2 0 0 1 4.5 19V5A2 2 0 0 1 6.5 3z; c1.6 M13.2 2.5V8.3H19
  in doc: f M9 7.2H12.4L15.4 10.2V15.6A1.2 1.2 0 0 1 14.2 16.8H9.8A1.2 1.2 0 0 1 8.6 15.6V7.6A.4.4 0 0 1 9 7.2z
  DOCPLAIN +F: s R4.5 3 15 18 2
  doc.plaintext +F: s R4.5 3 15 18 2; d1.8 M8.2 7.5H15.8M8.2 11.2H15.8M8.2 14.9H12.5
  doc.text +F: s/1 M6.5 3H13.5L18.5 8V19A2 2 0 0 1 16.5 21H6.5A2 2 0 0 1 4.5 19V5A2 2 0 0 1 6.5 3z; -s/1 M13.5 3V8H18.5; d1.8 M8 12.5H15M8 16.5H13
  doc.text.image +F: s/1 R4.5 3 15 18 2; d1.8 M8 7.5H16M8 11H13; a M7.5 18 10.5 14 12.5 16.2 14 14.8 16.5 18z
  doc.text.magnifyingglass: s/1 M17 9V7.5L12.5 3H6A2 2 0 0 0 4 5V19A2 2 0 0 0 6 21H10; s1.7/1 M7.5 9H11M7.5 13H9; s O15 15 4; s M18 18 21 21
  doc.richtext +F: s/1 M6.5 3H13.5L18.5 8V19A2 2 0 0 1 16.5 21H6.5A2 2 0 0 1 4.5 19V5A2 2 0 0 1 6.5 3z; -s/1 M13.5 3V8H18.5; d1.6 R8 11.5 7 4 0.5; d1.6 M8 18.2H13
  doc.append +F: s M6.5 3H13.5L18.5 8V19A2 2 0 0 1 16.5 21H6.5A2 2 0 0 1 4.5 19V5A2 2 0 0 1 6.5 3z; d1.6 M8 15H15
  doc.on.doc +C: s R3.5 7.5 12 13.5 2; s/1 M8.5 7.5V5A2 2 0 0 1 10.5 3H18.5A2 2 0 0 1 20.5 5V14.5A2 2 0 0 1 18.5 16.5H15.5
  doc.on.doc.fill: b/1 R8.5 3 12 13.5 2; c5 R3.5 7.5 12 13.5 2; b R3.5 7.5 12 13.5 2
  doc.on.clipboard +F: s/1 M8 4.5H6.5A2 2 0 0 0 4.5 6.5V18.5A2 2 0 0 0 6.5 20.5H10; s/1 R8 2.8 8 3.6 1.2; s/1 M16 4.5H17.5A2 2 0 0 1 19.5 6.5V7.5; s R12.5 10.5 8 11 1.5
  doc.questionmark: @DOCPLAIN /1; @ASK t0,0
  doc.questionmark.fill: @DOCPLAIN.fill /1; @ASKCUT
  doc.zipper: @DOCPLAIN; s~.1,2.6 M12 4V15; s1.6 R10.8 15 2.4 3 0.6
  doc.badge.arrow.up = arrow.up.doc
  doc.circle.fill: b/1 O12 12 9; x M9 7.2H12.4L15.4 10.2V15.6A1.2 1.2 0 0 1 14.2 16.8H9.8A1.2 1.2 0 0 1 8.6 15.6V7.6A.4.4 0 0 1 9 7.2z
  clipboard +F: s M8 4.5H6.5A2 2 0 0 0 4.5 6.5V18.5A2 2 0 0 0 6.5 20.5H17.5A2 2 0 0 0 19.5 18.5V6.5A2 2 0 0 0 17.5 4.5H16; s R8 2.8 8 3.6 1.2
  clipboard.fill: b M6.5 4.5H17.5A2 2 0 0 1 19.5 6.5V18.5A2 2 0 0 1 17.5 20.5H6.5A2 2 0 0 1 4.5 18.5V6.5A2 2 0 0 1 6.5 4.5z; c5 R8.4 2.8 7.2 3 1; b R8.4 2.8 7.2 2.6 1
  note: s M6 4H18A2 2 0 0 1 20 6V14L14 20H6A2 2 0 0 1 4 18V6A2 2 0 0 1 6 4zM14 20V16A2 2 0 0 1 16 14H20
  note.text .badge.plus: s/1 R4 4 16 16 2.5; s1.8 M8 9H16M8 12.5H16M8 16H12.5
  newspaper +C: s M3 5H17V18A2 2 0 0 0 19 20 2 2 0 0 0 21 18V8.5H17M3 5V18A2 2 0 0 0 5 20H19; s1.8 M6.5 8.5H13.5V12.5H6.5zM6.5 16H13.5
  newspaper.fill: b M3 5H17V20H5A2 2 0 0 1 3 18z; s M17 8.5H21V18A2 2 0 0 1 19 20H17; c1.7 M6.5 8.5H13.5V12.5H6.5zM6.5 16.2H13.5
  folder +F +C .badge.plus .badge.minus .badge.gearshape .badge.person.crop .badge.questionmark .fill.badge.plus .fill.badge.minus .fill.badge.gearshape .fill.badge.person.crop .badge.gear: s M3 18V6.5A2 2 0 0 1 5 4.5H9L11.5 7H19A2 2 0 0 1 21 9V18A2 2 0 0 1 19 20H5A2 2 0 0 1 3 18z
  tray +F +C: s M3 13 6 5.5A1.6 1.6 0 0 1 7.5 4.5H16.5A1.6 1.6 0 0 1 18 5.5L21 13V17.5A2 2 0 0 1 19 19.5H5A2 2 0 0 1 3 17.5z; d1.8 M3.5 13H8.5A3.5 3.5 0 0 0 15.5 13H20.5
  tray.full +F: s M3 13.5 5.5 8.5M21 13.5 18.5 8.5M3 13.5H8.5A3.5 3.5 0 0 0 15.5 13.5H21V18A2 2 0 0 1 19 20H5A2 2 0 0 1 3 18z; s1.8/1 M7.5 9.5H16.5M8.5 6H15.5
  tray.2 +F: s M3 14.5 5.5 9H18.5L21 14.5V18.5A2 2 0 0 1 19 20.5H5A2 2 0 0 1 3 18.5z; d1.7 M3.5 14.5H8.7A3.3 3.3 0 0 0 15.3 14.5H20.5; s/1 M6 5.5H18
  archivebox +C: s/1 R2.8 4 18.4 4.5 1.2; s M4.5 8.5V18A2 2 0 0 0 6.5 20H17.5A2 2 0 0 0 19.5 18V8.5; s M10 12.5H14
  archivebox.fill: b/1 R2.8 4 18.4 3.2 1.2; b M4.5 11H19.5V18A2 2 0 0 1 17.5 20H6.5A2 2 0 0 1 4.5 18z; c1.8 M10 13.8H14
  xmark.square.stack: @square.stack /1; s1.8 M9.8 12.8 14.2 17.2M14.2 12.8 9.8 17.2
  envelope +C .badge .badge.person.crop: s R2.5 5 19 14 2.5; s M3.2 7.2 12 13.4 20.8 7.2
  envelope.fill: b R2.5 5 19 14 2.5; c1.7 M1.8 7 12 14 22.2 7
  in envelope: s1.5 R6.6 8.4 10.8 7.6 1.3; s1.4 M7.2 9.6 12 12.9 16.8 9.6
  envelope.circle.fill: b/1 O12 12 9; x R6.2 8 11.6 8.2 1.6; s1.3 M6.8 9.4 12 12.9 17.2 9.4
  envelope.badge.fill: @envelope.fill /1; x O18.6 5.6 5; f#red O18.6 5.6 3.6
  envelope.open: s M2.5 10 12 3.5 21.5 10V18.5A2 2 0 0 1 19.5 20.5H4.5A2 2 0 0 1 2.5 18.5z; s M3 10.8 12 16 21 10.8
  envelope.open.fill: b M2.5 10 12 3.5 21.5 10V18.5A2 2 0 0 1 19.5 20.5H4.5A2 2 0 0 1 2.5 18.5z; c1.7 M2 10.5 12 16.2 22 10.5
  mail = envelope
  mail.stack: s R2.5 8.5 19 12 2.2; s M3.5 10.5 12 16 20.5 10.5; s/1 M5 4.5H19
  mail.stack.fill: b R2.5 8.5 19 12 2.2; c1.7 M2 10.2 12 16.4 22 10.2; s/1 M5 4.5H19
  paperplane +F +C: s M21 3.2 2.8 10.2 10 13.6 13.6 21z; d1.8 M21 3.2 10 13.6
  in paperplane: f M17.4 6.8 6.4 11.1 10.5 13.2 12.8 17.6z
  paperclip +C .badge.ellipsis: s M19.5 11 11.5 19A4.7 4.7 0 0 1 4.9 12.4L13.3 4A3.1 3.1 0 0 1 17.7 8.4L9.5 16.6A1.55 1.55 0 0 1 7.3 14.4L14.8 6.9
  link +C .badge.plus: s M10 14A4.3 4.3 0 0 0 16.1 14.2L19.2 11.1A4.3 4.3 0 0 0 13.1 5L11.6 6.5M14 10A4.3 4.3 0 0 0 7.9 9.8L4.8 12.9A4.3 4.3 0 0 0 10.9 19L12.4 17.5
  personalhotspot +C: s M10 14A4.3 4.3 0 0 0 16.1 14.2L18.2 12.1A4.3 4.3 0 0 0 12.1 6M14 10A4.3 4.3 0 0 0 7.9 9.8L5.8 11.9A4.3 4.3 0 0 0 11.9 18
  tag +C +S .slash.fill: s M12.2 3.5H19A1.5 1.5 0 0 1 20.5 5V11.8L12.3 20A1.7 1.7 0 0 1 9.9 20L4 14.1A1.7 1.7 0 0 1 4 11.7z; s O16 8 1.1
  tag.fill: b M12.2 3.5H19A1.5 1.5 0 0 1 20.5 5V11.8L12.3 20A1.7 1.7 0 0 1 9.9 20L4 14.1A1.7 1.7 0 0 1 4 11.7z; x O16.4 7.6 1.6
  bookmark +F +C +Q +SF: s M7 3.5H17A1.5 1.5 0 0 1 18.5 5V20.5L12 15.8 5.5 20.5V5A1.5 1.5 0 0 1 7 3.5z
  in bookmark: f M9.6 7.2H14.4A.8.8 0 0 1 15.2 8V16.8L12 14.4 8.8 16.8V8A.8.8 0 0 1 9.6 7.2z
  book +C: s M12 6.5C9.5 4.5 6 4.3 2.8 5V18.5C6 17.8 9.5 18 12 20 14.5 18 18 17.8 21.2 18.5V5C18 4.3 14.5 4.5 12 6.5zM12 6.5V20
  book.fill: b M12 6.5C9.5 4.5 6 4.3 2.8 5V18.5C6 17.8 9.5 18 12 20 14.5 18 18 17.8 21.2 18.5V5C18 4.3 14.5 4.5 12 6.5z; c1.6 M12 5.5V21
  book.pages = book
  book.closed +F +C: s M7.5 3H19V17H7.5A2.2 2.2 0 0 0 5 19.2V5.5A2.5 2.5 0 0 1 7.5 3zM5 19.2A2 2 0 0 0 7 21H19V17
  book.closed.fill: b M7.5 3H19V15.8H7.5A4 4 0 0 0 5 16.6V5.5A2.5 2.5 0 0 1 7.5 3z; s M5 17V19A2 2 0 0 0 7 21H19V15.8
  books.vertical +F +C: s R3.5 4 4 16.5 1; s/1 R9 4 4 16.5 1; s M14.5 5.3 18 4.3 21.5 19.2 18 20.2z
  magazine +F: s R5 3 14 18 1.5; d1.6 M8.5 7H15.5M8.5 10.5H13
  menucard +F: s R5 3 14 18 1.5; d1.6 M8.5 8H15.5M8.5 12H15.5M8.5 16H13
  scroll +F: s M7 3.5H18A2 2 0 0 1 20 5.5V7.5H16.5V18.5A2.2 2.2 0 0 1 14.3 20.7H5A2.2 2.2 0 0 1 2.8 18.5V17H12.2V18.5A2.2 2.2 0 0 0 14.3 20.7M16.5 7.5V5.5A2 2 0 0 1 18.5 3.5M5 17V5.5A2 2 0 0 1 7 3.5
  scroll.fill: b M7 3.5H16.5A2 2 0 0 0 16 5.5V18.2A2.2 2.2 0 0 1 12 18.2V17H5V5.5A2 2 0 0 1 7 3.5z; s M2.8 17V18.5A2.2 2.2 0 0 0 5 20.7H14M16.5 7.5H20V5.5A2 2 0 0 0 18 3.5H16
  calendar +C .badge.plus .badge.minus .badge.clock .badge.exclamationmark .badge.checkmark: s/1 R3.5 5 17 15.5 2.5; s/1 M3.5 10H20.5M8 2.8V6.5M16 2.8V6.5; f O8 13.5 1.1O12 13.5 1.1O16 13.5 1.1O8 17 1.1O12 17 1.1
  in calendar: s1.5 R7.4 8 9.2 8.4 1.4; s1.4 M7.4 11H16.6M9.8 6.6V8.6M14.2 6.6V8.6
  calendar.day.timeline.left: s R4 4 16 16 2.5; s1.7 M4 9H20M9 9V20
  calendar.circle.fill: b/1 O12 12 9; x R7 7.6 10 9 1.4; s1.2 M7.4 10.8H16.6
  trash +C +SF: s M3.5 6H20.5M9 6V4.3A1.3 1.3 0 0 1 10.3 3H13.7A1.3 1.3 0 0 1 15 4.3V6; s M5.5 6 6.4 19.2A2 2 0 0 0 8.4 21H15.6A2 2 0 0 0 17.6 19.2L18.5 6; s1.8/1 M10 10.5V16.5M14 10.5V16.5
  trash.fill: s M3.5 5.8H20.5M9 5.8V4.3A1.3 1.3 0 0 1 10.3 3H13.7A1.3 1.3 0 0 1 15 4.3V5.8; b M5.8 9.2H18.2L17.5 19.2A2 2 0 0 1 15.6 21H8.4A2 2 0 0 1 6.5 19.2z; c1.6 M10 11.8V17.5M14 11.8V17.5
  in trash: s1.5 M7.4 9.2H16.6M10.3 9.2V8.2A.9.9 0 0 1 11.2 7.3H12.8A.9.9 0 0 1 13.7 8.2V9.2M8.4 9.2 8.9 15.8A1.1 1.1 0 0 0 10 16.8H14A1.1 1.1 0 0 0 15.1 15.8L15.6 9.2
  trash.square +F: s/1 R4 4 16 16 3.5; d1.5 M7.4 9.2H16.6M10.3 9.2V8.2A.9.9 0 0 1 11.2 7.3H12.8A.9.9 0 0 1 13.7 8.2V9.2M8.4 9.2 8.9 15.8A1.1 1.1 0 0 0 10 16.8H14A1.1 1.1 0 0 0 15.1 15.8L15.6 9.2
  TRASHCAN +F: s M4 6H20L18.4 19.2A2 2 0 0 1 16.4 21H7.6A2 2 0 0 1 5.6 19.2z; k M2.8 6H21.2
  printer +F: s/1 M7 8V3.5H17V8; s M7 17H5A2 2 0 0 1 3 15V10A2 2 0 0 1 5 8H19A2 2 0 0 1 21 10V15A2 2 0 0 1 19 17H17; s/1 R7 13.5 10 7 1
  printer.dotmatrix = printer
  printer.fill: s/1 M7 5.6V3.5H17V5.6; b M5 9H19A2 2 0 0 1 21 11V15A2 2 0 0 1 19 17H5A2 2 0 0 1 3 15V11A2 2 0 0 1 5 9z; c5 R7.5 14 9 6 0.6; b/1 R8 15 8 5.5 0.6
  scanner +F: s R2.5 13 19 6.5 2; s M4 12 18.5 4.5; f O18 16.2 1.1
  scanner.fill: b R2.5 13 19 6.5 2; s M4 10 18.5 3.5; x O18 16.2 1.2
  externaldrive +F .badge.plus .badge.minus .badge.checkmark .badge.xmark .badge.wifi .badge.exclamationmark .badge.person.crop .badge.questionmark .trianglebadge.exclamationmark .fill.badge.plus .fill.badge.minus .fill.badge.checkmark .fill.badge.xmark .fill.badge.wifi .fill.badge.exclamationmark .fill.badge.person.crop .fill.badge.questionmark .fill.trianglebadge.exclamationmark: s R2.5 6.5 19 11 2.5; d1.8 M6 14H12; a O17.5 14 1.2
  externaldrive.connected.to.line.below: s R2.5 4 19 9 2.2; s M12 13V19M3 19.5H21; f O17.5 9.8 1.1
  internaldrive +F: s R5 3 14 18 2.5; d1.8 M5 15.5H19; a O15.5 18.3 1
  opticaldiscdrive +F: s R2.5 6.5 19 11 2.5; d1.8 M6 12H18
  opticaldisc +F: s O12 12 9; d O12 12 2.4
  server.rack: s R3 3.5 18 7 1.8; s R3 13.5 18 7 1.8; s1.7 M7 7H12M7 17H12; f O17 7 1.1O17 17 1.1
  xserve = server.rack
  arrow.up.bin +F: @TRASHCAN /1; s1.8 M12 17.2V10.8M9.2 13.4 12 10.6 14.8 13.4
  arrow.up.bin.fill: @TRASHCAN.fill /1; c1.8 M12 17.2V10.8M9.2 13.4 12 10.6 14.8 13.4
  arrow.up.trash: @trash k.8 t-2.2,2.2; s M19.8 11.5V4M16.9 6.7 19.8 3.8 22.7 6.7
  arrow.forward.folder: @folder; s1.8 M8 13.5H15.5M12.8 10.8 15.6 13.5 12.8 16.2
  arrow.forward.folder.fill: @folder.fill; c1.8 M8 13.5H15.5M12.8 10.8 15.6 13.5 12.8 16.2
  plus.rectangle.on.folder.fill: @folder.fill; c1.8 M12 10.5V16.5M9 13.5H15
  calendar.day.timeline.leading: s R4 4 16 16 2.5; s1.7 M4 9H20M9 9V20
  calendar.day.timeline.trailing: @calendar.day.timeline.leading m
  shippingbox.and.arrow.backward: @shippingbox k.9 t-1.5,-1; x R11.8 12.8 12.5 9.4 2; s M21.8 17.5H14.8M17.5 14.8 14.8 17.5 17.5 20.2
  shippingbox.and.arrow.backward.fill: @shippingbox.fill k.9 t-1.5,-1; x R11.8 12.8 12.5 9.4 2; s M21.8 17.5H14.8M17.5 14.8 14.8 17.5 17.5 20.2
  applescript: s M7.5 3H18A2 2 0 0 1 20 5V7.5H16.5V18.5A2.5 2.5 0 0 1 14 21H5A2 2 0 0 1 3 19V17H12V18.5A2.5 2.5 0 0 0 14 21M16.5 7.5V5A2 2 0 0 1 18.5 3M5.5 17V5A2 2 0 0 1 7.5 3; s1.6 M8.5 8H13.5M8.5 12H13.5
  applescript.fill: @scroll.fill; c1.6 M8.5 8H13.5M8.5 12H13.5
  envelope.front +F: s R2.5 5 19 14 2.5; d1.6 M6 15.2H11M6 11.8H9; d1.6 R15.4 8 3.2 3.8 .4
  doc.text.below.ecg +F: s1.8 M2 6.4H7.6L9.4 2.8 12 9 13.8 4.8 14.6 6.4H22; s/1 M18.5 10.5V19.5A2 2 0 0 1 16.5 21.5H7.5A2 2 0 0 1 5.5 19.5V10.5; s1.6/1 M8.8 14H15.2M8.8 17.6H13
  doc.text.below.ecg.fill: s1.8 M2 6.4H7.6L9.4 2.8 12 9 13.8 4.8 14.6 6.4H22; b/1 M6.5 11.4H17.5V19.5A1 1 0 0 1 16.5 20.5H7.5A1 1 0 0 1 6.5 19.5z; c1.6 M8.8 14.2H15.2M8.8 17.6H13
  """#
