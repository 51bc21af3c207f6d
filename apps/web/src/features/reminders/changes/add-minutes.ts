/** Returns the wall-clock time this many minutes later, capped at the end of the day. @param time 'HH:MM:SS' */
export function addMinutes(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const at = Math.min(hour * 60 + minute + minutes, 24 * 60 - 1)
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}:00`
}
