/** The part of the browser's SpeechRecognition that this page uses; it has no types yet. */
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

/** How to listen; null where the browser cannot. */
export function speechRecognition(): Maker | null {
  const browser = window as { SpeechRecognition?: Maker; webkitSpeechRecognition?: Maker }

  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition ?? null
}
