import { dayMs } from '@planner/days/plain-date'

import { storage } from '#platform/storage.ts'

type Rung = Record<string, number>

/** The alerts this browser has shown, so that neither a reload nor a second tab repeats one. */
export const shownAlerts = {
  has: (tag: string): boolean => tag in read(),
  add(tag: string, at: number): void {
    storage.write(key, JSON.stringify({ ...recent(read(), at), [tag]: at }))
  },
}

/** Keeps the alerts of the last day; older ones cannot recur. */
export const recent = (all: Rung, now: number): Rung =>
  Object.fromEntries(Object.entries(all).filter(([, at]) => now - at < dayMs))

const key = 'rungAlerts'

function read(): Rung {
  try {
    return JSON.parse(storage.read(key) ?? '{}') as Rung
  } catch {
    return {}
  }
}
