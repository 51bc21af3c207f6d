/**
 * Returns a monthly rule for a day of the month that skips no month: in shorter months it uses the last day, whereas
 * RFC 5545 would leave the month out.
 *
 * @param rule 'FREQ=MONTHLY' with an optional interval and end, but no parts that select days.
 */
export function onDayOfMonth(rule: string, dayOfMonth: number): string {
  if (dayOfMonth === 31) return `${rule};BYMONTHDAY=-1`
  const days = [28, 29, 30].filter((day) => day <= dayOfMonth)
  return dayOfMonth <= 28 ? rule : `${rule};BYMONTHDAY=${days.join(',')};BYSETPOS=-1`
}

/** Returns the day of the month of a rule made by `onDayOfMonth`; null for any other rule. */
export function dayOfMonthIn({
  byMonthDay,
  bySetPos,
}: {
  byMonthDay: readonly number[]
  bySetPos: readonly number[]
}): number | null {
  const isRun = byMonthDay.length > 1 && byMonthDay.every((day, index) => day === 28 + index)
  return isRun && bySetPos.length === 1 && bySetPos[0] === -1 ? byMonthDay.at(-1)! : null
}
