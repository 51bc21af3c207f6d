import { phone as limits } from '@planner/contract/constants/notifications'

/** The page’s copy: explanations, empty states, toasts and labels. */
export const words = {
  none: 'No phone number yet',
  unverified: 'Not verified yet. We’ll text you a code.',
  verified: 'Reminders can reach you here.',
  verifiedNow: 'Phone number verified',
  numberHint: 'For example 98765 43210. We use +91 if you don’t add a country code.',
  codeSent: (number: string) => `We sent a code to ${number}. It expires in ${limits.codeMinutes} minutes.`,
  resendIn: (seconds: number) => `New code in ${seconds} s`,
  inOutbox: 'This server has no SMS provider yet: the code is in the outbox.',
  testMessage: 'Test from Daily Planner: this is how your reminders will arrive.',
  testSent: 'Test SMS sent',
  testInOutbox: 'Test SMS saved to your outbox',
} as const
