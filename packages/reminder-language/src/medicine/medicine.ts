import { isRelative } from '../details/words.ts'
import { parseReminder } from '../index.ts'
import type { Options, Reading, Span } from '../reading.ts'
import { sentencesOf } from '../several/several.ts'
import { daysIn } from './course.ts'
import { coursesOf } from './courses.ts'
import { amountIn, bareAmountIn, isStrength, slotsIn, unitNamed } from './dose.ts'
import { oftenIn } from './frequency.ts'
import { doubtsOf, timesEvery } from './interval.ts'
import type { MedicineReading } from './medicine-reading.ts'
import { Rest, word } from './rest.ts'
import {
  type Food,
  isErrand,
  isKnownName,
  isMedicineWord,
  mealTimes,
  partTimes,
  type Unit,
  units,
  usualTimes,
} from './words.ts'

export type { Doubt, MedicineReading } from './medicine-reading.ts'

/**
 * Reads a medicine with its times, days and relation to meals: 'Dolo 650 din mein do baar 5 din khane ke baad'. Null
 * for a text without a medicine, or an errand about one ('buy tablets'). Never suggests a medicine or dose: it returns
 * only what the text contains.
 */
export function medicineOf(text: string, options: Options): MedicineReading | null {
  if (text.length > longest || isErrand.test(text)) return null
  return coursesOf(text, (one) => readOne(one, options), options)
}

function readOne(text: string, options: Options): MedicineReading | null {
  const isNamed = isMedicineWord.test(text) || isKnownName.test(text)
  const strengths = strengthsIn(text)
  const left = new Rest(replaced(text, strengths))
  const stock = stockIn(left)
  const isAsNeeded = left.take(asNeeded) !== null
  left.take(atMost)
  const slots = slotsIn(left)
  const meal = foodIn(left) ?? (slots?.food ? { food: slots.food, times: null } : null)
  if (isNamed) respell(left)
  const repeated = recurrencesIn(left.text, options)
  const tablets = amountIn(left) ?? (isNamed ? bareAmountIn(left) : null)
  const often = slots
    ? { times: slots.slots.map(({ time }) => time), amounts: slots.slots.map(({ amount }) => amount) }
    : oftenIn(left, {
        isNamed,
        isInsulin: /insulin|इंसुलिन|mixtard|actrapid|humalog|novorapid/i.test(text),
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
  const startsOn = startOf(rule.recurrence, { reading, rest, lastTime }, options)
  const saysHow = meal !== null || dose !== null || stock !== null
  const repeats = often !== null || reading.recurrence !== null
  const sure =
    (isNamed && (times.length > 1 || days !== null || (saysHow && repeats))) ||
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
    timesDefaulted: stated.length === 0,
    recurrence: rule.recurrence,
    startsOn,
    // 'One tablet tonight' is one dose.
    days: days ?? rule.days ?? (isOnce && isOneDay(rest, options) && !fromWord.test(rest) ? 1 : null),
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
    sure: sure && !isAsNeeded && !(isOnce && times.length === 1 && isOneDay(rest, options)),
  }
}

const exceptDay = /daily except/
/** Days counted from the first of a cycle, which only the person knows: 'from day 16 to day 25'. */
const ofCycle = word('(?:from\\s+)?day\\s+\\d+\\s*(?:to|-|till)\\s*(?:day\\s+)?\\d+')

/** Units counted one by one, which nothing but a medicine has. */
const isForm: ReadonlySet<Unit> = new Set(['tablet', 'capsule', 'drop', 'puff', 'sachet', 'injection'])

/** 'As needed': such a medicine has no times. */
const atMost = word('(?:,\\s*)?max(?:imum)?\\s+\\S+\\s+(?:\\p{L}+\\s+)?(?:(?:a|per|in\\s+a)\\s+day|in\\s+24\\s+hours)')

const asNeeded = word(
  'sos|prn|(?:as\\s+and\\s+)?(?:only\\s+)?(?:when|if|as)\\s+(?:needed|required|necessary|(?:(?:there\\s+is|in|i\\s+have)\\s+)?(?:pain|fever|headache|acidity|vomiting|itching))|(?:agar\\s+)?(?:bukha+r|dard|ulti|khujli|acidity|gas)\\s+(?:ho(?:\\s+to)?|hone\\s+par|aane\\s+par)|zaroorat\\s+(?:ho|par|padne\\s+par|ho\\s+to)|jarurat\\s+(?:ho|par|padne\\s+par|ho\\s+to)|dard\\s+ho\\s+to|ज़?रूरत\\s+(?:हो|पर|पड़ने\\s+पर)',
)

const weekday =
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|somva+r|mangalva+r|budhva+r|guruva+r|shukrava+r|shaniva+r|itva+r|raviva+r|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार'

/** Words of prescriptions, as the reader of reminders knows them. */
const prescription: readonly [RegExp, string][] = [
  [word('(?<!(?:by|before|till|until)\\s)eod'), 'alternate days'],
  [word('hs|qhs'), 'at night'],
  [
    word(
      '(?:at\\s+)?bed\\s?time|before\\s+(?:going\\s+to\\s+)?(?:bed|sleep(?:ing)?)|(?:raat\\s+(?:ko\\s+)?)?(?:sone\\s+(?:se\\s+|ke\\s+)?pe?hle|so(?:te|ne)\\s+(?:samay|waqt|vaqt|time)|सोने\\s+से\\s+पहले|सोते\\s+(?:समय|वक्त))',
    ),
    'at night',
  ],
  [word('stat'), 'now'],
  [word('single\\s+dose|(?:one|1)\\s+dose\\s+only|sirf\\s+ek\\s+ba+r'), 'for 1 day'],
  [
    word(`(?<!(?:daily|roz|day|din)\\s)(?:except|leaving|but\\s+not)(?:\\s+on)?\\s+(?<day>${weekday})`),
    'daily except $<day>',
  ],
  [word(`,?\\s*(?<day>${weekday})(?:\\s+(?:ko|को))?\\s+(?:off|nahi+n?|not|chhutti|नहीं)`), 'daily except $<day>'],
  [word('(?:till|until)\\s+(?:finished|over|it\\s+is\\s+over|the\\s+course\\s+is\\s+over)|khatam\\s+hone\\s+tak'), ''],
]

function respell(left: Rest): void {
  for (const [pattern, plain] of prescription) {
    const found = left.take(pattern)
    if (found) left.text = `${left.text} ${plain.replace('$<day>', found.groups?.day ?? '')}`
  }
}

type Strength = { written: string; glued: string }

/** What brands add to a name: 'Telma AM 40', 'Taxim O 200'. */
const suffix =
  '(?:[\\s-]+(?!(?:od|bd|hs|ko|ke|ka|ki|se|at|for|by|in|on|x|do|ek|to|of|aur|and|har|din|tab|cap|my|pe|me|per|one|two)\\b)(?:[a-z]{1,3}|acid|plus|forte))?'

const knownThenNumber = new RegExp(
  `(?:${isKnownName.source}|\\bpan\\b)${suffix}[\\s-]+(?<n>\\d+(?:\\.\\d+)?k?(?:/\\d+)*)(?<next>\\s*[\\p{L}\\p{M}%:+–-]*)`,
  'giu',
)
/** 'Alprax 0.25', which is no time of day. */
const fraction = /\p{L}{3,}\s+(?<n>0\.\d+)(?!\s*(?:ml|tab|mg|mcg|\d))/giu
const beforeForm = new RegExp(
  `(?<word>[\\p{L}\\p{M}]+)\\s+(?<n>\\d+(?:\\.\\d+)?)(?=\\s*(?<unit>${units})(?![\\p{L}\\p{M}]))`,
  'giu',
)
/** What follows a number that counts something or is a time of day. */
const countsSomething = new RegExp(
  `^\\s*(?:${units}|mg|mcg|gm?|days?|din\\p{L}*|दिन|weeks?|hafta|months?|years?|times?|x|ba+r|waqt|am|pm|baje|ba+j|o|hours?|hrs?|hourly|gha?nt\\p{L}*|th|st|nd|rd|left|remaining|बार|बजे|घंटे|[:+–-])$`,
  'iu',
)
/** Names of which a small number is part. */
const isPart = /^(?:omega|vit(?:amin)?\s+[bdk])[\s-]+\d/i
/** Strengths below the numbers that are hours. */
const smallStrength = new Set(['2.5', '5', '6.25', '10', '12.5', '7.5', '0.5', '0.25', '1.25', '3.125'])

/** Finds the strengths in a text, so that they are not read as hours or amounts: 'Telma 40', 'Azithromycin 500 tablet'. */
function strengthsIn(text: string): Strength[] {
  const found: Strength[] = []
  for (const one of text.matchAll(knownThenNumber)) {
    const { n, next } = one.groups!
    const isSmall = Number.parseFloat(n!) <= 12 && !n!.endsWith('k') && !isPart.test(one[0])
    const isDaily =
      (Number(n) > 1 && /^\s*(?:od|bd|bid|tds|tid|qid)$/iu.test(next!)) || /^\s*(?:daily|roz\p{L}*|रोज़?)$/iu.test(next!)
    if ((!isPart.test(one[0]) && countsSomething.test(next!)) || (isSmall && !smallStrength.has(n!) && !isDaily))
      continue
    if (isSmall && /^\s*(?:and|aur|to|se|या|और)$/iu.test(next!)) continue
    found.push(strengthAt(one[0].slice(0, one[0].length - next!.length), n!))
  }
  for (const one of text.matchAll(fraction)) {
    if (!found.some(({ written }) => written.endsWith(one[0]))) found.push(strengthAt(one[0], one.groups!.n!))
  }
  for (const one of text.matchAll(beforeForm)) {
    const { n, unit } = one.groups!
    const isKnown = found.some(({ written }) => written.endsWith(`${one.groups!.word} ${n}`))
    if (!isKnown && isStrength(n!, unit!, text.slice(0, one.index + one.groups!.word!.length + 1)))
      found.push(strengthAt(one[0], n!))
  }
  return found
}

/** Joined to the name, a number is part of it. The length stays the same. */
const strengthAt = (written: string, n: string): Strength => {
  const name = written.slice(0, written.length - n.length).trimEnd()
  const number = n.replace('.', 'p')
  return {
    written,
    glued: `${name.replace(/[\s-]+/g, 'x')}${number}${' '.repeat(written.length - name.length - n.length)}`,
  }
}

const replaced = (text: string, strengths: readonly Strength[]): string =>
  strengths.reduce((left, { written, glued }) => left.replace(written, glued), text)

const restored = (title: string, strengths: readonly Strength[]): string =>
  strengths.reduce((left, { written, glued }) => {
    const at = left.toLowerCase().indexOf(glued.trim().toLowerCase())
    return at < 0 ? left : `${left.slice(0, at)}${written}${left.slice(at + glued.trim().length)}`
  }, title)

/** Returns the words that the reader of reminders takes as a recurrence, and whether they mean every day. */
function recurrencesIn(text: string, options: Options): (Span & { isDaily: boolean })[] {
  return parseReminder(text, options)
    .spans.filter(({ kind }) => kind === 'recurrence')
    .map(({ start, end }) => {
      const { recurrence } = parseReminder(text.slice(start, end), options)
      return { start, end, isDaily: recurrence === null || /^FREQ=DAILY(?!;INTERVAL)/.test(recurrence) }
    })
}

const untilWord = /(?<!\p{L})(?:till|until|til|upto|up\s+to|tak|tk|तक)(?!\p{L})/iu

/** A longer text, in characters, is a note. */
const longest = 300

const leftWords = word(
  `(?<=,\\s*(?:total\\s+)?)(?<total>\\d\\d+)\\s+(?:${units})(?=\\s*(?:total|only)?\\s*$)|(?:stock(?:\\s+(?:is|of|hai))?|strips?\\s+of|pack\\s+of)\\s+(?<after>\\d+)(?:\\s+(?:${units}))?|(?<before>\\d+)\\s+(?:${units})?\\s*(?:left(?!\\s+(?:ear|eye|nostril|side|kaan|aankh))|remaining|in\\s+stock|bach[ie](?:\\s+hain?)?|baki(?:\\s+hain?)?|बची(?:\\s+हैं?)?)`,
)

const supply = word("\\d+\\s+(?:days?|din|weeks?|months?)(?:[’']s?)?\\s+(?:(?:ka|ki)\\s+)?(?:stock|supply)")

function stockIn(left: Rest): number | null {
  // 'With 30 days' stock': how much that is depends on the doses.
  left.take(supply)
  const { after, before, total } = left.take(leftWords)?.groups ?? {}
  const written = after ?? before ?? total
  return written === undefined ? null : Number(written)
}

const meals = 'food|meals?|eating|breakfast|lunch|dinner'
const mealList = `(?:my\\s+|the\\s+)?(?:(?:every|each)\\s+)?(?<meal>${meals})(?:(?:\\s*,\\s*|\\s+(?:and|&|aur|n|और)\\s+)(?:(?:after|before|with)\\s+)?(?<second>breakfast|lunch|dinner)){0,2}`
const foodPatterns: readonly [RegExp, Food][] = [
  [word(`(?:after|post|following)\\s+${mealList}`), 'after'],
  [word(`(?:before|pre)\\s+${mealList}`), 'before'],
  [word(`(?:with|during)\\s+${mealList}`), 'with'],
  [word('(?:har|teeno|हर)\\s+(?:kha+ne|खाने)\\s+(?:ke\\s+|के\\s+)(?:ba+d|बाद)'), 'after'],
  [word('(?:har|teeno|हर)\\s+(?:kha+ne|खाने)\\s+(?:se\\s+|ke\\s+|से\\s+|के\\s+)(?:pe?hl[ea]|पहले)'), 'before'],
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
const hindiMeals: readonly [string, string][] = [
  ['(?:subah\\s+ke\\s+)?na+sh?t[ae]|(?:सुबह\\s+के\\s+)?नाश्त[ेा]', 'breakfast'],
  ['(?:dopahar|dopeher)\\s+ke\\s+kha+ne|दोपहर\\s+के\\s+खाने', 'lunch'],
  ['raat\\s+ke\\s+kha+ne|रात\\s+के\\s+खाने', 'dinner'],
]
const relations: readonly [string, Food][] = [
  ['ba+d|बाद', 'after'],
  ['pe?hl[ea]|pe?hale|पहले', 'before'],
  ['sa+th|साथ', 'with'],
]
/** Written for short, or with how long before: the dose is due at the hour of the meal all the same. */
const howLong = '(?:aadha+|half\\s+an?|ek|one|an|\\d+|आधा|एक)\\s*(?:gha?nt[ae]|hours?|hrs?|min(?:ute)?s?|घंट[ाे]|मिनट)'
const shortFood: readonly [RegExp, string][] = [
  [word('bbf'), 'before breakfast'],
  [word('abf'), 'after breakfast'],
  [word(`(?<=\\b(?:kha+ne|nash?te)\\s+(?:se|ke)\\s+|(?:खाने|नाश्ते)\\s+(?:से|के)\\s+)${howLong}`), ''],
  [
    word(
      `(?<!(?:every|each|har|हर)\\s+)${howLong}(?=\\s+(?:before|after)\\s+(?:food|meals?|eating|breakfast|lunch|dinner))`,
    ),
    '',
  ],
]
const hindiFood = hindiMeals.flatMap(([meal, plain]) =>
  relations.map(([relation, food]): [RegExp, string] => [
    word(`(?:${meal})\\s+(?:(?:ke|se|के|से)\\s+)?(?:${relation})`),
    `${food} ${plain}`,
  ]),
)

function foodIn(left: Rest): { food: Food; times: string[] | null } | null {
  for (const [pattern, plain] of [...shortFood, ...hindiFood]) left.text = left.text.replace(pattern, plain)
  for (const [pattern, food] of foodPatterns) {
    const found = left.take(pattern)
    if (!found) continue
    const named = [...found[0].toLowerCase().matchAll(/breakfast|nash?t[ea]|lunch|dinner/g)].map(
      ([meal]) => mealTimes[food][meal.replace(/^nash?t[ea]$/, 'breakfast')]!,
    )
    const times = everyMeal.test(found[0]) ? Object.values(mealTimes[food]) : named
    // 'Subah khali pet': keep the morning for further reading.
    if (/^subah/i.test(found[0])) left.text = `${left.text} subah`
    return { food, times: times.length > 0 ? [...new Set(times)].sort() : null }
  }
  const [abbreviated] = left.take(/(?<![\p{L}\p{N}])(?:AC|PC)(?![\p{L}\p{N}])/u) ?? []
  return abbreviated === undefined ? null : { food: abbreviated === 'AC' ? 'before' : 'after', times: null }
}

const everyMeal = /(?:every|each)\s+(?:meal|food)|(?:har|teeno|हर)\s/iu

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
const joints = /^(?:of|ki|ka|ke|ko|and|aur|,|-|–|:|•)\s+|\s+(?:of|ki|ka|ke|ko|and|aur|for|at|from|se|x|,|-|–|:)$/giu

/** What names a frequency is no part of a name. */
const frequencyLeft =
  /(?:\s+(?:once|twice|thrice|daily|weekly|monthly|roz(?:ana)?|(?:\d|ek|do|teen|one|two|three)\s+(?:times?|ba+r)|रोज़?|बार))+$/giu
const onlyParticles =
  /^(?:(?:subah|sha+m|dopahar|raat|morning|evening|night|ko|ke|ki|se|me|mein|at|in|the|सुबह|शाम|दोपहर|रात|को|में)(?:\s+|$))*$/iu

/** 'BP ki goli mummy ko': the person is asked for separately. */
const lastRelative = /\s+(\p{L}[\p{L}\p{M}]*?)(?:ji)?(?:\s+ko|\s+को)?$/iu

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
  name = name.replace(frequencyLeft, '').trim()
  if (onlyParticles.test(name)) name = ''
  name = name.replace(lastRelative, (written, whom: string) => (isRelative.test(whom) ? '' : written)).trim()
  // 'Mummy ko dawai': the person is asked for separately.
  const [, whom, what] = /^(\p{L}[\p{L}\p{M}]*)\s+(?:ko|ke\s+liye|को|के\s+लिए)\s+(\S.*)$/iu.exec(name) ?? []
  const short = (whom && isRelative.test(whom) ? what! : name).slice(0, 100).trim()
  return short === '' ? 'Medicine' : `${short[0]!.toUpperCase()}${short.slice(1)}`
}
