import { reminders as limits } from '@planner/contract/constants/reminders'
import type { Reminder } from '@planner/contract/reminders'
import { parseReminder } from '@planner/reminder-language'
import { intentOf, type Request, settled } from '@planner/reminder-language/intent'
import { answerTo, changedTo, leadsWith, type Target, targetsOf } from '@planner/reminder-language/targets'
import type { Context } from '#context.ts'
import { changeMedicine, moveDoses } from '#features/medicines/change-medicine.ts'
import { changeReminder } from '#features/reminders/change.ts'
import { changeDay, removeDay } from '#features/reminders/one-day.ts'
import { ownReminder } from '#features/reminders/own-reminder.ts'
import { removeReminder } from '#features/reminders/removal/remove.ts'
import type { ChatLanguage, Reply } from '#platform/chat.ts'
import type { ChatAction } from '#platform/db/tables/conversation.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import { recordAction, undoAction } from './chat-actions.ts'
import { dayInWords, timeInWords } from './reminder-in-words.ts'
import { knownReminders } from './reminders-known.ts'
import { about, textReply, undoButton } from './replies.ts'
import { replyTexts } from './reply-texts.ts'

/** Maximum number of reminders listed in a reply. */
const mostListed = 10

/** Returns what a text asks to do with existing reminders; null if it creates a new one. */
export async function requestIn(context: Context, user: UserRow, text: string): Promise<Request | null> {
  const found = intentOf(text, { now: context.clock.now(), timeZone: user.time_zone })
  if (!found.perhaps) return found.intent === 'create' ? null : found
  const known = await knownReminders(context, user)
  const request = settled(found, known.list)
  // An ambiguous text counts as a new reminder if it matches no existing one.
  return request.intent === 'create' || targetsOf(request, known).length === 0 ? null : request
}

/** Answers a question or carries out a request. Asks back if several reminders match, or none does. */
export async function answerRequest(
  context: Context,
  user: UserRow,
  { text, request, language }: { text: string; request: Request; language: ChatLanguage },
): Promise<Reply> {
  const known = await knownReminders(context, user)
  if (request.intent === 'ask') return answered(request, text, known, language)
  const targets = targetsOf(request, known)
  const [target] = targets
  if (target && targets.length === 1) return doTo(context, user, { text, request, target, language })

  const words = replyTexts[language]
  const today = wallTimeOf(known.now, user.time_zone).day
  const id = await recordAction(context, user, {
    kind: 'choice',
    text,
    targets: targets.map(({ reminder, day, all }) => ({ id: reminder.id, day, all })),
  })
  const choices = targets.map(({ reminder, day, all }, at) => ({
    label: `${reminder.title.slice(0, 40)}, ${all ? words.all : dayInWords(day, today, language)}, ${timeInWords(reminder.time, language)}`,
    action: `pick:${id}:${at}`,
  }))
  const question = target ? words.which[request.intent as 'change'] : words.notFound(request.about)
  return textReply(question, [...choices, { label: words.buttons.new, action: `new:${id}` }])
}

function answered(
  request: Request,
  text: string,
  known: Awaited<ReturnType<typeof knownReminders>>,
  language: ChatLanguage,
): Reply {
  const words = replyTexts[language]
  const today = wallTimeOf(known.now, known.timeZone).day
  const { occurrences, from, to } = answerTo(request, text, known)
  const inWords = (day: string) => dayInWords(day, today, language)
  const when = from === to ? inWords(from) : `${inWords(from)} – ${inWords(to)}`
  if (occurrences.length === 0) return textReply(request.about ? words.notFound(request.about) : words.nothingOn(when))
  return {
    lines: [
      { text: request.about || when, strong: true },
      ...occurrences.slice(0, mostListed).map(({ reminder, day }) => ({
        text: `${from === to ? '' : `${inWords(day)}, `}${timeInWords(reminder.time, language)}  ${reminder.title}`,
      })),
      ...(occurrences.length > mostListed ? [{ text: words.more(occurrences.length - mostListed) }] : []),
    ],
    buttons: [],
  }
}

type Doing = { text: string; request: Request; target: Target<Reminder>; language: ChatLanguage }

async function doTo(context: Context, user: UserRow, { text, request, target, language }: Doing): Promise<Reply> {
  const words = replyTexts[language]
  if (request.intent === 'done') return complete(context, user, { id: target.reminder.id, day: target.day }, language)
  const { reminder, day, all } = target
  const repeats = reminder.recurrence !== 'none'
  const medicineId = all && reminder.medicine?.part === 'dose' ? reminder.medicine.id : null
  if (request.intent === 'cancel' && medicineId) {
    const { name } = await changeMedicine(context, user, { id: medicineId, paused: true })
    return textReply(words.medicineStopped(name))
  }
  if (request.intent === 'cancel') {
    const isOneDay = repeats && !all
    const removed = await (isOneDay
      ? removeDay(context, user, { id: reminder.id, day })
      : removeReminder(context, user, reminder.id))
    return replyAbout(context, user, language, {
      what: words.removed,
      reminder: isOneDay ? { ...removed, date: day, recurrence: 'none', festival: null } : removed,
      deed: { kind: 'removed', id: reminder.id, day: isOneDay ? day : null },
    })
  }
  const { lead } = request
  if (lead !== undefined) {
    const lead_minutes = leadsWith(lead, reminder.lead_minutes ?? [], limits.leads.max)
    return changeTo(context, user, { id: reminder.id, change: { lead_minutes }, language })
  }
  const to = changedTo(text, request, { reminder, day }, { read: parseReminder, now: context.clock.now() })
  if (medicineId) {
    await moveDoses(context, user, { id: medicineId, from: reminder.time, to: to.time })
    const today = wallTimeOf(context.clock.now(), user.time_zone).day
    return {
      lines: about(words.changed, [{ ...(await ownReminder(context, user, reminder.id)), ...to }], { today, language }),
      buttons: [],
    }
  }
  if (repeats && !all) {
    const own = await changeDay(context, user, { id: reminder.id, day }, { id: reminder.id, ...to })
    const deed: ChatAction = { kind: 'separated', id: reminder.id, day, own: own.id }
    return replyAbout(context, user, language, { what: words.changed, reminder: own, deed })
  }
  return changeTo(context, user, { id: reminder.id, change: all ? { time: to.time } : to, language })
}

/** Marks an occurrence as done, and replies. */
export async function complete(
  context: Context,
  user: UserRow,
  { id, day }: { id: string; day: string },
  language: ChatLanguage,
): Promise<Reply> {
  const { reminder } = await changeReminder(context, user, { id, completed: true, occurrence_date: day })
  const shown = { ...reminder, date: day, recurrence: 'none', festival: null }
  return replyAbout(context, user, language, {
    what: replyTexts[language].done,
    reminder: shown,
    deed: { kind: 'done', id, day },
  })
}

type Change = { title?: string; date?: string; time?: string; recurrence?: string; lead_minutes?: number[] }

/** Changes a reminder and replies with its new state. */
export async function changeTo(
  context: Context,
  user: UserRow,
  { id, change, language }: { id: string; change: Change; language: ChatLanguage },
): Promise<Reply> {
  const { title, date, time, recurrence, lead_minutes } = await ownReminder(context, user, id)
  const { reminder } = await changeReminder(context, user, { id, ...change })
  const deed: ChatAction = {
    kind: 'changed',
    id,
    before: { title, date, time, recurrence, ...(change.lead_minutes && { lead_minutes }) },
  }
  return replyAbout(context, user, language, { what: replyTexts[language].changed, reminder, deed })
}

/**
 * Carries out a request on the reminder picked among those offered. @returns null if the choice was deleted or already
 * made.
 */
export async function pick(
  context: Context,
  user: UserRow,
  { choice, at, language }: { choice: Extract<ChatAction, { kind: 'choice' }>; at: number; language: ChatLanguage },
): Promise<Reply | null> {
  const chosen = choice.targets[at]
  const request = await requestIn(context, user, choice.text)
  const known = await knownReminders(context, user)
  const reminder = known.list.find(({ id }) => id === chosen?.id)
  if (!chosen || !request || !reminder) return null
  const target = { reminder, day: chosen.day, all: chosen.all }
  return doTo(context, user, { text: choice.text, request, target, language })
}

/** Undoes an action and replies whether that worked. */
export async function undo(context: Context, user: UserRow, id: string, language: ChatLanguage): Promise<Reply> {
  const { undone, undoneAlready, tooOld } = replyTexts[language]
  return textReply({ undone, already: undoneAlready, gone: tooOld }[await undoAction(context, user, id)])
}

type ReplyDetails = {
  what: string
  reminder: Parameters<typeof about>[1][number]
  deed: ChatAction
}

async function replyAbout(
  context: Context,
  user: UserRow,
  language: ChatLanguage,
  { what, reminder, deed }: ReplyDetails,
): Promise<Reply> {
  const id = await recordAction(context, user, deed)
  const today = wallTimeOf(context.clock.now(), user.time_zone).day
  return { lines: about(what, [reminder], { today, language }), buttons: [undoButton(id, language)] }
}
