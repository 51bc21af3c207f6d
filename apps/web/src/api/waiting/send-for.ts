import type { ServerAnswer } from '@planner/waiting/outcome'
import { sendWaiting } from '@planner/waiting/send-waiting'
import type { WaitingCall } from '@planner/waiting/waiting-call'

import { now } from '#platform/time/clock.ts'

import { tellWaiting } from './messages.ts'
import { waitingPeople, waitingStore } from './store.ts'

/** Sends what waits for a person, under their own token; of all tabs and the service worker one at a time. */
export function sendFor(owner: string): Promise<'done' | 'later' | 'signed-out'> {
  return alone(async () => {
    const token = await waitingPeople.tokenOf(owner)
    if (token === null) return 'done'

    let isAnySettled = false
    const end = await sendWaiting(waitingStore, owner, {
      ask: (call, body) => ask(token, call, body),
      now: () => now().getTime(),
      onSettled(call, outcome) {
        if (outcome.kind === 'taken') tellWaiting({ kind: 'taken', call, answer: outcome.answer })
        isAnySettled = true
      },
      // Not at the end of the round: fifty calls on a slow line take a while.
      onStored: () => tellWaiting({ kind: 'changed' }),
    })
    await waitingPeople.settle(owner)
    // Also where there was nothing to send: a page may have missed who sent it.
    tellWaiting({ kind: 'changed' })
    if (isAnySettled) tellWaiting({ kind: 'sent' })

    return end
  })
}

async function ask(token: string, { id, request }: WaitingCall, body: WaitingCall['request']['body']) {
  const response = await fetch(request.path, {
    method: request.method,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': id,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(15_000),
  })
  const answer: ServerAnswer = {
    status: response.status,
    problem: response.headers.get('x-problem'),
    body: await response.json().catch(() => null),
  }

  return answer
}

/** Where a browser has no locks two may send at once: each keeps the order, and the server does each call once. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('planner-waiting', work) : work()
}
