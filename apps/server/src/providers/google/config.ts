export type GoogleConfig = {
  clientId: string
  clientSecret: string
  /** Where people are led back to. */
  redirectUrl: string
  /** A stand-in's address instead of Google's hosts. */
  baseUrl: string | null
}
