import { shoppingList as limits } from '@planner/contract/constants/kitchen'
import { type FormEvent, useState } from 'react'

import { useSavedInput } from '#platform/use-saved-input.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/form/TextField.tsx'

type ComposerProps = {
  label: string
  hint?: string
  placeholder?: string
  /** The storage key of the unsent text. */
  draftKey: string
  /** Called with the text, which stays until the promise resolves. */
  onAdd: (text: string) => Promise<unknown>
}

/** A single-line input submitted with Enter. */
export function Composer({ label, hint, placeholder, draftKey, onAdd }: ComposerProps) {
  const [text, setText] = useSavedInput(draftKey, '')
  const [pending, setPending] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '' || pending) return
    setPending(true)
    onAdd(text)
      .then(
        () => setText(''),
        () => {
          // The failure is shown in a toast; the text stays.
        },
      )
      .finally(() => setPending(false))
  }

  return (
    <form onSubmit={submit} className="flex items-start gap-2">
      <TextField
        className="min-w-0 flex-1"
        label={label}
        hint={hint}
        placeholder={placeholder}
        maxLength={limits.textMax * 25}
        enterKeyHint="send"
        value={text}
        onChange={setText}
      />
      <Button type="submit" variant="secondary" pending={pending} className="mt-6.5">
        Add
      </Button>
    </form>
  )
}
