import { isRelative } from '../details/words.ts'
import { isErrand, isKnownName, isMedicineWord } from './words.ts'

/** Whether a title is about taking a medicine ('BP tablet', 'Dolo 650') rather than buying one. */
export const namesMedicine = (title: string): boolean =>
  (isMedicineWord.test(title) || isKnownName.test(title)) && !isErrand.test(title)

/** Returns for whom a medicine is by its name: 'Mummy' for 'Ecosprin (mummy)' and 'Mummy ki BP ki dawai'. */
export function patientIn(name: string): string | null {
  const whom =
    /\((\p{L}[\p{L}\p{M} ]*)\)$/u.exec(name)?.[1] ??
    /^(\p{L}[\p{L}\p{M}]*)(?:['’]s|\s+(?:ki|ka|ke|ko|की|का|के|को))\s/iu.exec(name)?.[1]
  if (whom === undefined || !(name.endsWith(`(${whom})`) || isRelative.test(whom))) return null
  return `${whom[0]!.toUpperCase()}${whom.slice(1)}`
}
