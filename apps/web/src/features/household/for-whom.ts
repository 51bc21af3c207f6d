import type { Household, Member } from '@planner/contract/household'

import type { QueryClient } from '@tanstack/react-query'

import { queryClient } from '#api/client.ts'
import type { AudienceInput, ForWhomInput } from './audience.ts'
import { findMember } from './find-member.ts'
import { householdKey } from './household-key.ts'

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
