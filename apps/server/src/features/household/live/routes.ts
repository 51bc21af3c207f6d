import { livePath } from '@planner/contract/household'
import type { Stream } from '#http/serve-streams.ts'

/**
 * Notifies a page of changes in its household, as versions without content: the page fetches what it shows. Ends when
 * the household's membership changes, so that removed people stop listening.
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
