/** A reply of the planner in a chat: lines, some of them emphasised, and buttons for the next step. */
export type Reply = {
  lines: { text: string; strong?: true }[]
  buttons: Button[]
}

export type Button = {
  label: string
  /** Sent back when the button is used; at most 64 bytes. */
  action: string
}

/** The languages in which the planner replies in a chat: English, Hindi, and Hindi in Latin script. */
const chatLanguages = ['en', 'hi', 'hi-Latn'] as const
export type ChatLanguage = (typeof chatLanguages)[number]

/** The address of a person in a chat channel. */
export type ChatAddress = {
  address: string
  language: ChatLanguage
  /** Whether the person wrote recently enough for WhatsApp to accept free text. */
  isOpen: boolean
}

/** The action that marks the occurrence of an alert as done. */
export const doneAction = (reminderId: string, day: string): string => `done:${reminderId}:${day}`

/** The action that snoozes an alert for ten minutes. */
export const snoozeAction = (reminderId: string, day: string): string => `snooze:${reminderId}:${day}`

const labels: Record<ChatLanguage, { done: string; snooze: string }> = {
  en: { done: 'Done', snooze: 'Snooze 10 min' },
  hi: { done: 'हो गया', snooze: '10 मिनट बाद' },
  'hi-Latn': { done: 'Ho gaya', snooze: '10 min baad' },
}

/** The buttons of an alert. */
export const alertButtons = ({ reminderId, day }: { reminderId: string; day: string }, language: ChatLanguage) => [
  { label: labels[language].done, action: doneAction(reminderId, day) },
  { label: labels[language].snooze, action: snoozeAction(reminderId, day) },
]
