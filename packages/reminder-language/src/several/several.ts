import { writeDay } from '@planner/days/day-number'
import { addDays } from '@planner/days/plain-date'
import { wallClockAt } from '@planner/days/wall-clock'
import { grammar } from '../grammar.ts'
import { helpers } from '../helpers.ts'
import { parseReminder } from '../index.ts'
import type { Fact } from '../parsers/facts.ts'
import type { Options, Reading, Span } from '../reading.ts'
import { severalDays } from '../refiners/several.ts'
import { hint, mayBe } from '../tokens/hints.ts'
import { has, hasAny, keySet, type Token } from '../tokens/token.ts'
import { tokenize } from '../tokens/tokenize.ts'
import { bullet } from './checklist.ts'

/** At most this many reminders from one text; what is beyond stays in the last. */
const most = 10
/** So many joints make no list of tasks with times. */
const mostPieces = 24
/** A longer text is a note, and one reminder. */
const longest = 600

/**
 * Reads all reminders that a text asks for: one as a rule; several where it names several tasks with times of their own
 * ('call mom at 5 and pick up laundry at 7'), several times or days of one task ('8 am and 9 pm daily'), or a list under
 * one day ('tomorrow: call bank, buy gifts'). A later task without a day of its own takes the day before it. Spans are
 * places in the whole text.
 */
export function parseReminders(text: string, options: Options): Reading[] {
  return sentencesOf(text, options).map(({ reading }) => reading)
}

/**
 * A reminder of a text, and the words that ask for it alone: read by `parseReminder`, with the reading's time where the words
 * only say how often ('three times a day'), they give that reminder again.
 */
export type Sentence = { text: string; reading: Reading }

/** As `parseReminders`, each reminder with a sentence of its own. */
export function sentencesOf(text: string, options: Options): Sentence[] {
  if (options.leaveAlone?.length || text.length > longest) return [{ text, reading: parseReminder(text, options) }]
  const lines = bulletedLines(text)?.map((line) => ({ text: line, reading: parseReminder(line, options) }))
  if (lines?.some(({ reading }) => reading.date !== null))
    return lines
      .flatMap(({ text: line, reading }) => timesOf(line, reading, options))
      .slice(0, most)
      .map(tidied)
  const parts = tasksOf(text, options)
  const read = parts.length > 1 ? readTasks(text, parts, options) : [parseReminder(text, options)]
  return read
    .flatMap((reading, at) => timesOf(parts.length > 1 ? parts[at]!.text : text, reading, options))
    .slice(0, most)
    .map((one, _, all) => (all.length > 1 ? tidied(one) : { ...one, text }))
}

/** Without the blanks that keep places where they are in the whole text. */
const tidied = (one: Sentence): Sentence => ({ ...one, text: one.text.replace(/\s+/g, ' ').trim() })

/**
 * The lines of a list of which each has a bullet, the other text of each blank: a reminder each, with or without a time, and no line
 * takes its day from another. Null where a line has none.
 */
function bulletedLines(text: string): string[] | null {
  const lines: string[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const end = start + line.length
    if (line.trim() !== '') {
      const mark = bullet.exec(line)
      if (!mark) return null
      lines.push(only(text, [{ start: start + mark[0].length, end }]))
    }
    start = end + 1
  }
  return lines.length > 1 && lines.length <= most ? lines : null
}

type Task = { text: string; start: number; end: number }

const joints = new Set([
  'and',
  'aur',
  '&',
  ',',
  ';',
  'then',
  'phir',
  'fir',
  'also',
  '.',
  '|',
  'और',
  'फिर',
  'तथा',
  '।',
  'plus',
])
const filler = new Set(
  'and aur then phir fir also ko at on by for in to ke ka ki se pe par the please pls और को फिर hai hain remind me also plus sorry actually wait no nahi oops rather instead matlab balki mean i scratch that sirf only but except not lekin magar'.split(
    ' ',
  ),
)

/** What is said of a task and is none: 'leni hai', 'karna hoga'. */
const verb =
  /^(?:h|hog[ai]|chahiye|pa[dr]eg[ai]|(?:le|la+|de|kar|kr|kha+|pi+|ja+|a+|rakh|laga+|da+l)n[aie]|है|हैं|होगा|होगी|चाहिए|पड़ेगा|पड़ेगी|(?:ले|दे|कर|खा|पी|जा|ला|रख|लगा|डाल)न[ाीे])$/

/** 'Do it this Friday': what the text before it names. */
const refersBack = /^[\s,]*do (?:it|this|that)\b/i

/** A text with everything but some stretches blank, so that places stay where they are. */
function only(text: string, spans: readonly Span[]): string {
  let shown = ''
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start < shown.length) continue
    shown += ' '.repeat(start - shown.length) + text.slice(start, end)
  }
  return shown + ' '.repeat(text.length - shown.length)
}

/** The stretches of a text that are a task with a time each; one if it cannot be divided. */
function tasksOf(text: string, options: Options): Task[] {
  const heading = /^[^:\n]{3,40}:\s+(?=\S)/.exec(text)
  const under = heading ? listUnder(text, heading[0], options) : null
  if (under) return under
  const tokens = tokenize(text)
  helpers.mend(tokens)
  const facts = helpers.corrected(tokens, grammar.read(tokens))
  const pieces: Task[] = []
  let start = 0
  const days = severalDays(tokens, facts, null)
  const inOne = days ? [...facts, { from: days[0]!.from, to: days.at(-1)!.to }] : facts
  tokens.forEach((token, at) => {
    const isInside = inOne.some(({ from, to }) => at > from && at < to)
    const next = tokens[at + 1]
    const breaksLine = next !== undefined && text.slice(token.end, next.start).includes('\n')
    if (isInside || !(joints.has(token.word) || breaksLine)) return
    const end = breaksLine && !joints.has(token.word) ? token.end : token.start
    if (text.slice(start, end).trim() !== '') pieces.push({ text: '', start, end })
    start = token.end
  })
  pieces.push({ text: '', start, end: text.length })
  if (pieces.length === 1 || pieces.length > mostPieces) return [{ text, start: 0, end: text.length }]
  const groups: (Task & { complete: boolean })[] = []
  for (const piece of pieces) {
    const { hasTask: hasWords, hasTime, names, verbs, isOrder } = contentOf(text, piece, options)
    const last = groups.at(-1)
    // 'Dawai subah 8 aur raat 8 baje leni hai' is one task, 'apply for leave, do it on Friday' too.
    const isSame =
      last !== undefined &&
      (refersBack.test(text.slice(piece.start, piece.end)) ||
        (verbs === 'all' && contentOf(text, last, options).verbs === 'none'))
    const hasTask = hasWords && !isSame
    // 'Puja on 13 Dec, muhurtham 6:15 am' is one: a day, and then its time. 'Parso sabzi lana, 6 baje doodh lana' and 'buy milk
    // tomorrow, call mom at 5' say two things to do.
    const before = last && names === 'time' ? contentOf(text, last, options) : null
    const goesOn =
      last !== undefined &&
      before?.names === 'day' &&
      !(verbs === 'some' && before.verbs === 'some') &&
      !(isOrder && before.isOrder) &&
      /^[,\s]*$/.test(text.slice(last.end, piece.start))
    if (!last || (last.complete && hasTask && hasTime && !goesOn))
      groups.push({ ...piece, complete: hasTask && hasTime })
    else {
      last.end = piece.end
      const joined = contentOf(text, last, options)
      last.complete = joined.hasTask && joined.hasTime
    }
  }
  return groups.map(({ start, end }) => ({ text: only(text, [{ start, end }]), start, end }))
}

function contentOf(
  text: string,
  span: Span,
  options: Options,
): {
  hasTask: boolean
  hasTime: boolean
  names: 'day' | 'time' | 'both'
  verbs: 'all' | 'some' | 'none'
  /** 'Call mom at 5': it begins with what is to be done. */
  isOrder: boolean
} {
  const reading = parseReminder(only(text, [span]), options)
  const words = tokenize(only(text, [span])).filter(
    ({ start, word, keys }) =>
      keys[0] !== 'mark' &&
      !filler.has(word) &&
      /\p{L}/u.test(word) &&
      !reading.spans.some((one) => start >= one.start && start < one.end),
  )
  const kinds = new Set(reading.spans.map(({ kind }) => kind))
  const verbs = words.filter(({ word }) => verb.test(word)).length
  return {
    isOrder: mayBe(words[0], hint.doing),
    verbs: verbs === 0 ? 'none' : verbs === words.length ? 'all' : 'some',
    hasTask: words.length > 0,
    hasTime: reading.date !== null && reading.spans.length > 0 && !owns(text, reading),
    names: kinds.size > 1 || kinds.has('recurrence') ? 'both' : kinds.has('time') ? 'time' : 'day',
  }
}

/** 'Prepone Tuesday's call' names no day on which to do it. */
function owns(text: string, { spans, timeDefaulted }: Reading): boolean {
  const [only, ...others] = spans
  return timeDefaulted && others.length === 0 && only!.kind === 'date' && /^['’]s\b/.test(text.slice(only!.end))
}

/** 'Tomorrow: call bank, buy gifts': each thing of the list takes the day before the colon. */
function listUnder(text: string, heading: string, options: Options): Task[] | null {
  const head = { start: 0, end: heading.length }
  const { hasTask, hasTime } = contentOf(text, head, options)
  if (hasTask || !hasTime) return null
  const things: Task[] = []
  let start = heading.length
  for (const match of [...text.slice(start).matchAll(/[,;\n]+|\s(?:and|aur|और)\s/g), null]) {
    const end = match ? heading.length + match.index : text.length
    if (/\p{L}/u.test(text.slice(start, end))) things.push({ text: only(text, [head, { start, end }]), start, end })
    start = match ? end + match[0].length : end
  }
  return things.length > 1 ? things : null
}

/** Reads each task; one that names no day, nor what repeats, takes the words for them from the task before it. */
function readTasks(text: string, tasks: Task[], options: Options): Reading[] {
  let dayWords: Span[] = []
  const read = tasks.map((task) => {
    const own = parseReminder(task.text, options)
    const days = own.spans.filter(({ kind }) => kind !== 'time')
    if (days.length > 0 || dayWords.length === 0) {
      dayWords = days.flatMap((span) => withoutParts(text, span))
      return own
    }
    task.text = only(text, [...dayWords, task])
    return parseReminder(task.text, options)
  })
  return read.map((reading, at) => (at > 0 ? besideBefore(reading, read[at - 1]!, tasks[at]!.text) : reading))
}

/** What is done before something else begins. */
const setsOut =
  /(?:^|\s)(?:leav(?:e|ing)|start|cab|taxi|uber|ola|auto|pick ?up|wake|get up|alarm|reach|reporting|check[- ]?in|nikal\w*|uth\w*|pahuch\w*|निकल\S*|उठ\S*|पहुँच\S*|पहुंच\S*|टैक्सी|कैब)(?=$|\s)/i
/** An hour that says neither its half of the day nor a part of it. */
const bareHour = /^\D*(?:[1-9]|1[0-2])(?:[:.]\d\d)?(?:\s*(?:baje|bje|बजे))?\D{0,2}$/i
/** Hours ahead at most. */
const aheadAtMost = 5

/**
 * A bare hour beside the task before it: 'flight at 6:30 am, cab at 4' is before the flight, and of 'kal 5 baje jana aur 7 baje aana' the
 * second is after the first.
 */
function besideBefore(reading: Reading, before: Reading, text: string): Reading {
  const { date, time, title, spans } = reading
  const said = spans.find(({ kind }) => kind === 'time')
  if (!time || !before.time || date !== before.date || !said || !bareHour.test(text.slice(said.start, said.end)))
    return reading
  const hour = Number(time.slice(0, 2))
  const at = (other: number): Reading => ({ ...reading, time: `${String(other).padStart(2, '0')}${time.slice(2)}` })
  const beforeHour = Number(before.time.slice(0, 2))
  const isOut = setsOut.test(title)
  if (isOut && hour >= 12 && hour - 12 >= beforeHour - aheadAtMost && at(hour - 12).time! < before.time)
    return at(hour - 12)
  if (!isOut && hour < 12 && beforeHour >= 12 && time < before.time && at(hour + 12).time! > before.time)
    return at(hour + 12)
  return reading
}

/** Of 'roz subah' the day alone: the part of the day belongs to its own task. */
function withoutParts(text: string, span: Span): Span[] {
  return tokenize(text)
    .filter(
      ({ start, end, meaning, numbers }) =>
        start >= span.start && end <= span.end && (!meaning?.part || numbers.length > 0),
    )
    .map(({ start, end }) => ({ start, end }))
}

const andMarks = keySet('AND mark')

/** One reading of each time or day that a task names; the reading itself if it names one. */
function timesOf(text: string, reading: Reading, options: Options): Sentence[] {
  if (reading.times) return atTimes(reading, reading.times, options).map((one) => ({ text, reading: one }))
  // 'Half yearly on 1 April and 1 October'.
  if (reading.recurrence && /BYMONTH=\d+,/.test(reading.recurrence)) return [{ text, reading }]
  if (reading.note?.is !== 'several' && !reading.spans.some(({ kind }) => kind !== 'date')) return [{ text, reading }]
  const tokens = tokenize(text)
  helpers.mend(tokens)
  const facts = grammar.read(tokens)
  const apart = severalDays(tokens, facts, null)
  const choices = daysWithin(tokens, facts) ?? apart?.map((day) => placeOf(tokens, day)) ?? severalTimes(tokens, facts)
  if (!choices || choices.length > most) return [{ text, reading }]
  const first = choices[0]!.start
  const last = choices.at(-1)!.end
  const which = whichOf(tokens, apart)
  const each = choices.map((chosen, at) => {
    const rest = [
      { start: 0, end: first },
      ...(at > 0 && which ? [which] : []),
      chosen,
      { start: last, end: text.length },
    ]
    const own = only(text, rest)
    const { note, ...one } = parseReminder(own, options)
    return { text: own, reading: { ...one, note: note?.is === 'several' ? null : (note ?? null) } }
  })
  // 'March aur june mein': alone, 'march' is a verb.
  return each.every(({ reading: one }) => one.date !== null) ? each : [{ text, reading }]
}

/** Where a day of several stands; of 'in March and June' the name of the month, as 'in' is said of both. */
function placeOf(tokens: readonly Token[], { from, to, date }: Fact): Span {
  const isMonth = date?.is === 'calendar' && date.whole
  const named = isMonth ? tokens.find((token, at) => at >= from && at < to && has(token, 'mo')) : undefined
  return named ? { start: named.start, end: named.end } : { start: tokens[from]!.start, end: tokens[to - 1]!.end }
}

/** 'Next' of 'next Saturday and Sunday', which is said of both. */
function whichOf(tokens: readonly Token[], days: readonly Fact[] | undefined | null): Span | null {
  const [first, ...others] = days ?? []
  const isOfAll =
    first?.date?.is === 'weekday' &&
    first.date.which !== 'bare' &&
    others.every(({ date }) => date?.is === 'weekday' && date.which === 'bare')
  if (!isOfAll) return null
  const weekday = tokens.findIndex(({ meaning }, at) => at >= first.from && meaning?.weekday !== undefined)
  return weekday > first.from ? { start: tokens[first.from]!.start, end: tokens[weekday - 1]!.end } : null
}

/** The days that one phrase names: 'Tue and Thu', 'kal aur parson'. */
function daysWithin(tokens: readonly Token[], facts: readonly Fact[]): Span[] | null {
  const fact = facts.find(({ several }) => several)
  if (!fact) return null
  const days: Span[] = []
  for (let at = fact.from; at < fact.to; at++) {
    const token = tokens[at]!
    const isDay =
      token.meaning?.weekday ?? token.meaning?.day ?? (has(token, 'int') || has(token, 'num') ? 0 : undefined)
    if (isDay === undefined) continue
    const glued = has(tokens[at + 1], 'ST') ? tokens[at + 1]! : token
    days.push({ start: token.start, end: glued.end })
  }
  // What follows the last of them ('ko', 'tarikh ko') is read with each.
  return days.length > 1 ? days : null
}

/** Clock times, or parts of the day, with nothing but joints between them: '8 am and 9 pm', 'subah sham'. */
function severalTimes(tokens: readonly Token[], facts: readonly Fact[]): Span[] | null {
  let run: Fact[] = []
  const runs: Fact[][] = []
  for (const fact of facts) {
    const last = run.at(-1)
    const isTime = (fact.clock ?? fact.part) !== undefined && !fact.date && (!fact.repeat || fact.part !== undefined)
    const follows =
      last !== undefined &&
      !last.clock === !fact.clock &&
      !fact.repeat &&
      (fact.clock !== undefined || fact.part?.part !== last.part?.part) &&
      tokens.slice(last.to, fact.from).every((token) => hasAny(token, andMarks) && !(token.word === 'or' && fact.clock))
    if (isTime && follows) run.push(fact)
    else {
      run = isTime ? [fact] : []
      runs.push(run)
    }
  }
  const times = runs.find(({ length }) => length > 1)
  return (
    times?.map((fact) => {
      // 'Roz subah 8 aur raat 9': the part belongs to the first of them.
      const whole = fact.clock && facts.find(({ repeat, part, to }) => repeat && part && to === fact.from)
      const before = whole ?? fact
      const part = before.repeat ? tokens.findIndex(({ meaning }, at) => at >= before.from && meaning?.part) : fact.from
      return { start: tokens[Math.max(part, before.from)]!.start, end: tokens[fact.to - 1]!.end }
    }) ?? null
  )
}

/** 'Three times a day': the times that are still to come today are first. */
function atTimes(reading: Reading, times: readonly string[], { now, timeZone }: Options): Reading[] {
  const today = writeDay(wallClockAt(now.getTime(), timeZone).day)
  return times
    .map((time): Reading => {
      const isOver = reading.date === today && time < reading.time!
      return { ...reading, time, date: isOver ? addDays(today, 1) : reading.date, note: null }
    })
    .toSorted((a, b) => `${a.date}${a.time}`.localeCompare(`${b.date}${b.time}`))
}
