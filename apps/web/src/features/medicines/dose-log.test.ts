import type { Dose } from '@planner/contract/medicines'
import { expect, test } from 'vitest'

import { csvOf, tableOf } from './dose-log.ts'

const dose = (day: string, time: string, state: Dose['state']): Dose => ({
  day,
  time: `${time}:00`,
  amount: 0.5,
  state,
})

const doses = [
  dose('2026-11-20', '20:00', 'missed'),
  dose('2026-11-21', '08:00', 'taken'),
  dose('2026-11-21', '20:00', 'skipped'),
  dose('2026-11-22', '08:00', 'due'),
]

test('TASK-10 the dose log has a column for each time of day, and counts taken, missed and skipped doses', () => {
  const { times, rows, counts } = tableOf(doses)
  expect(times).toEqual(['08:00:00', '20:00:00'])
  expect(rows.map(({ day, cells }) => [day.slice(8), ...cells.map((cell) => cell?.state ?? null)])).toEqual([
    ['20', null, 'missed'],
    ['21', 'taken', 'skipped'],
    ['22', 'due', null],
  ])
  expect(counts).toEqual({ taken: 1, skipped: 1, missed: 1, due: 1 })
})

test('TASK-10 the CSV has a line per dose, and no name runs as a formula', () => {
  expect(csvOf('=cmd("x")', 'tablet', doses.slice(0, 1))).toBe(
    '\ufeff"Medicine","Day","Time","Amount","Unit","State"\r\n"\'=cmd(""x"")","2026-11-20","20:00","0.5","tablet","missed"\r\n',
  )
})
