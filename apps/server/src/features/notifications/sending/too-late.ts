import { dayMs } from '#platform/clock.ts'

/** Alerts older than this are not sent (docs/product/decisions.md#14); the person is told of them in one message. */
export const tooLateMs = dayMs

/** What is noted of them. */
export const tooLateNote = 'a day late'
