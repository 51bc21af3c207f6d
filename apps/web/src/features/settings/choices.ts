import { durationInWords } from '#platform/time/date-in-words.ts'

export type Choice = { value: string; label: string }

/** Returns the choices for how long before a reminder the first alert rings. */
export const leadChoices = (chosen: number): Choice[] =>
  withChosen([0, 5, 10, 15, 30, 60, 120, 1440], chosen).map((minutes) => ({
    value: String(minutes),
    label: minutes === 0 ? 'Only when due' : `${durationInWords(minutes)} before`,
  }))

/** Returns the choices for how often an unfinished reminder rings again. */
export const nagChoices = (chosen: number): Choice[] =>
  withChosen([5, 10, 15, 30, 60, 120], chosen).map((minutes) => ({
    value: String(minutes),
    label: `Every ${durationInWords(minutes)}`,
  }))

/** Returns the time zones known to the browser, India first, always including the chosen one. */
export function zoneChoices(chosen: string): Choice[] {
  // 'Asia/Calcutta' is the old name of India's time zone, which some browsers still list.
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== india && zone !== 'Asia/Calcutta')
  const zones = [india, ...(chosen === india || others.includes(chosen) ? [] : [chosen]), ...others]

  return zones.map((zone) => ({ value: zone, label: zone === india ? 'India (Asia/Kolkata)' : readable(zone) }))
}

/** Formats a time zone: 'America/Argentina/Buenos_Aires' becomes 'Buenos Aires (America/Argentina)'. */
function readable(zone: string): string {
  const parts = zone.replaceAll('_', ' ').split('/')
  const city = parts.pop()!

  return parts.length > 0 ? `${city} (${parts.join('/')})` : city
}

/** Adds a value that was chosen elsewhere to the choices. */
const withChosen = (minutes: number[], chosen: number): number[] =>
  minutes.includes(chosen) ? minutes : [...minutes, chosen].toSorted((one, other) => one - other)

const india = 'Asia/Kolkata'
