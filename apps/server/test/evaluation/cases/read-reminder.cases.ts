import type { ModelReading } from '#features/assistant/prompts/read-reminder.ts'

/** The time in every case: Friday, 20 November 2026, ten in the morning in India. */
export const caseNow = new Date('2026-11-20T04:30:00Z')

type Case = Omit<ModelReading, 'certainty'> & { text: string }

/** Sentences that our own parser does not fully understand, with their meaning. */
export const readReminderCases: readonly Case[] = [
  {
    text: 'ᱱᱟᱣᱟ ᱪᱚᱥᱢᱟ ᱟᱹᱜᱩ ᱜᱟᱯᱟ ᱥᱮᱛᱟᱜ 10 ᱵᱟᱡᱮ',
    title: 'ᱱᱟᱣᱟ ᱪᱚᱥᱢᱟ ᱟᱹᱜᱩ',
    date: '2026-11-21',
    time: '10:00',
    recurrence: null,
  },
  { text: 'ᱜᱟᱯᱟ ᱟᱭᱩᱵ 6 ᱵᱟᱡᱮ ᱛᱚᱣᱟ ᱠᱤᱨᱤᱧ', title: 'ᱛᱚᱣᱟ ᱠᱤᱨᱤᱧ', date: '2026-11-21', time: '18:00', recurrence: null },
  { text: 'ᱜᱟᱯᱟ ᱥᱮᱛᱟᱜ 7 ᱵᱟᱡᱮ ᱡᱳᱜᱽ', title: 'ᱡᱳᱜᱽ', date: '2026-11-21', time: '07:00', recurrence: null },
  {
    text: 'ᱡᱷᱚᱛᱚ ᱥᱚᱢᱵᱟᱨ ᱥᱮᱛᱟᱜ 8 ᱵᱟᱡᱮ ᱥᱟᱹᱯᱷᱟᱹ',
    title: 'ᱥᱟᱹᱯᱷᱟᱹ',
    date: '2026-11-23',
    time: '08:00',
    recurrence: 'FREQ=WEEKLY;BYDAY=MO',
  },
]
