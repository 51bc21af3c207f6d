import type { Options } from '../reading.ts'
import { lastNumber, mostSteps, strength } from './course-limits.ts'
import { amounts } from './dose.ts'
import {
  alternately,
  alternating,
  atOneHour,
  beforeNextDays,
  dayFirst,
  namesDays,
  onDays,
  onOtherDays,
  otherDays,
  otherDaysThan,
} from './doses-by-day.ts'
import type { MedicineReading, Read } from './medicine-reading.ts'
import {
  isKnownName,
  isMedicineWord,
  startsWithAmount,
  startsWithDose,
  startsWithNumber,
  startsWithStrength,
} from './words.ts'

const betweenMedicines = /\s*[,;\n+&]\s*|\s+(?:and|aur|plus|और|tatha)\s+/giu

/**
 * Several medicines side by side, or one with days of its own for each strength, each with how it is taken. 'reminders'
 * if they are named with nothing but a time: 'vitamin D at 8 and calcium at 9' is no single medicine.
 */
export function medicinesIn(text: string, read: Read, options: Options): MedicineReading | 'reminders' | null {
  const pieces = together(
    text
      .replace(beforeNextDays, ', ')
      .split(betweenMedicines)
      .filter((one) => one.trim() !== '')
      .map((one, at) => (at === 0 ? one : one.replace(dayFirst, '$<dose> $<day>'))),
  )
  if (pieces.length < 2 || pieces.length > mostSteps) return null
  const inTurn = startsWithStrength.test(pieces[1]!) && alternately.test(text)
  // Of 'methotrexate 10 mg Monday and 7.5 mg Thursday' each is every week.
  const isByDay =
    namesDays.test(pieces[0]!) &&
    pieces.slice(1).every((one) => (namesDays.test(one) || otherDays.test(one)) && startsWithDose(one))
  const begin = isByDay ? weekly(pieces[0]!) : pieces[0]!
  const first = read(begin) ?? (inTurn ? read(`${begin} daily`) : null)
  if (!first || !isNamed(begin)) return null
  const bare = first.name.replace(strength, ' ').replace(/\s+/g, ' ').trim()
  const others = otherDaysThan(first)
  const own = (one: string): string | null => {
    const dose = others === null ? one : one.replace(otherDays, `every ${others}`)
    const timed = weekly(dose)
    if (startsWithStrength.test(dose) && first.name !== bare) return `${bare} ${timed}`
    if (!namesDays.test(dose)) return null
    if (startsWithAmount.test(dose)) return `${first.name} ${timed}`
    return startsWithNumber.test(dose) && lastNumber.test(first.name)
      ? first.name.replace(lastNumber, ` ${timed.trim()}`)
      : null
  }
  const texts = pieces.map((one, at) => (at === 0 ? begin : isNamed(one) ? one : own(one)))
  const apart = texts.map((one, at) => (at === 0 ? first : one === null ? null : read(one)))
  if (!apart.every((one) => one !== null)) return null
  const word = bare.replace(lastNumber, '')
  const readings = alternating(atOneHour(texts, onOtherDays(apart, word, options), read), word, options)
  const isOne = new Set(readings.map(({ name }) => name.toLowerCase())).size === 1
  if (isOne && new Set(readings.map(({ recurrence }) => recurrence)).size < readings.length) return null
  if (!readings.every((one) => one.sure || one.recurrence !== 'daily')) return 'reminders'
  const [start, ...next] = readings
  // What to check in any of them is shown with the first.
  const doubts = [...new Map(readings.flatMap((one) => one.doubts.map((doubt) => [doubt.is, doubt] as const))).values()]
  return { ...start!, doubts, next, sure: true }
}

/** Makes days without 'every' a rule: 'Monday', 'weekend'. */
const weekly = (one: string): string =>
  one.replace(onDays, 'every ').replace(/(?<!\p{L})(week\s?(?:end|day))(?!\p{L})/iu, '$1s')

const isNamed = (one: string): boolean =>
  isKnownName.test(one) ||
  // 'Raat 9:30 baje 1 goli' is another dose.
  (isMedicineWord.test(one.replace(amounts, ' ')) && !startsWithAmount.test(one) && !startsWithStrength.test(one))

/** Joins what only says when and how ('88 mcg Mon-Fri, 100 mcg Sat-Sun, empty stomach 6 am') to the last dose. */
function together(pieces: readonly string[]): readonly string[] {
  const [first, ...others] = pieces
  const doses = others.filter((one) => startsWithDose(one) && (namesDays.test(one) || otherDays.test(one)))
  const more = others.filter((one) => !doses.includes(one))
  if (doses.length === 0 || more.length === 0 || more.some((one) => isNamed(one) || startsWithDose(one))) return pieces
  return [first!, ...doses.slice(0, -1), [doses.at(-1)!, ...more].join(' ')]
}
