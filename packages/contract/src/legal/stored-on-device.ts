type StoredItem = {
  /** The entry's name; for entries of one account it is followed by ':' and the account's id. */
  name: string
  kind: 'Necessary' | 'Functional'
  what: string
  howLong: string
}

const untilYouChange = 'Until you change or clear it, at most 1 year after you set your cookie preferences'

/**
 * Everything that the planner stores in a browser. The page's storage is checked against it
 * (apps/web/src/platform/storage.ts).
 */
export const storedOnDevice: readonly StoredItem[] = [
  {
    name: 'token',
    kind: 'Necessary',
    what: 'Your sign-in',
    howLong: 'Until you sign out; expires after 30 days without use, and after 90 days in any case',
  },
  {
    name: 'deviceToken',
    kind: 'Necessary',
    what: 'A random number that lets your account recognise this browser, so someone else’s password guesses can’t lock you out',
    howLong: 'Until you clear it; your account forgets it a year after your last sign-in here',
  },
  {
    name: 'cookieConsent',
    kind: 'Necessary',
    what: 'Your cookie preferences, with their date and version',
    howLong: '1 year, then we ask again',
  },
  {
    name: 'cartDraft',
    kind: 'Necessary',
    what: 'Cart changes not sent yet',
    howLong: 'Until sent, or you sign out',
  },
  {
    name: 'orderKey',
    kind: 'Necessary',
    what: 'A number that prevents duplicate orders',
    howLong: 'Until the order is placed',
  },
  {
    name: 'cachedMealPlan',
    kind: 'Necessary',
    what: 'Today’s meal plan, so it stays the same and opens instantly',
    howLong: 'Replaced each day',
  },
  {
    name: 'lastFetchDate',
    kind: 'Necessary',
    what: 'The date of that plan',
    howLong: 'Replaced each day',
  },
  {
    name: 'mealPlanTask',
    kind: 'Necessary',
    what: 'A plan being generated',
    howLong: 'Until it is ready',
  },
  {
    name: 'rungAlerts',
    kind: 'Necessary',
    what: 'Which alerts this browser has shown, so none appears twice',
    howLong: '1 day',
  },
  {
    name: 'phoneVerification',
    kind: 'Necessary',
    what: 'That we sent a code to your phone (session storage)',
    howLong: 'Until you close the tab',
  },
  {
    name: 'reloaded-for-chunk-at',
    kind: 'Necessary',
    what: 'When the page last updated itself (session storage)',
    howLong: 'Until you close the tab',
  },
  {
    name: 'google-return',
    kind: 'Necessary',
    what: 'Where to return to from Google’s consent page (session storage)',
    howLong: 'Until you close the tab',
  },
  {
    name: 'planner-data',
    kind: 'Necessary',
    what: 'Your reminders, saved recipes and name, so you can read them offline (offline storage)',
    howLong: 'Until you sign out',
  },
  {
    name: 'planner-acts',
    kind: 'Necessary',
    what: 'Changes you made offline that are still to be sent (offline storage)',
    howLong: 'Until sent',
  },
  {
    name: 'planner-files',
    kind: 'Necessary',
    what: 'Photos and files you attached offline that are still to be sent (offline storage)',
    howLong: 'Until sent, or you sign out',
  },
  {
    name: 'planner-waiting',
    kind: 'Necessary',
    what: 'Changes you made to reminders offline, and a copy of your sign-in used to send them (offline storage)',
    howLong: 'Until sent, or you sign out',
  },
  {
    name: 'todayAtOneGlance',
    kind: 'Necessary',
    what: 'Today’s first reminders and your first name, so they appear instantly when you open the planner',
    howLong: 'Until you sign out; shown on that day only',
  },
  {
    name: 'lastLook',
    kind: 'Necessary',
    what: 'The first screen of your recipes, cart, orders, profile and settings as last seen, so they appear instantly',
    howLong: 'Until you sign out; shown on that day only',
  },
  {
    name: 'keptCart',
    kind: 'Necessary',
    what: 'Your cart as last seen, so you can read it offline',
    howLong: 'Until you sign out',
  },
  {
    name: 'unsentComposer',
    kind: 'Necessary',
    what: 'A reminder you typed above the agenda and haven’t created yet',
    howLong: 'Until you create or delete it, or sign out',
  },
  {
    name: 'unsentReminder',
    kind: 'Necessary',
    what: 'A reminder you typed and haven’t created yet',
    howLong: 'Until you create or discard it, or sign out',
  },
  {
    name: 'unsentAttempt',
    kind: 'Necessary',
    what: 'The number of that reminder, so that it is never created twice',
    howLong: 'Until you create it, or sign out',
  },
  {
    name: 'unsentForm',
    kind: 'Necessary',
    what: 'What you typed in a form on a page and haven’t saved yet',
    howLong: 'Until you save or clear it, or sign out',
  },
  {
    name: 'cookTimers',
    kind: 'Necessary',
    what: 'Timers you started in cook mode',
    howLong: 'Until you stop them, or sign out',
  },
  {
    name: 'planner-earlier',
    kind: 'Necessary',
    what: 'The planner’s own files from the previous version, for tabs still using it; no personal data (offline storage)',
    howLong: 'Until the next version',
  },
  {
    name: 'workbox-precache',
    kind: 'Necessary',
    what: 'The planner’s own files; no personal data (offline storage)',
    howLong: 'Until the next version',
  },
  {
    name: 'theme',
    kind: 'Functional',
    what: 'Light or dark theme, if you chose one',
    howLong: untilYouChange,
  },
  {
    name: 'voiceLanguage',
    kind: 'Functional',
    what: 'Your voice input language',
    howLong: untilYouChange,
  },
  {
    name: 'suggestionsGone',
    kind: 'Functional',
    what: 'Suggested reminders you dismissed',
    howLong: untilYouChange,
  },
  {
    name: 'pantry',
    kind: 'Functional',
    what: 'What you have at home, for shopping lists',
    howLong: untilYouChange,
  },
  {
    name: 'notificationPrompt',
    kind: 'Functional',
    what: 'That you dismissed the notification prompt',
    howLong: untilYouChange,
  },
  {
    name: 'zoneKept',
    kind: 'Functional',
    what: 'The time zone of this device in which you kept your own',
    howLong: untilYouChange,
  },
]
