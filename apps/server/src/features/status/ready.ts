import type { Context } from '#context.ts'
import { storeAnswers } from './store.ts'

/**
 * Returns if this process can serve requests, that is, if its database answers.
 *
 * @throws if not, which the HTTP layer turns into a 503.
 */
export async function ready({ db }: Pick<Context, 'db'>): Promise<{ status: 'ready' }> {
  await storeAnswers(db)
  return { status: 'ready' }
}
