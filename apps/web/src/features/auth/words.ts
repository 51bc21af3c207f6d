/** Success and empty-state sentences. */
export const words = {
  welcomeBack: 'Welcome back!',
  created: 'Account created successfully!',
  passwordMissing: 'Password is missing:',
  passwordComplete: 'Password meets all requirements!',
  forgotText: 'Tell us the address of your account, and we mail you a link that sets a new password.',
  resetSent: 'Look into your inbox',
  resetSentText: (email: string, minutes: number) =>
    `If there is an account for ${email}, a link is on its way. It works once, for ${minutes} minutes.`,
  resetNone: 'Nothing there after a few minutes? Look into the spam folder, or check the address.',
  resetText: 'Choose one that you use nowhere else. You will be signed out everywhere and sign in anew.',
  resetDone: 'Password changed. Please sign in.',
} as const
