import type { Context } from '#context.ts'
import { after, dayMs } from '#platform/clock.ts'

/** The mailing lists that an unsubscribe link can switch off. */
const mailLists = ['reminders', 'digest'] as const
export type MailList = (typeof mailLists)[number]

export type Unsubscription = { userId: string; list: MailList }

/** Mails are opened late, and the law in some countries requires thirty days. */
const goodForDays = 60

const purpose = 'unsubscribe link'

/** Returns the link that stops mails of a list without signing in (RFC 8058). */
export function unsubscribeUrl(context: Context, { userId, list }: Unsubscription): string {
  const until = after(context.clock.now(), goodForDays * dayMs).getTime()
  const text = [userId, list, until].join(' ')
  const signature = context.signer.sign(purpose, text)
  const token = `${Buffer.from(text).toString('base64url')}.${signature.toString('base64url')}`
  return `${context.config.publicUrl}/unsubscribe/${token}`
}

/** Returns the content of a link's token; null if it is forged or expired. */
export function readUnsubscription(context: Context, token: string): Unsubscription | null {
  const [body = '', signature = ''] = token.split('.')
  const text = Buffer.from(body, 'base64url').toString()
  if (!context.signer.isSignature(purpose, text, Buffer.from(signature, 'base64url'))) return null
  const [userId, list, until] = text.split(' ') as [string, MailList, string]
  return context.clock.now().getTime() < Number(until) ? { userId, list } : null
}
