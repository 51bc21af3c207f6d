import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import type { Language } from './language.ts'
import { markers } from './markers.ts'

/** Malayalam in its own script, with the case endings that its time words usually carry. */
const script: Vocabulary = {
  lemmas: `
EVERY എല്ലാ ഓരോ
DAILY ദിവസേന എന്നും നിത്യവും ദിവസവും
NEXT അടുത്ത
COMING വരുന്ന
THIS ഈ
PAST കഴിഞ്ഞ
BAAD കഴിഞ്ഞ് ശേഷം മണിക്കൂറിൽ മണിക്കൂറിനുള്ളിൽ മിനിറ്റിൽ മിനിറ്റിനുള്ളിൽ ദിവസത്തിൽ ദിവസത്തിനുള്ളിൽ
PEHLE മുമ്പ് മുൻപ്
TAK വരെ
SE മുതൽ
AND ഒപ്പം
OCLOCK മണിക്ക് മണി മണിയ്ക്ക് ഒന്നിന് രണ്ടിന് മൂന്നിന് നാലിന് അഞ്ചിന് ആറിന് ഏഴിന് എട്ടിന് ഒമ്പതിന് പത്തിന് പതിനൊന്നിന് പന്ത്രണ്ടിന്
DATE തീയതി തിയതി തീയതിക്ക് തിയ്യതി
ST ാം ആം
HALFPAST ഒന്നര രണ്ടര മൂന്നര നാലര അഞ്ചര ആറര ഏഴര എട്ടര ഒമ്പതര പത്തര
NOW ഇപ്പോൾ
END അവസാനം
REMINDER അലാറം
ONLY മാത്രം
CHHOD ഒഴികെ
TIMES തവണ പ്രാവശ്യം
QUARTERPAST ഒന്നേകാൽ രണ്ടേകാൽ മൂന്നേകാൽ നാലേകാൽ അഞ്ചേകാൽ ആറേകാൽ ഏഴേകാൽ എട്ടേകാൽ ഒമ്പതേകാൽ പത്തേകാൽ
THREEQUARTERSPAST ഒന്നേമുക്കാൽ രണ്ടേമുക്കാൽ മൂന്നേമുക്കാൽ നാലേമുക്കാൽ അഞ്ചേമുക്കാൽ ആറേമുക്കാൽ ഏഴേമുക്കാൽ എട്ടേമുക്കാൽ
HALFPAST പതിനൊന്നര പന്ത്രണ്ടര
HALF അര
ALTERNATE ഒന്നിടവിട്ട
LASTWORD അവസാന
KO ന് നു
DAYWORD ദിവസം
`,
  units: `
SECOND സെക്കൻഡ്
MINUTE മിനിറ്റ് മിനിറ്റിൽ മിനുട്ട് മിനിറ്റിനുള്ളിൽ
HOUR മണിക്കൂർ മണിക്കൂറിൽ മണിക്കൂറിനുള്ളിൽ
DAY ദിവസം ദിവസത്തിൽ ദിവസത്തിനുള്ളിൽ ദിവസവും
WEEK ആഴ്ച ആഴ്ചയിൽ ആഴ്ചയും
MONTH മാസം മാസവും മാസത്തിൽ
YEAR വർഷം കൊല്ലം വർഷവും
`,
  parts: `
EARLY പുലർച്ചെ വെളുപ്പിന്
MORNING രാവിലെ
AFTERNOON ഉച്ചയ്ക്ക് ഉച്ചക്ക് ഉച്ച ഉച്ചകഴിഞ്ഞ്
EVENING വൈകുന്നേരം വൈകിട്ട് വൈകീട്ട് സന്ധ്യയ്ക്ക് വൈകുന്നേരത്ത്
NIGHT രാത്രി രാത്രിയിൽ
MIDNIGHT അർദ്ധരാത്രി
`,
  days: `
0 ഇന്ന് നാളെ മറ്റന്നാൾ/മറ്റെന്നാൾ
`,
  weekdays: `
0 ഞായറാഴ്ച/ഞായർ തിങ്കളാഴ്ച/തിങ്കൾ ചൊവ്വാഴ്ച/ചൊവ്വ ബുധനാഴ്ച/ബുധൻ വ്യാഴാഴ്ച/വ്യാഴം വെള്ളിയാഴ്ച/വെള്ളി ശനിയാഴ്ച/ശനി
`,
  months: `
1 ജനുവരി ഫെബ്രുവരി മാർച്ച് ഏപ്രിൽ മേയ്/മെയ് ജൂൺ ജൂലൈ ഓഗസ്റ്റ്/ആഗസ്റ്റ് സെപ്റ്റംബർ ഒക്ടോബർ നവംബർ ഡിസംബർ
`,
  numbers: `
1 ഒന്ന്/ഒന്നു/ഒരു/ഒന്നര രണ്ട്/രണ്ടു/രണ്ടര മൂന്ന്/മൂന്നു/മൂന്നര നാല്/നാലു/നാലര അഞ്ച്/അഞ്ചു/അഞ്ചര ആറ്/ആറു/ആറര ഏഴ്/ഏഴു/ഏഴര എട്ട്/എട്ടു/എട്ടര ഒമ്പത്/ഒൻപത്/ഒമ്പതു/ഒമ്പതര പത്ത്/പത്തു/പത്തര പതിനൊന്ന് പന്ത്രണ്ട് 15 പതിനഞ്ച് 20 ഇരുപത് 30 മുപ്പത്
1 ഒന്നേകാൽ/ഒന്നേമുക്കാൽ രണ്ടേകാൽ/രണ്ടേമുക്കാൽ മൂന്നേകാൽ/മൂന്നേമുക്കാൽ നാലേകാൽ/നാലേമുക്കാൽ അഞ്ചേകാൽ/അഞ്ചേമുക്കാൽ ആറേകാൽ/ആറേമുക്കാൽ ഏഴേകാൽ/ഏഴേമുക്കാൽ എട്ടേകാൽ/എട്ടേമുക്കാൽ ഒമ്പതേകാൽ പത്തേകാൽ പതിനൊന്നര പന്ത്രണ്ടര പതിമൂന്ന് പതിനാല് 16 പതിനാറ് പതിനേഴ് പതിനെട്ട് പത്തൊമ്പത് 25 ഇരുപത്തഞ്ച് 40 നാൽപ്പത് 45 നാൽപ്പത്തഞ്ച് 50 അമ്പത്
1 ഒന്നിന് രണ്ടിന് മൂന്നിന് നാലിന് അഞ്ചിന് ആറിന് ഏഴിന് എട്ടിന് ഒമ്പതിന് പത്തിന് പതിനൊന്നിന് പന്ത്രണ്ടിന്
`,
  ordinals: `
1 ആദ്യത്തെ/ഒന്നാം രണ്ടാമത്തെ/രണ്ടാം മൂന്നാമത്തെ/മൂന്നാം നാലാമത്തെ/നാലാം -1 അവസാനത്തെ
`,
}

/** Malayalam in Latin letters. */
const roman: Vocabulary = {
  lemmas: `
EVERY ella ellaa oro
DAILY divasena ennum divasavum
NEXT adutha aduttha aduthu
THIS ee
BAAD kazhinju kazhinj shesham
PEHLE mumbu munpu munp mumb munpe munpaayi
TAK vare
OCLOCK manikku maniku mani manik onninu randinu moonninu naalinu anchinu aarinu ezhinu ettinu ombathinu pathinu pathinonninu panthrandinu
DATE theeyathi thiyathi
HALFPAST anchara aarara ezhara ettara ombathara pathara
NOW ippol
REMINDER alarm
ONLY mathram
HALFPAST onnara randara moonnara moonara naalara nalara aarara
QUARTERPAST onnekal randekal moonnekal naalekal anchekal aarekal ezhekal ettekal
THREEQUARTERSPAST onnemukkal randemukkal moonnemukkal naalemukkal anchemukkal aaremukkal ezhemukkal ettemukkal
HALF ara
ALTERNATE onnidavitta
BAAD manikkooril minittil divasathil
CHHOD ozhike
PEHLE mumpu munne
DAYWORD divasam
KO nu inu n
DATE theeyathikku thiyathikku theeyati theeyathikkullil
`,
  units: `
MINUTE minitt
HOUR manikkoor manikoor
DAY divasam divasavum
WEEK aazhcha azhcha
MONTH maasam masam maasavum
YEAR varsham kollam
`,
  parts: `
EARLY pularche veluppinu
MORNING ravile raavile
AFTERNOON uchakku uchaykku ucha
EVENING vaikunneram vaikittu vaikitt vaikeettu
NIGHT rathri raathri ratri
MORNING raavilae ravilathe
EVENING vaikeettu vaikunnerathe sandhyakku
NIGHT rathriyil
`,
  days: `
0 innu naale/nale mattannal/mattanal
2 mattannaal/mattennal
`,
  weekdays: `
0 njayarazhcha/njayar/njayaraazhcha thingalazhcha/thinkalazhcha/thinkal 2 chovvazhcha/chovva budhanazhcha/budhan vyazhazhcha/vyazham velliyazhcha/velli shaniyazhcha/shani
0 nyayar/njayarazcha thinkalaazhcha/thingal 3 budhanaazhcha vyazhaazhcha velliyaazhcha shaniyaazhcha
0 njayarazhchayum/njayarum thingalazhchayum/thinkalazhchayum chovvazhchayum budhanazhchayum vyazhazhchayum velliyazhchayum shaniyazhchayum
0 njayarazhcha thingalazhchakku/thinkalazhchakku chovvazhchakku budhanazhchakku vyazhazhchakku velliyazhchakku shaniyazhchakku
`,
  months: `
1 january
1 january february march april may june july august september october november december
`,
  numbers: `
1 onnu/oru randu moonnu/moonu naalu/nalu anchu/anju/anchara aaru/aarara ezhu/ezhara ettu/ettara ombathu/ombathara pathu/pathara pathinonnu panthrandu
1 onnara/onnekal/onnemukkal randara/randekal/randemukkal moonnara/moonara/moonnekal/moonnemukkal naalara/nalara/naalekal/naalemukkal anchekal/anchemukkal/anjara aarekal/aaremukkal ezhekal/ezhemukkal ettekal/ettemukkal/ettu onpathu/ombath 10 patthu 15 pathinanchu/pathinanju 20 irupathu 30 muppathu 40 nalpathu 45 nalpathanchu 50 ambathu
1 onninu randinu moonninu naalinu anchinu/anjinu aarinu ezhinu ettinu ombathinu pathinu pathinonninu panthrandinu
`,
  ordinals: `
1 aadyathe
`,
}

export const ml: Language = {
  code: 'ml',
  script,
  roman,
  markers: markers.ml,
  endings: 'കളിൽ തോറും യ്ക്ക് ക്ക് നകം വരെ യും ന്',
  weak: 'വെള്ളി ശനി velli shani mani',
  feasts: `
Onam|ഓണം|ഓണത്തിന്|തിരുവോണം
Diwali|ദീപാവലി|ദീപാവലിക്ക്
Christmas|ക്രിസ്മസ്|ക്രിസ്തുമസ്|ക്രിസ്മസിന്
Eid al-Fitr|പെരുന്നാൾ|ചെറിയ പെരുന്നാൾ
Ekadashi|ഏകാദശി
`,
  requests: `
എന്നെ ഓർമ്മിപ്പിക്കുക|എന്നെ ഓർമ്മിപ്പിക്കൂ|ഓർമ്മിപ്പിക്കുക|ഓർമ്മിപ്പിക്കൂ|ഓർമിപ്പിക്കുക|ഓർമിപ്പിക്കൂ|ഓർമ്മപ്പെടുത്തുക|enne ormippikku|ormippikku|ormippikkuka|ormipikku
`,
}
