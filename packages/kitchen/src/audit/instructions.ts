import { isInLots } from '../compute/batches.ts'
import type { Cookbook } from '../read/cookbook.ts'
import { textOfParts } from '../read/counts.ts'
import type { Dish, Step } from '../read/dish.ts'
import type { Found } from './found.ts'

const textOf = ({ parts }: Step): string => textOfParts(parts)

/**
 * Runs a check on each step of each dish. The check returns undefined when it does not apply, and '' when nothing is
 * wrong.
 */
function eachOf(book: Pick<Cookbook, 'dishes'>, of: (step: Step, dish: Dish) => string | undefined): Found {
  const looks = [...book.dishes.values()].flatMap((dish) =>
    dish.steps.flatMap((step) => {
      const why = of(step, dish)
      return why === undefined ? [] : [{ id: dish.id, why }]
    }),
  )
  return { looked: looks.length, doubts: looks.filter(({ why }) => why !== '') }
}

const twice =
  /\b(?:let|leave) (?:it|them)\b[^.]*\b(?:cool|cold|rest|stand)\b[^.]*\. Let (?:it|them) (?:cool|rest) for $/i

/** Finds waits stated twice: "Let them cool; they crisp in the air. Let it cool for 10 mins." */
export const repeatedWaitDoubts = (book: Pick<Cookbook, 'dishes'>): Found =>
  eachOf(book, ({ parts }, { timers }) => {
    const waits = parts.flatMap((part, at) =>
      part.kind === 'timer' && /^(?:cool|rest)$/.test(timers[part.index]!.name ?? '')
        ? [
            textOf({ parts: parts.slice(0, at), section: null })
              .split('  ')
              .at(-1)!,
          ]
        : [],
    )
    if (waits.length === 0) return undefined
    return waits.some((words) => twice.test(words)) ? 'a wait is said twice' : ''
  })

const placeOrSign =
  /\bwarm|\buntil\b|\btill\b|bubbl|risen|froth|\bsour|\bplace\b|\bcorner\b|\bsun|\bcool|\bovernight\b|\bshade\b/i

/** Matches the start of a following step that gives a sign: "When it has risen". */
const tellsWhen = /^\s*(?:When|Once|As soon|It|The batter|Bubbles)\b/

/** Finds batters left to ferment without saying where or until when. */
export const fermentDoubts = (book: Pick<Cookbook, 'dishes'>): Found =>
  eachOf(book, (step, { steps, timers }) => {
    const at = step.parts.findIndex((part) => part.kind === 'timer' && timers[part.index]!.name === 'ferment')
    if (at < 0) return undefined
    const before = textOf({ parts: step.parts.slice(0, at), section: null })
      .split(/[.;] /)
      .at(-1)!
    const after = textOf({ parts: step.parts.slice(at), section: null })
      .split(/[.;] /)
      .slice(0, 2)
      .join(' ')
    const next = textOf(steps[steps.indexOf(step) + 1] ?? { parts: [], section: null }).split(/[.;] /)[0]!
    return placeOrSign.test(`${before} ${after} ${tellsWhen.test(next) ? next : ''}`)
      ? ''
      : 'it ferments nowhere, and nobody sees when it has'
  })

const opens = /\b(?:open|opened|gape)\b/i

/** Finds clams and mussels heated until they open, with no instruction to discard those that stay shut. */
export const shellfishDoubts = (book: Pick<Cookbook, 'dishes'>): Found =>
  eachOf(book, (step, dish) => {
    if (!dish.portions.some(({ food }) => /^(?:clam|mussel)$/.test(food.name))) return undefined
    const text = textOf(step)
    if (!/\b(?:steam|boil|heat|covered)\b/i.test(text) || !opens.test(text)) return undefined
    return /\bshut\b/.test(text) ? '' : 'nobody throws away the shells that stay shut'
  })

const leastSlices = 4

/** Finds bread slices and pizza bases toasted or baked all at once: a griddle holds four slices, an oven two bases. */
export const toastDoubts = (book: Pick<Cookbook, 'dishes'>): Found =>
  eachOf(book, (step, { portions, timers, serves }) => {
    const text = textOf(step)
    const slices = portions.find(({ food }) => /^(?:bread|brown bread|pizza base)$/.test(food.name))
    if (slices === undefined || serves > 6 || slices.unit !== null || slices.amount < leastSlices) return undefined
    const isBase = slices.food.name === 'pizza base'
    const isHere = step.parts.some((part) => part.kind === 'food' && portions[part.index] === slices)
    const isToasted = isBase ? /\bbake\b[^.]*°C/i.test(text) : isHere && /\btoast\b[^.]*\bgriddle\b/i.test(text)
    const isClocked = step.parts.some((part) => part.kind === 'timer' && timers[part.index]!.name === null)
    if (!isToasted || !isClocked) return undefined
    return isInLots(step)
      ? ''
      : `${slices.amount} of ${slices.name} at one time: write {{4 of ${slices.amount} at a time}}`
  })
