import { hourMs } from '#platform/clock.ts'
import { forgetEnded } from './programs.ts'

export const programWork = [{ name: 'ended programs', everyMs: hourMs, run: forgetEnded }]
