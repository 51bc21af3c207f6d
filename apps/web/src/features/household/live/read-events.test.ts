import { expect, test } from 'vitest'

import { eventReader, type ServerEvent } from './read-events.ts'

test('HOME-7 events are read from chunks of any size, and comments are ignored', () => {
  const text =
    ': still here\n\nevent: versions\ndata: {"reminders":1}\n\nevent: versions\r\ndata: {"reminders":2}\r\n\r\n'
  for (const size of [1, 7, text.length]) {
    const events: ServerEvent[] = []
    const read = eventReader((event) => events.push(event))
    for (let from = 0; from < text.length; from += size) read(text.slice(from, from + size))
    expect(events).toEqual([
      { event: 'versions', data: '{"reminders":1}' },
      { event: 'versions', data: '{"reminders":2}' },
    ])
  }
})
