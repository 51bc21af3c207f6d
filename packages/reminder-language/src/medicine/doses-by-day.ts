import { addDays, weekdayOf } from '@planner/days/plain-date'
import type { Options } from '../reading.ts'
import { firstDay } from './first-full-day.ts'
import type { MedicineReading, Read } from './medicine-reading.ts'
import { units } from './words.ts'

/**
 * Gives doses on different days of the week the hour that the text names once, at its end or its beginning: 'warfarin 5
 * mg on Mon and 2.5 mg on Tue 8 pm'.
 */
export function atOneHour(
  texts: readonly (string | null)[],
  apart: readonly MedicineReading[],
  read: Read,
): MedicineReading[] {
  const stated = apart.filter(({ timesDefaulted }) => !timesDefaulted)
  const isWeekly = apart.every(({ recurrence }) => recurrence.startsWith('FREQ=WEEKLY'))
  const isInTurn = apart.length === 2 && apart.some(({ recurrence }) => recurrence === everyOther)
  const [hour] = stated
  const eaten = apart.filter(({ food }) => food !== null)
  if ((isWeekly || isInTurn) && stated.length === 0 && eaten.length === 1)
    return apart.map((one) => ({
      ...one,
      food: eaten[0]!.food,
      times: one.times.map((dose, at) => ({ ...dose, time: (eaten[0]!.times[at] ?? dose).time })),
    }))
  if (!(isWeekly || isInTurn) || stated.length !== 1 || hour!.times.length !== 1) return [...apart]
  const food = eaten.length === 1 ? eaten[0]!.food : null
  return apart.map((one, at) => {
    const text = `${texts[at]}${one.recurrence === 'daily' ? ' daily' : ''} at ${hour!.times[0]!.time.slice(0, 5)}`
    const timed = one.timesDefaulted ? (read(text) ?? one) : one
    return { ...timed, food: timed.food ?? food }
  })
}

/** Leaves out of a daily course the days on which another strength is taken: '2 mg daily, Sunday 3 mg'. */
export function onOtherDays(
  apart: readonly MedicineReading[],
  bare: string,
  options: Options,
): readonly MedicineReading[] {
  const [first, ...others] = apart
  const isOne = areOf(bare, apart)
  const taken = others.map(({ recurrence }) => daysOf(recurrence))
  if (!isOne || first!.recurrence !== 'daily' || taken.some((days) => days === null)) return apart
  const left = dayCodes.filter((one) => !taken.flat().includes(one))
  if (left.length === 0) return apart
  let startsOn = first!.startsOn ?? firstDay(first!, options)
  while (!left.includes(dayCodes[weekdayOf(startsOn) - 1]!)) startsOn = addDays(startsOn, 1)
  return [{ ...first!, recurrence: `FREQ=WEEKLY;BYDAY=${left.join(',')}`, startsOn }, ...others]
}

/** Whether all readings are of one medicine, whose name without its strength is `bare`. */
const areOf = (bare: string, readings: readonly MedicineReading[]): boolean =>
  readings.every(({ name }) => name.toLowerCase().startsWith(bare.toLowerCase()))

/** Lets two strengths taken in turn begin a day apart: 'thyroxine 50 mcg and 75 mcg on alternate days'. */
export function alternating(
  readings: readonly MedicineReading[],
  bare: string,
  options: Options,
): readonly MedicineReading[] {
  const isEach = (rule: string) => readings.some(({ recurrence }) => recurrence === rule)
  const [one, other] = readings
  const isOne = readings.length === 2 && areOf(bare, readings)
  if (
    !isOne ||
    !isEach(everyOther) ||
    !readings.every(({ recurrence }) => recurrence === 'daily' || recurrence === everyOther)
  )
    return readings
  const startsOn = one!.startsOn ?? firstDay(one!, options)
  return [
    { ...one!, recurrence: everyOther, startsOn },
    { ...other!, recurrence: everyOther, startsOn: addDays(startsOn, 1) },
  ]
}

export const alternately = /alternat|every\s+other|ek\s+din\s+ch+o+d/iu
const everyOther = 'FREQ=DAILY;INTERVAL=2'

const daysOf = (rule: string): readonly string[] | null =>
  /^FREQ=WEEKLY;BYDAY=([A-Z,]+)$/.exec(rule)?.[1]?.split(',') ?? null

const dayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const dayNames: Readonly<Record<string, string>> = {
  MO: 'Mon',
  TU: 'Tue',
  WE: 'Wed',
  TH: 'Thu',
  FR: 'Fri',
  SA: 'Sat',
  SU: 'Sun',
}

/** Returns the days of the week on which a medicine isn't taken, as words; null if it isn't taken by the day of the week. */
export function otherDaysThan({ recurrence }: MedicineReading): string | null {
  const days = daysOf(recurrence)
  const left = dayCodes.filter((one) => !days?.includes(one))
  return days === null || left.length === 0 ? null : left.map((one) => dayNames[one]).join(' ')
}

export const otherDays =
  /(?:on\s+)?(?:(?:all|the)\s+)*(?:other|remaining|rest\s+of\s+the|rest|baaki|baki|bache\s+hue|बाकी)\s+(?:(?:of\s+)?the\s+)?(?:days?|dino?n?|week|दिन(?:ों)?)(?:\s+(?:ko|me(?:in)?|को|में))?/iu
export const namesDays =
  /(?<!\p{L})(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|week\s?(?:days?|ends?)|som\p{L}*|mangal\p{L}*|budh\p{L}*|guru\p{L}*|shukra?\p{L}*|shani\p{L}*|itwa+r|itva+r|raviva+r|(?:सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि)(?:वार)?)(?![\p{L}\p{M}])/iu
/** The space before another strength or amount after days: 'thyroxine 50 mcg weekdays 75 mcg weekends'. */
export const beforeNextDays = new RegExp(
  `(?<=${namesDays.source}(?:\\s+(?:ko|me|mein|को|में))?)\\s+(?=(?:\\d+(?:\\.\\d+)?|½|half|aadhi)\\s*(?:mg|mcg|${units})(?!\\p{L}).*(?:${namesDays.source}|(?:other|baaki|baki|remaining|rest|बाकी)\\s))`,
  'giu',
)

const weekdays =
  /(?<!every\s|har\s|हर\s)(?<!\p{L})(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|som(?:va+r|wa+r)?|mangal(?:va+r|wa+r)?|budh(?:va+r|wa+r)?|guru(?:va+r|wa+r)?|shukra?(?:va+r|wa+r)?|shani(?:va+r|wa+r)?|itwa+r|itva+r|raviva+r|सोम(?:वार)?|मंगल(?:वार)?|बुध(?:वार)?|गुरु(?:वार)?|शुक्र(?:वार)?|शनि(?:वार)?|रवि(?:वार)?)(?![\p{L}\p{M}])/iu

/** The place before the first day of the week that has no 'every' yet, with its 'on'. */
export const onDays = new RegExp(`(?:(?<!\\p{L})on\\s+)?(?=${weekdays.source})`, 'iu')

/** A day before its dose: 'Sunday 3 mg', 'itwar ko 75'. */
export const dayFirst = new RegExp(
  `^\\s*(?:on\\s+)?(?<day>${weekdays.source})(?:\\s+(?:ko|को))?\\s+(?<dose>(?:\\d+(?:\\.\\d+)?|½|half|aadhi)(?:\\s*(?:mg|mcg|${units})(?!\\p{L}))?)`,
  'iu',
)
