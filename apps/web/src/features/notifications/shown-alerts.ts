import { dayMs } from '@planner/days/plain-date'

import { storage } from '#platform/storage.ts'

type Rung = Record<string, number>

/** Which alerts this browser has shown, so that neither a reload nor a second tab shows one again. */
export const shownAlerts = {
  has: (tag: string): boolean => tag in read(),
  add(tag: string, at: number): void {
    storage.write(key, JSON.stringify({ ...recent(read(), at), [tag]: at }))
  },
}

/** The alerts of the last day; older ones cannot come up again. */
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
