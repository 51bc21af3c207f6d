import type { Message } from '#providers/channels.ts'
import { messageOf } from './catalogue.ts'

type Missed = {
  count: number
  lines: string[]
  push: Omit<Message['push'], 'title' | 'body'>
  publicUrl: string
  unsubscribeUrl?: string | undefined
}

/** What could not be sent in time, in one message. */
export function missedMessage({ count, lines, push, publicUrl, unsubscribeUrl }: Missed): Message {
  const subject = count === 1 ? '1 reminder was missed' : `${count} reminders were missed`
  return messageOf({
    template: 'missed',
    variables: { count: String(count), title: lines[0] ?? '' },
    subject,
    body: ['Sorry, these could not be sent in time:', ...lines].join('\n'),
    push,
    publicUrl,
    unsubscribeUrl,
  })
}
