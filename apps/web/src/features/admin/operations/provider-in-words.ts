/** Names a provider as it writes itself, after 'by'. */
export const providerInWords = (provider: string): string => `by ${names[provider] ?? provider}`

const names: Record<string, string> = {
  outbox: 'the outbox',
  twilio: 'Twilio',
  telegram: 'Telegram',
  sendgrid: 'SendGrid',
  smtp: 'SMTP',
  'web-push': 'Web Push',
  razorpay: 'Razorpay',
  nominatim: 'Nominatim',
  google: 'Google',
  folder: 'a local folder',
  s3: 'S3 storage',
  'openai-compatible': 'an OpenAI-compatible service',
}
