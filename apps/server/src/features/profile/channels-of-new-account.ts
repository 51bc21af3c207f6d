/**
 * The channels that are on for a new account (docs/product/specification.md#9-business-constants-and-limits); a person
 * can change them in their profile (`update-profile.ts`). The column defaults in `migrations` are the same, which a
 * test checks.
 */
export const channelsOfNewAccount = {
  sms_notifications: true,
  email_notifications: true,
  whatsapp_notifications: false,
  voice_notifications: false,
  telegram_notifications: false,
} as const
