// The cost of the longest allowed texts for the parsers behind each call, in CPU time: words of their vocabulary and
// punctuation, repeated to the limit and to half of it. Quadratic work shows as a factor of 4. Ends with the worst.
import { understand } from '@planner/commerce/needs/classify'
import { recipes } from '@planner/contract/constants/kitchen'
import { reminders } from '@planner/contract/constants/reminders'
import { searchRecipes, warmSearch } from '@planner/kitchen'
import { readMail } from '@planner/mail-reader'
import { parseReminder } from '@planner/reminder-language'
import { isRecurrence, nextOccurrence } from '@planner/reminder-language/recurrence'
import { redact } from '../apps/server/src/features/assistant/redact.ts'

/** No text may occupy a process for longer. */
const boundMs = 100

const options = { now: new Date('2026-11-20T10:00:00+05:30'), timeZone: 'Asia/Kolkata' }
const marks = [
  '#',
  '@',
  '/',
  '-',
  ':',
  '.',
  '(',
  "'",
  '\n',
  '1',
  '9:',
  '\u0301',
  '\u200d',
  'से',
  '₹',
  'a',
  'a.',
  'a@',
  'aA1',
]
const words =
  'kal subah har somvar Mon 5th 11am 2hr monthly every day pay rent navratri vrat paneer kharidna doctor cab aaj Thu 31/12/2026 4 पौने तारीख दवाई करनी book not if and'.split(
    ' ',
  )
const pieces = [
  ...marks,
  ...words.map((word) => `${word} `),
  words.join(' '),
  words.toReversed().join(' '),
  'car insurance ',
  'sar dard ',
]

for (const slices of [warmSearch]) for (const _ of slices());
const mail = (text: string) => ({ id: 'x', from: text, subject: text, snippet: text, date: text })
const readers: [name: string, length: number, read: (text: string) => unknown][] = [
  ['parseReminder', reminders.textMax, (text) => parseReminder(text, options)],
  ['redact', reminders.textMax, redact],
  ['understand (recommendations)', reminders.titleMax + reminders.descriptionMax, understand],
  ['searchRecipes', recipes.queryMax, (text) => searchRecipes(text, { vegOnly: false, limit: 20 })],
  ['readMail', reminders.textMax, (text) => readMail(mail(text), options)],
]

let worst = 0
for (const [name, length, read] of readers) {
  const costs = pieces
    .map((piece) => ({ piece, whole: costOf(read, piece, length), half: costOf(read, piece, length / 2) }))
    .toSorted((a, b) => b.whole - a.whole)
  const [dearest] = costs
  worst = Math.max(worst, dearest!.whole)
  const growth = Math.max(...costs.filter(({ half }) => half > 2).map(({ whole, half }) => whole / half), 1)
  console.log(
    `${name.padEnd(30)} ${String(length).padStart(5)} characters: at most ${dearest!.whole.toFixed(1).padStart(5)} ms (${JSON.stringify(dearest!.piece.slice(0, 12))}), twice the text costs at most ${growth.toFixed(1)} times`,
  )
}

const rules = [
  'FREQ=YEARLY;BYSETPOS=366;BYDAY=MO;BYMONTH=2',
  'FREQ=YEARLY;BYDAY=MO;BYSETPOS=54',
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29;BYSETPOS=2',
  'FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO;BYSETPOS=9',
  'FREQ=DAILY;INTERVAL=1000;COUNT=10000;BYMONTH=2;BYMONTHDAY=29',
  'FREQ=DAILY;INTERVAL=7;BYDAY=TU',
  'FREQ=DAILY;COUNT=10000;BYDAY=MO',
]
for (const recurrence of rules) {
  const settle = () =>
    isRecurrence(recurrence) && nextOccurrence({ date: '1970-01-01', recurrence }, { after: '2026-11-20' })
  const ms = costOf(settle, '', 0)
  worst = Math.max(worst, ms)
  console.log(`${ms.toFixed(1).padStart(6)} ms  ${recurrence}`)
}
console.log(`worst ${worst.toFixed(1)} ms, at most ${boundMs}`)
process.exitCode = worst <= boundMs ? 0 : 1

/** The minimum of three runs, in milliseconds of CPU time. */
function costOf(read: (text: string) => unknown, piece: string, length: number): number {
  const text = piece.repeat(Math.ceil(length / Math.max(1, piece.length))).slice(0, length)
  return Math.min(
    ...[1, 2, 3].map(() => {
      const began = process.cpuUsage().user
      read(text)
      return (process.cpuUsage().user - began) / 1000
    }),
  )
}
