// biome-ignore-all assist/source/organizeImports: the word lists come first. Similar adjacent text compresses better: the
// parser is 0.8 kB smaller in gzip (bench/size.ts).
import { tagsOf, withoutHashtags } from './tags/tags.ts'
import { priorityOf, withoutPriority } from './tags/priority.ts'
import { leave, tokenize } from './tokens/tokenize.ts'
import { inOrder, titleOf } from './title/title.ts'
import { languages } from '#languages'
import { writeDay } from '@planner/days/day-number'
import { grammar } from './grammar.ts'
import { helpers } from './helpers.ts'
import type { Fact, Kind } from './parsers/facts.ts'
import type { Note, Options, Reading } from './reading.ts'
import { learnLanguage } from './languages/language.ts'
import { arrange } from './refiners/arrange.ts'
import { type Present, presentAt } from './refiners/context.ts'
import type { Arrangement } from './refiners/passes/draft.ts'
import { resolve } from './refiners/resolve.ts'
import { resolveDay } from './refiners/resolve-day.ts'
import { hint } from './tokens/hints.ts'
import { namesIn } from './tokens/names.ts'
import type { Token } from './tokens/token.ts'
import { writeTime } from './write-time.ts'

export type { Note, Options, Reading, Span } from './reading.ts'

for (const language of languages) learnLanguage(language)

/**
 * Reads a reminder in English, Hinglish or Hindi: title, day, time, repetition, tags.
 *
 * Never throws and never names a moment that is past. A text that names neither day nor time gives a title alone.
 */
export function parseReminder(text: string, options: Options): Reading {
  return helpers.readBeside(text, options, readPlain)
}

const nothing: readonly Fact[] = []

/** A line without what stands beside its day and time. */
function readPlain(text: string, { now, timeZone, leaveAlone }: Options): Reading {
  const priority = priorityOf(text)
  const plain = withoutHashtags(priority === 0 ? text : withoutPriority(text))
  const tokens = tokenize(text, leaveAlone)
  let hints = 0
  for (const token of tokens) hints |= token.hints
  const names = namesIn(text, tokens, hints)
  if (names.length > 0) leave(tokens, names)
  const unread = helpers.mend(tokens)
  let mended = 0
  for (const token of tokens) mended |= token.hints
  const asWritten = grammar.read(tokens)
  const read = hints & hint.correction ? helpers.corrected(tokens, asWritten) : asWritten
  const exception = helpers.exceptionOf(tokens, read)
  const facts = exception?.fact ? read.filter((fact) => fact !== exception.fact) : read
  const present = presentAt(now, timeZone)
  const arrangement = arrange(tokens, facts, present.day)
  const zone = arrangement?.time?.clock ? helpers.zoneAfter(tokens, arrangement.time) : null
  const resolved = (given: Arrangement, instant: Present) =>
    zone ? helpers.resolveElsewhere(given, instant, { zone: zone.zone, timeZone }) : resolve(given, instant)
  const usual = arrangement && resolved(arrangement, present)
  const except = usual?.recurrence && exception?.fact ? resolveDay(exception.fact.date, present.day) : null
  // What would begin on the day that is left out begins after it.
  const found =
    arrangement && except !== null && except === usual?.day
      ? resolved(arrangement, { ...present, day: except + 1, seconds: 0 })
      : usual
  const used = arrangement && found ? usedIn(arrangement, zone) : nothing
  const leftOut: readonly Fact[] =
    exception && except !== null ? [{ kind: 'except', days: [], from: exception.from, to: exception.to }] : nothing
  const several = arrangement && found && helpers.severalOf(tokens, facts, arrangement)
  const between = (from: number, to: number) => ({ start: tokens[from]!.start, end: tokens[to - 1]!.end })
  // A day is not ours to guess while the word that seems to name it was not understood.
  const dayUnread = unread >= 0 && found !== null && !used.some((fact) => fact.date ?? fact.wait ?? fact.repeat)
  const note: Note | null = dayUnread
    ? { is: 'unread', ...between(unread, unread + 1) }
    : several
      ? { is: 'several', ...between(several[0]!.from, several.at(-1)!.to) }
      : exception && except === null
        ? { is: 'exception', ...between(exception.from, exception.to) }
        : (spreadBy(used, between) ??
          helpers.noteOf(tokens, facts, { arrangement, understood: found && used }, present.day, found))
  const gone = several ? helpers.withoutTimes(tokens, used, several) : used
  const reading: Reading = {
    title: titleOf(
      plain === text ? text : blank(priority === 0 ? text : withoutPriority(text)),
      tokens,
      leftOut.length === 0 ? gone : [...gone, ...leftOut],
      mended,
    ),
    date: found && !dayUnread ? writeDay(found.day) : null,
    time: found ? writeTime(found.seconds) : null,
    timeDefaulted: found?.timeDefaulted ?? false,
    recurrence: found?.recurrence ?? null,
    unsupported: found?.recurrence && isWithinDay(found.recurrence) ? 'hourly' : null,
    note,
    festival: found?.festival ?? null,
    tags: mended & hint.tag || text.includes('#') ? tagsOf(text, tokens) : [],
    spans: spansOf(tokens, leftOut.length === 0 ? used : [...used, ...leftOut]),
  }
  // One by one: most lines have none of them, and spreading what is not there costs as much as reading it.
  if (except !== null) reading.except = writeDay(except)
  if (found?.lastDay) reading.lastDay = writeDay(found.lastDay)
  if (found?.minutes) reading.minutes = found.minutes
  if (found && arrangement?.times && !arrangement.time) reading.times = arrangement.times.map(writeTime)
  if (priority > 0) reading.priority = priority
  return reading
}

const isWithinDay = (rule: string) => rule.startsWith('FREQ=HOURLY') || rule.startsWith('FREQ=MINUTELY')

/** The facts that the reading rests on, the zone's words with the time. */
function usedIn({ used, time }: Arrangement, zone: { to: number } | null): readonly Fact[] {
  return zone ? used.map((fact) => (fact === time ? { ...fact, to: zone.to } : fact)) : used
}

/** 'Twice a week' names no days: the ones that we chose are shown. 'Three times a day' is kept once. */
function spreadBy(
  used: readonly Fact[],
  between: (from: number, to: number) => { start: number; end: number },
): Note | null {
  const fact = used.find(({ spread, times }) => spread ?? times)
  return fact ? { is: fact.spread ? 'spread' : 'several', ...between(fact.from, fact.to) } : null
}

/** Hashtags become blanks, so that places in the text stay where they are. */
function blank(text: string): string {
  return text.replace(/#[\p{L}\p{M}\p{N}\p{ExtPict}\p{Join_C}_-]+/gu, (tag) => ' '.repeat(tag.length))
}

const spanKinds: Readonly<Record<Kind, Reading['spans'][number]['kind']>> = {
  recurrence: 'recurrence',
  except: 'recurrence',
  duration: 'recurrence',
  count: 'recurrence',
  day: 'date',
  boundary: 'date',
  wait: 'date',
  now: 'date',
  clock: 'time',
  part: 'time',
  shift: 'time',
  block: 'time',
}

function spansOf(tokens: readonly Token[], used: readonly Fact[]): Reading['spans'] {
  const spans: Reading['spans'] = []
  for (let index = 0; index < used.length; index++) {
    const { from, to, kind } = used[index]!
    if (used.indexOf(used[index]!) === index)
      spans.push({ start: tokens[from]!.start, end: tokens[to - 1]!.end, kind: spanKinds[kind] })
  }
  return inOrder(spans) ? spans : spans.sort((a, b) => a.start - b.start)
}
