import { addMinutes } from './add-minutes.ts'
import { timeOnDay } from './time-on-day.ts'

/** The fields that decide the time on another day. */
type Timed = { time: string; time_defaulted: boolean }

/**
 * Returns times for several reminders moved to a day. A reminder keeps a time chosen for it if that is still to come;
 * the others are spread over half-hours from the next full hour or their usual time, so that they do not all fall in
 * one hour.
 *
 * @param wall the current wall-clock time: 'YYYY-MM-DDTHH:MM:SS'
 * @returns a time for each, 'HH:MM:SS', in the same order.
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

/** Returns the half-hour with the fewest reminders from `earliest` on; the first one on a tie. */
function freest(earliest: string, load: ReadonlyMap<string, number>): string {
  let best = earliest
  for (let time = earliest; time <= lastSlot; time = addMinutes(time, 30)) {
    if ((load.get(time) ?? 0) < (load.get(best) ?? 0)) best = time
  }
  return best
}

/** The last slot for postponed reminders. */
const lastSlot = '21:00:00'
