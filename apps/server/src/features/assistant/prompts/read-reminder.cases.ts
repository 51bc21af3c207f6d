import type { ModelReading } from './read-reminder.ts'

/** The time of every case: Friday, 20 November 2026, ten in the morning in India. */
export const caseNow = new Date('2026-11-20T04:30:00Z')

type Case = Omit<ModelReading, 'certainty'> & { text: string }

/** Sentences that our own engine leaves in part unread, and what each means. */
export const readReminderCases: readonly Case[] = [
  {
    text: 'নতুন চশমা আনতে হবে আগামীকাল সকাল ১০টায়',
    title: 'নতুন চশমা আনতে হবে',
    date: '2026-11-21',
    time: '10:00',
    recurrence: null,
  },
  { text: 'நாளை மாலை 6 மணிக்கு பால் வாங்க', title: 'பால் வாங்க', date: '2026-11-21', time: '18:00', recurrence: null },
  { text: 'రేపు ఉదయం 7 గంటలకు యోగా', title: 'యోగా', date: '2026-11-21', time: '07:00', recurrence: null },
  {
    text: 'ಪ್ರತಿ ಸೋಮವಾರ ಬೆಳಿಗ್ಗೆ 8 ಗಂಟೆಗೆ ಕಸ ಹಾಕು',
    title: 'ಕಸ ಹಾಕು',
    date: '2026-11-23',
    time: '08:00',
    recurrence: 'FREQ=WEEKLY;BYDAY=MO',
  },
]
