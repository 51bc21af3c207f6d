import type { Context } from '#context.ts'
import { Problem } from '#platform/problem.ts'
import { ProviderFailure } from '#providers/provider-call.ts'

/** Runs a call to the file store. @throws Problem `file.unavailable` if it fails. */
export async function storing<T>(context: Context, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    throw new Problem('file.unavailable', {
      retryAfterSeconds: 30,
      reason: `${context.files.provider}: ${error.message}`,
    })
  }
}
