import type { Message } from '#providers/channels.ts'
import { messageOf } from './catalogue.ts'

type Digest = {
  lines: string[]
  push: Omit<Message['push'], 'title' | 'body'>
  publicUrl: string
  unsubscribeUrl?: string | undefined
}

/** Returns the day's reminders in one message. */
export function digestMessage({ lines, push, publicUrl, unsubscribeUrl }: Digest): Message {
  const count = String(lines.length)
  return messageOf({
    template: 'digest',
    variables: { count, title: lines[0] ?? '' },
    subject: lines.length === 1 ? 'Today: 1 thing to do' : `Today: ${count} things to do`,
    body: lines.join('\n'),
    push,
    publicUrl,
    unsubscribeUrl,
  })
}
