import { hourMs } from '#platform/clock.ts'
import { forgetEnded } from './forget-ended.ts'

export const programWork = [{ name: 'ended programs', everyMs: hourMs, run: forgetEnded }]
