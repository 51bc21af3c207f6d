import type { Aim } from './aim.ts'

/** The words people type for a festival, as a pattern, with the occasions recipe files use for it. */
const feasts: Readonly<Record<string, readonly string[]>> = {
  'diwali|deepavali|deepawali': ['diwali', 'deepavali'],
  holi: ['holi'],
  'eid|ramzan eid|bakrid': ['eid', 'eid-al-adha', 'eid-al-fitr'],
  'ramadan|ramzan|iftar|sehri|suhoor': ['iftar', 'ramadan', 'ramzan'],
  'christmas|xmas': ['christmas'],
  'onam|onasadya': ['onam'],
  vishu: ['vishu'],
  bihu: ['bihu', 'magh-bihu'],
  'durga puja|durga pooja|pujo': ['durga-puja'],
  'ganesh chaturthi|ganpati|ganesha|vinayaka chaturthi': [
    'ganesh chaturthi',
    'ganesh-chaturthi',
    'ganesha chaturthi',
    'vinayaka chaturthi',
  ],
  'janmashtami|krishna jayanti|gokulashtami': ['janmashtami', 'krishna jayanthi'],
  'raksha bandhan|rakhi|rakshabandhan': ['rakhi', 'raksha bandhan', 'raksha-bandhan'],
  'karva chauth|karwa chauth': ['karva chauth', 'karva-chauth'],
  lohri: ['lohri'],
  'makar sankranti|sankranti|uttarayan|sankranthi': [
    'makar sankranti',
    'makar-sankranti',
    'pana-sankranti',
    'paush sankranti',
    'poush-sankranti',
    'uttarayan',
  ],
  'ugadi|yugadi': ['ugadi'],
  'gudi padwa': ['gudi-padwa'],
  'navroz|nowruz|parsi new year': ['navroz'],
  'easter|good friday': ['easter'],
  'baisakhi|vaisakhi': ['baisakhi'],
  chhath: ['chhath'],
  teej: ['teej', 'teeja'],
  'basant panchami|vasant panchami|saraswati puja': ['basant panchami', 'saraswati-puja'],
  losar: ['losar'],
  'poila boishakh|bengali new year': ['poila-boishakh'],
}

/** Aims about one festival. */
export const feastAims: readonly Aim[] = Object.entries(feasts).map(([words, called]) => ({
  words: new RegExp(`\\b(?:for |on )?(?:${words})\\b(?: special| food| festival)*`),
  isCircumstance: true,
  fits: ({ dish }) => dish.occasions.some((occasion) => called.includes(occasion)),
}))
