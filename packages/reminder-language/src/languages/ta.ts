import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import type { Language } from './language.ts'
import { markers } from './markers.ts'

/** Tamil in its own script, with the case endings that its time words usually carry. */
const script: Vocabulary = {
  lemmas: `
EVERY ஒவ்வொரு
DAILY தினமும் தினசரி நாள்தோறும் தினம்
NEXT அடுத்த
COMING வரும் வருகிற
THIS இந்த
PAST கடந்த போன
AFTERDAY மறுநாள்
BAAD கழித்து பிறகு பின் பின்னர் நேரத்தில் மணிநேரத்தில் நிமிடத்தில் நிமிடங்களில் நாட்களில் நாளில் வாரங்களில் மாதங்களில்
PEHLE முன் முன்பு முன்னர்
TAK வரை க்குள் குள் ற்குள் இற்குள்
AND மற்றும்
OCLOCK மணிக்கு மணி மணிக்குள் மணியளவில்
DATE தேதி தேதிக்குள் தேதியில் தேதியன்று
ST ஆம் ம் ஆவது வது
HALFPAST ஒன்றரை இரண்டரை மூன்றரை நாலரை ஐந்தரை ஆறரை ஏழரை எட்டரை ஒன்பதரை பத்தரை பதினொன்றரை பன்னிரண்டரை
NOW இப்போது இப்ப உடனே
END இறுதியில் கடைசியில்
REMINDER அலாரம்
ONLY மட்டும்
CHHOD தவிர
TIMES முறை தடவை
QUARTERPAST ஒன்றேகால் இரண்டேகால் மூன்றேகால் நாலேகால் ஐந்தேகால் ஆறேகால் ஏழேகால் எட்டேகால் ஒன்பதேகால் பத்தேகால்
THREEQUARTERSPAST ஒன்றேமுக்கால் இரண்டேமுக்கால் மூன்றேமுக்கால் நாலேமுக்கால் ஐந்தேமுக்கால் ஆறேமுக்கால் ஏழேமுக்கால் எட்டேமுக்கால் ஒன்பதேமுக்கால் பத்தேமுக்கால்
CHHOD விட்டு
HALF அரை
LASTWORD கடைசி
EVERY எல்லா
HALFHOUR அரைமணி
MONTHLY மாதந்தோறும் மாதாமாதம்
EVERYAFTER தோறும் தோறும
DAYWORD அன்று அன்னைக்கு அன்னிக்கு
WEEKLY வாரந்தோறும்
`,
  units: `
SECOND வினாடி
MINUTE நிமிடம் நிமிடங்கள் நிமிடத்தில் நிமிடங்களில் நிமிஷம்
HOUR நேரம் நேரத்தில் மணிநேரம் மணிநேரத்தில்
DAY நாள் நாட்கள் நாட்களில் நாளில் நாளும்
WEEK வாரம் வாரத்தில் வாரங்கள் வாரங்களில் வாரமும்
MONTH மாதம் மாதத்தில் மாதமும் மாதங்கள் மாதங்களில்
YEAR வருடம் ஆண்டு வருடமும்
`,
  parts: `
EARLY அதிகாலை விடியற்காலை அதிகாலையில்
MORNING காலை காலையில்
AFTERNOON மதியம் மதியத்தில் பிற்பகல் மத்தியானம்
EVENING மாலை மாலையில் சாயங்காலம்
NIGHT இரவு இரவில் ராத்திரி
MIDNIGHT நள்ளிரவு நள்ளிரவில்
`,
  days: `
0 இன்று/இன்னைக்கு/இன்றைக்கு/இன்னிக்கு நாளை/நாளைக்கு நாளைமறுநாள்/நாளான்னைக்கு
`,
  weekdays: `
0 ஞாயிற்றுக்கிழமை/ஞாயிறு/ஞாயிற்றுக்கிழமைகளில் திங்கட்கிழமை/திங்கள்கிழமை/திங்கள்/திங்கட்கிழமைகளில் செவ்வாய்க்கிழமை/செவ்வாய் புதன்கிழமை/புதன் வியாழக்கிழமை/வியாழன்/வியாழ வெள்ளிக்கிழமை/வெள்ளி சனிக்கிழமை/சனி
`,
  months: `
1 ஜனவரி பிப்ரவரி மார்ச் ஏப்ரல் மே ஜூன் ஜூலை ஆகஸ்ட்/ஆகஸ்டு செப்டம்பர் அக்டோபர் நவம்பர் டிசம்பர்
`,
  numbers: `
1 ஒன்று/ஒரு/ஒன்றரை இரண்டு/ரெண்டு/இரண்டரை மூன்று/மூணு/மூன்றரை நான்கு/நாலு/நாலரை ஐந்து/அஞ்சு/ஐந்தரை ஆறு/ஆறரை ஏழு/ஏழரை எட்டு/எட்டரை ஒன்பது/ஒன்பதரை பத்து/பத்தரை பதினொன்று/பதினோரு/பதினொன்றரை பன்னிரண்டு/பன்னிரண்டரை 15 பதினைந்து 20 இருபது 30 முப்பது
1 ஒன்றேகால்/ஒன்றேமுக்கால் இரண்டேகால்/இரண்டேமுக்கால் மூன்றேகால்/மூன்றேமுக்கால் நாலேகால்/நாலேமுக்கால் ஐந்தேகால்/ஐந்தேமுக்கால்/அஞ்சரை ஆறேகால்/ஆறேமுக்கால் ஏழேகால்/ஏழேமுக்கால் எட்டேகால்/எட்டேமுக்கால் ஒன்பதேகால்/ஒன்பதேமுக்கால் பத்தேகால்/பத்தேமுக்கால் 13 பதிமூன்று பதினான்கு 16 பதினாறு பதினேழு பதினெட்டு பத்தொன்பது 25 இருபத்தைந்து 40 நாற்பது 45 நாற்பத்தைந்து 50 ஐம்பது
`,
  ordinals: `
1 முதல் இரண்டாவது மூன்றாவது நான்காவது -1 கடைசி
`,
}

/** Tamil in Latin letters. */
const roman: Vocabulary = {
  lemmas: `
EVERY ovvoru ovoru
DAILY dhinamum thinamum dinamum daily
NEXT adutha aduththa
COMING varum varra vara varugira
THIS indha intha
BAAD kazhichu kalichu apram piragu
PEHLE munnadi mun
KO ku kku
TAK varai varaikkum kkul kul kulla
OCLOCK manikku maniku mani
DATE thethi thedhi
HALFPAST anjarai aararai ezharai ettarai onbatharai patharai
NOW ippo ippodhu
REMINDER alarm
ONLY mattum
HALFPAST onnarai rendarai moonarai naalarai
QUARTERPAST onnekal rendekal moonekal naalekal anjekal aarekal ezhekal ettekal onbadhekal pathekal
THREEQUARTERSPAST onnemukkal rendemukkal moonemukkal naalemukkal anjemukkal aaremukkal ezhemukkal ettemukkal
DAYWORD kizhamai kizhamaiyum kilamaiyum kizhamaikkul kizhamaikul kilamai kezhamai anniku annikku annaiku annaikku andru
ST aam vathu vadhu aavathu
HALF arai
CHHOD vittu
PEHLE munnaadi munnala munadi
BAAD kazhithu kalithu
EVERY ella
BAAD nerathula nerathla nimishathula nimishathla nimidathula nimidathla nimishathil nimidathil
DATE thethikulla thethikkul thethikku thedhikulla thediku theethi thethiku
`,
  units: `
MINUTE nimisham nimidam nimishathula nimishathla nimidathula nimidathla nimishathil nimidathil
HOUR neram nerathil
DAY naal naalil
WEEK vaaram varam
MONTH maasam maadham
YEAR varusham varudam
HOUR nerathula nerathla
`,
  parts: `
EARLY adhikaalai vidiyarkaalai
MORNING kaalai kalai kaalaila kalaila kaalayil kaalaiyil kaathala
AFTERNOON madhiyam mathiyam madhyanam
EVENING maalai malai maalaila malaila saayangalam sayangalam
NIGHT iravu raathiri rathiri nightu
MORNING kaalaiyila kaalaile kaalam
EVENING maalaiyila saayandharam sayantharam
NIGHT raathirila
`,
  days: `
0 indru/inru/innaiku/innaikku/inniku/innikku/iniku/inikku/innaki/inaiku naalai/nalai/naalaikku/nalaikku/nalaiku/naalaiku/naalaki/naalaikkul/nalaikkul naalamarunaal/naalanniku/naalannaikku
1 naalaiki/naaliki/naalaki 2 naalanaiku/naalanaikku/naalanniki
`,
  weekdays: `
0 nyayitrukizhamai/gnayiru/nyayiru/njayiru thingatkizhamai/thingal/thingalkizhamai sevvaikizhamai/sevvai/chevvai budhankizhamai/budhan/puthan viyazhakizhamai/viyazhan/vyazhan vellikizhamai/velli sanikizhamai/sani
0 gnayirukizhamaiyum/njayirukizhamaiyum thingatkizhamaiyum/thingalkizhamaiyum sevvaikizhamaiyum budhankizhamaiyum viyazhakizhamaiyum vellikizhamaiyum/vellikilamaiyum sanikizhamaiyum/sanikilamaiyum
0 nyaayiru/naayiru thingalkilamai sevvaai budhan/pudhan viyaazhan/viyazha velli sani
`,
  months: `
1 january
1 january february march april may june july august september october november december
`,
  numbers: `
1 onnu/oru rendu/irandu moonu/munu naalu/nalu anju/anjarai aaru/aararai ezhu/ezharai ettu/ettarai onbadhu/onbathu/onbatharai pathu/patthu/patharai pathinonnu pannendu
1 onnarai/onnekal/onnemukkal rendarai/rendekal/rendemukkal moonarai/moonekal/moonemukkal/moonru naalarai/naalekal/naalemukkal anjekal/anjemukkal/ainthu aarekal/aaremukkal ezhekal/ezhemukkal/yezhu ettekal/ettemukkal onbadhekal/ombathu/ombodhu pathekal 13 pathimoonu 15 pathinanju 20 iruvathu/irupathu 30 muppathu 40 naapathu 45 naapathanju 50 ambathu
`,
  ordinals: `
1 muthal
`,
}

export const ta: Language = {
  code: 'ta',
  script,
  roman,
  markers: markers.ta,
  endings: 'யிலிருந்து க்குள் அன்று கிழமை களில் யன்று க்கு யும் யில் ும் வரை',
  weak: 'வெள்ளி சனி velli sani mani',
  feasts: `
Diwali|தீபாவளி|தீபாவளிக்கு|தீபாவளி அன்று
Pongal|பொங்கல்|பொங்கலுக்கு
Vinayaka Chaturthi Vrat|சதுர்த்தி
Ganesh Chaturthi|விநாயகர் சதுர்த்தி
Christmas|கிறிஸ்துமஸ்
Eid al-Fitr|ரம்ஜான்
Purnima|பௌர்ணமி
Amavasya|அமாவாசை|அமாவாசைக்கு
Ekadashi|ஏகாதசி
Pradosh|பிரதோஷம்
`,
  requests: `
எனக்கு நினைவூட்டு|எனக்கு ஞாபகப்படுத்து|நினைவூட்டு|நினைவூட்டவும்|ஞாபகப்படுத்து|ஞாபகப்படுத்தவும்|நினைவுபடுத்து|நினைவுபடுத்தவும்|enakku nyabagapaduthu|nyabagapaduthu|gnabagapaduthu|niyabagapaduthu|ninaivoottu
`,
}
