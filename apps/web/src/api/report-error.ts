import { report } from '@planner/contract/client-errors'

import { call } from './call.ts'
import { errorReport } from './error-report.ts'

/** Most reports per page: a page that keeps failing has reported enough. */
const reportsMax = 5

const reported = new Set<string>()

/** Reports an unexpected error to the server, once per kind and page. */
export async function reportError(error: unknown): Promise<void> {
  const input = errorReport(error, location.pathname)
  if (!input) return
  const kind = `${input.name} ${input.message} ${input.source}`
  if (reported.has(kind) || reported.size >= reportsMax) return
  reported.add(kind)
  await call(report, input, { keepalive: true }).catch(() => {
    // The report failed, and the person has already seen the error.
  })
}
