/** Ends the UIDs of our own reminders in calendar files, after their ids. */
export const ownSuffix = '@daily-planner'
