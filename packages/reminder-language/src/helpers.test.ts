import { expect, test } from 'vitest'
import { linesNow } from '../test/case.ts'
import { helpBy, helpers } from './helpers.ts'
import { parseReminder } from './index.ts'

const options = { now: linesNow, timeZone: 'Asia/Kolkata' }
const { title, date, time } = parseReminder('remind me to call mom Monday no Tuesday 5 pm', options)

test('READ-1 what is loaded beside the reader takes back days and leaves requests out of the title', () => {
  expect([date, time, title]).toEqual(['2026-11-24', '17:00:00', 'Call mom'])
})

test('READ-1 before the helpers load, a line is read without them and nothing is lost', () => {
  const loaded = { ...helpers }
  helpBy({
    fixTypos: () => -1,
    corrected: (_, read) => read,
    exceptionOf: () => null,
    noteOf: () => null,
    zoneOf: () => null,
    resolveElsewhere: () => null,
    severalOf: () => null,
    withoutTimes: (_, used) => [...used],
    dropMentions: () => {},
    dropOfNotes: () => {},
    dropPassingFestivals: () => {},
    dropRates: () => {},
    dropDescribingDates: () => {},
    joinYearlyDates: () => {},
    keepAskedTimes: () => {},
    keepsEnd: () => false,
    withoutObligation: (title) => title,
    isPartOfTask: () => false,
    requested: () => null,
    openingWords: () => 0,
    carriersIn: () => [],
    withoutCarriers: (text) => text,
    readWithTiming: (text, given, read) => read(text, given),
  })
  try {
    const early = parseReminder('remind me to call mom tomorrow 5 pm', options)
    expect([early.date, early.time, early.title]).toEqual(['2026-11-21', '17:00:00', 'Remind me to call mom'])
  } finally {
    helpBy(loaded)
  }
})
