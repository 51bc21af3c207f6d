import { hourMs } from '#platform/clock.ts'
import { purgeSent } from './list-sent-texts.ts'

export const assistantWork = [{ name: 'assistant.forget', everyMs: hourMs, run: purgeSent }]
