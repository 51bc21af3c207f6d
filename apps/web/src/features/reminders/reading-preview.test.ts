import { parseReminder } from '@planner/reminder-language'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { plannedOf } from './planned.ts'
import { ReadingPreview } from './ReadingPreview.tsx'
import { words } from './words.ts'

const here = { now: new Date('2026-11-20T04:30:00Z'), timeZone: 'Asia/Kolkata' }

/** What the dialog shows of a line. */
function shown(text: string): string {
  const reading = parseReminder(text, here)
  const sentence = {
    text,
    leftAlone: [],
    understood: { reading, readText: text, marks: reading.spans },
    write: () => {},
    leave: () => {},
    readAgain: () => {},
    clear: () => {},
  }
  const preview = createElement(ReadingPreview, {
    planned: plannedOf(reading, { date: '', time: '' }, here),
    sentence,
  })

  return renderToStaticMarkup(createElement(QueryClientProvider, { client: new QueryClient() }, preview))
}

test.each(['drink water every two hours', 'har 20 minute mein paani peena'])(
  'what repeats within a day says that one reminder is kept: %s',
  (text) => {
    expect(shown(text)).toContain(words.keptAsOne)
  },
)

test.each(['yoga every Monday at 7 am', 'call the electrician tomorrow at 5 pm'])(
  'what can be kept as said does not: %s',
  (text) => {
    expect(shown(text)).not.toContain(words.keptAsOne)
  },
)
