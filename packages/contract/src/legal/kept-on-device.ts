type Kept = {
  /** The entry's name; what belongs to one account carries its id after a ':'. */
  name: string
  kind: 'Necessary' | 'Functional'
  what: string
  howLong: string
}

const untilYouChange = 'Until you change it or clear it, 1 year after your choice here at most'

/** Everything that a browser keeps for the planner. The page's storage keeps to it (apps/web/src/platform/storage.ts). */
export const keptOnDevice: readonly Kept[] = [
  {
    name: 'token',
    kind: 'Necessary',
    what: 'Your sign-in',
    howLong: 'Until you sign out; it stops working after 30 days without use, and after 90 days in any case',
  },
  {
    name: 'deviceToken',
    kind: 'Necessary',
    what: 'A random number by which your account knows this browser again, so that a stranger’s guesses do not keep you out',
    howLong: 'Until you clear it; your account forgets it a year after you last signed in here',
  },
  {
    name: 'cookieConsent',
    kind: 'Necessary',
    what: 'Your choice on this page, with its date and version',
    howLong: '1 year, then we ask again',
  },
  {
    name: 'cartDraft',
    kind: 'Necessary',
    what: 'Changes to your cart that are not sent yet',
    howLong: 'Until they are sent, or you sign out',
  },
  {
    name: 'orderKey',
    kind: 'Necessary',
    what: 'A number that keeps one order from becoming two',
    howLong: 'Until the order is made',
  },
  {
    name: 'cachedMealPlan',
    kind: 'Necessary',
    what: 'Today’s meal plan, so that it stays the same and opens at once',
    howLong: 'Replaced each day',
  },
  {
    name: 'lastFetchDate',
    kind: 'Necessary',
    what: 'The day of that plan',
    howLong: 'Replaced each day',
  },
  {
    name: 'mealPlanTask',
    kind: 'Necessary',
    what: 'A plan that is being made',
    howLong: 'Until it is made',
  },
  {
    name: 'rungAlerts',
    kind: 'Necessary',
    what: 'Which alerts this browser has shown, so that none shows twice',
    howLong: '1 day',
  },
  {
    name: 'phoneVerification',
    kind: 'Necessary',
    what: 'That a code is on its way to your phone (session storage)',
    howLong: 'Until the tab is closed',
  },
  {
    name: 'reloaded-for-chunk-at',
    kind: 'Necessary',
    what: 'When the page last loaded a new version of itself (session storage)',
    howLong: 'Until the tab is closed',
  },
  {
    name: 'google-return',
    kind: 'Necessary',
    what: 'Where to come back to from Google’s consent page (session storage)',
    howLong: 'Until the tab is closed',
  },
  {
    name: 'planner-data',
    kind: 'Necessary',
    what: 'Your reminders, your saved recipes and your name, to be read without a connection (offline storage)',
    howLong: 'Until you sign out',
  },
  {
    name: 'planner-acts',
    kind: 'Necessary',
    what: 'What you did without a connection and is still to be sent (offline storage)',
    howLong: 'Until it is sent',
  },
  {
    name: 'planner-waiting',
    kind: 'Necessary',
    what: 'What you did to your reminders without a connection, and a copy of your sign-in to send it with (offline storage)',
    howLong: 'Until it is sent, or you sign out',
  },
  {
    name: 'todayAtAGlance',
    kind: 'Necessary',
    what: 'Today’s first reminders and your first name, so that they stand there at once when you open the planner',
    howLong: 'Until you sign out; it is shown on that day only',
  },
  {
    name: 'keptCart',
    kind: 'Necessary',
    what: 'Your cart as it was seen last, to be read without a connection',
    howLong: 'Until you sign out',
  },
  {
    name: 'planner-earlier',
    kind: 'Necessary',
    what: 'The planner’s own files of the version before, for tabs that still use it; nothing of you (offline storage)',
    howLong: 'Until the next version',
  },
  {
    name: 'workbox-precache',
    kind: 'Necessary',
    what: 'The planner’s own files; nothing of you (offline storage)',
    howLong: 'Until the next version',
  },
  {
    name: 'theme',
    kind: 'Functional',
    what: 'Light or dark, where you chose one',
    howLong: untilYouChange,
  },
  {
    name: 'vegOnly',
    kind: 'Functional',
    what: 'Veg Only, or Veg + Non-Veg',
    howLong: untilYouChange,
  },
  {
    name: 'voiceLanguage',
    kind: 'Functional',
    what: 'The language that you dictate in',
    howLong: untilYouChange,
  },
  {
    name: 'suggestionsGone',
    kind: 'Functional',
    what: 'Suggested reminders that you sent away',
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
    what: 'That you sent the offer of notifications away',
    howLong: untilYouChange,
  },
]
