import { expect, test } from 'vitest'
import { parseReminder } from '../index.ts'
import { type Case, corpusNow } from './case.ts'
import { classes } from './classes.ts'
import { easilyMisread } from './easily-misread.ts'
import { english } from './english.ts'
import { fresh2English } from './fresh-2-english.ts'
import { fresh2Hindi } from './fresh-2-hindi.ts'
import { fresh2Hinglish } from './fresh-2-hinglish.ts'
import { hindi } from './hindi.ts'
import { hinglish } from './hinglish.ts'
import { nearMisses } from './near-misses.ts'
import { recurring } from './recurring.ts'

const families: [name: string, cases: readonly Case[]][] = [
  ['Hinglish', hinglish],
  ['Hindi', hindi],
  ['English', english],
  ['what repeats', recurring],
  ['what only looks like a time', nearMisses],
  ['English written afresh', fresh2English],
  ['Hinglish written afresh', fresh2Hinglish],
  ['Hindi written afresh', fresh2Hindi],
  ['the phrase classes of other suites', classes],
  ['what is easily misread', easilyMisread],
]

function read(text: string, timeZone = 'Asia/Kolkata', now = corpusNow): Case {
  const { date, time, timeDefaulted, title, recurrence, festival } = parseReminder(text, { now, timeZone })
  const when = date === null ? '' : `${date} ${timeDefaulted ? '~' : ''}${time!.replace(/:00$/, '')}`
  if (recurrence && festival) return [text, when, title, recurrence, festival]
  return recurrence ? [text, when, title, recurrence] : [text, when, title]
}

test.each(families)('%s is understood', (_name, cases) => {
  expect(cases.map(([text]) => read(text))).toEqual(cases)
})

test('the corpus holds at least 500 lines, no line twice', () => {
  const texts = families.flatMap(([, cases]) => cases.map(([text]) => text))
  expect(texts.length).toBeGreaterThan(500)
  expect(new Set(texts).size).toBe(texts.length)
})

test('the same wall clock gives the same reading in every zone of the person', () => {
  // 10:00 on 20 November 2026 in Auckland and in New York.
  const there = [
    ['Pacific/Auckland', new Date('2026-11-19T21:00:00Z')],
    ['America/New_York', new Date('2026-11-20T15:00:00Z')],
  ] as const
  for (const [timeZone, now] of there) {
    for (const [text] of [...hinglish, ...english]) expect(read(text, timeZone, now)).toEqual(read(text))
  }
})
