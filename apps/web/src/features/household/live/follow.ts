import * as household from '@planner/contract/household'

import { call } from '#api/call.ts'
import { token } from '#api/token.ts'
import type { Versions } from './changed-topics.ts'
import { eventReader } from './read-events.ts'

/** After this many streams in a row that ended without data, polls instead. */
const failuresMost = 3
const pollMs = 5000
const longestPauseMs = 30_000
/** A stream silent for this long is considered dead; the server sends something every 20 seconds. */
const silentMs = 45_000

/** Follows the household's versions until aborted: by an event stream, or by polling if streams do not stay open. */
export async function follow(onVersions: (versions: Versions) => void, signal: AbortSignal): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const bearer = token.read()
    if (bearer === null) return
    if (failures < failuresMost) {
      const came = await stream(bearer, onVersions, signal)
      failures = came ? 0 : failures + 1
      await pause(came ? 500 : Math.min(1000 * 2 ** failures, longestPauseMs), signal)
    } else {
      await call(household.changes, {}, { signal }).then(
        ({ versions }) => onVersions(versions),
        () => {
          // Offline, or the server is restarting: polled again later.
        },
      )
      await pause(pollMs, signal)
    }
  }
}

/** Reads one event stream until it ends. @returns whether it delivered any versions. */
async function stream(bearer: string, onVersions: (versions: Versions) => void, signal: AbortSignal): Promise<boolean> {
  const own = new AbortController()
  const stop = () => own.abort()
  signal.addEventListener('abort', stop)
  let silence = setTimeout(stop, silentMs)
  let came = false
  try {
    const response = await fetch(household.livePath, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${bearer}` },
      signal: own.signal,
    })
    if (!response.ok || !response.body) return false
    const read = eventReader(({ event, data }) => {
      if (event !== 'versions') return
      came = true
      onVersions(JSON.parse(data) as Versions)
    })
    const pieces = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await pieces.read()
      if (done) return came
      clearTimeout(silence)
      silence = setTimeout(stop, silentMs)
      read(value)
    }
  } catch {
    // The connection was cut: the caller reopens it.
    return came
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', stop)
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms)
    function end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    signal.addEventListener('abort', end)
  })
}
