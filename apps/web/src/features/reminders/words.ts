import { dayAndMonthInWords } from '#platform/time/in-words.ts'

/** Success and empty-state sentences. */
export const words = {
  stillReading: 'Still reading. Where our reader is unsure a language model is asked too: up to 15 seconds.',
  agenda: "Today's Agenda",
  scope: 'What the change is for',
  allDays: 'All its days',
  onlyDay: (day: string) => `Only ${dayAndMonthInWords(day)}`,
  firstDay: 'The first day it falls on',
  movedFirstDay: (day: string, isLater: boolean) =>
    isLater
      ? `All its days change: the first is then ${day}, and those before it go.`
      : `Its first day is then ${day}.`,
  clockOf: (place: string) => `${place} time`,
  allDay: 'All day',
  greeting: (firstName: string, date: string) => `Namaste, ${firstName}. It is ${date}.`,
  showMonth: 'Whole month',
  showWeek: 'This week only',
  completed: 'Reminder completed',
  reopened: 'Reminder reopened',
  deleted: 'Reminder deleted',
  updated: 'Reminder updated',
  created: 'Reminder created',
  createdFor: (date: string) => `Reminder created for ${date}`,
  createFor: (date: string) => `Create a reminder for ${date}`,
  confirmCreate: (title: string, date: string, time: string) => `Create AI reminder "${title}" on ${date} at ${time}?`,
  confirmDelete: 'Are you sure you want to delete this reminder?',
  readByModel: 'A language model read this one. Please check the day and time.',
  readByModelMark: 'read by AI',
  freeToday: 'A day of your own',
  freeTodayText: 'Nothing is planned. Tell me what to remember, in your own words.',
  freeDay: 'Nothing planned yet',
  freeDayText: (date: string) => `${date} is free. Tell me what to remember, in your own words.`,
  suggested: 'Worth remembering?',
  ourDefault: 'our default',
  alreadyPast: (date: string, time: string) => `${time} on ${date} is over: this would be late from the start`,
  noSuchDay: (said: string) => `${said} is no day of the calendar: please check the day`,
  dayIsPast: (said: string) => `${said} is past: please check the day`,
  exception: (said: string) => `${said} is not left out: delete that day from the calendar once it is made`,
  severalTimes: (said: string) => `${said} is kept as one reminder: add another for the rest`,
  keptAsOne: 'Repeats within a day are kept as one reminder',
  calmWeek: 'Nothing coming up this week',
} as const
