import { wallTimeAt } from './wall-time.ts'

/**
 * Returns the account's zone, such as 'India Standard Time', if this device's clock differs from it; else null. Zones
 * with the same time at this instant count as equal.
 */
export function foreignZone(instant: Date, timeZone: string): string | null {
  const here = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
  if (here === wallTimeAt(instant, timeZone)) return null
  const parts = new Intl.DateTimeFormat('en-IN', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(instant)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
