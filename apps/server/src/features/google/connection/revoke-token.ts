import type { Context } from '#context.ts'
import { isAccountConnected } from './store.ts'

/**
 * Revokes a token at Google. Google then revokes all access of that account to this app, so nothing is revoked while
 * another person here is connected to the same account. The local connection stays deleted, whatever Google answers.
 */
export async function revokeUnlessShared(
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
