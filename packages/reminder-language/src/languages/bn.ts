import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import type { Language } from './language.ts'
import { tells } from './tells.ts'

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
EVENING বিকেল বিকেলে বিকাল বিকালে সন্ধ্যা সন্ধ্যায় সন্ধ্যে সন্ধে সন্ধেবেলা সন্ধ্যাবেলা
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
KO ke
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
EVENING bikel bikele bikal bikale shondha sondha sondhya shondhya sondhay sondhe shondhay
NIGHT rat raat rate raate
`,
  days: `
0 aj/ajke/aaj/aajke kal/kalke/agamikal porshu/porsu/poroshu
`,
  weekdays: `
0 robibar/robibare sombar/shombar mongolbar/mangalbar budhbar brihospotibar/brihaspatibar shukrobar/sukrobar shonibar/sonibar
`,
  months: `
1 january
`,
  numbers: `
1 ek dui/duto tin char panch/pach choy/chhoy sat/shat at/aat noy/nou dosh/dos egaro baro 15 ponero
`,
  ordinals: `
1 prothom
`,
}

export const bn: Language = {
  code: 'bn',
  script,
  roman,
  tells: tells.bn,
  endings: 'ের টায় তে ে র',
  requests: `
আমাকে মনে করিয়ে দিও|আমাকে মনে করিয়ে দাও|মনে করিয়ে দিও|মনে করিয়ে দাও|মনে করিয়ে দেবে|মনে করাবে|amake mone koriye dio|mone koriye dio|mone koriye dao|mone korie dio
`,
}
