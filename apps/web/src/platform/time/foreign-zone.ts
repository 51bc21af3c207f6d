import { wallTimeAt } from './wall-time.ts'

/**
 * 'India Standard Time' where this device's clock shows another time than the account's zone does; else null. Zones that
 * agree at this instant are the same to whoever reads a time.
 */
export function foreignZone(instant: Date, timeZone: string): string | null {
  const here = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
  if (here === wallTimeAt(instant, timeZone)) return null
  const parts = new Intl.DateTimeFormat('en-IN', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(instant)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
