import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import type { Language } from './language.ts'
import { tells } from './tells.ts'

/** Marathi in its own script, with the case endings that its time words usually carry. */
const script: Vocabulary = {
  lemmas: `
EVERY दर प्रत्येक
DAILY दररोज रोजच
NEXT पुढच्या पुढील पुढचा पुढची
COMING येत्या
PAST मागच्या गेल्या
BAAD नंतर तासांनी तासाने तासाभराने तासांनंतर तासात मिनिटांनी मिनिटांनंतर मिनिटांत मिनिटात दिवसांनी दिवसांनंतर दिवसांत आठवड्याने आठवड्यांनी महिन्याने महिन्यांनी वर्षाने
PEHLE अगोदर आधीच
MEIN मध्ये
TAK पर्यंत
SE पासून
LIYE साठी
AND आणि
OCLOCK वाजता वाजले वाजतां
DATE तारखेला तारखेपर्यंत तारखेच्या
SADHE साडे
SAVA सव्वा
PAUNE पावणे पाऊण
DEDH दीड
DHAI अडीच
HALFPAST साडेतीन साडेचार साडेपाच साडेसहा साडेसात साडेआठ साडेनऊ साडेदहा साडेअकरा साडेबारा
NOW आत्ता
END शेवटी अखेर अखेरीस
BEGIN सुरुवातीला
REMINDER रिमायंडर
ONLY फक्त
CHHOD सोडून वगळता
IS आहे आहेत
`,
  units: `
SECOND सेकंदात
MINUTE मिनिटे मिनिटांनी मिनिटांनंतर मिनिटांत मिनिटात
HOUR तास तासांनी तासाने तासाभराने तासांनंतर तासात तासाला तासांनी
DAY दिवस दिवसांनी दिवसांनंतर दिवसांत दिवसाला दिवशी
WEEK आठवडा आठवड्यात आठवड्याने आठवड्यांनी आठवडे आठवड्याच्या आठवड्याला
MONTH महिन्यात महिन्याने महिन्यांनी महिन्याच्या महिन्याला महिने
YEAR वर्षाने वर्षी वर्षाला
`,
  parts: `
EARLY पहाटे पहाट
MORNING सकाळी सकाळ सकाळच्या
AFTERNOON दुपारी दुपार दुपारच्या
EVENING संध्याकाळी संध्याकाळ सायंकाळी संध्याकाळच्या
NIGHT रात्री रात्र रात्रीच्या
MIDNIGHT मध्यरात्री
`,
  days: `
0 आजच उद्या/उद्याच परवा तेरवा
`,
  weekdays: `
0 रविवारी सोमवारी मंगळवारी/मंगळवार बुधवारी गुरुवारी/गुरूवारी शुक्रवारी शनिवारी
`,
  months: `
1 जानेवारी फेब्रुवारी 4 एप्रिल 7 जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर
`,
  numbers: `
2 दोन 3 साडेतीन साडेचार/चार साडेपाच/पाच सहा/साडेसहा साडेसात/सात साडेआठ/आठ नऊ/साडेनऊ दहा/साडेदहा अकरा/साडेअकरा बारा/साडेबारा तेरा 15 पंधरा सोळा सतरा अठरा एकोणीस वीस 25 पंचवीस 45 पंचेचाळीस
`,
  ordinals: `
1 पहिला/पहिली/पहिल्या दुसरा/दुसरी/दुसऱ्या/दुसर्या तिसरा/तिसऱ्या/तिसर्या चौथा/चौथ्या -1 शेवटचा/शेवटच्या
`,
}

/** Marathi in Latin letters. */
const roman: Vocabulary = {
  lemmas: `
EVERY dar pratyek
DAILY roj darroj dararoj
NEXT pudhchya pudhachya pudhil
COMING yetya
BAAD nantar tasani tasanni minitani minutani divsani divsanni athavdyane
PEHLE adhi aadhi agodar
MEIN madhye
TAK paryant
SE pasun
LIYE sathi saathi
AND ani aani
OCLOCK vajta vajata wajta wajata vaajta
DATE tarkhela tarikhla
SADHE sade saade
SAVA savva
PAUNE pavne pavane
DEDH deed did
DHAI adich
NOW aatta atta
END shevti akher
ONLY fakt fakta
CHHOD sodun
IS ahe aahe
`,
  units: `
MINUTE minit minitani minutani
HOUR tas taas tasani tasanni
DAY divas divsani divsanni divshi
WEEK athavda aathavda athavdyat aathavdyat athavdyane
MONTH mahinyat mahinyachya mahinyala
YEAR varsh varshi
`,
  parts: `
EARLY pahate
MORNING sakali sakal sakaali
AFTERNOON dupari dupaari
EVENING sandhyakali sandhyakal sanjyakali
NIGHT ratri raatri
MIDNIGHT madhyaratri
`,
  days: `
0 aaj/aj udya/udyaa parva/parwa terva
`,
  weekdays: `
0 ravivari/raviwari somvari/somwari/somavari mangalvari/mangalwari/mangalwar budhvari/budhwari guruvari/guruwari shukravari/shukrawari shanivari/shaniwari
`,
  months: `
1 janewari 4 april 8 august
`,
  numbers: `
1 ek don teen char pach/paach saha sat/saat aath/ath nau daha akra/akara bara/baara
`,
  ordinals: `
1 pahila/pahilya dusra/dusrya tisra/tisrya chautha/chauthya -1 shevatcha/shevatchya
`,
}

export const mr: Language = {
  code: 'mr',
  script,
  roman,
  tells: tells.mr,
  endings: 'पर्यंत साठी पासून च्या ला ची चा चे',
  requests: `
मला आठवण करून दे|मला आठवण कर|आठवण करून दे|आठवण करून द्या|आठवण कर|आठवण द्या|लक्षात ठेव|mala athvan kar|mala aathvan kar|athvan kar|aathvan kar|athvan karun de|aathvan karun de
`,
}
