import { readMail } from '../src/index.ts'
import { type MailCase, timeZone, unfold } from './mail-case.ts'

/**
 * Shares from 0 to 1; date, time, amount and kind are shares of the correctly found mails. `misses` lists the errors.
 */
type Score = Record<'precision' | 'recall' | 'date' | 'time' | 'amount' | 'kind', number> & { misses: string[] }

/** Reads each mail separately and compares the results. */
export function scoreOf(cases: readonly MailCase[]): Score {
  const hits = { date: 0, time: 0, amount: 0, kind: 0 }
  const misses: string[] = []
  let [right, wrong, missed] = [0, 0, 0]
  for (const [index, one] of cases.entries()) {
    const { mail, now, expected } = unfold(one, String(index))
    const found = readMail(mail, { now, timeZone })
    const got = found && { ...found, time: found.time?.slice(0, 5) ?? null }
    const says = got
      ? `${got.kind} | ${got.date} | ${got.time ?? ''} | ${got.amount === null ? '' : got.amount / 100}`
      : 'none'
    if (!got !== !expected) misses.push(`${one[0]}: ${one[1]}: ${says}, not ${one[3]}`)
    if (got && expected) {
      right += 1
      for (const field of ['date', 'time', 'amount', 'kind'] as const) {
        if (got[field] === expected[field]) hits[field] += 1
        else misses.push(`${one[0]}: ${one[1]}: ${field} in ${says}, not ${one[3]}`)
      }
    } else if (got) wrong += 1
    else if (expected) missed += 1
  }
  return {
    precision: right / (right + wrong),
    recall: right / (right + missed),
    date: hits.date / right,
    time: hits.time / right,
    amount: hits.amount / right,
    kind: hits.kind / right,
    misses,
  }
}
