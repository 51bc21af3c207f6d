import type { Context } from './context.ts'

/** Which provider serves each channel and service, for the startup log. Never includes setting values. */
export function modesOf({ channels, phoneVerifier, google, languageModel }: Context): Record<string, string> {
  const carriers = Object.entries(channels)
    // Without a bot no chat can be linked, so nothing could be put into an outbox.
    .filter(([channel, { connected }]) => channel !== 'telegram' || connected)
    .map(([channel, { provider }]) => [channel, provider] as const)
  return {
    ...Object.fromEntries(carriers),
    codes: phoneVerifier.connected ? 'twilio-verify' : 'own',
    google: google ? 'google' : 'off',
    languageModel: languageModel?.provider ?? 'off',
  }
}
