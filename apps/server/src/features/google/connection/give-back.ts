import type { Context } from '#context.ts'
import { isAccountConnected } from './store.ts'

/**
 * Tells Google that we no longer need a token. Google then takes back all that its account has granted us: nothing is told
 * while anybody here is connected to the same account. What is forgotten here stays forgotten, whatever Google answers.
 */
export async function giveBack(
  context: Context,
  { account, token }: { account: string; token: string | null },
): Promise<void> {
  if (!context.google || token === null || (await isAccountConnected(context.db, account))) return
  try {
    await context.google.revoke(token)
  } catch (error) {
    context.log.warn({ err: error }, 'could not revoke a Google token')
  }
}
