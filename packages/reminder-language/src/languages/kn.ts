import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import type { Language } from './language.ts'
import { tells } from './tells.ts'

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
`,
  days: `
0 indu/ivattu naale/nale naadiddu/nadiddu
`,
  weekdays: `
0 bhanuvara/bhaanuvara somavara mangalavara budhavara guruvara shukravara shanivara
`,
  months: `
1 january
`,
  numbers: `
1 ondu eradu mooru/muru naalku/nalku aidu aaru/aru elu/yelu entu/enttu ombattu hattu hannondu hanneradu
`,
  ordinals: `
1 modala
`,
}

export const kn: Language = {
  code: 'kn',
  script,
  roman,
  tells: tells.kn,
  endings: 'ದಂದು ಗಳಂದು ಯೊಳಗೆ ದೊಳಗೆ ದಲ್ಲಿ ಕ್ಕೆ ವೂ ದ ಗೆ',
  requests: `
ನನಗೆ ನೆನಪಿಸು|ನನಗೆ ನೆನಪಿಸಿ|ನೆನಪಿಸು|ನೆನಪಿಸಿ|ನೆನಪು ಮಾಡು|ನೆನಪು ಮಾಡಿ|nanage nenapisu|nenapisu|nenapisi|nenapu madu
`,
}
