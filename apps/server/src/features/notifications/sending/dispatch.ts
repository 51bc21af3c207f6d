import type { Channel } from '@planner/contract/notifications'
import type { Context } from '#context.ts'
import { canVerify } from '#features/email-verification/can-verify.ts'
import { after, minuteMs } from '#platform/clock.ts'
import { throughFailover, withRetries } from '#platform/db/in-transaction.ts'
import { outgoingLimit } from '../outgoing/limits.ts'
import { notifyStopped } from '../outgoing/notify-stopped.ts'
import { correctSpend } from '../outgoing/spend.ts'
import { followUp, handOverRound, prepareRound, settlementsOf } from './hand-over.ts'
import { returnUnhandedAlerts, trackUnhanded } from './recovery/unhanded-alerts.ts'
import { type AlertToSend, beginHandover, settleAlerts } from './store.ts'

/** Longer than handing over can take: a provider gets 20 s at most. */
export const leaseMs = minuteMs

/** Concurrent rounds per channel: while a provider handles one, the next is claimed. */
const maxConcurrentRounds = 3

/**
 * Sends a channel's due alerts until none are left. Safe with any number of concurrent processes, even if any of them
 * is killed at any point.
 *
 * An alert goes waiting → handing → settled. If its lease expires while handing, the channel is queried; if that is not
 * possible, the alert ends as 'unknown'. It is never handed over again unless the channel has confirmed that it did not
 * receive it. If the database becomes unavailable before anything was handed over, this process gives the alerts back
 * (recovery/unhanded-alerts.ts).
 */
export async function dispatchChannel(context: Context, channel: Channel): Promise<void> {
  const limit = context.channels[channel].atOnce
  const unproved = canVerify(context) ? 'unverified' : 'no-mail'
  const inFlight = new Set<Promise<void>>()
  const failures: unknown[] = []
  await returnUnhandedAlerts(context)
  for (;;) {
    const now = context.clock.now()
    const claim = context.ids.next()
    const outgoing = outgoingLimit(context, channel, now)
    const leaseUntil = after(now, leaseMs)
    const taken = await beginHandover(context.db, channel, { claim, now, leaseUntil, limit, outgoing, unproved }).catch(
      async (error: unknown) => {
        trackUnhanded(claim, leaseUntil)
        await Promise.all(inFlight)
        throw error
      },
    )
    if (taken.some((alert) => alert.is_stopped)) await notifyStopped(context, now)
    const handing = taken.filter(({ state }) => state === 'handing')
    if (handing.length > 0) {
      const round: Promise<void> = handAndSettle(context, channel, handing, claim, now)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => inFlight.delete(round))
      inFlight.add(round)
    }
    if (taken.length < limit || failures.length > 0) break
    await context.pace.yieldToRequests(isOfOnePerson(taken) ? floodPieces * taken.length : taken.length)
    if (inFlight.size >= maxConcurrentRounds) await Promise.race(inFlight)
  }
  await Promise.all(inFlight)
  if (failures.length > 0) throw failures[0]
}

/** Pieces of background work that an alert of a one-person round counts as, so that requests come before a flood. */
const floodPieces = 3

function isOfOnePerson(alerts: readonly AlertToSend[]): boolean {
  const counts = Map.groupBy(alerts, ({ user_id: userId }) => userId)
  return alerts.length > 4 && [...counts.values()].some((own) => own.length * 2 > alerts.length)
}

async function handAndSettle(
  context: Context,
  channel: Channel,
  alerts: AlertToSend[],
  claim: string,
  now: Date,
): Promise<void> {
  const round = await prepareRound(context, channel, alerts, now).catch((error: unknown) => {
    trackUnhanded(claim, after(now, leaseMs))
    throw error
  })
  const outcomes = await handOverRound(context, channel, round, now)
  const settlements = settlementsOf(round, outcomes, now)
  // The outcomes exist nowhere else, so writing them is retried. Writing them twice has no effect.
  await withRetries(
    () => settleAlerts(context.db, { settlements, alerts, claim, now: context.clock.now() }),
    throughFailover,
  )
  await followUp(context, channel, round, outcomes, now)
  await correctSpend(context, channel, settlements, now)
}
