export type TelegramConfig = {
  token: string
  /** Base URL of a stand-in; null for Telegram itself. */
  baseUrl: string | null
  /** Where Telegram sends updates; null where they are fetched, since it sends to public https addresses only. */
  webhookUrl: string | null
}
