import type { Context } from '#context.ts'
import { storeAnswers } from './store.ts'

/**
 * Whether this process can serve requests: its store answers.
 *
 * @throws if it does not, which the edge answers with 503.
 */
export async function ready({ db }: Pick<Context, 'db'>): Promise<{ status: 'ready' }> {
  await storeAnswers(db)
  return { status: 'ready' }
}
