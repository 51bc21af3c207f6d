import type { MailKind } from '../mail.ts'
import type { Sender } from '../refuse/sender.ts'

const role =
  /\b(?:insta ?alerts?|alerts?|billing|bills?|e-?bill|e-?statements?|statements?|credit cards?|customer ?care|care|support|no-?reply|do-?not-?reply|notifications?|team|info|service|renewals?|updates?)\b/gi
const opening = /^(?:(?:re|fwd?|reminder|gentle reminder|important|alert|notice|urgent|action required)\s?[:!-]\s?)+/i
const brokers = /^(?:google ?pay|phonepe|paytm|cred|mobikwik|amazon pay|hdfc bank instaalerts)/i

/** Returns the reminder's title: words of the mail, cut to one line; never treated as instructions. */
export function titleOf(kind: MailKind, subject: string, sender: Sender, reference: string | null): string {
  const party = sender.name.replace(role, ' ').replace(/\s+/g, ' ').trim() || sender.name
  const plain = subject.replace(opening, '').slice(0, 120)
  if (plain && brokers.test(sender.name)) return plain
  const titles: Partial<Record<MailKind, string>> = {
    bill: `Pay ${party} bill`,
    'card statement': `Pay ${party} credit card${reference?.startsWith('XX') ? ` ${reference}` : ''}`,
    recharge: `Recharge ${party}`,
    insurance: `${party} insurance premium`,
    emi: `${party} EMI`,
    rent: 'Pay rent',
  }
  return (party && titles[kind]) || plain || party || `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
}
