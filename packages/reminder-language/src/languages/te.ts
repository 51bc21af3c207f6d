import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import type { Language } from './language.ts'
import { markers } from './markers.ts'

/** Telugu in its own script, with the case endings that its time words usually carry. */
const script: Vocabulary = {
  lemmas: `
EVERY ప్రతి
DAILY ప్రతిరోజు ప్రతిరోజూ రోజూ
NEXT వచ్చే తదుపరి
COMING రాబోయే
THIS ఈ
PAST గత పోయిన
BAAD తర్వాత తరువాత గంటల్లో గంటలో నిమిషాల్లో రోజుల్లో వారాల్లో వారంలో నెలల్లో
PEHLE ముందు
TAK వరకు లోపు
SE నుంచి నుండి
AND మరియు
LIYE కోసం
OCLOCK గంటలకు గంటకు గంటలకి గంటకి గంటల
DATE తేదీ తేదీన తేదీకి తేదీలోపు తారీఖు తారీఖున
ST వ
HALFPAST ఒకటిన్నర రెండున్నర మూడున్నర నాలుగున్నర ఐదున్నర ఆరున్నర ఏడున్నర ఎనిమిదిన్నర తొమ్మిదిన్నర పదిన్నర పదకొండున్నర పన్నెండున్నర
NOW ఇప్పుడు ఇప్పుడే
END చివర చివరలో చివరికి
REMINDER అలారం
ONLY మాత్రమే
CHHOD తప్ప
TIMES సార్లు
QUARTERPAST ఒంటిగంటపావు రెండుంపావు మూడుంపావు నాలుగుంపావు ఐదుంపావు ఆరుంపావు ఏడుంపావు ఎనిమిదింపావు తొమ్మిదింపావు పదింపావు
CHHOD విడిచి
LASTWORD చివరి ఆఖరి ఆఖరు
HALF అర
HALFHOUR అరగంట అరగంటలో
MONTHLY నెలనెలా
KO న కి కు నాడు
`,
  units: `
SECOND సెకను
MINUTE నిమిషం నిమిషాలు నిమిషాల నిమిషాల్లో
HOUR గంట గంటలు గంటల గంటల్లో గంటలో
DAY రోజు రోజులు రోజుల రోజుల్లో
WEEK వారం వారాలు వారాల వారాల్లో వారంలో
MONTH నెల నెలలు నెలల నెలల్లో నెలలో
YEAR సంవత్సరం ఏడాది
`,
  parts: `
EARLY తెల్లవారుజామున వేకువజామున
MORNING ఉదయం పొద్దున పొద్దున్న పొద్దున్నే
AFTERNOON మధ్యాహ్నం
EVENING సాయంత్రం సాయంకాలం
NIGHT రాత్రి రాత్రికి
MIDNIGHT అర్ధరాత్రి
`,
  days: `
0 ఈరోజు/ఇవాళ/నేడు రేపు ఎల్లుండి
`,
  weekdays: `
0 ఆదివారం/ఆదివారాలు సోమవారం/సోమవారాలు మంగళవారం బుధవారం గురువారం శుక్రవారం శనివారం
`,
  months: `
1 జనవరి ఫిబ్రవరి మార్చి ఏప్రిల్ మే జూన్ జూలై/జులై ఆగస్టు/ఆగస్ట్ సెప్టెంబర్/సెప్టెంబరు అక్టోబర్/అక్టోబరు నవంబర్/నవంబరు డిసెంబర్/డిసెంబరు
`,
  numbers: `
1 ఒకటి/ఒక/ఒకటిన్నర రెండు/రెండున్నర మూడు/మూడున్నర నాలుగు/నాలుగున్నర ఐదు/ఐదున్నర ఆరు/ఆరున్నర ఏడు/ఏడున్నర ఎనిమిది/ఎనిమిదిన్నర తొమ్మిది/తొమ్మిదిన్నర పది/పదిన్నర పదకొండు/పదకొండున్నర పన్నెండు/పన్నెండున్నర 15 పదిహేను 20 ఇరవై 30 ముప్పై
13 పదమూడు పద్నాలుగు 16 పదహారు పదిహేడు పద్దెనిమిది పంతొమ్మిది 21 ఇరవైఒకటి 25 ఇరవైఐదు/ఇరవయ్యైదు 40 నలభై 45 నలభైఐదు 50 యాభై 2 రెండుంపావు మూడుంపావు నాలుగుంపావు ఐదుంపావు ఆరుంపావు ఏడుంపావు ఎనిమిదింపావు తొమ్మిదింపావు పదింపావు
1 ఒంటి
`,
  ordinals: `
1 మొదటి రెండవ/రెండో మూడవ/మూడో నాలుగవ/నాలుగో -1 చివరి
`,
}

/** Telugu in Latin letters. */
const roman: Vocabulary = {
  lemmas: `
THIS ee
EVERY prathi prati
DAILY prathiroju pratiroju rojuu roju
NEXT vacche vache vachche vachey
BAAD tarvata taruvata tharvatha gantallo nimishallo rojullo
PEHLE mundu
TAK varaku lopu
OCLOCK gantalaku gantaku gantalaki gantaki gantala
DATE tedi thedi tedina
HALFPAST aarunnara edunnara enimidinnara tommidinnara padinnara aidunnara
NOW ippudu
REMINDER alarm
ONLY matrame
HALFPAST okatinnara rendunnara moodunnara mudunnara nalugunnara naalugunnara padakondunnara pannendunnara
TAK lopala
BAAD gantalo nimishalalo nelalo vaaramlo
KO ki ku nadu naadu na
CHHOD vidichi
NEXT raboye
HALFHOUR araganta aragantalo
BAAD rojulalo gantalalo
DATE tariku tareeku tarikuna tarikuku tarikuki tariqu tediki
ST va vaa
TAK lopu
SE nunchi nundi
NAME pelli
`,
  units: `
MINUTE nimisham nimishalu nimishala nimishallo
HOUR ganta gantalu gantallo
DAY roju rojulu rojula rojullo
WEEK vaaram varam vaaralu
MONTH nela nelalu
YEAR samvatsaram
HOUR gantala
MINUTE nimishalalo
HOUR gantalalo
DAY rojulalo
`,
  parts: `
EARLY tellavaarujamuna
MORNING udayam poddunna podduna poddune udayanne
AFTERNOON madhyahnam madhyanam
EVENING sayantram saayantram sayanthram
NIGHT ratri rathri raatri
EARLY tellavarujamuna tellavarujhamuna
MORNING udayaanne poddunne
AFTERNOON madhyanam madyahnam
EVENING sayantramu saayanthram
NIGHT rathriki
`,
  days: `
0 eeroju/ivala/eroju/ivvala repu/repe ellundi/yellundi
1 repati
`,
  weekdays: `
0 aadivaram/adivaram somavaram mangalavaram budhavaram guruvaram shukravaram/sukravaram shanivaram/sanivaram
`,
  months: `
1 january
1 january february march april may june july august september october november december
`,
  numbers: `
1 okati/oka rendu moodu/mudu naalugu/nalugu aidu/aidunnara aaru/aru/aarunnara edu/yedu/edunnara enimidi/enimidinnara tommidi/tommidinnara padi/padinnara padakondu pannendu
1 okatinnara/okati rendunnara moodunnara/mudunnara nalugunnara/naalugunnara 11 padakondunnara pannendunnara padamudu padnalugu padihenu padaharu padihedu paddenimidi panthommidi iravai/iravay 25 iravaiaidu 30 muppai 40 nalabhai 45 nalabhaiaidu 50 yabhai
1 onti
`,
  ordinals: `
1 modati
`,
}

export const te: Language = {
  code: 'te',
  script,
  roman,
  markers: markers.te,
  endings: 'లోపు వరకు నాడు లో న కి కు',
  feasts: `
Diwali|దీపావళి|దీపావళికి
Ugadi|ఉగాది|ఉగాదికి
Makar Sankranti|సంక్రాంతి|సంక్రాంతికి
Dussehra|దసరా|దసరాకి
Ganesh Chaturthi|వినాయక చవితి
Christmas|క్రిస్మస్
Eid al-Fitr|రంజాన్
Purnima|పౌర్ణమి
Amavasya|అమావాస్య
Ekadashi|ఏకాదశి
Maha Shivaratri|శివరాత్రి|మహాశివరాత్రి
`,
  requests: `
నాకు గుర్తు చేయి|నాకు గుర్తు చేయండి|గుర్తు చేయి|గుర్తు చేయండి|గుర్తుచేయి|గుర్తుచెయ్యి|గుర్తు చెయ్యి|naaku gurthu cheyyi|gurthu cheyyi|gurthu cheyi|gurtu cheyi|gurthu cheyandi
`,
}
