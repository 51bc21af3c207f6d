import { type Insertable, sql } from 'kysely'
import type { Reply } from '#platform/chat.ts'
import type { Db } from '#platform/db/open.ts'
import type { ChatAction, ChatActionRow, ChatChannel, ChatRow, ChatsTable } from '#platform/db/tables/conversation.ts'
import type { UserRow } from '#platform/db/tables/users.ts'

export function chatOf(db: Db, userId: string, channel: ChatChannel): Promise<ChatRow | undefined> {
  return db
    .selectFrom('chats')
    .selectAll()
    .where('user_id', '=', userId)
    .where('channel', '=', channel)
    .executeTakeFirst()
}

export function chatAt(db: Db, channel: ChatChannel, address: string): Promise<ChatRow | undefined> {
  return db
    .selectFrom('chats')
    .selectAll()
    .where('channel', '=', channel)
    .where('address', '=', address)
    .executeTakeFirst()
}

export function personById(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Saves a person's chat on a channel, replacing an earlier one. */
export async function saveChat(db: Db, chat: Insertable<ChatsTable>): Promise<void> {
  const { user_id: _user, channel: _channel, ...fields } = chat
  await db
    .insertInto('chats')
    .values(chat)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'channel']).doUpdateSet({ ...fields, offered: '[]', changing: null }),
    )
    .execute()
}

type Remembered = {
  language?: ChatRow['language']
  wrote_at?: Date
  stopped_at?: Date | null
  name?: string | null
  offered?: ChatRow['offered']
  changing?: ChatRow['changing']
}

export async function updateChat(
  db: Db,
  { user_id: userId, channel }: Pick<ChatRow, 'user_id' | 'channel'>,
  { offered, changing, ...fields }: Remembered,
): Promise<void> {
  await db
    .updateTable('chats')
    .set({
      ...fields,
      ...(offered && { offered: JSON.stringify(offered) }),
      ...(changing !== undefined && { changing: changing && JSON.stringify(changing) }),
    })
    .where('user_id', '=', userId)
    .where('channel', '=', channel)
    .execute()
}

export async function deleteChat(db: Db, userId: string, channel: ChatChannel): Promise<ChatRow | undefined> {
  return db
    .deleteFrom('chats')
    .where('user_id', '=', userId)
    .where('channel', '=', channel)
    .returningAll()
    .executeTakeFirst()
}

/** Saves a person's code, replacing an earlier one. */
export async function saveCode(db: Db, userId: string, codeHash: Buffer, now: Date): Promise<void> {
  await db
    .insertInto('chat_codes')
    .values({ user_id: userId, code_hash: codeHash, made_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ code_hash: codeHash, made_at: now }))
    .execute()
}

/** Consumes a code created since an instant. @returns the owner's id; null if there is no such code. */
export async function spendCode(db: Db, codeHash: Buffer, since: Date): Promise<string | null> {
  const row = await db
    .deleteFrom('chat_codes')
    .where('code_hash', '=', codeHash)
    .where('made_at', '>', since)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id ?? null
}

export async function insertAction(
  db: Db,
  { id, userId, deed, now }: { id: string; userId: string; deed: ChatAction; now: Date },
): Promise<void> {
  await db
    .insertInto('chat_deeds')
    .values({ id, user_id: userId, deed: JSON.stringify(deed), made_at: now, undone_at: null })
    .execute()
}

/** Returns one of a person's actions, locked until the transaction ends. */
export function lockAction(db: Db, userId: string, id: string): Promise<ChatActionRow | undefined> {
  return db
    .selectFrom('chat_deeds')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Returns the id of the last action that can be undone. */
export async function lastActionId(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('chat_deeds')
    .select('id')
    .where('user_id', '=', userId)
    .where(sql<string>`deed ->> 'kind'`, '<>', 'choice')
    .where('undone_at', 'is', null)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

export async function markUndone(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('chat_deeds').set({ undone_at: now }).where('id', '=', id).execute()
}

export async function deleteActionsBeyond(db: Db, userId: string, { most }: { most: number }): Promise<void> {
  await sql`
    delete from chat_deeds where id in (
      select id from chat_deeds where user_id = ${userId} order by made_at desc offset ${most}
    )`.execute(db)
}

/** Returns the last reminder that rang for a person on a channel since an instant. */
export async function lastRung(
  db: Db,
  userId: string,
  { channel, since }: { channel: ChatChannel; since: Date },
): Promise<{ id: string; day: string; at: Date } | null> {
  const row = await db
    .selectFrom('alerts')
    .select(['reminder_id', 'occurrence_on', 'handed_at'])
    .where('user_id', '=', userId)
    .where('channel', '=', channel)
    .where('state', 'in', ['handing', 'sent', 'delivered', 'unknown'])
    .where('due_at', '>', since)
    .where('reminder_id', 'is not', null)
    .orderBy('due_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.reminder_id && row.handed_at ? { id: row.reminder_id, day: row.occurrence_on, at: row.handed_at } : null
}

type MessageKey = { channel: ChatChannel; id: string }

/** @returns false if the message was handled before. A concurrent repeat waits until the first one is done. */
export async function insertMessage(db: Db, { channel, id }: MessageKey, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows: count } = await db
    .insertInto('chat_messages')
    .values({ channel, id, user_id: null, reply: null, taken_at: now, answered_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return count === 1n
}

export async function saveReply(
  db: Db,
  { channel, id }: MessageKey,
  { userId, reply }: { userId: string | null; reply: Reply | null },
): Promise<void> {
  await db
    .updateTable('chat_messages')
    .set({ user_id: userId, reply: reply && JSON.stringify(reply) })
    .where('channel', '=', channel)
    .where('id', '=', id)
    .execute()
}

/** Returns a handled message's reply, and whether it was sent; undefined for a new message. */
export async function messageTaken(
  db: Db,
  { channel, id }: MessageKey,
): Promise<{ reply: Reply | null; answered_at: Date | null } | undefined> {
  return db
    .selectFrom('chat_messages')
    .select(['reply', 'answered_at'])
    .where('channel', '=', channel)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** @returns false if another process has marked it already. */
export async function markAnswered(db: Db, { channel, id }: MessageKey, now: Date): Promise<boolean> {
  const { numUpdatedRows: count } = await db
    .updateTable('chat_messages')
    .set({ answered_at: now, reply: null })
    .where('channel', '=', channel)
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return count === 1n
}

/** Deletes messages, codes and actions from before an instant. @returns the number of messages deleted. */
export async function deleteMessages(db: Db, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const { numAffectedRows: count } = await sql`
    delete from chat_messages where (channel, id) in (
      select channel, id from chat_messages where taken_at < ${before} order by taken_at limit ${limit})`.execute(db)
  return Number(count)
}

/**
 * Makes this process the receiver of a channel's messages until `until`, if no other process is.
 *
 * @returns whether it is; `isNew` if it was not before.
 */
export async function holdReceiver(
  db: Db,
  { channel, holder, now, until }: { channel: ChatChannel | 'mail'; holder: string; now: Date; until: Date },
): Promise<{ isNew: boolean } | null> {
  const { rows } = await sql<{ is_new: boolean }>`
    with before as (select holder, until from chat_receivers where channel = ${channel})
    insert into chat_receivers as receiver (channel, holder, until) values (${channel}, ${holder}, ${until})
    on conflict (channel) do update set holder = excluded.holder, until = excluded.until
      where receiver.until <= ${now} or receiver.holder = ${holder}
    returning coalesce((select before.holder <> ${holder} or before.until <= ${now} from before), true) as is_new`.execute(
    db,
  )
  return rows[0] ? { isNew: rows[0].is_new } : null
}

export function setTelegramAlerts(db: Db, userId: string, rings: boolean): Promise<UserRow> {
  return db
    .updateTable('users')
    .set({ telegram_notifications: rings })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Returns the person with this verified phone number. */
export function personByNumber(db: Db, number: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('phone_number', '=', number)
    .where('phone_verified', '=', true)
    .executeTakeFirst()
}

export function setWhatsappAlerts(db: Db, userId: string): Promise<UserRow> {
  return db
    .updateTable('users')
    .set({ whatsapp_notifications: true })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function clearRefusal(db: Db, userId: string, channel: ChatChannel): Promise<void> {
  await db.deleteFrom('channel_refusals').where('user_id', '=', userId).where('channel', '=', channel).execute()
}
