/** The page’s copy: explanations, empty states, toasts and labels. */
export const words = {
  telegram: 'Write or forward messages to the planner’s bot, and get reminders there.',
  telegramHow:
    'A message becomes a reminder. You can also ask “what do I have on Friday” or write “cancel gym tomorrow”. Telegram sees these messages.',
  telegramLinked: (name: string) => `Linked to ${name}`,
  telegramCode: (time: string) => `Send this code to the bot by ${time}. It works once.`,
  telegramUnlinked: 'Telegram unlinked',
  telegramNow: 'Telegram linked',
  rings: 'Reminders in Telegram',
  since: (day: string) => `Since ${day}`,
  copied: 'Code copied',
  mailIn: 'Forward bills, tickets and invitations to the planner.',
  mailInHow:
    'Forward an email to your secret address, or have your email app forward it automatically. Reminders we find in it are suggested on your dashboard, and nothing is saved until you accept. The email is deleted once it’s read; its links and images are never opened.',
  mailInSecret: 'Anyone who knows it can send you suggestions. Get a new one if it leaks.',
  mailInNone: 'No email yet',
  mailInLast: (when: string) => `Last email: ${when}`,
  mailInOff: 'The address is turned off',
  addressCopied: 'Address copied',
  whatsappStates: { ready: 'Ready', stopped: 'Stopped', 'no-number': 'No number', unverified: 'Not verified' },
  whatsappHow: {
    ready:
      'What you send from your verified number becomes a reminder. You can also ask “what do I have on Friday” or write “cancel gym tomorrow”. STOP ends all messages there. Twilio and WhatsApp see these messages.',
    stopped: 'You sent STOP, so we don’t send or reply there. Send START to turn messages on again.',
    'no-number': 'We only act on messages from your verified number. Add it first.',
    unverified: 'We only act on messages from your verified number. Verify it first.',
  },
  lastMessage: (when: string) => `Your last message: ${when}`,
} as const
