import { notifications as limits } from '@planner/contract/constants/notifications'
import type { Context } from '#context.ts'
import { after, hourMs } from '#platform/clock.ts'

/** The occurrence that a notification is about, and its person. */
export type TicketFor = { userId: string; reminderId: string; day: string }

const purpose = 'notification ticket'

/**
 * Returns a ticket that lets one notification's buttons act without a session, for its own occurrence and for two days.
 */
export function ticketFor(context: Context, { userId, reminderId, day }: TicketFor): string {
  const until = after(context.clock.now(), limits.ticketHours * hourMs).getTime()
  const text = [userId, reminderId, day, until].join(' ')
  const signature = context.signer.sign(purpose, text)
  return `${Buffer.from(text).toString('base64url')}.${signature.toString('base64url')}`
}

/** Returns the content of a ticket; null if it is forged or expired. */
export function readTicket(context: Context, ticket: string): TicketFor | null {
  const [body = '', signature = ''] = ticket.split('.')
  const text = Buffer.from(body, 'base64url').toString()
  if (!context.signer.isSignature(purpose, text, Buffer.from(signature, 'base64url'))) return null
  const [userId, reminderId, day, until] = text.split(' ') as [string, string, string, string]
  return context.clock.now().getTime() < Number(until) ? { userId, reminderId, day } : null
}
