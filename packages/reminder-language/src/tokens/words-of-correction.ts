import { addHint, hint } from './hints.ts'

/** 'Monday nahi Tuesday', 'at 4, no, 5 pm': the words that take back what was said before them. */
export const takesBack = new Set(
  'no nahi nahin nai na sorry actually wait oops rather instead matlab balki mean scratch correction jagah badle bajaye make नहीं सॉरी मतलब बल्कि जगह बजाय'.split(
    ' ',
  ),
)

/** 'Monday's meeting is shifted to Tuesday': the second day counts. */
export const shifts = new Set('shifted moved postponed preponed rescheduled changed shift शिफ्ट'.split(' '))

addHint([...takesBack, ...shifts, 'not'], hint.correction)
