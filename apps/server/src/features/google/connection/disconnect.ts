import type { Context } from '#context.ts'
import { purgeAnswers } from '#features/assistant/purge-answers.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { removeEvents } from '../calendar/remove-events.ts'
import { deleteOpenSuggestions } from '../mail/store.ts'
import { revokeUnlessShared } from './revoke-token.ts'
import { deleteConnection } from './store.ts'
import { unsealed } from './tokens.ts'

/**
 * Deletes the connection and everything read from mail, then revokes the access at Google. A sync in progress ends
 * without importing anything. Does nothing without a connection.
 *
 * @param eventsToo also deletes imported events that the person has not changed here.
 */
export async function disconnect(
  context: Context,
  user: UserRow,
  { eventsToo }: { eventsToo: boolean },
): Promise<void> {
  const gone = await inTransaction(context.db, async (tx) => {
    const gone = await deleteConnection(tx, user.id)
    await deleteOpenSuggestions(tx, user.id)
    await purgeAnswers(tx, user.id, 'read-mail')
    if (eventsToo) await removeEvents(tx, user)
    return gone
  })
  if (gone)
    await revokeUnlessShared(context, { account: gone.account, token: unsealed(context, gone, 'refresh_token') })
}
