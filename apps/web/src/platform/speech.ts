/** The part of the browser's SpeechRecognition that this page uses; TypeScript does not declare it. */
export type Recognition = {
  lang: string
  interimResults: boolean
  onresult: ((event: { results: Iterable<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
  abort: () => void
}

type Maker = new () => Recognition

/** Returns the browser's SpeechRecognition constructor; null if it has none. */
export function speechRecognition(): Maker | null {
  const browser = window as { SpeechRecognition?: Maker; webkitSpeechRecognition?: Maker }

  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition ?? null
}
