import type { InputOf } from '@planner/contract/endpoint'
import type { Household, Member } from '@planner/contract/household'
import type { createFromText, Reminder } from '@planner/contract/reminders'

import type { QueryClient } from '@tanstack/react-query'

import { queryClient } from '#api/client.ts'
import { findMember } from './find-member.ts'
import { householdKey } from './queries.ts'

/** `who` is 'self', 'everyone', 'anyone' or a member's id; `escalateTo` is a member's id, or empty. */
export type ForWhomInput = { who: string; escalateTo: string; minutes: number }

type AudienceInput = Pick<InputOf<typeof createFromText>, 'audience' | 'for_id' | 'escalate_to_id' | 'escalate_minutes'>

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

/** Resolves a name in a sentence to a `who` value; 'self' if no member of the household matches. */
export function whoIsNamed(named: string | null, members: readonly Member[]): string {
  if (named === null || members.length < 2) return 'self'
  return allOfThem.has(named.toLowerCase()) ? 'everyone' : (findMember(named, members)?.id ?? 'self')
}

const allOfThem = new Set(['everyone', 'everybody', 'all', 'sab', 'sabhi', 'सब', 'सभी'])

/** Returns the cached names and nicknames of the other members; empty if the household is not loaded. */
export function namesAtHand(client: QueryClient): string[] {
  const members = client.getQueryData<Household>(householdKey)?.members ?? []
  return members
    .filter(({ is_me: isMe }) => !isMe)
    .flatMap(({ nickname, name }) => [...(nickname ? [nickname] : []), name, name.trim().split(/\s+/)[0]!])
}

/** Returns the audience fields of a new reminder: from the choice, else for the member named in the sentence. */
export function sharingOf(chosen: ForWhomInput | null, named: string | null): AudienceInput {
  const members = queryClient.getQueryData<Household>(householdKey)?.members ?? []
  const who = chosen?.who ?? whoIsNamed(named, members)
  const escalateTo = chosen?.escalateTo ?? ''
  const escalation =
    escalateTo === '' || who === 'everyone' ? {} : { escalate_to_id: escalateTo, escalate_minutes: chosen!.minutes }
  if (who === 'self') return escalation
  if (who === 'everyone' || who === 'anyone') return { audience: who, ...escalation }
  return { audience: 'member', for_id: who, ...escalation }
}
