import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import type { Language } from './language.ts'
import { markers } from './markers.ts'

/** Punjabi in its own script, with the case endings that its time words usually carry. */
const script: Vocabulary = {
  lemmas: `
EVERY ਹਰ ਹਰੇਕ
DAILY ਰੋਜ਼ ਰੋਜ਼ਾਨਾ ਹਰਰੋਜ਼
NEXT ਅਗਲੇ ਅਗਲਾ ਅਗਲੀ
THIS ਇਸ
COMING ਆਉਂਦੇ ਆਉਣ
PAST ਪਿਛਲੇ
BAAD ਬਾਅਦ ਮਗਰੋਂ ਪਿੱਛੋਂ
PEHLE ਪਹਿਲਾਂ
MEIN ਵਿੱਚ ਵਿਚ
WITHIN ਅੰਦਰ
TAK ਤੱਕ ਤਕ
SE ਤੋਂ
KO ਨੂੰ
KA ਦਾ ਦੇ ਦੀ
PE ਤੇ
LIYE ਲਈ
AND ਅਤੇ ਤੇ
OCLOCK ਵਜੇ
DATE ਤਾਰੀਖ ਤਰੀਕ ਤਾਰੀਖ਼
SADHE ਸਾਢੇ
SAVA ਸਵਾ
PAUNE ਪੌਣੇ
DEDH ਡੇਢ
DHAI ਢਾਈ
NOW ਹੁਣ ਹੁਣੇ
END ਅੰਤ ਅਖੀਰ
REMINDER ਅਲਾਰਮ
ONLY ਸਿਰਫ਼ ਸਿਰਫ
CHHOD ਛੱਡ
KAR ਕੇ
TIMES ਵਾਰ
IS ਹੈ
HALF ਅੱਧੇ ਅੱਧਾ
LASTWORD ਆਖਰੀ ਆਖ਼ਰੀ
CHHOD ਛੱਡਕੇ ਛੱਡ
`,
  units: `
SECOND ਸਕਿੰਟ
MINUTE ਮਿੰਟ ਮਿੰਟਾਂ
HOUR ਘੰਟਾ ਘੰਟੇ ਘੰਟਿਆਂ
DAY ਦਿਨ ਦਿਨਾਂ
WEEK ਹਫ਼ਤਾ ਹਫਤਾ ਹਫ਼ਤੇ ਹਫਤੇ ਹਫ਼ਤਿਆਂ
MONTH ਮਹੀਨਾ ਮਹੀਨੇ ਮਹੀਨਿਆਂ
YEAR ਸਾਲ
`,
  parts: `
EARLY ਤੜਕੇ
MORNING ਸਵੇਰੇ ਸਵੇਰ
AFTERNOON ਦੁਪਹਿਰ ਦੁਪਹਿਰੇ
EVENING ਸ਼ਾਮ ਸ਼ਾਮੀਂ ਸ਼ਾਮੀ
NIGHT ਰਾਤ ਰਾਤੀਂ ਰਾਤੀ
MIDNIGHT ਅੱਧੀਰਾਤ
`,
  days: `
0 ਅੱਜ ਕੱਲ੍ਹ/ਕੱਲ/ਕਲ੍ਹ/ਭਲਕੇ ਪਰਸੋਂ
`,
  weekdays: `
0 ਐਤਵਾਰ ਸੋਮਵਾਰ ਮੰਗਲਵਾਰ ਬੁੱਧਵਾਰ/ਬੁਧਵਾਰ ਵੀਰਵਾਰ ਸ਼ੁੱਕਰਵਾਰ/ਸ਼ੁਕਰਵਾਰ ਸ਼ਨੀਵਾਰ/ਸ਼ਨਿੱਚਰਵਾਰ/ਸ਼ਨਿਚਰਵਾਰ
`,
  months: `
1 ਜਨਵਰੀ ਫਰਵਰੀ/ਫ਼ਰਵਰੀ ਮਾਰਚ ਅਪ੍ਰੈਲ ਮਈ ਜੂਨ ਜੁਲਾਈ ਅਗਸਤ ਸਤੰਬਰ ਅਕਤੂਬਰ ਨਵੰਬਰ ਦਸੰਬਰ
`,
  numbers: `
1 ਇੱਕ/ਇਕ ਦੋ ਤਿੰਨ ਚਾਰ ਪੰਜ ਛੇ ਸੱਤ ਅੱਠ ਨੌਂ/ਨੌ ਦਸ/ਦੱਸ ਗਿਆਰਾਂ ਬਾਰਾਂ 15 ਪੰਦਰਾਂ 20 ਵੀਹ 30 ਤੀਹ 45 ਪੰਤਾਲੀ
13 ਤੇਰਾਂ ਚੌਦਾਂ ਪੰਦਰਾਂ ਸੋਲਾਂ ਸਤਾਰਾਂ ਅਠਾਰਾਂ ਉੱਨੀ ਵੀਹ 25 ਪੱਚੀ 30 ਤੀਹ 40 ਚਾਲੀ 45 ਪੰਤਾਲੀ 50 ਪੰਜਾਹ
`,
  ordinals: `
1 ਪਹਿਲਾ/ਪਹਿਲੇ/ਪਹਿਲੀ ਦੂਜਾ/ਦੂਜੇ ਤੀਜਾ/ਤੀਜੇ ਚੌਥਾ/ਚੌਥੇ -1 ਆਖਰੀ/ਆਖ਼ਰੀ
`,
}

/** Punjabi in Latin letters. */
const roman: Vocabulary = {
  lemmas: `
EVERY har harek
DAILY roz rozana
NEXT agle agla agli
BAAD baad magron
PEHLE pehlan pehla
MEIN vich vicho
TAK tak takk
SE ton
KO nu nun
KA da de di
LIYE layi lai
AND te ate
OCLOCK vaje waje vajje
DATE tarik tareek
SADHE saadhe sadhe
SAVA sawa
PAUNE paune
DEDH dedh
DHAI dhai
NOW hun hune
ONLY sirf
IS aa hai
HALF adhe addhe adha
CHHOD chhad chad
KAR ke
MEIN vch
DATE tarikh tareekh
`,
  units: `
MINUTE mint minta
HOUR ghanta ghante
DAY din dina dinan
WEEK hafte hafta
MONTH mahine mahina
YEAR saal
`,
  parts: `
EARLY tadke
MORNING savere swere sawere
AFTERNOON dupehre dupehar dupahire
EVENING shaam shaami shaami
NIGHT raat raati raatin
`,
  days: `
0 ajj/aj kall/kal/bhalke/bhalake parson
`,
  weekdays: `
0 aitvaar/aitwaar/etvaar somvaar/somwaar mangalvaar/mangalwaar budhvaar/buddhvaar veervaar/virvaar shukkarvaar/shukarvaar shaniwaar/shanivaar/shanicharvaar
`,
  months: `
1 january
1 january february march april may june july august september october november december
`,
  numbers: `
1 ikk/ik do tinn/tin char panj chhe satt/sat atth nau das gyaran baran
13 teran chaudan pandran 20 veeh/vih 25 pachchi 30 teeh/tih 40 chali 50 panjah
`,
  ordinals: `
1 pehla dooja/duja teeja
`,
}

export const pa: Language = {
  code: 'pa',
  script,
  roman,
  markers: markers.pa,
  feasts: `
Diwali|ਦੀਵਾਲੀ
Lohri|ਲੋਹੜੀ
Baisakhi|ਵਿਸਾਖੀ|ਬੈਸਾਖੀ
Guru Nanak Jayanti|ਗੁਰਪੁਰਬ|ਗੁਰਪੂਰਬ
Holi|ਹੋਲੀ
Raksha Bandhan|ਰੱਖੜੀ
Purnima|ਪੁੰਨਿਆ|ਪੂਰਨਮਾਸ਼ੀ
Amavasya|ਮੱਸਿਆ
`,
  requests: `
ਮੈਨੂੰ ਯਾਦ ਕਰਾਉਣਾ|ਮੈਨੂੰ ਯਾਦ ਕਰਾਓ|ਮੈਨੂੰ ਯਾਦ ਕਰਵਾਓ|ਯਾਦ ਕਰਾਉਣਾ|ਯਾਦ ਕਰਾਓ|ਯਾਦ ਕਰਵਾਓ|ਯਾਦ ਕਰਾ ਦੇਣਾ|ਯਾਦ ਦਿਵਾਉਣਾ|mainu yaad karauna|mainu yaad karao|yaad karauna|yaad karao|yaad karva dena
`,
}
