import { ownLines } from '@planner/commerce/own-lines'
import { orders as limits } from '@planner/contract/constants/orders'
import { after, dayMs } from '#platform/clock.ts'
import type { OrderPartRow, OrderRemarkRow, OrderRow } from '#platform/db/tables/orders.ts'

type Delivered = Pick<OrderRow, 'status' | 'lines' | 'timeline' | 'deliver_by'> & {
  parts: readonly OrderPartRow[]
  remarks: readonly OrderRemarkRow[]
}

export const isProblem = ({ kind }: OrderRemarkRow): boolean => kind !== 'message'
export const isOpen = ({ answered_at: at }: OrderRemarkRow): boolean => at === null

/** Why a problem with a line cannot be reported, or until when it can be. */
export type LineReport = 'order.not-reportable' | 'order.report-late' | 'order.problem-open' | Date

/**
 * Whether a line can be reported now: it was delivered not too long ago by someone who answers for it, either a vendor
 * that takes orders or the installation itself. Items ticked on a list were bought by the customer.
 */
export function lineReport(
  { status, lines, timeline, parts, remarks }: Delivered,
  index: number,
  now: Date,
): LineReport {
  const part = parts.find((one) => one.lines.some((said) => said.index === index))
  if (!lines[index]?.quantity || (part && part.kind !== 'vendor')) return 'order.not-reportable'
  const isThere = part ? part.state === 'delivered' : status === 'delivered'
  const deliveredAt = part ? part.delivered_at : timeline.findLast((entry) => entry.status === 'delivered')?.at
  if (!isThere || !deliveredAt) return 'order.not-reportable'
  const until = after(new Date(deliveredAt), limits.problemDays * dayMs)
  if (until <= now) return 'order.report-late'
  return remarks.some((one) => one.line === index && isOpen(one)) ? 'order.problem-open' : until
}

/** Returns the lines that can be reported now, and until when all of them can; null if none can. */
export function reportableOf(order: Delivered, now: Date): { until: Date; lines: number[] } | null {
  if (order.remarks.filter(isProblem).length >= limits.problemsMax) return null
  const found = order.lines.flatMap((_, index) => {
    const until = lineReport(order, index, now)
    return until instanceof Date ? [{ index, until }] : []
  })
  if (found.length === 0) return null
  const soonest = Math.min(...found.map(({ until }) => until.getTime()))
  return { until: new Date(soonest), lines: found.map(({ index }) => index) }
}

/**
 * Returns one line of each seller whose items should have been delivered by now: of a shop's part, or of what the
 * installation sells itself. The customer asks about it as 'late'. A seller has at most one such open question.
 */
export function lateLines({ status, lines, parts, remarks, deliver_by: by }: Delivered, now: Date): number[] {
  if (status !== 'confirmed' || by === null || by > now) return []
  if (remarks.filter(isProblem).length >= limits.problemsMax) return []
  const isAsked = (partId: string | null) =>
    remarks.some((one) => one.kind === 'late' && one.part_id === partId && isOpen(one))
  const ordered = (index: number) => (lines[index]?.quantity ?? 0) > 0
  const ofShops = parts.flatMap((part) => {
    const isDue = part.kind === 'vendor' && (part.state === 'accepted' || part.state === 'ready')
    const first = part.lines.find(({ index }) => ordered(index))
    return isDue && first && !isAsked(part.id) ? [first.index] : []
  })
  const own = ownLines({ lines, parts }).find(ordered)
  return own !== undefined && !isAsked(null) ? [...ofShops, own] : ofShops
}
