export type GoogleConfig = {
  clientId: string
  clientSecret: string
  /** Where people are led back to. */
  redirectUrl: string
  /** In place of Google's own hosts: a stand-in's address. */
  baseUrl: string | null
}
