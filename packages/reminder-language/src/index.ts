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
import { registerLanguage } from './languages/language.ts'
import { arrange } from './refiners/arrange.ts'
import { type Present, presentAt } from './refiners/context.ts'
import type { Arrangement } from './refiners/passes/draft.ts'
import { resolve } from './refiners/resolve.ts'
import { resolveDay } from './refiners/resolve-day.ts'
import { hint, hintsIn } from './tokens/hints.ts'
import { namesIn } from './tokens/names.ts'
import type { Token } from './tokens/token.ts'
import { writeTime } from './write-time.ts'

export type { Note, Options, Reading, Span } from './reading.ts'

for (const language of languages) registerLanguage(language)

/**
 * Reads a reminder in English, Hinglish or Hindi: title, day, time, repetition, tags.
 *
 * Never throws and never returns a moment in the past. A text without a day or time yields only a title.
 */
export function parseReminder(text: string, options: Options): Reading {
  return helpers.readWithTiming(text, options, readPlain)
}

const nothing: readonly Fact[] = []

/** Reads a line without the lead times, durations and the like that may accompany its day and time. */
function readPlain(text: string, { now, timeZone, leaveAlone }: Options): Reading {
  const priority = priorityOf(text)
  const plain = withoutHashtags(priority === 0 ? text : withoutPriority(text))
  const tokens = tokenize(text, leaveAlone)
  const hints = hintsIn(tokens)
  const names = namesIn(text, tokens, hints)
  if (names.length > 0) leave(tokens, names)
  const unread = helpers.fixTypos(tokens)
  const mended = hintsIn(tokens)
  const asWritten = grammar.read(tokens)
  const read = hints & hint.correction ? helpers.corrected(tokens, asWritten) : asWritten
  const exception = helpers.exceptionOf(tokens, read)
  const facts = exception?.fact ? read.filter((fact) => fact !== exception.fact) : read
  const present = presentAt(now, timeZone)
  const arrangement = arrange(tokens, facts, present.day)
  const zone = arrangement && helpers.zoneOf(tokens, arrangement, facts)
  const usual = arrangement && resolvedIn(zone, arrangement, present, timeZone)
  const except = exception?.fact && usual?.recurrence ? resolveDay(exception.fact.date, present.day) : null
  // If the first occurrence falls on the excluded day, start after it.
  const found =
    except !== null && arrangement && except === usual?.day
      ? resolvedIn(zone, arrangement, { ...present, day: except + 1, seconds: 0 }, timeZone)
      : usual
  const used = arrangement && found ? (zone ?? arrangement).used : nothing
  const leftOut: readonly Fact[] =
    exception && except !== null ? [{ kind: 'except', days: [], from: exception.from, to: exception.to }] : nothing
  const several = arrangement && found && helpers.severalOf(tokens, facts, arrangement)
  // Do not guess a day while the word that seems to name it was not understood.
  const dayUnread = unread >= 0 && found !== null && !used.some((fact) => fact.date ?? fact.wait ?? fact.repeat)
  const note: Note | null = dayUnread
    ? noteOn('unread', tokens, unread, unread + 1)
    : several && !found?.times
      ? noteOn('several', tokens, several[0]!.from, several.at(-1)!.to)
      : exception && except === null
        ? noteOn('exception', tokens, exception.from, exception.to)
        : (spreadBy(used, tokens, found?.times !== undefined) ??
          helpers.noteOf(tokens, facts, { arrangement, understood: found && used }, present.day, found))
  const gone = several ? helpers.withoutTimes(tokens, used, several) : used
  const reading: Reading = {
    title: titleOf(
      plain === text ? text : blank(plain),
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
    tags: mended & hint.tag || text.includes('#') || text.includes('@') ? tagsOf(text, tokens) : [],
    spans: spansOf(tokens, leftOut.length === 0 ? used : [...used, ...leftOut]),
  }
  // Assigned one by one: most lines have none of them, and spreading empty objects costs as much as reading the line.
  if (except !== null) reading.except = writeDay(except)
  if (found?.lastDay) reading.lastDay = writeDay(found.lastDay)
  if (found?.beginsThen) reading.beginsThen = true
  if (found?.minutes) reading.minutes = found.minutes
  const times = found?.times ?? (arrangement?.time ? null : arrangement?.times)
  if (found && times) reading.times = times.map(writeTime)
  if (priority > 0) reading.priority = priority
  return reading
}

const resolvedIn = (zone: { zone: string } | null, given: Arrangement, instant: Present, timeZone: string) =>
  zone ? helpers.resolveElsewhere(given, instant, { zone: zone.zone, timeZone }) : resolve(given, instant)

const isWithinDay = (rule: string) => rule.startsWith('FREQ=HOURLY') || rule.startsWith('FREQ=MINUTELY')

/**
 * A note about days we chose ourselves ('twice a week' names none), or about several times a day kept as one reminder.
 */
function spreadBy(used: readonly Fact[], tokens: readonly Token[], hasTimes: boolean): Note | null {
  const isNamed = used.some(({ repeat, spread }) => repeat?.byDay && !spread)
  for (const { spread: ofOurChoice, times, repeat, from, to } of used) {
    const spread = isNamed ? undefined : ofOurChoice
    if (spread ?? times ?? (hasTimes && repeat && isWithinDay(`FREQ=${repeat.freq}`)))
      return noteOn(spread ? 'spread' : 'several', tokens, from, to)
  }
  return null
}

const noteOn = (is: Note['is'], tokens: readonly Token[], from: number, to: number): Note => ({
  is,
  start: tokens[from]!.start,
  end: tokens[to - 1]!.end,
})

/** Replaces hashtags with spaces, so that offsets in the text stay valid. */
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
