import type { FileItem } from '@planner/calendar-files/item'
import { bodyLimitBytes } from '@planner/contract/constants/api'
import { imports as limits } from '@planner/contract/constants/reminders'

/** Splits items into batches within the server's limits on count and size. */
export function batchesOf(items: readonly FileItem[]): FileItem[][] {
  const batches: FileItem[][] = []
  let [batch, bytes]: [FileItem[], number] = [[], 0]
  for (const item of items) {
    const size = new TextEncoder().encode(JSON.stringify(item)).length + 1
    if (batch.length > 0 && (batch.length >= limits.itemsPerCall || bytes + size > bodyLimitBytes * 0.9)) {
      batches.push(batch)
      ;[batch, bytes] = [[], 0]
    }
    batch.push(item)
    bytes += size
  }
  return batch.length > 0 ? [...batches, batch] : batches
}
