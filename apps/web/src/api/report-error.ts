import { report } from '@planner/contract/client-errors'

import { call } from './call.ts'
import { errorReport } from './error-report.ts'

/** A page that fails over and over has told enough. */
const reportsMax = 5

const told = new Set<string>()

/** Tells the server of an error that nobody foresaw, once for each kind while the page is open. */
export async function reportError(error: unknown): Promise<void> {
  const input = errorReport(error, location.pathname)
  if (!input) return
  const kind = `${input.name} ${input.message} ${input.source}`
  if (told.has(kind) || told.size >= reportsMax) return
  told.add(kind)
  await call(report, input, { keepalive: true }).catch(() => {
    // Nobody is left to be told, and the person has seen what failed.
  })
}
