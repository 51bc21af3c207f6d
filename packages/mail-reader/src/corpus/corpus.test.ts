import { expect, test } from 'vitest'
import type { MailCase } from './case.ts'
import { freshEye } from './fresh-eye.ts'
import { ownMails } from './index.ts'
import { scoreOf } from './score.ts'
import { secondFreshEye } from './second-fresh-eye.ts'

const sets: [name: string, cases: readonly MailCase[], traps: number][] = [
  ['the mails written beside the rules', ownMails, 120],
  ['the mails of a fresh eye', freshEye, 60],
  ['the mails of a second fresh eye, never mended for,', secondFreshEye, 50],
]

test.each(sets)('GOOGLE-4 %s are read with 95% precision, 90% recall, 95% right days', (_name, cases) => {
  const { precision, recall, date, misses } = scoreOf(cases)
  expect(precision, misses.join('\n')).toBeGreaterThanOrEqual(0.95)
  expect(recall, misses.join('\n')).toBeGreaterThanOrEqual(0.9)
  expect(date, misses.join('\n')).toBeGreaterThanOrEqual(0.95)
})

test.each(sets.slice(0, 2))('%s have 95% right times and sums', (_name, cases) => {
  const { time, amount, misses } = scoreOf(cases)
  expect(time, misses.join('\n')).toBeGreaterThanOrEqual(0.95)
  expect(amount, misses.join('\n')).toBeGreaterThanOrEqual(0.95)
})

test.each(sets)('%s hold enough traps, and none twice', (_name, cases, traps) => {
  expect(cases.length).toBeGreaterThanOrEqual(150)
  expect(cases.filter(([, , , expected]) => expected.startsWith('none')).length).toBeGreaterThanOrEqual(traps)
  expect(new Set(cases.map((one) => one.slice(0, 3).join('\n'))).size).toBe(cases.length)
})
