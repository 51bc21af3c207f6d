import { after, minuteMs } from '#platform/clock.ts'
import type { Found, LostDelivery } from '../channels.ts'
import { ProviderFailure } from '../provider-call.ts'

type Listed = { id: string; text: string; createdAt: Date }

/** How many of a number's newest messages are read. */
const looked = 50

/** The maximum difference between Twilio's clock and ours. */
const skewMs = minuteMs / 2

/**
 * Asks Twilio which of the deliveries it received. Twilio does not store our ids, so a message is identified by number,
 * text and time; messages known to belong to another delivery are ignored.
 *
 * Strict: if as many messages match as there are deliveries, they were received; if nothing at all went to the number
 * since, they were not. Otherwise the outcome stays open, because a duplicate is worse than an unknown outcome. It also
 * stays open while another message to the number is being sent, which could be mistaken for the lost one.
 */
export async function findSent(
  lost: LostDelivery[],
  {
    list,
    isIt,
  }: {
    /** The newest messages to a number. */
    list: (number: string, limit: number) => Promise<Listed[]>
    isIt: (text: string, delivery: LostDelivery) => boolean
  },
): Promise<Map<string, Found>> {
  const found = new Map<string, Found>()
  for (const [number, wanted] of Map.groupBy(lost, ({ user }) => user.phone_number)) {
    if (number === null || wanted.some(({ isAnotherUnderWay }) => isAnotherUnderWay)) continue
    const since = after(new Date(Math.min(...wanted.map((one) => one.since.getTime()))), -skewMs)
    const listed = await listOrNull(() => list(number, looked))
    if (listed === null) continue
    const others = new Set(wanted.flatMap(({ otherProviderIds }) => otherProviderIds))
    const recent = listed.filter(({ id, createdAt }) => createdAt >= since && !others.has(id))
    // Older messages may be beyond the page that was read.
    if (recent.length >= looked) continue
    for (const delivery of wanted) {
      const answer = settled(delivery, wanted, recent, isIt)
      if (answer) found.set(delivery.id, answer)
    }
  }
  return found
}

function settled(
  delivery: LostDelivery,
  wanted: LostDelivery[],
  recent: Listed[],
  isIt: (text: string, delivery: LostDelivery) => boolean,
): Found | null {
  if (recent.length === 0) return { handed: false }
  const matches = recent.filter(({ text }) => isIt(text, delivery))
  const twins = wanted.filter((other) => matches.length > 0 && isIt(matches[0]!.text, other))
  if (matches.length > 0 && matches.length === twins.length) {
    return { handed: true, providerId: matches[twins.indexOf(delivery)]!.id }
  }
  // Every listed message matches another of the lost deliveries, so this one was not received.
  const isAnothers = (one: Listed) => wanted.some((other) => other !== delivery && isIt(one.text, other))
  return matches.length === 0 && recent.every(isAnothers) ? { handed: false } : null
}

/** Returns null if Twilio is unreachable. */
async function listOrNull(list: () => Promise<Listed[]>): Promise<Listed[] | null> {
  try {
    return await list()
  } catch (error) {
    if (error instanceof ProviderFailure) return null
    throw error
  }
}
