import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import type { Language } from './language.ts'
import { markers } from './markers.ts'

/** Bengali in its own script, with the case endings that its time words usually carry. */
const script: Vocabulary = {
  lemmas: `
EVERY প্রতি প্রত্যেক
DAILY প্রতিদিন রোজ প্রত্যহ
NEXT আগামী পরের সামনের
THIS এই
PAST গত
BAAD পর পরে বাদে
PEHLE আগে
MEIN মধ্যে
TAK পর্যন্ত
SE থেকে
KO কে
KO সময় সময়ে
DAYWORD দিন দিনে
LIYE জন্য
AND এবং আর ও
OCLOCK টায় টা টার টে টেয় টাই একটায় দুটোয় দুটায় দুইটায় তিনটেয় তিনটায় চারটেয় চারটায় পাঁচটায় ছটায় ছয়টায় সাতটায় আটটায় নটায় নয়টায় দশটায় এগারোটায় বারোটায়
DATE তারিখ তারিখে তারিখের
ST ই লা রা শে
SADHE সাড়ে
SAVA সওয়া
PAUNE পৌনে
DEDH দেড়
DHAI আড়াই
NOW এখন এখনই
END শেষে শেষ
BEGIN শুরুতে
REMINDER অ্যালার্ম রিমাইন্ডার
ONLY শুধু
CHHOD বাদে
TIMES বার
ALTERNATE একদিন
NEXT আসছে আগামি
LASTWORD শেষ
HALF আধ আধা
TIMES দুবার
KA এর
HALFHOUR আধঘণ্টা আধঘন্টা
`,
  units: `
SECOND সেকেন্ড
MINUTE মিনিট মিনিটে মিনিটের
HOUR ঘণ্টা ঘন্টা ঘণ্টায় ঘন্টায় ঘণ্টার ঘন্টার
DAY দিন দিনে দিনের
WEEK সপ্তাহ সপ্তাহে সপ্তাহের
MONTH মাস মাসে মাসের
YEAR বছর বছরে বছরের
`,
  parts: `
EARLY ভোর ভোরে ভোরবেলা
MORNING সকাল সকালে সকালবেলা সকালের
AFTERNOON দুপুর দুপুরে দুপুরবেলা
LATEAFTERNOON বিকেল বিকেলে বিকাল বিকালে
EVENING সন্ধ্যা সন্ধ্যায় সন্ধ্যে সন্ধে সন্ধেবেলা সন্ধ্যাবেলা
NIGHT রাত রাতে রাত্রে রাতের
MIDNIGHT মাঝরাতে মাঝরাত
`,
  days: `
0 আজ/আজকে কাল/কালকে/আগামীকাল পরশু/পরশুদিন
`,
  weekdays: `
0 রবিবার/রবিবারে সোমবার/সোমবারে মঙ্গলবার/মঙ্গলবারে বুধবার/বুধবারে বৃহস্পতিবার/বৃহস্পতিবারে শুক্রবার/শুক্রবারে শনিবার/শনিবারে
`,
  months: `
1 জানুয়ারি/জানুয়ারী ফেব্রুয়ারি/ফেব্রুয়ারী মার্চ এপ্রিল মে জুন জুলাই আগস্ট/অগাস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর
`,
  numbers: `
1 এক/একটা/একটায় দুই/দুটো/দুটোয়/দুটায়/দুইটায়/দু তিন/তিনটে/তিনটেয়/তিনটায় চার/চারটে/চারটেয়/চারটায় পাঁচ/পাঁচটা/পাঁচটায় ছয়/ছটা/ছটায়/ছয়টায় সাত/সাতটা/সাতটায় আট/আটটা/আটটায় নয়/নটা/নটায়/নয়টায় দশ/দশটা/দশটায় এগারো/এগারোটা/এগারোটায় বারো/বারোটা/বারোটায় 15 পনেরো 20 কুড়ি/বিশ 25 পঁচিশ 30 ত্রিশ/তিরিশ 45 পঁয়তাল্লিশ
13 তেরো চৌদ্দ/চোদ্দ 16 ষোলো সতেরো আঠারো উনিশ কুড়ি/বিশ একুশ বাইশ তেইশ চব্বিশ পঁচিশ ছাব্বিশ সাতাশ আঠাশ উনত্রিশ 31 একত্রিশ 35 পঁয়ত্রিশ 40 চল্লিশ 50 পঞ্চাশ
`,
  ordinals: `
1 প্রথম দ্বিতীয় তৃতীয় চতুর্থ -1 শেষ
`,
}

/** Bengali in Latin letters. */
const roman: Vocabulary = {
  lemmas: `
EVERY proti prottek
DAILY protidin roj
NEXT agami porer samner
THIS ei
BAAD por pore bade
PEHLE age
TAK porjonto moddhe
SE theke
DAYWORD din dine
KO ke somoy somoye shomoy
LIYE jonno
AND ar ebong
OCLOCK tay taye ta tar tai te
DATE tarikh tarikhe
SADHE share sare sade
SAVA sowa
PAUNE poune
DEDH der
DHAI arai
NOW ekhon ekhuni
ONLY shudhu
KA er r
HALF adh adha
TIMES bar
NEXT agami asche
MEIN moddhe
OCLOCK tey tae ay y toy dutor dutoy tinter tintey charter chartey panchtar panchtay chhotar chhotay choytay sattay sattar attay attar notay notar doshtay doshtar
DATE tarikher
TAK modhye moddhye
KO e te
`,
  units: `
MINUTE minit minute
HOUR ghonta ghanta ghontay
DAY din dine
WEEK soptaho soptahe shoptaho
MONTH mash mas mashe mase masher
YEAR bochor bochhor
`,
  parts: `
EARLY bhor bhore
MORNING sokal sokale shokal shokale sokalbela
AFTERNOON dupur dupure
LATEAFTERNOON bikel bikele bikal bikale bikeler bikelbela
EVENING shondha sondha sondhya shondhya sondhay sondhe shondhay
NIGHT rat raat rate raate
MORNING sokaler shokaler sokalbelay
AFTERNOON dupurer dupurbela
EVENING sondhyabela sondhebela
NIGHT rater raater ratre
`,
  days: `
0 aj/ajke/aaj/aajke kal/kalke/agamikal porshu/porsu/poroshu
`,
  weekdays: `
0 robibar/robibare sombar/shombar mongolbar/mangalbar budhbar brihospotibar/brihaspatibar shukrobar/sukrobar shonibar/sonibar
0 robibarer/rabibar sombare/shombare mongolbare budhbare brihospotibare/brihoshpotibar shukrobare/sukrobare shonibare/sonibare
`,
  months: `
1 january
1 january/janwari february/februari march april may june july august september october november december
`,
  numbers: `
1 ek/ekta dui/duto tin/tinte char/charte panch/pach/panchta choy/chhoy sat/shat at/aat noy/nou dosh/dos egaro baro 15 ponero
6 chhoy/chho 13 tero choddo ponero/panero solo sotero atharo unish kuri/bish 25 ponchish/panchish 30 trish/tirish 40 chollish 45 poytallish 50 ponchash
2 dutor/dutoy tinter/tintey charter/chartey panchtar/panchtay chhotar/chhotay/choytay sattay/sattar attay/attar notay/notar doshtay/doshtar
`,
  ordinals: `
1 prothom
`,
}

export const bn: Language = {
  code: 'bn',
  script,
  roman,
  markers: markers.bn,
  endings: 'ের টায় তে ে র',
  feasts: `
Diwali|দিওয়ালি|দীপাবলি|দীপাবলির|কালীপুজো|কালী পুজো
Maha Saptami|দুর্গাপুজো|দুর্গা পূজা|দুর্গা পুজো|দুর্গাপূজা|পুজোর|সপ্তমী
Durga Ashtami|অষ্টমী
Maha Navami|নবমী
Dussehra|দশমী|বিজয়া দশমী
Vasant Panchami|সরস্বতী পুজো|সরস্বতী পূজা
Holi|দোল|হোলি|দোলের
Eid al-Fitr|ঈদ|ঈদের
Christmas|বড়দিন|বড়দিনের|ক্রিসমাস
Rath Yatra|রথযাত্রা
Bhai Dooj|ভাইফোঁটা
`,
  requests: `
আমাকে মনে করিয়ে দিও|আমাকে মনে করিয়ে দাও|মনে করিয়ে দিও|মনে করিয়ে দাও|মনে করিয়ে দেবে|মনে করাবে|amake mone koriye dio|mone koriye dio|mone koriye dao|mone korie dio
`,
}
