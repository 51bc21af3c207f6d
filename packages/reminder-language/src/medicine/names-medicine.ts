import { isErrand, isKnownName, isMedicineWord } from './words.ts'

/** Whether a title speaks of taking a medicine ('BP tablet', 'Dolo 650'), and not of buying one. */
export const namesMedicine = (title: string): boolean =>
  (isMedicineWord.test(title) || isKnownName.test(title)) && !isErrand.test(title)
