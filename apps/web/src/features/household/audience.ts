import type { InputOf } from '@planner/contract/endpoint'
import type { createFromText, Reminder } from '@planner/contract/reminders'

/** `who` is 'self', 'everyone', 'anyone' or a member's id; `escalateTo` is a member's id, or empty. */
export type ForWhomInput = { who: string; escalateTo: string; minutes: number }

export type AudienceInput = Pick<
  InputOf<typeof createFromText>,
  'audience' | 'for_id' | 'escalate_to_id' | 'escalate_minutes'
>

/** Returns the form value for an existing reminder's audience. */
export const forWhomOf = ({ shared }: Pick<Reminder, 'shared'>): ForWhomInput => ({
  who: shared?.audience === 'member' ? (shared.for_id ?? 'self') : (shared?.audience ?? 'self'),
  escalateTo: shared?.escalate_to_id ?? '',
  minutes: shared?.escalate_minutes ?? 30,
})

/** Returns the fields that change a reminder's audience; empty if it is unchanged. */
export function changedForWhom(chosen: ForWhomInput, reminder: Pick<Reminder, 'shared'>): AudienceInput {
  if (JSON.stringify(chosen) === JSON.stringify(forWhomOf(reminder))) return {}
  return audienceFields(chosen)
}

/** Returns all audience fields explicitly, so that they also reset previous values. */
export function audienceFields({ who, escalateTo, minutes }: ForWhomInput): AudienceInput {
  const isForOne = who !== 'self' && who !== 'everyone' && who !== 'anyone'
  const escalates = escalateTo !== '' && who !== 'everyone'
  return {
    audience: isForOne ? 'member' : who,
    for_id: isForOne ? who : null,
    escalate_to_id: escalates ? escalateTo : null,
    ...(escalates && { escalate_minutes: minutes }),
  }
}
