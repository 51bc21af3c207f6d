import type { InputOf } from '@planner/contract/endpoint'
import type { Household, Member } from '@planner/contract/household'
import type { createFromText, Reminder } from '@planner/contract/reminders'

import type { QueryClient } from '@tanstack/react-query'

import { queryClient } from '#api/client.ts'
import { findMember } from './find-member.ts'
import { householdKey } from './queries.ts'

/** `who` is 'self', 'everyone', 'anyone' or a member's id; `escalateTo` a person's id, or empty. */
export type ForWhomInput = { who: string; escalateTo: string; minutes: number }

type Said = Pick<InputOf<typeof createFromText>, 'audience' | 'for_id' | 'escalate_to_id' | 'escalate_minutes'>

/** Whom an existing reminder is for, as the form shows it. */
export const forWhomOf = ({ shared }: Pick<Reminder, 'shared'>): ForWhomInput => ({
  who: shared?.audience === 'member' ? (shared.for_id ?? 'self') : (shared?.audience ?? 'self'),
  escalateTo: shared?.escalate_to_id ?? '',
  minutes: shared?.escalate_minutes ?? 30,
})

/** The fields that change whom a reminder is for; none where that stays as it is. */
export function changedForWhom(chosen: ForWhomInput, reminder: Pick<Reminder, 'shared'>): Said {
  if (JSON.stringify(chosen) === JSON.stringify(forWhomOf(reminder))) return {}
  return saidOfWhom(chosen)
}

/** All that is said of whom a reminder is for: also what takes a change back. */
export function saidOfWhom({ who, escalateTo, minutes }: ForWhomInput): Said {
  const isForOne = who !== 'self' && who !== 'everyone' && who !== 'anyone'
  const isTold = escalateTo !== '' && who !== 'everyone'
  return {
    audience: isForOne ? 'member' : who,
    for_id: isForOne ? who : null,
    escalate_to_id: isTold ? escalateTo : null,
    ...(isTold && { escalate_minutes: minutes }),
  }
}

/** Whom a sentence names, as `who`: 'self' where that is nobody of the household. */
export function whoIsSaid(said: string | null, members: readonly Member[]): string {
  if (said === null || members.length < 2) return 'self'
  return allOfThem.has(said.toLowerCase()) ? 'everyone' : (findMember(said, members)?.id ?? 'self')
}

const allOfThem = new Set(['everyone', 'everybody', 'all', 'sab', 'sabhi', 'सब', 'सभी'])

/** What the people of the household are called, as a sentence may name them; none where it is not at hand. */
export function namesAtHand(client: QueryClient): string[] {
  const members = client.getQueryData<Household>(householdKey)?.members ?? []
  return members
    .filter(({ is_me: isMe }) => !isMe)
    .flatMap(({ nickname, name }) => [...(nickname ? [nickname] : []), name, name.trim().split(/\s+/)[0]!])
}

/** What is sent of whom a new reminder is for: what was chosen, else the member whom the sentence names. */
export function sharingOf(chosen: ForWhomInput | null, said: string | null): Said {
  const members = queryClient.getQueryData<Household>(householdKey)?.members ?? []
  const who = chosen?.who ?? whoIsSaid(said, members)
  const escalateTo = chosen?.escalateTo ?? ''
  const escalation =
    escalateTo === '' || who === 'everyone' ? {} : { escalate_to_id: escalateTo, escalate_minutes: chosen!.minutes }
  if (who === 'self') return escalation
  if (who === 'everyone' || who === 'anyone') return { audience: who, ...escalation }
  return { audience: 'member', for_id: who, ...escalation }
}
