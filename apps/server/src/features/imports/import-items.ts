import { imports as limits } from '@planner/contract/constants/reminders'
import { Id } from '@planner/contract/fields'
import type { ImportItem, importStates } from '@planner/contract/imports'
import type { Context } from '#context.ts'
import { ownSuffix } from '#features/calendar-feed/own-uid.ts'
import {
  addImported,
  changeImported,
  editedIdsOf,
  type Imported,
  knownAmong,
  removeImported,
} from '#features/reminders/imported.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockAccount } from '#platform/db/lock-account.ts'
import type { Db } from '#platform/db/open.ts'
import type { ImportedItemRow } from '#platform/db/tables/calendar-files.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { contentOfItem, hashOf, hashOfKey, hashOfSource } from './content-of-item.ts'
import { countItems, itemsWith, putItems } from './store.ts'

type State = (typeof importStates)[number]
type Asked = {
  items: readonly ImportItem[]
  import_id?: string | null | undefined
  ring_events?: boolean | undefined
  preview?: boolean | undefined
}
type Judged = {
  key: Buffer
  state: State
  content: Imported | null
  reminderId: string | null
  hash: Buffer
  isInWords: boolean
}

/**
 * Creates reminders from another planner's items, each only once however often its file is imported. What the person
 * has changed or deleted here since stays that way.
 *
 * @param preview true to change nothing.
 * @returns what happened to each item, in order.
 * @throws Problem `reminder.too-many`, `account.full`, `import.too-many`.
 */
export function importItems(
  context: Context,
  user: UserRow,
  { items, import_id: importId = null, ring_events: ringEvents = true, preview = false }: Asked,
): Promise<State[]> {
  return inTransaction(context.db, async (tx) => {
    // So that importing the same file in two tabs creates no duplicates.
    await lockAccount(tx, user.id)
    const judged = await judge(tx, user, items)
    if (!preview) await apply(context, tx, user, { judged, importId, ringEvents })
    return judged.map(({ state }) => state)
  })
}

async function judge(tx: Db, user: UserRow, items: readonly ImportItem[]): Promise<Judged[]> {
  const keys = items.map(({ key }) => hashOfKey(key))
  const known = new Map((await itemsWith(tx, user.id, keys)).map((row) => [row.key_hash.toString('hex'), row]))
  const edited = await editedIdsOf(
    tx,
    user,
    [...known.values()].flatMap(({ reminder_id: id }) => id ?? []),
  )
  const ownIds = items.map(({ key }) => ownIdIn(key))
  const own = await knownAmong(
    tx,
    user,
    ownIds.flatMap((id) => id ?? []),
  )
  const seen = new Set<string>()
  return items.map((item, at): Judged => {
    const key = keys[at]!
    const name = key.toString('hex')
    const row = known.get(name)
    const content = contentOfItem(item)
    const isTwice = seen.has(name)
    seen.add(name)
    const isOwn = own.has(ownIds[at] ?? '')
    const state = isOwn
      ? 'own'
      : isTwice
        ? 'same'
        : stateOf(item, { row, content, isEdited: edited.has(row?.reminder_id ?? '') })
    const isInWords = item.source !== undefined
    const hash = hashOfSource(item, content)
    return { key, state, content, reminderId: row?.reminder_id ?? null, hash, isInWords }
  })
}

function stateOf(
  item: ImportItem,
  { row, content, isEdited }: { row: ImportedItemRow | undefined; content: Imported | null; isEdited: boolean },
): State {
  if (row && row.reminder_id === null) return 'deleted'
  if (item.cancelled) return row ? (isEdited ? 'kept' : 'removed') : 'cancelled'
  if (content === null) return 'refused'
  if (!row) return 'new'
  // Rows from before source texts were compared have the hash of their content.
  if ([hashOfSource(item, content), hashOf(content)].some((hash) => row.content_hash.equals(hash))) return 'same'
  return isEdited ? 'kept' : 'changed'
}

/**
 * Returns the id of our own reminder that a UID names, including days of a series
 * (features/calendar-feed/write-calendar.ts); null for other UIDs.
 */
function ownIdIn(key: string): string | null {
  const [uid = ''] = key.split('|', 1)
  const { success, data } = Id.safeParse(uid.endsWith(ownSuffix) ? uid.slice(0, -ownSuffix.length).toLowerCase() : '')
  return success ? data : null
}

async function apply(
  context: Context,
  tx: Db,
  user: UserRow,
  { judged, importId, ringEvents }: { judged: readonly Judged[]; importId: string | null; ringEvents: boolean },
): Promise<void> {
  const now = context.clock.now()
  const fresh = judged.filter(({ state }) => state === 'new')
  if (fresh.length > 0 && (await countItems(tx, user.id)) + fresh.length > limits.knownMax) {
    throw new Problem('import.too-many')
  }
  const withIds = fresh.map((one) => ({ ...one, reminderId: context.ids.next() }))
  const isEvent = ({ content }: Judged) => content?.from_calendar === true
  const events = contentsOf(withIds.filter(isEvent))
  const tasks = contentsOf(withIds.filter((one) => !isEvent(one)))
  await addImported(context, tx, user, events, { origin: 'file', rings: ringEvents, now })
  await addImported(context, tx, user, tasks, { origin: 'file', rings: true, now })
  const changed = judged.filter(({ state }) => state === 'changed')
  const inWords = new Set(changed.flatMap(({ isInWords, reminderId }) => (isInWords ? reminderId! : [])))
  await changeImported(context, tx, user, contentsOf(changed), now, inWords)
  const removed = judged.filter(({ state }) => state === 'removed')
  await removeImported(
    tx,
    user,
    removed.map(({ reminderId }) => reminderId!),
  )
  await putItems(
    tx,
    [...withIds, ...changed].map(({ key, hash, reminderId }) => ({
      user_id: user.id,
      key_hash: key,
      reminder_id: reminderId,
      content_hash: hash,
      imported_at: now,
      import_id: importId,
    })),
  )
}

const contentsOf = (judged: readonly Judged[]): Map<string, Imported> =>
  new Map(judged.map(({ reminderId, content }) => [reminderId!, content!]))
