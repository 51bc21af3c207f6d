import { dayAndMonthInWords } from '#platform/time/in-words.ts'

/** Success and empty-state copy. */
export const words = {
  stillReading: 'Still reading. We’re checking with a language model, which can take up to 15 seconds.',
  agenda: "Today's Agenda",
  scope: 'Apply changes to',
  allDays: 'All occurrences',
  onlyDay: (day: string) => `Only ${dayAndMonthInWords(day)}`,
  firstDay: 'First day',
  movedFirstDay: (day: string, isLater: boolean) =>
    isLater
      ? `All occurrences change. The first is now ${day}, and earlier ones are removed.`
      : `The first day is now ${day}.`,
  clockOf: (place: string) => `${place} time`,
  allDay: 'All day',
  greeting: (firstName: string, date: string) => `Namaste, ${firstName}. It’s ${date}.`,
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
  readByModel: 'Read by a language model. Please check the day and time.',
  readByModelMark: 'read by AI',
  freeToday: 'Your day is free',
  freeTodayText: 'Nothing planned. What should we remind you about?',
  freeDay: 'Nothing planned yet',
  freeDayText: (date: string) => `${date} is free. What should we remind you about?`,
  suggested: 'Worth remembering?',
  ourDefault: 'default',
  alreadyPast: (date: string, time: string) => `${time} on ${date} has already passed`,
  noSuchDay: (said: string) => `${said} isn’t a real date. Please check the day`,
  dayIsPast: (said: string) => `${said} has already passed. Please check the day`,
  exception: (said: string) => `We can’t skip ${said} here. Delete that day from the calendar after you create this`,
  severalTimes: (said: string) => `${said} becomes one reminder. Add another for the rest`,
  keptAsOne: 'Repeats within a day become one reminder',
  calmWeek: 'Nothing coming up this week',
} as const
