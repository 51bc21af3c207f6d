import type { ModelReading } from './read-reminder.ts'

/** The time of every case: Friday, 20 November 2026, ten in the morning in India. */
export const caseNow = new Date('2026-11-20T04:30:00Z')

type Case = Omit<ModelReading, 'certainty'> & { text: string }

/** Sentences that our own engine leaves in part unread, and what each means. */
export const readReminderCases: readonly Case[] = [
  {
    text: 'ନୂଆ ଚଷମା ଆଣିବା ଆସନ୍ତାକାଲି ସକାଳ 10ଟାରେ',
    title: 'ନୂଆ ଚଷମା ଆଣିବା',
    date: '2026-11-21',
    time: '10:00',
    recurrence: null,
  },
  { text: 'ଆସନ୍ତାକାଲି ସନ୍ଧ୍ୟା 6ଟାରେ କ୍ଷୀର କିଣିବା', title: 'କ୍ଷୀର କିଣିବା', date: '2026-11-21', time: '18:00', recurrence: null },
  { text: 'ଆସନ୍ତାକାଲି ସକାଳ 7ଟାରେ ଯୋଗ', title: 'ଯୋଗ', date: '2026-11-21', time: '07:00', recurrence: null },
  {
    text: 'ପ୍ରତି ସୋମବାର ସକାଳ 8ଟାରେ ଅଳିଆ ପକାଇବା',
    title: 'ଅଳିଆ ପକାଇବା',
    date: '2026-11-23',
    time: '08:00',
    recurrence: 'FREQ=WEEKLY;BYDAY=MO',
  },
]
