/**
 * The time at which something that is moved to a day rings: its own, or the next full hour where that is over on it.
 *
 * @param time 'HH:MM:SS'
 * @param wall what the clock shows: 'YYYY-MM-DDTHH:MM:SS'
 */
export function timeOnDay(time: string, day: string, wall: string): string {
  if (`${day}T${time}` > wall) return time
  const hour = Number(wall.slice(11, 13)) + 1

  return hour > 23 ? '23:59:00' : `${String(hour).padStart(2, '0')}:00:00`
}
