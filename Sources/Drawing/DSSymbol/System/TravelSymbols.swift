/// Maps, places, journeys and vehicles.
let travelSymbols = #"""
  map +C: s M3 6.5 9 4 15 6.5 21 4V17.5L15 20 9 17.5 3 20zM9 4V17.5M15 6.5V20
  map.fill: b M3 6.5 9 4 15 6.5 21 4V17.5L15 20 9 17.5 3 20z; c1.6 M9 3V18.5M15 5.5V21
  in map: s1.4 M7 9 10.3 7.6 13.7 9 17 7.6V15L13.7 16.4 10.3 15 7 16.4zM10.3 7.6V15M13.7 9V16.4
  mappin .square .square.fill +S: s#red O12 6.5 3.5; s M12 10V21.5
  mappin.circle +F: s/1 O12 12 9; d1.8 O12 9.3 2.4; d1.9 M12 12V17.2
  mappin.circle.fill: b/1 O12 12 9; x O12 9 2.9; c1.8 M12 12V17.2
  mappin.and.ellipse +C: s#red O12 5.5 3; s M12 8.5V17.5; s/1 M8 14.8C4.8 15.3 3 16.5 3 17.8 3 19.7 7 21 12 21S21 19.7 21 17.8C21 16.5 19.2 15.3 16 14.8
  location +F +C +SF .square .square.fill +SC: s M20.5 3.5 3.5 10.8 11.2 12.8 13.2 20.5z
  in location: f M16.8 7.2 6.8 11.5 11.4 12.6 12.6 17.2z
  location.north +F +C: s M12 2.8 19 20.5 12 16.8 5 20.5z
  location.north.line +F: s M12 6 18 20.5 12 17.2 6 20.5z; k M12 2V2.5
  location.magnifyingglass: @magnifyingglass /1; f M14 7.5 7.2 10.4 10.2 11.2 11 14.2z
  safari +F: s/1 O12 12 9; a M16.8 7.2 13.6 13.6 7.2 16.8 10.4 10.4z
  compass.drawing: s M12 3V5M12 5A2 2 0 1 1 11.9 5zM11 8.8 5.5 20.5M13 8.8 18.5 20.5M6 15.5A11 11 0 0 0 18 15.5
  binoculars +F +C: s M4.5 10 6.5 4.5H9.5V9M19.5 10 17.5 4.5H14.5V9M9.5 9H14.5; s O6.8 15.5 4.3; s O17.2 15.5 4.3; k M11 14.5A1.5 1.5 0 0 1 13 14.5
  signpost.right +F: s M12 3V5.5M12 12.5V21M5 5.5H16.5L20 9 16.5 12.5H5z
  signpost.left: @signpost.right m
  signpost.left.fill: @signpost.right.fill m
  signpost.right.and.left +F: s M12 2.5V4.5M12 10V12.5M12 17.5V21.5M7 4.5H17L20 7.2 17 10H7zM17 12.5H7L4 15 7 17.5H17z
  point.topleft.down.curvedto.point.bottomright.up +F: s O5.5 6 2.6; s O18.5 18 2.6; k M8.5 6H12.5C16 6 16 9 12.5 10.5L10.5 12C7.5 13.5 8 18 12 18H15.5
  point.topleft.down.to.point.bottomright.curvepath = point.topleft.down.curvedto.point.bottomright.up
  point.3.connected.trianglepath.dotted: s O12 5 2.4; s O5.5 18 2.4; s O18.5 18 2.4; s~.1,3/1 M10.5 7.5 6.8 15.2M13.5 7.5 17.2 15.2M8.5 18H15.5
  point.3.filled.connected.trianglepath.dotted: b O12 5 2; b O5.5 18 2; b O18.5 18 2; s~.1,3/1 M10.5 7.5 6.8 15.2M13.5 7.5 17.2 15.2M8.5 18H15.5
  airplane +C: f M12 2.5C13 2.5 13.6 3.6 13.6 5V9.3L21.5 14V16L13.6 13.6V18.2L15.8 20V21.5L12 20.5 8.2 21.5V20L10.4 18.2V13.6L2.5 16V14L10.4 9.3V5C10.4 3.6 11 2.5 12 2.5z
  airplane.departure: f M2.8 11.5 4.5 10.8 7.5 12.5 11.5 11 7 4.8 9 4.2 15.6 9.4 19.2 8C20.6 7.5 21.9 8 22.2 9S21.6 10.9 20.2 11.4L6.8 16.2z; s/1 M2.5 20.5H21.5
  airplane.arrival: f M2.6 8.3 4.3 7.6 6.2 10.2 10.5 10.5 10 3 12 3.2 15.8 10.8 19.6 11.4C21 11.6 21.9 12.6 21.7 13.6S20.4 15 19 14.8L5.2 12.6z; s/1 M2.5 20.5H21.5
  car +C: s M3 17V13L5 7.8A2 2 0 0 1 6.9 6.5H17.1A2 2 0 0 1 19 7.8L21 13V17A1 1 0 0 1 20 18H4A1 1 0 0 1 3 17z; s1.8 M3.2 12.5H20.8M5 18V20M19 18V20; f O7 15.3 1.2O17 15.3 1.2
  car.fill: b M3 17V13L5 7.8A2 2 0 0 1 6.9 6.5H17.1A2 2 0 0 1 19 7.8L21 13V17A1 1 0 0 1 20 18H4A1 1 0 0 1 3 17z; s M5 18V20M19 18V20; x M5.8 11.6 7 8.4H17L18.2 11.6z; x O7 15.3 1.3O17 15.3 1.3
  in car: f M7 14.8V12.4L8.2 9.3A1.2 1.2 0 0 1 9.3 8.6H14.7A1.2 1.2 0 0 1 15.8 9.3L17 12.4V15.8A.6.6 0 0 1 16.4 16.4H15.8V15.5H8.2V16.4H7.6A.6.6 0 0 1 7 15.8z; c1.1 M8.8 11.9H15.2
  car.side: s M2.5 15.5V12.8L7 11.5 9.5 8H15.5L19 11.5 21.5 12.5V15.5H19.8M14.2 15.5H9.8M4.2 15.5H2.5; s O7 16 2.4; s O17 16 2.4
  car.side.fill: b M2.5 15.5V12.8L7 11.5 9.5 8H15.5L19 11.5 21.5 12.5V15.5z; x O7 16 3.6; x O17 16 3.6; b O7 16 1.6; b O17 16 1.6
  car.2: s/1 M8 6.5 9 4.5H15L17 8.5; @car k.82 t0,2.4
  car.2.fill: s/1 M8 6.5 9 4.5H15L17 8.5; @car.fill k.82 t0,2.4
  bolt.car +C: @car k.86 t-1.5,2 /1; f M18.5 2.5 15.5 6.5H18L17.2 10 20.8 5.5H18.3z
  bolt.car.fill: @car.fill k.86 t-1.5,2 /1; f M18.5 2.5 15.5 6.5H18L17.2 10 20.8 5.5H18.3z
  bus +C: s R4.5 4 15 14.5 2.5; s M4.5 12H19.5M7 18.5V20.5M17 18.5V20.5; f O8.3 15.3 1.2O15.7 15.3 1.2
  bus.fill: b R4.5 4 15 14.5 2.5; s M7 18.5V20.5M17 18.5V20.5; x R6.5 6.5 11 5 .6; x O8.3 15.3 1.3O15.7 15.3 1.3
  bus.doubledecker: s R5 2.5 14 16.5 2.2; s1.8 M5 8H19M5 13H19M7.5 19V21M16.5 19V21; f O8.3 16 1.1O15.7 16 1.1
  bus.doubledecker.fill: b R5 2.5 14 16.5 2.2; s M7.5 19V21M16.5 19V21; x R6.8 4.4 10.4 3.6 .5; x R6.8 10 10.4 3.4 .5; x O8.3 16.2 1.1O15.7 16.2 1.1
  tram +C: s R5 4.5 14 13 3; s1.8 M5 11H19M8 21 9.5 17.5M16 21 14.5 17.5M9.5 2.5H14.5; f O8.8 14.3 1.2O15.2 14.3 1.2
  tram.fill: b R5 4.5 14 13 3; s1.8 M8 21 9.5 18.5M16 21 14.5 18.5M9.5 2.5H14.5; x R7 6.8 10 4.2 .6; x O8.8 14.3 1.3O15.2 14.3 1.3
  in tram: f M9.4 7.2H14.6A1.8 1.8 0 0 1 16.4 9V13.4A1.8 1.8 0 0 1 14.6 15.2L15.6 17H14.2L13.2 15.2H10.8L9.8 17H8.4L9.4 15.2A1.8 1.8 0 0 1 7.6 13.4V9A1.8 1.8 0 0 1 9.4 7.2z; x M9.2 8.8H14.8V11H9.2z
  train.side.front.car: s M4 5.5H14C18 5.5 21 9.5 21 13.5A3 3 0 0 1 18 16.5H4M4 11H19.5M7 19.5H19
  lightrail +F = tram
  cablecar +F: s M3 5.5 21 3M12 4.2V8; s R4.5 8 15 12 2.2; d1.8 M4.5 14H19.5M12 8V14
  ferry +F: s M3 13.5 12 10.5 21 13.5 18.5 19H5.5z; s M6.5 12V7H17.5V12M10 7V3.5H14V7; k1.7 M3 21.5C5 20.5 7 20.5 9 21.5S13 22.5 15 21.5 19 20.5 21 21.5
  sailboat +F: s M11 3V15H4.5zM14 6 19.5 15H14z; s M3 18H21L18.5 21H5.5z
  bicycle +C: s O5.8 15.5 4; s O18.2 15.5 4; s1.8 M5.8 15.5 9 8H15.5L18.2 15.5M9.6 9.5 12 15.5H5.8M12 15.5 15.6 8.5M8 8H10M15.5 8 14.8 5.5H17
  scooter: s O5.5 17.5 2.6; s O19 17.5 2.6; s M8.2 17.5H13.5C14 14.5 16.5 14 17.5 14L15 5H12
  moped +F: s O5.5 16.5 3; s O18.5 16.5 3; s M8.5 16.5H15.5C15.5 13.5 17 12.5 18.5 12.5L16 6H13.5M3 12H10.5L12 16.5
  motorcycle +F = moped
  truck.box +F: s R2 6 11.5 10.5 1.2; s M13.5 9.5H18L21.8 13V16.5H13.5z; x O6.5 17.2 3.4O17.5 17.2 3.4; s O6.5 17.2 2; s O17.5 17.2 2
  truck.pickup.side +F: s M2.5 16.5V11H10L11.5 7H16L18.5 11 21.5 12V16.5z; x O6.8 17 3.6O17.2 17 3.6; s O6.8 17 2.1; s O17.2 17 2.1
  box.truck +F = truck.box
  fuelpump +F +C .slash .slash.fill: s R4 3 10 18 1.6; d1.7 M6.8 6.5H11.2V10H6.8z; k M14 12H15.5A1.8 1.8 0 0 1 17.3 13.8V16.5A1.7 1.7 0 0 0 20.7 16.5V9L17.5 5.8
  ev.charger +F: s R4 3 10 18 1.6; a M9.6 6.5 6.8 10.8H8.8L8.2 14 11.2 9.6H9.2z; k M14 12H15.5A1.8 1.8 0 0 1 17.3 13.8V16.5A1.7 1.7 0 0 0 20.7 16.5V10M19 6V9M22 6V9
  parkingsign +C: s M8 20V4.5H13A4.5 4.5 0 0 1 13 13.5H8
  in parkingsign: s1.8 M9.8 16.6V7.6H12.6A2.7 2.7 0 0 1 12.6 13H9.8
  steeringwheel: s O12 12 9; s O12 12 2.4; s M3.2 11 9.7 11.5M20.8 11 14.3 11.5M12 14.4V21
  engine.combustion +F: s M6 9H16L18 11.5H20.5V18.5H18L15.5 20H8L6 18H3.5V12H6z; s M9 5.5H14M11.5 5.5V9
  road.lanes: s M7 3 3.5 21M17 3 20.5 21M12 4V7M12 10.5V13.5M12 17V20
  suitcase +F +C: s R3 7 18 12.5 2.2; k M8.5 7V5A1.8 1.8 0 0 1 10.3 3.2H13.7A1.8 1.8 0 0 1 15.5 5V7; d1.8 M7.5 7.5V19M16.5 7.5V19
  suitcase.rolling: s R6 8 12 12 2; s M9.5 8V3H14.5V8M9 20V21.8M15 20V21.8M10 11.5V16.5M14 11.5V16.5
  suitcase.rolling.fill: b R6 8 12 12 2; s M9.5 8V3H14.5V8M9 20V21.8M15 20V21.8; c1.6 M10 11.5V16.5M14 11.5V16.5
  suitcase.cart: s/1 M3 4H5.5V18H20; s/1 O9 20 1.2; s R9 8 11 7 1.2
  briefcase +C .circle: s R2.5 7 19 13 2.5; s M8.5 7V5.5A2 2 0 0 1 10.5 3.5H13.5A2 2 0 0 1 15.5 5.5V7; s1.8 M2.5 13H21.5
  briefcase.fill: b R2.5 7 19 13 2.5; s M8.5 7V5.5A2 2 0 0 1 10.5 3.5H13.5A2 2 0 0 1 15.5 5.5V7; c1.6 M1.5 13.2H22.5
  case +F: s R2.5 7 19 13 2.5; k M8.5 7V5.5A2 2 0 0 1 10.5 3.5H13.5A2 2 0 0 1 15.5 5.5V7
  latch.2.case +F: s R2.5 7 19 13 2.5; k M8.5 7V5.5A2 2 0 0 1 10.5 3.5H13.5A2 2 0 0 1 15.5 5.5V7; d1.8 M7.5 11.5V14.5M16.5 11.5V14.5M3 13H21
  cross.case +F +C: s R2.5 7 19 13 2.5; k M8.5 7V5.5A2 2 0 0 1 10.5 3.5H13.5A2 2 0 0 1 15.5 5.5V7; d#red M12 10.5V16.5M9 13.5H15
  backpack +F +C: s M6 20.5V10A6 6 0 0 1 18 10V20.5z; k M9.5 4.5A2.5 2.5 0 0 1 14.5 4.5; d1.8 M6.5 15H17.5M9.5 9.5H14.5
  tent +F +C: s M12 4.5 21.5 19.5H2.5z; d1.8 M12 10.5 15.5 19M12 10.5 8.5 19
  tent.2 +F: s M8.5 6 16 19.5H1.5z; s/1 M12.5 10 14.5 7 22.5 19.5H16
  flag +C .slash .slash.fill .badge.ellipsis: s M5.5 21V4C8.5 2.5 11.5 5.5 14.5 4.5 16 4 17.5 3.8 18.5 4V13.5C15.5 13 13.5 15 10.5 14 8.5 13.4 7 13.4 5.5 14
  flag.fill: s M5.5 21V4; b M5.5 4C8.5 2.5 11.5 5.5 14.5 4.5 16 4 17.5 3.8 18.5 4V13.5C15.5 13 13.5 15 10.5 14 8.5 13.4 7 13.4 5.5 14z
  in flag: s1.6 M8.4 17.2V7.4; f M8.4 7.4C10 6.6 11.6 8.2 13.4 7.6 14.4 7.3 15.2 7.2 16 7.4V12.8C14.4 12.5 13 13.6 11.4 13 10.4 12.7 9.4 12.7 8.4 13z
  flag.checkered: s M5.5 21V4H18.5V13.5H5.5; f M5.5 4H9.8V8.7H5.5zM14.2 4H18.5V8.7H14.2zM9.8 8.7H14.2V13.5H9.8z
  flag.2.crossed: s M4 20.5 15.5 5M20 20.5 8.5 5; s M15.5 5C17.5 4.5 19.5 5.5 21.5 4.8L19.5 11C17.5 11.5 15.8 10.5 13.8 11M8.5 5C6.5 4.5 4.5 5.5 2.5 4.8L4.5 11C6.5 11.5 8.2 10.5 10.2 11
  flag.2.crossed.fill: s M4 20.5 15.5 5M20 20.5 8.5 5; b M15.5 5C17.5 4.5 19.5 5.5 21.5 4.8L19.5 11C17.5 11.5 15.8 10.5 13 9zM8.5 5C6.5 4.5 4.5 5.5 2.5 4.8L4.5 11C6.5 11.5 8.2 10.5 11 9z
  point.topleft.filled.down.to.point.bottomright.curvepath: s M5.5 8V13A4.5 4.5 0 0 0 10 17.5H16; f O5.5 5.5 3; s O18.5 17.5 2.4
  point.bottomleft.forward.to.point.topright.filled.scurvepath: s M8 18.5H10C14.5 18.5 9.5 5.5 14 5.5H16; s O5.5 18.5 2.4; f O18.5 5.5 3
  point.bottomleft.forward.to.point.topright.scurvepath: s M8 18.5H10C14.5 18.5 9.5 5.5 14 5.5H16; s O5.5 18.5 2.4; s O18.5 5.5 2.4
  point.topright.filled.arrow.triangle.backward.to.point.bottomleft.scurvepath: s M16 5.5H14C9.5 5.5 14.5 18.5 10 18.5H9.5; f O18.5 5.5 3; s O4.8 18.5 2.2; b.6 M12.2 15.9 8.4 18.5 12.2 21.1z
  location.fill.viewfinder: @viewfinder /1; f M17 7 7 11.4 11.4 12.6 12.6 17z
  windshield.rear.and.wiper: s/1 M4.5 6C9 4.8 15 4.8 19.5 6L21.5 17.5H2.5z; s M12 20 7.5 11.5
  windshield.front.and.wiper: s/1 M3 7C9 4.8 15 4.8 21 7L22 17C15.5 15.8 8.5 15.8 2 17z; s M12 20.5 5.5 11.5
  carseat.left +F: s M7 3.5 9.6 3 11.5 13H18A2 2 0 0 1 20 15V17H8.5z; s M8.5 17 8 20.5H18.5V17M6.5 6.5 4.5 7 5.5 11
  carseat.right: @carseat.left m
  carseat.right.fill: @carseat.left.fill m
  convertible.side +F: s M2.5 13.5C4 12.5 6 12 8.5 12L12 8.8M8.5 12H19.5C21 12.4 21.8 13.5 21.8 16.5H19.4M4.6 16.5H2.2L2.5 13.5M9.4 16.5H14.6; s O7 16.5 2.2O17 16.5 2.2
  flag.pattern.checkered.2.crossed: s M4 21 13.5 5.5M20 21 10.5 5.5; s1.6/1 M13.5 5.5 20.5 8.5 18.5 13 11.8 9.2zM10.5 5.5 3.5 8.5 5.5 13 12.2 9.2z; f M15.8 6.6 18.2 7.6 17 10.2 14.8 9zM8.2 6.6 5.8 7.6 7 10.2 9.2 9z
  car.side.front.open: @car.side k.94 t0,1.6; s M6.6 10.6 2.4 6.2
  car.side.front.open.fill: @car.side.fill k.94 t0,1.6; s M6.6 10.2 2.4 5.8
  car.side.rear.open: @car.side k.94 t0,1.6; s M16.6 7.4 21.4 4.2
  car.side.rear.open.fill: @car.side.fill k.94 t0,1.6; s M16.6 7 21.4 3.8
  CARTOP +F: s R7.5 2.5 9 19 3.6; d1.6 M9.6 8.8C11 8 13 8 14.4 8.8M9.6 16.4C11 17.1 13 17.1 14.4 16.4
  car.top.door.front.left.open +F: @CARTOP /1; s M7.5 10.6 2.6 13.6
  car.top.door.front.left.open.fill: @CARTOP.fill /1; s M6.6 10.6 2.2 13.4
  car.top.door.front.right.open: @car.top.door.front.left.open m
  car.top.door.front.right.open.fill: @car.top.door.front.left.open.fill m
  exclamationmark.brakesignal: s O12 12 6; s1.9 M12 9V12.4; f O12 15 1.15; s/1 M4.4 5.6A10 10 0 0 0 4.4 18.4M19.6 5.6A10 10 0 0 1 19.6 18.4
  autostartstop .slash .trianglebadge.exclamationmark: @goforward /1; s1.8 M9 16 12 9 15 16M10.2 13.6H13.8
  road.lanes.curved.right: s M2.8 21C3.4 12.4 8.4 5.6 17 3.2M20.8 21C20 16.4 20.4 11.6 22 8.4; s~2.8,3.6/1 M11.8 20.6C12 14.4 14.6 9 19.4 6
  road.lanes.curved.left: @road.lanes.curved.right m
  flag.filled.and.flag.crossed: s M4 20.5 15.5 5M20 20.5 8.5 5; s1.5 M15.5 5C17.5 4.5 19.5 5.5 21.5 4.8L19.5 11C17.5 11.5 15.8 10.5 13.8 11; b M8.5 5C6.5 4.5 4.5 5.5 2.5 4.8L4.5 11C6.5 11.5 8.2 10.5 11 9z
  """#
