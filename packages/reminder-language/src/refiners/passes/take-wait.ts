import type { Draft } from './draft.ts'

/**
 * Takes durations counted from now.
 *
 * @example 'check the oven in 20 minutes' rings in twenty minutes.
 */
export function takeWait({ facts, given }: Draft): void {
  for (const fact of facts) {
    if (fact.kind === 'now') given.now = true
    else if (fact.vague && facts.some(({ clock }) => clock)) {
      // 'Asap, by 5 pm' is at five.
    } else if (fact.wait && !given.wait) {
      given.wait = fact.wait
      given.vague = fact.vague ?? false
    } else continue
    given.used.push(fact)
  }
}
