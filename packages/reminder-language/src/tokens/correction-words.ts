import { addHint, hint } from './hints.ts'

/** Words that take back the words before them: 'Monday nahi Tuesday', 'at 4, no, 5 pm'. */
export const retractionWords = new Set(
  'no nahi nahin nai na sorry actually wait oops rather instead matlab balki mean scratch correction jagah badle bajaye make नहीं सॉरी मतलब बल्कि जगह बजाय'.split(
    ' ',
  ),
)

/** Words for moving an event, after which the second day counts: 'Monday's meeting is shifted to Tuesday'. */
export const shifts = new Set('shifted moved postponed preponed rescheduled changed shift शिफ्ट'.split(' '))

addHint([...retractionWords, ...shifts, 'not'], hint.correction)
