import { expect, test } from 'vitest'
import { parseReminders } from '../../src/several/several.ts'
import { linesNow } from '../case.ts'
import { readCorpus } from './read-corpus.ts'
import { scored } from './score.ts'
import secondEdition from './second-edition.txt?raw'

const lines = readCorpus(secondEdition)
const options = { now: linesNow, timeZone: 'Asia/Kolkata' }

/** Lines that must be right in each class, of all, as of the last change; they may only rise. */
const floors: Readonly<Record<string, number>> = {
  misspelt: 18,
  rules: 33,
  'halves and shifts': 14,
  social: 25,
  'left alone': 30,
  'said beside': 25,
  titles: 18,
  several: 12,
  parts: 10,
}

test.each(Object.entries(floors))(
  'READ-1 READ-3 READ-4 READ-8 of the lines about "%s" %i are read right',
  (name, floor) => {
    const right = lines
      .filter((line) => line.class === name)
      .filter((line) => Object.values(scored(line, parseReminders(line.text, options))).every(Boolean))
    expect(right.length).toBeGreaterThanOrEqual(floor)
  },
)
