import type { Channel, DeliveryState, Moment } from '@planner/contract/notifications'
import { BellRing, type LucideIcon, Mail, MessageCircle, MessageSquareText, PhoneCall, Send } from 'lucide-react'

import type { BadgeTone } from '#ui/Badge.tsx'

/** The name and icon of each channel. */
export const channelLook: Record<Channel, { name: string; Picture: LucideIcon }> = {
  app: { name: 'App', Picture: BellRing },
  sms: { name: 'SMS', Picture: MessageSquareText },
  whatsapp: { name: 'WhatsApp', Picture: MessageCircle },
  telegram: { name: 'Telegram', Picture: Send },
  email: { name: 'Email', Picture: Mail },
  voice: { name: 'Voice call', Picture: PhoneCall },
}

/** The label and badge tone of each delivery state. */
export const stateLook: Record<DeliveryState, { name: string; tone: BadgeTone }> = {
  waiting: { name: 'Scheduled', tone: 'neutral' },
  claimed: { name: 'Sending', tone: 'teal' },
  handing: { name: 'Sending', tone: 'teal' },
  sent: { name: 'Sent', tone: 'ok' },
  delivered: { name: 'Delivered', tone: 'ok' },
  failed: { name: 'Failed', tone: 'danger' },
  unknown: { name: 'Not confirmed', tone: 'warn' },
  skipped: { name: 'Skipped', tone: 'neutral' },
  late: { name: 'Too late', tone: 'warn' },
}

/**
 * Returns the label of a delivery: 'sent' only if it actually left the server. Without a device the server has nothing
 * to send to, but open pages show the alert themselves.
 */
export const outcomeLook = (one: {
  state: DeliveryState
  kept_in_outbox: boolean
  note: string | null
}): { name: string; tone: BadgeTone } => {
  if (one.kept_in_outbox && one.state === 'sent') return { name: 'Kept in the outbox', tone: 'neutral' }
  if (one.state === 'skipped' && one.note === 'no device') return { name: 'Only while open', tone: 'neutral' }
  return stateLook[one.state]
}

/** Labels for the reasons of an alert. */
export const momentNames: Record<Moment, string> = {
  before: 'ahead of time',
  due: 'when due',
  snoozed: 'after a snooze',
  nag: 'repeat, not done yet',
  digest: 'morning digest',
  missed: 'missed reminders',
  helper: 'to a helper',
  escalated: 'somebody else has not done it',
}
