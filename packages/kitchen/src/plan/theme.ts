import { monthOf } from '../calendar/month-names.ts'
import { hash } from '../hash.ts'
import { ingredient } from '../knowledge/ingredients.ts'
import type { Candidate } from './candidate.ts'
import { isVrat } from './checks.ts'
import type { Occasion } from './occasion.ts'

/**
 * Returns a title that the day's dishes justify: a festival or strict fast that at least two dishes belong to,
 * otherwise seasonal produce used in at least two dishes, with the state or region most of them come from.
 */
export function themeOf(occasion: Occasion, dishes: readonly Candidate[]): string {
  return feastTheme(occasion, dishes) ?? fastTheme(occasion, dishes) ?? seasonTheme(occasion, dishes)
}

function feastTheme({ festivals, isFestive }: Occasion, dishes: readonly Candidate[]): string | undefined {
  const [greatest] = festivals
  const own = dishes.filter(isFestive)
  return greatest && greatest.weight > 1 && own.length >= 2 ? `${greatest.name}: ${twoOf(own)}` : undefined
}

function fastTheme({ fasts }: Occasion, dishes: readonly Candidate[]): string | undefined {
  const fast = fasts.find(({ strict }) => strict)
  const fit = fast ? dishes.filter(isVrat) : []
  if (!fast || fit.length < 2) return undefined
  return fit.length === dishes.length
    ? `${fast.name}: a day of vrat dishes`
    : `${fast.name}: ${twoOf(fit)} for the fast`
}

function seasonTheme(occasion: Occasion, dishes: readonly Candidate[]): string {
  const { date } = occasion
  // Names the month rather than the season, which differs by place: the end of November is not autumn in Nagpur.
  const month = monthOf(date)
  const produce = produceOn(occasion, dishes).filter(({ dishes: holding }) => holding.length >= 2)
  const from = mostly(dishes)
  if (produce.length === 0) return `${month} dishes from ${from}`
  const words = produce.slice(0, 2).map(({ id }) => ingredient(id).word)
  const forms = [
    `${month} ${words.join(' and ')}, with dishes from ${from}`,
    `${capital(words.join(' and '))} of ${month}, and dishes from ${from}`,
    `From ${from}: ${/^[AO]/.test(month) ? 'an' : 'a'} ${month} day with ${words.join(' and ')}`,
  ]
  return forms[hash(date) % forms.length]!
}

/** Returns the produce of the season that the dishes use, most used first. */
export function produceOn({ produce }: Occasion, dishes: readonly Candidate[]): { id: string; dishes: Candidate[] }[] {
  return [...produce]
    .map((id) => ({ id, dishes: dishes.filter(({ fresh }) => fresh.includes(id)) }))
    .filter(({ dishes: holding }) => holding.length > 0)
    .sort((left, right) => right.dishes.length - left.dishes.length)
}

/** Returns the state that at least a quarter of the dishes come from, otherwise the two most common regions. */
function mostly(dishes: readonly Candidate[]): string {
  const [state] = counted(dishes.map((dish) => dish.state).filter((one) => one !== 'Pan-India'))
  if (state && state[1] * 4 >= dishes.length) return state[0]
  const regions = counted(dishes.map(({ region }) => region).filter((one) => one !== 'Pan-India'))
  return regions.length === 0
    ? 'all over India'
    : `the ${regions
        .slice(0, 2)
        .map(([name]) => name)
        .join(' and ')}`
}

const counted = (names: readonly string[]): [string, number][] =>
  [...Map.groupBy(names, (name) => name)]
    .map(([name, all]): [string, number] => [name, all.length])
    .sort((left, right) => right[1] - left[1])

const twoOf = (dishes: readonly Candidate[]): string =>
  dishes
    .slice(0, 2)
    .map(({ title }) => title)
    .join(' and ')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
