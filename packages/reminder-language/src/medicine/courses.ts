import { addDays } from '@planner/days/plain-date'
import type { Options } from '../reading.ts'
import { lastNumber, mostSteps, strength } from './course-limits.ts'
import { namesDays, otherDays } from './doses-by-day.ts'
import { firstDay } from './first-full-day.ts'
import type { Doubt, MedicineReading, Read } from './medicine-reading.ts'
import { medicinesIn } from './side-by-side.ts'
import { saysStock } from './stock.ts'
import { isKnownName, isMedicineWord, units } from './words.ts'

const then =
  /(?:\s*[,;.]\s*|\s+)(?:and\s+)?(?:then|thereafter|after\s+that|followed\s+by|phir|fir|uske\s+ba+d|iske\s+ba+d|फिर|उसके\s+बाद)(?![\p{L}\p{M}])\s*(?:reduce\s+to|take)?[\s,:]*/giu
const beforeNumber = /\s*[,;\n→]\s*(?=\d|½|half\b|aadhi\b)|\s*(?:->|→|>)\s*/gu

/**
 * Reads a text that may name several courses one after the other ('40 mg for 5 days then 20 mg for 5 days') or several
 * medicines. The first is returned with the others in `next`; what could not be read is in its `doubts`.
 */
export function coursesOf(text: string, read: Read, options: Options): MedicineReading | null {
  const change = changes.exec(text)
  if (change && !then.test(text.slice(0, change.index))) {
    const first = read(text.slice(0, change.index)) ?? read(`${text.slice(0, change.index)} daily`)
    if (first)
      return {
        ...first,
        sure: true,
        doubts: [...first.doubts, { is: 'unread', words: text.slice(change.index + change[0].length) }],
      }
  }
  then.lastIndex = 0
  const again = repeatsOnce.exec(text)
  const once = again && read(`${text.slice(0, again.index)} for 1 day`)
  if (once)
    return repeated(
      once,
      Number(again.groups!.n) * (/^w/i.test(again.groups!.unit!) || /^haf/i.test(again.groups!.unit!) ? 7 : 1),
      options,
    )
  const steps = stepsIn(text.replace(descending, spelledOut))
  if (steps) {
    const tapered = taperedIn(steps, read, options)
    if (tapered) return tapered
  }
  const side = medicinesIn(text, read, options)
  return side === 'reminders' ? null : (side ?? withoutSecond(text, read) ?? read(text))
}

/**
 * Reads a text with a second strength on other days that was not understood as one: the first is kept and the rest is
 * pointed out. Null if there is none.
 */
function withoutSecond(text: string, read: Read): MedicineReading | null {
  const all = [...text.matchAll(new RegExp(strength, 'giu'))]
  const second = all.length > 1 && (namesDays.test(text) || otherDays.test(text)) ? all[1]! : null
  const between = second && text.slice(all[0]!.index + all[0]![0].length, second.index)
  if (!second || !/\p{L}{3,}/u.test(between!)) return null
  const first = read(text.slice(0, second.index).replace(/(?:[\s,;+&]|\b(?:and|aur|plus)\b|और)+$/iu, ''))
  return first && { ...first, doubts: [...first.doubts, { is: 'unread', words: text.slice(second.index) }], sure: true }
}

/** 'Reduce by 5 mg every week': steps that we cannot work out. */
const changes =
  /(?:[\s,;]|\band\b)+(?=(?:gradually\s+|slowly\s+|dheere\s+|dhire\s+)*(?:reduc(?:e|ing)|taper\w*|decreas\w+|increas\w+|kam\s+kar\w*|ghata\w*|badha\w*|double\s+after|half\s+after)\b(?!\s+to\s))/iu

const repeatsOnce =
  /[\s,;]+(?:and\s+)?(?:repeat|again|dobara)\s+(?:it\s+|dose\s+|once\s+)?(?:after|in)\s+(?<n>\d+)\s+(?<unit>days?|din|weeks?|hafte)\b.*$/iu

/** One dose, and the same once more some days later. */
function repeated(once: MedicineReading, daysLater: number, options: Options): MedicineReading {
  const startsOn = once.startsOn ?? firstDay(once, options)
  return { ...once, startsOn, next: [{ ...once, startsOn: addDays(startsOn, daysLater) }], sure: true }
}

/** '4-3-2-1 tablets each for 3 days'. */
const descending =
  /(\d)\s?-\s?(\d)\s?-\s?(\d)(?:\s?-\s?(\d))?(?:\s*(?:tablets?|tabs?|goli))?\s+(?:each\s+)(?:for\s+)?(\d+\s*(?:days?|din))(?:\s+each)?/iu
const spelledOut = (_: string, ...[a, b, c, d, each]: (string | undefined)[]): string =>
  [a, b, c, d]
    .filter((one) => one !== undefined)
    .map((one) => `${one} tablets for ${each}`)
    .join(' then ')

function stepsIn(text: string): string[] | null {
  const byWord = text.split(then)
  const pieces = byWord.flatMap((one, at) => {
    const parts = one.split(beforeNumber)
    const isLast = (place: number) => place === parts.length - 1 && place > 0
    const isList =
      parts.length > 1 &&
      parts.every(
        (part, place) => length.test(part) || ((at > 0 || isLast(place)) && isAmount.test(part) && !saysStock(part)),
      )
    return isList ? parts : [one]
  })
  const steps = pieces.map((one) => one.replace(/^[\s,;]+|[\s,;]+$/g, '')).filter((one) => one !== '')
  return steps.length > 1 && steps.length <= mostSteps ? steps : null
}

const length =
  /\d\s*-?\s*(?:d|days?|din|weeks?|wks?|hafte|hafta|months?|mahin[ea])(?![a-z])|दिन|हफ्ते|day\s*\d|first\s+day|pehle\s+din/i
const isAmount = /^\s*(?:\d|½|half|aadhi)/i
/** A step that lasts for a day: 'loading dose', 'on the first day'. */
const forADay =
  /(?:(?:as\s+)?(?:a\s+)?loading\s+dose(?:\s+of)?|(?:on\s+)?(?:the\s+)?(?:first\s+day|day\s*1(?!\d)|1st\s+day)|pehle\s+din|stat(?![\p{L}]))[\s,:]*/iu
const bareNumber = new RegExp(
  `^(?:(?:to|take|give)\\s+)?(?<n>\\d+(?:\\.\\d+)?|½|half|aadhi|आधी|ek|do|teen|one|two|three)(?!\\s*(?:${units}|mg|mcg|gm|g|ba+r|times?|x(?!\\s*\\d)|days?|din|weeks?|hafte|months?|-|\\d|am|pm|baje|hourly|hours?|दिन|बार)(?![\\p{L}\\p{N}]))(?=$|[^\\p{L}\\p{N}.]|\\s)`,
  'iu',
)

/** Reads the steps of a tapering course; null if the later ones are about something else. */
function taperedIn(steps: readonly string[], read: Read, options: Options): MedicineReading | null {
  const dosed = steps.map((one) => one.replace(forADay, ' for 1 day '))
  const first = read(dosed[0]!)
  if (!first) return null
  const others = steps.slice(1)
  if (first.days === null && first.endsOn === null) {
    // Without a length of the first step, the second has no first day.
    return first.sure && others.some((one) => isAmount.test(one))
      ? { ...first, doubts: [...first.doubts, unreadOf(others)] }
      : null
  }
  const kind = kindOf(steps, first)
  const bare = first.name
    .replace(kind === 'number' ? lastNumber : strength, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const readings = [first]
  let unread: Doubt | null = null
  for (const [at, text] of dosed.entries()) {
    if (at === 0) continue
    if (stops.test(text)) break
    const step = numbered(text, first, kind)
    const own = isKnownName.test(text) || isMedicineWord.test(text.replace(formWord, ' ').replace(strength, ' '))
    const base = step.hasStrength ? bare : first.name
    const reading =
      own || pauses.test(text) || !saysDose.test(text)
        ? null
        : ((step.hasStrength ? null : read(`${base} ${step.text}`)) ?? read(`${base} ${step.text} daily`))
    if (!reading) {
      unread = unreadOf(steps.slice(at))
      break
    }
    readings.push(reading)
  }
  if (readings.length > 1) return joined(readings, unread, options)
  return unread && saysDose.test(others[0]!) ? { ...first, doubts: [...first.doubts, unread] } : null
}

/** What a bare number in a later step stands for: 'then 20' of '40 mg', of 'Wysolone 40', or of '4 tablets'. */
function kindOf([text]: readonly string[], first: MedicineReading): 'strength' | 'number' | 'amount' {
  if (strength.test(text!)) return 'strength'
  const isOne = first.times.every(({ amount }) => amount === 1) && !/(?<!\p{L})(?:tab|cap|goli|गोली)/iu.test(text!)
  return isOne && lastNumber.test(first.name) ? 'number' : 'amount'
}

/** 'Then 7 days gap'. */
const pauses = /\b(?:gap|rest|break|off|pause|without)\b/iu
const stops = /^\s*(?:stop|band|bandh|बंद|end)(?:\s+(?:kar\p{L}*|it|करें|करना))*\s*$/iu

const formWord = new RegExp(`(?<![\\p{L}])(?:${units})(?![\\p{L}])`, 'giu')
const saysDose = new RegExp(
  `\\d|½|half|aadhi|once|twice|thrice|daily|roz|${units}|alternate|weekly|ek|do\\s|teen|बार|गोली`,
  'iu',
)

const unreadOf = (steps: readonly string[]): Doubt => ({ is: 'unread', words: steps.join(', then ') })

/** Gives a bare number what it stands for in the first step: 'then 20', 'then 2 daily'. */
function numbered(
  step: string,
  first: MedicineReading,
  kind: ReturnType<typeof kindOf>,
): { text: string; hasStrength: boolean } {
  const { n } = bareNumber.exec(step.trim())?.groups ?? {}
  if (n === undefined) return { text: step, hasStrength: strength.test(step) }
  if (kind === 'number') return { text: step, hasStrength: true }
  if (kind === 'strength' || Number(n) >= 40) return { text: step.replace(n, `${n} mg`), hasStrength: true }
  return { text: step.replace(n, `${n} ${first.unit === 'dose' ? 'tablet' : first.unit}s`), hasStrength: false }
}

/** Lets each step begin on the day after the one before, at its hour and with its food unless it names its own. */
function joined(readings: readonly MedicineReading[], unread: Doubt | null, options: Options): MedicineReading {
  const stated = readings.find(({ timesDefaulted }) => !timesDefaulted)
  const food = readings.find((one) => one.food !== null)?.food ?? null
  const timed = readings.map((one) => ({
    ...one,
    food: one.food ?? food,
    ...(stated &&
      one.timesDefaulted &&
      one.times.length === 1 && {
        times: stated.times.slice(0, 1).map(({ time }) => ({ time, amount: one.times[0]!.amount })),
        timesDefaulted: false,
      }),
  }))
  let begins: string | null = timed[0]!.startsOn ?? firstDay(timed[0]!, options)
  const placed = timed.map((one) => {
    const startsOn = begins
    const { days } = one
    begins =
      one.endsOn !== null ? addDays(one.endsOn, 1) : days === null || begins === null ? null : addDays(begins, days)
    return { ...one, startsOn }
  })
  const [first, ...next] = placed
  const known = next.filter(({ startsOn }) => startsOn !== null)
  const last = known.at(-1) ?? first!
  const doubts: Doubt[] = [
    ...first!.doubts,
    ...(unread ? [unread] : []),
    ...(last.days === null && last.endsOn === null && known.length > 0 ? [{ is: 'no end' } as const] : []),
  ]
  return { ...first!, doubts, next: known, sure: true }
}
