/** Success and empty-state sentences. */
export const words = {
  verifyText: 'Reminders and news about your account will be e-mailed to it.',
  verified: 'Your e-mail address is confirmed',
  unverified: (email: string) => `Confirm your e-mail address ${email}.`,
  unverifiedText: 'Open the link we sent you. Until then reminders are not e-mailed.',
  linkSent: 'A link is on its way to your e-mail address',
  text: 'Who can get in, what is kept of you, and how to leave.',
  password: 'Every other device is signed out when you change it.',
  passwordChanged: 'Password changed',
  passwordChangedText: 'Every other device was signed out, and we sent you a mail about it.',
  devices: 'Everywhere you are signed in. If you do not know one, sign it out and change your password.',
  onlyThis: 'You are signed in on this device only.',
  signedOut: (device: string) => `${device} was signed out`,
  othersSignedOut: (count: number) =>
    count === 1 ? 'One other device was signed out' : `${count} other devices were signed out`,
  exportText:
    'One file with everything we keep of you: profile, reminders, recipes, cart, orders, messages and what was written down about your account.',
  exportHint: (perDay: number) => `A JSON file, which any text editor opens. Up to ${perDay} a day.`,
  exported: 'Your data is in your downloads',
  deleteText: (days: number) =>
    `You have ${days} days to change your mind. After that nothing of yours is left but orders without your name, which tax law has us keep.`,
  deletionSteps: (days: number, date: string) => [
    'At once: nothing rings any more, and every other device is signed out.',
    `Until ${date}: sign in and tap “Keep my account”, and everything is as it was.`,
    `After ${days} days: your profile, reminders, recipes, cart, messages and connections are erased for good. Orders stay for the books, without your name.`,
  ],
  planned: (date: string) => `Your account will be deleted on ${date}.`,
  plannedText: 'Until then nothing rings. Keep it, and everything is as it was.',
  kept: 'Welcome back. Your account stays.',
  activity: 'What happened in your account, newest first. If something was not you, change your password.',
  noActivity: 'Nothing yet',
  noActivityText: 'Sign-ins and changes to your account will be listed here.',
} as const
