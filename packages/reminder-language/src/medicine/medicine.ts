import { isRelative } from '../details/words.ts'
import { parseReminder } from '../index.ts'
import type { Options, Reading, Span } from '../reading.ts'
import { sentencesOf } from '../several/several.ts'
import {
  isErrand,
  isKnownName,
  isMedicineWord,
  numbers,
  partTimes,
  type Unit,
  units,
  unitWords,
  usualTimes,
} from './words.ts'

export type Food = 'before' | 'with' | 'after'

/** What a text says about taking a medicine. */
export type MedicineReading = {
  name: string
  unit: Unit
  food: Food | null
  /** 'HH:MM:SS', earliest first, and the amount of each dose. */
  times: { time: string; amount: number }[]
  /** True if the text names no time of day and the usual ones were used. */
  timesDefaulted: boolean
  /** An RRULE without an end, or 'daily'. */
  recurrence: string
  /**
   * The first day, 'YYYY-MM-DD': the one that the text names, or the first of the days on which it repeats. Null for a
   * daily medicine that starts at once.
   */
  startsOn: string | null
  /** The number of days; null if the text names none. */
  days: number | null
  /** The last day, 'YYYY-MM-DD', as in 'till 5 December'. */
  endsOn: string | null
  /** The quantity in stock. */
  stock: number | null
  /**
   * Whether the text is certainly about a medicine, since it contains more than a reminder can store; otherwise it may
   * be.
   */
  sure: boolean
}

/**
 * Reads a medicine with its times, days and relation to meals: 'Dolo 650 din mein do baar 5 din khane ke baad'. Null
 * for a text without a medicine, or an errand about one ('buy tablets'). Never suggests a medicine or dose: it returns
 * only what the text contains.
 */
export function medicineOf(text: string, options: Options): MedicineReading | null {
  if (text.length > longest || isErrand.test(text)) return null
  const isNamed = isMedicineWord.test(text) || isKnownName.test(text)
  const left = new Rest(text)
  const stock = stockIn(left)
  const meal = foodIn(left)
  const often = oftenIn(left)
  const days = daysIn(left)
  const dose = amountIn(left)
  // 'Till 5 December' is an end only for a repetition.
  const rest = often && untilWord.test(left.text) ? `${left.text} daily` : left.text
  const reading = parseReminder(rest, options)
  const stated = statedTimes(rest, reading, options)
  const rule = ruleOf(reading)
  const parts = stated.length > 0 ? [] : partsIn(rest)
  const usual = often && (often.times.length > 1 || !meal?.times) ? often.times : parts.length > 0 ? parts : meal?.times
  const times = stated.length > 0 ? stated : (usual ?? usualTimes[1]!)

  const saysHow = meal !== null || dose !== null || stock !== null
  const repeats = often !== null || reading.recurrence !== null
  const sure =
    (isNamed && (times.length > 1 || days !== null || (saysHow && repeats))) ||
    (meal !== null && often !== null) ||
    Boolean(often?.amounts)
  if (!(sure || (isNamed && reading.time !== null))) return null
  // 'Tomorrow, one tablet after food' is a plain reminder unless more is given.
  const isOnce = reading.recurrence === null && reading.date !== null && often === null && days === null
  return {
    name: nameOf(parts.length > 0 ? withoutParts(rest, options) : titleIn(rest, reading, options)),
    unit: dose?.unit ?? unitNamed(text),
    food: meal?.food ?? null,
    times: times.map((time, at) => ({ time, amount: often?.amounts?.[at] ?? dose?.amount ?? 1 })),
    timesDefaulted: stated.length === 0,
    recurrence: rule.recurrence,
    startsOn: startOf(rule.recurrence, { reading, rest, lastTime: stated.length > 0 ? null : times.at(-1)! }, options),
    days: days ?? rule.days,
    endsOn: rule.endsOn,
    stock,
    sure: sure && !(isOnce && times.length === 1 && isOneDay(rest, options)),
  }
}

const untilWord = /(?<!\p{L})(?:till|until|til|upto|up\s+to|tak|tk|तक)(?!\p{L})/iu

/** A longer text, in characters, is a note. */
const longest = 300

/** The text with the recognized parts blanked out, so that the rest can be read as a reminder. */
class Rest {
  text: string

  constructor(text: string) {
    this.text = text
  }

  /** Removes and returns the first match. */
  take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.text)
    if (!found) return null
    this.blank({ start: found.index, end: found.index + found[0].length })
    return found
  }

  private blank({ start, end }: Span): void {
    this.text = `${this.text.slice(0, start)}${' '.repeat(end - start)}${this.text.slice(end)}`
  }
}

const number = `\\d+(?:\\.\\d+)?|½|1½|¼|1\\/2|1\\/4|${Object.keys(numbers)
  .filter((word) => /^\p{L}+$/u.test(word))
  .join('|')}`
const word = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}.-])(?:${pattern})(?![\\p{L}\\p{M}\\p{N}])`, 'iu')
const quantityOf = (written: string): number => numbers[written.toLowerCase()] ?? Number(written)

const leftWords = word(
  `(?:stock(?:\\s+(?:is|of|hai))?|strips?\\s+of|pack\\s+of)\\s+(?<after>\\d+)(?:\\s+(?:${units}))?|(?<before>\\d+)\\s+(?:${units})?\\s*(?:left|remaining|in\\s+stock|bach[ie](?:\\s+hain?)?|baki(?:\\s+hain?)?|बची(?:\\s+हैं?)?)`,
)

function stockIn(left: Rest): number | null {
  const { after, before } = left.take(leftWords)?.groups ?? {}
  const written = after ?? before
  return written === undefined ? null : Number(written)
}

const meals = 'food|meals?|eating|breakfast|lunch|dinner'
const foodPatterns: readonly [RegExp, Food][] = [
  [word(`(?:after|post|following)\\s+(?:my\\s+|the\\s+)?(?<meal>${meals})`), 'after'],
  [word(`(?:before|pre)\\s+(?:my\\s+|the\\s+)?(?<meal>${meals})`), 'before'],
  [word(`(?:with|during)\\s+(?:my\\s+|the\\s+)?(?<meal>${meals})`), 'with'],
  [word('(?:on\\s+(?:an\\s+)?)?empty\\s+stomach|(?:subah\\s+)?khali\\s+pet|खाली\\s+पेट'), 'before'],
  [word('(?<meal>nash?te|nash?ta|breakfast|lunch|dinner)\\s+(?:ke\\s+)?(?:ba+d|baad)'), 'after'],
  [word('(?<meal>nash?te|nash?ta|breakfast|lunch|dinner)\\s+(?:se\\s+|ke\\s+)?(?:pe?hl[ea]|pe?hale)'), 'before'],
  [word('(?:kha+na\\s+)?kha+ne?\\s+(?:ke\\s+)?(?:ba+d)(?:\\s+me(?:in)?)?|(?:खाना\\s+)?खाने\\s+के\\s+बाद'), 'after'],
  [
    word('(?:kha+na\\s+)?kha+ne?\\s+(?:ke\\s+|se\\s+)?(?:pe?hl[ea]|pe?hale)|(?:खाना\\s+)?खाने\\s+(?:से|के)\\s+पहले'),
    'before',
  ],
  [word('(?:kha+ne?)\\s+(?:ke\\s+)?sa+th|खाने\\s+के\\s+साथ'), 'with'],
]
/** The hours that the reader of reminders uses for the same words. */
const mealTimes: Readonly<Record<Food, Readonly<Record<string, string>>>> = {
  before: { breakfast: '08:00:00', lunch: '12:00:00', dinner: '20:00:00' },
  with: { breakfast: '08:30:00', lunch: '13:00:00', dinner: '20:00:00' },
  after: { breakfast: '09:00:00', lunch: '14:00:00', dinner: '21:00:00' },
}

function foodIn(left: Rest): { food: Food; times: string[] | null } | null {
  for (const [pattern, food] of foodPatterns) {
    const found = left.take(pattern)
    if (!found) continue
    const meal = found.groups?.meal?.toLowerCase().replace(/^nash?t[ea]$/, 'breakfast')
    const at = meal && mealTimes[food][meal]
    // 'Subah khali pet': keep the morning for further reading.
    if (/^subah/i.test(found[0])) left.text = `${left.text} subah`
    return { food, times: at ? [at] : null }
  }
  return null
}

const dashes = /(?<![\d-])([0-3½])\s?-\s?([0-3½])\s?-\s?([0-3½])(?:\s?-\s?([0-3½]))?(?![\d-])/
const dashTimes = [
  ['08:00:00', '14:00:00', '20:00:00'],
  ['08:00:00', '12:00:00', '16:00:00', '20:00:00'],
]
const count = `\\d|${['one', 'ek', 'two', 'do', 'three', 'teen', 'tin', 'four', 'char', 'chaar', 'five', 'paanch', 'six', 'chhe', 'एक', 'दो', 'तीन', 'चार'].join('|')}`
const perDay = [
  word(`din\\s+(?:me(?:in)?|m)\\s+(?<n>${count})\\s*(?:ba+r|dafa|time|times)`),
  word(`दिन\\s+में\\s+(?<n>${count})\\s*बार`),
  word(`(?<n>${count}|once|twice|thrice)\\s*(?:times?|ba+r|x)?\\s*(?:a|per|each|every|in\\s+a)\\s*day`),
  word(`(?<n>${count}|once|twice|thrice)\\s*(?:times?|ba+r|x)?\\s*(?:daily|roz(?:ana)?|ek\\s+din\\s+me(?:in)?)`),
  word(`(?:roz(?:ana)?|daily|रोज़?|रोजाना)\\s+(?<n>${count}|once|twice|thrice)\\s*(?:times?|ba+r|बार)`),
]
/** Abbreviations on prescriptions, in capitals only. */
const latin: Readonly<Record<string, number>> = { OD: 1, BD: 2, BID: 2, TDS: 3, TID: 3, QID: 4, QDS: 4 }
const everyHours = word(
  '(?:every|har|each|हर)\\s+(?<h>4|6|8|12)\\s*(?:hours?|hrs?|gha?nt[ea]|घंटे)(?:\\s+(?:me(?:in)?|par|pe|में))?|(?<hourly>4|6|8|12)\\s*-?\\s*hourly',
)
const hourTimes: Readonly<Record<number, readonly string[]>> = {
  4: ['06:00:00', '10:00:00', '14:00:00', '18:00:00', '22:00:00', '02:00:00'],
  6: ['06:00:00', '12:00:00', '18:00:00', '00:00:00'],
  8: ['06:00:00', '14:00:00', '22:00:00'],
  12: ['08:00:00', '20:00:00'],
}

type Often = { times: readonly string[]; amounts?: number[] }

function oftenIn(left: Rest): Often | null {
  const dashed = left.take(dashes)
  if (dashed) {
    const written = dashed.slice(1).filter((one) => one !== undefined)
    const slots = written
      .map((one, at) => ({ amount: quantityOf(one), time: dashTimes[written.length - 3]![at]! }))
      .filter(({ amount }) => amount > 0)
    if (slots.length > 0) return { times: slots.map(({ time }) => time), amounts: slots.map(({ amount }) => amount) }
  }
  const { h, hourly } = left.take(everyHours)?.groups ?? {}
  const hours = Number(h ?? hourly)
  if (hours) return { times: [...hourTimes[hours]!].sort() }
  for (const pattern of perDay) {
    const { n } = left.take(pattern)?.groups ?? {}
    const times = n === undefined ? undefined : usualTimes[quantityOf(n)]
    if (times) return { times }
  }
  const abbreviated = left.take(/(?<![\p{L}\p{N}])(?:OD|BD|BID|TDS|TID|QID|QDS)(?![\p{L}\p{N}])/u)
  return abbreviated ? { times: usualTimes[latin[abbreviated[0]]!]! } : null
}

const spans: readonly [RegExp, number][] = [
  [/^(?:days?|din(?:on?)?|दिन(?:ों)?)$/i, 1],
  [/^(?:weeks?|ha?fte?|hafta|हफ्ते|हफ़्ते|हफ्ता|सप्ताह)$/i, 7],
  [/^(?:months?|mahin[ea]|महीने|महीना)$/i, 30],
]
const course = new RegExp(
  `(?<!(?:every|har|each|in|after|within|alternate|हर)\\s{1,3})(?<![\\p{L}\\p{N}.-])(?:for\\s+|next\\s+|agle\\s+)?(?<n>${number})[\\s-]*(?<span>days?|din(?:on?)?|दिनों|दिन|weeks?|hafte?|hafta|हफ्ते|हफ़्ते|हफ्ता|सप्ताह|months?|mahin[ea]|महीने|महीना)(?:\\s+(?:ka\\s+|ki\\s+)?course)?(?:\\s+(?:tak|tk|ke\\s+liye|तक|के\\s+लिए))?(?![\\p{L}\\p{M}\\p{N}])(?!\\s+(?:ba+d|later|ago|pe?hle|se|me(?:in)?\\s|बाद))`,
  'iu',
)

function daysIn(left: Rest): number | null {
  const { n, span } = left.take(course)?.groups ?? {}
  if (n === undefined || span === undefined) return null
  const days = quantityOf(n) * (spans.find(([known]) => known.test(span))?.[1] ?? 1)
  return Number.isInteger(days) && days >= 1 && days <= 400 ? days : null
}

const amounts = new RegExp(
  `(?<![\\p{L}\\p{N}.-])(?<n>${number})\\s*(?<unit>${units})(?![\\p{L}\\p{M}\\p{N}])(?:\\s+(?:of|ki|ka|की|का)(?=\\s))?`,
  'iu',
)

function amountIn(left: Rest): { amount: number; unit: Unit } | null {
  const { n, unit } = left.take(amounts)?.groups ?? {}
  if (n === undefined || unit === undefined) return null
  const amount = quantityOf(n)
  const known = unitWords.find(([pattern]) => pattern.test(unit))?.[1]
  return known && amount > 0 && amount <= 1000 ? { amount, unit: known } : null
}

/** Returns the unit by the medicine's name if no number gives it: 'BP tablet', 'eye drops'. */
function unitNamed(text: string): Unit {
  if (/tablet|\btabs?\b|\bgoli|\bpills?\b|गोली/i.test(text)) return 'tablet'
  if (/capsule/i.test(text)) return 'capsule'
  if (/drops?\b/i.test(text)) return 'drop'
  if (/insulin|इंसुलिन/i.test(text)) return 'unit'
  if (/inhaler/i.test(text)) return 'puff'
  return /syrup|spray|ointment|सिरप/i.test(text) || !isKnownName.test(text) ? 'dose' : 'tablet'
}

/** Returns the clock times in the text, earliest first. */
function statedTimes(rest: string, whole: Reading, options: Options): string[] {
  const stated = sentencesOf(rest, options)
    .map(({ reading }) => reading)
    .filter(({ time, timeDefaulted, times }) => time !== null && !timeDefaulted && times === undefined)
    .map(({ time }) => time!)
  const known =
    stated.length > 0 ? stated : whole.time !== null && !whole.timeDefaulted && !whole.times ? [whole.time] : []
  // 'Subah shaam' means twice a day, without clock times.
  if (partsIn(rest).length > 1 && !/\d/.test(rest.replace(/\S*\p{L}\S*\s+\d+(?:\s?mg)?/gu, ''))) return []
  return [...new Set(known)].sort()
}

const part =
  '(?:in\\s+the\\s+)?(?:morning|subah|subha|सुबह|afternoon|noon|dopahar|dopeher|दोपहर|evening|sha+m|शाम|night|bed\\s?time|raat|रात)(?:\\s+(?:ko|को|me|mein))?'
const severalParts = word(`(?:at\\s+)?${part}(?:(?:\\s*,\\s*|\\s+(?:and|aur|&|और)\\s+|\\s+)(?:at\\s+)?${part})+`)

/** Returns the times of two or more parts of the day named side by side. */
function partsIn(rest: string): string[] {
  const found = severalParts.exec(rest)?.[0]
  if (found === undefined) return []
  return partTimes.filter(([pattern]) => pattern.test(found)).map(([, time]) => time)
}

/** Returns the shortest title among the sentences, if there are several times. */
const titleIn = (rest: string, { title }: Reading, options: Options): string =>
  sentencesOf(rest, options)
    .map(({ reading }) => reading.title)
    .filter((one) => one.trim() !== '')
    .reduce((shortest, one) => (one.length < shortest.length ? one : shortest), title)

const withoutParts = (rest: string, options: Options): string =>
  parseReminder(rest.replace(severalParts, ' '), options).title

function ruleOf({ recurrence }: Reading): { recurrence: string; days: number | null; endsOn: string | null } {
  if (recurrence === null || /FREQ=(?:HOURLY|MINUTELY)/.test(recurrence)) {
    return { recurrence: 'daily', days: null, endsOn: null }
  }
  const times = /;COUNT=(\d+)/.exec(recurrence)?.[1]
  const until = /;UNTIL=(\d{4})(\d\d)(\d\d)/.exec(recurrence)
  const rule = recurrence.replace(/;(?:COUNT|UNTIL)=[^;]+/g, '')
  return {
    recurrence: rule === 'FREQ=DAILY' ? 'daily' : rule,
    days: times !== undefined && rule === 'FREQ=DAILY' ? Number(times) : null,
    endsOn: until ? `${until[1]}-${until[2]}-${until[3]}` : null,
  }
}

const namesDay = (rest: string, options: Options): Reading | null => {
  const reading = parseReminder(rest, options)
  return reading.spans.some(({ kind }) => kind === 'date') ? reading : null
}

type Read = {
  reading: Reading
  rest: string
  /** The last dose of the day; null if the text itself states its times. */
  lastTime: string | null
}

/**
 * Returns the first day: the one that the text names ('from tomorrow'), or for a medicine that isn't taken every day
 * the first of its days on which a dose is still ahead. Null for a daily medicine that starts at once.
 */
function startOf(recurrence: string, { reading, rest, lastTime }: Read, options: Options): string | null {
  if (reading.recurrence === null) return reading.date !== null && namesDay(rest, options) ? reading.date : null
  if (recurrence === 'daily' && !fromWord.test(rest)) return null
  // The text without its meal would be read at the usual hour, which may have passed when the dose has not.
  const timed =
    lastTime === null
      ? sentencesOf(rest, options).map((one) => one.reading)
      : [parseReminder(`${rest} at ${lastTime.slice(0, 5)}`, options)]
  const [first = reading.date] = timed
    .filter((one) => one.recurrence === reading.recurrence && one.date !== null)
    .map(({ date }) => date!)
    .sort()
  return first
}

/** Words before the first day of a repetition: 'daily from Monday', 'kal se roz'. */
const fromWord = /(?<!\p{L})(?:from|start(?:s|ing)?|beginning|se|shuru|से|शुरू)(?!\p{L})/iu

const isOneDay = (rest: string, options: Options): boolean => namesDay(rest, options) !== null

const verbs =
  /^(?:please\s+)?(?:take|have|give|eat|remind\s+(?:me\s+)?to\s+take|lena|leni|khana|khani|start)\s+(?:my\s+)?|\s+(?:le\s?na|le\s?ni|kha\s?na|kha\s?ni|de\s?na|de\s?ni|lo|le\s?lo)(?:\s+(?:hai|hain|he))?$|\s+(?:लेना|लेनी|खाना|खानी|देना|देनी)(?:\s+है)?$/giu
const joints = /^(?:of|ki|ka|ke|ko|and|aur|,|-|–|:|•)\s+|\s+(?:of|ki|ka|ke|ko|and|aur|for|at|from|se|,|-|–|:)$/giu

/** Removes verbs, and words that connected it to removed parts, from a title. */
function nameOf(title: string): string {
  let name = title.replace(/\s+/g, ' ').trim()
  for (let before = ''; before !== name; ) {
    before = name
    name = name
      .replace(verbs, '')
      .replace(joints, '')
      .replace(/^[\s,.;:–-]+|[\s,;:–-]+$/gu, '')
      .trim()
  }
  // 'Mummy ko dawai': the person is asked for separately.
  const [, whom, what] = /^(\p{L}[\p{L}\p{M}]*)\s+(?:ko|ke\s+liye|को|के\s+लिए)\s+(\S.*)$/iu.exec(name) ?? []
  const short = (whom && isRelative.test(whom) ? what! : name).slice(0, 100).trim()
  return short === '' ? 'Medicine' : `${short[0]!.toUpperCase()}${short.slice(1)}`
}
