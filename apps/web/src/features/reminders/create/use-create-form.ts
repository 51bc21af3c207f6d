import { useCallback, useState } from 'react'

import type { ForWhomInput } from '#features/household/for-whom.ts'

/** What is wrong with the text and with the day, in words. */
export type Faults = { text: string | null; date: string | null }

/** What the person chose beside the text, until a reminder is made of it. */
export type CreateFields = {
  date: string
  time: string
  /** Today is the field's default, not the user's choice. */
  picked: boolean
  faults: Faults
  /** The person wants one new reminder of a text that could mean something else. */
  asOne: boolean
  /** A reminder about medicine is to be kept as one. */
  asMedicine: boolean
  /** Of several reminders in one text, those that are not to be made: their places in the text that was read. */
  left: { of: string; places: ReadonlySet<number> }
  forWhom: ForWhomInput | null
  /** A document to attach; `of` counts the forms, so that each begins without one. */
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

/** The fields of the form. They begin with the day and the time that the dialog was opened for. */
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
