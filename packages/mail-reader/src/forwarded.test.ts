import { expect, test } from 'vitest'
import { piecesOf, unwrapped } from './forwarded.ts'

const date = new Date('2026-11-20T04:30:00Z')
const mail = (text: string) => unwrapped({ from: 'Asha <asha@example.in>', subject: 'Fwd: Your bill', text, date })

test.each([
  [
    'Gmail',
    'fyi\n\n---------- Forwarded message ---------\nFrom: BSES <ebill@bses.example>\nDate: Thu, 19 Nov 2026 at 18:02\nSubject: Bill ready\nTo: <asha@example.in>\n\nDue 30-11-2026',
  ],
  [
    'Outlook',
    '-----Original Message-----\nFrom: BSES [mailto:ebill@bses.example]\nSent: 19 November 2026 18:02\nTo: Asha\nSubject: Bill ready\n\nDue 30-11-2026',
  ],
  [
    'Apple Mail',
    'Begin forwarded message:\n\n> From: BSES <ebill@bses.example>\n> Subject: Bill ready\n> Date: 19 November 2026 at 6:02:00 PM IST\n> To: asha@example.in\n> \n> Due 30-11-2026',
  ],
])('INOUT-3 the forwarded mail counts, as %s forwards it', (_program, text) => {
  const inner = mail(text)
  expect([inner.from, inner.subject, inner.text]).toEqual(['BSES <ebill@bses.example>', 'Bill ready', 'Due 30-11-2026'])
  expect(inner.date <= date).toBe(true)
})

test('INOUT-3 a mail that was not forwarded counts itself, and of nested forwards the innermost', () => {
  expect(mail('Due 30-11-2026')).toMatchObject({ from: 'Asha <asha@example.in>', subject: 'Your bill', date })
  const wrap = (from: string, text: string) =>
    `---------- Forwarded message ---------\nFrom: ${from}\nSubject: Fwd: x\n\n${text}`
  expect(mail(wrap('Ravi', wrap('BSES', 'Due'))).from).toBe('BSES')
  // A date after the mail was forwarded, or years before, is ignored.
  expect(mail(`${wrap('BSES', 'Due').replace('Subject:', 'Date: 1 January 2030\nSubject:')}`).date).toEqual(date)
})

test('INOUT-3 hostile mail is read quickly and within limits', () => {
  const began = Date.now()
  mail(`${'-'.repeat(60_000)}\n${'From: x\n'.repeat(5000)}`)
  mail(`${'> '.repeat(30_000)}Begin forwarded message:`)
  mail(`${'_'.repeat(30_000)}\n${' '.repeat(30_000)}`)
  expect(Date.now() - began).toBeLessThan(1000)
  expect(piecesOf('word '.repeat(100_000)).length).toBe(6)
  expect(piecesOf('')).toEqual([])
})
