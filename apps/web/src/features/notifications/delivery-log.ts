import { channels, type Delivery } from '@planner/contract/notifications'

import { dayAt } from '#platform/time/wall-time.ts'

/** One ring with all the channels on which it went out. */
export type Ring = Pick<Delivery, 'title' | 'moment' | 'due_at'> & { deliveries: Delivery[] }

/** Deliveries as they are read: by the day on which they were due, each ring once, in the order in which they come. */
export function deliveryLog(deliveries: readonly Delivery[], timeZone: string): { day: string; rings: Ring[] }[] {
  const rings = Map.groupBy(deliveries, ({ reminder_id, title, moment, due_at }) =>
    [reminder_id ?? title, moment, due_at].join(' '),
  )
  const days = Map.groupBy(
    [...rings.values()].map((same): Ring => {
      const { title, moment, due_at } = same[0]!
      return { title, moment, due_at, deliveries: same.toSorted(byChannel) }
    }),
    ({ due_at }) => dayAt(new Date(due_at), timeZone),
  )

  return [...days].map(([day, ofDay]) => ({ day, rings: ofDay }))
}

/** As everywhere: the app first, then the phone, then the rest. */
const byChannel = (one: Delivery, other: Delivery): number =>
  channels.indexOf(one.channel) - channels.indexOf(other.channel)
