import { words } from '../vocabulary/phrases.ts'
import { withoutWarnings } from './phishing.ts'

const code = words(
  'otp|o\\.t\\.p\\.?|one[ -]time (?:password|passcode|pin|code)|verification code|security code|login code|sign-?in code|passcode|confirmation code|access code|code to verify|use \\d{4,8} (?:to|as|for)|ओटीपी|वन टाइम पासवर्ड|सत्यापन कोड|reset your password|password reset',
)
/** A code that is asked at the door does not make a delivery a code. */
const atTheDoor = words(
  '(?:out for delivery|will be delivered|arriving|deliver\\w*|pickup|service professional|ride|trip|start|professional)',
)

/** True for one-time codes and the like, which are worthless a minute later. */
export function isCode(subject: string, text: string): boolean {
  if (code.test(withoutWarnings(subject))) return true
  const rest = withoutWarnings(text)
  return code.test(rest) && !atTheDoor.test(rest)
}
