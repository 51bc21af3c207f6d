import { minuteMs } from '#platform/clock.ts'
import { removeDue } from './remove-due.ts'

// The dialog and the mail name the day of the deletion, and administrators see its minute.
export const privacyWork = [{ name: 'privacy.remove-due', everyMs: minuteMs, run: removeDue }]
