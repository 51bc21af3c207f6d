import { hourMs } from '#platform/clock.ts'
import { forgetOldActions } from './answer-once.ts'

export const clientActionWork = [{ name: 'client-actions.forget', everyMs: hourMs, run: forgetOldActions }]
