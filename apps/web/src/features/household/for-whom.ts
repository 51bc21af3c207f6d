import type { InputOf } from '@planner/contract/endpoint'
import type { Household } from '@planner/contract/household'
import type { createFromText } from '@planner/contract/reminders'

import { queryClient } from '#api/client.ts'
import { findMember } from './find-member.ts'
import { householdKey } from './queries.ts'

/** `who` is 'self', 'everyone', 'anyone' or a member's id; `escalateTo` a person's id, or empty. */
export type ForWhomInput = { who: string; escalateTo: string; minutes: number }

type Said = Pick<InputOf<typeof createFromText>, 'audience' | 'for_id' | 'escalate_to_id' | 'escalate_minutes'>

/** What is sent of whom a new reminder is for: what was chosen, else the member whom the sentence names. */
export function sharingOf(chosen: ForWhomInput | null, said: string | null): Said {
  const members = queryClient.getQueryData<Household>(householdKey)?.members ?? []
  const who = chosen?.who ?? (said === null ? undefined : findMember(said, members)?.id) ?? 'self'
  const escalateTo = chosen?.escalateTo ?? ''
  const escalation =
    escalateTo === '' || who === 'everyone' ? {} : { escalate_to_id: escalateTo, escalate_minutes: chosen!.minutes }
  if (who === 'self') return escalation
  if (who === 'everyone' || who === 'anyone') return { audience: who, ...escalation }
  return { audience: 'member', for_id: who, ...escalation }
}
