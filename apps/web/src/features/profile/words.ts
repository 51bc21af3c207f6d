/** Success and empty-state sentences. */
export const words = {
  text: 'Who you are and how we reach you.',
  cityNone: 'Not known yet',
  locationNone: 'Choose your city',
  locationHint: 'For recipes, prices and vendors near you.',
  phoneHint: 'A new number has to be verified again.',
  toSettings: 'Choose how and when reminders reach you',
  toAccount: 'Password, devices, your data',
  tutorial: 'A short walk through everything the planner does.',
  becomeAdmin: 'No one looks after this planner yet? The first to ask becomes its administrator.',
  setupCode: 'The server printed it in its terminal or log when it first started.',
  chart: (completed: number, due: number) =>
    due === 0
      ? 'Nothing was planned in these two weeks.'
      : `${completed} of ${due} ${due === 1 ? 'reminder' : 'reminders'} completed`,
  autoReminders: 'Found in your mail, so that nothing runs out unnoticed.',
  autoSamples: 'These show what it will look like. Connect Google, and your own take their place.',
} as const
