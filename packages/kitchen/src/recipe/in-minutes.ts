/** Formats minutes: '1 min', '25 mins'. */
export const inMinutes = (minutes: number): string => (minutes === 1 ? '1 min' : `${minutes} mins`)

/** Formats a wait: '45 mins', '8 h', '3 days'. */
export const waiting = (minutes: number): string => {
  if (minutes < 90) return inMinutes(Math.round(minutes))
  if (minutes < 2880) return `${Math.round(minutes / 30) / 2} h`
  return `${Math.round(minutes / 1440)} days`
}
