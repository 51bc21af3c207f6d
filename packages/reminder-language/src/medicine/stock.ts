import { type Rest, word } from './rest.ts'
import { units } from './words.ts'

const leftWords = word(
  `(?<=,\\s*(?:total\\s+)?)(?<total>\\d\\d+)\\s+(?:${units})(?=\\s*(?:total|only)?\\s*$)|(?:stock(?:\\s+(?:is|of|hai))?|strips?\\s+of|pack\\s+of)\\s+(?<after>\\d+)(?:\\s+(?:${units}))?|(?<before>\\d+)\\s+(?:${units})?\\s*(?:left(?!\\s+(?:ear|eye|nostril|side|kaan|aankh))|remaining|in\\s+stock|bach[ie](?:\\s+hain?)?|baki(?:\\s+hain?)?|बची(?:\\s+हैं?)?)|(?<=[,;.\\n]\\s*|(?:abhi|अभी|mere\\s+pa+s|ghar\\s+(?:me(?:in)?|par|pe))\\s+)(?<there>\\d\\d+)\\s+(?:${units})\\s*(?:ghar\\s+(?:me(?:in)?|par|pe)\\s+)?(?:hain?|h|है|हैं|at\\s+home|ghar\\s+(?:me(?:in)?|par|pe))`,
)

const supply = word("\\d+\\s+(?:days?|din|weeks?|months?)(?:[’']s?)?\\s+(?:(?:ka|ki)\\s+)?(?:stock|supply)")

/** Takes the quantity in stock: '10 tablets left', 'strip of 15'. */
export function stockIn(left: Rest): number | null {
  // 'With 30 days' stock': how much that is depends on the doses.
  left.take(supply)
  const { after, before, total, there } = left.take(leftWords)?.groups ?? {}
  const written = after ?? before ?? total ?? there
  return written === undefined ? null : Number(written)
}

/** Whether a part of a text says only how much is in stock: '30 goli hai'. */
export const saysStock = (part: string): boolean => leftWords.test(`, ${part}`)
