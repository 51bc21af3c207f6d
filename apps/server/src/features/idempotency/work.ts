import { hourMs } from '#platform/clock.ts'
import { forgetOldKeys } from './answer-once.ts'

export const idempotencyWork = [{ name: 'idempotency.forget', everyMs: hourMs, run: forgetOldKeys }]
