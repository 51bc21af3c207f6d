import { minuteMs } from '#platform/clock.ts'
import { removeDue } from './remove-due.ts'

export const privacyWork = [{ name: 'privacy.remove-due', everyMs: 10 * minuteMs, run: removeDue }]
