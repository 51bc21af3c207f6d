import { hourMs } from '#platform/clock.ts'
import { forgetSent } from './sent.ts'

export const assistantWork = [{ name: 'assistant.forget', everyMs: hourMs, run: forgetSent }]
