import { createHash } from 'node:crypto'
import { type Invitation, readInvitations } from '@planner/calendar-files/invitation'
import { mailIn as limits } from '@planner/contract/constants/notifications'
import { readMails } from '@planner/mail-reader'
import { piecesOf, unwrapped } from '@planner/mail-reader/forwarded'
import { nextOccurrence } from '@planner/reminder-language/recurrence'
import type { Context } from '#context.ts'
import { isGone } from '#features/auth/is-gone.ts'
import { tokenHashOf } from '#features/auth/token.ts'
import { canSaveMore } from '#features/google/mail/can-save-more.ts'
import { saveForwarded } from '#features/google/mail/save-forwarded.ts'
import { type MeetingVersion, saveInvitation } from '#features/google/mail/save-invitation.ts'
import { after, dayMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockAccount } from '#platform/db/lock-account.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { addDays, instantOf, wallTimeOf } from '#platform/wall-time.ts'
import type { ReadMail } from './parse-mail.ts'
import { secretsIn } from './recipients.ts'
import { personByAddress, takeMail, touchAddress } from './store.ts'

const parser = new URL('./parse-mail.ts', import.meta.url)

/**
 * Reads a mail of the mailbox, and stores what it asks for as suggestions for the people whose secret addresses it was
 * sent to. Acts on none of its content.
 *
 * @returns whether the mail was for anybody here, and so can be deleted from the mailbox.
 */
export async function readIncoming(context: Context, source: Buffer): Promise<'delete' | 'leave'> {
  const mail = await parsed(context, source)
  if (!mail || !context.mailbox) return 'leave'
  let isSomebodys = false
  for (const secret of secretsIn(mail, context.mailbox.address)) {
    const user = await personByAddress(context.db, tokenHashOf(secret))
    if (!user || isGone(context, user)) continue
    isSomebodys = true
    if (!isAnswer(context, mail)) await keep(context, user, mail, source)
  }
  return isSomebodys ? 'delete' : 'leave'
}

/** Parses a mail in a worker process with its own memory and time limit. A mail that exceeds them is skipped. */
async function parsed(context: Context, source: Buffer): Promise<ReadMail | null> {
  try {
    return await context.workers.run<ReadMail>(parser, { source: new Uint8Array(source) })
  } catch (error) {
    // All worker processes are busy with documents: try again later.
    if (error instanceof Problem && error.code === 'server.busy') throw error
    context.log.warn({ err: error, bytes: source.length }, 'a mail could not be read')
    return null
  }
}

/**
 * Whether a mail is an automatic reply, or one of the planner's own (RFC 3834). Bills are sent by machines too
 * ('auto-generated'), and are accepted.
 */
function isAnswer({ config }: Context, { autoSubmitted, from }: ReadMail): boolean {
  const own = /[^\s<>]+@[^\s<>]+/.exec(config.providers.email?.from ?? '')?.[0].toLowerCase()
  const isOwn = own !== undefined && from.toLowerCase().includes(own)
  return isOwn || (autoSubmitted !== null && !['no', 'auto-generated'].includes(autoSubmitted))
}

async function keep(context: Context, user: UserRow, mail: ReadMail, source: Buffer): Promise<void> {
  const now = context.clock.now()
  const meetings = meetingsIn(mail, user, now)
  const found = meetings.length > 0 ? null : dueIn(mail, user, now)
  const messageHash = createHash('sha256')
    .update(mail.messageId ?? source)
    .digest()
  await inTransaction(context.db, async (tx) => {
    // One mail at a time per person, so that the daily limit holds.
    await lockAccount(tx, user.id)
    const taking = { userId: user.id, messageHash, now, since: after(now, -dayMs), most: limits.perDay }
    if (!(await takeMail(tx, taking))) return
    await touchAddress(tx, user.id, now)
    if (!(await canSaveMore(tx, user.id))) return
    for (const version of meetings) await saveInvitation(context, tx, user, { mail: summaryOf(mail, now), version })
    if (found) await saveForwarded(context, tx, user, found)
  })
}

const summaryOf = (
  { messageId, from, subject }: Pick<ReadMail, 'messageId' | 'from' | 'subject'>,
  receivedAt: Date,
) => ({
  id: messageId ?? '',
  from,
  subject,
  snippet: '',
  receivedAt,
})

/** Returns the most certain of the due dates found in the parts of a bill, ticket or notice; null if there is none. */
function dueIn(mail: ReadMail, user: UserRow, now: Date) {
  const sent = mail.date === null || mail.date > now.getTime() ? now : new Date(mail.date)
  const { from, subject, text, date } = unwrapped({
    from: mail.from,
    subject: mail.subject,
    text: mail.text,
    date: sent,
  })
  const pieces = piecesOf(text)
  const mails = (pieces.length > 0 ? pieces : ['']).map((snippet, at) => ({
    id: String(at),
    from,
    subject,
    snippet,
    date,
  }))
  const [best] = readMails(mails, { now, timeZone: user.time_zone }).toSorted((a, b) => b.confidence - a.confidence)
  if (!best) return null
  const { snippet } = mails[Number(best.mailId)]!
  return { mail: { ...summaryOf({ ...mail, from, subject }, now), snippet }, read: best }
}

/** Returns the invitations that are not past, in the person's time zone. */
function meetingsIn({ calendars }: ReadMail, user: UserRow, now: Date): MeetingVersion[] {
  const today = wallTimeOf(now, user.time_zone).day
  return calendars
    .flatMap((text) => readInvitations(text, { timeZone: user.time_zone, now, itemsMax: limits.meetingsPerMail }))
    .map((one) => ({ ...one, ...startOf(one, user) }))
    .flatMap((one) => fromToday(one, today))
    .slice(0, limits.meetingsPerMail)
    .map(({ uid, sequence, cancelled, title, description, date, time, recurrence, ends_on: endsOn }) => ({
      uid,
      sequence,
      cancelled,
      title,
      place: description.split('\n')[0]!.slice(0, 200),
      date,
      time,
      recurrence,
      endsOn,
    }))
}

/** Moves a series that has begun to its next occurrence, unless its rule counts from the start. Drops past meetings. */
function fromToday<One extends Invitation>(one: One, today: string): One[] {
  if (one.date >= today) return [one]
  if (one.recurrence === 'none' || /COUNT|INTERVAL/.test(one.recurrence)) return []
  const date = nextOccurrence({ ...one, festival: null }, { after: addDays(today, -1) })
  return date === null ? [] : [{ ...one, date }]
}

function startOf({ date, time, time_zone: zone }: Invitation, user: UserRow): { date: string; time: string | null } {
  if (time === null || zone === user.time_zone) return { date, time }
  const { day, time: own } = wallTimeOf(instantOf(date, time, zone), user.time_zone)
  return { date: day, time: own }
}
