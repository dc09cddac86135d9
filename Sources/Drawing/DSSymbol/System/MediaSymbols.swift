/// Playing, recording, pictures, film, music and sound.
let mediaSymbols = #"""
  play +F +C +Q +R +D +SF: s M7 4.6V19.4A1 1 0 0 0 8.5 20.2L20 12.8A1 1 0 0 0 20 11.2L8.5 3.8A1 1 0 0 0 7 4.6z
  in play: f M9.4 8V16A.6.6 0 0 0 10.3 16.5L16.6 12.5A.6.6 0 0 0 16.6 11.5L10.3 7.5A.6.6 0 0 0 9.4 8z
  play.tv +F: s/1 R2.5 4.5 19 12.5 2; k M8 20.5H16; a M10 7.8V13.7L15 10.8z
  play.desktopcomputer: @desktopcomputer /1; f M10 7V13L15 10z
  play.laptopcomputer: @laptopcomputer /1; f M10.2 7.4V13L15 10.2z
  play.house +F: @HOUSEOUTLINE /1; a M10 11.5V18L15.5 14.7z
  play.house.fill: @HOUSEOUTLINE.fill /1; x M10 11V18L15.8 14.5z
  play.rectangle.on.rectangle +F: @rectangle.on.rectangle /1; a M7.8 11.4V16.8L12 14.1z
  play.rectangle.on.rectangle.fill: @rectangle.on.rectangle.fill /1; x M7.8 11.2V17L12.2 14.1z
  play.square.stack: @square.stack /1; f M10 12V18L15 15z
  play.square.stack.fill: @square.stack.fill /1; x M10 12V18L15 15z
  pause +F +C +Q +R: s R5.5 4.5 4 15 1; s R14.5 4.5 4 15 1
  in pause: f R8.6 8 2.4 8 0.6R13 8 2.4 8 0.6
  stop +F +C: s R5 5 14 14 2.5
  in stop: f R8.5 8.5 7 7 1
  playpause +F +C: s M2.8 6V18L11.5 12z; s R14.3 6 2 12 0.6; s R19.6 6 2 12 0.6
  in playpause: f M7 8.6V15.4L11.8 12z; f R13 8.8 1.6 6.4 0.4R15.8 8.8 1.6 6.4 0.4
  record.circle +F: s/1 O12 12 9; a#red O12 12 4.8
  recordingtape +C: s O6.5 12 4.2; s O17.5 12 4.2; s M6.5 16.2H17.5
  backward +F +C: s M21 6V18L12.5 12z; s M12 6V18L3.5 12z
  in backward: f M17 8.6V15.4L12.2 12zM12 8.6V15.4L7.2 12z
  forward +F +C: s M3 6V18L11.5 12z; s M12 6V18L20.5 12z
  in forward: f M7 8.6V15.4L11.8 12zM12 8.6V15.4L16.8 12z
  backward.end +F +C: s M19.5 5V19L8 12z; s M5 5V19
  backward.end.alt: s1.8 M21 6.5V17.5L13 12zM13 6.5V17.5L6 12z; s M3.2 6V18
  backward.end.alt.fill: b1.8 M21 6.5V17.5L13 12zM13 6.5V17.5L6 12z; s M3.2 6V18
  forward.end +F +C: s M4.5 5V19L16 12z; s M19 5V19
  forward.end.alt: @backward.end.alt m
  forward.end.alt.fill: @backward.end.alt.fill m
  backward.frame +F: s M19 6.5V17.5L10 12z; s R4 6 2 12 0.6
  forward.frame +F: @backward.frame m
  forward.frame.fill: @backward.frame.fill m
  photo +C +Q .badge.plus .badge.checkmark .badge.arrow.down .badge.exclamationmark .badge.exclamationmark.fill .trianglebadge.exclamationmark .trianglebadge.exclamationmark.fill .badge.plus.fill .badge.checkmark.fill .badge.arrow.down.fill: s/1 R2.5 4.5 19 15 2.5; s M3 17 8.5 11.5 13 16 16 13 21 17.8; s O15.8 9 1.4
  photo.fill: b/1 R2.5 4.5 19 15 2.5; x M4 17.3 8.5 12.4 13 17 16 14 20 17.6V18.4H4z; x O15.8 9 1.8
  in photo: s1.5 R6.4 7.8 11.2 8.6 1.4; s1.4 M6.8 15 9.8 11.8 12.4 14.4 14.2 12.8 17.2 15.2; f O14.4 10.4 1
  photo.artframe: s/1 R2.5 4.5 19 15 1; s R6 8 12 8 .6; f M7 15.2 10.5 11.5 13 14 14.5 12.8 17 15.2z
  photo.on.rectangle: s R2.5 7.5 15.5 12 2.2; s/1 M6 7.5V6.5A2 2 0 0 1 8 4.5H19.5A2 2 0 0 1 21.5 6.5V14A2 2 0 0 1 19.5 16H18; s M3.2 17.5 7.5 13 11 16.5 13.2 14.3 17.3 18
  photo.on.rectangle.fill: s/1 M6 5.5A2 2 0 0 1 8 3.8H19.5A2 2 0 0 1 21.5 5.8V13.5A2 2 0 0 1 20 15.5; b R2.5 7.5 15.5 12 2.2; x M3.5 18 7.5 13.5 11 17 13.2 14.8 17 18z
  photo.on.rectangle.angled = photo.on.rectangle
  photo.stack +F: @photo k.85 t0,2.2; s/1 M6 3.5H18
  photo.stack.fill: @photo.fill k.85 t0,2.2; s/1 M6 3.5H18
  camera +C .badge.ellipsis .badge.clock +S .slash.fill: s M8.2 5.8 9.2 4.4A1.5 1.5 0 0 1 10.4 3.8H13.6A1.5 1.5 0 0 1 14.8 4.4L15.8 5.8H19A2.5 2.5 0 0 1 21.5 8.3V17A2.5 2.5 0 0 1 19 19.5H5A2.5 2.5 0 0 1 2.5 17V8.3A2.5 2.5 0 0 1 5 5.8z; s/1 O12 12.4 3.8
  camera.fill: b M8.2 5.8 9.2 4.4A1.5 1.5 0 0 1 10.4 3.8H13.6A1.5 1.5 0 0 1 14.8 4.4L15.8 5.8H19A2.5 2.5 0 0 1 21.5 8.3V17A2.5 2.5 0 0 1 19 19.5H5A2.5 2.5 0 0 1 2.5 17V8.3A2.5 2.5 0 0 1 5 5.8z; c1.7 O12 12.4 3.9
  CAMERABODY +F: s M8.2 5.8 9.2 4.4A1.5 1.5 0 0 1 10.4 3.8H13.6A1.5 1.5 0 0 1 14.8 4.4L15.8 5.8H19A2.5 2.5 0 0 1 21.5 8.3V17A2.5 2.5 0 0 1 19 19.5H5A2.5 2.5 0 0 1 2.5 17V8.3A2.5 2.5 0 0 1 5 5.8z
  camera.aperture: s O12 12 9; s1.7 M12 3 16.2 10.2M19.8 7.5 11.6 7.5M19.8 16.5 15.8 9.4M12 21 7.8 13.8M4.2 16.5 12.4 16.5M4.2 7.5 8.2 14.6
  camera.filters: s O12 8.5 5.2; s O8 15 5.2; s O16 15 5.2
  camera.macro +C: s O12 10 2.2; s M12 12.5V21.5M12 21C9.5 21 7.5 19 7 16.5M12 21C14.5 21 16.5 19 17 16.5M12 7.8A3 3 0 1 1 14 9M12 7.8A3 3 0 1 0 10 9M14 11A3 3 0 0 1 12 12.2 3 3 0 0 1 10 11
  bolt.badge.a: @bolt k.9 t-3,0 /1; s1.7 M15.5 11 18.5 3.5 21.5 11M16.6 8.7H20.4
  bolt.badge.a.fill: @bolt.fill k.9 t-3,0 /1; s1.7 M15.5 11 18.5 3.5 21.5 11M16.6 8.7H20.4
  bolt.badge.automatic = bolt.badge.a
  video +F +C +SF .badge.plus .badge.checkmark .badge.ellipsis .fill.badge.plus: s R2 6 13 12 2.5; s/1 M15 10.5 21.5 7V17L15 13.5z
  in video: f R6 8.6 7.6 6.8 1.5; f M14.2 11.4 17.8 9.2V14.8L14.2 12.6z
  video.bubble.left: @bubble.left /1; f R7.4 8 5.6 5 1M13.6 10 16.6 8.4V12.6L13.6 11z
  video.bubble.left.fill: @bubble.left.fill /1; x R7.4 8 5.6 5 1M13.6 10 16.6 8.4V12.6L13.6 11z
  arrow.up.right.video: @video /1; s1.7 M6.2 14.2 10.8 9.6M7.8 9.4H11V12.6
  arrow.up.right.video.fill: @video.fill /1; c1.7 M6.2 14.2 10.8 9.6M7.8 9.4H11V12.6
  film +C: s R2.5 4.5 19 15 2; s1.8 M7 4.5V19.5M17 4.5V19.5M2.5 9.5H7M2.5 14.5H7M17 9.5H21.5M17 14.5H21.5M7 12H17
  film.fill: b R2.5 4.5 19 15 2; x R3.6 6.6 2.2 2.2 0.4R3.6 10.9 2.2 2.2 0.4R3.6 15.2 2.2 2.2 0.4R18.2 6.6 2.2 2.2 0.4R18.2 10.9 2.2 2.2 0.4R18.2 15.2 2.2 2.2 0.4R8.2 6.2 7.6 4.8 0.5R8.2 13 7.6 4.8 0.5
  film.stack: @film k.84 t0,2.4; s/1 M6 3.5H18
  film.stack.fill: @film.fill k.84 t0,2.4; s/1 M6 3.5H18
  movieclapper +F: s R3 10.5 18 10 1.8; s M3 10 20 5.5 19.2 2.5 2.5 7z; d1.7 M8.5 5.5 10.5 8M13.5 4.2 15.5 6.7
  music.note: s M9.2 17.5V5.5L18.5 3.5V15.2; b U6.8 17.7 2.3 2; b U16.1 15.4 2.3 2
  music.note.list: s M3.5 6.5H11M3.5 11.5H11M3.5 16.5H8; s M15.5 17V5L20.5 7.5; b U13.4 17.2 2 1.8
  music.mic +C: s M9.5 12.5 3.5 19.5 4.8 20.8 12 14.8M14.8 3.8A5.2 5.2 0 0 1 20.5 9.5 5.2 5.2 0 0 1 14.8 14.6C12 13.5 10 11.5 9.5 9A5.2 5.2 0 0 1 14.8 3.8z
  music.quarternote.3: s M6 15V6M12 18.5V9.5M18.5 13V4M6 6 9 7.5M12 9.5 15 11M18.5 4 21 5.2; b U4.4 15.2 1.6 1.4; b U10.4 18.7 1.6 1.4; b U16.9 13.2 1.6 1.4
  music.note.house: @HOUSEOUTLINE /1; s1.6 M10.8 16.5V11.5L14.8 10.6V15.6; f O9.7 16.6 1.3O13.7 15.7 1.3
  music.note.house.fill: @HOUSEOUTLINE.fill /1; c1.6 M10.8 16.5V11.5L14.8 10.6V15.6; x O9.7 16.6 1.5O13.7 15.7 1.5
  music.note.tv +F: s/1 R2.5 4.5 19 12.5 2; k M8 20.5H16; d1.6 M10.8 13V8.2L14.8 7.4V12; a O9.7 13.1 1.3O13.7 12.1 1.3
  mic +F +C +SF +SC .square .square.fill .badge.plus: s R8.5 2.8 7 11.5 3.5; k M5 11.5A7 7 0 0 0 19 11.5M12 18.5V21.3M8.5 21.3H15.5
  in mic: f R10.1 6.2 3.8 6.6 1.9; s1.4 M8 11.4A4 4 0 0 0 16 11.4M12 15.4V17.2M10.2 17.4H13.8
  mic.and.signal.meter +F: s R4.5 3 6 10 3; k M2 11A5.5 5.5 0 0 0 13 11M7.5 16.5V20.5M5 20.5H10; s1.8/1 M17 6H21M17 10H21M17 14H21M17 18H21
  waveform +C .slash .badge.plus .badge.mic .badge.magnifyingglass: s%1 M12 3.5V20.5; s%2 M8 6.5V17.5M16 7.5V16.5; s%3 M4 10V14M20 10.5V13.5
  in waveform: s1.7 M12 7V17; s1.7 M9.3 9.2V14.8M14.7 9.2V14.8; s1.7 M6.8 11.2V12.8M17.2 11.2V12.8
  waveform.and.mic: s R14 3 5 9 2.5; s1.8 M12 10A4.5 4.5 0 0 0 21 10M16.5 14.5V17.5; s/1 M3 9.5V14.5M6.5 6.5V17.5M10 9V15
  waveform.and.magnifyingglass: s/1 M3 10V14M6.5 6.5V17.5M10 8.5V11; s O15 14 4; s M18 17 21 20
  speaker +F +SF +C .square .square.fill .badge.exclamationmark: s M3 9.5V14.5H7L12 19V5L7 9.5z
  in speaker: f M7.6 10.4V13.6H9.6L13 16.4V7.6L9.6 10.4z
  speaker.slash.circle +F: s/1 O12 12 9; d1.6 M7.6 10.4V13.6H9.6L13 16.4V7.6L9.6 10.4z; d1.6 M15 10.2 17.6 13.8M17.6 10.2 15 13.8
  speaker.wave.1 +F: s M5 9.5V14.5H9L14 19V5L9 9.5z; k%1/1 M17.8 8.8A4.6 4.6 0 0 1 17.8 15.2
  speaker.wave.2 +F +C: s M3 9.5V14.5H7L12 19V5L7 9.5z; k%1/1 M15.5 8.8A4.6 4.6 0 0 1 15.5 15.2; k%2/2 M18.3 6A8.5 8.5 0 0 1 18.3 18
  speaker.wave.3 +F: s M2.8 9.5V14.5H6.3L11 19V5L6.3 9.5z; k%1/1 M14 9.5A3.6 3.6 0 0 1 14 14.5; k%2/1 M16.7 7A7.1 7.1 0 0 1 16.7 17; k%3/2 M19.4 4.6A10.5 10.5 0 0 1 19.4 19.4
  speaker.plus +F: s M3 9.5V14.5H7L12 19V5L7 9.5z; k/1 M18.5 8.5V15.5M15 12H22
  speaker.minus +F: s M3 9.5V14.5H7L12 19V5L7 9.5z; k/1 M15 12H22
  speaker.zzz: s M3 9.5V14.5H7L12 19V5L7 9.5z; k1.6/1 M15 12H18L15 16H18M18.8 6.5H21.2L18.8 9.8H21.2
  speaker.zzz.fill: b M3 9.5V14.5H7L12 19V5L7 9.5z; k1.6/1 M15 12H18L15 16H18M18.8 6.5H21.2L18.8 9.8H21.2
  hifispeaker +F: s R6 2.8 12 18.4 2; d O12 14.5 3.4; a O12 7 1.5
  hifispeaker.2: s R2.5 4 8 16 1.6; s1.6 O6.5 14.5 2.2; f O6.5 8 1.2; s R13.5 4 8 16 1.6; s1.6 O17.5 14.5 2.2; f O17.5 8 1.2
  hifispeaker.2.fill: b R2.5 4 8 16 1.6; c1.6 O6.5 14.5 2.2; x O6.5 8 1.2; b R13.5 4 8 16 1.6; c1.6 O17.5 14.5 2.2; x O17.5 8 1.2
  homepod +F: s M12 3.5C17 3.5 20 6.5 20 11.5 20 17 17 20.5 12 20.5S4 17 4 11.5C4 6.5 7 3.5 12 3.5z; d1.8 M8.5 6.3C10.5 7.3 13.5 7.3 15.5 6.3
  homepodmini +F: s M12 5.5C17 5.5 19.5 8 19.5 12S17 19 12 19 4.5 16 4.5 12 7 5.5 12 5.5z; d1.8 M9 8C10.8 8.8 13.2 8.8 15 8
  headphones +C: s M4 17V12.5A8 8 0 0 1 20 12.5V17; b M4 14.5H6.5A1 1 0 0 1 7.5 15.5V19A1 1 0 0 1 6.5 20H5.5A1.5 1.5 0 0 1 4 18.5zM20 14.5H17.5A1 1 0 0 0 16.5 15.5V19A1 1 0 0 0 17.5 20H18.5A1.5 1.5 0 0 0 20 18.5z
  earpods: s O7 6.5 3; s M8 9.5V19M7 6.5V12; s O17 6.5 3; s M16 9.5V19
  airpods: s O6.5 6.8 3.4; s M8.5 10V19.5A1.2 1.2 0 0 1 6.1 19.5V10.5; s O17.5 6.8 3.4; s M15.5 10V19.5A1.2 1.2 0 0 0 17.9 19.5V10.5
  airpodspro: s M3.5 5.5A3.6 3.6 0 0 1 10 7.5V16.5A1.4 1.4 0 0 1 7.2 16.5V11.5A3.5 3.5 0 0 1 3.5 8zM20.5 5.5A3.6 3.6 0 0 0 14 7.5V16.5A1.4 1.4 0 0 0 16.8 16.5V11.5A3.5 3.5 0 0 0 20.5 8z
  airpodsmax: s M4 14V12A8 8 0 0 1 20 12V14; s R2.8 12.5 4.4 8.5 1.8; s R16.8 12.5 4.4 8.5 1.8
  airplayvideo +C: s M7 16.5H5A2.2 2.2 0 0 1 2.8 14.3V6.7A2.2 2.2 0 0 1 5 4.5H19A2.2 2.2 0 0 1 21.2 6.7V14.3A2.2 2.2 0 0 1 19 16.5H17; b M12 13.5 17 20H7z
  airplay.video = airplayvideo
  airplayaudio +C: s M8 16.5A8.5 8.5 0 1 1 16 16.5; s M8.8 12.8A4.2 4.2 0 1 1 15.2 12.8; b M12 15 16.5 20.5H7.5z
  airplay.audio = airplayaudio
  guitars +F: s M8.5 11C5 11.5 3 14 3.5 17S6.5 21 9 20C11.5 21 14.5 19 14 16L13 15.5z; s M10.5 13.5 19.5 4.5M18 3 21 6; d1.7 O8.5 16 1.6
  pianokeys: s R3 4.5 18 15 2; b R7 4.5 2.4 8.5 0R11.8 4.5 2.4 8.5 0R16.2 4.5 1.8 8.5 0; s1.5 M8.2 13V19.5M13 13V19.5M17.2 13V19.5
  tuningfork: s M12 13V21.5M7.5 3V8.5A4.5 4.5 0 0 0 16.5 8.5V3
  metronome +F: s M9 3.5H15L19 20.5H5z; d1.8 M6.2 15.5H17.8M12 15.5 19 6
  amplifier: s R2.5 5.5 19 13 2; s O12 13 3; f O6.5 8.5 1O12 8.2 .8O17.5 8.5 1
  radio +F: s R2.5 8.5 19 11.5 2; d O16 14.2 2.8; d1.7 M6 12H10M6 16.5H10; k M6 8 17.5 3.5
  captions.bubble +F: @bubble.left /1; s1.7 M7.5 9H10M12.5 9H16.5M7.5 12.6H12.5M15 12.6H16.5
  captions.bubble.fill: @bubble.left.fill /1; c1.7 M7.5 9H10M12.5 9H16.5M7.5 12.6H12.5M15 12.6H16.5
  tv +C .slash: s R2.5 5 19 12.5 2; k M8 20.5H16
  tv.fill: b R2.5 5 19 12.5 2; s M8 20.5H16
  tv.and.mediabox: s R2.5 4 19 11 2; s R7 17.8 10 2.6 0.8
  tv.inset.filled: s/1 R2.5 5 19 12.5 2; s/1 M8 20.5H16; f R5.5 8 13 6.5 0.6
  4k.tv +F: s/1 R2.5 4.5 19 12.5 2; k M8 20.5H16; d1.6 M9.5 13V7.5L6.5 11.3H10.8M13.5 7.5V13.2M17 7.5 13.7 10.8M14.8 9.8 17.2 13.2
  speaker.wave.2.bubble +F: @bubble.left /1; f M6.8 9V12H8.8L11.4 14.2V6.8L8.8 9z; s1.5 M13.6 8.8A2.8 2.8 0 0 1 13.6 12.2M15.7 7.2A5.4 5.4 0 0 1 15.7 13.8
  speaker.wave.2.bubble.fill: @bubble.left.fill /1; x M6.8 9V12H8.8L11.4 14.2V6.8L8.8 9z; c1.5 M13.6 8.8A2.8 2.8 0 0 1 13.6 12.2M15.7 7.2A5.4 5.4 0 0 1 15.7 13.8
  camera.on.rectangle +F: s/1 R6 3.5 15.5 11.5 2; x R1 7.6 17 14 2.4; s M3.8 10.8H6.4L7.4 9.4H11.6L12.6 10.8H15.2A1.3 1.3 0 0 1 16.5 12.1V18.7A1.3 1.3 0 0 1 15.2 20H3.8A1.3 1.3 0 0 1 2.5 18.7V12.1A1.3 1.3 0 0 1 3.8 10.8z; d1.6 O9.5 15.2 2.3
  pip.enter: s/1 M21.5 10V7A2.5 2.5 0 0 0 19 4.5H5A2.5 2.5 0 0 0 2.5 7V17A2.5 2.5 0 0 0 5 19.5H9; b R12.5 13 9 6.5 1.2; s1.8 M6 8 9.6 11.4M9.8 8V11.6H6
  pip.exit: s/1 M21.5 10V7A2.5 2.5 0 0 0 19 4.5H5A2.5 2.5 0 0 0 2.5 7V17A2.5 2.5 0 0 0 5 19.5H9; b R12.5 13 9 6.5 1.2; s1.8 M9.8 11.6 6 8M6 11.4V8H9.8
  photo.tv: s R2.5 5 19 12.5 2; k M8 20.5H16; s1.6 M5.5 15 9.5 10.5 13 14 15.2 12 18.5 15; f O15.5 9 1.3
  camera.rotate: @CAMERABODY /1; s1.6 M8.6 13.4A3.5 3.5 0 0 1 14.6 10.4M15.4 11.6A3.5 3.5 0 0 1 9.4 14.8; f M16.2 8.4 15.9 12 12.9 10.8zM7.8 16.8 8.1 13.2 11.1 14.4z
  camera.rotate.fill: @CAMERABODY.fill /1; c1.6 M8.6 13.4A3.5 3.5 0 0 1 14.6 10.4M15.4 11.6A3.5 3.5 0 0 1 9.4 14.8; x M16.2 8.4 15.9 12 12.9 10.8zM7.8 16.8 8.1 13.2 11.1 14.4z
  camera.shutter.button +F: s M2.5 20.5V13A2.5 2.5 0 0 1 5 10.5H19A2.5 2.5 0 0 1 21.5 13V20.5z; b/1 R6.6 6.6 8 .8 .4; k/1 M10.6 1.8V3.2M5.5 2.8 6.4 3.9M15.7 2.8 14.8 3.9; a O17.6 14.4 1.2
  microphone = mic
  speaker.1 = speaker.wave.1
  speaker.2 = speaker.wave.2
  speaker.3 = speaker.wave.3
  questionmark.video +F: @video /1; @ASK k.62 t-3.5,0
  questionmark.video.fill: @video.fill /1; @ASKCUT k.62 t-3.5,0
  pip.swap: s/1 M21.5 10V7A2.5 2.5 0 0 0 19 4.5H5A2.5 2.5 0 0 0 2.5 7V17A2.5 2.5 0 0 0 5 19.5H9; b R12.5 13 9 6.5 1.2; s1.4 M5.8 7.6 10.6 12M5.8 10.1V7.6H8.4M10.6 9.5V12H8
  """#
