/** What the planner says in a chat: lines, of which some stand out, and what can be done next. */
export type Reply = {
  lines: { text: string; strong?: true }[]
  buttons: Button[]
}

export type Button = {
  label: string
  /** Comes back when the button is used; at most 64 bytes. */
  action: string
}

/** The languages in which the planner answers in a chat: English, Hindi, and Hindi in Latin letters. */
const chatLanguages = ['en', 'hi', 'hi-Latn'] as const
export type ChatLanguage = (typeof chatLanguages)[number]

/** Where a chat channel reaches a person. */
export type ChatAddress = {
  address: string
  language: ChatLanguage
  /** Whether the person wrote there within the time in which WhatsApp takes free text. */
  isOpen: boolean
}

/** Marks the occurrence of an alert as done. */
export const doneAction = (reminderId: string, day: string): string => `done:${reminderId}:${day}`

/** Has it ring again in ten minutes. */
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
