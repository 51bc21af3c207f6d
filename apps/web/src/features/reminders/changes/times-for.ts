import { addMinutes } from './add-minutes.ts'
import { timeOnDay } from './time-on-day.ts'

/** As far as it decides when it is to be done on another day. */
type Timed = { time: string; time_defaulted: boolean }

/**
 * The times of several reminders that are moved to a day. One keeps the time that was chosen for it, where that is ahead; the
 * others are spread by half-hours from the next full hour on, or from their usual time, so that no hour gets them all.
 *
 * @param wall what the clock shows: 'YYYY-MM-DDTHH:MM:SS'
 * @returns a time for each, 'HH:MM:SS', in their order.
 */
export function timesFor(reminders: readonly Timed[], day: string, wall: string): string[] {
  const load = new Map<string, number>()
  const take = (time: string) => {
    load.set(time, (load.get(time) ?? 0) + 1)
    return time
  }
  const isKept = ({ time, time_defaulted }: Timed) => !time_defaulted && timeOnDay(time, day, wall) === time
  for (const one of reminders) if (isKept(one)) take(one.time)
  return reminders.map((one) => (isKept(one) ? one.time : take(freest(timeOnDay(one.time, day, wall), load))))
}

/** The half-hour with the fewest, from an earliest on; of equals the first. */
function freest(earliest: string, load: ReadonlyMap<string, number>): string {
  let best = earliest
  for (let time = earliest; time <= lastSlot; time = addMinutes(time, 30)) {
    if ((load.get(time) ?? 0) < (load.get(best) ?? 0)) best = time
  }
  return best
}

/** Later than that nobody wants to begin what has waited for days. */
const lastSlot = '21:00:00'
