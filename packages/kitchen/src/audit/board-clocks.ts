import type { Cookbook } from '../read/cookbook.ts'
import { wordsOfPart } from '../read/counts.ts'
import type { Dish, Step } from '../read/dish.ts'
import type { Found } from './found.ts'

/** Matches a sentence that begins with work at the board, the grinder or the mixer. */
const atBoard =
  /^\W*(?:and |then )?(?:knead|grind|pound|pulse|shred|grate|peel|scrape|cream|churn|cool, (?:peel|shell)|press (?:\d+|into|hard)|roll (?:\d+|balls|marbles|small|big|lumps|each|it|into)|shape \d|form \d|make \d+ (?:balls|rounds|ladoos)|pat (?:each|on|out)|clean |scrub |string |stone )/i
/** Matches words of cooking; a clock after one of them is at the fire. */
const atFire =
  /\b(?:boil|fry|fries|frying|roast|bake|baking|steam|simmer|heat|flame|fire|cook|toast|sear|grill|griddle|oven|oil|ghee|butter|melt|crackle|temper|scald|char|smoke|blanch|whistle|redden|sizzle|brown|gold|golden|pan|pot|kadhai|tender|soft|thick|dry|stir|stirring|leaves? the|raw smell|fragrant|smells?|bubble|caramel|boiled up)\w*\b/i

/** Finds timers of cooking after sentences that tell only of the board, the grinder or the mixer. */
export function boardClockDoubts({ dishes }: Pick<Cookbook, 'dishes'>): Found {
  let looked = 0
  const doubts = [...dishes.values()].flatMap((dish) =>
    dish.steps.flatMap((step) =>
      clocksOf(step, dish).flatMap(({ words, minutes, isAtBoard }) => {
        if (!atBoard.test(words)) return []
        looked++
        return isAtBoard || atFire.test(words)
          ? []
          : [{ id: dish.id, why: `${minutes} minutes at the fire for '${words.trim().slice(0, 60)}': write ~board` }]
      }),
    ),
  )
  return { looked, doubts }
}

/** Returns the working timers of a step, each with the words since the timer or the line before it. */
function clocksOf({ parts }: Step, { timers }: Dish): { words: string; minutes: number; isAtBoard: boolean }[] {
  let words = ''
  return parts.flatMap((part) => {
    if (part.kind === 'line') words = ''
    else if (part.kind !== 'timer') words += part.kind === 'food' ? 'it' : (wordsOfPart(part) ?? '')
    else {
      const { name, minutes, isAtBoard = false } = timers[part.index]!
      const before = words
      words = ''
      return name === null ? [{ words: before, minutes, isAtBoard }] : []
    }
    return []
  })
}
