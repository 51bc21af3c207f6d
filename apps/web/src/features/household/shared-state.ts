import type { Shared } from '@planner/contract/reminders'

/** Whether a shared reminder rings at a person, as the server decides it (planning/recipients.ts). */
export function isForMe({ audience, for_id: member, asked_by: asker }: Shared, userId: string): boolean {
  if (audience === 'everyone') return true
  if (audience === 'anyone') return member === null || member === userId
  return (member ?? asker) === userId
}

export type AskedState = 'done' | 'overdue' | 'seen' | 'sent' | 'waiting'

/** What who asked sees of it. A helper's has been sent once a message left; a member has it in their list at once. */
export function askedState(
  { seen_at: seenAt, sent_at: sentAt }: Pick<Shared, 'seen_at' | 'sent_at'>,
  { done, overdue, isHelper }: { done: boolean; overdue: boolean; isHelper: boolean },
): AskedState {
  if (done) return 'done'
  if (overdue) return 'overdue'
  if (seenAt !== null) return 'seen'
  return isHelper && sentAt === null ? 'waiting' : 'sent'
}
