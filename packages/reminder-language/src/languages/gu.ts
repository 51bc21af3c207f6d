import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import type { Language } from './language.ts'
import { markers } from './markers.ts'

/** Gujarati in its own script, with the case endings that its time words usually carry. */
const script: Vocabulary = {
  lemmas: `
EVERY દર દરેક
DAILY રોજ દરરોજ રોજે
NEXT આવતા આગલા આવતી આવતે આગામી
THIS આ
PAST ગયા
BAAD પછી બાદ
PEHLE પહેલાં પહેલા
MEIN માં અંદર
WITHIN અંદર
TAK સુધી સુધીમાં
SE થી
KO ને
KA ના ની નો નું
LIYE માટે
AND અને તથા
OCLOCK વાગ્યે વાગે વાગ્યા વાગ્યાની વાગ્યાનું
DATE તારીખ તારીખે
SADHE સાડા
SAVA સવા
PAUNE પોણા
DEDH દોઢ
DHAI અઢી
NOW હમણાં અત્યારે
END અંતે અંત આખરે
BEGIN શરૂઆતમાં
REMINDER રિમાઇન્ડર એલાર્મ
ONLY ફક્ત માત્ર
CHHOD સિવાય
ALTERNATE એકાંતરે
TIMES વાર વખત
IS છે
TIMES વાર
NEXT આવનારા આવનાર
WALA વાળા વાળી
LASTWORD છેલ્લા છેલ્લો છેલ્લી
AND ને
HALF અડધો અડધા અડધી
DAYWORD દિવસે
`,
  units: `
SECOND સેકન્ડ
MINUTE મિનિટ મિનિટમાં મિનિટે
HOUR કલાક કલાકમાં કલાકે
DAY દિવસ દિવસમાં દિવસે
WEEK અઠવાડિયા અઠવાડિયે અઠવાડિયું અઠવાડિયામાં અઠવાડિયાના
MONTH મહિના મહિને મહિનાની મહિનો મહિનામાં મહિનાના
YEAR વર્ષ વર્ષે વર્ષમાં
`,
  parts: `
EARLY પરોઢે વહેલી
MORNING સવારે સવાર સવારના
AFTERNOON બપોરે બપોર બપોરના
EVENING સાંજે સાંજ સાંજના
NIGHT રાત્રે રાતે રાત રાતના
MIDNIGHT મધરાતે મધરાત
`,
  days: `
0 આજ/આજે કાલ/કાલે/આવતીકાલે/આવતીકાલ પરમદિવસે/પરમદિવસ
2 પરમ
`,
  weekdays: `
0 રવિવાર/રવિવારે/રવિવારના સોમવાર/સોમવારે/સોમવારના મંગળવાર/મંગળવારે બુધવાર/બુધવારે ગુરુવાર/ગુરુવારે/ગુરૂવારે શુક્રવાર/શુક્રવારે શનિવાર/શનિવારે
0 રવિવારે/રવિવારની સોમવારે/સોમવારની મંગળવારની બુધવારની ગુરુવારની શુક્રવારની શનિવારની
`,
  months: `
1 જાન્યુઆરી ફેબ્રુઆરી માર્ચ એપ્રિલ મે જૂન જુલાઈ ઓગસ્ટ સપ્ટેમ્બર ઓક્ટોબર નવેમ્બર ડિસેમ્બર
`,
  numbers: `
1 એક બે ત્રણ ચાર પાંચ છ સાત આઠ નવ દસ અગિયાર બાર તેર ચૌદ પંદર સોળ સત્તર અઢાર ઓગણીસ વીસ 25 પચીસ/પચ્ચીસ 30 ત્રીસ 45 પિસ્તાલીસ
20 વીસ એકવીસ બાવીસ ત્રેવીસ ચોવીસ પચીસ છવ્વીસ સત્તાવીસ અઠ્ઠાવીસ ઓગણત્રીસ ત્રીસ એકત્રીસ 35 પાંત્રીસ 40 ચાલીસ 50 પચાસ
`,
  ordinals: `
1 પહેલો/પહેલી બીજા/બીજો/બીજી ત્રીજા/ત્રીજો ચોથા/ચોથો -1 છેલ્લા/છેલ્લો/છેલ્લી
`,
}

/** Gujarati in Latin letters. */
const roman: Vocabulary = {
  lemmas: `
EVERY dar darek
DAILY roj darroj roje
NEXT aavta avta aavti avti
BAAD pachi pachhi
PEHLE pehla pahela
TAK sudhi
SE thi
KO ne
LIYE mate maate
AND ane
OCLOCK vagye vage vagya vaagye vaage
DATE tarikh tarikhe
SADHE sada saada
SAVA sava
PAUNE pona
DEDH dodh
DHAI adhi
NOW hamna hamana
ONLY fakt
CHHOD sivay
IS che chhe
KA na ni no nu
MEIN ma maa
HALF adadho adadha ardho
TIMES vaar vakhat
WITHIN andar
EVERY darek
DAYWORD divase divse
KO e
ST mi mii
`,
  units: `
MINUTE minit minute
HOUR kalak kalaak kalakma
DAY divas divase divasma
WEEK athvadiye athvadiya athvadiyama
MONTH mahina mahine mahinama
YEAR varsh varshe
`,
  parts: `
EARLY parodhe
MORNING savare savaare savar
AFTERNOON bapore bapor
EVENING sanje saanje sanj
NIGHT ratre raatre rate raate
`,
  days: `
0 aaje/aje/aaj kale/kaale/kal/avtikale/aavtikale parmdivse/paramdivse
2 parm/param
`,
  weekdays: `
0 ravivare somvare/somware mangalvare/mangalware budhvare/budhware guruvare/guruware shukravare/shukraware shanivare/shaniware
0 ravivar/raviwar somvar/somwar mangalvar budhvar guruvar shukravar shanivar
`,
  months: `
1 january
`,
  numbers: `
1 ek be tran char paanch/panch chha/chh saat/sat aath/ath nav das agiyar bar
13 ter chaud pandar sol sattar adhar ognis vis/vees 25 pachis 30 tris 40 chalis 45 pistalis 50 pachas
`,
  ordinals: `
1 pehlo bijo/bija trijo/trija chotho
`,
}

export const gu: Language = {
  code: 'gu',
  script,
  roman,
  markers: markers.gu,
  endings: 'માં થી ના ની નો ને એ ે',
  feasts: `
Diwali|દિવાળી|દિવાળીના|દિવાળીએ|દિવાળી પર
Holi|હોળી|હોળીના|હોળીએ
Navratri|નવરાત્રી|નવરાત્રિ|નવરાત્રીમાં
Makar Sankranti|ઉત્તરાયણ|ઉત્તરાયણના|ઉતરાયણ
Raksha Bandhan|રક્ષાબંધન|રાખડી|રક્ષાબંધનના
Janmashtami|જન્માષ્ટમી
Dussehra|દશેરા|દશેરાએ
Christmas|નાતાલ
Dhanteras|ધનતેરસ
Ekadashi|અગિયારસ|એકાદશી
Purnima|પૂનમ|પૂનમે
Amavasya|અમાસ|અમાસે
`,
  requests: `
મને યાદ કરાવજો|મને યાદ કરાવજે|યાદ કરાવજો|યાદ કરાવજે|મને યાદ અપાવજો|મને યાદ અપાવજે|યાદ અપાવજો|યાદ અપાવજે|યાદ કરાવો|yaad apavje|mane yaad apavje|yaad karavje|mane yaad karavje|yaad karavjo
`,
}
