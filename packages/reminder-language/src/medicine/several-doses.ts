import { parseReminder } from '../index.ts'
import type { Options } from '../reading.ts'
import { amounts, bareMax, isStrength, mealOrPart, relationIn, type Slots, unitOf } from './dose.ts'
import { namesDays } from './doses-by-day.ts'
import { quantityOf, type Rest, word } from './rest.ts'
import { type Food, units } from './words.ts'

/** A part of a text that says how much or when. */
type Piece = {
  start: number
  end: number
  is: 'amount' | 'clock' | 'part' | 'number'
  written: string
  amount?: number
  unit?: string
  food?: Food | null
}

/** What a text says of one dose; a number without a unit is an amount or an hour, by what else is said. */
type Said = Partial<Record<Piece['is'], Piece>>

const hourWord =
  '\\d{1,2}|ek|do|teen|char|chaar|pa+nch|chh?e|sa+t|aa+th|nau|das|gyarah|barah|एक|दो|तीन|चार|पांच|पाँच|छह|छः|सात|आठ|नौ|दस|ग्यारह|बारह'
const quarter = '(?:sa+dh?e|sava|sawa|paune|साढ़े|साढे|सवा|पौने)\\s+'
const ofClock = "(?:baje|bje|ba+j|o['’]?clock|बजे)"
const half = '(?:[ap]\\.?m\\b\\.?)'
/** A clock time that is one without its context. */
const clock = word(
  `(?:at\\s+)?(?:(?:${quarter})?(?:${hourWord})(?:[:.][0-5]\\d)?\\s*(?:${ofClock}|${half})|(?:${quarter})(?:${hourWord})|(?:[01]?\\d|2[0-3]):[0-5]\\d|(?<=(?<!\\p{L})(?:at|@)\\s*)(?:1?\\d|2[0-3])(?![.:]?\\d|\\s*(?:${units}))|(?:dhai|dedh|डेढ़|ढाई)\\s+${ofClock})(?:\\s*(?:pe|par|पर))?`,
)
const dayPart =
  'early\\s+morning|morning|mrng|subah|subha|savere|सुबह|सवेरे|afternoon|noon|dopahar|dopeher|दोपहर|evening|sha+m|शाम|night|bed\\s?time|raat|रात'
const meal = 'breakfast|lunch|dinner|na+sh?t[ae]|नाश्त[ेा]'
const part = word(
  `(?:(?:in|at|every|each)\\s+(?:the\\s+)?)?(?:(?:before|after|with)\\s+(?:the\\s+)?(?:${meal})|(?:(?:${meal})|(?:dopahar|dopeher|raat|दोपहर|रात)\\s+(?:ke|के)\\s+(?:kha+ne|खाने))\\s+(?:(?:ke|se|के|से)\\s+)?(?:ba+d|pe?hl[ea]|sa+th|बाद|पहले|साथ)|${dayPart})(?:\\s+(?:ko|me(?:in)?|को|में))?`,
)
const countWord = '[1-3]½|½|1/2|\\d{1,3}(?:\\.\\d)?|ek|do|teen|one|two|three|एक|दो|तीन'
const counted = `(?!\\s*(?:${units}|mg|mcg|gm?|%|days?|din|d|weeks?|haft\\p{L}*|months?|mahin\\p{L}*|ba+r|times?|gha?nt\\p{L}*|hours?|hourly|hrs?|min\\p{L}*|दिन\\p{L}*|हफ[\\p{L}\\p{M}]*|सप्ताह|महीन\\p{L}*|बार|घंट\\p{L}*)(?![\\p{L}\\p{M}])|\\s*[-/:.]\\s*\\d|\\s*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`
const bareNumber = word(`(?:${countWord})${counted}`)
/** Half of a tablet needs no unit, half of an hour is none. */
const halfOne = word('(?<n>aadh[ia]|adhi|half|dedh|½|आधी|आधा|डेढ़)(?!\\s*(?:an?\\s|hours?|gha?nt|घंट|baje|बजे))')
const joint =
  /(?<!\p{L})(?:and|aur|then|phir|fir|or|plus|of|at|ko|pe|par|ki|ka|फिर|और|को|पर)(?![\p{L}\p{M}])|[,;+&\n()=–:@/-]/giu
/** What ends a dose: 'aur', a comma, a new line. */
const between = /[,;+&\n]|(?<!\p{L})(?:and|aur|then|phir|fir|plus|और|फिर)(?![\p{L}\p{M}])/iu

function found(text: string, pattern: RegExp): RegExpExecArray[] {
  return [...text.matchAll(new RegExp(pattern, 'giu'))]
}

/** Returns the pieces of a text in its order, none inside another. */
function piecesIn(text: string): Piece[] {
  const pieces: Piece[] = []
  const add = (one: Piece): void => {
    if (!pieces.some(({ start, end }) => start < one.end && end > one.start)) pieces.push(one)
  }
  const place = ({ index, 0: written }: RegExpExecArray) => ({ start: index, end: index + written.length, written })
  for (const one of amountsIn(text)) add(one)
  for (const one of found(text, clock)) add({ ...place(one), is: 'clock' })
  for (const one of found(text, part)) add({ ...place(one), is: 'part', food: relationIn(one[0]) })
  for (const one of found(text, halfOne)) add({ ...place(one), is: 'amount', amount: quantityOf(one.groups!.n!) })
  const known = [...pieces]
  for (const one of found(text, bareNumber)) {
    const { start, end, written } = place(one)
    const isBy = known.some(
      (other) =>
        other.is !== 'amount' &&
        (/^\s*(?:[:=@,-]|at|ko|को)?\s*$/iu.test(text.slice(other.end, start)) ||
          (other.start >= end && /^\s*(?:in\s+the\s+|at\s+)?$/iu.test(text.slice(end, other.start)))),
    )
    if (isBy) add({ start, end, written, is: 'number' })
  }
  return pieces.sort((a, b) => a.start - b.start)
}

/** Returns the amounts with a unit in a text, without the strengths. */
function amountsIn(text: string): Piece[] {
  return found(text, amounts)
    .filter(({ index, groups }) => !isStrength(groups!.n!, groups!.unit!, text.slice(0, index)))
    .map(({ index, 0: written, groups }) => ({
      start: index,
      end: index + written.length,
      is: 'amount',
      written,
      amount: quantityOf(groups!.n!),
      unit: groups!.unit!,
    }))
}

/** Puts the pieces of each dose together: a new one begins where something is said a second time, or after 'aur'. */
function grouped(text: string, pieces: readonly Piece[]): Said[] {
  const groups: Said[] = []
  let last: Piece | null = null
  for (const one of pieces) {
    const group = groups.at(-1)
    const isWhole = group && (group.amount ?? group.number) && (group.clock ?? group.part)
    const isNext = last && isWhole && between.test(text.slice(last.end, one.start))
    if (!group || group[one.is] || isNext) groups.push({ [one.is]: one })
    else group[one.is] = one
    last = one
  }
  return groups
}

/**
 * Takes doses of which each has its own amount and its own time, in either order: '12 unit subah 7:30 aur 10 unit raat 8
 * baje', 'at 8 am 2 tablets, at 9 pm 1'. Null unless every one of them is complete.
 */
export function severalDosesIn(left: Rest, options: Options): (Slots & { isTimed: boolean }) | null {
  const pieces = piecesIn(left.text)
  const groups = grouped(left.text, pieces)
  const said = groups.map((one) => doseOf(one, options))
  // '8 baje 2 aur 9 baje 1': with an hour each, small numbers are amounts without a unit.
  const hasUnit =
    groups.some(({ amount }) => amount) ||
    groups.every((one) => one.clock && one.number && quantityOf(one.number.written) <= bareMax)
  if (groups.length < 2 || !hasUnit || !said.every((one) => one !== null)) return null
  if (new Set(said.map(({ time }) => time)).size < said.length) return null
  const [first, last] = [pieces[0]!.start, pieces.at(-1)!.end]
  // 'Monday 12 units, Thursday 10 units' are doses of different days.
  if (namesDays.test(left.text.slice(pieces[0]!.end, pieces.at(-1)!.start))) return null
  const unit = groups.map(({ amount }) => amount?.unit).find((one) => one !== undefined)
  for (const one of pieces) left.blank(one)
  const within = left.text.slice(first, last).replace(joint, (one) => ' '.repeat(one.length))
  left.text = left.text.slice(0, first) + within + left.text.slice(last)
  return {
    slots: said.sort((a, b) => a.time.localeCompare(b.time)),
    unit: unit === undefined ? null : (unitOf(unit) ?? null),
    food: pieces.map(({ food }) => food ?? null).find((one) => one !== null) ?? null,
    isTimed: groups.every(({ clock: hour, amount, number }) => hour !== undefined || (amount && number)),
  }
}

function doseOf(said: Said, options: Options): { time: string; amount: number } | null {
  const bare = said.number && quantityOf(said.number.written)
  const isHour = said.amount !== undefined && said.number !== undefined
  if (isHour && said.clock) return null
  const amount = said.amount?.amount ?? bare
  const hour = said.clock?.written ?? (isHour ? `${said.number!.written} baje` : undefined)
  if (amount === undefined || amount <= 0 || amount > 1000) return null
  const time = hour === undefined ? said.part && mealOrPart(said.part.written) : timeIn(hour, said.part, options)
  return time ? { time, amount } : null
}

function timeIn(hour: string, named: Piece | undefined, options: Options): string | null {
  const daytime = named ? (new RegExp(dayPart, 'iu').exec(named.written)?.[0] ?? '') : ''
  const { time, timeDefaulted } = parseReminder(`dawai ${daytime} ${hour.replace(/^at\s+/iu, '')} roz`, options)
  return timeDefaulted ? null : time
}

/**
 * Returns the words of the amounts and clock times of a text that a reading has not: nothing that somebody says about a
 * dose may be lost silently. `isOfAmounts` if the amounts of the doses are in doubt too.
 */
export function lostIn(
  text: string,
  times: readonly { time: string; amount: number }[],
  options: Options,
): { words: string[]; isOfAmounts: boolean } {
  const pieces = piecesIn(text)
  const isHeld = (one: string) => times.some(({ time }) => minutesIn(time) === minutesIn(one))
  const said = pieces.filter(({ amount }) => amount !== undefined)
  const amountsLost = said.filter(({ amount }) => !times.some((one) => one.amount === amount))
  const clocksLost = pieces.filter(({ is, written }) => {
    const time = is === 'clock' ? timeIn(written, undefined, options) : null
    return time !== null && !isHeld(time)
  })
  const lost = [...amountsLost, ...clocksLost]
  // Of several amounts nobody knows which belongs to a time that was lost.
  const isOfAmounts = amountsLost.length > 0 || (lost.length > 0 && said.length > 1)
  return { words: lost.map(({ written }) => written.trim()), isOfAmounts }
}

/** Twice a day the hands stand the same: which half is meant may be said elsewhere. */
const minutesIn = (time: string): number => (Number(time.slice(0, 2)) % 12) * 60 + Number(time.slice(3, 5))
