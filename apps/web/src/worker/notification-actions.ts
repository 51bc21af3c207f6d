import { notifications } from '@planner/contract/constants/notifications'
import type { InputOf } from '@planner/contract/endpoint'
import type { act } from '@planner/contract/notifications'

import { problems } from '@planner/contract/problems'
import type { NotificationAction } from '#platform/notification-options.ts'

/** A tap on a notification's button: the action to send, and when it was tapped. */
export type Act = { ticket: string; action: NotificationAction; title: string; at: number }

/** The result of an action: `later` if the server was unreachable or failing; a refusal includes its reason. */
export type Outcome = { kind: 'accepted' } | { kind: 'refused'; detail: string } | { kind: 'later' }

/** The queue of actions waiting for a connection: the latest one of each ticket. */
export type QueuedActions = {
  all(): Promise<Act[]>
  keep(act: Act): Promise<void>
  drop(ticket: string): Promise<void>
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Sends an action to the server once. The ticket replaces the session, so that no page need be open. */
export async function sendAction({ ticket, action }: Act, fetch: Fetch): Promise<Outcome> {
  try {
    const response = await fetch(actPath, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ ticket, action } satisfies InputOf<typeof act>),
    })
    if (response.ok) return { kind: 'accepted' }
    if (response.status === 429 || response.status >= 500) return { kind: 'later' }

    return { kind: 'refused', detail: await detailOf(response) }
  } catch {
    return { kind: 'later' }
  }
}

async function detailOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  const detail = typeof body === 'object' && body !== null && 'detail' in body ? body.detail : null

  return typeof detail === 'string' ? detail : problems['notification.ticket'].detail
}

/**
 * Sends queued actions, oldest first, and removes those that were accepted, refused, or have an expired ticket.
 *
 * @returns the outcome of each, except for expired ones.
 */
export async function sendQueuedActs(
  waiting: QueuedActions,
  { now, fetch }: { now: number; fetch: Fetch },
): Promise<{ act: Act; outcome: Outcome }[]> {
  const handled: { act: Act; outcome: Outcome }[] = []
  const acts = (await waiting.all()).toSorted((one, other) => one.at - other.at)
  for (const act of acts) {
    if (now - act.at > ticketMs) {
      await waiting.drop(act.ticket)
      continue
    }
    const outcome = await sendAction(act, fetch)
    if (outcome.kind !== 'later') await waiting.drop(act.ticket)
    handled.push({ act, outcome })
  }

  return handled
}

/** Copied from the contract, because importing it would add all of zod to the service worker. */
const actPath = '/api/notifications/act'

/** How long a ticket is valid, in milliseconds. */
const ticketMs = notifications.ticketHours * 60 * 60_000
