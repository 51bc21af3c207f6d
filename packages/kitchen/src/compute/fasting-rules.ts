import type { Dish } from '../read/dish.ts'
import type { DietFacts } from './diet.ts'

/** The occasions on which people fast by the common list: no grain, pulses, onion or common salt. */
const fasts: ReadonlySet<string> = new Set(['navratri', 'ekadashi', 'maha-shivaratri', 'janmashtami', 'sama-pancham'])
/** Fasts of one plain meal a day, beside which nothing sweet, sour or spiced is drunk. */
const plainFasts: ReadonlySet<string> = new Set(['ayambil', 'habisa'])

/** Whether a dish fits a fast and is cooked for fasts alone, so that what is eaten with it must fit the fast, too. */
export const isFastingDish = ({ occasions }: Pick<Dish, 'occasions'>, { vrat }: Pick<DietFacts, 'vrat'>): boolean =>
  vrat && occasions.length > 0 && occasions.every((day) => fasts.has(day))

/** Whether a dish fits a fast and is cooked for one among other days. */
export const suitsFast = ({ occasions }: Pick<Dish, 'occasions'>, { vrat }: Pick<DietFacts, 'vrat'>): boolean =>
  vrat && occasions.some((day) => fasts.has(day))

/** Whether a dish belongs to a fast of one plain meal a day. */
export const isPlainFast = ({ occasions }: Pick<Dish, 'occasions'>): boolean =>
  occasions.some((day) => plainFasts.has(day))
