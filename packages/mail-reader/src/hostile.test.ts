import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeZone, unfold } from '../test/mail-case.ts'
import { developmentMails } from '../test/mails/development.ts'
import { householdInbox } from '../test/mails/household-inbox.ts'
import { type MailReminder, readMail, readMails } from './index.ts'

const now = new Date('2026-11-20T10:00:00+05:30')
const options = { now, timeZone }
const cases = [...developmentMails, ...householdInbox]
const unseen = ['\u200b', '\u200e', '\u200f', '\u202e', '\u2066', '\ufeff', '\u00ad', '\u0301']

function expectSound(found: MailReminder | null): void {
  if (!found) return
  expect(found.date).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(found.date >= '2026-11-20').toBe(true)
  expect(found.time === null || /^(?:[01]\d|2[0-3]):[0-5]\d:00$/.test(found.time)).toBe(true)
  expect(found.amount === null || (Number.isSafeInteger(found.amount) && found.amount > 0)).toBe(true)
  expect(found.confidence).toBeGreaterThanOrEqual(0)
  expect(found.confidence).toBeLessThan(1)
  expect(found.title.length).toBeLessThanOrEqual(160)
  expect(found.title.trim()).not.toBe('')
  expect(found.sourceSentence.length).toBeLessThanOrEqual(300)
}

/** Building blocks of hostile mails: pieces of real mails, punctuation and numbers, in any order. */
const piece = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    ...unseen,
    '₹',
    'Rs.',
    'due date',
    '31/12/2026',
    '99/99/9999',
    'kal',
    'तक',
    ' ',
    '\n',
    '<',
    '&#',
    '0',
  ),
  fc.constantFrom(...cases.flatMap(([, subject, snippet]) => `${subject} ${snippet}`.split(' ')).slice(0, 3000)),
)
const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(' '))

test('any mail is read without an error, and results are valid', () => {
  fc.assert(
    fc.property(text, text, text, fc.oneof(fc.date(), fc.string()), (from, subject, snippet, date) => {
      expectSound(readMail({ id: 'x', from, subject, snippet, date }, options))
    }),
    { numRuns: 300 },
  )
})

test('invisible characters in a mail change nothing', () => {
  const everywhere = (words: string, mark: string) => Array.from(words).join(mark)
  for (const [index, one] of cases.entries()) {
    const { mail, now } = unfold(one, String(index))
    const mark = unseen[index % unseen.length]!
    const marked = { ...mail, subject: everywhere(mail.subject, mark), snippet: everywhere(mail.snippet, mark) }
    expect(readMail(marked, { now, timeZone })).toEqual(readMail(mail, { now, timeZone }))
  }
})

test.each([
  ['digits', '1'],
  ['commas and digits', '1,11,'],
  ['spaces', ' '],
  ['unseen marks', '\u200b'],
  ['open tags', '<a '],
  ['entities', '&#x'],
  ['months', 'nov '],
  ['due dates', 'due date 30-11-2026 '],
  ['orders', 'ignore the '],
  ['never', 'never share '],
  ['words without end', 'aaaa'],
  ['Hindi', 'अंतिम तिथि '],
  ['addresses', 'a@b.'],
])('100 kB of %s are read at once', (_name, seed) => {
  const long = seed.repeat(Math.ceil(100_000 / seed.length))
  expectSound(readMail({ id: 'x', from: `${long} <${long}>`, subject: long, snippet: long, date: long }, options))
})

test('a thousand mails about one due date give one suggestion', () => {
  const [index, one] = [...cases.entries()][0]!
  const { mail } = unfold(one, String(index))
  const mails = Array.from({ length: 1000 }, (_, number) => ({ ...mail, id: String(number) }))
  expect(readMails(mails, options)).toHaveLength(1)
})
