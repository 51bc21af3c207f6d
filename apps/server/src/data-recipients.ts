import { type RecipientId, recipientIds } from '@planner/contract/legal/recipients'
import type { Context } from './context.ts'

/** The third parties to which this installation sends data, in the order in which the privacy policy lists them. */
export function dataRecipientsOf(context: Context): RecipientId[] {
  const { channels, phoneVerifier, payments, geocoder, google, languageModel, telegram, files } = context
  const used = new Set<string>(Object.values(channels).map(({ provider }) => provider))
  if (phoneVerifier.connected) used.add('twilio')
  if (payments) used.add(payments.name)
  if (telegram) used.add('telegram')
  if (context.mailbox) used.add('imap')
  if (geocoder) used.add('nominatim')
  if (google) used.add('google')
  if (files.provider === 's3') used.add('file-store')
  if (languageModel) used.add('language-model')
  return recipientIds.filter((id) => used.has(id))
}
