import type { Context } from '#context.ts'
import { addImported, changeImported, type Imported, removeImported } from '#features/reminders/imported.ts'
import type { Db } from '#platform/db/open.ts'
import type { GoogleConnectionRow, GoogleEventRow } from '#platform/db/tables/google.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { contentOfEvent, hashOf } from './content-of-event.ts'
import type { Changes } from './read-changes.ts'
import { deleteEvents, googleEventsOf, putEvents } from './store.ts'

export type Applied = { added: number; changed: number; removed: number; kept: number }

type ChangedEvent = { event: GoogleEventRow; content: Imported }

/**
 * Applies changes read from Google to the planner, in the transaction that locks the connection. Events that the person
 * deleted here do not come back, and those they changed here keep their changes.
 *
 * @param from the first day of the window: earlier events are history and stay.
 * @throws Problem `reminder.too-many`.
 */
export async function applyChanges(
  context: Context,
  tx: Db,
  user: UserRow,
  { connection, changes, from, now }: { connection: GoogleConnectionRow; changes: Changes; from: string; now: Date },
): Promise<Applied> {
  const known = new Map((await googleEventsOf(tx, user.id)).map((event) => [event.event_id, event]))
  const incoming = [...changes.events.values()].map((event): ChangedEvent => {
    const content = contentOfEvent(event, user.time_zone)
    const { id: event_id } = event
    const reminder_id = known.has(event_id) ? known.get(event_id)!.reminder_id : context.ids.next()
    const content_hash = hashOf(content, user.time_zone)
    const { account } = connection
    return { content, event: { user_id: user.id, event_id, account, reminder_id, content_hash, date: content.date } }
  })
  const fresh = incoming.filter(({ event }) => !known.has(event.event_id))
  const changed = incoming.filter(
    ({ event }) => known.get(event.event_id)?.content_hash.equals(event.content_hash) === false,
  )
  // Known appointments that are now read from another account's calendar.
  const moved = incoming.filter(({ event }) => (known.get(event.event_id)?.account ?? event.account) !== event.account)
  const gone = [...known.values()].filter((event) => isGone(event, changes, { from, account: connection.account }))

  const removed = await removeImported(tx, user, remindersOf(gone))
  await deleteEvents(
    tx,
    user.id,
    gone.map(({ event_id }) => event_id),
  )
  const outcome = await changeImported(context, tx, user, contentsOf(changed), now)
  const rings = { origin: 'google', rings: connection.notify, now } as const
  const added = await addImported(context, tx, user, contentsOf(fresh), rings)
  await putEvents(
    tx,
    [...new Set([...fresh, ...changed, ...moved])].map(({ event }) => event),
  )
  return { added: added.length, removed, ...outcome }
}

/** Whether an event was deleted in Google or, if the whole window of this account was read, is missing from it. */
function isGone(
  event: GoogleEventRow,
  changes: Changes,
  { from, account }: { from: string; account: string },
): boolean {
  if (changes.removed.has(event.event_id)) return true
  return changes.isWhole && !changes.events.has(event.event_id) && event.account === account && event.date >= from
}

/** Returns contents by reminder id, without events that the person has deleted here. */
const contentsOf = (incoming: ChangedEvent[]): Map<string, Imported> =>
  new Map(incoming.flatMap(({ event, content }) => (event.reminder_id ? [[event.reminder_id, content]] : [])))

const remindersOf = (events: GoogleEventRow[]): string[] => events.flatMap(({ reminder_id: id }) => id ?? [])
