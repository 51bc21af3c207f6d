import { parseReminder } from '../index.ts'
import type { Options } from '../reading.ts'
import { daysIn } from './course.ts'
import { coursesOf } from './courses.ts'
import { amountIn, bareAmountIn, slotsIn, unitNamed } from './dose.ts'
import { firstDayOf, fromWord, hasDate } from './first-day.ts'
import { foodIn } from './food.ts'
import { everyHours, oftenIn } from './frequency.ts'
import { doubtsOf, timesEvery } from './interval.ts'
import { nameOf, titleIn } from './medicine-name.ts'
import type { MedicineReading } from './medicine-reading.ts'
import { asNeeded, atMost, respell } from './prescription-words.ts'
import { recurrencesIn, ruleOf } from './repetition.ts'
import { Rest, word } from './rest.ts'
import { lostIn, severalDosesIn } from './several-doses.ts'
import { hasMedicineShape } from './shape.ts'
import { partsIn, statedTimes, withoutParts } from './stated-times.ts'
import { stockIn } from './stock.ts'
import { replaced, restored, strengthsIn } from './strengths.ts'
import { isErrand, isInsulin, isKnownName, isMedicineWord, type Unit, usualTimes } from './words.ts'

export type { Doubt, MedicineReading } from './medicine-reading.ts'

/**
 * Reads a medicine with its times, days and relation to meals: 'Dolo 650 din mein do baar 5 din khane ke baad'. Null
 * for a text without a medicine, or an errand about one ('buy tablets'). Never suggests a medicine or dose: it returns
 * only what the text contains.
 */
export function medicineOf(text: string, options: Options): MedicineReading | null {
  if (text.length > longest || isErrand.test(text)) return null
  const reading = coursesOf(text, (one) => readOne(one, options), options)
  return reading && withLost(reading, text, options)
}

/** Points out the amounts and clock times of the text that are in none of its doses. */
function withLost(reading: MedicineReading, text: string, options: Options): MedicineReading {
  if (reading.doubts.some(({ is }) => !isMinor.has(is))) return reading
  const left = new Rest(replaced(text, strengthsIn(text)))
  stockIn(left)
  left.take(atMost)
  if (everyHours.test(left.text)) return reading
  const times = [reading, ...reading.next].flatMap((one) => one.times)
  const { words, isOfAmounts } = lostIn(left.text, times, options)
  if (words.length === 0) return reading
  return {
    ...reading,
    doubts: [
      ...reading.doubts.filter(({ is }) => !isOfAmounts || is !== 'no amount'),
      { is: 'unread', words: words.join(', ') },
      ...(isOfAmounts ? [{ is: 'no amount' } as const] : []),
    ],
  }
}

/** What says nothing about amounts and times. */
const isMinor: ReadonlySet<string> = new Set(['days chosen', 'as needed', 'no end', 'no amount'])

/** A longer text, in characters, is a note. */
const longest = 300

function readOne(text: string, options: Options): MedicineReading | null {
  const isNamed = isMedicineWord.test(text) || isKnownName.test(text) || hasMedicineShape(text)
  const strengths = strengthsIn(text)
  const left = new Rest(replaced(text, strengths))
  const stock = stockIn(left)
  const isAsNeeded = left.take(asNeeded) !== null
  left.take(atMost)
  const several = severalDosesIn(left, options)
  const slots = several ?? slotsIn(left)
  const meal = foodIn(left) ?? (slots?.food ? { food: slots.food, times: null } : null)
  if (isNamed) respell(left)
  const repeated = recurrencesIn(left.text, options)
  const tablets = amountIn(left) ?? (isNamed ? bareAmountIn(left) : null)
  const often = slots
    ? { times: slots.slots.map(({ time }) => time), amounts: slots.slots.map(({ amount }) => amount) }
    : oftenIn(left, {
        isNamed,
        isInsulin: isInsulin.test(text),
        isFree: ({ index, 0: { length } }) =>
          !repeated.some(({ start, end, isDaily }) => !isDaily && start < index + length && end > index),
      })
  const written = daysIn(left, repeated)
  // 'Six days, not on Sunday' says on which days it is taken.
  const days = written !== null && written < 7 && exceptDay.test(left.text) ? null : written
  const cycle = left.take(ofCycle)
  const dose = slots ? { unit: slots.unit ?? unitNamed(text), amount: 1 } : (tablets ?? amountIn(left))
  // 'Till 5 December' is an end only for a repetition.
  const rest = often && untilWord.test(left.text) ? `${left.text} daily` : left.text
  const reading = parseReminder(rest, options)
  const clock = slots ? [] : statedTimes(rest, reading, options)
  const hours = often && 'hours' in often ? often.hours : undefined
  const stated = hours && clock.length === 1 ? timesEvery(hours, clock[0]!, reading.minutes) : clock
  const rule = ruleOf(reading)
  const parts = stated.length > 0 || slots ? [] : partsIn(rest)
  const usual = often && (often.times.length > 1 || !meal?.times) ? often.times : parts.length > 0 ? parts : meal?.times
  const times = stated.length > 0 ? stated : (usual ?? usualTimes[1]!)

  const lastTime = stated.length > 0 ? null : times.at(-1)!
  const startsOn = firstDayOf(rule.recurrence, { reading, rest, lastTime }, options)
  const saysHow = meal !== null || dose !== null || stock !== null
  const repeats = often !== null || reading.recurrence !== null
  const sure =
    (isNamed && (times.length > 1 || days !== null || (saysHow && repeats))) ||
    (illness.test(text) && repeats) ||
    (meal !== null && often !== null) ||
    (often?.isAbbreviated === true && (days !== null || dose !== null)) ||
    Boolean(often?.amounts && (!slots || isNamed || dose?.unit !== 'dose')) ||
    (dose !== null && isForm.has(dose.unit) && !/\bdrop\b/i.test(text) && repeats)
  if (!(sure || (isNamed && (reading.time !== null || often !== null || isAsNeeded)))) return null
  // 'Tomorrow, one tablet after food' is a plain reminder unless more is given.
  const isOnce = reading.recurrence === null && reading.date !== null && often === null && days === null
  const title = parts.length > 0 ? withoutParts(rest, options) : titleIn(rest, reading, options)
  const unit = dose?.unit ?? unitNamed(text)
  return {
    name: nameOf(restored(title, strengths)),
    unit,
    food: meal?.food ?? null,
    times: times.map((time, at) => ({ time, amount: often?.amounts?.[at] ?? dose?.amount ?? 1 })),
    timesDefaulted: several ? !several.isTimed : stated.length === 0,
    recurrence: rule.recurrence,
    startsOn,
    // 'One tablet tonight' is one dose.
    days: days ?? rule.days ?? (isOnce && hasDate(rest, options) && !fromWord.test(rest) ? 1 : null),
    endsOn: rule.endsOn,
    stock,
    doubts: [
      ...doubtsOf({ hours, stated: clock, times, startsOn, reading }, options),
      ...(reading.note?.is === 'spread' ? [{ is: 'days chosen' } as const] : []),
      ...(cycle ? [{ is: 'unread', words: cycle[0] } as const] : []),
      ...(isAsNeeded ? [{ is: 'as needed' } as const] : []),
      // One tablet is usual; no number of units is.
      ...(unit === 'unit' && !often?.amounts && !dose ? [{ is: 'no amount' } as const] : []),
    ],
    next: [],
    sure: sure && !isAsNeeded && !(isOnce && times.length === 1 && hasDate(rest, options)),
  }
}

/** What a medicine is for, which nothing but a medicine has: 'BP ki goli'. */
const illness = word(
  '(?:bp|b\\.p\\.|blood\\s+pressure|sugar|diabetes|thyroid|cholesterol|heart|dil|बीपी|शुगर|थायरॉइड|थायराइड)\\s+(?:ki|ke\\s+liye|की)\\s+(?:goli|goliya+n?|dawa(?:i|a)?|davai|tablet|गोली|दवा|दवाई)',
)
const exceptDay = /daily except/
/** Days counted from the first of a cycle, which only the person knows: 'from day 16 to day 25'. */
const ofCycle = word('(?:from\\s+)?day\\s+\\d+\\s*(?:to|-|till)\\s*(?:day\\s+)?\\d+')

/** Units counted one by one, which nothing but a medicine has. */
const isForm: ReadonlySet<Unit> = new Set(['tablet', 'capsule', 'drop', 'puff', 'sachet', 'injection'])

const untilWord = /(?<!\p{L})(?:till|until|til|upto|up\s+to|tak|tk|तक)(?!\p{L})/iu
