import { useCallback, useState } from 'react'

import type { ForWhomInput } from '#features/household/audience.ts'

/** The day for which the dialog was opened, its time ('HH:MM' or empty), and prefilled text. */
export type CreateTarget = {
  day: string
  time: string
  text?: string | undefined
  /** Whether the text is the end of a sentence: typing goes before it, and by itself it makes no reminder. */
  isEnd?: boolean
}

/** Errors of the text and the day, as sentences. */
export type Faults = { text: string | null; date: string | null }

/** The person's choices next to the text, until a reminder is created from it. */
export type CreateFields = {
  date: string
  time: string
  /** False while today is only the field's default rather than the person's choice. */
  picked: boolean
  faults: Faults
  /** Whether a text with several possible meanings is to be one new reminder. */
  asOne: boolean
  /** Whether a reminder about medicine is to be added as a medicine. */
  asMedicine: boolean
  /** The excluded ones of several reminders: their indexes in the text `of`. */
  left: { of: string; places: ReadonlySet<number> }
  forWhom: ForWhomInput | null
  /** A document to attach; `of` counts the forms, so that each starts without one. */
  file: { of: number; content: File | null }
}

export const faultless: Faults = { text: null, date: null }

const noneLeft: CreateFields['left'] = { of: '', places: new Set() }

const fresh = ({ day, time }: { day: string; time: string }, form: number): CreateFields => ({
  date: day,
  time,
  picked: false,
  faults: faultless,
  asOne: false,
  asMedicine: false,
  left: noneLeft,
  forWhom: null,
  file: { of: form, content: null },
})

export type CreateForm = ReturnType<typeof useCreateForm>

/** The fields of the form, initialised with the day and time for which the dialog was opened. */
export function useCreateForm(target: { day: string; time: string }) {
  const [fields, setFields] = useState(() => fresh(target, 0))
  const change = useCallback((changed: Partial<CreateFields>) => setFields((before) => ({ ...before, ...changed })), [])
  const fault = useCallback(
    (faults: Partial<Faults>) => setFields((before) => ({ ...before, faults: { ...before.faults, ...faults } })),
    [],
  )
  const attach = (content: File | null) => setFields((before) => ({ ...before, file: { ...before.file, content } }))
  const reset = () => setFields(({ file }) => fresh(target, file.of + 1))

  return { fields, change, fault, attach, reset }
}
