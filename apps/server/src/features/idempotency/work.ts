import { hourMs } from '#platform/clock.ts'
import { purgeOldKeys } from './answer-once.ts'

export const idempotencyWork = [{ name: 'idempotency.forget', everyMs: hourMs, run: purgeOldKeys }]
