import { useCallback, useEffect, useRef } from 'react'

import type { Shown } from '#ui/use-shown.ts'
import { useDictation } from '../../voice/use-dictation.ts'
import { takeEarlyKeys } from '../question/early-keys.ts'
import { useSentence } from '../use-sentence.ts'
import type { CreateForm, CreateTarget } from './use-create-form.ts'

export type TextBox = ReturnType<typeof useTextBox>

/** The text box of the create dialog: its sentence, written by hand, by dictation or by keys typed before it opened. */
export function useTextBox(shown: Shown<CreateTarget>, { change, fault }: CreateForm, timeZone: string) {
  const sentence = useSentence(timeZone, shown.target.text)
  const { text, understood, write: writeSentence } = sentence
  const ref = useRef<HTMLTextAreaElement>(null)
  const latestText = useRef(text)
  useEffect(() => {
    latestText.current = text
  }, [text])
  const write = useCallback(
    (value: string) => {
      writeSentence(value)
      fault({ text: null })
      if (value.trim() === '') change({ asOne: false, asMedicine: false })
    },
    [writeSentence, fault, change],
  )
  useEffect(() => {
    const ahead = takeEarlyKeys()
    if (ahead !== '') write(latestText.current + ahead)
  }, [write])
  const dictation = useDictation(write, understood?.beyond?.languages)
  const writeByHand = (value: string) => {
    dictation.stop()
    write(value)
  }
  useEffect(() => {
    if (!shown.open || !shown.target.isEnd) return undefined
    // After the dialog has put the caret at the end.
    const timer = setTimeout(() => ref.current?.setSelectionRange(0, 0), 0)
    return () => clearTimeout(timer)
  }, [shown])

  return {
    ref,
    sentence,
    dictation,
    write,
    writeByHand,
    /** Whether the text is empty now, also when called by an earlier render. */
    isEmptyNow: () => latestText.current.trim() === '',
  }
}
