import { certaintyTextOf, type Festival } from '../calendar/festivals.ts'
import { monthOf } from '../calendar/month-names.ts'
import { hash } from '../hash.ts'
import { ingredient } from '../knowledge/ingredients.ts'
import { cookbook } from '../read/load-cookbook.ts'
import type { Place } from '../read/place.ts'
import type { Candidate } from './candidate.ts'
import { isVrat } from './checks.ts'
import type { Occasion } from './occasion.ts'
import type { PlannedMeal } from './plan-meal.ts'
import { produceOn } from './theme.ts'

const atMost = 4

/**
 * Returns two to four sentences for the day: festivals and fasts first, then produce, a place's typical plate and a
 * place's cooking.
 */
export function culturalTipsOf(occasion: Occasion, laid: readonly PlannedMeal[]): string[] {
  const dishes = laid.flatMap(({ chosen }) => chosen.map(({ candidate }) => candidate))
  const plates = laid.map(({ place }) => place).filter((place) => place !== undefined)
  return [
    ...feastTips(occasion),
    ...fastTips(occasion, dishes).slice(0, 1),
    produceTip(occasion, dishes),
    plateTip(occasion, plates),
    kitchenNote(occasion, dishes),
  ]
    .filter((tip) => tip !== undefined)
    .slice(0, atMost)
}

/** Returns the festivals to mention: up to two major ones, otherwise a season such as Ramadan or Pitru Paksha. */
function festivalsOf({ festivals }: Occasion): readonly Festival[] {
  const feasts = festivals.filter(({ weight }) => weight > 1)
  return (feasts.length > 0 ? feasts : festivals).slice(0, feasts.length > 0 ? 2 : 1)
}

function feastTips(occasion: Occasion): string[] {
  return festivalsOf(occasion).map((festival) =>
    [`${festival.name}: ${festival.note}`, certaintyTextOf(festival)].filter((part) => part !== undefined).join(' '),
  )
}

/** Returns the tips on fasts; a fast already covered by its festival's tip is repeated only if it is strict. */
function fastTips(occasion: Occasion, dishes: readonly Candidate[]): string[] {
  const named = festivalsOf(occasion).map(({ name }) => name)
  return occasion.fasts
    .filter(({ name, strict }) => strict || !named.includes(name))
    .map(({ name, note, strict }) => {
      const fit = strict ? dishes.filter(isVrat).map(({ title }) => title) : []
      if (fit.length === 0) return `${name}: ${note}`
      const named = fit.length > 3 ? `${fit.slice(0, 3).join(', ')} and ${fit.length - 3} more` : fit.join(', ')
      return `${name}: ${note} Fit for the fast today: ${named}.`
    })
}

function produceTip(occasion: Occasion, dishes: readonly Candidate[]): string | undefined {
  const [best, second] = produceOn(occasion, dishes)
  if (!best) return undefined
  const month = monthOf(occasion.date)
  const words = [best, second].flatMap((one) => (one ? [ingredient(one.id).word] : []))
  const { state } = occasion.home
  // Prefers a dish from the named state, then one where the produce is the main food.
  const at = ({ fresh }: Candidate) => fresh.indexOf(best.id)
  const isNear = (dish: Candidate) => Number(dish.state === state)
  const [dish] = [...best.dishes].sort((left, right) => isNear(right) - isNear(left) || at(left) - at(right))
  return `In season this ${month}${state === undefined ? '' : ` in ${state}`}: ${words.join(' and ')}, today in ${dish!.title}.`
}

/** Describes the typical plate of one of the day's places: its dishes, fat, souring agent and drink. */
function plateTip({ date }: Occasion, plates: readonly Place[]): string | undefined {
  const [place] = plates
    .filter(({ lunch, fats, souring }) => lunch.length > 0 && fats.length > 0 && souring.length > 0)
    .sort((left, right) => hash(date + left.id) - hash(date + right.id))
  if (!place) return undefined
  const { name, from = name, lunch, fats, souring, drink } = place
  const beside = drink === undefined ? '' : `; ${drink} to drink`
  return `In ${from} a plate holds ${listed(lunch)}, cooked in ${listed(fats)} and soured with ${listed(souring)}${beside}.`
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`

/** Describes the cooking at home, or in the home region of one of the day's dishes. */
function kitchenNote({ date, home }: Occasion, dishes: readonly Candidate[]): string | undefined {
  const { places } = cookbook()
  const ids = new Set([...(home.place ? [home.place.id] : []), ...dishes.map(({ places: [id] }) => id!)])
  const rank = (id: string) => (id === home.place?.id ? 0 : 1 + hash(date + id))
  const [id] = [...ids].filter((one) => places.get(one)?.note !== undefined).sort((a, b) => rank(a) - rank(b))
  return id && places.get(id)!.note
}
