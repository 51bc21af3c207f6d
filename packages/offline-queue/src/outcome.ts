import type { ChangeState, QueuedChange } from './queued-change.ts'

export type ServerAnswer = {
  status: number
  /** The header `x-problem`. */
  problem: string | null
  body: unknown
}

/**
 * The outcome of sending a call. `state` stays on the device for the person to see; null if there is nothing to show.
 */
export type Outcome =
  | { kind: 'accepted'; state: ChangeState | null; answer: unknown }
  | { kind: 'rejected'; state: ChangeState | null }

/** `failed` if the server itself failed on the call, rather than the network. */
type NotYet = { kind: 'later'; failed: boolean } | { kind: 'signed-out' }

/**
 * Sends a queued change and returns what its answer means: accepted, refused, signed out, or to be sent again later.
 * Never throws; no answer means later.
 */
export async function outcomeOf(call: QueuedChange, ask: () => Promise<ServerAnswer>): Promise<Outcome | NotYet> {
  const answer = await ask().catch(() => null)
  if (answer === null) return { kind: 'later', failed: false }

  const { status, problem, body } = answer
  if (status >= 200 && status < 300) return { kind: 'accepted', state: mergedState(call, body), answer: body }
  if (status === 401) return { kind: 'signed-out' }
  if (isTransient(status)) return { kind: 'later', failed: false }
  if (status >= 500 && call.failures < maxServerFailures) return { kind: 'later', failed: true }
  if (problem === 'reminder.not-found') {
    return { kind: 'rejected', state: call.kind === 'remove' ? null : { name: 'gone' } }
  }

  return { kind: 'rejected', state: { name: 'refused', reason: reasonIn(body) } }
}

/** Whether a status (too early, rate-limited, unreachable) says nothing about the call itself. */
const isTransient = (status: number): boolean => [408, 425, 429, 502, 503, 504].includes(status)

/** A call on which the server fails this often must not block the others. */
const maxServerFailures = 5

/** Returns the changes made elsewhere that an accepted change was merged with; null if there are none to show. */
function mergedState({ kind, base, request }: QueuedChange, answer: unknown): ChangeState | null {
  if (kind !== 'edit' && kind !== 'reopen') return null
  const there = answer as Record<string, unknown>
  const theirs = (there.kept as string[] | undefined) ?? []
  const others = Object.entries(base ?? {})
    .filter(([field, was]) => request.body?.[field] === undefined && there[field] !== was)
    .map(([field]) => field)

  return theirs.length + others.length > 0 ? { name: 'merged', theirs, others } : null
}

function reasonIn(body: unknown): string {
  const detail = typeof body === 'object' && body !== null && 'detail' in body ? body.detail : null

  return typeof detail === 'string' && detail !== '' ? detail : ''
}
