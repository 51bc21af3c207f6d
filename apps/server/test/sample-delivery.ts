import { randomUUID } from 'node:crypto'
import { reminderMessage } from '#features/notifications/sending/reminder-message.ts'
import type { Delivery } from '#providers/channels.ts'

type Of = { to?: string | null; email?: string; title?: string; id?: string }

/** Returns a due reminder for one person, as the dispatcher hands it to a channel. */
export function sampleDelivery({
  to = '+919876543210',
  email = 'asha@example.in',
  title = 'Call Ravi',
  id = randomUUID(),
}: Of = {}): Delivery {
  const occurrenceAt = new Date('2026-11-21T13:00:00Z')
  return {
    id,
    user: { id: randomUUID(), email, phone_number: to },
    devices: [],
    message: reminderMessage({
      title,
      moment: 'due',
      occurrenceAt,
      dueAt: occurrenceAt,
      now: occurrenceAt,
      timeZone: 'Asia/Kolkata',
      homeZone: 'Asia/Kolkata',
      push: { tag: 'reminder:1', url: '/dashboard' },
      publicUrl: 'https://planner.example',
    }),
  }
}
