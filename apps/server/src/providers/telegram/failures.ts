import { GrammyError, HttpError } from 'grammy'
import { failureByStatus, ProviderFailure } from '../provider-call.ts'

/** Classifies a failed call to Telegram. */
export function telegramFailure(error: unknown): unknown {
  if (error instanceof GrammyError) return refusal(error)
  if (!(error instanceof HttpError)) return error
  const { code, cause } = error.error as { code?: string; cause?: { code?: string } }
  // The error's own message contains the token.
  return Object.assign(new Error('the connection to Telegram failed'), { code: cause?.code ?? code ?? 'ECONNRESET' })
}

function refusal({ error_code: status, description, parameters }: GrammyError): ProviderFailure {
  const general = failureByStatus(status, parameters.retry_after)
  if (general) return general
  // 401: the token was revoked; 404: it was never valid.
  if (status === 401 || status === 404) return new ProviderFailure('again', 'Telegram does not accept our token')
  if (isClosed(status, description)) {
    return new ProviderFailure('refused', 'the person has blocked the bot', {
      code: String(status),
      switchOff: 'opted-out',
      refusal: 'opted-out',
    })
  }
  return new ProviderFailure('refused', `refused by Telegram, ${status}`, { code: String(status), refusal: 'other' })
}

/** The bot may no longer write to this chat. */
const isClosed = (status: number, description: string): boolean =>
  status === 403 || (status === 400 && /chat not found|PEER_ID_INVALID|user is deactivated/i.test(description))
