import { dayMs } from '#platform/clock.ts'

/** Alerts later than this are not sent (docs/product/decisions.md#14); one message lists them to the person. */
export const tooLateMs = dayMs

/** The note on such alerts. */
export const tooLateNote = 'a day late'
