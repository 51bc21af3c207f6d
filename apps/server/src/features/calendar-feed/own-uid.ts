/** Suffix of our own reminders' UIDs in calendar files, after the reminder's id. */
export const ownSuffix = '@daily-planner'
