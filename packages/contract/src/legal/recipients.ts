/**
 * Everybody outside whom the product can hand something to, one for each folder of the server's providers; a test holds
 * the two together. `gets` and `why` stand in the privacy policy.
 */
export const recipients = [
  {
    id: 'twilio',
    name: 'Twilio (and Meta, for WhatsApp)',
    gets: 'Your phone number and the words of the message: what to remember and when',
    why: 'Text messages, WhatsApp messages, calls and the codes that verify a number',
    where: 'USA and others',
  },
  {
    id: 'sendgrid',
    name: 'SendGrid (Twilio)',
    gets: 'Your e-mail address and the mail: what to remember and when',
    why: 'E-mail',
    where: 'USA',
  },
  {
    id: 'smtp',
    name: 'A mail server (SMTP)',
    gets: 'The same as SendGrid, where the operator uses a mail server instead',
    why: 'E-mail',
    where: 'Where that server stands',
  },
  {
    id: 'web-push',
    name: 'Web push: Google, Mozilla, Microsoft or Apple',
    gets: 'Your browser’s push address, and a message that is encrypted so that only your browser can read it',
    why: 'Alerts while the planner is closed; the service is the one that your browser’s maker runs',
    where: 'USA and others',
  },
  {
    id: 'razorpay',
    name: 'Razorpay',
    gets: 'The amount and our order number; on its payment page also your name, e-mail address and phone number, filled in for you',
    why: 'Online payment and refunds',
    where: 'India',
  },
  {
    id: 'nominatim',
    name: 'Nominatim (OpenStreetMap)',
    gets: 'A position rounded to about a kilometre. It comes from our server: no name, account or address of yours goes along',
    why: 'The name of your city, if you share your position',
    where: 'European Union, or where the operator’s map server stands',
  },
  {
    id: 'google',
    name: 'Google (Calendar and Gmail)',
    gets: 'Your consent, and our requests to read what you allowed. We send nothing of your planner there',
    why: 'Calendar events in the planner; reminders found in mail',
    where: 'USA and others',
  },
  {
    id: 'language-model',
    name: 'A language model, if the operator connects one: OpenAI or compatible, Anthropic or Google',
    gets: 'The sentence or question at hand, with phone and other long numbers, e-mail addresses and links replaced by placeholders; nothing of your profile',
    why: 'To help where our own rules are unsure',
    where: 'Where that provider stands, mostly the USA',
  },
  {
    id: 'outbox',
    name: 'The outbox of this server',
    gets: 'Messages of channels that have no provider here. They leave for nowhere, and only you can read yours',
    why: 'So that nothing is lost where no provider is connected',
    where: 'This server',
  },
] as const satisfies readonly { id: string; name: string; gets: string; why: string; where: string }[]

export type RecipientId = (typeof recipients)[number]['id']

/** In the order in which the privacy policy names them. */
export const recipientIds = recipients.map(({ id }) => id)
