import { sentencesOf } from '../text/sentences.ts'
import type { Span } from '../text/span.ts'
import { words } from '../vocabulary/phrases.ts'

type FoundAmount = Span & { paise: number }

const number = '(\\d{1,3}(?:,\\d{2,3}){1,4}|\\d{1,9})(?:\\.(\\d{1,2})(?!\\d))?'
const marked = new RegExp(
  `(?:₹|(?<![\\p{L}])(?:rs|inr|रु|rupees|rupaye|रुपये|रुपए)\\.?)\\s?:?\\s?${number}(?:\\s?(lakhs?|lacs?|crores?|cr|k)\\b)?`,
  'giu',
)
const trailed = new RegExp(`(?<![\\d.,])${number}\\s?(?:\\/-|(?:rupees|rupaye|rupay|rs|inr)\\b|रुपये|रुपए|रु|dr\\b)`, 'giu')
const bare =
  /(?:amount|amt|due|total|payable)\.?(?: (?:is|of|due|payable))?\s?[:=-]?\s?(\d{1,3}(?:,\d{2,3}){1,4}|\d{1,7})\.(\d{2})(?!\d)/gi
/** Amounts as a landlord writes them: 'rent (22,000)', 'total 15320'. Excludes years and small numbers. */
const plain =
  /(?:total|rent|kiraya|amount|fees?|maintenance|due|किराया)\s?(?:of|is|hai|=|:)?\s?\(?(\d{1,3}(?:,\d{2,3})+|(?!20\d\d\b)\d{4,6})(?![\d/.:,-]|\s?(?:st|nd|rd|th|days|units|points|km)\b)/giu
const scale: Readonly<Record<string, number>> = { l: 100_000, c: 10_000_000, k: 1000 }

/** Finds amounts of rupees in the text, in order, in paise. */
export function findAmounts(text: string): FoundAmount[] {
  const found: FoundAmount[] = []
  for (const pattern of [marked, trailed, bare, plain]) {
    for (const match of text.matchAll(pattern)) {
      const [whole, rupees, paise, unit] = match
      if (found.some((other) => match.index < other.end && other.start < match.index + whole.length)) continue
      const value = Number(rupees!.replaceAll(',', '')) + (paise ? Number(paise.padEnd(2, '0')) / 100 : 0)
      const times = unit && pattern === marked ? scale[unit[0]!.toLowerCase()]! : 1
      found.push({ start: match.index, end: match.index + whole.length, paise: Math.round(value * times * 100) })
    }
  }
  return found.toSorted((a, b) => a.start - b.start)
}

/** What the words before an amount make of it, best first; the words nearest to the amount count. */
const meanings: readonly (readonly [score: number, RegExp])[] = (
  [
    [
      12,
      'total (?:amount |payment |outstanding )?(?:due|payable|outstanding)|total amt due|total due|total overdue(?: incl\\.? charges)?|closing balance|kul (?:rashi|bakaya)|कुल देय(?: राशि)?|कुल बकाया',
    ],
    [
      9,
      'amount (?:due|payable|to be paid|to be collected|to pay(?: after service)?|to collect)|be charged|clear (?:the )?balance(?: of)?|balance (?:amount|payment|due)(?: of)?|collect|amt due|net payable|net(?: amount)?|outstanding|dues|bill amount|due amount|payable|to be paid|to pay|pay|keep|cash|cod|balance due|bakaya|देय राशि|बकाया',
    ],
    [
      7,
      'bill(?: of| for)?|premium(?: of)?|emi(?: of)?|instal+ment(?: of)?|fees?(?: of)?|rent|kiraya|charges|invoice|recharge|renew\\w*|payment(?: of)?|price|due|sip(?: of)?|interest(?: of)?|amount|amt|tax|plan|maintenance|membership|subscription|statement|बिल|प्रीमियम|राशि|किराया|फीस|किस्त|शुल्क|बिल राशि|rashi',
    ],
    [1, 'minimum'],
    [
      -9,
      'minimum(?: amount| payment)(?: due)?|minimum due|min\\.?(?: amount| amt| payment)?(?: due)?|late (?:fee|payment)(?: charges?)?(?: of)?|lpsc|penalty|saved|from|gross|revised from|reduced from|rebate|(?:bounce|late|penal) charges?(?: of)?|bounce|late fine|fine of|cashback|save|off|(?:credit |cash |available )?limit|insured|cover(?:age)?|balance|discount|(?:paid |payable )?after due date|paid after|worth|up ?to|processing fee|reward|refund|previous|last|old|saving|fixed deposit|fd|deposit|surcharge|paid|received|fare|न्यूनतम(?: देय)?(?: राशि)?|विलंब',
    ],
  ] as const
).map(([score, text]) => [score, words(text, 'giu')])
// Words that continue to the next amount without punctuation belong to that one: 'Rs 900 Minimum due Rs 45'.
const minimumAfter =
  /^\s?\(?(?:as (?:the )?)?(?:min(?:imum)?\b|cashback|off\b|discount|late|per day|fine)[^.,;|]{0,30}(?:[.,;|)]|$(?<=.{40}))/i
const cashAfter =
  /^[\s,]{0,2}(?:(?:pay|payable|to be paid) (?:at|in|to|on arrival)|in cash|(?:hotel|ghar|delivery|counter) (?:par|pe)|on delivery|cash|naqad|nakad|ready|cod|नकद|नगद)/iu
const stillOwed = /^[\s,]{0,2}(?:payable|to be paid|is payable|due) (?:on|at|by|in)\b/i
const owedAfter =
  /^[^.,;|\n₹\d]{0,12}(?:due|payable|will be|is due|to be paid|hai|है|ka bill|का बिल|se recharge|for|plan|at hotel|jama|pay|bhar)/iu

/**
 * Returns the amount to pay in paise, or null if the mail names none.
 *
 * @param owes false if most amounts are already paid (a ticket): then only words such as 'pay at hotel' count.
 */
export function amountToPay(text: string, amounts: readonly FoundAmount[], owes: boolean): number | null {
  const scored = amounts.map((amount, index) => {
    const from = Math.max(0, amount.start - 60, index ? amounts[index - 1]!.end : 0)
    const to = Math.min(amount.end + 40, amounts[index + 1]?.start ?? text.length)
    return { paise: amount.paise, score: scoreOf(text.slice(from, amount.start), text.slice(amount.end, to)) }
  })
  const best = scored
    .filter(({ paise, score }) => paise > 0 && score >= (owes ? 0 : 8))
    .toSorted((a, b) => b.score - a.score)[0]
  return best?.paise ?? null
}

function scoreOf(left: string, right: string): number {
  if (minimumAfter.test(right)) return -9
  const sentence = left.slice(sentencesOf(left).at(-1)?.start ?? 0)
  const clause = sentence.slice(Math.max(sentence.lastIndexOf('|'), sentence.lastIndexOf(';')) + 1)
  let nearest = { at: -1, length: 0, score: 2 }
  for (const [score, pattern] of meanings) {
    for (const { index, 0: found } of clause.matchAll(pattern)) {
      const end = index + found.length
      if (end > nearest.at || (end === nearest.at && found.length > nearest.length)) {
        nearest = { at: end, length: found.length, score }
      }
    }
  }
  if (nearest.score < 0 && !stillOwed.test(right)) return nearest.score
  if (cashAfter.test(right)) return 9
  return nearest.score + (nearest.score > 0 && owedAfter.test(right) ? 2 : 0)
}
