import { useCallback, useEffect, useRef, useState } from 'react'

import { type Recognition, speechRecognition } from '#platform/speech.ts'
import { storage } from '#platform/storage.ts'

import { voiceFailure, voiceLanguagesOf, withHeard } from './voice.ts'

export type Dictation = ReturnType<typeof useDictation>

/**
 * Dictation into a text: `onText` receives the whole text, ending with the speech recognised so far.
 *
 * @param written codes of the languages in the text.
 */
export function useDictation(onText: (text: string) => void, written: readonly string[] = []) {
  const [listening, setListening] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [chosen, setChosen] = useState(() => storage.read(languageKey))
  const languages = voiceLanguagesOf([...navigator.languages, ...(chosen === null ? [] : [chosen]), ...written])
  const language = languages.find(({ code }) => code === chosen) ?? languages[0]
  const next = languages[(languages.indexOf(language) + 1) % languages.length] ?? language
  const running = useRef<Recognition | null>(null)

  /** Stops and ignores any results still to come. */
  const stop = useCallback(() => {
    const recognition = running.current
    running.current = null
    setListening(false)
    if (!recognition) return

    Object.assign(recognition, { onresult: null, onerror: null, onend: null })
    recognition.abort()
  }, [])

  const start = (before: string) => {
    const Recognition = speechRecognition()
    if (!Recognition) return

    stop()
    const recognition = new Recognition()
    recognition.lang = language.code
    recognition.interimResults = true
    recognition.onresult = ({ results }) => onText(withHeard(before, results))
    recognition.onerror = ({ error }) => setFailure(voiceFailure(error))
    recognition.onend = stop
    running.current = recognition
    setFailure(null)
    setListening(true)
    try {
      recognition.start()
    } catch {
      setFailure(voiceFailure('unknown'))
      stop()
    }
  }
  const switchLanguage = () => {
    storage.write(languageKey, next.code)
    setChosen(next.code)
    stop()
  }
  const clearFailure = () => setFailure(null)

  useEffect(() => stop, [stop])
  useEscape(listening, stop)

  return {
    supported: speechRecognition() !== null,
    listening,
    failure,
    language,
    next,
    start,
    stop,
    switchLanguage,
    clearFailure,
  }
}

/** Handles Escape before the dialog does: the first press stops dictation, the next one closes the dialog. */
function useEscape(active: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!active) return undefined

    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return

      event.preventDefault()
      event.stopImmediatePropagation()
      onEscape()
    }
    window.addEventListener('keydown', hear, { capture: true })

    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [active, onEscape])
}

const languageKey = 'voiceLanguage'
