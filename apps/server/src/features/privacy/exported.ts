import type { Tables } from '#platform/db/tables.ts'

export type Exported = {
  /** Key in the exported file. */
  key: string
  table: keyof Tables
  /** Identifies the rows of a person; `user_id` by default. */
  whose?: 'user_id' | 'id' | 'order' | 'order_or_said' | 'household'
  /** Columns that uniquely identify a person's rows, which are ordered by them. */
  by: string[]
  /** Secrets and technical columns to leave out. */
  without?: string[]
}

/** The content of a person's export: the rows of each table as stored, including columns added later. */
export const exported: readonly Exported[] = [
  { key: 'profile', table: 'users', whose: 'id', by: ['id'], without: ['password_hash', 'email_key'] },
  { key: 'household', table: 'households', whose: 'household', by: ['id'] },
  { key: 'helpers', table: 'helpers', by: ['id'], without: ['code_hash'] },
  { key: 'household_invitations', table: 'household_invitations', by: ['id'], without: ['code_hash'] },
  { key: 'reminders', table: 'reminders', by: ['id'] },
  { key: 'medicines', table: 'medicines', by: ['id'] },
  { key: 'reminder_files', table: 'reminder_files', by: ['id'], without: ['store_key', 'looked_at'] },
  { key: 'programs', table: 'programs', by: ['id'], without: ['token_hash'] },
  { key: 'webhooks', table: 'webhooks', by: ['id'], without: ['secret', 'previous_secret', 'turn_until'] },
  { key: 'webhook_deliveries', table: 'webhook_deliveries', by: ['id'] },
  { key: 'calendar_feed', table: 'calendar_feeds', by: ['user_id'], without: ['token_hash', 'token'] },
  {
    key: 'imported_items',
    table: 'imported_items',
    by: ['key_hash'],
    without: ['key_hash', 'content_hash', 'import_id'],
  },
  { key: 'removed_reminders', table: 'removed_reminders', by: ['id'] },
  { key: 'set_aside_snoozes', table: 'set_aside_snoozes', by: ['reminder_id', 'occurrence_on'] },
  { key: 'deliveries', table: 'alerts', by: ['id'], without: ['claim', 'lease_until'] },
  { key: 'outgoing_counts', table: 'outgoing_counts', by: ['channel'], without: ['previous'] },
  { key: 'push_subscriptions', table: 'push_subscriptions', by: ['endpoint'], without: ['p256dh', 'auth'] },
  { key: 'channel_refusals', table: 'channel_refusals', by: ['channel'] },
  { key: 'chats', table: 'chats', by: ['channel'], without: ['offered', 'changing'] },
  { key: 'mail_address', table: 'mail_addresses', by: ['user_id'], without: ['token_hash', 'token'] },
  { key: 'chat_deeds', table: 'chat_deeds', by: ['id'] },
  { key: 'phone_codes', table: 'phone_codes', by: ['id'], without: ['code_hash'] },
  { key: 'saved_recipes', table: 'saved_recipes', by: ['recipe_id'] },
  { key: 'own_recipes', table: 'own_recipes', by: ['id'], without: ['share_token'] },
  { key: 'chosen_dishes', table: 'chosen_dishes', by: ['id'] },
  { key: 'shopping_list', table: 'shopping_items', by: ['id'] },
  { key: 'shopping_staples', table: 'shopping_staples', by: ['id'] },
  { key: 'pantry', table: 'pantry_items', by: ['id'] },
  { key: 'table_meals', table: 'table_meals', by: ['household_id', 'day', 'meal'], without: ['away', 'helpers'] },
  { key: 'diet', table: 'diets', by: ['user_id'] },
  { key: 'meal_plans', table: 'meal_plans', by: ['date', 'veg_only'] },
  { key: 'meal_plan_tasks', table: 'plan_tasks', by: ['id'] },
  { key: 'shown_recipes', table: 'shown_recipes', by: ['recipe_id'] },
  { key: 'written_recipes', table: 'written_recipes', by: ['id'] },
  { key: 'written_tips', table: 'written_tips', by: ['day'] },
  { key: 'cart', table: 'carts', by: ['user_id'] },
  { key: 'household_cart', table: 'carts', whose: 'household', by: ['id'] },
  { key: 'orders', table: 'orders', by: ['id'] },
  { key: 'order_parts', table: 'order_parts', whose: 'order', by: ['id'], without: ['next_at', 'tries', 'nudges'] },
  { key: 'order_remarks', table: 'order_remarks', whose: 'order_or_said', by: ['id'] },
  { key: 'own_shops', table: 'own_shops', by: ['id'] },
  { key: 'paid_prices', table: 'paid_prices', by: ['name_key'] },
  { key: 'payments', table: 'payments', whose: 'order', by: ['order_id'] },
  { key: 'refunds', table: 'refunds', whose: 'order', by: ['gateway_payment_id'] },
  { key: 'vendor_ratings', table: 'vendor_ratings', by: ['vendor_id'] },
  { key: 'vendor_interactions', table: 'vendor_interactions', by: ['id'] },
  {
    key: 'google_connection',
    table: 'google_connections',
    by: ['user_id'],
    without: ['refresh_token', 'access_token', 'sync_token'],
  },
  { key: 'google_events', table: 'google_events', by: ['event_id'], without: ['content_hash'] },
  { key: 'mail_suggestions', table: 'mail_suggestions', by: ['id'], without: ['key_hash', 'uid_hash'] },
  { key: 'assistant_questions', table: 'assistant_questions', by: ['id'] },
  { key: 'assistant_usage', table: 'assistant_usage', by: ['day'] },
  { key: 'assistant_answers', table: 'assistant_answers', by: ['id'], without: ['asked_hash'] },
  { key: 'authenticator_app', table: 'authenticator_apps', by: ['user_id'], without: ['secret', 'last_step'] },
  { key: 'passkeys', table: 'passkeys', by: ['id'], without: ['public_key'] },
  { key: 'recovery_codes', table: 'recovery_codes', by: ['code_hash'], without: ['code_hash'] },
  { key: 'consents', table: 'consents', by: ['id'] },
  { key: 'sessions', table: 'sessions', by: ['id'], without: ['token_hash'] },
]

/**
 * Tables that refer to people but are not exported as stored, with the reason. A test checks the database against both
 * lists.
 */
export const notExported: Record<string, string> = {
  audit_log: 'is in the file as the person sees it: without who the administrators are',
  outbox: 'holds copies of deliveries, which are in the file, and codes and links that would be keys to the account',
  password_resets: 'holds hashes of links that were mailed, and nothing else',
  email_proofs: 'holds hashes of links that were mailed, and nothing else',
  email_proof_requests: 'says that a link is about to be mailed, and nothing else',
  known_devices: 'holds hashes by which a browser is known again, and nothing else',
  factor_challenges: 'is one half of a key while a sign-in is under way, for ten minutes',
  client_actions: 'holds answers to calls that may come twice: copies of reminders, which are in the file',
  webhook_events: 'says for a second that something in the file has changed',
  alert_replans: 'says how far the planning of deliveries has come after a change of settings, for some seconds',
  mails_taken: 'holds hashes by which forwarded mails are known again for a month, and nothing else',
  chat_codes: 'is one half of a key while a chat is linked, for ten minutes',
  chat_messages: 'says which messages were taken, for three days: what they did is in the file',
  google_consents: 'is one half of a key while a consent is under way, for ten minutes',
  person_versions: 'says how often something in the file has changed, and nothing else',
  first_admin: 'says no more than is_admin in the profile',
}
