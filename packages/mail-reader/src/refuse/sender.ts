import { brands, freeMail } from '../vocabulary/brands.ts'

/**
 * How trustworthy a sender's address is. 'known': a domain of a well-known sender. 'cheap': a top-level domain popular
 * for fraud. 'posing': signs as a well-known sender, but from an unrelated domain. 'lookalike': the address itself
 * imitates one.
 */
export type Standing = 'known' | 'public' | 'plain' | 'cheap' | 'posing' | 'lookalike'

export type Sender = {
  /** The display name, or the domain's name if there is none. */
  name: string
  local: string
  label: string
  standing: Standing
}

const secondLevel = new Set('co gov nic org net ac edu bank fin res gen firm com'.split(' '))
const baitTld =
  /^(?:xyz|top|click|online|site|ru|tk|buzz|shop|icu|vip|loan|win|cn|live|support|ml|ga|cf|gq|pw|work|link|rest|cam|cyou|sbs)$/
const bait =
  /kyc|verif|updat|secur|alert|support|refund|reward|login|block|unlock|helpdesk|customer-?care|claim|lucky|prize|notice|confirm/

const owned = new Set(brands.flatMap(([, labels]) => labels.split(' ')))
const foldedOwned = new Set([...owned].map(folded))
/** Labels long enough that a difference of one letter is not a coincidence. */
const guarded = [...owned].filter((label) => label.length >= 6)
const shortNames = new Set([
  'sbi',
  'lic',
  'pnb',
  'amex',
  'jio',
  'irctc',
  'hdfc',
  'icici',
  'axis',
  'kotak',
  'paytm',
  'uidai',
])

/** Returns the claimed sender of a mail, and how far the address supports the claim. */
export function readSender(from: string): Sender {
  const header = from
    .slice(0, 400)
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
  const open = header.lastIndexOf('<')
  const address = (open < 0 ? header : header.slice(open + 1).replace(/>.*$/s, '')).trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const local = at < 0 ? '' : address.slice(0, at)
  const parts =
    at < 0
      ? []
      : address
          .slice(at + 1)
          .split('.')
          .filter(Boolean)
  const shown = (open < 0 ? '' : header.slice(0, open)).replaceAll('"', '').replace(/\s+/g, ' ').trim()
  const tld = parts.at(-1) ?? ''
  const deep = parts.length > 2 && tld.length === 2 && secondLevel.has(parts.at(-2)!)
  const label = parts.at(deep ? -3 : -2) ?? ''
  return {
    name: shown.includes('@') || !shown ? label.charAt(0).toUpperCase() + label.slice(1) : shown.slice(0, 60),
    local,
    label,
    standing: standingOf(shown, label, parts.slice(0, deep ? -3 : -2), tld),
  }
}

function standingOf(shown: string, label: string, below: readonly string[], tld: string): Standing {
  if (owned.has(label)) return baitTld.test(tld) ? 'lookalike' : 'known'
  if (label.startsWith('xn--') || below.some((part) => part.startsWith('xn--'))) return 'lookalike'
  const named = brands.find(([name]) => isSignedBy(shown, name))
  if (freeMail.has(label)) return named ? 'lookalike' : 'public'
  if (imitates(label) || below.some((part) => part.length > 3 && (owned.has(part) || imitates(part))))
    return 'lookalike'
  if (named && !carries(label, named[1])) return baitTld.test(tld) || bait.test(label) ? 'lookalike' : 'posing'
  if ((named || owns(label)) && (bait.test(label) || baitTld.test(tld))) return 'lookalike'
  if (baitTld.test(tld) && bait.test(label)) return 'lookalike'
  return baitTld.test(tld) ? 'cheap' : 'plain'
}

/** Whether a display name is that of the sender: 'HDFC Bank Alerts' is HDFC, but 'Asha via Airtel' is not Airtel. */
const isSignedBy = (shown: string, name: string) =>
  shown.toLowerCase().startsWith(name.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(shown.slice(name.length))

const carries = (label: string, labels: string) =>
  labels.split(' ').some((one) => label.includes(one.slice(0, 5))) || label.length === 0

const owns = (label: string) => guarded.some((one) => label.includes(one))

function imitates(label: string): boolean {
  if (foldedOwned.has(folded(label)) && !owned.has(label)) return true
  const pieces = label.split('-')
  if (pieces.length > 1 && pieces.some((piece) => owned.has(piece) && (piece.length > 3 || shortNames.has(piece))))
    return true
  return pieces.some((piece) => piece.length >= 5 && guarded.some((one) => one !== piece && isOneOff(piece, one)))
}

/** Folds characters that look alike. */
function folded(label: string): string {
  return label
    .replace(/[1l|]/g, 'i')
    .replaceAll('0', 'o')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('5', 's')
    .replaceAll('3', 'e')
}

/** Whether two labels differ by one extra, missing, wrong or swapped letter. */
function isOneOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from += 1
  let back = 0
  while (back < Math.min(a.length, b.length) - from && a.at(-1 - back) === b.at(-1 - back)) back += 1
  const [left, right] = [a.slice(from, a.length - back), b.slice(from, b.length - back)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}
