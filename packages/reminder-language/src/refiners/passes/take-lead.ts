import type { Draft } from './draft.ts'

/**
 * Takes minutes and hours that are counted before or after a time.
 *
 * @example 'book cab 30 minutes before 6 pm' rings at half past five.
 */
export function takeLead({ facts, given }: Draft): void {
  for (const fact of facts) {
    if (fact.kind !== 'shift') continue
    given.lead = fact.shift
    given.used.push(fact)
  }
}

/**
 * Drops a lead when there is no time to count it from.
 *
 * @example 'leave 10 minutes before the train tomorrow' keeps '10 minutes before' in the title.
 */
export function dropLoneLead({ given }: Draft): void {
  if (!given.lead || given.time || given.wait) return
  given.lead = null
  given.used = given.used.filter(({ kind }) => kind !== 'shift')
}
