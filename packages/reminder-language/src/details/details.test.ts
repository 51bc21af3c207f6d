import { expect, test } from 'vitest'
import { linesNow } from '../../test/case.ts'
import { readCorpus } from '../../test/corpus/read-corpus.ts'
import lines from '../../test/corpus/second-edition.txt?raw'
import { parseReminder } from '../index.ts'
import { detailsOf } from './details.ts'

function found(text: string): Record<string, string> {
  const details = detailsOf(text, parseReminder(text, { now: linesNow, timeZone: 'Asia/Kolkata' }))
  return Object.fromEntries(Object.entries(details).flatMap(([name, one]) => (one ? [[name, one.value]] : [])))
}

test.each(
  readCorpus(lines)
    .filter((line) => line.class === 'parts')
    .map(({ text, more }) => [text, more] as const),
)('READ-6 %s names %o', (text, more) => expect(found(text)).toEqual(more))

test.each([
  ['meeting with Dr. Shah at Apollo Hospital 4 pm', { person: 'Dr. Shah', place: 'Apollo Hospital' }],
  ['Sharma ji ko call karna', { person: 'Sharma ji' }],
  ['Ravi se 5000 lene hain', { person: 'Ravi', amount: '5000' }],
  ['pay rent 15k on 1st', { amount: '15000' }],
  ['मम्मी को फोन करना कल', { person: 'मम्मी' }],
  ['check zoom.us/j/123 at 5', { link: 'https://zoom.us/j/123' }],
  ['fly to Pune on Friday', { place: 'Pune' }],
  ['pick up Anita from airport tonight', { person: 'Anita', place: 'airport' }],
  ['call 022-2345-6789', { phone: '02223456789' }],
  ['school fees 18500 15 December se pehle', { amount: '18500' }],
  ['12000 rent on 1st', { amount: '12000' }],
])('READ-6 %s names %o', (text, wanted) => expect(found(text)).toEqual(wanted))

test.each([
  'buy 2 kg sugar',
  'PNR 2345678901 check',
  'read chapter 5',
  'email priya@x.com about report',
  'recharge 299 jio',
  'Goa trip 10 to 14 December',
  'send 5 copies',
  'file tax 2026',
  'meeting on Monday with 5 slides',
])('READ-6 no detail is invented in %s', (text) => expect(found(text)).toEqual({}))

test('READ-6 only the first 1000 characters are searched, so that no text takes long', () => {
  expect(detailsOf(`${'a '.repeat(500)}call Ravi`, { spans: [] }).person).toBeNull()
  expect(detailsOf(`${'a '.repeat(400)}call Ravi`, { spans: [] }).person?.value).toBe('Ravi')
})
