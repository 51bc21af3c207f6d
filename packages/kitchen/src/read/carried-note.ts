import { type Food, isOf } from './food.ts'
import { type Term, termsOf } from './preparations.ts'

/**
 * What of a note goes over to the food that takes another's place: what is done to it ('chopped', 'in 3 cm cubes', 'rinsed').
 * What the note says of the first food alone is left: its kind ('idli rice', 'murrel or basa'), its grade ('coarse'), its
 * parts ('seeds out') and its count ('4 fish').
 */
export const carriedNote = (note: string, from: Food, to: Food): string =>
  termsOf(note)
    .filter((term) => goesOver(term, from, to))
    .map(({ written }) => written)
    .join(', ')

function goesOver({ carries, written }: Term, from: Food, to: Food): boolean {
  // Roasted gram is roasted.
  if (carries === '' || to.name.includes(written)) return false
  if (carries === 'meat') return from.diet === 'meat' && to.diet === 'meat'
  if (carries === 'kin') return from.diet === to.diet
  if (carries === 'florets') return to.name === 'cauliflower' || to.name === 'broccoli'
  // Nobody dices what is small as it is. What is minced already is minced again.
  return carries === 'yes' || !isOf(to, 'small') || isOf(from, 'small')
}
