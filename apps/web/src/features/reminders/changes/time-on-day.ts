/**
 * Returns the time at which a reminder moved to a day rings: its own, or the next full hour if its time has passed.
 *
 * @param time 'HH:MM:SS'
 * @param wall the current wall-clock time: 'YYYY-MM-DDTHH:MM:SS'
 */
export function timeOnDay(time: string, day: string, wall: string): string {
  if (`${day}T${time}` > wall) return time
  const hour = Number(wall.slice(11, 13)) + 1

  return hour > 23 ? '23:59:00' : `${String(hour).padStart(2, '0')}:00:00`
}
