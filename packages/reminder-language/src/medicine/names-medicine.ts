import { isErrand, isKnownName, isMedicineWord } from './words.ts'

/** Whether a title is about taking a medicine ('BP tablet', 'Dolo 650') rather than buying one. */
export const namesMedicine = (title: string): boolean =>
  (isMedicineWord.test(title) || isKnownName.test(title)) && !isErrand.test(title)
