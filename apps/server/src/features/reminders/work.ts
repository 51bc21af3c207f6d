import { hourMs } from '#platform/clock.ts'
import { purgeRemoved } from './removal/restore.ts'

export const reminderWork = [{ name: 'reminders.forget-removed', everyMs: hourMs, run: purgeRemoved }]
