import type { ReadMail } from './parse-mail.ts'

/** Crockford's base 32 in small letters: a secret survives being read out, and mail servers that change case. */
const secretPattern = '[0-9a-hjkmnp-tv-z]{20}'

/**
 * The secrets to which a mail was sent. What the mail server wrote of its delivery counts before what the sender wrote: of
 * the former the last one, of the latter all that To and Cc name. A secret anywhere else, as in the text, counts for nothing.
 *
 * @param address the mailbox's own, without a secret.
 */
export function secretsIn(
  { delivered, addressed }: Pick<ReadMail, 'delivered' | 'addressed'>,
  address: string,
): string[] {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  const own = new RegExp(`^<?${escaped(local)}\\+(${secretPattern})@${escaped(domain)}>?$`)
  const secretsOf = (list: readonly string[]) => list.flatMap((one) => own.exec(one.trim().toLowerCase())?.[1] ?? [])
  const [last] = secretsOf(delivered)
  return last === undefined ? [...new Set(secretsOf(addressed))].slice(0, mostAddressed) : [last]
}

/** One mail may be sent to several members of a household. */
const mostAddressed = 5

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
