import { durationInWords } from '#platform/time/date-in-words.ts'

export type Choice = { value: string; label: string }

/** How far ahead of a reminder it may ring first. */
export const leadChoices = (chosen: number): Choice[] =>
  withChosen([0, 5, 10, 15, 30, 60, 120, 1440], chosen).map((minutes) => ({
    value: String(minutes),
    label: minutes === 0 ? 'Only when due' : `${durationInWords(minutes)} before`,
  }))

/** How often a reminder that is not done rings again. */
export const nagChoices = (chosen: number): Choice[] =>
  withChosen([5, 10, 15, 30, 60, 120], chosen).map((minutes) => ({
    value: String(minutes),
    label: `Every ${durationInWords(minutes)}`,
  }))

/** The zones this browser knows, India first; the chosen one is among them whatever the browser calls it. */
export function zoneChoices(chosen: string): Choice[] {
  // 'Asia/Calcutta' is the old name of India's zone, by which some browsers still list it.
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== india && zone !== 'Asia/Calcutta')
  const zones = [india, ...(chosen === india || others.includes(chosen) ? [] : [chosen]), ...others]

  return zones.map((zone) => ({ value: zone, label: zone === india ? 'India (Asia/Kolkata)' : readable(zone) }))
}

/** 'America/Argentina/Buenos_Aires' reads 'Buenos Aires (America/Argentina)'. */
function readable(zone: string): string {
  const parts = zone.replaceAll('_', ' ').split('/')
  const city = parts.pop()!

  return parts.length > 0 ? `${city} (${parts.join('/')})` : city
}

/** A value chosen elsewhere is offered too. */
const withChosen = (minutes: number[], chosen: number): number[] =>
  minutes.includes(chosen) ? minutes : [...minutes, chosen].toSorted((one, other) => one - other)

const india = 'Asia/Kolkata'
