import type { Message } from '#providers/channels.ts'
import { messageOf } from './catalogue.ts'
import { dayInWords, timeInWords } from './time-in-words.ts'

type Declined = {
  id: string
  title: string
  /** Who gave it back. */
  name: string
  /** Its first day, to which the message links. */
  day: string
  /** Null for a repeating reminder. */
  dueAt: Date | null
  homeZone: string
  publicUrl: string
}

/** Returns the message to the asker that the person whom a reminder was for can't do it. */
export function declinedMessage({ id, title, name, day, dueAt, homeZone, publicUrl }: Declined): Message {
  const due = dueAt ? `, due ${dayInWords(dueAt, homeZone)} at ${timeInWords(dueAt, homeZone)}` : ''
  return messageOf({
    template: 'household.declined',
    variables: { title, name },
    subject: `${name} can’t: ${title}`,
    body: `It’s yours again${due}. You can ask someone else.`,
    push: { tag: `declined:${id}`, url: `/dashboard#day=${day}` },
    publicUrl,
  })
}
