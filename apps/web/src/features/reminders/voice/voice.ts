import { failures } from '@planner/contract/problems'

/** The languages one can speak in, the first by default. */
export const voiceLanguages = [
  { code: 'en-IN', name: 'English', sign: 'EN' },
  { code: 'hi-IN', name: 'Hindi', sign: 'हि' },
] as const

export type VoiceLanguage = (typeof voiceLanguages)[number]

/** The text typed before, then the speech recognized so far. */
export function withHeard(before: string, parts: Iterable<ArrayLike<{ transcript: string }>>): string {
  const heard = [...parts]
    .map((part) => part[0]?.transcript.trim())
    .filter(Boolean)
    .join(' ')

  return heard === '' ? before : `${before}${before === '' || /\s$/.test(before) ? '' : ' '}${heard}`
}

/** The sentence for an error code of the browser; null where the person stopped it. */
export const voiceFailure = (code: string): string | null =>
  code === 'aborted' ? null : (sentences[code] ?? failures.voice)

const sentences: Record<string, string> = {
  'not-allowed': failures.voiceRefused,
  'service-not-allowed': failures.voiceRefused,
  'audio-capture': failures.voiceNoMicrophone,
  'no-speech': failures.voiceNothingHeard,
  network: failures.voiceNoConnection,
  'language-not-supported': failures.voiceLanguage,
}
