import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minuteMs } from '#platform/clock.ts'
import { segmentsOf } from '#platform/sms-length.ts'
import { smsOf } from '#providers/channels.ts'
import { codeMessage, numberChangedMessage, switchedOffMessage, testMessage } from './account-messages.ts'
import { smsTemplates, smsText } from './catalogue.ts'

import { digestMessage } from './digest-message.ts'
import { helperMessage } from './helper-message.ts'
import { reminderMessage } from './reminder-message.ts'

const publicUrl = 'https://planner.example'
const occurrenceAt = new Date('2026-11-21T13:00:00Z')

const ringing = {
  title: 'Call the plumber',
  moment: 'due' as const,
  occurrenceAt,
  dueAt: occurrenceAt,
  now: occurrenceAt,
  timeZone: 'Asia/Kolkata',
  homeZone: 'Asia/Kolkata',
  push: { tag: 'reminder:1', url: '/dashboard#day=2026-11-21' },
  publicUrl,
}

const at = (minutes: number) => new Date(occurrenceAt.getTime() + minutes * minuteMs)

test.each([
  [{ moment: 'before', dueAt: at(-60), now: at(-60) }, 'In 1 hour, at 6:30 pm.'],
  [{ moment: 'before', dueAt: at(-60), now: at(-57) }, 'In 57 minutes, at 6:30 pm.'],
  [{ moment: 'before', dueAt: at(-1440), now: at(-1440) }, 'In 24 hours, at 6:30 pm.'],
  [{ moment: 'before', dueAt: at(-2880), now: at(-2880) }, 'On Sat, 21 Nov at 6:30 pm.'],
  [{ moment: 'before', dueAt: at(-10_080), now: at(-10_080) }, 'On Sat, 21 Nov at 6:30 pm.'],
  [{ moment: 'before', dueAt: at(-10), now: at(0) }, 'Due now, 6:30 pm.'],
  [{ moment: 'before', dueAt: at(-10), now: at(1) }, 'Due now, 6:30 pm.'],
  [{ moment: 'due', now: at(1) }, 'Due now, 6:30 pm.'],
  [{ moment: 'due', now: at(180) }, 'Sorry, this is late: it was due on Sat, 21 Nov at 6:30 pm.'],
  [{ moment: 'due', dueAt: at(750), now: at(750) }, 'This was due at 6:30 pm, during your quiet hours.'],
  [{ moment: 'snoozed', dueAt: at(10), now: at(10) }, 'Snoozed reminder for 6:40 pm.'],
  [{ moment: 'snoozed', dueAt: at(60), now: at(90) }, 'Sorry, this is late: it was due on Sat, 21 Nov at 7:30 pm.'],
  [{ moment: 'nag', dueAt: at(15), now: at(15) }, 'Not done yet: this was due at 6:30 pm.'],
  [{ moment: 'nag', dueAt: at(15), now: at(90) }, 'Sorry, this is late: it was due on Sat, 21 Nov at 6:30 pm.'],
] as const)('a message says when its reminder is due, late, snoozed or not done: %#', (when, body) => {
  expect(reminderMessage({ ...ringing, ...when })).toMatchObject({ subject: 'Call the plumber', body })
})

test('an SMS a week ahead has the date within the registered template', () => {
  const message = reminderMessage({ ...ringing, moment: 'before', dueAt: at(-10_080), now: at(-10_080) })
  expect(smsOf(message)).toBe('Reminder: Call the plumber, in 7 days (Sat, 21 Nov), at 6:30 pm. Daily Planner')
})

test('a message gives the time by the reader’s clock, and after it the reminder’s own where that is another', () => {
  const inBerlin = { ...ringing, timeZone: 'Europe/Berlin' }
  expect(reminderMessage(inBerlin).body).toBe('Due now, 6:30 pm (2:00 pm in Berlin).')
  expect(reminderMessage({ ...inBerlin, homeZone: 'Europe/Berlin' }).body).toBe('Due now, 2:00 pm.')
  expect(reminderMessage({ ...inBerlin, homeZone: 'Europe/Paris' }).body).toBe('Due now, 2:00 pm.')
  const inNewYork = {
    ...inBerlin,
    timeZone: 'America/New_York',
    moment: 'before',
    dueAt: at(-60),
    now: at(-60),
  } as const
  expect(reminderMessage(inNewYork).body).toBe('In 1 hour, at 6:30 pm (8:00 am in New York).')
  // Late past midnight: the date is in the reader's zone, too.
  const inTokyo = { ...ringing, timeZone: 'Asia/Tokyo', homeZone: 'America/New_York', now: at(180) }
  expect(reminderMessage(inTokyo).body).toBe(
    'Sorry, this is late: it was due on Sat, 21 Nov at 8:00 am (10:00 pm in Tokyo).',
  )
  expect(smsOf(reminderMessage(inBerlin))).toContain('6:30 pm')
})

test('a helper’s message names the time by the clock of whoever asks', () => {
  const asked = { title: 'Open the gate', asker: 'Asha', occurrenceAt: at(0), publicUrl: 'https://planner.example' }
  const inIndia = { ...asked, homeZone: 'Asia/Kolkata' }
  expect(helperMessage({ ...inIndia, language: 'en' }).body).toBe('Asha asks you: Open the gate, 6:30 pm')
  expect(helperMessage({ ...inIndia, language: 'hi' }).body).toBe('Asha: Open the gate, 6:30 pm')
})

test('an instruction in the title is never cut off in the SMS, late or not', () => {
  const title = 'Sugar ki goli (Saas), 1 tablet after food with a full glass of water'
  for (const moment of ['due', 'nag', 'before'] as const) {
    const sms = smsOf(reminderMessage({ ...ringing, moment, title }))
    expect(sms).toContain(title)
    expect(segmentsOf(sms)).toBe(1)
  }
  const late = smsOf(reminderMessage({ ...ringing, title, now: at(200) }))
  expect(late).toContain(title)
  expect(segmentsOf(late)).toBeLessThanOrEqual(2)
})

test('a Hindi title is kept whole and spoken in Hindi', () => {
  const message = reminderMessage({ ...ringing, title: 'माँ को दवा देनी है' })
  expect(message.sms).toBe('Reminder: माँ को दवा देनी है. Due now, 6:30 pm. Daily Planner')
  expect(message).toMatchObject({ locale: 'hi-IN', spoken: 'डेली प्लानर से रिमाइंडर। माँ को दवा देनी है। शाम 6:30 बजे।' })
})

test.each([
  [{ moment: 'before', dueAt: at(-60), now: at(-60) }, '1 घंटे बाद, शाम 6:30 बजे।'],
  [{ moment: 'before', dueAt: at(-10), now: at(-10) }, '10 मिनट बाद, शाम 6:30 बजे।'],
  [{ moment: 'before', dueAt: at(-10_080), now: at(-10_080) }, 'शनिवार, 21 नवंबर, शाम 6:30 बजे।'],
  [{ moment: 'due', now: at(1) }, 'शाम 6:30 बजे।'],
  [{ moment: 'due', now: at(180) }, 'माफ़ कीजिए, देर हो गई। समय शनिवार, 21 नवंबर, शाम 6:30 बजे का था।'],
  [{ moment: 'due', dueAt: at(750), now: at(750) }, 'समय शाम 6:30 बजे का था, आपके शांत समय में।'],
  // Snoozed from 6:30 in the evening to 9 the next morning.
  [{ moment: 'snoozed', dueAt: at(870), now: at(870) }, 'टाला हुआ रिमाइंडर, सुबह 9:00 बजे का।'],
  [{ moment: 'nag', dueAt: at(15), now: at(15) }, 'अभी तक पूरा नहीं हुआ है। समय शाम 6:30 बजे का था।'],
  [
    { moment: 'escalated', dueAt: at(30), now: at(30), meantFor: 'रवि' },
    'रवि ने इसे अभी तक पूरा नहीं बताया है। समय शाम 6:30 बजे का था।',
  ],
] as const)('a call in Hindi says when its reminder is due, late, snoozed or not done: %#', (when, ending) => {
  expect(reminderMessage({ ...ringing, title: 'दवा', ...when }).spoken).toBe(`डेली प्लानर से रिमाइंडर। दवा। ${ending}`)
})

test('every template stays within three messages, whatever is filled in', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
    fc.string({ unit: fc.constantFrom('क्षि', 'त्र', '₹', '€', '👨‍👩‍👧‍👦', 'a', ' '), minLength: 1, maxLength: 300 }),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(smsTemplates) as (keyof typeof smsTemplates)[])),
      anyText,
      (template, text) => {
        const names = [...smsTemplates[template].matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
        const variables = Object.fromEntries(names.map((name) => [name, text]))
        // Our own words among the variables are short; only these can be arbitrary.
        Object.assign(variables, {
          code: '123456',
          minutes: '10',
          day: 'Wed, 25 Nov',
          time: '12:30 pm',
          wait: '23 hours',
          host: 'planner.example',
          address: `https://planner.example/stop/${'a'.repeat(38)}`,
        })
        expect(segmentsOf(smsText(template, variables))).toBeLessThanOrEqual(3)
      },
    ),
  )
})

test('PHONE-2 a code’s text ends in the line from which the browser fills it in', () => {
  const sms = smsOf(codeMessage({ code: '012345', publicUrl: 'https://planner.example:8443' }))
  expect(sms.split('\n').at(-1)).toBe('@planner.example #012345')
  expect(segmentsOf(sms)).toBe(1)
})

test('a test message is sent as the person wrote it, on one line', () => {
  expect(testMessage({ message: 'नमस्ते\nऔर ₹5', publicUrl }).sms).toBe('Test from Daily Planner: नमस्ते और ₹5')
})

test('account messages and digests say what happened', () => {
  expect(numberChangedMessage({ publicUrl }).sms).toContain('no longer linked')
  expect(switchedOffMessage({ channel: 'sms', why: 'opted-out', publicUrl })).toMatchObject({
    subject: 'Text messages have been turned off',
    body: 'We turned them off because your number has opted out. Opt in again and turn them on in your settings.',
    sms: null,
  })
  const digest = digestMessage({ lines: ['9:00 am Call Ravi', '6:30 pm Yoga'], push: ringing.push, publicUrl })
  expect(digest).toMatchObject({ subject: 'Today: 2 things to do', body: '9:00 am Call Ravi\n6:30 pm Yoga' })
})

test('an email shows every title as text, and links unshortened', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (title) => {
      const { html } = reminderMessage({ ...ringing, title: `<script>${title}</script>` }).email()
      expect(html).not.toContain('<script>')
    }),
  )
  expect(reminderMessage(ringing).email().text).toContain('https://planner.example/dashboard#day=2026-11-21')
})
