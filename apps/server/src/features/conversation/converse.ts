import { chats as limits } from '@planner/contract/constants/notifications'
import { reminders as reminderLimits } from '@planner/contract/constants/reminders'
import { parseReminder } from '@planner/reminder-language'
import type { Request } from '@planner/reminder-language/intent'
import { changedTo } from '@planner/reminder-language/targets'
import type { Context } from '#context.ts'
import { snoozeReminder } from '#features/notifications/snooze/snooze-reminder.ts'
import { ownReminder } from '#features/reminders/own-reminder.ts'
import { presentReminder } from '#features/reminders/present-reminder.ts'
import { type Button, type ChatLanguage, doneAction, type Reply, snoozeAction } from '#platform/chat.ts'
import { after, dayMs, minuteMs } from '#platform/clock.ts'
import type { ChatRow } from '#platform/db/tables/conversation.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import { languageOf } from './language.ts'
import { makeReminders, type ReadTexts, readReminders } from './make-reminders.ts'
import { timeInWords } from './reminder-in-words.ts'
import { textReply } from './replies.ts'
import { replyTexts } from './reply-texts.ts'
import { answerRequest, changeTo, complete, pick, requestIn, undo } from './requests.ts'
import { lastActionId, lastRung, lockAction, updateChat } from './store.ts'

/** A person's message: text, or a tapped button. */
export type IncomingMessage = { text: string; isForwarded: boolean } | { action: string }

/** An interpreted message, prepared outside the transaction that acts on it. */
export type ParsedMessage = {
  language: ChatLanguage
  /**
   * Marks the chat as written to. Null for a button: tapping one does not open WhatsApp's 24-hour window for free text.
   */
  text: string | null
} & (
  | { kind: 'action'; action: string }
  | { kind: 'change'; id: string; text: string }
  | { kind: 'request'; text: string; request: Request }
  | { kind: 'make'; texts: ReadTexts }
  | { kind: 'help' }
)

/**
 * Interprets a person's message in their chat. A forwarded message always becomes a reminder; any other may answer an
 * offer or make a request.
 */
export async function parseMessage(
  context: Context,
  user: UserRow,
  chat: ChatRow,
  message: IncomingMessage,
): Promise<ParsedMessage> {
  if ('action' in message) {
    const texts = await textsOfNew(context, user, message.action)
    return texts
      ? { kind: 'make', texts, language: chat.language, text: null }
      : { kind: 'action', action: message.action, language: chat.language, text: null }
  }
  const text = message.text.replaceAll('\0', '').trim().slice(0, reminderLimits.textMax)
  const language = languageOf(text, chat.language)
  const read = { language, text }
  if (message.isForwarded) return { kind: 'make', texts: await readReminders(context, user, text), ...read }
  const action = await actionOf(context, user, chat, text)
  if (action === 'help') return { kind: 'help', ...read }
  if (action !== null) {
    const texts = await textsOfNew(context, user, action)
    return texts ? { kind: 'make', texts, ...read } : { kind: 'action', action, ...read }
  }
  const { changing } = chat
  if (changing && new Date(changing.until) > context.clock.now()) return { kind: 'change', id: changing.id, ...read }
  const request = await requestIn(context, user, text)
  if (request) return { kind: 'request', request, ...read }
  return { kind: 'make', texts: await readReminders(context, user, text), ...read }
}

/** Reads the text stored with the choice 'Make it a new reminder'. */
async function textsOfNew(context: Context, user: UserRow, action: string): Promise<ReadTexts | null> {
  const [verb, id = ''] = action.split(':')
  if (verb !== 'new' || !isId.test(id)) return null
  const row = await lockAction(context.db, user.id, id)
  return row?.deed.kind === 'choice' ? readReminders(context, user, row.deed.text) : null
}

const verbs: Record<string, 'done' | 'snooze' | 'undo' | 'change' | 'help'> = {
  done: 'done',
  'ho gaya': 'done',
  'ho gayi': 'done',
  'हो गया': 'done',
  'हो गई': 'done',
  snooze: 'snooze',
  later: 'snooze',
  'baad mein': 'snooze',
  'बाद में': 'snooze',
  undo: 'undo',
  'wapas karo': 'undo',
  'वापस करें': 'undo',
  change: 'change',
  badlo: 'change',
  बदलें: 'change',
  help: 'help',
  '?': 'help',
  hi: 'help',
  hello: 'help',
  namaste: 'help',
  नमस्ते: 'help',
}

/** Returns the action for a number or word typed in place of tapping a button; null for any other text. */
async function actionOf(context: Context, user: UserRow, chat: ChatRow, text: string): Promise<string | null> {
  const word = text.toLowerCase().replace(/[.!\s]+$/, '')
  const byNumber = /^\d$/.test(word) ? chat.offered[Number(word) - 1] : undefined
  const offered = byNumber ?? chat.offered.find(({ label }) => label.toLowerCase() === word)
  const verb = verbs[word]
  if (verb === 'help') return 'help'
  // 'done' refers to the last reminder that rang, if any.
  const rung =
    verb === 'done' || verb === 'snooze'
      ? await lastRung(context.db, user.id, { channel: chat.channel, since: after(context.clock.now(), -dayMs) })
      : null
  if (rung && !(byNumber || (chat.wrote_at && chat.wrote_at > rung.at))) {
    return verb === 'done' ? doneAction(rung.id, rung.day) : snoozeAction(rung.id, rung.day)
  }
  if (offered) return offered.action
  if (verb === undefined) return null
  const isOfVerb = ({ action }: Button) => action.startsWith(`${verb}:`)
  const same = chat.offered.find(isOfVerb)
  if (same) return same.action
  if (rung) return verb === 'done' ? doneAction(rung.id, rung.day) : snoozeAction(rung.id, rung.day)
  const last = verb === 'undo' ? await lastActionId(context.db, user.id) : null
  return last ? `undo:${last}` : 'nothing'
}

/** Acts on a message in the caller's transaction, and stores the options that the next message may answer. */
export async function handleMessage(
  context: Context,
  user: UserRow,
  chat: ChatRow,
  read: ParsedMessage,
): Promise<Reply> {
  const { reply, changing } = await answerOf(context, user, read)
  await updateChat(context.db, chat, {
    language: read.language,
    offered: reply.buttons,
    changing,
    ...(read.text !== null && { wrote_at: context.clock.now() }),
  })
  return reply
}

type Answer = { reply: Reply; changing: ChatRow['changing'] }

async function answerOf(context: Context, user: UserRow, read: ParsedMessage): Promise<Answer> {
  const { language } = read
  const answered = (reply: Reply): Answer => ({ reply, changing: null })
  switch (read.kind) {
    case 'help':
      return answered(textReply(replyTexts[language].help))
    case 'make':
      return answered(await makeReminders(context, user, read.texts, language))
    case 'request':
      return answered(await answerRequest(context, user, read))
    case 'change':
      return answered(await changeBy(context, user, read))
    case 'action':
      return act(context, user, read.action, language)
  }
}

/** Applies a text that gives a reminder a new day, time or title, or several of these. */
async function changeBy(
  context: Context,
  user: UserRow,
  { id, text, language }: { id: string; text: string; language: ChatLanguage },
): Promise<Reply> {
  const now = context.clock.now()
  const reminder = await ownReminder(context, user, id)
  const reading = parseReminder(text, { now, timeZone: user.time_zone })
  const left = reading.spans.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
  const hasWords = /\p{L}{2}/u.test(left.replace(/\b(?:at|on|to|ko|par|pe|by|make it|instead)\b|को|पर/giu, ''))
  if (reading.spans.length === 0 && !hasWords) return textReply(replyTexts[language].noChange)
  const occurrence = { reminder: presentReminder(reminder, now), day: reminder.date }
  return changeTo(context, user, {
    id,
    change: {
      ...(hasWords && { title: reading.title.slice(0, reminderLimits.titleMax) }),
      ...(reading.spans.length > 0 && changedTo(text, { reading }, occurrence, { read: parseReminder, now })),
      ...(reading.recurrence !== null && { recurrence: reading.recurrence }),
    },
    language,
  })
}

const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const isDay = /^\d{4}-\d{2}-\d{2}$/

/** Errors that mean a button is outdated: the reminder was moved, completed or deleted since. */
const outdated = new Set(['reminder.not-found', 'reminder.not-an-occurrence', 'notification.done'])

/** Runs a button's action. Buttons are untrusted input, so each use-case checks whose reminder it is. */
async function act(context: Context, user: UserRow, action: string, language: ChatLanguage): Promise<Answer> {
  const words = replyTexts[language]
  const [verb, id = '', rest = ''] = action.split(':')
  const answered = (reply: Reply): Answer => ({ reply, changing: null })
  if (!isId.test(id)) return answered(textReply(words.noneToAnswer))
  try {
    if (verb === 'undo') return answered(await undo(context, user, id, language))
    if (verb === 'done' && isDay.test(rest)) return answered(await complete(context, user, { id, day: rest }, language))
    if (verb === 'snooze' && isDay.test(rest)) {
      const snooze = { reminderId: id, day: rest, snooze: 'ten-minutes' as const, fromNow: true }
      const at = wallTimeOf(await snoozeReminder(context, user.id, snooze), user.time_zone)
      return answered(textReply(words.snoozed(timeInWords(at.time, language))))
    }
    if (verb === 'change') {
      const { title } = await ownReminder(context, user, id)
      const until = after(context.clock.now(), limits.changeMinutes * minuteMs).toISOString()
      const reply = { lines: [{ text: title, strong: true as const }, { text: words.sayChange }], buttons: [] }
      return { reply, changing: { id, until } }
    }
    if (verb === 'pick') {
      const row = await lockAction(context.db, user.id, id)
      const choice = row?.deed.kind === 'choice' ? row.deed : null
      const done = choice && (await pick(context, user, { choice, at: Number(rest), language }))
      if (done) return answered(done)
    }
  } catch (error) {
    if (!(error instanceof Problem && outdated.has(error.code))) throw error
  }
  return answered(textReply(words.tooOld))
}
