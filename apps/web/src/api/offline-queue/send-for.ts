import type { ServerAnswer } from '@planner/offline-queue/outcome'
import type { QueuedChange } from '@planner/offline-queue/queued-change'
import { sendQueued } from '@planner/offline-queue/send-queued'

import { now } from '#platform/time/clock.ts'
import { queueOwners, queueStorage } from './indexed-db.ts'
import { postQueueMessage } from './messages.ts'

/** Sends a person's queued calls under their own token. Only one tab or service worker sends at a time. */
export function sendFor(owner: string): Promise<'done' | 'later' | 'signed-out'> {
  return alone(async () => {
    const token = await queueOwners.tokenOf(owner)
    if (token === null) return 'done'

    let isAnySettled = false
    const end = await sendQueued(queueStorage, owner, {
      ask: (call, body) => ask(token, call, body),
      now: () => now().getTime(),
      onSettled(call, outcome) {
        if (outcome.kind === 'accepted') postQueueMessage({ kind: 'accepted', call, answer: outcome.answer })
        isAnySettled = true
      },
      // After each call, not at the end: fifty calls on a slow connection take a while.
      onStored: () => postQueueMessage({ kind: 'changed' }),
    })
    await queueOwners.settle(owner)
    // Even when nothing was sent: this page may have missed another tab's message.
    postQueueMessage({ kind: 'changed' })
    if (isAnySettled) postQueueMessage({ kind: 'sent' })

    return end
  })
}

async function ask(token: string, { id, request }: QueuedChange, body: QueuedChange['request']['body']) {
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

/**
 * Without Web Locks two tabs may send at once. That is safe: each keeps the order, and the server runs each call once. The
 * lock keeps its first name, which tabs of an older version use too.
 */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('planner-waiting', work) : work()
}
