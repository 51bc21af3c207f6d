import { livePath } from '@planner/contract/household'
import type { Stream } from '#http/serve-streams.ts'

/**
 * Tells a page what has changed for its household, as versions and without content: the page asks for what it shows. Ends when
 * the household itself changes, so that nobody who was removed goes on listening.
 */
export const householdStream: Stream = {
  path: livePath,
  open({ live }, { user }, out) {
    let household: number | null = null
    return live.follow(user.household_id, (versions) => {
      out.send('versions', versions)
      const now = versions.household ?? 0
      if (household !== null && household !== now) out.end()
      household = now
    })
  },
}
