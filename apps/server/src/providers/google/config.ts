export type GoogleConfig = {
  clientId: string
  clientSecret: string
  /** The redirect URI of the consent page. */
  redirectUrl: string
  /** A stand-in's address instead of Google's hosts. */
  baseUrl: string | null
}
