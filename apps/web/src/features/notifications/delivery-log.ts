import { channels, type Delivery } from '@planner/contract/notifications'

import { dayAt } from '#platform/time/wall-time.ts'

/** One alert with its deliveries on all channels. */
export type Ring = Pick<Delivery, 'title' | 'moment' | 'due_at'> & { deliveries: Delivery[] }

/** Groups deliveries for display: by due day, then by alert, keeping their order. */
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

/** Sorts channels as elsewhere: the app first, then the phone, then the rest. */
const byChannel = (one: Delivery, other: Delivery): number =>
  channels.indexOf(one.channel) - channels.indexOf(other.channel)
