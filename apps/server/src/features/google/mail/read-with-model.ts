import { google as limits } from '@planner/contract/constants/google'
import { isUnsure, type MailReminder, readMails, titleFor, typeOf } from '@planner/mail-reader'
import type { Context } from '#context.ts'
import { canUseModel } from '#features/assistant/call-model.ts'
import { callModelCached } from '#features/assistant/call-model-cached.ts'
import { readMail as prompt } from '#features/assistant/prompts/read-mail.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { wallTimeOf, weekdayOf } from '#platform/wall-time.ts'
import type { MailSummary } from '#providers/google.ts'
import { checkMailReading } from './check-reading.ts'
import { readable, recentMails, type Stretch, senderOf } from './recent-mails.ts'
import { type Analysis, type Found, saveSuggestions } from './save-suggestions.ts'
import { showSuggestions } from './show-suggestions.ts'
import { withoutName } from './without-name.ts'

/** Whether mail content may be sent to a model: the person must have enabled this in addition to AI itself. */
export const canModelReadMail = (context: Context, user: UserRow): boolean =>
  user.ai_reads_mail && canUseModel(context, user)

/**
 * Asks a model about the newest mails that our reader is unsure of, one request per mail, so that one mail cannot
 * influence the reading of another. The reading with the higher certainty wins; on a tie, ours. The result is an
 * ordinary suggestion.
 *
 * @throws Problem as `withAccess` does.
 */
export async function readWithModel(context: Context, user: UserRow, stretch: Stretch): Promise<Analysis> {
  if (!canModelReadMail(context, user)) {
    return { open: await showSuggestions(context, user), read: 0, found: 0, further: false }
  }
  const { mails, connection } = await recentMails(context, user, stretch)
  const options = { now: context.clock.now(), timeZone: user.time_zone }
  const unsure = mails.filter((mail) => isUnsure(readable(mail), options)).slice(0, limits.furtherMails)
  // In parallel: together they may take no longer than one.
  const read = await Promise.all(
    unsure.map(async (mail) => {
      const [own] = readMails([readable(mail)], options)
      return askAbout(context, user, { mail, own })
    }),
  )
  const found = read.filter((one) => one !== null)
  return { ...(await saveSuggestions(context, user, { connection, found })), read: unsure.length, further: false }
}

async function askAbout(
  context: Context,
  user: UserRow,
  { mail, own }: { mail: MailSummary; own: MailReminder | undefined },
): Promise<Found | null> {
  const { day: today } = wallTimeOf(context.clock.now(), user.time_zone)
  const sent = wallTimeOf(mail.receivedAt, user.time_zone).day
  const whole = `From: ${senderOf(mail.from)}\nSubject: ${mail.subject}\n${mail.snippet}`
  const { text, restore } = withoutName(whole, user.full_name)
  const reply = await callModelCached(context, user, prompt, {
    text,
    context: { today, weekday: weekdayOf(today), sent },
  })
  if (!reply) return null
  const back = (words: string) => restore(reply.restore(words))
  const checked = checkMailReading({ ...reply.value, words: back(reply.value.words) }, { text: whole, today, own })
  if (!checked) return null
  const { kind, date, time, words, certainty } = checked
  return {
    mail,
    by: 'model',
    read: {
      kind,
      type: typeOf(kind),
      date,
      time,
      confidence: certainty,
      sourceSentence: words,
      // The title and the amount are never the model's.
      title: own?.title ?? titleFor(readable(mail), kind),
      amount: own?.amount ?? null,
      key: own?.key ?? ['model', kind, mail.from.toLowerCase(), date].join(':'),
    },
  }
}
