/** The page’s copy: explanations, empty states, toasts and labels. */
export const words = {
  text: 'Who you are and how we reach you.',
  cityNone: 'Not set',
  locationNone: 'Choose your city',
  locationHint: 'For recipes, prices and shops near you.',
  phoneHint: 'A new number needs to be verified again.',
  toSettings: 'Choose how and when you get reminders',
  toAccount: 'Password, devices, your data',
  tutorial: 'A short tour of everything the planner does.',
  becomeAdmin: 'If this installation has no administrator yet, you can become the first one here.',
  setupCode: 'Find it in the server’s terminal or log from its first start.',
  needsNumber: (channels: string, hasNumber: boolean) =>
    `${channels} once ${hasNumber ? 'your number is confirmed' : 'you add a phone number'}`,
  emailKept: 'Email (kept in the outbox)',
  chart: (completed: number, due: number) =>
    due === 0
      ? 'Nothing planned in these two weeks.'
      : `${completed} of ${due} ${due === 1 ? 'reminder' : 'reminders'} completed`,
  autoReminders: 'Found in your email, so nothing expires unnoticed.',
  autoSamples: 'These are samples. Connect Google to see your own.',
} as const
