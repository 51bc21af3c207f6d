import { livePath } from '@planner/contract/household'
import type { Stream } from '#http/serve-streams.ts'
import type { Versions } from '#platform/live.ts'

/**
 * Notifies a page of changes in its household and to what is the person's own, as versions without content: the page
 * fetches what it shows. Nobody learns of another member's own changes. Ends when the household's membership changes,
 * so that removed people stop listening.
 */
export const householdStream: Stream = {
  path: livePath,
  open({ live }, { user }, out) {
    let household: number | null = null
    let shared: Versions | null = null
    let own: Versions | null = null
    const send = () => {
      // The first event has both, because a page takes topics that appear later for changed ones.
      if (shared && own) out.send('versions', { ...shared, ...own })
    }
    const stopShared = live.follow(user.household_id, (versions) => {
      shared = versions
      send()
      const now = versions.household ?? 0
      if (household !== null && household !== now) out.end()
      household = now
    })
    const stopOwn = live.follow(user.id, (versions) => {
      own = versions
      send()
    })
    return () => {
      stopShared()
      stopOwn()
    }
  },
}
