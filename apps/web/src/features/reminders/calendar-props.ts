import type { Counts } from './counts-by-day.ts'

export type CalendarProps = {
  counts: Counts
  day: string
  today: string
  /** Any day of the month that is shown. */
  month: string
  onMonth: (day: string) => void
  onPick: (day: string) => void
  /** A key is about to move the focus to another day, which must be on the page to take it. */
  onMoveByKey: () => void
}
