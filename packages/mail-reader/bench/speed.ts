/**
 * Mails per second, relative to the reminder parser on the same words in the same run, and how the time grows with the
 * length of hostile input. Run with `node packages/mail-reader/bench/speed.ts`; fails below the floor.
 */
import { parseReminder } from '@planner/reminder-language'
import { readMail } from '../src/index.ts'
import { timeZone, unfold } from '../test/mail-case.ts'
import { developmentMails } from '../test/mails/development.ts'
import { householdInbox } from '../test/mails/household-inbox.ts'

/**
 * The minimum rate relative to parseReminder on the same words: below a sixth, a hundred mails (the most read at once)
 * become noticeable.
 */
const floor = 0.15
const mails = [...developmentMails, ...householdInbox].map((one, index) => unfold(one, String(index)))

function perSecond(work: () => void): number {
  const start = performance.now()
  work()
  return (1000 * mails.length) / (performance.now() - start)
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
// Rounds alternate, so that a busy machine slows both; the first two are for warm-up.
const rounds = Array.from({ length: 9 }, () => ({
  ours: perSecond(() => {
    for (const { mail, now } of mails) readMail(mail, { now, timeZone })
  }),
  lines: perSecond(() => {
    for (const { mail, now } of mails) parseReminder(`${mail.subject} ${mail.snippet}`.slice(0, 200), { now, timeZone })
  }),
})).slice(2)
const ours = median(rounds.map((round) => round.ours))
const lines = median(rounds.map((round) => round.lines))
const ratio = median(rounds.map((round) => round.ours / round.lines))
console.log(`readMail      ${Math.round(ours)} mails/s, ${ratio.toFixed(2)} of parseReminder (floor ${floor})`)
console.log(`parseReminder ${Math.round(lines)} lines/s on the same words, 200 characters at most`)
for (const size of [1_000, 10_000, 100_000, 1_000_000]) {
  const long = 'never share due date 30-11-2026 nov '.repeat(Math.ceil(size / 36))
  const start = performance.now()
  readMail({ id: 'x', from: long, subject: long, snippet: long, date: '' }, { now: mails[0]!.now, timeZone })
  console.log(`${size} characters: ${(performance.now() - start).toFixed(1)} ms`)
}
if (ratio < floor) process.exitCode = 1
