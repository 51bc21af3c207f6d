/**
 * Success and empty-state sentences, by feature. Failure sentences live in the contract (`failures` of
 * @planner/contract/problems).
 */
export const words = {
  product: 'Daily Planner',
  loading: 'Loading Daily Planner...',
  version: 'v1.0.0',
  feedbackMail: 'feedback@daily-planner.example',
  contactMail: 'hello@daily-planner.example',
  disclaimer: 'AI recipe suggestions and reminders are for information only.',

  auth: {
    welcomeBack: 'Welcome back!',
    created: 'Account created successfully!',
    passwordMissing: 'Password is missing:',
    passwordComplete: 'Password meets all requirements!',
  },

  recipes: {
    text: 'Twenty fresh Indian recipes a day, for your city and your plate.',
    emptyTitle: 'The kitchen is being laid out',
    emptyText: 'Your daily meal plan will stand here.',
  },

  cart: {
    text: 'Ingredients, services and gifts in one place.',
    emptyTitle: 'Your cart is empty',
    emptyText: 'Pick a recipe and add its ingredients with one tap.',
  },

  orders: {
    text: 'What you have ordered, newest first.',
    emptyTitle: 'No orders yet',
    emptyText: 'What you order from your cart will be listed here.',
  },

  profile: {
    text: 'Who you are and how we reach you.',
    emptyTitle: 'Your profile is on its way',
    emptyText: 'Name, phone and city will be kept here.',
  },

  google: {
    text: 'Bring your Google Calendar and mail along.',
    emptyTitle: 'Not connected',
    emptyText: 'Connecting a Google account will be possible here.',
  },

  settings: {
    text: 'How the planner behaves and when it calls on you.',
    emptyTitle: 'Nothing to set yet',
    emptyText: 'Channels and preferences will be kept here.',
  },

  admin: {
    text: 'Manage users, vendors, and monitor system performance',
    emptyTitle: 'Nothing to manage yet',
    emptyText: 'Users, vendors and orders will be listed here.',
  },

  reminders: {
    completed: 'Reminder completed',
    reopened: 'Reminder reopened',
    deleted: 'Reminder deleted',
    updated: 'Reminder updated',
    created: 'Reminder created',
    createdFor: (date: string) => `Reminder created for ${date}`,
    createFor: (date: string) => `Create a reminder for ${date}`,
    confirmCreate: (title: string, date: string, time: string) =>
      `Create AI reminder "${title}" on ${date} at ${time}?`,
    confirmDelete: 'Are you sure you want to delete this reminder?',
    freeToday: 'A day of your own',
    freeTodayText: 'Nothing is planned. Tell me what to remember, in your own words.',
    freeDay: 'Nothing planned yet',
    freeDayText: (date: string) => `${date} is free. Tell me what to remember, in your own words.`,
    suggested: 'Worth remembering?',
    ourDefault: 'our default',
    calmWeek: 'Nothing coming up this week',
  },

  notifications: {
    /** What an alert says, as the server's push does. */
    before: (time: string) => `In 1 hour, at ${time}.`,
    due: (time: string) => `Now, ${time}.`,
    on: 'Notifications are on',
    onWhileOpen: 'Notifications are on while Daily Planner is open',
    offer: 'A nudge an hour before, and again when it is time?',
  },
} as const
