import { reminders as limits } from '@planner/contract/constants'
import * as reminders from '@planner/contract/reminders'

import { call } from '#api/call.ts'
import { token } from '#api/token.ts'

type List = reminders.Reminder[]

let early: { answer: Promise<List>; bearer: string } | null = null

/** Asks for the list while the session is still being looked up, so that the two answers travel together. */
export function fetchEarly(): void {
  const bearer = token.read()
  if (bearer === null) return

  early = { bearer, answer: fetchList() }
  // Whoever takes the answer hears of a failure; if nobody does, nobody needs to.
  early.answer.catch(() => {})
  // Fetched for a page that was not opened after all: by the time it is, the answer would be old.
  setTimeout(() => {
    early = null
  }, limits.listTimeoutMs)
}

/** The list: the one that was asked for early, if it is still to be had and the same person's, else a new one. */
export function takeList(signal: AbortSignal): Promise<List> {
  const taken = early
  early = null

  return taken !== null && taken.bearer === token.read() ? taken.answer : fetchList(signal)
}

const fetchList = (signal?: AbortSignal): Promise<List> =>
  call(reminders.list, {}, { timeoutMs: limits.listTimeoutMs, ...(signal && { signal }) })
