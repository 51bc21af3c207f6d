import type { Aim } from './aim.ts'

/** The words people type for a festival, as a pattern, with its occasions in recipe files. */
const feasts: Readonly<Record<string, readonly string[]>> = {
  'diwali|deepavali|deepawali': ['diwali'],
  holi: ['holi'],
  'eid|ramzan eid|bakrid': ['eid-al-adha', 'eid-al-fitr'],
  'ramadan|ramzan|iftar|sehri|suhoor': ['ramadan'],
  'christmas|xmas': ['christmas'],
  'onam|onasadya': ['onam'],
  vishu: ['vishu'],
  bihu: ['bohag-bihu', 'magh-bihu'],
  'durga puja|durga pooja|pujo': ['durga-puja'],
  'ganesh chaturthi|ganpati|ganesha|vinayaka chaturthi': ['ganesh-chaturthi'],
  'janmashtami|krishna jayanthi?|gokulashtami': ['janmashtami'],
  'raksha bandhan|rakhi|rakshabandhan': ['raksha-bandhan'],
  'karva chauth|karwa chauth': ['karva-chauth'],
  lohri: ['lohri'],
  'makar sankranti|sankranti|uttarayan|sankranthi': ['makar-sankranti', 'pana-sankranti'],
  'ugadi|yugadi': ['ugadi'],
  'gudi padwa': ['gudi-padwa'],
  'navroz|nowruz|parsi new year': ['parsi-new-year'],
  'easter|good friday': ['easter-sunday'],
  'baisakhi|vaisakhi': ['baisakhi'],
  chhath: ['chhath'],
  'teej|teeja': ['hariyali-teej', 'hartalika-teej'],
  'basant panchami|vasant panchami|saraswati puja': ['vasant-panchami'],
  losar: ['losar'],
  'poila boishakh|bengali new year': ['poila-boishakh'],
  'dussehra|dasara|vijayadashami': ['dussehra'],
  'maha shivaratri|mahashivratri|mahashivaratri|shivratri|shivaratri': ['maha-shivaratri'],
  'ram navami|rama navami': ['ram-navami'],
  'varalakshmi vratam|varamahalakshmi': ['varalakshmi-vratam'],
  'puthandu|tamil new year': ['puthandu'],
  'nag panchami|nagara panchami': ['nag-panchami'],
  'sharad purnima|kojagiri purnima|kojagara': ['sharad-purnima'],
}

/** Aims about one festival. */
export const feastAims: readonly Aim[] = Object.entries(feasts).map(([words, called]) => ({
  words: new RegExp(`\\b(?:for |on )?(?:${words})\\b(?: special| food| festival)*`),
  isCircumstance: true,
  fits: ({ dish }) => dish.occasions.some((occasion) => called.includes(occasion)),
}))
