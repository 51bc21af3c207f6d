import { expect, test } from 'vitest'
import type { MailCase } from './mail-case.ts'
import { developmentMails } from './mails/development.ts'
import { heldOutInbox } from './mails/held-out-inbox.ts'
import { householdInbox } from './mails/household-inbox.ts'
import { scoreOf } from './score.ts'

const sets: [name: string, cases: readonly MailCase[], traps: number][] = [
  ['mails that the rules were written against', developmentMails, 120],
  ['the inbox of a household', householdInbox, 60],
  ['a held-out inbox', heldOutInbox, 50],
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

test.each(sets)('%s contain enough misleading mails, none twice', (_name, cases, traps) => {
  expect(cases.length).toBeGreaterThanOrEqual(150)
  expect(cases.filter(([, , , expected]) => expected.startsWith('none')).length).toBeGreaterThanOrEqual(traps)
  expect(new Set(cases.map((one) => one.slice(0, 3).join('\n'))).size).toBe(cases.length)
})
