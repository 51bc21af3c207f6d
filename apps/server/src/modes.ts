import type { Context } from './context.ts'

/** Who carries what, for the log at the start: names of providers, never a value of their settings. */
export function modesOf({ channels, phoneVerifier, google, languageModel }: Context): Record<string, string> {
  const carriers = Object.entries(channels).map(([channel, { provider }]) => [channel, provider] as const)
  return {
    ...Object.fromEntries(carriers),
    codes: phoneVerifier.connected ? 'twilio-verify' : 'own',
    google: google ? 'google' : 'off',
    languageModel: languageModel?.provider ?? 'off',
  }
}
