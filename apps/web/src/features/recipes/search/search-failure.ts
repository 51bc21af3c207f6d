import { failures } from '@planner/contract/failures'

import { CallError, NoAnswer } from '#api/errors.ts'

/** Returns the sentence for a failed search (docs/product/specification.md#8-the-error-catalogue). */
export function searchFailure(error: unknown): string {
  if (error instanceof NoAnswer) return failures.searchNetwork
  if (!(error instanceof CallError)) return failures.search
  if (error.status === 401 || error.status === 403) return failures.searchLogin

  return error.status === 404 ? failures.searchMissing : failures.search
}
