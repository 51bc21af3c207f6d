import { reminders as limits } from '@planner/contract/constants/reminders'
import { sentencesOf } from '@planner/reminder-language/several'
import type { Context } from '#context.ts'
import { createRead, type ReadText, readText } from '#features/reminders/create-from-text.ts'
import { type ChatLanguage, doneAction, type Reply } from '#platform/chat.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import { recordAction } from './chat-actions.ts'
import { about, undoButton } from './replies.ts'
import { replyTexts } from './reply-texts.ts'

type Input = Parameters<typeof createRead>[2]

/** The reminders found in a text, not yet created. */
export type ReadTexts = { input: Input; read: ReadText }[]

/** Reads all reminders in a text. Call it outside any transaction, because a language model may be asked. */
export async function readReminders(context: Context, user: UserRow, text: string): Promise<ReadTexts> {
  const now = context.clock.now()
  const whole = text.slice(0, limits.textMax).trim()
  const found: ReadTexts = []
  for (const { text: sentence, reading } of sentencesOf(whole, { now, timeZone: user.time_zone })) {
    // 'Three times a day': the titles are the same, so the time tells the reminders apart.
    const isByTime = reading.times && reading.date !== null && reading.time !== null
    const input: Input = {
      text: sentence,
      ...(isByTime && { suggested_date: reading.date, suggested_time: reading.time, date_picked: true }),
    }
    found.push({ input, read: await readText(context, user, input) })
  }
  return found
}

/** Creates the reminders that were read, and replies with a summary of them. */
export async function makeReminders(
  context: Context,
  user: UserRow,
  texts: ReadTexts,
  language: ChatLanguage,
): Promise<Reply> {
  const made = []
  for (const { input, read } of texts) made.push(await createRead(context, user, input, read))
  const actionId = await recordAction(context, user, { kind: 'created', ids: made.map(({ id }) => id) })
  const words = replyTexts[language]
  const today = wallTimeOf(context.clock.now(), user.time_zone).day
  const [first] = made
  const isOne = made.length === 1
  return {
    lines: about(isOne ? words.saved : words.savedSeveral(made.length), made, { today, language }),
    buttons: [
      ...(isOne
        ? [
            { label: words.buttons.done, action: doneAction(first!.id, first!.date) },
            { label: words.buttons.change, action: `change:${first!.id}` },
          ]
        : []),
      undoButton(actionId, language),
    ],
  }
}
