import type { Button, ChatLanguage, Reply } from '#platform/chat.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import { whenInWords } from './reminder-in-words.ts'
import { replyTexts } from './reply-texts.ts'

/** Returns a reply with one line of plain text. */
export const textReply = (text: string, buttons: Button[] = []): Reply => ({ lines: [{ text }], buttons })

export const undoButton = (actionId: string, language: ChatLanguage): Button => ({
  label: replyTexts[language].buttons.undo,
  action: `undo:${actionId}`,
})

type ListedReminder = Pick<ReminderRow, 'title'> & Parameters<typeof whenInWords>[0]

/** Returns a reply with the action taken, then each reminder and its time. */
export const about = (
  what: string,
  reminders: readonly ListedReminder[],
  { today, language }: { today: string; language: ChatLanguage },
): Reply['lines'] => [
  { text: what },
  ...reminders.flatMap((reminder) => [
    { text: reminder.title, strong: true as const },
    { text: whenInWords(reminder, today, language) },
  ]),
]
