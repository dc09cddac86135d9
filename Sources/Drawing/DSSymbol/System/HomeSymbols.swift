/// Homes, buildings and furniture; locks, keys and shields; clocks.
let homeSymbols = #"""
  house +C .badge.exclamationmark: s M2.8 11.6 12 3.8 21.2 11.6; s M5.5 9.6V18.5A2 2 0 0 0 7.5 20.5H16.5A2 2 0 0 0 18.5 18.5V9.6; s/1 M10 20.5V14.5H14V20.5
  house.fill: b M2.8 11.6 12 3.8 21.2 11.6H18.5V18.5A2 2 0 0 1 16.5 20.5H14.5V14.5H9.5V20.5H7.5A2 2 0 0 1 5.5 18.5V11.6z
  in house: f M6.4 12 12 7.2 17.6 12 16.9 12.8 16 12V16A.8.8 0 0 1 15.2 16.8H13.3V13.8H10.7V16.8H8.8A.8.8 0 0 1 8 16V12L7.1 12.8z
  HOUSEOUTLINE +F: s M12 3.8 20 10.5V18.5A2 2 0 0 1 18 20.5H6A2 2 0 0 1 4 18.5V10.5z
  homekit: s M2.5 12 12 3.8 21.5 12M5 10.2V20.5H19V10.2; s1.8 M8.5 17V12.5L12 9.5 15.5 12.5V17z
  door.left.hand.open: s M4 20.5H20M6.5 20.5V5A1.8 1.8 0 0 1 8.3 3.2H15.7A1.8 1.8 0 0 1 17.5 5V20.5M6.5 3.5 12.5 6V20.5; f O10.5 13 1.1
  door.left.hand.closed: s M4 20.5H20M6.5 20.5V5A1.8 1.8 0 0 1 8.3 3.2H15.7A1.8 1.8 0 0 1 17.5 5V20.5; f O9.8 12.5 1.2
  door.right.hand.open: @door.left.hand.open m
  door.right.hand.closed: @door.left.hand.closed m
  door.garage.closed: s M3 20V9.5L12 4 21 9.5V20M6.5 20V12H17.5V20M6.5 16H17.5
  door.garage.open: s M3 20V9.5L12 4 21 9.5V20M6.5 20V12H17.5V20
  window.vertical.open: s R5 3 14 18 1.5; s1.8 M5 10H19M12 3V10
  window.vertical.closed: s R5 3 14 18 1.5; s1.8 M5 12H19M12 3V21
  window.casement: s R4 3.5 16 17 1.5; s1.8 M12 3.5V20.5M4 12H20
  blinds.vertical.closed: s M3 4H21M5.5 4V20M9.8 4V20M14.2 4V20M18.5 4V20
  curtains.closed: s M3 4H21M5 4V20C8 19 11 15 11.5 4M19 4V20C16 19 13 15 12.5 4
  building +F: s R5.5 3 13 18 1.5; d1.7 M9.5 7.5H10M14 7.5H14.5M9.5 11.5H10M14 11.5H14.5M9.5 15.5H10M14 15.5H14.5
  building.2 +C: s M4 20.5V4.5H13V20.5; s/1 M13 9.5H20V20.5; s M2.5 20.5H21.5; s1.8 M7 8.5H10M7 12.5H10M7 16.5H10M16 13.5H17M16 17H17
  building.2.fill: b R4 4.5 8.5 16 .8; b/1 M15.5 9.5H20V20.5H15.5z; x R6.3 7.5 4 1.6 .3R6.3 11.5 4 1.6 .3R6.3 15.5 4 1.6 .3; s M2.5 20.5H21.5
  building.2.crop.circle +F: s/1 O12 12 9; a M7.5 16.5V7.5H12V16.5zM13.3 10.5H16.5V16.5H13.3z
  stairs: s M3 20.5H7.5V15.5H12V10.5H16.5V5.5H21
  bed.double +C .circle: s M3 18V13A2 2 0 0 1 5 11H19A2 2 0 0 1 21 13V18M3 16H21; s/1 M5.5 11V7A2 2 0 0 1 7.5 5H16.5A2 2 0 0 1 18.5 7V11M8 11V9.5H11V11M13 11V9.5H16V11
  bed.double.fill: b M3 14.2A2 2 0 0 1 5 12.2H19A2 2 0 0 1 21 14.2V16H3z; s M3 16V19M21 16V19; b/1 M5.5 9V7A2 2 0 0 1 7.5 5H16.5A2 2 0 0 1 18.5 7V9z; x R7.3 7 4 2 .6R12.7 7 4 2 .6
  sofa: s M5 10V7.5A2.5 2.5 0 0 1 7.5 5H16.5A2.5 2.5 0 0 1 19 7.5V10M2.8 11.5A1.7 1.7 0 0 1 6.2 11.5V14H17.8V11.5A1.7 1.7 0 0 1 21.2 11.5V18H2.8zM5 18V20M19 18V20
  sofa.fill: b M5 9.5V7.5A2.5 2.5 0 0 1 7.5 5H16.5A2.5 2.5 0 0 1 19 7.5V9.5A3.6 3.6 0 0 0 16.2 12H7.8A3.6 3.6 0 0 0 5 9.5z; c4.6 M2.8 11.5A1.7 1.7 0 0 1 6.2 11.5V14H17.8V11.5A1.7 1.7 0 0 1 21.2 11.5V18H2.8z; b M2.8 11.5A1.7 1.7 0 0 1 6.2 11.5V14H17.8V11.5A1.7 1.7 0 0 1 21.2 11.5V18H2.8z; s M5 18V20M19 18V20
  chair +F: s M7 3V13H17V3M7 8H17; s M6 13H18V16H6z; s M7 16V21M17 16V21
  chair.lounge: s M3 8 8 15H18.5L21 11M5 20 8 15M16 15 18.5 20
  table.furniture +F: s R2.5 7 19 4 1; s M5.5 11V20M18.5 11V20
  lamp.desk: s M8 20.5H16M12 20.5V15L7.5 10.5M4.5 12.5 10.5 6.5A4.3 4.3 0 0 0 4.5 12.5zM9.5 8.5 14 4.5
  lamp.table +F: s M8.5 3.5H15.5L18.5 12H5.5z; k M12 12V20.5M8.5 20.5H15.5
  lamp.floor +F: s M9 2.8H15L17.5 9H6.5z; k M12 9V21M8.5 21H15.5
  lamp.ceiling +F: s M12 2.5V8; s M5 16A7 7 0 0 1 19 16z; k M10.5 19.5H13.5
  light.beacon.max +F: s M7 17V12A5 5 0 0 1 17 12V17M4.5 20.5V18A1 1 0 0 1 5.5 17H18.5A1 1 0 0 1 19.5 18V20.5z; k1.8/1 M12 2V4M4.5 5 6 6.5M19.5 5 18 6.5M2 12H3.8M20.2 12H22
  fan +C .slash: s O12 12 2; s M12 10C9 8 9 3.5 12.5 3.2 15.5 3 15.5 7 12 10zM14 12C16 9 20.5 9 20.8 12.5 21 15.5 17 15.5 14 12zM12 14C15 16 15 20.5 11.5 20.8 8.5 21 8.5 17 12 14zM10 12C8 15 3.5 15 3.2 11.5 3 8.5 7 8.5 10 12z
  fan.fill: b M12 10C9 8 9 3.5 12.5 3.2 15.5 3 15.5 7 12 10zM14 12C16 9 20.5 9 20.8 12.5 21 15.5 17 15.5 14 12zM12 14C15 16 15 20.5 11.5 20.8 8.5 21 8.5 17 12 14zM10 12C8 15 3.5 15 3.2 11.5 3 8.5 7 8.5 10 12z; c1.6 O12 12 3; b O12 12 1.2
  air.conditioner.horizontal +F: s R2.5 5 19 7.5 2; d1.7 M6 9.5H14; k M7 16C6 17.5 8 18.5 7 20M12 16C11 17.5 13 18.5 12 20M17 16C16 17.5 18 18.5 17 20
  heater.vertical +F: s R6 3 12 16 2; d1.7 M9.5 6.5V15.5M12 6.5V15.5M14.5 6.5V15.5; k M8 21.5V19M16 21.5V19
  spigot: s M4 9H13A6 6 0 0 1 19 15V17H14.5V15A1.5 1.5 0 0 0 13 13.5H4zM9 9V5.5M5.5 5H12.5
  shower +F: s M5 14.5A7 7 0 0 1 19 14.5z; k M12 7.5V3; k/1 M8 18V18.2M12 18V18.2M16 18V18.2M8 21.3V21.5M12 21.3V21.5M16 21.3V21.5
  bathtub +F: s M2.5 12.5H21.5V14.5A4.5 4.5 0 0 1 17 19H7A4.5 4.5 0 0 1 2.5 14.5z; k M5 12.5V6A2.3 2.3 0 0 1 9.6 6M6 19 5 21.3M18 19 19 21.3
  toilet +F: s M5 3H8.5V11.5H5zM5 11.5H19.5C19.5 15 17.5 17 15 17.5L15.5 21H8.5V17.5C6.5 16.5 5 14.5 5 11.5z
  sensor +F: s O12 12 2.6; k/1 M7 7A7 7 0 0 0 7 17M17 7A7 7 0 0 1 17 17; k/2 M4.5 4.4A10.7 10.7 0 0 0 4.5 19.6M19.5 4.4A10.7 10.7 0 0 1 19.5 19.6
  lock +C .badge.clock .slash .slash.fill .square .square.fill .trianglebadge.exclamationmark .badge.checkmark: s R4.8 10.5 14.4 10.5 2.5; s/1 M8 10.5V7.2A4 4 0 0 1 16 7.2V10.5
  lock.fill: b R4.8 10.5 14.4 10.5 2.5; s/1 M8 10.5V7.2A4 4 0 0 1 16 7.2V10.5
  in lock: f R8 11 8 5.8 1.2; s1.5 M9.7 11V9.4A2.3 2.3 0 0 1 14.3 9.4V11
  lock.shield: @shield /1; @LOCKLET
  lock.shield.fill: @shield.fill /1; x R8.4 10.8 7.2 5.2 1.1; c1.4 M10 10.8V9.4A2 2 0 0 1 14 9.4V10.8
  LOCKLET: f R8.4 10.8 7.2 5.2 1.1; s1.4 M10 10.8V9.4A2 2 0 0 1 14 9.4V10.8
  lock.rectangle: s/1 R2.5 5 19 14 2.5; @LOCKLET
  lock.rectangle.fill: b/1 R2.5 5 19 14 2.5; x R8.4 10.8 7.2 5.2 1.1; c1.4 M10 10.8V9.4A2 2 0 0 1 14 9.4V10.8
  lock.rectangle.stack +F: s/1 R3 8.5 18 12 2.2; k/1 M6 5H18; a R8.8 14 6.4 4 .8; d1.4 M10.3 14V13A1.7 1.7 0 0 1 13.7 13V14
  lock.doc +F: @DOCPLAIN /1; @LOCKLET
  lock.doc.fill: @DOCPLAIN.fill /1; x R8.4 10.8 7.2 5.2 1.1; c1.4 M10 10.8V9.4A2 2 0 0 1 14 9.4V10.8
  lock.display: @display /1; @LOCKLET k.8 t0,-3
  lock.rotation: s/1 M18.5 6.5A8.3 8.3 0 1 0 20 14; s/1 M19.3 2.8 18.8 6.9 14.8 6.4; @LOCKLET t0,.3
  lock.rotation.open = lock.rotation
  lock.open .trianglebadge.exclamationmark .trianglebadge.exclamationmark.fill: s R4.8 10.5 14.4 10.5 2.5; s/1 M8 10.5V6.7A4 4 0 0 1 15.8 5.5
  lock.open.fill: b R4.8 10.5 14.4 10.5 2.5; s/1 M8 10.5V6.7A4 4 0 0 1 15.8 5.5
  lock.open.rotation = lock.rotation
  lock.iphone: s/1 R6.5 2.5 11 19 2.5; @LOCKLET t0,-1
  lock.ipad: s/1 R4.5 2.5 15 19 2.2; @LOCKLET t0,-1
  lock.laptopcomputer: @laptopcomputer /1; @LOCKLET k.75 t0,-2.8
  lock.desktopcomputer = lock.display
  lock.applewatch: @applewatch /1; @LOCKLET k.7
  lock.square.stack: @square.stack /1; @LOCKLET k.9 t0,2.2
  lock.square.stack.fill: @square.stack.fill /1; x R8.8 14.2 6.4 4.6 1; c1.4 M10.2 14.2V13A1.8 1.8 0 0 1 13.8 13V14.2
  key +C .slash .slash.fill: s O8 15.5 4.5; s M11.3 12.3 20 3.7M16.5 7.2 19.3 10
  key.fill: b O8 15.5 4.5; x O7.2 16.3 1.6; s M11.3 12.3 20 3.7M16.5 7.2 19.3 10
  in key: s1.6 O10 14 2.3; s1.6 M11.7 12.3 16.4 7.6M14.6 9.4 16 10.8
  key.horizontal: s O6.5 12 4.3; s M10.8 12H22M18 12V16M21.5 12V15
  key.horizontal.fill: b O6.5 12 4.3; x O5.6 12 1.5; s M10.8 12H22M18 12V16M21.5 12V15
  key.icloud: @icloud /1; @key k.42 t0,2
  key.viewfinder: @viewfinder /1; @key k.52
  key.radiowaves.forward: @key k.8 t-2,2; s/1 M17 13A5 5 0 0 1 17 19.5M20 10.8A8.5 8.5 0 0 1 20 21.5
  shield.checkered: @shield; s1.8 M12 3V21M4.2 11.8H19.8
  firewall +F: s R2.5 5 19 14 1.5; d1.6 M2.5 9.7H21.5M2.5 14.3H21.5M12 5V9.7M7.2 9.7V14.3M16.8 9.7V14.3M12 14.3V19
  clock +C .badge .badge.checkmark .badge.xmark .badge.exclamationmark .badge.questionmark .badge.fill: s/1 O12 12 9; s M12 7V12L15.2 14
  clock.fill: b/1 O12 12 9; c1.9 M12 6.8V12L15.4 14.2
  in clock: s1.7 M12 7.8V12L14.8 13.8
  clock.circle: s/1 O12 12 9; s1.5 O12 12 5; s1.4 M12 9.5V12L13.6 13
  clock.circle.fill: b/1 O12 12 9; x O12 12 5.6; s1.5 M12 9V12L14 13.2
  clock.arrow.circlepath: s/1 M4.2 8.5A8.6 8.6 0 1 1 3.4 12.8; s/1 M3.6 4.2 4 8.6 8.4 8.2; s M12 7.5V12L15 14
  clock.arrow.2.circlepath: s/1 M20.2 8.5A8.6 8.6 0 0 0 3.8 9.5M3.8 15.5A8.6 8.6 0 0 0 20.2 14.5; s/1 M20.6 4.5 20.2 8.6 16.2 8.2M3.4 19.5 3.8 15.4 7.8 15.8; s M12 7.5V12L15 14
  deskclock +F: s O12 11 8; d M12 6.5V11L15 13; k M6.5 17 5 20.5M17.5 17 19 20.5
  alarm +F: s O12 13 7.5; d M12 9V13L14.5 15; k M3 6.5 6.5 3.5M21 6.5 17.5 3.5
  alarm.waves.left.and.right: @alarm k.76; s/1 M4.2 4.5A10 10 0 0 0 4.2 19.5M19.8 4.5A10 10 0 0 1 19.8 19.5
  alarm.waves.left.and.right.fill: @alarm.fill k.76; s/1 M4.2 4.5A10 10 0 0 0 4.2 19.5M19.8 4.5A10 10 0 0 1 19.8 19.5
  stopwatch +F: s O12 13 8; d M12 9V13L14.5 15; k M9.5 2.8H14.5
  timer +C: s M12 3.5A8.5 8.5 0 1 1 5 7.2M12 3.5V7.5; s M12 13 6.8 6.2
  in timer: s1.6 M12 7.2A4.8 4.8 0 1 1 8 9.3M12 7.2V9.4M12 12.4 9 8.6
  timer.square: s/1 R4 4 16 16 3.5; s1.6 M12 7.2A4.8 4.8 0 1 1 8 9.3M12 7.2V9.4M12 12.4 9 8.6
  hourglass +C .badge.plus: s M6 3H18M6 21H18; s M7.5 3V7L12 12 7.5 17V21M16.5 3V7L12 12 16.5 17V21
  hourglass.bottomhalf.filled: @hourglass; f M8.5 20V17.5L12 14 15.5 17.5V20z
  hourglass.tophalf.filled: @hourglass; f M9 6.5H15L12 10.2z
  hourglass.circle: s/1 O12 12 9; s1.5 M9 7.2H15M9 16.8H15M9.8 7.2V9.2L12 12 9.8 14.8V16.8M14.2 7.2V9.2L12 12 14.2 14.8V16.8
  lock.rectangle.on.rectangle: @rectangle.on.rectangle /1; @LOCKLET k.8 t-2.6,1.6
  lock.app.dashed: @app.dashed /1; @LOCKLET
  sensor.tag.radiowaves.forward +F: s R3 4.5 11 15 3; d1.8 O8.5 9.5 1.6; s/1 M17 8.5A5 5 0 0 1 17 15.5M19.5 6A8.5 8.5 0 0 1 19.5 18
  hourglass.bottomhalf.fill = hourglass.bottomhalf.filled
  hourglass.tophalf.fill = hourglass.tophalf.filled
  memories: s~.1,2.9/1 M12 2.5A9.5 9.5 0 1 1 2.5 12; s M12 6.8V12L15 14; s M2.5 12A9.5 9.5 0 0 1 12 2.5M1 9.6 2.6 12 5 10.4
  memories.badge.plus: @memories; x O18.2 18.2 6.2; f O18.2 18.2 4.8; c1.5 M18.2 15.7V20.7M15.7 18.2H20.7
  memories.badge.minus: @memories; x O18.2 18.2 6.2; f O18.2 18.2 4.8; c1.5 M15.7 18.2H20.7
  memories.badge.xmark: @memories; x O18.2 18.2 6.2; f#red O18.2 18.2 4.8; c1.5 M16.5 16.5 19.9 19.9M19.9 16.5 16.5 19.9
  blinds.horizontal.open: s/1 M3.5 3.5H20.5; s R5 3.5 14 17 .8; s1.5 M5 8H19M5 12H19M5 16H19; s/1 M21 7V13
  blinds.horizontal.closed: s/1 M3.5 3.5H20.5; b1.4 R5 5.6 14 2.4 .4; b1.4 R5 10.2 14 2.4 .4; b1.4 R5 14.8 14 2.4 .4; s/1 M21 7V18
  window.shade.open: s/1 R4 3 16 18 1.2; b R5.6 4.6 12.8 3 .4; s1.6/1 M12 10.5V19.5M5.5 15H18.5
  window.shade.closed: s/1 R4 3 16 18 1.2; b R5.6 4.6 12.8 12.6 .4; s1.6 M12 17.5V20
  air.purifier +F: s R6 2.8 12 18.4 2.6; d1.6 M9 6.2H15M9 9H15; d1.8 O12 15 2.9
  entry.lever.keypad +F: s R3.5 3 9.5 18 2.2; a O6.4 6.3 .9O8.3 6.3 .9O10.2 6.3 .9O6.4 8.7 .9O8.3 8.7 .9O10.2 8.7 .9O6.4 11.1 .9O8.3 11.1 .9O10.2 11.1 .9; +c5 M8.3 16.5H20.5; k2.4 M8.3 16.5H20.5
  lock.open.display: @display /1; f R8.9 9.6 6.2 4.4 1; s1.4 M10.2 9.6V8.2A1.9 1.9 0 0 1 13.8 7.4
  light.min: s O12 12 3.2; f/1 O12 5.6 1O12 18.4 1O5.6 12 1O18.4 12 1O7.5 7.5 1O16.5 7.5 1O7.5 16.5 1O16.5 16.5 1
  light.max: s O12 12 3.2; s/1 M12 2.5V5.6M12 18.4V21.5M2.5 12H5.6M18.4 12H21.5M5.3 5.3 7.5 7.5M16.5 7.5 18.7 5.3M5.3 18.7 7.5 16.5M16.5 16.5 18.7 18.7
  """#
