export type TelegramConfig = {
  token: string
  /** Base URL of a stand-in; null for Telegram itself. */
  baseUrl: string | null
  /** The URL of the webhook; null if updates are fetched, because Telegram sends them to public https URLs only. */
  webhookUrl: string | null
}
