import { parseReminder } from '@planner/reminder-language'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { plannedOf } from '../../agenda/planned.ts'
import { words } from '../../words.ts'
import { ReadingPreview } from './ReadingPreview.tsx'

const here = { now: new Date('2026-11-20T04:30:00Z'), timeZone: 'Asia/Kolkata' }

/** Returns what the dialog shows for a line. */
function shown(text: string, fields = { date: '', time: '' }): string {
  const reading = parseReminder(text, here)
  const sentence = {
    text,
    leftAlone: [],
    understood: { reading, readText: text, marks: reading.spans, day: null, beyond: null },
    write: () => {},
    putAside: () => {},
    leave: () => {},
    readAgain: () => {},
    clear: () => {},
    putBack: () => {},
  }
  const preview = createElement(ReadingPreview, {
    timeZone: here.timeZone,
    planned: plannedOf(reading, fields, here),
    sentence,
  })

  return renderToStaticMarkup(createElement(QueryClientProvider, { client: new QueryClient() }, preview))
}

test.each(['drink water every two hours', 'har 20 minute mein paani peena'])(
  'a repeat within a day is announced as one reminder: %s',
  (text) => {
    expect(shown(text)).toContain(words.keptAsOne)
  },
)

test.each(['yoga every Monday at 7 am', 'call the electrician tomorrow at 5 pm'])(
  'a supported repeat shows no note: %s',
  (text) => {
    expect(shown(text)).not.toContain(words.keptAsOne)
  },
)

test.each([
  ['cook 2 se 4 dec tak chhutti par hai', 'from Wed, 2 Dec 2026 to Fri, 4 Dec 2026', ['by ', 'until ']],
  ['school 24 dec se 5 jan tak band hai', 'from Thu, 24 Dec 2026 to Tue, 5 Jan 2027', ['by ', 'until ']],
  ['parso shaam 5 baje se 7 baje tak dance practice', '5:00 pm', ['by ']],
  ['zoya ki fees kal jama karni hai 11 baje se pehle', 'by 11:00 am', []],
  ['submit the form by Friday', 'by Fri, 27 Nov 2026', []],
])(
  'READ-2 a span is shown from its first day to its last, and only what is due earlier as a deadline: %s',
  (text, said, not) => {
    const understood = shown(text)
    expect(understood).toContain(said)
    for (const word of not) expect(understood).not.toContain(`>${word}`)
  },
)

test('a past moment is pointed out before creating', () => {
  expect(shown('gym', { date: '2026-11-20', time: '08:00' })).toContain(
    words.alreadyPast('Fri, 20 Nov 2026', '8:00 am'),
  )
})

test('a moment to come is not said to be over', () => {
  expect(shown('subah 8 baje gym', { date: '2026-11-20', time: '' })).not.toContain('already passed')
  expect(shown('gym', { date: '2026-11-20', time: '10:01' })).not.toContain('already passed')
})

test.each([
  ['31 February ko bill bharna', words.noSuchDay('“31 February”')],
  ['meeting 30/2/2027 at 3', words.noSuchDay('“30/2/2027”')],
  ['remind me yesterday to call mom', words.dayIsPast('“yesterday”')],
])('an impossible day is pointed out: %s', (text, told) => {
  expect(shown(text)).toContain(told)
})

test('READ-1 a time that has passed today is announced as tomorrow', () => {
  expect(shown('aaj subah 7 baje doodh ubalna')).toContain(words.over())
  expect(shown('aaj raat 1 baje doodh ubalna')).not.toContain(words.over())
})

test('a note says that several times become one reminder', () => {
  expect(shown('roz subah sham dawai')).toContain(words.severalTimes('“roz subah sham”'))
})

test.each([
  ['blorsday 9 am dentist', '>We couldn’t read “blorsday”. Please choose the day.<'],
  ['walk twice a week', '>“twice a week” doesn’t say which days, so we picked them. Please check.<'],
])('a note quotes its words once: %s', (text, note) => expect(shown(text)).toContain(note))
