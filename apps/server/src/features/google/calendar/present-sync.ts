import type { ResultOf } from '@planner/contract/endpoint'
import type { syncCalendar as contract } from '@planner/contract/google'
import type { Synced } from './sync.ts'

/** Presents the result of a sync to its person. */
export function presentSync({ added, changed, removed, kept, total }: Synced): ResultOf<typeof contract> {
  const parts = [
    added > 0 && `${added} new`,
    changed > 0 && `${changed} changed`,
    removed > 0 && `${removed} removed`,
    kept > 0 && `${kept} left as you changed ${kept === 1 ? 'it' : 'them'}`,
  ].filter(Boolean)
  const message = parts.length > 0 ? `Calendar synced: ${parts.join(', ')}` : 'Your calendar is up to date'
  return { message, synced_count: added + changed + removed, total_events: total, added, changed, removed, kept }
}
