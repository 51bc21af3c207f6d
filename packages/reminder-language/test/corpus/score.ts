import type { Reading } from '../../src/reading.ts'
import type { CorpusLine } from './read-corpus.ts'

type Score = { when: boolean; rule: boolean; title: boolean }

/** Compares the reminders read from a line with the expected ones; any of the accepted readings is correct. */
export function scored(line: CorpusLine, got: readonly Reading[]): Score {
  const pairs = line.reminders.map((reminder, at) => [reminder, got[at]] as const)
  return {
    when:
      got.length === line.reminders.length &&
      pairs.every(([want, have]) => want.whens.some((one) => isWhen(one, want.rules, have!))),
    rule: pairs.every(([want, have]) => want.rules.some((rule) => isRule(rule, have))),
    title: pairs.every(([want, have]) => want.titles.some((one) => plain(one) === plain(have?.title ?? ''))),
  }
}

/**
 * Whether a time matches: '~' accepts any time of the day, '16:30-19:30' any in that range; if only a rule is expected,
 * any first day is accepted.
 */
function isWhen(want: string, rules: readonly string[], { date, time }: Reading): boolean {
  if (want === '') return rules[0] === '' ? date === null : date !== null
  const range = /^(\S+) (\d\d:\d\d)-(\d\d:\d\d)$/.exec(want)
  if (range) return date === range[1] && time !== null && time.slice(0, 5) >= range[2]! && time.slice(0, 5) <= range[3]!
  return want.endsWith('~') ? date === want.slice(0, 10) : `${date} ${time?.slice(0, 5)}` === want
}

const plain = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/ (hai|hain|है|हैं)$/, '')
    .trim()

/** Whether a rule matches; a yearly rule may omit the month and day of its first occurrence. */
function isRule(want: string, have: Reading | undefined): boolean {
  const rule = sortedParts(have?.recurrence ?? '')
  if (sortedParts(want) === rule) return true
  const [, month, day] = (have?.date ?? '').split('-').map(Number)
  return want.includes('FREQ=YEARLY') && sortedParts(`${want};BYMONTH=${month};BYMONTHDAY=${day}`) === rule
}

/** Sorts the parts of a rule: 'FREQ=DAILY;COUNT=5' and 'COUNT=5;FREQ=DAILY' are the same rule. */
const sortedParts = (rule: string) => rule.split(';').toSorted().join(';')
