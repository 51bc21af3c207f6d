import type { Message } from '#providers/channels.ts'
import { messageOf } from './catalogue.ts'

type Missed = {
  count: number
  lines: string[]
  push: Omit<Message['push'], 'title' | 'body'>
  publicUrl: string
  unsubscribeUrl?: string | undefined
}

/** Returns one message listing the reminders that could not be sent on time. */
export function missedMessage({ count, lines, push, publicUrl, unsubscribeUrl }: Missed): Message {
  const subject = count === 1 ? 'We couldn’t send a reminder on time' : `We couldn’t send ${count} reminders on time`
  return messageOf({
    template: 'missed',
    variables: { count: String(count), title: lines[0] ?? '' },
    subject,
    body: ['Sorry, these were due but not sent:', ...lines].join('\n'),
    push,
    publicUrl,
    unsubscribeUrl,
  })
}
