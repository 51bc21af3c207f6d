/** The page’s copy: explanations, empty states, toasts and labels. */
export const words = {
  welcomeBack: 'Welcome back!',
  created: 'Account created successfully!',
  passwordMissing: 'Password is missing:',
  passwordComplete: 'Password meets all requirements!',
  forgotText: 'Enter your account’s email address and we’ll send you a link to reset your password.',
  resetSent: 'Check your inbox',
  resetSentText: (email: string, minutes: number) =>
    `If there’s an account for ${email}, we’ve sent it a link. It works once and expires in ${minutes} minutes.`,
  resetNone: 'Nothing after a few minutes? Check your spam folder, or check the address.',
  resetNotSent: 'No email was sent',
  noMail: 'This server can’t send email. Ask your administrator for a new password.',
  resetText: 'Choose one you don’t use anywhere else. You’ll be signed out everywhere and need to sign in again.',
  resetDone: 'Password changed. Please sign in.',
} as const
