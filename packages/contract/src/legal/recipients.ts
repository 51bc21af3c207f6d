/**
 * All external recipients of data, one for each folder of the server's providers; a test compares the two. `gets` and
 * `why` appear in the privacy policy.
 */
export const recipients = [
  {
    id: 'twilio',
    name: 'Twilio (and Meta, for WhatsApp)',
    gets: 'Your phone number and the message text: what to remember and when; on WhatsApp also what you write to the planner',
    why: 'Text messages, WhatsApp messages, calls and verification codes',
    where: 'USA and others',
  },
  {
    id: 'telegram',
    name: 'Telegram',
    gets: 'What you write to the planner’s bot and what it answers, and the text of reminders that ring there',
    why: 'Writing to the planner from Telegram, and alerts there, if you link a chat',
    where: 'United Arab Emirates and others',
  },
  {
    id: 'sendgrid',
    name: 'SendGrid (Twilio)',
    gets: 'Your email address and the email text: what to remember and when',
    why: 'Email',
    where: 'USA',
  },
  {
    id: 'smtp',
    name: 'An email server (SMTP)',
    gets: 'The same as SendGrid, if the operator uses an email server instead',
    why: 'Email',
    where: 'Wherever that server is located',
  },
  {
    id: 'web-push',
    name: 'Web push: Google, Mozilla, Microsoft or Apple',
    gets: 'Your browser’s push address, and an encrypted message that only your browser can read',
    why: 'Alerts while the planner is closed, through your browser maker’s service',
    where: 'USA and others',
  },
  {
    id: 'imap',
    name: 'A mailbox (IMAP), if the operator sets one up for forwarded mail',
    gets: 'The emails that you forward to your secret address; they are deleted there once they are read',
    why: 'Suggesting reminders from bills, tickets and invitations that you forward',
    where: 'Wherever that mail server is located',
  },
  {
    id: 'razorpay',
    name: 'Razorpay',
    gets: 'The amount and our order number; on its payment page also your name, email address and phone number, filled in for you',
    why: 'Online payment and refunds',
    where: 'India',
  },
  {
    id: 'nominatim',
    name: 'Nominatim (OpenStreetMap)',
    gets: 'A location rounded to about a kilometre, sent by our server without your name, account or address',
    why: 'Finding your city, if you share your location',
    where: 'European Union, or wherever the operator’s map server is located',
  },
  {
    id: 'google',
    name: 'Google (Calendar and Gmail)',
    gets: 'Your consent, and our requests to read what you allowed. We send nothing from your planner',
    why: 'Calendar events in the planner; reminders found in email',
    where: 'USA and others',
  },
  {
    id: 'language-model',
    name: 'A language model, if the operator connects one: OpenAI or compatible, Anthropic or Google',
    gets: 'The sentence or question, with phone and other long numbers, email addresses and links replaced by placeholders; nothing from your profile',
    why: 'Helping when our own rules aren’t sure',
    where: 'Wherever that provider is located, mostly the USA',
  },
  {
    id: 'file-store',
    name: 'A file store with the S3 interface, if the operator connects one',
    gets: 'The photos and files you attach to reminders, under a random name; not your name or account',
    why: 'Keeping photos and files outside this server',
    where: 'Wherever that store is located',
  },
  {
    id: 'outbox',
    name: 'The outbox of this server',
    gets: 'Messages for channels without a provider here. They aren’t sent anywhere, and only you can read yours',
    why: 'So nothing is lost when no provider is connected',
    where: 'This server',
  },
] as const satisfies readonly { id: string; name: string; gets: string; why: string; where: string }[]

export type RecipientId = (typeof recipients)[number]['id']

/** In the order of the privacy policy. */
export const recipientIds = recipients.map(({ id }) => id)
