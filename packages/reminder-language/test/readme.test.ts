import { expect, test } from 'vitest'
import readme from '../README.md?raw'
import { parseReminder } from '../src/index.ts'
import { linesNow } from './case.ts'

const rows = readme
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => line.slice(2, -2).split(/ ?\| ?/))

test('the table in the documentation exists', () => {
  expect(rows.length).toBeGreaterThan(30)
})

test.each(rows)('%s', (line, when, repeats, title) => {
  const reading = parseReminder(line, { now: linesNow, timeZone: 'Asia/Kolkata' })
  const at =
    reading.date === null ? '' : `${reading.date} ${reading.timeDefaulted ? '~' : ''}${reading.time!.slice(0, 5)}`
  const rule = [reading.recurrence, reading.festival].filter(Boolean).join(', ')
  expect([at, rule, reading.title]).toEqual([when, repeats, title])
})
