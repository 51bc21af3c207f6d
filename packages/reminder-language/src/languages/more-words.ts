import type { Vocabulary } from '../vocabulary/vocabulary.ts'

const none = { units: '', parts: '', days: '', weekdays: '', months: '', numbers: '', ordinals: '' }

/** Less common English words, loaded separately from the reader (lazy-helpers.ts). */
export const moreEnglish: Vocabulary = {
  ...none,
  lemmas: `
ist gmt utc est edt pst pdt cst cdt mst mdt bst cet cest sgt myt jst aest aedt awst hkt pkt npt nzst nzdt
PRAYER fajr fajar fazar zuhr zohar dhuhr duhr johar asr maghrib magrib isha ishaa
REPAST breakfast nashta nashte naashte dinner supper
namaz namaaz prayer prayers
ITEMWORD kg g gm gms km kilometer kilometre cm mm ml l ltr litre litres liter liters cup cups tsp tbsp packet packets pcs people star stars points rs rupees k lakh lakhs percent items dozen
CHUTTI off holiday closed
HALFYEARLY semiannual semiannually biannual biannually
BIYEARLY biennial biennially
called named titled
INITIALS mwf tts tth
fortnightly biweekly
bimonthly
nightly
hourly
quarterly
semi
bi
advance
single
instance instances
timer countdown
WEEKEND wknd wkend
BETWEEN btwn betwn
`,
}

/** Less common Hindi words in Latin letters. */
export const moreHinglish: Vocabulary = {
  ...none,
  lemmas: `
COUNTED log logo logon mehman bachche roti rotiyan paratha samosa samose laddu anda ande badam kela kele seb goli goliyan boond chammach katori phool hazar rupaye kilo glass plate capsule per percent interest roi rupees lakh lac crore kg km gb rating
BD bd
CHUTTI chutti chhutti chuti
EXCEPT siway sivay sivaye siwaye
ASAP jaldise fatafat
WORKING kaamkaji
ONCE ekbaar
thodi thoda
BAJKAR bjkr bjekar bajekar bajekr bajkr bajke
HALFYEARLY chhamahi chamahi chhahmahi
MONTHLY masik mahinewar
YEARLY salana varshik
`,
  weekdays: `
0 ravibar/rabibar sombar mangalbar budhbar gurubar/brihaspatibar/bruhaspativar shukrabar shanibar/sanibar/shanischar
`,
}
