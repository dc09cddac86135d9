/// Signs: checks, crosses, marks, figures of arithmetic and money, brackets.
let signSymbols = #"""
  checkmark +C +Q +D +B .rectangle .rectangle.fill .circle.badge.questionmark .circle.badge.questionmark.fill .circle.badge.xmark .circle.badge.xmark.fill .circle.badge.plus .circle.badge.plus.fill .circle.trianglebadge.exclamationmark .circle.trianglebadge.exclamationmark.fill: s M4.5 12.8 9.6 18.2 19.5 6.2
  in checkmark: s1.9 M8 12.6 10.9 15.6 16.2 8.9
  checkmark.seal +F: @seal /1; @CHECK
  checkmark.seal.fill: @seal.fill /1; @CHECKCUT
  CHECK: s1.9 M8.2 12.4 10.9 15.2 15.9 9.1
  CHECKCUT: c1.9 M8.2 12.4 10.9 15.2 15.9 9.1
  checkmark.shield: @shield /1; s1.9 M8.4 11.9 11 14.6 15.8 8.8
  checkmark.shield.fill: @shield.fill /1; c1.9 M8.4 11.9 11 14.6 15.8 8.8
  checkmark.icloud +F: @icloud /1; s1.8 M9 13.7 11.2 15.9 15.2 11
  checkmark.icloud.fill: @icloud.fill /1; c1.8 M9 13.7 11.2 15.9 15.2 11
  checkmark.gobackward: @gobackward; s1.8 M8.8 13 11.2 15.4 15.4 10
  checkmark.square.stack: @square.stack /1; s1.8 M8.6 15.2 11 17.4 15.4 12.6
  checkmark.message: @message /1; s1.8 M8.6 11.9 11 14.2 15.4 9.2
  checkmark.message.fill: @message.fill /1; c1.8 M8.6 11.9 11 14.2 15.4 9.2
  xmark +C +Q +D +L +O +A +H +R +B +I +P: s M5.5 5.5 18.5 18.5; s M18.5 5.5 5.5 18.5
  in xmark: s1.9 M8.5 8.5 15.5 15.5; s1.9 M15.5 8.5 8.5 15.5
  xmark.bin +F: @TRASHCAN /1; s1.8 M9.8 11.5 14.2 16.2M14.2 11.5 9.8 16.2
  xmark.bin.fill: @TRASHCAN.fill /1; c1.8 M9.8 11.5 14.2 16.2M14.2 11.5 9.8 16.2
  plus +C +Q +A +R +B +D +P +L: s M12 4.5 12 19.5; s M4.5 12 19.5 12
  in plus: s1.9 M12 7.4 12 16.6; s1.9 M7.4 12 16.6 12
  minus +C +Q +R +D +P: s M4.5 12 19.5 12
  in minus: s1.9 M7.4 12 16.6 12
  multiply +C +Q: s M6.5 6.5 17.5 17.5; s M17.5 6.5 6.5 17.5
  in multiply: s1.9 M8.9 8.9 15.1 15.1; s1.9 M15.1 8.9 8.9 15.1
  divide +C +Q: s M5 12 19 12; f O12 6.3 1.5; f O12 17.7 1.5
  in divide: s1.9 M7.5 12 16.5 12; f O12 8.3 1.2; f O12 15.7 1.2
  equal +C +Q: s M5 9 19 9; s M5 15 19 15
  in equal: s1.9 M7.8 10.2H16.2; s1.9 M7.8 13.8H16.2
  lessthan +C +Q: s M18 5.5 6 12 18 18.5
  in lessthan: s1.9 M15.5 8.2 8.5 12 15.5 15.8
  greaterthan +C +Q: s M6 5.5 18 12 6 18.5
  in greaterthan: s1.9 M8.5 8.2 15.5 12 8.5 15.8
  plusminus +C: s M12 3.5V15M6.2 9.2H17.8M6.2 19.5H17.8
  plus.forwardslash.minus: s M6.5 4V11M3 7.5H10M14 17H21M17.5 4.5 6.5 19.5
  sum: s M18 6.5V4.5H6L12.5 12 6 19.5H18V17.5
  function: s M16.5 4.8A2.6 2.6 0 0 0 12.6 6.8L10.8 17.2A2.8 2.8 0 0 1 6.8 19.4M8.5 10.5H15.5
  fx = function
  infinity +C: s M12 12C10 9.5 8.8 8 6.8 8A4 4 0 0 0 6.8 16C8.8 16 10 14.5 12 12S15.2 8 17.2 8A4 4 0 0 1 17.2 16C15.2 16 14 14.5 12 12z
  in infinity: s1.8 M12 12C11 10.7 10.2 9.8 9 9.8A2.2 2.2 0 0 0 9 14.2C10.2 14.2 11 13.3 12 12S13.8 9.8 15 9.8A2.2 2.2 0 0 1 15 14.2C13.8 14.2 13 13.3 12 12z
  x.squareroot: s M2.5 13.5 5 12.5 8.5 19.5 12 4.5H21.5M14 10.5 19.5 17.5M19.5 10.5 14 17.5
  percent: s M18 5.5 6 18.5; s O7.2 7.2 2.4; s O16.8 16.8 2.4
  number +C +Q: s M9.5 4.5 7.5 19.5; s M16.5 4.5 14.5 19.5; s M4.8 9 20 9; s M4 15 19.2 15
  in number: s1.6 M10.9 8 10 16; s1.6 M14 8 13.1 16; s1.6 M8.6 10.5H15.8; s1.6 M8.2 13.5H15.4
  numbersign = number
  asterisk +C: s M12 4V20M5.1 8 18.9 16M18.9 8 5.1 16
  in asterisk: s1.8 M12 7.5V16.5M8.1 9.75 15.9 14.25M15.9 9.75 8.1 14.25
  exclamationmark +C +Q +T +O +B +H +I +A: s M12 4 12 14.2; f O12 19.4 1.4
  in exclamationmark: s1.9 M12 7.2V12.8; f O12 16.3 1.2
  exclamationmark.2: s M8.5 4V14.2M15.5 4V14.2; f O8.5 19.4 1.4O15.5 19.4 1.4
  exclamationmark.3: s M5.5 4V14.2M12 4V14.2M18.5 4V14.2; f O5.5 19.4 1.4O12 19.4 1.4O18.5 19.4 1.4
  exclamationmark.triangle.fill: b#yellow/1 M12 4.2 20.9 19.6H3.1z; c1.9 M12 9.6V14; x O12 16.9 1.15
  exclamationmark.questionmark: s M7 4V14.2; f O7 19.4 1.4; s M12.2 7.6A3.4 3.4 0 1 1 17.2 10.6C16 11.4 15.6 12.2 15.6 14.2; f O15.6 19.4 1.4
  exclamationmark.lock: @lock /1; s1.7 M12 13.4V15.6; f O12 18.2 1
  exclamationmark.lock.fill: @lock.fill /1; c1.7 M12 13.4V15.6; x O12 18.2 1
  exclamationmark.arrow.circlepath: @arrow.triangle.2.circlepath /1; s1.9 M12 8.5V12.5; f O12 15.5 1.2
  exclamationmark.arrow.triangle.2.circlepath: @arrow.triangle.2.circlepath /1; s1.9 M12 8.5V12.5; f O12 15.5 1.2
  questionmark +C +Q +D +B +A: s M8 7.6A4.1 4.1 0 1 1 14 11.4C12.6 12.3 12 13.2 12 15; f O12 19.4 1.4
  in questionmark: s1.8 M9.7 9.7A2.35 2.35 0 1 1 13.1 11.8C12.3 12.3 12 12.8 12 13.6; f O12 16.5 1.15
  questionmark.folder +F: @folder /1; @ASK k.72 t0,1.6
  questionmark.folder.fill: @folder.fill /1; @ASKCUT k.72 t0,1.6
  ASK: s1.7 M9.7 9.7A2.35 2.35 0 1 1 13.1 11.8C12.3 12.3 12 12.8 12 13.6; f O12 16.5 1.3
  ASKCUT: c1.7 M9.7 9.7A2.35 2.35 0 1 1 13.1 11.8C12.3 12.3 12 12.8 12 13.6; x O12 16.5 1.3
  info +C +Q: s M10 10.5 12.3 10.5 12.3 18.5; s M9.5 18.5 15 18.5; f O12 5.2 1.5
  in info: s1.9 M12 11.2V16.6; f O12 7.8 1.25
  info.bubble +F: @bubble.left /1; s1.8 M12 10.2V13.6; f O12 7.3 1.1
  info.bubble.fill: @bubble.left.fill /1; c1.8 M12 10.2V13.6; x O12 7.3 1.1
  ellipsis +C +B +R: f%1 O5 12 1.8; f%2 O12 12 1.8; f%3 O19 12 1.8
  in ellipsis: f O7.8 12 1.35; f O12 12 1.35; f O16.2 12 1.35
  ellipsis.message +F: @message /1; f O8 11.5 1.2O12 11.5 1.2O16 11.5 1.2
  ellipsis.message.fill: @message.fill /1; x O8 11.5 1.2O12 11.5 1.2O16 11.5 1.2
  ellipsis.vertical.bubble: @bubble.left /1; f O12 7 1.1O12 10.5 1.1O12 14 1.1
  ellipsis.curlybraces: @curlybraces; f O9.2 12 1O12 12 1O14.8 12 1
  at +C .badge.plus .badge.minus: s O12 12 3.7; s M15.7 8.5V13.4A2.2 2.2 0 0 0 20.1 13.4V12A8.3 8.3 0 1 0 15.4 19.6
  in at: s1.5 O12 12 2.1; s1.5 M14.1 10V12.8A1.3 1.3 0 0 0 16.7 12.8V12A4.7 4.7 0 1 0 14 16.3
  dollarsign +C +Q: s M16.2 8A4 3.6 0 0 0 12 5.2C9.6 5.2 7.9 6.6 7.9 8.5 7.9 10.6 9.6 11.4 12 12S16.4 13.4 16.4 15.5C16.4 17.4 14.6 18.8 12 18.8A4.3 3.7 0 0 1 7.6 15.8M12 3V21
  in dollarsign: s1.6 M14.4 9.8A2.5 2.1 0 0 0 12 8.2C10.5 8.2 9.6 9 9.6 10 9.6 11.3 10.7 11.7 12 12S14.4 12.8 14.4 14C14.4 15.1 13.4 15.8 12 15.8A2.6 2.2 0 0 1 9.4 14.2M12 6.8V17.2
  dollarsign.arrow.circlepath: @arrow.triangle.2.circlepath /1; @CASH k.8
  CASH: s1.6 M14.4 9.8A2.5 2.1 0 0 0 12 8.2C10.5 8.2 9.6 9 9.6 10 9.6 11.3 10.7 11.7 12 12S14.4 12.8 14.4 14C14.4 15.1 13.4 15.8 12 15.8A2.6 2.2 0 0 1 9.4 14.2M12 6.8V17.2
  eurosign +C +Q: s M17.7 6.7A6.5 6.5 0 1 0 17.7 17.3; s M5 10.3H13M5 13.7H12.5
  in eurosign: s1.6 M15.2 9A3.9 3.9 0 1 0 15.2 15; s1.6 M7.6 11H12.6M7.6 13H12.2
  sterlingsign +C +Q: s M16.5 7.2A3.8 3.8 0 0 0 9.2 8.6V15.5C9.2 17.5 8.4 18.7 7.2 19.5H17M6.8 12.5H14
  in sterlingsign: s1.6 M14.4 9.4A2.2 2.2 0 0 0 10.2 10.2V13.8C10.2 15 9.8 15.7 9 16.2H14.8M8.8 12.3H13
  yensign +C +Q: s M6.5 4.5 12 12 17.5 4.5M12 12V20M7.5 12.5H16.5M7.5 16H16.5
  in yensign: s1.6 M8.9 7.6 12 12 15.1 7.6M12 12V16.6M9.4 12.3H14.6M9.4 14.5H14.6
  wonsign +C +Q: s M4 5 8 19 12 6.5 16 19 20 5M3.5 10.5H20.5M3.5 14H20.5
  indianrupeesign +C +Q: s M7 4.5H17M7 8.8H17M7 4.5H10.5A4.2 4.2 0 0 1 10.5 13H7.5L14.5 20
  in indianrupeesign: s1.6 M9.2 7.6H14.8M9.2 10H14.8M9.2 7.6H11.2A2.4 2.4 0 0 1 11.2 12.4H9.5L13.6 16.6
  bitcoinsign +C +Q: s M7.5 5.5V18.5H13.5A3.3 3.3 0 0 0 13.5 11.9H7.5M7.5 5.5H12.8A3.2 3.2 0 0 1 12.8 11.9M9.5 3V5.5M12.5 3V5.5M9.5 18.5V21M12.5 18.5V21
  in bitcoinsign: s1.5 M9.6 8.4V15.6H12.8A1.9 1.9 0 0 0 12.8 11.9H9.6M9.6 8.4H12.4A1.75 1.75 0 0 1 12.4 11.9M10.6 7V8.4M12.6 7V8.4M10.6 15.6V17M12.6 15.6V17
  rublesign +C +Q: s M9 20V4.5H13.2A4.3 4.3 0 0 1 13.2 13.1H6.5M6.5 16.5H13.5
  centsign +C +Q: s M16.5 8.2A5.2 5.2 0 1 0 16.5 15.8M12 3V21
  in centsign: s1.6 M14.4 9.9A3 3 0 1 0 14.4 14.1M12 7V17
  francsign +C +Q: s M17 4.5H9V20M9 11.5H15.5M6.5 16H13
  pesosign +C +Q: s M9 20V4.5H12.5A4.2 4.2 0 0 1 12.5 12.9H9M6 7.3H18M6 10.1H18
  nosign: s O12 12 9; s M5.8 5.8 18.2 18.2
  slash.circle: s/1 O12 12 9; s M8 16 16 8
  slash.circle.fill: b/1 O12 12 9; c1.9 M8 16 16 8
  circle.and.line.horizontal +F: s O12 12 7.5; s M1.8 12H4.5M19.5 12H22.2; d M9 12H15
  power +C: s M12 3.5V11.5; s M16.3 6.9A7.5 7.5 0 1 1 7.7 6.9
  in power: s1.8 M12 7V11.4; s1.8 M14.7 8.8A4.5 4.5 0 1 1 9.3 8.8
  power.dotted: s M12 3.5V11.5; s~0,3.6 M16.3 6.9A7.5 7.5 0 1 1 7.7 6.9
  poweron: s M12 4.5V19.5
  poweroff: s O12 12 7.5
  togglepower: s O12 12 9; s M12 7.5V13
  restart +C: s M15.7 6.1A7 7 0 1 1 8.3 6.1; f M12 1.8 16.4 5 12 8.2z
  sleep +C: s M19 15.5A8.5 8.5 0 1 1 8.5 5 7 7 0 0 0 19 15.5z
  curlybraces +Q: s M8.5 4.5C6.5 4.5 6 5.5 6 7V9.5C6 11 5.2 12 3.8 12 5.2 12 6 13 6 14.5V17C6 18.5 6.5 19.5 8.5 19.5; s M15.5 4.5C17.5 4.5 18 5.5 18 7V9.5C18 11 18.8 12 20.2 12 18.8 12 18 13 18 14.5V17C18 18.5 17.5 19.5 15.5 19.5
  parentheses: s M8 4A11.5 11.5 0 0 0 8 20M16 4A11.5 11.5 0 0 1 16 20
  command +C +Q: s M9 9H15V15H9zM9 9H6.5A2.5 2.5 0 1 1 9 6.5zM15 9V6.5A2.5 2.5 0 1 1 17.5 9zM15 15H17.5A2.5 2.5 0 1 1 15 17.5zM9 15V17.5A2.5 2.5 0 1 1 6.5 15z
  in command: s1.4 M10.3 10.3H13.7V13.7H10.3zM10.3 10.3H8.8A1.5 1.5 0 1 1 10.3 8.8zM13.7 10.3V8.8A1.5 1.5 0 1 1 15.2 10.3zM13.7 13.7H15.2A1.5 1.5 0 1 1 13.7 15.2zM10.3 13.7V15.2A1.5 1.5 0 1 1 8.8 13.7z
  option: s M3 6H8.5L15.5 18H21M14.5 6H21
  control: s M5.5 14 12 7.5 18.5 14
  shift +F: s M12 3.5 20.5 12.5H16V19.5H8V12.5H3.5z
  capslock +F: s M12 2.8 20.5 11.5H16V15.5H8V11.5H3.5z; s R8 18.5 8 2.8 0.6
  escape: s M6.5 6.7A8 8 0 1 0 12 4; s M13.5 13.5 5 5M5 10.5V5H10.5
  return: s M19.5 6V12A2 2 0 0 1 17.5 14H5M9 10 5 14 9 18
  return.left = return
  return.right: @return m
  delete.left +F: s M8.5 5.5H19A2 2 0 0 1 21 7.5V16.5A2 2 0 0 1 19 18.5H8.5L2.5 12z; d1.8 M11 9.5 16 14.5M16 9.5 11 14.5
  delete.backward = delete.left
  delete.right +F: s M15.5 5.5H5A2 2 0 0 0 3 7.5V16.5A2 2 0 0 0 5 18.5H15.5L21.5 12z; d1.8 M13 9.5 8 14.5M8 9.5 13 14.5
  delete.forward = delete.right
  clear +F: s R2.5 6.5 19 11 2.5; d1.8 M9.5 9.5 14.5 14.5M14.5 9.5 9.5 14.5
  space: s M3.5 13V16.5H20.5V13
  eject +F +C: s M12 4.5 20 13.5H4z; s R4 17 16 2.6 0.6
  mount: s M12 19.5 4 10.5H20z; s M4.5 5.5H19.5
  quote.opening: f M4 16.5V11.5C4 8 6 5.8 9.5 5.5V7.6C7.8 8 7 9 7 10.6H9.7V16.5zM13.5 16.5V11.5C13.5 8 15.5 5.8 19 5.5V7.6C17.3 8 16.5 9 16.5 10.6H19.2V16.5z
  quote.closing: @quote.opening r180
  quote.bubble +F: @bubble.left /1; @quote.opening k.42 t0,-1.5
  quote.bubble.fill: @bubble.left.fill /1; x M8.4 12.6V10.4C8.4 8.9 9.3 8 10.7 7.9V8.8C10 9 9.7 9.4 9.7 10.1H10.8V12.6zM12.6 12.6V10.4C12.6 8.9 13.5 8 14.9 7.9V8.8C14.2 9 13.9 9.4 13.9 10.1H15V12.6z
  powersleep: s M14 3.6A9 9 0 1 0 20.4 14.5 8 8 0 0 1 14 3.6z
  """#
