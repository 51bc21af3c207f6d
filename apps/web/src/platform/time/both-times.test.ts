import { expect, test } from 'vitest'
import { bothTimesInWords } from './both-times.ts'

test('TASK-9 a time of another zone is said in the reader’s, with its own beside it', () => {
  const at = Date.parse('2026-11-21T10:45:00+05:30')
  const inSingapore = (timeZone: string) => bothTimesInWords(at, { timeZone, homeZone: 'Asia/Singapore' })
  expect(inSingapore('Asia/Kolkata')).toBe('1:15 pm (10:45 am in Kolkata)')
  expect(inSingapore('America/New_York')).toBe('1:15 pm (12:15 am in New York)')
  expect(inSingapore('Asia/Singapore')).toBe('1:15 pm')
  // Another name for the same time needs no mention.
  expect(inSingapore('Asia/Manila')).toBe('1:15 pm')
})
