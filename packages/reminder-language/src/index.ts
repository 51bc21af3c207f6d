// biome-ignore-all assist/source/organizeImports: the word lists come first. Similar adjacent text compresses better: the
// parser is 0.8 kB smaller in gzip (bench/size.ts).
import { tagsOf, withoutHashtags } from './tags/tags.ts'
import { tokenize } from './tokens/tokenize.ts'
import { titleOf } from './title/title.ts'
import { writeDay } from '@planner/days/day-number'
import { grammar } from './grammar.ts'
import type { Fact, Kind } from './parsers/facts.ts'
import type { Options, Reading } from './reading.ts'
import { arrange } from './refiners/arrange.ts'
import { presentAt } from './refiners/context.ts'
import { exceptionOf } from './refiners/exception.ts'
import { noteOf } from './refiners/note.ts'
import { resolve } from './refiners/resolve.ts'
import { severalOf, withoutTimes } from './refiners/several.ts'
import { namesIn } from './tokens/names.ts'
import type { Token } from './tokens/token.ts'

export type { Note, Options, Reading, Span } from './reading.ts'

/**
 * Reads a reminder in English, Hinglish or Hindi: title, day, time, repetition, tags.
 *
 * Never throws and never names a moment that is past. A text that names neither day nor time gives a title alone.
 */
export function parseReminder(text: string, { now, timeZone, leaveAlone }: Options): Reading {
  const plain = withoutHashtags(text)
  const names = namesIn(text)
  const tokens = tokenize(text, leaveAlone ? [...leaveAlone, ...names] : names)
  const read = grammar.read(tokens)
  const exception = exceptionOf(tokens, read)
  const facts = exception?.fact ? read.filter((fact) => fact !== exception.fact) : read
  const present = presentAt(now, timeZone)
  const arrangement = arrange(tokens, facts, present.day)
  const found = arrangement && resolve(arrangement, present)
  const used = found ? arrangement.used : []
  const several = found && severalOf(tokens, facts, arrangement)
  return {
    title: titleOf(plain === text ? text : blank(text), tokens, several ? withoutTimes(tokens, used, several) : used),
    date: found ? writeDay(found.day) : null,
    time: found ? writeTime(found.seconds) : null,
    timeDefaulted: found?.timeDefaulted ?? false,
    recurrence: found?.recurrence ?? null,
    unsupported: found?.recurrence && /^FREQ=(?:HOURLY|MINUTELY)/.test(found.recurrence) ? 'hourly' : null,
    note: several
      ? { is: 'several', start: tokens[several[0]!.from]!.start, end: tokens[several.at(-1)!.to - 1]!.end }
      : exception
        ? { is: 'exception', start: exception.start, end: exception.end }
        : noteOf(tokens, facts, { arrangement, understood: found && used }, present.day),
    festival: found?.festival ?? null,
    tags: tagsOf(text, tokens),
    spans: spansOf(tokens, used),
  }
}

/** Hashtags become blanks, so that places in the text stay where they are. */
function blank(text: string): string {
  return text.replace(/#[\p{L}\p{M}\p{N}_-]+/gu, (tag) => ' '.repeat(tag.length))
}

function writeTime(seconds: number): string {
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':')
}

const spanKinds: Readonly<Record<Kind, Reading['spans'][number]['kind']>> = {
  recurrence: 'recurrence',
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
  const facts = [...new Set(used)].toSorted((a, b) => a.from - b.from)
  return facts.map((fact) => ({
    start: tokens[fact.from]!.start,
    end: tokens[fact.to - 1]!.end,
    kind: spanKinds[fact.kind],
  }))
}
