/// Lists, lines of text, and how letters are set.
let textSymbols = #"""
  line.3.horizontal +C: s M4 6.5 20 6.5; s M4 12 20 12; s M4 17.5 20 17.5
  in line.3.horizontal: s1.8 M7.6 9H16.4; s1.8 M7.6 12H16.4; s1.8 M7.6 15H16.4
  line.horizontal.3 +C = line.3.horizontal
  line.3.horizontal.decrease +C: s M4 6.5 20 6.5; s M7 12 17 12; s M10 17.5 14 17.5
  in line.3.horizontal.decrease: s1.8 M7.6 9H16.4; s1.8 M9.2 12H14.8; s1.8 M10.8 15H13.2
  line.horizontal.3.decrease +C = line.3.horizontal.decrease
  line.2.horizontal.decrease.circle: s/1 O12 12 9; s1.8 M7.6 10.4H16.4M9.8 13.8H14.2
  line.3.horizontal.button.angledtop.vertical.right: s M4 6.5H20M4 12H14M4 17.5H20
  line.diagonal: s M5 19 19 5
  line.diagonal.arrow: s M5 19 19 5M11 5H19V13
  lineweight: f R3.5 4.5 17 1.6 0.8; f R3.5 9.5 17 3 1; f R3.5 15.5 17 4.5 1
  list.bullet +C: s M9 6.5H20.5M9 12H20.5M9 17.5H20.5; f/1 O4.7 6.5 1.6; f/1 O4.7 12 1.6; f/1 O4.7 17.5 1.6
  in list.bullet: s1.6 M10.6 9H16.8M10.6 12H16.8M10.6 15H16.8; f O7.8 9 1O7.8 12 1O7.8 15 1
  list.dash: s M9 6.5H20.5M9 12H20.5M9 17.5H20.5M3.5 6.5H5M3.5 12H5M3.5 17.5H5
  list.triangle: s M9 6.5H20.5M9 12H20.5M9 17.5H20.5; f/1 M3.2 4.5 6.4 6.5 3.2 8.5zM3.2 10 6.4 12 3.2 14zM3.2 15.5 6.4 17.5 3.2 19.5z
  list.star: s M9 6.5H20.5M9 12H20.5M9 17.5H20.5; f O4.7 12 1.6; f O4.7 17.5 1.6; f M4.7 3.6 5.5 5.5 7.5 5.7 6 7 6.5 9 4.7 8 2.9 9 3.4 7 1.9 5.7 3.9 5.5z
  list.number: s M9.5 6.5H20.5M9.5 12H20.5M9.5 17.5H20.5; s1.3/1 M3.8 5.3 5 4.5V8M3.7 10.8A1.1 1.1 0 1 1 5.4 11.9L3.7 13.7H5.9M3.7 16H5.7L4.6 17.3A1.1 1.1 0 1 1 3.6 18.9
  list.bullet.indent: s M7.5 6H20.5M12 12H20.5M12 18H20.5; f/1 O3.7 6 1.6O8.2 12 1.6O8.2 18 1.6
  list.bullet.rectangle +F: s/1 R2.5 5 19 14 2.5; d1.7 M10 9.5H18M10 14.5H18; a O6.8 9.5 1.2O6.8 14.5 1.2
  list.bullet.rectangle.portrait +F: s/1 R5 2.5 14 19 2.5; d1.7 M11.3 7.5H15.5M11.3 12H15.5M11.3 16.5H15.5; a O8.5 7.5 1.1O8.5 12 1.1O8.5 16.5 1.1
  list.dash.header.rectangle: s/1 R2.5 4.5 19 15 2.5; s/1 M2.5 9H21.5; s1.7 M6 12.5H7M10 12.5H18M6 16H7M10 16H18
  list.clipboard +F: @clipboard /1; s1.7 M11 11.2H15.5M11 15.8H15.5; f O8.4 11.2 1.1O8.4 15.8 1.1
  list.clipboard.fill: @clipboard.fill /1; c1.7 M11 11.2H15.5M11 15.8H15.5; x O8.4 11.2 1.1O8.4 15.8 1.1
  list.and.film: s M3.5 6H10.5M3.5 11H10.5M3.5 16H10.5; s R13.5 4.5 7.5 15 1.5; s1.4 M16 4.5V19.5M18.5 4.5V19.5
  checklist: s/1 M12 6.5H20.5M12 12H20.5M12 17.5H20.5; s1.8 M3.5 6.2 5 7.7 8 4.5M3.5 11.7 5 13.2 8 10M3.5 17.2 5 18.7 8 15.5
  checklist.checked = checklist
  checklist.unchecked: s/1 M12 6.5H20.5M12 12H20.5M12 17.5H20.5; s1.5 O5.5 6.3 1.9O5.5 12 1.9O5.5 17.7 1.9
  text.alignleft: s M4 5.5 20 5.5; s M4 10 14 10; s M4 14.5 20 14.5; s M4 19 14 19
  text.aligncenter: s M4 5.5 20 5.5; s M7 10 17 10; s M4 14.5 20 14.5; s M7 19 17 19
  text.alignright: s M4 5.5 20 5.5; s M10 10 20 10; s M4 14.5 20 14.5; s M10 19 20 19
  text.justify: s M4 5.5 20 5.5; s M4 10 20 10; s M4 14.5 20 14.5; s M4 19 20 19
  text.justify.left: s M4 5.5 20 5.5; s M4 10 20 10; s M4 14.5 20 14.5; s M4 19 12 19
  text.justifyleft = text.justify.left
  text.justify.leading = text.justify.left
  text.quote: s M9 5.5H20M9 10H17M9 14.5H20M9 19H15; s M4 5V19.5
  text.append: s M4 5.5H20M4 10H20M4 14.5H11M17.5 12.5V20.5M13.5 16.5H21.5
  text.insert: s M4 19H20M4 14.5H20M4 10H11M17.5 3.5V11.5M13.5 7.5H21.5
  text.badge.plus = text.append
  text.badge.minus: s M4 5.5H20M4 10H20M4 14.5H11M13.5 16.5H21.5
  text.badge.checkmark: s M4 5.5H20M4 10H20M4 14.5H10M13.5 17 16.2 19.7 21.5 13.5
  text.badge.xmark: s M4 5.5H20M4 10H20M4 14.5H11M14.5 13.5 20.5 19.5M20.5 13.5 14.5 19.5
  text.magnifyingglass: s M3.5 5.5H20M3.5 10H9M3.5 14.5H8.5; s O15.5 14 4.2; s M18.6 17.1 21.5 20
  text.word.spacing: s M3 9.5V14.5M21 9.5V14.5M8 12H16M10.5 9.5 8 12 10.5 14.5M13.5 9.5 16 12 13.5 14.5
  text.viewfinder: @viewfinder /1; s1.7 M8 9H16M8 12H16M8 15H12.5
  text.book.closed: @book.closed /1; s1.7 M9.5 7.5H15.5M9.5 11H13.5
  text.book.closed.fill: @book.closed.fill /1; c1.7 M9.5 7.5H15.5M9.5 11H13.5
  text.page: @DOCPLAIN /1; s1.7 M8.2 8H15.8M8.2 12H15.8M8.2 16H13
  text.page.fill: @DOCPLAIN.fill /1; c1.7 M8.2 8H15.8M8.2 12H15.8M8.2 16H13
  text.cursor: s M8 3.5C10.5 3.5 12 4.5 12 6.5V17.5C12 19.5 10.5 20.5 8 20.5M16 3.5C13.5 3.5 12 4.5 12 6.5M16 20.5C13.5 20.5 12 19.5 12 17.5M9.5 12H14.5
  increase.indent: s M4 4.5H20M11 9.5H20M11 14.5H20M4 19.5H20M4 9.5 7 12 4 14.5
  decrease.indent: s M4 4.5H20M11 9.5H20M11 14.5H20M4 19.5H20M7 9.5 4 12 7 14.5
  increase.quotelevel: s M4 4.5V19.5M8 4.5V19.5M12 9H20.5M12 15H20.5
  paragraphsign: s M17 4.5H10A4 4 0 0 0 10 12.5H12.5M12.5 4.5V19.5M16.5 4.5V19.5
  bold: s M7.5 4.5V19.5H13.5A3.9 3.9 0 0 0 13.5 11.7H7.5M7.5 4.5H13A3.6 3.6 0 0 1 13 11.7
  italic: s M10 4.5 17 4.5; s M7 19.5 14 19.5; s M13.6 4.5 10.4 19.5
  underline: s M7 4V11A5 5 0 0 0 17 11V4; s M5.5 20 18.5 20
  strikethrough: s M4 12H20M16.5 7.3A4.5 3.3 0 0 0 12 4.5C9.5 4.5 7.6 5.9 7.6 8 7.6 9.2 8.2 10 9.2 10.8M7.2 15.8A4.9 3.7 0 0 0 12 19.5C14.7 19.5 16.6 18 16.6 15.8
  bold.italic.underline: s M4 4.5V13.5H7.5A2.3 2.3 0 0 0 7.5 9H4M4 4.5H7A2.25 2.25 0 0 1 7 9M12.8 4.5 11 13.5M15.5 4.5V9.5A2.6 2.6 0 0 0 20.7 9.5V4.5M4 19H20.5
  bold.underline: s M8 3.5V14.5H13A2.8 2.8 0 0 0 13 9H8M8 3.5H12.5A2.75 2.75 0 0 1 12.5 9M5.5 20H18.5
  textformat: s M3 18.5 8 5 13 18.5; s M4.8 14 11.2 14; s O17.6 15.4 3.1; s M20.9 11.8 20.9 18.8
  textformat.size: s M2.5 16.5 5.5 8.5 8.5 16.5M3.5 14H7.5; s M10.5 18.5 16 4 21.5 18.5M12.4 13.8H19.6
  textformat.alt: s M5 19.5 12 4 19 19.5M7.5 14.5H16.5
  textformat.abc: s1.8 M2 15.5 5 8 8 15.5M3 13H7; s1.8 M10.2 8V15.5H12.6A2.1 2.1 0 0 0 12.6 11.5H10.2M10.2 8H12.3A1.8 1.8 0 0 1 12.3 11.5; s1.8 M21.8 9.3A3.2 3.8 0 1 0 21.8 14.3
  textformat.abc.dottedunderline: @textformat.abc t0,-2; f O4 19 1O8 19 1O12 19 1O16 19 1O20 19 1
  textformat.123: s1.8 M2.5 9.8 4.8 8V15.8; s1.8 M8.6 10A2.3 2.3 0 0 1 13.2 10C13.2 12 8.6 13.6 8.6 15.8H13.4; s1.8 M16.6 8.9A2.2 2 0 1 1 19 11.7 2.2 2.1 0 1 1 16.4 14.7
  textformat.superscript: s M3 19.5 8.5 6.5 14 19.5M5 15H12; s1.7 M17.8 4.6 19.6 3.2V9
  textformat.subscript: s M3 15.5 8.5 3.5 14 15.5M5 11.5H12; s1.7 M17.8 16 19.6 14.6V20.4
  abc = textformat.abc
  character: s M5 19.5 12 4 19 19.5M7.5 14.5H16.5
  character.cursor.ibeam: s M2.5 18.5 7.5 5.5 12.5 18.5M4.3 14H10.7; s M15 4.5C17 4.5 18 5.2 18 6.8V17.2C18 18.8 17 19.5 15 19.5M21 4.5C19 4.5 18 5.2 18 6.8M21 19.5C19 19.5 18 18.8 18 17.2
  character.textbox: s/1 R2.5 5.5 19 13 2.5; s1.8 M8.5 15.5 12 8 15.5 15.5M9.8 13.2H14.2
  character.book.closed +F: @book.closed /1; s1.7 M9.8 13 12.5 6.5 15.2 13M10.8 11H14.2
  character.book.closed.fill: @book.closed.fill /1; c1.7 M9.8 13 12.5 6.5 15.2 13M10.8 11H14.2
  character.bubble +F: @bubble.left /1; s1.7 M8.8 13.8 12 6.8 15.2 13.8M10 11.6H14
  character.bubble.fill: @bubble.left.fill /1; c1.7 M8.8 13.8 12 6.8 15.2 13.8M10 11.6H14
  textbox: s/1 R2.5 5.5 19 13 2.5; s M9 9V15M7.5 9H10.5M7.5 15H10.5
  a.magnify: s O10.5 10.5 6.8; s M15.6 15.6 20.5 20.5; s1.7 M7.8 13.5 10.5 6.8 13.2 13.5M8.8 11.3H12.2
  translate: s M3 5.5H12M7.5 3V5.5M10 5.5C9 9 6.5 12 3.5 13.5M5.5 8.5C6.5 10.5 8.5 12.3 11 13.3; s M12.5 20.5 16.5 10.5 20.5 20.5M13.8 17.3H19.2
  signature: s M3 18.5H21M4 14.5C8 10.5 11 3.5 9 3.2 7 3 6.3 14.5 8.3 14.6 10 14.7 11 9.8 12.4 9.8 13.8 9.8 12.5 14 14 14 15.2 14 15.5 12 16.8 12 18 12 17.8 14 20 13.6
  scribble: s M3 15.5C7 4 11.5 3 10.5 7 9.5 11 6 18.5 8.5 18.5 11 18.5 13.5 8 15.5 9 17.5 10 13.5 16.5 15.5 17 17.5 17.5 18.5 14 21 14.5
  scribble.variable = scribble
  highlighter: s M14.5 3.5 20.5 9.5 13 16 8 11zM8 11 6 15.5 8.5 18 13 16M3 21H10M7 16.8 4.5 20.5
  pencil +C .slash: s M4 20 5 15.5 16.2 4.3A1.6 1.6 0 0 1 18.5 4.3L19.7 5.5A1.6 1.6 0 0 1 19.7 7.8L8.5 19z; s M14.2 6.5 17.5 9.8
  in pencil: s1.5 M7.8 16.2 8.3 13.9 14 8.2A1.1 1.1 0 0 1 15.6 8.2L15.8 8.4A1.1 1.1 0 0 1 15.8 10L10.1 15.7z
  pencil.line: @pencil k.84 t0,-1.8; s/1 M4 21H20
  pencil.tip: s M12 3 17 13.5 14.5 21H9.5L7 13.5zM7 13.5H17M12 3V13.5
  pencil.tip.crop.circle: s/1 O12 12 9; s1.7 M12 6 15 12.5 14 17H10L9 12.5zM9 12.8H15
  pencil.and.outline: s M3.5 20.5 4.5 16.5 15.5 5.5 18.5 8.5 7.5 19.5zM13.5 7.5 16.5 10.5; s/1 M17 13.5 20 16.5 17 19.5
  pencil.and.list.clipboard: @clipboard /1; c5 M13.5 19.5 21 12; s1.8 M13 20 13.4 17.7 19.5 11.6 21.3 13.4 15.2 19.5z
  pencil.and.scribble: @pencil k.8 t3,-2; s M2.5 20.5C4 17.5 5.5 17.8 5.5 19 5.5 20.5 8.5 21 9.5 19
  square.and.pencil +C: s/1 M12 4.5H6A2.5 2.5 0 0 0 3.5 7V18A2.5 2.5 0 0 0 6 20.5H17A2.5 2.5 0 0 0 19.5 18V12; s M9.5 14.5 10.2 11.5 18.3 3.4A1.3 1.3 0 0 1 20.2 3.4L20.6 3.8A1.3 1.3 0 0 1 20.6 5.7L12.5 13.8z
  square.and.pencil.circle.fill: b/1 O12 12 9; c1.6 M12.5 8H9.2A1.2 1.2 0 0 0 8 9.2V14.8A1.2 1.2 0 0 0 9.2 16H14.8A1.2 1.2 0 0 0 16 14.8V11.5M11.5 12.5 16.3 7.7
  rectangle.and.pencil.and.ellipsis: s/1 R2.5 6.5 15.5 11.5 2.2; f/1 O6 12.3 1.2O9.8 12.3 1.2O13.6 12.3 1.2; c5 M14 15.5 21 8; s1.7 M13.6 15.6 14.2 13 20 6.6 21.8 8.3 16 14.8z
  lasso: s M7.5 15.2C4.5 14.3 2.5 12.3 2.5 9.8 2.5 6.3 6.8 3.5 12 3.5S21.5 6.3 21.5 9.8C21.5 13.3 17.2 16 12 16; s O9 16 2.4; s M8 18.2C8 20 7 21 5.5 21
  ruler +F: s R1.8 7.8 20.4 8.4 1.6; d1.6 M5.5 8V11.5M9 8V10.5M12 8V11.5M15.5 8V10.5M18.5 8V11.5
  pencil.and.ruler: s/1 M3 7 7 3 21 17 17 21z; s1.5/1 M9 5 7.5 6.5M12.5 8.5 11 10M15.5 11.5 14 13M19 15 17.5 16.5; c5 M4.5 19.5 5.2 16.2 16.5 4.9 19.1 7.5 7.8 18.8z; x M4.5 19.5 5.2 16.2 16.5 4.9 19.1 7.5 7.8 18.8z; s M4.5 19.5 5.2 16.2 16.5 4.9 19.1 7.5 7.8 18.8z
  pencil.and.ruler.fill: b/1 M3 7 7 3 21 17 17 21z; c1.5 M9 5 7.5 6.5M12.5 8.5 11 10M15.5 11.5 14 13M19 15 17.5 16.5; c5 M4.5 19.5 5.2 16.2 16.5 4.9 19.1 7.5 7.8 18.8z; b M4.5 19.5 5.2 16.2 16.5 4.9 19.1 7.5 7.8 18.8z
  eraser +F: s M8.5 19.5 3.5 14.5A1.6 1.6 0 0 1 3.5 12.2L11.7 4A1.6 1.6 0 0 1 14 4L20 10A1.6 1.6 0 0 1 20 12.3L12.8 19.5z; d1.8 M8 8 16 16; s M8.5 20H20.5
  eraser.line.dashed: s M8.5 17.5 3.5 12.5A1.6 1.6 0 0 1 3.5 10.2L10 3.7A1.6 1.6 0 0 1 12.3 3.7L18 9.4A1.6 1.6 0 0 1 18 11.7L12.2 17.5z; s1.8 M7 7 15 15; s~2,3 M3 21H21
  paintbrush +F: s M20.5 3.5 11 12 13.7 14.7 20.5 3.5z; b M10.2 14C7.5 13.5 6.3 16 6 18 5.4 19 4.5 19.5 3.5 19.6 6 21.5 12.2 21 12.4 16.2z
  paintbrush.pointed +F: s M20.8 3.2 10.5 13 9 17.2 4.2 20.8 7 15 11 13.5z
  paintpalette +F: s M12 3A9 9 0 0 0 12 21C13.8 21 14.3 19.7 13.7 18.5 13 17 14 15.5 15.5 15.5H18A3 3 0 0 0 21 12.3 9 9 0 0 0 12 3z; a#red O7.5 12.5 1.4; a#blue O9.3 8 1.4; a#green O14 7.2 1.4; a#yellow O17.5 10.3 1.4
  eyedropper: s M12.5 7.5 4.5 15.5 4 18.5 5.5 20 8.5 19.5 16.5 11.5M10.5 5.5 18.5 13.5M13.5 8.5 17 4A2.3 2.3 0 0 1 20 7L15.5 10.5
  swatchpalette +F: s R4 3 6.5 18 2; s M10.5 8 15 4.5 19 9 10.5 17.5; s M14 14H20V20.5H9; a O7.2 17 1.1
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
  numbers.rectangle +F: s R2.5 5 19 14 2.5; d1.6 M6 10.2 7.5 9V15.2M10.3 10.2A1.7 1.6 0 0 1 13.7 10.2C13.7 12 10.3 13.5 10.3 15.2H13.8M16.2 9.8A1.5 1.4 0 1 1 17.8 12 1.6 1.6 0 1 1 16 14.4
  list.bullet.below.rectangle: s R3.5 3 17 8 2; s/1 M8.5 15.5H20.5M8.5 20H20.5; f/1 O4.8 15.5 1.3O4.8 20 1.3
  lasso.badge.sparkles: @lasso; c2 M18 12.5 19.5 16.5 23.5 18 19.5 19.5 18 23.5 16.5 19.5 12.5 18 16.5 16.5z; f M18 12.5 19.5 16.5 23.5 18 19.5 19.5 18 23.5 16.5 19.5 12.5 18 16.5 16.5z
  123.rectangle = numbers.rectangle
  character.magnify = a.magnify
  character.textbox.ja: s/1 R2.5 5.5 19 13 2.5; s1.3 M8.4 9.6H15.4M11.4 7.8C11.2 10.6 11.4 13.4 12.1 15.8M14.2 11.2C13.4 13.8 11 16 9.4 15.7 7.4 15.3 9 12 12.6 11.8 15.4 11.7 16.4 12.9 16 14.3 15.7 15.5 14.6 16.1 13.4 16.3
  character.textbox.ko: s/1 R2.5 5.5 19 13 2.5; s1.5 M7.6 9.2H11.6C11.4 12 10.2 14.4 7.6 15.6M14.6 8V16M14.6 12H16.8
  character.textbox.zh: s/1 R2.5 5.5 19 13 2.5; s1.4 M12 7.6V9.3M7.8 9.4H16.2M14.6 9.4C14 12.6 11.6 15.2 8 16.3M9.4 9.4C10 12.6 12.4 15.2 16 16.3
  list.bullet.badge.ellipsis: s M9 6.5H20.5M9 12H20.5M9 17.5H20.5; f/1 O4.7 6.5 1.6; f/1 O4.7 12 1.6; f/1 O4.7 17.5 1.6; x O18.2 18.2 6.2; f O18.2 18.2 4.8; x O15.9 18.2 .9O18.2 18.2 .9O20.5 18.2 .9
  eraser.line.dashed.fill: b M8.5 17.5 3.5 12.5A1.6 1.6 0 0 1 3.5 10.2L10 3.7A1.6 1.6 0 0 1 12.3 3.7L18 9.4A1.6 1.6 0 0 1 18 11.7L12.2 17.5z; c1.8 M6.5 6.5 15.5 15.5; s~2,3 M3 21H21
  eyedropper.full: @eyedropper; f M12.5 7.5 4.5 15.5 4 18.5 5.5 20 8.5 19.5 16.5 11.5z
  eyedropper.halffull: @eyedropper; f M9 11 4.5 15.5 4 18.5 5.5 20 8.5 19.5 13 15z
  pencil.tip.crop.circle.badge.arrow.forward: @pencil.tip.crop.circle /1; x O18.2 18.2 6.2; f O18.2 18.2 4.8; c1.5 M15.9 18.2H20.3M18.5 16.3 20.4 18.2 18.5 20.1
  fleuron +F: s M3.5 14.5C3 9 6.5 5 11.5 4 12 9 9 13.5 3.5 14.5z; k M3.5 14.5C8 12.5 11 19.5 15.5 18.5 20 17.4 20.5 10.5 16.5 10.3 13.5 10.2 13 14.4 15.8 14.6M3.5 14.5 2.2 18.5
  """#
