import { leadIn } from '../event-timing/lead.ts'
import { grammar } from '../grammar.ts'
import { helpers } from '../helpers.ts'
import { parseReminder } from '../index.ts'
import type { Options, Reading, Span } from '../reading.ts'
import { severalDays } from '../refiners/several.ts'
import { hasHint, hint } from '../tokens/hints.ts'
import { tokenize } from '../tokens/tokenize.ts'
import { blankExcept } from './blank-except.ts'
import { bullet } from './checklist.ts'
import { taskBoundaries } from './task-boundaries.ts'
import { most, type Sentence, timesOf } from './times.ts'

export type { Sentence } from './times.ts'

/** A text with more pieces than this is not read as a list of tasks with times. */
const mostPieces = 24
/** A longer text, in characters, is read as a single reminder with a note. */
const longest = 600

/**
 * Reads all reminders in a text. Usually one; several if the text names several tasks with times of their own ('call
 * mom at 5 and pick up laundry at 7'), several times or days for one task ('8 am and 9 pm daily'), or a list under one
 * day ('tomorrow: call bank, buy gifts'). A task without a day takes the day of the task before it. Spans refer to the
 * whole text.
 */
export function parseReminders(text: string, options: Options): Reading[] {
  return sentencesOf(text, options).map(({ reading }) => reading)
}

/** Like `parseReminders`, but each reminder comes with its own sentence. */
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

/** Removes the spaces that preserved offsets in the whole text. */
const tidied = (one: Sentence): Sentence => ({ ...one, text: one.text.replace(/\s+/g, ' ').trim() })

/**
 * Returns the lines of a bulleted list, each with the rest of the text blanked out: one reminder per line, with or
 * without a time, and no line takes its day from another. Null if a line has no bullet.
 */
function bulletedLines(text: string): string[] | null {
  const lines: string[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const end = start + line.length
    if (line.trim() !== '') {
      const mark = bullet.exec(line)
      if (!mark) return null
      lines.push(blankExcept(text, [{ start: start + mark[0].length, end }]))
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
  'and aur then phir fir also ko at on by for in to ke ka ki se pe par the please pls और को फिर hai hain remind me also plus sorry actually wait no nahi oops rather instead matlab balki mean i scratch that sirf only but except not lekin magar agla agli next pehla pehli first baar one is due deadline expiry'.split(
    ' ',
  ),
)

/**
 * Verb phrases that belong to a task but are not one: 'leni hai', 'karna hoga', 'chalani hai'. Verbs for things one
 * does for oneself ('sona', 'nahana') count as tasks.
 */
const verb =
  /^(?:h|hog[ai]|chahiye|pa[dr]eg[ai]|(?:le|la+|de|kar|kr|kha+|pi+|ja+|a+|rakh|laga+|da+l|chala+|bhar|bhej|bana+|dho|badal|bula+|utha+|jaga+|jama|kat|khol|band|dekh|pila+|khila+|nikal|uta+r|jala+|bujha+|ghuma+|tahla+|cha[dr]h?a+|daba+|ubal|pakd|pakad|likh|po?o?ch|chhod|chod|mila+|dila+|pa?hu?nch?a+)n[aie]|है|हैं|होगा|होगी|चाहिए|पड़ेगा|पड़ेगी|(?:ले|दे|कर|खा|पी|जा|ला|रख|लगा|डाल|चला|भर|भेज|बना|धो|बदल|बुला|उठा|जगा|खोल|देख|पिला|खिला|निकाल|उतार|जला|बुझा|घुमा|छोड़)न[ाीे])$/

/** 'Do it this Friday': refers to the task before it. */
const refersBack = /^[\s,]*do (?:it|this|that)\b/i

/** ', wedding is on 12th Dec': states a day without asking for anything. */
const tellsDay = /^\s*,\s*(?:[^\s,]+\s+){1,5}(?:is|are)\s+(?:on\s|\d|last\b|this\b|next\b|tomorrow\b|[msftw]\w+day\b)/i

/** Splits a text into tasks, each with a time; returns one task if it cannot be split. */
function tasksOf(text: string, options: Options): Task[] {
  const heading = /^[^:\n]{3,40}:\s+(?=\S)/.exec(text)
  const under = heading ? listUnder(text, heading[0], options) : null
  if (under) return under
  const tokens = tokenize(text)
  helpers.fixTypos(tokens)
  const facts = helpers.corrected(tokens, grammar.read(tokens))
  const pieces: Task[] = []
  let start = 0
  const days = severalDays(tokens, facts, null)
  const inOne = days ? [...facts, { from: days[0]!.from, to: days.at(-1)!.to }] : facts
  const turns = taskBoundaries(tokens, facts)
  // 'Har Ekadashi ko vrat, ek din pehle shaam ko yaad dilao' is one task with a lead, and so is one with several leads.
  const lead = leadIn(text)
  const isOneTask = lead?.at !== undefined || lead?.also !== undefined
  tokens.forEach((token, at) => {
    if (turns.has(at) && start < token.start) {
      pieces.push({ text: '', start, end: token.start })
      start = token.start
    }
    const next = tokens[at + 1]
    const isInside =
      inOne.some(({ from, to }) => at > from && at < to) ||
      (isOneTask && next !== undefined && next.start >= lead.start && token.start < lead.end)
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
    // 'Dawai subah 8 aur raat 8 baje leni hai' is one task, and so is 'apply for leave, do it on Friday'.
    const isSame =
      last !== undefined &&
      (refersBack.test(text.slice(piece.start, piece.end)) ||
        (names === 'day' && !isOrder && tellsDay.test(text.slice(last.end, piece.end))) ||
        (verbs === 'all' && contentOf(text, last, options).verbs === 'none'))
    const hasTask = hasWords && !isSame
    // 'Puja on 13 Dec, muhurtham 6:15 am' is one task: a day and then its time. 'Parso sabzi lana, 6 baje doodh lana'
    // and 'buy milk tomorrow, call mom at 5' are two.
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
  return groups.map(({ start, end }) => ({ text: blankExcept(text, [{ start, end }]), start, end }))
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
  /** Whether the stretch begins with an instruction: 'call mom at 5'. */
  isOrder: boolean
} {
  const reading = parseReminder(blankExcept(text, [span]), options)
  const words = tokenize(blankExcept(text, [span])).filter(
    ({ start, word, keys }) =>
      keys[0] !== 'mark' &&
      !filler.has(word) &&
      /\p{L}/u.test(word) &&
      !reading.spans.some((one) => start >= one.start && start < one.end),
  )
  const kinds = new Set(reading.spans.map(({ kind }) => kind))
  const verbs = words.filter(({ word }) => verb.test(word)).length
  return {
    isOrder: hasHint(words[0], hint.doing),
    verbs: verbs === 0 ? 'none' : verbs === words.length ? 'all' : 'some',
    hasTask: words.length > 0,
    hasTime: reading.date !== null && reading.spans.length > 0 && !owns(text, reading),
    names: kinds.size > 1 || kinds.has('recurrence') ? 'both' : kinds.has('time') ? 'time' : 'day',
  }
}

/** Whether the day belongs to a noun: 'prepone Tuesday's call' does not say when to do it. */
function owns(text: string, { spans, timeDefaulted }: Reading): boolean {
  const [first, ...others] = spans
  return timeDefaulted && others.length === 0 && first!.kind === 'date' && /^['’]s\b/.test(text.slice(first!.end))
}

/** Reads a list under a day: in 'tomorrow: call bank, buy gifts' each item takes the day before the colon. */
function listUnder(text: string, heading: string, options: Options): Task[] | null {
  const head = { start: 0, end: heading.length }
  const { hasTask, hasTime } = contentOf(text, head, options)
  if (hasTask || !hasTime) return null
  const things: Task[] = []
  let start = heading.length
  for (const match of [...text.slice(start).matchAll(/[,;\n]+|\s(?:and|aur|और)\s/g), null]) {
    const end = match ? heading.length + match.index : text.length
    if (/\p{L}/u.test(text.slice(start, end)))
      things.push({ text: blankExcept(text, [head, { start, end }]), start, end })
    start = match ? end + match[0].length : end
  }
  return things.length > 1 ? things : null
}

/** Reads each task. A task without a day or repetition takes the day words of the task before it. */
function readTasks(text: string, tasks: Task[], options: Options): Reading[] {
  let dayWords: Span[] = []
  const read = tasks.map((task) => {
    const own = parseReminder(task.text, options)
    const days = own.spans.filter(({ kind }) => kind !== 'time')
    if (days.length > 0 || dayWords.length === 0) {
      dayWords = days.flatMap((span) => withoutParts(text, span))
      return own
    }
    task.text = blankExcept(text, [...dayWords, task])
    return parseReminder(task.text, options)
  })
  return read.map((reading, at) => (at > 0 ? besideBefore(reading, read[at - 1]!, tasks[at]!.text) : reading))
}

/** Things one does before something else begins. */
const setsOut =
  /(?:^|\s)(?:leav(?:e|ing)|start|cab|taxi|uber|ola|auto|pick ?up|wake|get up|alarm|reach|reporting|check[- ]?in|nikal\w*|uth\w*|pahuch\w*|निकल\S*|उठ\S*|पहुँच\S*|पहुंच\S*|टैक्सी|कैब)(?=$|\s)/i
/** A clock time without am, pm or a part of the day. */
const bareHour = /^\D*(?:[1-9]|1[0-2])(?:[:.]\d\d)?(?:\s*(?:baje|bje|बजे))?\D{0,2}$/i
/** The most hours such a task is before the event. */
const aheadAtMost = 5

/**
 * Resolves a bare hour against the task before it: in 'flight at 6:30 am, cab at 4' the cab is before the flight, and
 * in 'kal 5 baje jana aur 7 baje aana' the second time is after the first.
 */
function besideBefore(reading: Reading, before: Reading, text: string): Reading {
  const { date, time, title, spans } = reading
  const timeSpan = spans.find(({ kind }) => kind === 'time')
  if (
    !time ||
    !before.time ||
    date !== before.date ||
    !timeSpan ||
    !bareHour.test(text.slice(timeSpan.start, timeSpan.end))
  )
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

/** Returns only the day words of a phrase such as 'roz subah': the part of the day belongs to that task alone. */
function withoutParts(text: string, span: Span): Span[] {
  return tokenize(text)
    .filter(
      ({ start, end, meaning, numbers }) =>
        start >= span.start && end <= span.end && (!meaning?.part || numbers.length > 0),
    )
    .map(({ start, end }) => ({ start, end }))
}
