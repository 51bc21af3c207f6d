import { hourMs } from '#platform/clock.ts'
import { forgetRemoved } from './removal/restore.ts'

export const reminderWork = [{ name: 'reminders.forget-removed', everyMs: hourMs, run: forgetRemoved }]
