/** A running or finished timer of a step. Instants in milliseconds. */
export type Timer = {
  id: string
  /** The id of the dish being cooked. */
  recipeId: string
  dish: string
  step: number
  name: string
  endsAt: number
  done: boolean
}

/** A timer that has rung disappears after an hour. */
export const shownOverMs = 3_600_000

/** Returns the timers at an instant and those that have just finished. The array is the same if nothing changed. */
export function ringAt(timers: readonly Timer[], instant: number): { timers: readonly Timer[]; rung: Timer[] } {
  const rung = timers.filter((timer) => !timer.done && timer.endsAt <= instant)
  const shown = timers.filter(({ endsAt }) => endsAt + shownOverMs > instant)
  if (rung.length === 0 && shown.length === timers.length) return { timers, rung }
  return { timers: shown.map((timer) => (rung.includes(timer) ? { ...timer, done: true } : timer)), rung }
}

/** Returns when the next finished timer disappears; null if there are none. */
export const nextExpiry = (timers: readonly Timer[]): number | null =>
  timers.length === 0 ? null : Math.min(...timers.map(({ endsAt }) => endsAt)) + shownOverMs

/** Returns the timer to show for all: the one that rang or rings first; undefined if there are none. */
export const nextToRing = (timers: readonly Timer[]): Timer | undefined =>
  timers.toSorted((one, other) => one.endsAt - other.endsAt)[0]

/** Formats the remaining time as '1:05:09', '6:00' or '0:07'; seconds are rounded up, so that 0:00 means over. */
export function leftInWords(endsAt: number, instant: number): string {
  const seconds = Math.max(0, Math.ceil((endsAt - instant) / 1000))
  const two = (number: number) => String(number).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
