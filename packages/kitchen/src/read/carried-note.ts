import { type Food, isOf } from './food.ts'
import { type Term, termsOf } from './preparations.ts'

/**
 * Returns the part of a note that also applies to a replacement food: its preparation ("chopped", "in 3 cm cubes",
 * "rinsed"). Leaves out what applies only to the original food: its kind ("idli rice", "murrel or basa"), grade
 * ("coarse"), parts ("seeds out") and count ("4 fish").
 */
export const carriedNote = (note: string, from: Food, to: Food): string =>
  termsOf(note)
    .filter((term) => goesOver(term, from, to))
    .map(({ written }) => written)
    .join(', ')

function goesOver({ carries, written }: Term, from: Food, to: Food): boolean {
  // Roasted gram is already roasted.
  if (carries === '' || to.name.includes(written)) return false
  if (carries === 'meat') return from.diet === 'meat' && to.diet === 'meat'
  if (carries === 'kin') return from.diet === to.diet
  if (carries === 'florets') return to.name === 'cauliflower' || to.name === 'broccoli'
  // Small foods need no dicing. Food that is already minced is minced again.
  return carries === 'yes' || !isOf(to, 'small') || isOf(from, 'small')
}
