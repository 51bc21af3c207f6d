import { type Festival, surenessOf } from '../calendar/festivals.ts'
import { hash } from '../compose/hash.ts'
import { placeOf } from '../compose/place.ts'
import { ingredient } from '../knowledge/ingredients.ts'
import { noteOf, stateNotes } from '../tips/notes.ts'
import { isVrat } from './checks.ts'
import { type Dish, numberOf } from './shelf.ts'
import { produceOn, type Setting } from './theme.ts'

const atMost = 4

/** Two to four sentences that belong to the day: its feasts and fasts first, then produce, a dish and a state on the plates. */
export function culturalTipsOf(setting: Setting): string[] {
  return [
    ...feastTips(setting),
    ...fastTips(setting).slice(0, 1),
    produceTip(setting),
    dishTip(setting),
    stateTip(setting),
  ]
    .filter((tip) => tip !== undefined)
    .slice(0, atMost)
}

/** A season such as Ramadan or Pitru Paksha is named where the day has no feast of its own. */
function told({ festivals }: Setting['occasion']): Festival[] {
  const feasts = festivals.filter(({ weight }) => weight > 1)
  return (feasts.length > 0 ? feasts : festivals).slice(0, feasts.length > 0 ? 2 : 1)
}

function feastTips({ occasion }: Setting): string[] {
  return told(occasion).map((festival) =>
    [`${festival.name}: ${festival.note}`, surenessOf(festival)].filter((part) => part !== undefined).join(' '),
  )
}

/** What a feast's own tip already says is not said again of its fast, unless it is strict. */
function fastTips({ occasion, dishes }: Setting): string[] {
  const named = told(occasion).map(({ name }) => name)
  return occasion.fasts
    .filter(({ name, strict }) => strict || !named.includes(name))
    .map(({ name, note, strict }) => {
      const fit = strict ? dishes.filter(isVrat).map(({ draft }) => draft.title) : []
      if (fit.length === 0) return `${name}: ${note}`
      const named = fit.length > 3 ? `${fit.slice(0, 3).join(', ')} and ${fit.length - 3} more` : fit.join(', ')
      return `${name}: ${note} Fit for the fast today: ${named}.`
    })
}

const months = 'January February March April May June July August September October November December'.split(' ')

function produceTip({ date, occasion, dishes }: Setting): string | undefined {
  const [best, second] = produceOn(occasion, dishes)
  if (!best) return undefined
  const month = months[Number(date.slice(5, 7)) - 1]!
  const words = [best, second].flatMap((one) => (one ? [ingredient(one.id).word] : []))
  const state = occasion.home.state === undefined ? '' : ` in ${occasion.home.state}`
  // The dish of which it is the main part, where there is one.
  const at = (dish: Dish) => dish.fresh.indexOf(numberOf(best.id)!)
  const [dish] = [...best.dishes].sort((left, right) => at(left) - at(right))
  return `In season this ${month}${state}: ${words.join(' and ')}, today in ${dish!.draft.title}.`
}

/** A note on a dish that is named as its title names it. */
function dishTip({ date, dishes }: Setting): string | undefined {
  return dishes
    .map((dish) => ({
      dish,
      note: noteOf(
        dish.family,
        dish.draft.base.slug,
        dish.draft.parts.map(({ id }) => id),
        '',
        placeOf(dish.draft).state,
      ),
    }))
    .filter(({ dish, note }) => note !== undefined && sharesWord(note, dish.draft.title))
    .sort((left, right) => hash(date + left.dish.family) - hash(date + right.dish.family))[0]?.note
}

function sharesWord(note: string, title: string): boolean {
  const words = new Set(note.toLowerCase().match(/\p{L}{4,}/gu))
  return (title.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => words.has(word))
}

function stateTip({ date, occasion, dishes }: Setting): string | undefined {
  const states = [...new Set(dishes.map(({ state }) => state))].filter((state) => stateNotes.has(state))
  const rank = (state: string) => (state === occasion.home.state ? 0 : 1 + hash(date + state))
  const [state] = states.sort((left, right) => rank(left) - rank(right))
  return state && stateNotes.get(state)
}
