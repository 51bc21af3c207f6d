/**
 * Words that in a reminder almost always refer to a date or time, in English, Hinglish and Hindi. Excludes 'may',
 * 'march', 'sun', 'sat' and 'second', which usually mean something else.
 */
const words = new Set(
  `today tonight tomorrow tmrw tmr yesterday morning afternoon evening night noon midnight daybreak dusk dawn
  week weeks weekend weekday month months year years fortnight hour hours hr hrs minute minutes mins days
  daily weekly monthly yearly every each alternate oclock
  monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thurs fri
  january february april june july august september october november december jan feb apr jun jul aug sept oct nov dec
  aaj kal parso parson narso subah dopahar shaam sham raat roz rozana har hafte hafta mahine mahina saal baje ghante ghanta
  somvar somwar mangalvar mangalwar budhvar budhwar guruvar guruwar shukravar shukrawar shanivar shaniwar ravivar itwar
  आज कल परसों सुबह दोपहर शाम रात रोज़ रोज हर हफ्ते हफ़्ते हफ्ता महीने महीना साल बजे घंटे घंटा मिनट
  सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार`.split(/\s+/),
)

/** South Asian scripts that our engine cannot read: Sinhala, Tibetan, Ol Chiki, Meetei Mayek. */
const otherScript = /[\u0D80-\u0DFF\u0F00-\u0FFF\u1C50-\u1C7F\uABC0-\uABFF]/

const clockOrOrdinal = /^(\d{1,2}:\d{2}|\d{1,2}(st|nd|rd|th|am|pm|baje))$/

/** Whether a word in a script that our engine reads looks like a date or time. */
export function isHint(word: string): boolean {
  const lower = word.toLowerCase()
  return words.has(lower) || clockOrOrdinal.test(lower)
}

/** Whether a word is in a script that our engine cannot read. */
export const isForeign = (word: string): boolean => otherScript.test(word)
