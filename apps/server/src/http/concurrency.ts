import type { ServerResponse } from 'node:http'
import { elapsedMs } from '#platform/clock.ts'
import { networksOf } from '#platform/network.ts'
import { Problem } from '#platform/problem.ts'
import type { EdgeLimits } from './edge-limits.ts'
import type { Caller } from './route.ts'

/** Retry-After for a refused caller. */
const retryAfterSeconds = 2

type Waiting = { isHeavy: boolean; start: () => void }

/**
 * A caller with more queued heavy requests than this is flooding: the requests then run one at a time, each followed by
 * a rest of so many times its duration, up to the longest rest. Other people's requests run in the rests.
 */
const flood = { queued: 3, restTimes: 8, longestRestMs: 250 }

/** One caller's running requests and FIFO queue. */
type Lane = { running: number; heavy: number; waiting: Waiting[] }

type Limits = Pick<EdgeLimits, 'atOnce' | 'heavyAtOnce' | 'waiting' | 'waitMs'>

/** Ends a turn. Idempotent. */
export type EndTurn = () => void

export type AcquireSlot = (
  caller: Caller | null,
  address: string,
  asked: { isHeavy: boolean; response: ServerResponse },
) => Promise<EndTurn>

/**
 * Limits the concurrent requests of one caller; further ones wait in a queue per caller, so that nobody else is delayed. A
 * caller is a user on all their devices, or the network of an anonymous client. Waiting uses no database connection and
 * ends when the client disconnects.
 *
 * The limit is per process.
 *
 * @throws Problem `request.too-many` when the queue is full or the wait too long.
 */
export function limitConcurrency(limits: Limits): AcquireSlot {
  const enterAll = openLanes(limits)
  return (caller, address, asked) =>
    enterAll(caller ? [{ key: `member ${caller.user.id}`, times: 1 }] : networksOf(address), asked)
}

/**
 * Limits how many requests with one token look up their session at once: a hundred that arrive together would otherwise
 * take every connection before their user is known.
 *
 * @throws Problem `request.too-many` when the queue is full or the wait too long.
 */
export function limitLookups(limits: Limits): (token: string, response: ServerResponse) => Promise<EndTurn> {
  const enterAll = openLanes({ ...limits, atOnce: lookupsAtOnce, waiting: limits.waiting + limits.atOnce })
  return (token, response) => enterAll([{ key: token, times: 1 }], { isHeavy: false, response })
}

const lookupsAtOnce = 2

type EnterAll = (
  keys: readonly { key: string; times: number }[],
  asked: { isHeavy: boolean; response: ServerResponse },
) => Promise<EndTurn>

const isFlooding = ({ waiting }: Lane): boolean => waiting.filter(({ isHeavy }) => isHeavy).length > flood.queued

function openLanes(limits: Limits): EnterAll {
  const lanes = new Map<string, Lane>()

  function enter(key: string, times: number, isHeavy: boolean, response: ServerResponse): Promise<EndTurn> | EndTurn {
    const lane = lanes.get(key) ?? { running: 0, heavy: 0, waiting: [] }
    lanes.set(key, lane)
    const { running, heavy, waiting } = lane
    const fits = running < limits.atOnce * times && (!isHeavy || heavy < limits.heavyAtOnce * times)
    if (fits) return begin(key, lane, times, isHeavy)
    if (waiting.length >= limits.waiting * times) throw new Problem('request.too-many', { retryAfterSeconds })
    return wait(key, lane, times, isHeavy, response)
  }

  function begin(key: string, lane: Lane, times: number, isHeavy: boolean): EndTurn {
    lane.running++
    if (isHeavy) lane.heavy++
    const began = elapsedMs()
    let isOver = false
    const end = () => {
      if (isHeavy) lane.heavy--
      startNext(lane, times)
      if (lane.running === 0 && lane.heavy === 0) lanes.delete(key)
    }
    return () => {
      if (isOver) return
      isOver = true
      lane.running--
      if (!isHeavy || !isFlooding(lane)) return end()
      setTimeout(end, Math.min(flood.restTimes * (elapsedMs() - began), flood.longestRestMs))
      startNext(lane, times)
    }
  }

  /** Light requests may overtake queued heavy ones; each kind keeps its own order. */
  function startNext(lane: Lane, times: number): void {
    if (lane.running >= limits.atOnce * times) return
    const mayBeHeavy = lane.heavy < (isFlooding(lane) ? 1 : limits.heavyAtOnce) * times
    const at = lane.waiting.findIndex(({ isHeavy }) => mayBeHeavy || !isHeavy)
    if (at >= 0) lane.waiting.splice(at, 1)[0]!.start()
  }

  function wait(key: string, lane: Lane, times: number, isHeavy: boolean, response: ServerResponse): Promise<EndTurn> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        settle()
        lane.waiting.splice(lane.waiting.indexOf(one), 1)
        reject(new Problem('request.too-many', { retryAfterSeconds }))
      }
      const settle = () => {
        clearTimeout(timer)
        response.off('close', giveUp)
      }
      const one: Waiting = {
        isHeavy,
        start() {
          settle()
          resolve(begin(key, lane, times, isHeavy))
        },
      }
      const timer = setTimeout(giveUp, limits.waitMs)
      response.once('close', giveUp)
      lane.waiting.push(one)
    })
  }

  return async (keys, { isHeavy, response }) => {
    const turns: EndTurn[] = []
    const endAll = () => {
      for (const end of turns) end()
    }
    try {
      for (const { key, times } of keys) {
        // The client disconnected.
        if (response.destroyed) throw new Problem('request.too-many', { retryAfterSeconds })
        turns.push(await enter(key, times, isHeavy, response))
      }
    } catch (error) {
      endAll()
      throw error
    }
    return endAll
  }
}

/**
 * Runs the handler, and ends the turn once it has finished and the response has been read: an unread response occupies memory,
 * so it counts. Disconnecting does not end the turn before the handler has finished.
 */
export async function inTurn<T>(end: EndTurn, response: ServerResponse, work: () => Promise<T>): Promise<T> {
  let isWorking = true
  let isAnswered = response.destroyed
  const endWhenOver = () => {
    if (!isWorking && isAnswered) end()
  }
  // 'finish' fires when the last byte has been passed to the OS, 'close' also on disconnect.
  for (const event of ['finish', 'close'] as const) {
    response.once(event, () => {
      isAnswered = true
      endWhenOver()
    })
  }
  try {
    return await work()
  } finally {
    isWorking = false
    endWhenOver()
  }
}
