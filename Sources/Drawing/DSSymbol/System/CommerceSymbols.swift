/// Buying and paying, gifts, food and drink.
let commerceSymbols = #"""
  cart +C .badge.plus .badge.minus .badge.questionmark .badge.clock .fill.badge.plus .fill.badge.minus .fill.badge.questionmark: s M2.5 3.5H5L7.3 14.8A1.8 1.8 0 0 0 9.1 16.2H17.5A1.8 1.8 0 0 0 19.3 14.8L20.8 7H5.8; f/1 O9.3 19.8 1.7O17.3 19.8 1.7
  cart.fill: s M2.5 3.5H5L7.3 14.8; b M5.8 7H20.8L19.3 14.8A1.8 1.8 0 0 1 17.5 16.2H9.1A1.8 1.8 0 0 1 7.3 14.8z; f/1 O9.3 19.8 1.7O17.3 19.8 1.7
  in cart: s1.5 M6.4 7.4H7.8L9.2 14H15.6L16.8 9.2H8.2; f O10 16.3 1.1O14.8 16.3 1.1
  bag +C .badge.plus .badge.minus .badge.questionmark .fill.badge.plus .fill.badge.minus .fill.badge.questionmark: s M5 8H19L20.2 19A2 2 0 0 1 18.2 21H5.8A2 2 0 0 1 3.8 19z; s M8.5 8V6.5A3.5 3.5 0 0 1 15.5 6.5V8
  bag.fill: b M5 8H19L20.2 19A2 2 0 0 1 18.2 21H5.8A2 2 0 0 1 3.8 19z; s M8.5 8V6.5A3.5 3.5 0 0 1 15.5 6.5V8
  in bag: f M8.2 10H15.8L16.5 15.8A1 1 0 0 1 15.5 17H8.5A1 1 0 0 1 7.5 15.8z; s1.4 M10 10V9.2A2 2 0 0 1 14 9.2V10
  basket +F: s M2.5 9.5H21.5L19 20H5zM6 9.5 10.5 3.5M18 9.5 13.5 3.5; d1.7 M9.2 13V16.8M14.8 13V16.8M12 13V16.8
  creditcard +C .trianglebadge.exclamationmark: s/1 R2.5 5 19 14 2.5; s/1 M2.5 9.8H21.5; s M6 15H9.5
  creditcard.fill: b R2.5 5 19 14 2.5; c2.2 M1.5 10H22.5; c1.7 M6 15.2H10
  in creditcard: s1.4 R6.4 8 11.2 8 1.4; s1.4 M6.4 10.8H17.6M8.6 13.8H10.4
  creditcard.circle.fill: b/1 O12 12 9; x R5.8 7.8 12.4 8.6 1.6; f R6 9.8 12 1.5 0
  giftcard +F: s R2.5 5 19 14 2.5; d1.7 M2.5 12.5H21.5M8.5 5V19M8.5 12.5 5.5 16M8.5 12.5 11.5 16
  banknote +F: s/1 R2 6 20 12 2.2; d O12 12 2.7; a O5.8 12 1.2O18.2 12 1.2
  banknote.fill: b R2 6 20 12 2.2; x O12 12 3.2; x O5.6 12 1.3O18.4 12 1.3
  building.columns +F +C: s M12 3 21 8.5H3z; s M3.5 20.5H20.5; s M6 11V17.5M10 11V17.5M14 11V17.5M18 11V17.5
  wallet.pass: s R4 3 16 18 2.5; s1.8 M4 8H20; s M4 13H9A3 3 0 0 0 15 13H20
  wallet.pass.fill: b R4 3 16 18 2.5; c1.7 M3 8H21; c1.7 M3 13H9A3 3 0 0 0 15 13H21
  wallet.bifold: s M4.5 6H17A2 2 0 0 1 19 8V18A2 2 0 0 1 17 20H5A2 2 0 0 1 3 18V7.5A2.5 2.5 0 0 1 5.5 5L16 3.5V6; s1.8 M21 11.5H16A2.2 2.2 0 0 0 16 15.9H21z
  wallet.bifold.fill: b M5 5.5 16 4V6H17A2 2 0 0 1 19 8V18A2 2 0 0 1 17 20H5A2 2 0 0 1 3 18V7.5A2 2 0 0 1 5 5.5z; x M23 10H16.5A3.7 3.7 0 0 0 16.5 17.4H23z; b M21 12.6H16.8A1.2 1.2 0 0 0 16.8 15H21z
  ticket +F: s M3 6H21V10A2.2 2.2 0 0 0 21 14.4V18H3V14.4A2.2 2.2 0 0 0 3 10z; d~.1,3/1 M14.5 8.5V16
  storefront +C: s M4 4H20L21.5 9A3 3 0 0 1 15.8 9.6 3.9 3.9 0 0 1 8.2 9.6 3 3 0 0 1 2.5 9z; s M4.5 12V20H19.5V12M9.5 20V15H14.5V20
  storefront.fill: b M4 4H20L21.5 9A3 3 0 0 1 15.8 9.6 3.9 3.9 0 0 1 8.2 9.6 3 3 0 0 1 2.5 9z; b M4.5 14H19.5V20H4.5z; x M9.5 21.5V15.8H14.5V21.5z
  gift +C: s R3 8 18 4 1; s M4.8 12V19A1.8 1.8 0 0 0 6.6 20.8H17.4A1.8 1.8 0 0 0 19.2 19V12; s/1 M12 8C8.5 8 7 6.8 7 5.3 7 3.5 9.4 2.8 10.7 4.3 11.5 5.3 12 6.8 12 8 12 6.8 12.5 5.3 13.3 4.3 14.6 2.8 17 3.5 17 5.3 17 6.8 15.5 8 12 8zM12 8V20.8
  gift.fill: b R3 8 18 3 .8; b M4.8 14.5H19.2V19A1.8 1.8 0 0 1 17.4 20.8H6.6A1.8 1.8 0 0 1 4.8 19z; s M12 7C8.5 7 7 6.3 7 5 7 3.3 9.4 2.6 10.7 4 11.5 5 12 6 12 7 12 6 12.5 5 13.3 4 14.6 2.6 17 3.3 17 5 17 6.3 15.5 7 12 7z; c1.7 M12 7.5V22
  in gift: s1.4 R7 9.6 10 2.4 .5; s1.4 M7.8 12V16.4H16.2V12M12 9.6V16.4M12 9.4C10.4 9.4 9.4 8.8 9.4 8 9.4 6.9 11 6.7 11.5 7.8L12 9.4 12.5 7.8C13 6.7 14.6 6.9 14.6 8 14.6 8.8 13.6 9.4 12 9.4z
  scalemass +F: s M7 9H17L20 20.5H4z; s O12 5.8 2.6
  cup.and.saucer +F: s M5 5H17V11A5 5 0 0 1 12 16H10A5 5 0 0 1 5 11z; k M17 6.5H18.5A2.5 2.5 0 0 1 18.5 12H16.8M3.5 19.5H18.5
  cup.and.heat.waves +F: s M5 9.5H16V15A4.5 4.5 0 0 1 11.5 19.5H9.5A4.5 4.5 0 0 1 5 15z; k M16 11H17.5A2.3 2.3 0 0 1 17.5 16H15.8; k1.7/1 M8 3C7 4.2 9 5 8 6.5M12.5 3C11.5 4.2 13.5 5 12.5 6.5
  mug +F: s M4 6H16V18.5A2 2 0 0 1 14 20.5H6A2 2 0 0 1 4 18.5z; k M16 9H18A2.8 2.8 0 0 1 18 16H16
  takeoutbag.and.cup.and.straw +F: s M2.8 9H12L13 20.5H1.8z; k M5 9A2.4 2.4 0 0 1 9.8 9; s/1 M14.8 11H21.5L20.5 20.5H16M14 8H22.2M18 8 18.8 3.5H21
  fork.knife +C: s M5.5 3V8A2.5 2.5 0 0 0 10.5 8V3M8 3V21; s M16 13V21M16 13C14 13 14 3 18 3V21
  in fork.knife: s1.5 M8.2 7.2V9.6A1.5 1.5 0 0 0 11.2 9.6V7.2M9.7 7.2V16.8M14.2 12.2V16.8M14.2 12.2C13 12.2 13 7.2 15.4 7.2V16.8
  wineglass +F: s M7 3H17C18 8 17 13 12 13S6 8 7 3z; k M12 13V20.5M8 20.5H16
  waterbottle +F: s M9.5 2.8H14.5V5.5H9.5zM9.5 5.5C7.5 7 7 8 7 10V19.2A2 2 0 0 0 9 21.2H15A2 2 0 0 0 17 19.2V10C17 8 16.5 7 14.5 5.5; d1.7 M7.5 11.5H16.5M7.5 16.5H16.5
  waterbottle.fill: b M9.5 2.8H14.5V3.4H9.5z; b M9 7.5H15C16.5 8.3 17 9 17 10.5V19.2A2 2 0 0 1 15 21.2H9A2 2 0 0 1 7 19.2V10.5C7 9 7.5 8.3 9 7.5z
  popcorn +F +C: s M5 9.5H19L17 21H7z; d1.6 M9.5 10.5 10.3 20M14.5 10.5 13.7 20; b/1 O6.8 6.8 1.6; b/1 O10.2 4.8 1.8; b/1 O14 4.8 1.8; b/1 O17.3 6.8 1.6; b/1 O12 7 1.6
  birthday.cake +F: s R3.5 11.5 17 9 1.8; d1.7 M3.5 15.5C5.5 17.5 7.5 17.5 9 15.5 10.5 17.5 13.5 17.5 15 15.5 16.5 17.5 18.5 17.5 20.5 15.5; k M8 11V7.5M12 11V7.5M16 11V7.5; f#orange O8 4.5 1.2O12 4.5 1.2O16 4.5 1.2
  frying.pan +F: s O8.5 12.5 6; k M14 10 22 7
  refrigerator +F: s R6 2.5 12 19 2; d1.8 M6 9.5H18M9 5.5V7M9 12.5V15.5
  oven +F: s R4 3 16 18 2; d1.7 M4 7.5H20M7.5 11H16.5V17.5H7.5z; a O8 5.3 1O11 5.3 1
  cooktop +F: s R3 5 18 14 2; d1.6 O8 9.8 2O16 9.8 2O8 15 1.6O16 15 1.6
  stove +F = oven
  microwave +F: s R2.5 5.5 19 13 2; d1.7 R5.5 8.5 9 7 .8; a O18 9.5 1O18 12.5 1
  dishwasher +F: s R4 3 16 18 2; d1.7 M4 7.5H20; d1.6 O12 14 3.5; a O8 5.3 1
  washer +F: s R4 3 16 18 2; d1.7 M4 7.5H20; d1.7 O12 14.2 3.8; a O8 5.3 1O11 5.3 1
  dryer +F = washer
  sink +F: s M2.5 13.5H21.5L19.5 20H4.5z; k M12 13V6A2.5 2.5 0 0 1 17 6V8M8.5 10.5V13
  cabinet +F: s R4 3 16 18 1.5; d1.7 M12 3V21M9.5 10.5V13.5M14.5 10.5V13.5
  """#
