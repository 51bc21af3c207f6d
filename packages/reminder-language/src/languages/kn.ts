import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import type { Language } from './language.ts'
import { markers } from './markers.ts'

/** Kannada in its own script, with the case endings that its time words usually carry. */
const script: Vocabulary = {
  lemmas: `
EVERY ಪ್ರತಿ
DAILY ಪ್ರತಿದಿನ ದಿನಾಲೂ ದಿನವೂ ದಿನನಿತ್ಯ ಪ್ರತಿನಿತ್ಯ
NEXT ಮುಂದಿನ
THIS ಈ
PAST ಕಳೆದ
BAAD ನಂತರ ಬಳಿಕ ಗಂಟೆಯಲ್ಲಿ ಗಂಟೆಗಳಲ್ಲಿ ನಿಮಿಷದಲ್ಲಿ ನಿಮಿಷಗಳಲ್ಲಿ ದಿನದಲ್ಲಿ ದಿನಗಳಲ್ಲಿ ವಾರದಲ್ಲಿ
PEHLE ಮೊದಲು ಮುಂಚೆ
TAK ವರೆಗೆ ಒಳಗೆ
SE ಇಂದ
AND ಮತ್ತು
OCLOCK ಗಂಟೆಗೆ ಗಂಟೆ ಘಂಟೆಗೆ ಘಂಟೆ
DATE ತಾರೀಖು ತಾರೀಖಿಗೆ ತಾರೀಕು ತಾರೀಖಿನಂದು ದಿನಾಂಕ ತಾರೀಖಿನ
ST ನೇ ನೆಯ
HALFPAST ಒಂದೂವರೆ ಎರಡೂವರೆ ಮೂರೂವರೆ ನಾಲ್ಕೂವರೆ ಐದೂವರೆ ಆರೂವರೆ ಏಳೂವರೆ ಎಂಟೂವರೆ ಒಂಬತ್ತೂವರೆ ಹತ್ತೂವರೆ
NOW ಈಗ
END ಕೊನೆಯಲ್ಲಿ ಕೊನೆಗೆ
REMINDER ಅಲಾರಂ
ONLY ಮಾತ್ರ
CHHOD ಬಿಟ್ಟು
TIMES ಬಾರಿ ಸಲ
QUARTERPAST ಒಂದೂಕಾಲು ಎರಡೂಕಾಲು ಮೂರೂಕಾಲು ನಾಲ್ಕೂಕಾಲು ಐದೂಕಾಲು ಆರೂಕಾಲು ಏಳೂಕಾಲು ಎಂಟೂಕಾಲು ಒಂಬತ್ತೂಕಾಲು ಹತ್ತೂಕಾಲು
THREEQUARTERSPAST ಒಂದೂಮುಕ್ಕಾಲು ಎರಡೂಮುಕ್ಕಾಲು ಆರೂಮುಕ್ಕಾಲು ಏಳೂಮುಕ್ಕಾಲು ಎಂಟೂಮುಕ್ಕಾಲು
HALFPAST ಹನ್ನೊಂದೂವರೆ ಹನ್ನೆರಡೂವರೆ
HALF ಅರ್ಧ
LASTWORD ಕೊನೆಯ
NEXT ಬರುವ
DAYWORD ದಿನ
KO ರಂದು ರಲ್ಲಿ ಕ್ಕೆ
`,
  units: `
SECOND ಸೆಕೆಂಡು
MINUTE ನಿಮಿಷ ನಿಮಿಷಗಳು ನಿಮಿಷಗಳ ನಿಮಿಷದಲ್ಲಿ ನಿಮಿಷಗಳಲ್ಲಿ
HOUR ಗಂಟೆ ಗಂಟೆಗಳು ಗಂಟೆಗಳ ಗಂಟೆಯಲ್ಲಿ ಗಂಟೆಗಳಲ್ಲಿ
DAY ದಿನ ದಿನಗಳು ದಿನಗಳ ದಿನದಲ್ಲಿ ದಿನಗಳಲ್ಲಿ
WEEK ವಾರ ವಾರಗಳು ವಾರಗಳ ವಾರದಲ್ಲಿ ವಾರದ
MONTH ತಿಂಗಳು ತಿಂಗಳ ತಿಂಗಳಲ್ಲಿ ತಿಂಗಳಿನ
YEAR ವರ್ಷ ವರ್ಷದ
`,
  parts: `
EARLY ಮುಂಜಾನೆ ನಸುಕಿನಲ್ಲಿ
MORNING ಬೆಳಿಗ್ಗೆ ಬೆಳಗ್ಗೆ ಬೆಳಗಿನ ಬೆಳಿಗ್ಗೆಯ
AFTERNOON ಮಧ್ಯಾಹ್ನ
EVENING ಸಂಜೆ ಸಾಯಂಕಾಲ
NIGHT ರಾತ್ರಿ
MIDNIGHT ಮಧ್ಯರಾತ್ರಿ
`,
  days: `
0 ಇಂದು/ಇವತ್ತು/ಈದಿನ ನಾಳೆ ನಾಡಿದ್ದು
`,
  weekdays: `
0 ಭಾನುವಾರ/ರವಿವಾರ ಸೋಮವಾರ ಮಂಗಳವಾರ ಬುಧವಾರ ಗುರುವಾರ ಶುಕ್ರವಾರ ಶನಿವಾರ
`,
  months: `
1 ಜನವರಿ ಫೆಬ್ರವರಿ ಮಾರ್ಚ್ ಏಪ್ರಿಲ್ ಮೇ ಜೂನ್ ಜುಲೈ ಆಗಸ್ಟ್ ಸೆಪ್ಟೆಂಬರ್ ಅಕ್ಟೋಬರ್ ನವೆಂಬರ್ ಡಿಸೆಂಬರ್
`,
  numbers: `
1 ಒಂದು/ಒಂದೂವರೆ ಎರಡು/ಎರಡೂವರೆ ಮೂರು/ಮೂರೂವರೆ ನಾಲ್ಕು/ನಾಲ್ಕೂವರೆ ಐದು/ಐದೂವರೆ ಆರು/ಆರೂವರೆ ಏಳು/ಏಳೂವರೆ ಎಂಟು/ಎಂಟೂವರೆ ಒಂಬತ್ತು/ಒಂಬತ್ತೂವರೆ ಹತ್ತು/ಹತ್ತೂವರೆ ಹನ್ನೊಂದು ಹನ್ನೆರಡು 15 ಹದಿನೈದು 20 ಇಪ್ಪತ್ತು 30 ಮೂವತ್ತು
1 ಒಂದೂಕಾಲು/ಒಂದೂಮುಕ್ಕಾಲು ಎರಡೂಕಾಲು/ಎರಡೂಮುಕ್ಕಾಲು ಮೂರೂಕಾಲು ನಾಲ್ಕೂಕಾಲು ಐದೂಕಾಲು ಆರೂಕಾಲು/ಆರೂಮುಕ್ಕಾಲು ಏಳೂಕಾಲು/ಏಳೂಮುಕ್ಕಾಲು ಎಂಟೂಕಾಲು/ಎಂಟೂಮುಕ್ಕಾಲು ಒಂಬತ್ತೂಕಾಲು ಹತ್ತೂಕಾಲು ಹನ್ನೊಂದೂವರೆ ಹನ್ನೆರಡೂವರೆ ಹದಿಮೂರು ಹದಿನಾಲ್ಕು 16 ಹದಿನಾರು ಹದಿನೇಳು ಹದಿನೆಂಟು ಹತ್ತೊಂಬತ್ತು 25 ಇಪ್ಪತ್ತೈದು 40 ನಲವತ್ತು 45 ನಲವತ್ತೈದು 50 ಐವತ್ತು
`,
  ordinals: `
1 ಮೊದಲ/ಮೊದಲನೇ ಎರಡನೇ ಮೂರನೇ ನಾಲ್ಕನೇ -1 ಕೊನೆಯ
`,
}

/** Kannada in Latin letters. */
const roman: Vocabulary = {
  lemmas: `
EVERY prati
DAILY pratidina dinalu dinavu
NEXT mundina
THIS ee
BAAD nantara aadmele admele
PEHLE modalu munche
TAK varege
AND mattu
OCLOCK gantege gante ghantege
DATE tarikhu tarikhige
NOW iga eega
REMINDER alarm
ONLY matra
HALFPAST ondoovare eradoovare moorovare naalkuvare aiduvare aaruvare aarovare eluvare elovare entuvare entoovare ombattuvare hattuvare
PEHLE munchitavagi
BAAD aadamele mele bittu
TAK olage varegu
NEXT baruva
HALF ardha
HALFHOUR ardhagante
DAYWORD dina
KO randu randhu ralli kke
DATE tareekhu tarikku tareeku tarikinandu tarikhinandu tareekhige tarikige
ST ne neya
TAK olagade volage
MEIN nalli alli
SE inda
`,
  units: `
MINUTE nimisha nimishada
HOUR gante
DAY dina dinagala
WEEK vaara vara
MONTH tingalu tingala
YEAR varsha
`,
  parts: `
EARLY munjane
MORNING belagge beligge belige belagina
AFTERNOON madhyahna madhyana
EVENING sanje sayankala
NIGHT ratri rathri raatri
MORNING belaggenu beliggene bellige bellagge
AFTERNOON madyana madhyanna
NIGHT raathri
`,
  days: `
0 indu/ivattu naale/nale naadiddu/nadiddu
0 ivathu/eevattu
`,
  weekdays: `
0 bhanuvara/bhaanuvara somavara mangalavara budhavara guruvara shukravara shanivara
0 bhanuvaara somavaara/somvara mangalavaara budhavaara guruvaara shukravaara/shukravaara shanivaara
`,
  months: `
1 january
1 january february march april may june july august september october november december
`,
  numbers: `
1 ondu eradu mooru/muru naalku/nalku aidu aaru/aru elu/yelu entu/enttu ombattu hattu hannondu hanneradu
1 ondoovare eradoovare moorovare naalkuvare aiduvare aaruvare/aarovare eluvare/elovare/yelu entuvare/entoovare ombattuvare/ombathu hattuvare/hathu 13 hadimooru 15 hadinaidu 20 ippattu/ippathu 25 ippattaidu 30 moovattu/muvattu 40 nalavattu 45 nalavattaidu 50 aivattu
`,
  ordinals: `
1 modala
`,
}

export const kn: Language = {
  code: 'kn',
  script,
  roman,
  markers: markers.kn,
  endings: 'ದಂದು ಗಳಂದು ಯೊಳಗೆ ದೊಳಗೆ ದಲ್ಲಿ ಕ್ಕೆ ವೂ ದ ಗೆ',
  feasts: `
Diwali|ದೀಪಾವಳಿ|ದೀಪಾವಳಿಗೆ
Ugadi|ಯುಗಾದಿ|ಯುಗಾದಿಗೆ
Makar Sankranti|ಸಂಕ್ರಾಂತಿ|ಸಂಕ್ರಾಂತಿಗೆ
Dussehra|ದಸರಾ
Ganesh Chaturthi|ಗಣೇಶ ಚತುರ್ಥಿ|ಗೌರಿ ಗಣೇಶ
Christmas|ಕ್ರಿಸ್ಮಸ್
Purnima|ಹುಣ್ಣಿಮೆ
Amavasya|ಅಮಾವಾಸ್ಯೆ
Ekadashi|ಏಕಾದಶಿ
`,
  requests: `
ನನಗೆ ನೆನಪಿಸು|ನನಗೆ ನೆನಪಿಸಿ|ನೆನಪಿಸು|ನೆನಪಿಸಿ|ನೆನಪು ಮಾಡು|ನೆನಪು ಮಾಡಿ|nanage nenapisu|nenapisu|nenapisi|nenapu madu
`,
}
