import type { Shared } from '@planner/contract/reminders'

/** Returns the sharing of one occurrence: a claim of a repeating reminder for anyone holds for the claimed day only. */
export const sharedOn = (shared: Shared, day: string): Shared =>
  shared.audience === 'anyone' && shared.claimed_on !== undefined && shared.claimed_on !== day
    ? { ...shared, for_id: null }
    : shared

/** Whether an occurrence rings for a person, by the server's rules (planning/recipients.ts). */
export function isForMe(shared: Shared, userId: string, day: string): boolean {
  const { audience, for_id: member, asked_by: asker } = sharedOn(shared, day)
  if (audience === 'everyone') return true
  if (audience === 'anyone') return member === null || member === userId
  return (member ?? asker) === userId
}

export type AskedState = 'done' | 'overdue' | 'seen' | 'sent' | 'waiting' | 'listed' | 'unconfirmed'

/**
 * Returns the state of a shared reminder as the person who asked sees it. A helper's counts as sent once a message has
 * gone out, and is never overdue if none may be sent; a member has it in their planner at once, with or without a
 * message.
 */
export function askedState(
  { seen_at: seenAt, sent_at: sentAt }: Pick<Shared, 'seen_at' | 'sent_at'>,
  { done, overdue, helper }: { done: boolean; overdue: boolean; helper: { mayBeSent: boolean } | null },
): AskedState {
  if (done) return 'done'
  if (helper && !helper.mayBeSent && sentAt === null) return 'unconfirmed'
  if (overdue) return 'overdue'
  if (seenAt !== null) return 'seen'
  if (helper === null) return 'listed'
  return sentAt === null ? 'waiting' : 'sent'
}

/** Describes the audience: 'For Rohan', 'Everyone'. */
export function forWhomInWords(
  { audience, for_id: member }: Pick<Shared, 'audience' | 'for_id'>,
  me: string,
  name: (id: string | null) => string,
): string {
  if (audience === 'everyone') return 'Everyone'
  if (member === null) return audience === 'anyone' ? 'Anyone' : 'Me'
  return member === me ? 'For you' : `For ${name(member)}`
}
