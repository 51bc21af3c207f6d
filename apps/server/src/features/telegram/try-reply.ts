import type { Context } from '#context.ts'
import { textReply } from '#features/conversation/replies.ts'
import type { Reply } from '#platform/chat.ts'
import { ProviderFailure } from '#providers/provider-call.ts'

/** Sends a message to a chat; a failure is only logged. */
export async function tryReply(
  { telegram, log }: Context,
  chat: string,
  what: string | Reply,
  inPlaceOf?: number,
): Promise<void> {
  try {
    await telegram?.sendReply(chat, typeof what === 'string' ? textReply(what) : what, inPlaceOf)
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    log.warn({ note: error.message }, 'an answer did not reach Telegram')
  }
}
