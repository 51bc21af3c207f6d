import type { ReadMail } from './parse-mail.ts'

/** Crockford's base 32 in lower case: a secret survives being dictated, and mail servers that change case. */
const secretPattern = '[0-9a-hjkmnp-tv-z]{20}'

/**
 * Returns the secrets in a mail's recipient addresses. The mail server's delivery headers take precedence, of which the
 * last one counts; otherwise all addresses in To and Cc do. Secrets anywhere else, such as in the text, are ignored.
 *
 * @param address the mailbox's own address, without a secret.
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
