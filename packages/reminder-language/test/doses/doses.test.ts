import { expect, test } from 'vitest'
import { medicineOf } from '../../src/medicine/medicine.ts'
import { doseInWords } from './dose-in-words.ts'
import doses from './doses.txt?raw'

/** Friday 20 November 2026, 10:00 in India. */
const options = { now: new Date('2026-11-20T04:30:00Z'), timeZone: 'Asia/Kolkata' }

const lines = doses
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | ') as [string, string])

test.each(lines)('TASK-10 “%s” is the prescription that a pharmacist would read', (text, wanted) => {
  expect(doseInWords(medicineOf(text, options))).toBe(wanted)
})
