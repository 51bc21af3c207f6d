import type { ServerResponse } from 'node:http'
import { networksOf } from '#platform/network.ts'
import { Problem } from '#platform/problem.ts'
import type { EdgeLimits } from './edge-limits.ts'
import type { Caller } from './route.ts'

/** What a refused caller is asked to wait: by then some of what is under way has ended. */
const retryAfterSeconds = 2

type Waiting = { isHeavy: boolean; start: () => void }

/** The requests of one caller: how many are worked on, and who waits, first come first served. */
type Lane = { running: number; heavy: number; waiting: Waiting[] }

type Limits = Pick<EdgeLimits, 'atOnce' | 'heavyAtOnce' | 'waiting' | 'waitMs'>

/** Ends a turn. Calling it again does nothing. */
export type EndTurn = () => void

export type TakeTurn = (
  caller: Caller | null,
  address: string,
  asked: { isHeavy: boolean; response: ServerResponse },
) => Promise<EndTurn>

/**
 * Lets a few requests of one caller be worked on at a time; the others wait in a queue of their own, which holds up nobody
 * else. A caller is a person, whatever devices they use, or the network a stranger comes from. Waiting takes no connection
 * to the store, and ends when the client hangs up.
 *
 * Counted in each process by itself: with several, a person gets this many in each.
 *
 * @throws Problem `request.too-many` when the queue is full, or the wait too long.
 */
export function limitConcurrency(limits: Limits): TakeTurn {
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
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      lane.running--
      if (isHeavy) lane.heavy--
      startNext(lane, times)
      if (lane.running === 0) lanes.delete(key)
    }
  }

  /** A light request passes heavy ones that wait for a heavy turn; among themselves each kind keeps its order. */
  function startNext(lane: Lane, times: number): void {
    if (lane.running >= limits.atOnce * times) return
    const mayBeHeavy = lane.heavy < limits.heavyAtOnce * times
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

  return async (caller, address, { isHeavy, response }) => {
    const keys = caller ? [{ key: `member ${caller.user.id}`, times: 1 }] : networksOf(address)
    const turns: EndTurn[] = []
    const endAll = () => {
      for (const end of turns) end()
    }
    try {
      for (const { key, times } of keys) {
        // The client hung up: nobody waits for the answer.
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
 * Does the work of a turn, and ends the turn once the work is over and the answer has been read: what nobody reads is kept
 * in memory, and so counts. A client that hangs up ends its turn no sooner than the work that it asked for.
 */
export async function inTurn<T>(end: EndTurn, response: ServerResponse, work: () => Promise<T>): Promise<T> {
  let isWorking = true
  let isAnswered = response.destroyed
  const endWhenOver = () => {
    if (!isWorking && isAnswered) end()
  }
  // 'finish' comes when the last byte has been given to the system, 'close' also when the client hangs up.
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
