import type { Portion } from './dish.ts'
import { type Food, isOf } from './food.ts'
import { type Meaning, says, type Term, termsOf } from './preparations.ts'

type Silent = Pick<Portion, 'isWashed' | 'isInPlenty' | 'stays'>
const mostlyPouredOff = 0.2

const silent: ReadonlyMap<Meaning, Silent> = new Map<Meaning, Silent>([
  ['washed', { isWashed: true }],
  ['plenty', { isInPlenty: true }],
  // Food keeps about half of the salt of a little water or of a rub; rice absorbs a fifth of that of plenty of water.
  ['half poured off', { stays: 0.5 }],
  ['mostly poured off', { stays: mostlyPouredOff }],
  ['poured off', { stays: 0 }],
])
const isSilent = ({ means }: Term): boolean => means.some((one) => silent.has(one))

/** Returns the properties of a portion from phrases that no sentence shows: 'rinsed beforehand', 'half poured off'. */
export const silentOf = (preparation: string, food: Food): Silent => ({
  // Salt of water for boiling or soaking.
  ...(says(preparation, 'water') && isOf(food, 'salt') && { stays: mostlyPouredOff }),
  ...Object.assign({}, ...termsOf(preparation).flatMap(({ means }) => means.map((one) => silent.get(one) ?? {}))),
})

/** Returns a preparation as shown on pages. */
export const withoutSilent = (preparation: string): string =>
  termsOf(preparation).some(isSilent)
    ? termsOf(preparation)
        .filter((term) => !isSilent(term))
        .map(({ written }) => written)
        .join(', ')
    : preparation

/**
 * Returns a preparation with the phrases that give the portion its other properties in a file, for writing a copied
 * dish as text: the opposite of `withoutSilent`.
 *
 * @param shown the preparation as shown on pages.
 */
export function withSilent(shown: string, { isWashed, isInPlenty, stays, preparation, food }: Portion): string {
  const phrases = [
    shown,
    isWashed && 'rinsed beforehand',
    isInPlenty && 'in plenty of water',
    // The preparation already implies this for the salt of boiling water.
    stays !== undefined && stays !== silentOf(preparation, food).stays && pouredOff(stays),
  ]
  return phrases.filter(Boolean).join(', ')
}

const pouredOff = (stays: number): string => {
  if (stays === 0) return 'poured off'
  return stays === mostlyPouredOff ? 'mostly poured off' : 'half poured off'
}
