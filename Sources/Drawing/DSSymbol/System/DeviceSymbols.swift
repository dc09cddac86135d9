/// Computers, telephones, watches, what is plugged into them, and batteries.
let deviceSymbols = #"""
  iphone +C .slash: s R6.5 2.5 11 19 2.5; s M10.5 5.2H13.5
  in iphone: s1.5 R8.8 6.2 6.4 11.6 1.4; s1.2 M11.2 8H12.8
  iphone.gen1: s R6.5 2.5 11 19 2.2; f O12 18.6 1.2
  iphone.gen2: s R6.5 2.5 11 19 2.5; b R10 2.5 4 1.4 .5
  iphone.gen3: s R6.5 2.5 11 19 2.5; s M11 5.2H13
  iphone.homebutton = iphone.gen1
  iphone.badge.play: @iphone /1; x O18 17.5 6; s1.8 O18 17.5 4.4; f M16.8 15.4V19.6L20.2 17.5z
  iphone.landscape: @iphone r270
  iphone.radiowaves.left.and.right +C: s R8 3.5 8 17 2; s%1/1 M4.5 8A8 8 0 0 0 4.5 16M19.5 8A8 8 0 0 1 19.5 16
  iphone.and.arrow.forward: s R3.5 2.5 10.5 19 2.3; c5 M10 12H21; s M10.5 12H21.5M18 8.5 21.5 12 18 15.5
  iphone.circle.fill: b/1 O12 12 9; x R8.4 5.8 7.2 12.4 1.6; f R9.8 7.6 4.4 8.8 .3
  apps.iphone .badge.plus: s/1 R6.5 2.5 11 19 2.5; f R9.2 7 2 2 .4R12.8 7 2 2 .4R9.2 11 2 2 .4R12.8 11 2 2 .4R9.2 15 2 2 .4R12.8 15 2 2 .4
  apps.ipad: s/1 R4.5 2.5 15 19 2.2; f R7.8 7 2.2 2.2 .4R11 7 2.2 2.2 .4R14.2 7 2.2 2.2 .4R7.8 11 2.2 2.2 .4R11 11 2.2 2.2 .4R14.2 11 2.2 2.2 .4
  ipad: s R4.5 2.5 15 19 2.2; s M11 18.7H13
  ipad.homebutton: s R4.5 2.5 15 19 2.2; f O12 18.6 1.1
  ipad.landscape: s R2.5 4.5 19 15 2.2; s M10.5 16.8H13.5
  ipad.and.iphone: s/1 M10.5 20.5H5A2 2 0 0 1 3 18.5V5.5A2 2 0 0 1 5 3.5H14A2 2 0 0 1 16 5.5V7; s R13.5 9.5 7.5 12 1.8
  laptopcomputer .slash .trianglebadge.exclamationmark: s R4.5 5 15 10.5 1.8; s M2 18.5H22
  laptopcomputer.and.iphone: s/1 M13 15.5H5.5A1.6 1.6 0 0 1 4 14V7A1.8 1.8 0 0 1 5.8 5.2H17A1.8 1.8 0 0 1 18.8 7V7.5M2 18.5H13; s R15.5 10 6 10.5 1.6
  laptopcomputer.and.arrow.down: @laptopcomputer /1; s1.7 M12 7.2V12.6M9.6 10.4 12 12.8 14.4 10.4
  macbook = laptopcomputer
  macbook.and.iphone = laptopcomputer.and.iphone
  desktopcomputer .trianglebadge.exclamationmark: s R2.5 4 19 12.5 2; s M2.5 13H21.5M10 16.5 9.5 20.5M14 16.5 14.5 20.5M8 20.5H16
  desktopcomputer.and.arrow.down: @display /1; s1.7 M12 6.5V13M9.5 10.8 12 13.3 14.5 10.8
  display .trianglebadge.exclamationmark: s R2.5 4 19 12.5 2; s M12 16.5V20.5M8 20.5H16
  display.2: s R2 4 14 10 1.6; s M9 14V18M6 18H12; s/1 M19 7.5H20.5A1.5 1.5 0 0 1 22 9V15.5A1.5 1.5 0 0 1 20.5 17H16
  display.and.arrow.down: @display /1; s1.7 M12 6.5V13M9.5 10.8 12 13.3 14.5 10.8
  pc: s R6.5 2.5 11 19 1.8; s M10 6H14M10 9H14; f O12 17 1.2
  macpro.gen3 = pc
  macmini +F: s R2.5 9 19 7.5 2.2; a O17.5 12.8 1.1
  applewatch .slash: s R6.5 6.5 11 11 2.6; s M8.5 6.5 9.2 2.5H14.8L15.5 6.5M8.5 17.5 9.2 21.5H14.8L15.5 17.5M19.5 10.5V13
  applewatch.watchface: @applewatch /1; s1.6 M12 9V12L14 13.2
  applewatch.side.right: @applewatch
  applewatch.radiowaves.left.and.right: @applewatch k.8; s/1 M3 8A8 8 0 0 0 3 16M21 8A8 8 0 0 1 21 16
  watchface.applewatch.case = applewatch
  ipod: s R6 2.5 12 19 2.4; s R9 5.5 6 4.5 .6; s O12 15.5 3
  appletv +F: s R3 6 18 12 3; a O12 12 2
  appletvremote.gen1 +F: s R8 2.5 8 19 2.2; a O12 14 1.2O12 18 1.2; d1.6 M9 10H15
  av.remote +F: s R8 2.5 8 19 3; d1.6 O12 8 2; a O12 14 1O12 17.5 1
  visionpro +F +SF: s M3 12C3 8.5 5.5 7 12 7S21 8.5 21 12 19 16.5 16 16.5 13.5 14.5 12 14.5 10.5 16.5 8 16.5 3 15.5 3 12z
  keyboard +F .badge.ellipsis .badge.eye: s R2 5.5 20 13 2.2; d1.7 M6 9.5H6.1M9.9 9.5H10M14 9.5H14.1M17.9 9.5H18M6 12.5H6.1M9.9 12.5H10M14 12.5H14.1M17.9 12.5H18M8.5 15.5H15.5
  keyboard.chevron.compact.down: @keyboard k.9 t0,-3.5 /1; s M9 20.5 12 22.2 15 20.5
  keyboard.chevron.compact.down.fill: @keyboard.fill k.9 t0,-3.5 /1; s M9 20.5 12 22.2 15 20.5
  keyboard.onehanded.left +F: s R2 5.5 20 13 2.2; s1.7 M6 9.5H6.1M9.5 9.5H9.6M6 12.5H6.1M9.5 12.5H9.6M6 15.5H10M15 5.5V18.5
  computermouse +F: s R6.5 2.8 11 18.4 5.5; d1.8 M12 6V10
  magicmouse +F: s R7 2.8 10 18.4 5
  cursorarrow: s M6 3 19 13.5 12.8 14 16 20.5 13.2 21.5 10.2 15 6 19z
  cursorarrow.rays: s1.8 M10 9.5 21 14 16.5 15.8 14.5 20.5z; s1.7/1 M8.5 2.5V5M2.5 8.5H5M4.2 4.2 6 6M12.8 4.2 11.2 6M4.2 12.8 6 11.2
  cursorarrow.click = cursorarrow.rays
  cursorarrow.click.2 = cursorarrow.rays
  cursorarrow.motionlines: s1.8 M10 8 21 12.5 16.5 14.3 14.5 19z; s1.7/1 M3 8H6.5M3 12H8M3 16H9.5
  cursorarrow.square: s/1 M12 20H7A3 3 0 0 1 4 17V7A3 3 0 0 1 7 4H17A3 3 0 0 1 20 7V12; s1.8 M10.5 10.5 21.5 14.5 17 16.4 15 21z
  cursorarrow.and.square.on.square.dashed = cursorarrow.square
  contextualmenu.and.cursorarrow: s/1 R3 3.5 13 15 2; s1.6/1 M6 8H13M6 12H10; x M10 10 24 16 13 24z; s1.6 M12.5 12.5 21.5 16 17.8 17.6 16.2 21.5z
  finder: s R3.5 3.5 17 17 4.2; s1.9 M8.4 8.4V10.4M15.6 8.4V10.4; s1.8 M7.6 14.2C9.6 17 14.4 17 16.4 14.2
  filemenu.and.selection: s/1 R3 3.5 18 17 2; b R3.5 9.5 17 5 .4
  memorychip +F: s R6 6 12 12 1.5; d1.6 R9.5 9.5 5 5 .6; k1.8 M9 6V3M12 6V3M15 6V3M9 21V18M12 21V18M15 21V18
  cpu +F: s R6 6 12 12 2; d R9.7 9.7 4.6 4.6 0.8; k M9 6V3M15 6V3M9 21V18M15 21V18M6 9H3M6 15H3M21 9H18M21 15H18
  sdcard +F: s M7 3H17A2 2 0 0 1 19 5V19A2 2 0 0 1 17 21H7A2 2 0 0 1 5 19V8L10 3z; d1.6 M10.5 6V9M13 6V9M15.5 6V9
  simcard +F: s M7 3H13.5L18.5 8V19A2 2 0 0 1 16.5 21H7A2 2 0 0 1 5 19V5A2 2 0 0 1 7 3z; d1.5 R8.5 11 6.5 6.5 1M11.7 11V17.5M8.5 14.2H15
  cable.connector: s M9 3V7.5M15 3V7.5M7 7.5H17V13.5A3 3 0 0 1 14 16.5H10A3 3 0 0 1 7 13.5zM12 16.5V21.5
  powerplug +F: s M9 3V8M15 3V8; s M6 8H18V11.5A6 6 0 0 1 6 11.5z; k M12 17.5V21.5
  poweroutlet.type.b +F: s R4 4 16 16 3.5; d1.8 M9.5 8V11M14.5 8V11; a O12 15.3 1.6
  poweroutlet.type.f +F: s R4 4 16 16 3.5; d1.6 O12 12 5; a O9.8 12 1O14.2 12 1
  bolt +F +C +SF +H .square .square.fill .badge.checkmark .trianglebadge.exclamationmark .trianglebadge.exclamationmark.fill .badge.clock .badge.checkmark.fill .badge.clock.fill: s#yellow M13.5 2.5 4.5 13.5H11L10 21.5 19.5 10H13z
  in bolt: f M12.8 6.6 7.8 12.9H11.3L10.8 17.4 16.2 10.9H12.4z
  bolt.fill: b#yellow M13.5 2.5 4.5 13.5H11L10 21.5 19.5 10H13z
  bolt.ring.closed: s/1 O12 12 9; f M12.8 6.6 7.8 12.9H11.3L10.8 17.4 16.2 10.9H12.4z
  bolt.horizontal +C +I: s M2.5 13.5 10 7.5 12 11.5 21.5 10.5 14 16.5 12 12.5z
  bolt.horizontal.fill: b M2.5 13.5 10 7.5 12 11.5 21.5 10.5 14 16.5 12 12.5z
  bolt.batteryblock +F: s R3 7 18 12.5 2; k M6.5 7V4.5M17.5 7V4.5; a M12.6 9 8.8 13.9H11.5L11.1 17.4 15.2 12.4H12.4z
  minus.plus.batteryblock +F: s R3 7 18 12.5 2; k M6.5 7V4.5M17.5 7V4.5; d1.7 M6.5 13H10M14 13H17.5M15.8 11.2V14.8
  battery.0: s/1 R2 7.5 17.5 9 2.2; s/1 M22 10.5V13.5
  battery.25: s/1 R2 7.5 17.5 9 2.2; s/1 M22 10.5V13.5; f#red R4.3 9.8 3.2 4.4 0.8
  battery.50: s/1 R2 7.5 17.5 9 2.2; s/1 M22 10.5V13.5; f R4.3 9.8 6.5 4.4 0.8
  battery.75: s/1 R2 7.5 17.5 9 2.2; s/1 M22 10.5V13.5; f R4.3 9.8 9.8 4.4 0.8
  battery.100: s/1 R2 7.5 17.5 9 2.2; s/1 M22 10.5V13.5; f R4.3 9.8 12.9 4.4 0.8
  battery.100.bolt: s/1 R2 7.5 17.5 9 2.2; s/1 M22 10.5V13.5; f R4.3 9.8 12.9 4.4 0.8; c3 M12 4.5 7.5 12.3H11.2L10.4 19 15 11.4H11.4z; f#green M12 4.5 7.5 12.3H11.2L10.4 19 15 11.4H11.4z
  battery.100percent = battery.100
  battery.75percent = battery.75
  battery.50percent = battery.50
  battery.25percent = battery.25
  battery.0percent = battery.0
  battery.100percent.bolt = battery.100.bolt
  battery.slash: @battery.100 /1; c5 M4 4 19.5 20; s M4 4 19.5 20
  lightbulb +F +C .slash .slash.fill: s#yellow M9.3 17C9 15.2 6.3 13.6 6.3 9.4A5.7 5.7 0 0 1 17.7 9.4C17.7 13.6 15 15.2 14.7 17z; k M9.8 20.5H14.2
  in lightbulb: f M10.4 14.8C10.2 13.7 8.6 12.8 8.6 10.4A3.4 3.4 0 0 1 15.4 10.4C15.4 12.8 13.8 13.7 13.6 14.8z; s1.3 M10.8 17H13.2
  lightbulb.min: @lightbulb k.8; f/1 O3 9.5 1O21 9.5 1O12 1.8 1O5 3.5 1O19 3.5 1
  lightbulb.max: @lightbulb k.78 t0,1; s1.8/1 M2 10H3.5M20.5 10H22M12 1.5V2.5M4.6 3.6 5.6 4.6M19.4 3.6 18.4 4.6
  flashlight.on.fill: b M8 9.5H16L14.5 13V20A1.5 1.5 0 0 1 13 21.5H11A1.5 1.5 0 0 1 9.5 20V13z; x O12 15 1.1; s1.8/1 M12 2V5.5M6.5 3.5 8 6M17.5 3.5 16 6
  flashlight.off.fill: b M8 5.5H16V8L14.5 12V20A1.5 1.5 0 0 1 13 21.5H11A1.5 1.5 0 0 1 9.5 20V12L8 8z; x O12 14.5 1.1
  flashlight.slash: @flashlight.off.fill /1; c5 M3.5 3.5 20.5 20.5; s M3.5 3.5 20.5 20.5
  magnifyingglass +C .slash: s O10.5 10.5 6.5; s M15.4 15.4 20.5 20.5
  in magnifyingglass: s1.8 O11 11 3.6; s1.9 M13.8 13.8 16.6 16.6
  plus.magnifyingglass: s/1 O10.5 10.5 6.8; s/1 M15.6 15.6 20.5 20.5; s1.8 M10.5 7.7V13.3M7.7 10.5H13.3
  minus.magnifyingglass: s/1 O10.5 10.5 6.8; s/1 M15.6 15.6 20.5 20.5; s1.8 M7.7 10.5H13.3
  1.magnifyingglass: s/1 O10.5 10.5 6.8; s/1 M15.6 15.6 20.5 20.5; s1.7 M9.2 8.7 10.8 7.5V13.5
  arrow.up.left.and.down.right.magnifyingglass: s/1 O10.5 10.5 6.8; s/1 M15.6 15.6 20.5 20.5; s1.5 M8 10V8H10M13 11V13H11M8.2 8.2 12.8 12.8
  rectangle.and.magnifyingglass = rectangle.and.text.magnifyingglass
  exclamationmark.magnifyingglass: s/1 O10.5 10.5 6.8; s/1 M15.6 15.6 20.5 20.5; s1.7 M10.5 7.2V11; f O10.5 13.5 1
  gear +C .badge .badge.checkmark .badge.questionmark .badge.xmark: s M10.11 5.68L10.48 3.13L13.52 3.13L13.89 5.68A6.6 6.6 0 0 1 15.14 6.19L17.2 4.65L19.35 6.8L17.81 8.86A6.6 6.6 0 0 1 18.32 10.11L20.87 10.48L20.87 13.52L18.32 13.89A6.6 6.6 0 0 1 17.81 15.14L19.35 17.2L17.2 19.35L15.14 17.81A6.6 6.6 0 0 1 13.89 18.32L13.52 20.87L10.48 20.87L10.11 18.32A6.6 6.6 0 0 1 8.86 17.81L6.8 19.35L4.65 17.2L6.19 15.14A6.6 6.6 0 0 1 5.68 13.89L3.13 13.52L3.13 10.48L5.68 10.11A6.6 6.6 0 0 1 6.19 8.86L4.65 6.8L6.8 4.65L8.86 6.19A6.6 6.6 0 0 1 10.11 5.68z; d O12 12 2.8
  gearshape = gear
  gearshape.fill: b M10.11 5.68L10.48 3.13L13.52 3.13L13.89 5.68A6.6 6.6 0 0 1 15.14 6.19L17.2 4.65L19.35 6.8L17.81 8.86A6.6 6.6 0 0 1 18.32 10.11L20.87 10.48L20.87 13.52L18.32 13.89A6.6 6.6 0 0 1 17.81 15.14L19.35 17.2L17.2 19.35L15.14 17.81A6.6 6.6 0 0 1 13.89 18.32L13.52 20.87L10.48 20.87L10.11 18.32A6.6 6.6 0 0 1 8.86 17.81L6.8 19.35L4.65 17.2L6.19 15.14A6.6 6.6 0 0 1 5.68 13.89L3.13 13.52L3.13 10.48L5.68 10.11A6.6 6.6 0 0 1 6.19 8.86L4.65 6.8L6.8 4.65L8.86 6.19A6.6 6.6 0 0 1 10.11 5.68z; x O12 12 3
  in gear: s1.3 M11.1 8.7L11.3 7.3L12.7 7.3L12.9 8.7L13.7 9L14.8 8.2L15.8 9.2L15 10.3L15.3 11.1L16.7 11.3L16.7 12.7L15.3 12.9L15 13.7L15.8 14.8L14.8 15.8L13.7 15L12.9 15.3L12.7 16.7L11.3 16.7L11.1 15.3L10.3 15L9.2 15.8L8.2 14.8L9 13.7L8.7 12.9L7.3 12.7L7.3 11.3L8.7 11.1L9 10.3L8.2 9.2L9.2 8.2L10.3 9z; s1.2 O12 12 1.3
  in gearshape: s1.3 M11.1 8.7L11.3 7.3L12.7 7.3L12.9 8.7L13.7 9L14.8 8.2L15.8 9.2L15 10.3L15.3 11.1L16.7 11.3L16.7 12.7L15.3 12.9L15 13.7L15.8 14.8L14.8 15.8L13.7 15L12.9 15.3L12.7 16.7L11.3 16.7L11.1 15.3L10.3 15L9.2 15.8L8.2 14.8L9 13.7L8.7 12.9L7.3 12.7L7.3 11.3L8.7 11.1L9 10.3L8.2 9.2L9.2 8.2L10.3 9z; s1.2 O12 12 1.3
  gearshape.2: @gear k.7 t-3.4,-3; @gear k.5 t5.5,5.5 /1
  gearshape.2.fill: @gearshape.fill k.7 t-3.4,-3; @gearshape.fill k.5 t5.5,5.5 /1
  platter.filled.bottom.iphone: s/1 R6.5 2.5 11 19 2.5; f R8.6 15.2 6.8 4.2 1
  platter.filled.top.iphone: s/1 R6.5 2.5 11 19 2.5; f R8.6 4.6 6.8 4.2 1
  macwindow.stack: s R2.5 9.5 19 11 2.2; s1.6 M2.5 13H21.5; s/1 M5 6.5H19M7.5 3.5H16.5
  appletvremote.gen4 +F: s R8 2.5 8 19 2.5; d1.6 M10.5 9.5H13.5; a O10.6 12.5 .9O13.4 12.5 .9O10.6 15.5 .9O13.4 15.5 .9
  digitalcrown.arrow.clockwise +F: s R4 5 10.5 14 3.5; s/1 R16.5 9 2.8 6 1.2; s1.6 M9.2 9.5A2.6 2.6 0 1 0 11.8 12.1M9.4 7.8 11.2 9.5 9.4 11.2
  digitalcrown.arrow.clockwise.fill: b R4 5 10.5 14 3.5; b/1 R16.5 9 2.8 6 1.2; c1.6 M9.2 9.5A2.6 2.6 0 1 0 11.8 12.1M9.4 7.8 11.2 9.5 9.4 11.2
  digitalcrown.arrow.counterclockwise: s R4 5 10.5 14 3.5; s/1 R16.5 9 2.8 6 1.2; s1.6 M9.4 9.5A2.6 2.6 0 1 1 6.8 12.1M9.2 7.8 7.4 9.5 9.2 11.2
  digitalcrown.arrow.counterclockwise.fill: b R4 5 10.5 14 3.5; b/1 R16.5 9 2.8 6 1.2; c1.6 M9.4 9.5A2.6 2.6 0 1 1 6.8 12.1M9.2 7.8 7.4 9.5 9.2 11.2
  faxmachine +F: s M7 9V3.5H17V9; s M5 9H19A2 2 0 0 1 21 11V18A2 2 0 0 1 19 20H5A2 2 0 0 1 3 18V11A2 2 0 0 1 5 9z; d1.7 M6.5 12.5H11M6.5 16H11; a O15 13 1O18 13 1O15 16.4 1O18 16.4 1
  keyboard.chevron.compact.left: s R6.5 5.5 15.5 13 2.2; s1.6 M10 9.5H10.1M13.5 9.5H13.6M17.5 9.5H17.6M10 12.5H10.1M13.5 12.5H13.6M17.5 12.5H17.6M11.5 15.5H16.5; s M3.5 9 2 12 3.5 15
  keyboard.chevron.compact.right: @keyboard.chevron.compact.left m
  apple.logo: f M15.4 2.2C15.6 4.2 13.8 6.2 11.8 6.1 11.6 4.2 13.3 2.3 15.4 2.2z; f M12 8.4C13 7.5 14.4 7 15.8 7 18.6 7 20.5 9.4 20.5 12.6 20.5 17.2 17.6 21.6 15 21.6 13.8 21.6 13.2 21 12 21S10.2 21.6 9 21.6C6.4 21.6 3.5 17.2 3.5 12.6 3.5 9.4 5.4 7 8.2 7 9.6 7 11 7.5 12 8.4z
  lightbulb.led +F: s M9 16.5C9 14.6 6.5 13 6.5 8.8A5.5 5.5 0 0 1 17.5 8.8C17.5 13 15 14.6 15 16.5z; d1.7 M6.6 9.8H17.4; k M9.5 20H14.5
  lightbulb.max.fill: @lightbulb.fill k.78 t0,1; s1.8/1 M2 10H3.5M20.5 10H22M12 1.5V2.5M4.6 3.6 5.6 4.6M19.4 3.6 18.4 4.6
  applelogo = apple.logo
  apple.intelligence: s1.5 O12 7.6 3.9O15.8 9.8 3.9O15.8 14.2 3.9O12 16.4 3.9O8.2 14.2 3.9O8.2 9.8 3.9
  apple.writing.tools: s/1 M20.2 8.5A9 9 0 1 1 15.5 3.7; @pencil k.5; f/1 M19.5 1.4 20.2 3.2 22 3.9 20.2 4.6 19.5 6.4 18.8 4.6 17 3.9 18.8 3.2z
  beats.headphones: s M4.6 13V11.5A7.4 7.4 0 0 1 19.4 11.5V13; b R3 12.8 4.6 8 2.2; b R16.4 12.8 4.6 8 2.2
  cable.connector.horizontal: @cable.connector r90
  fibrechannel: s M5.5 8C12 8 12 16 18.5 16M5.5 16C12 16 12 8 18.5 8; b O4 8 1.2O4 16 1.2O20 8 1.2O20 16 1.2
  flipphone: s R7 2.5 10 9 1.8; s R7 12.8 10 8.8 1.8; s1.5/1 M10 5.5H14V8.4H10z; f/1 O9.8 15.6 .9O12 15.6 .9O14.2 15.6 .9O9.8 18.4 .9O12 18.4 .9O14.2 18.4 .9
  macbook.gen1 = laptopcomputer
  macbook.gen2 = laptopcomputer
  macpro.gen2 +F: s M6 5.6C6 4.2 8.6 3 12 3S18 4.2 18 5.6V18.4C18 19.8 15.4 21 12 21S6 19.8 6 18.4z; d1.6 U12 5.8 3.2 1
  powerplug.portrait = powerplug
  web.camera +F: s O12 9.3 6.5; d O12 9.3 2.4; k M12 15.8V18M6.5 20.5C8 18.6 16 18.6 17.5 20.5z
  macwindow.and.cursorarrow: @macwindow /1; x M10.5 10 24 16 13 24z; s1.6 M12.5 12.5 21.5 16 17.8 17.6 16.2 21.5z
  filemenu.and.cursorarrow: s/1 R3 3.5 15 15 2; s1.6/1 M3 7.6H18M6 11.2H13M6 14.6H10; x M10.5 10 24 16 13 24z; s1.6 M12.5 12.5 21.5 16 17.8 17.6 16.2 21.5z
  pointer.arrow = cursorarrow
  pointer.arrow.rays = cursorarrow.rays
  pointer.arrow.click = cursorarrow.rays
  pointer.arrow.click.2 = cursorarrow.rays
  flashlight.on.circle: s/1 O12 12 9; @flashlight.on.fill k.56 t0,.2
  flashlight.on.circle.fill: b/1 O12 12 9; x M9.8 10.8H14.2L13.4 12.7V16.6A.8.8 0 0 1 12.6 17.4H11.4A.8.8 0 0 1 10.6 16.6V12.7z; c1.3 M12 6.6V8.4M9 7.4 9.8 8.8M15 7.4 14.2 8.8
  flashlight.off.circle: s/1 O12 12 9; @flashlight.off.fill k.6 t0,-.8
  flashlight.off.circle.fill: b/1 O12 12 9; x M9.6 7.4H14.4V8.9L13.5 11.3V16.1A.9.9 0 0 1 12.6 17H11.4A.9.9 0 0 1 10.5 16.1V11.3L9.6 8.9z
  directcurrent: s M4 9.5H20; s M4 14.5H6.4M10.8 14.5H13.2M17.6 14.5H20
  fn: s M10.5 5.5A2.8 2.8 0 0 0 6.5 8.2V18.5M3.5 10.8H10M13 10.8V18.5M13 14A3.4 3.4 0 0 1 19.8 14V18.5
  """#
