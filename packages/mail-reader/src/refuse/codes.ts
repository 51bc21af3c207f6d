import { words } from '../vocabulary/phrases.ts'
import { withoutWarnings } from './phishing.ts'

const code = words(
  'otp|o\\.t\\.p\\.?|one[ -]time (?:password|passcode|pin|code)|verification code|security code|login code|sign-?in code|passcode|confirmation code|access code|code to verify|use \\d{4,8} (?:to|as|for)|ओटीपी|वन टाइम पासवर्ड|सत्यापन कोड|reset your password|password reset',
)
/** Words of deliveries and rides: a code requested at the door does not make the mail a one-time code. */
const atTheDoor = words(
  '(?:out for delivery|will be delivered|arriving|deliver\\w*|pickup|service professional|ride|trip|start|professional)',
)

/** Whether a mail is about a one-time code or the like, which expires within minutes. */
export function isCode(subject: string, text: string): boolean {
  if (code.test(withoutWarnings(subject))) return true
  const rest = withoutWarnings(text)
  return code.test(rest) && !atTheDoor.test(rest)
}
