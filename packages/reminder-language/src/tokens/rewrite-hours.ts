import { kindOf } from './keys.ts'
import { kinds } from './push.ts'
import { clockAt, replace } from './splice.ts'
import { has, hasAny, keySet, nth, type Token } from './token.ts'

/** Whether digits such as '1230' are a 24-hour time. */
export const isHour = (digits: string) => Number(digits.slice(0, -2)) < 24 && Number(digits.slice(-2)) < 60

const numberOf = (token: Token | undefined) => (has(token, 'num') ? token!.meaning!.number : undefined)

/** Reads the spoken number that ends before a position: 'twenty one', 'zero six'. */
function numberBefore(tokens: readonly Token[], at: number): { from: number; value: number } | null {
  const last = numberOf(nth(tokens, at - 1))
  if (last === undefined) return null
  const tens = numberOf(nth(tokens, at - 2))
  if (last < 10 && last > 0 && (tens === 20 || tens === 30 || tens === 40 || tens === 50))
    return { from: at - 2, value: tens + last }
  if (last < 10 && (tens === 0 || nth(tokens, at - 2)?.word === 'oh')) return { from: at - 2, value: last }
  return { from: at - 1, value: last }
}

const beforeHour = keySet(
  'AT BY IN AROUND BEFORE AFTER UNTIL FROM EVERY FOR WITHIN SE TO day wd part mo dm ymd TONIGHT DAILY int clock',
)
const afterHour = keySet('BAAD PEHLE LATER AGO FROM MEIN int TAK KO PE day wd part TONIGHT SHARP')
const coded = /^(?:forms?|section|sec|seat|coach|flat|plot|block|ward|फॉर्म|धारा|सीट)$/

/**
 * Whether a number with 'H' is a code rather than a time: 'form 15H', 'seat no 12H'. 'At 15H' and '2H baad' are times.
 */
function isCode(tokens: readonly Token[], at: number): boolean {
  const before = nth(tokens, at - 2)
  if (hasAny(before, beforeHour) || hasAny(tokens[at + 1], afterHour)) return false
  return tokens[at]!.capital || coded.test(before?.word ?? '')
}

/** Reads military times: 'nineteen hundred hours', 'zero six thirty hours', '0800h'. */
export function readHours(tokens: Token[], at: number): void {
  const { word } = tokens[at]!
  const before = nth(tokens, at - 1)
  if (word === 'h') {
    if (before?.keys[0] !== 'int' || !tokens[at]!.glued) return
    if (before.digits < 3 && isCode(tokens, at))
      replace(tokens, at - 1, 2, { ...before, end: tokens[at]!.end, keys: kinds.opaque, kind: kindOf(kinds.opaque) })
    else if (before.digits === 4 && isHour(String(before.numbers[0]).padStart(4, '0')))
      replace(
        tokens,
        at - 1,
        2,
        clockAt(before, tokens[at]!, Math.floor(before.numbers[0]! / 100), before.numbers[0]! % 100),
      )
    return
  }
  if (word === 'hundred') {
    const hour = has(tokens[at + 1], 'HRS') ? numberBefore(tokens, at) : null
    if (hour && hour.value < 25)
      replace(tokens, hour.from, at + 2 - hour.from, clockAt(tokens[hour.from]!, tokens[at + 1]!, hour.value % 24, 0))
    return
  }
  const minute = numberBefore(tokens, at)
  const hour = minute && minute.value >= 10 && minute.value < 60 ? numberBefore(tokens, minute.from) : null
  // 'Two thirty hours' may be a duration.
  if (hour && hour.value < 24 && (hour.value > 12 || minute!.from - hour.from > 1))
    replace(tokens, hour.from, at + 1 - hour.from, clockAt(tokens[hour.from]!, tokens[at]!, hour.value, minute!.value))
}
