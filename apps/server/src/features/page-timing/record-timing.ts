import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { report } from '@planner/contract/page-timing'
import type { Context } from '#context.ts'
import { pages } from '#platform/metrics/instruments.ts'
import { Problem } from '#platform/problem.ts'

/**
 * Adds a page's reported timings to the metrics of this process; nothing is stored.
 *
 * @throws Problem `request.not-found` if this installation does not collect them.
 */
export function recordTiming({ config }: Context, { page, inp_ms, lcp_ms, cls }: CheckedInputOf<typeof report>): void {
  if (!config.pageTiming) throw new Problem('request.not-found')
  if (inp_ms !== undefined) pages.inp.observe(inp_ms / 1000, page)
  if (lcp_ms !== undefined) pages.lcp.observe(lcp_ms / 1000, page)
  if (cls !== undefined) pages.cls.observe(cls, page)
}
