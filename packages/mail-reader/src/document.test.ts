import { expect, test } from 'vitest'
import { readDocument } from './document.ts'

const options = { now: new Date('2026-11-23T06:00:00Z'), timeZone: 'Asia/Kolkata' }
const read = (...lines: string[]) => readDocument(lines.join('\n'), options)

test('INOUT-7 Devanagari in the order in which a PDF draws it, and a rupee sign that a photo’s reader missed, are understood', () => {
  const drawn = ['िबजली िबल', 'उपभोक्ता: आशा शमार्', 'कुल देय रािश ₹1,845', 'भुगतान की अंितम ितिथ 02-12-2026']
  expect(read('आशा पावर', ...drawn)).toMatchObject([
    { title: 'Pay आशा पावर bill', date: '2026-12-02', amount: 184_500 },
  ])
  for (const sign of ['*', '€', '₹']) {
    expect(read('BSES', 'Electricity Bill', `Bill amount ${sign}2,340.00`, 'Due date 30-11-2026')).toMatchObject([
      { date: '2026-11-30', amount: 234_000 },
    ])
  }
})

test('INOUT-7 a bill has one due day, however many days it names; a circular at most five', () => {
  const bill = [
    'BSES',
    'Electricity Bill',
    'Bill date 15-11-2026',
    'Next reading 20 December 2026',
    'Due date 30-11-2026',
  ]
  expect(read(...bill).map(({ date }) => date)).toEqual(['2026-11-30'])
  const days = Array.from({ length: 9 }, (_, n) => `Class test ${n + 1}: ${n + 1} December 2026, 9:00 am`)
  const found = read('Green Valley School', 'Circular', 'Dear Parents, exams and school tests', ...days)
  expect(found.length).toBe(5)
  expect(new Set(found.map(({ date }) => date)).size).toBe(5)
})

test('INOUT-7 whatever a document contains, reading it ends within 5 s and without an error', { timeout: 5000 }, () => {
  const hostile = [
    '',
    '\0'.repeat(1000),
    'ि'.repeat(50_000),
    '1/1/2026 '.repeat(9000),
    '*1,1'.repeat(20_000),
    '﷽'.repeat(40_000),
    'क्'.repeat(30_000),
  ]
  for (const text of hostile) expect(Array.isArray(readDocument(text, options))).toBe(true)
})
