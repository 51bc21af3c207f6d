import type { Sender } from '../refuse/sender.ts'
import type { Family } from '../vocabulary/kinds.ts'
import { words } from '../vocabulary/phrases.ts'

/** Reminders below this confidence are discarded, since a wrong one costs more trust than it is worth. */
export const leastConfidence = 0.4

/** Words that mark a journey or a day as the reader's own; without them the mail may be news about one. */
const ownJourney = words(
  'pnr|booking|booked|tickets?|confirm\\w*|check-?\\s?in|boarding|itinerary|doj|reservation|voucher|seat|coach|departs|departing|scheduled|reschedul\\w*|your (?:flight|train|bus|trip|ride|cab|stay|journey|hotel|seat)|aapk[ia]|aap ki|आपकी|आपका|पीएनआर|यात्रा',
)
const ownDay = words(
  'booking|booked|tickets?|confirm\\w*|your|you|dear|invit\\w*|join|registered|appointment|scheduled|reminder|kindly|please|parents?|members|residents?|aap\\w*|hai|आप\\S*|प्रिय|कृपया|निमंत्रण',
)

/**
 * Returns the confidence of a reminder, from 0 to 1: from its kind, the words for its day, its sender, and further
 * evidence.
 */
export function confidenceOf(evidence: {
  text: string
  family: Family
  /** The weight of the words for its kind. */
  kindWeight: number
  /** The weight of the words for its day. */
  dateWeight: number
  sender: Sender
  /** Whether it has an amount, a reference, or for a meeting a time. */
  backed: boolean
}): number {
  const { family, kindWeight, dateWeight, sender, backed } = evidence
  const owed = family === 'payment' || family === 'keeping'
  const sure =
    0.2 +
    Math.min(0.2, kindWeight / 60) +
    Math.min(0.3, dateWeight * 0.03) +
    (sender.standing === 'known' ? 0.15 : 0) +
    (backed ? 0.1 : 0) -
    (owed && dateWeight < 7 ? (backed ? 0.1 : 0.25) : 0) -
    (isNews(evidence) ? 0.3 : 0)
  return Math.round(Math.max(0, Math.min(0.99, sure)) * 100) / 100
}

function isNews({ text, family, dateWeight, backed }: Parameters<typeof confidenceOf>[0]): boolean {
  if (family === 'journey' || family === 'stay') return !ownJourney.test(text)
  if (family === 'meeting' || family === 'school') return !backed && dateWeight < 8 && !ownDay.test(text)
  return false
}
