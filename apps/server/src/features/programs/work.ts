import { hourMs } from '#platform/clock.ts'
import { purgeEnded } from './purge-ended.ts'

export const programWork = [{ name: 'ended programs', everyMs: hourMs, run: purgeEnded }]
