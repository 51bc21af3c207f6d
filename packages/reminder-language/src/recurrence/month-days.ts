/**
 * A monthly rule on a day of the month that no month skips: where a month is too short, it falls on its last day. RFC 5545
 * would leave that month out.
 *
 * @param rule 'FREQ=MONTHLY', with an interval and an end but without parts that name days.
 */
export function onDayOfMonth(rule: string, dayOfMonth: number): string {
  if (dayOfMonth === 31) return `${rule};BYMONTHDAY=-1`
  const days = [28, 29, 30].filter((day) => day <= dayOfMonth)
  return dayOfMonth <= 28 ? rule : `${rule};BYMONTHDAY=${days.join(',')};BYSETPOS=-1`
}

/** The day of the month of such a rule; null for any other. */
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
