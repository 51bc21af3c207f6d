import { failures } from '@planner/contract/failures'
import { dictationCodes } from '@planner/reminder-language/dictation'

/** A dictation language: its code, its name, and its symbol on the button. */
export type VoiceLanguage = { code: string; name: string; sign: string }

const names: Readonly<Record<string, readonly [name: string, sign: string]>> = {
  en: ['English', 'EN'],
  hi: ['Hindi', 'हि'],
  mr: ['Marathi', 'म'],
  gu: ['Gujarati', 'ગુ'],
  bn: ['Bengali', 'বা'],
  ta: ['Tamil', 'த'],
  te: ['Telugu', 'తె'],
  kn: ['Kannada', 'ಕ'],
  ml: ['Malayalam', 'മ'],
  or: ['Odia', 'ଓ'],
  pa: ['Punjabi', 'ਪੰ'],
  ur: ['Urdu', 'اُ'],
}

/**
 * Returns the offered languages, the default first: English and Hindi for everybody, plus those suggested by the
 * browser's settings, earlier choices and the text.
 *
 * @param wanted tags ('ta-IN') or codes ('ta').
 */
export function voiceLanguagesOf(wanted: readonly string[]): [VoiceLanguage, ...VoiceLanguage[]] {
  const own = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).filter((code) => code in names)
  const [first, ...others] = [...new Set(['en', 'hi', ...own])].map((code): VoiceLanguage => {
    const [name, sign] = names[code]!

    return { code: dictationCodes[code]!, name, sign }
  })

  return [first!, ...others]
}

/** Returns the text typed before, followed by the speech recognised so far. */
export function withHeard(before: string, parts: Iterable<ArrayLike<{ transcript: string }>>): string {
  const heard = [...parts]
    .map((part) => part[0]?.transcript.trim())
    .filter(Boolean)
    .join(' ')

  return heard === '' ? before : `${before}${before === '' || /\s$/.test(before) ? '' : ' '}${heard}`
}

/** Returns the sentence for a browser's error code; null if the person stopped dictation. */
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
