/** Success and empty-state sentences. */
export const words = {
  none: 'No phone number yet',
  unverified: 'Not verified yet. A code by SMS does it.',
  verified: 'Verified. Reminders can reach you here.',
  verifiedNow: 'Phone number verified',
  numberHint: 'For example 98765 43210. We take +91 where no country is given.',
  codeSent: (number: string) => `We sent a code to ${number}. It is good for ten minutes.`,
  resendIn: (seconds: number) => `New code in ${seconds} s`,
  inOutbox: 'Demo mode: no text message leaves this server.',
  testMessage: 'A test from Daily Planner: your reminders will arrive like this.',
  testSent: 'Test SMS sent',
  testInOutbox: 'Test SMS is in your outbox',
} as const
