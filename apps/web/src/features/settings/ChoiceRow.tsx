import { type ReactNode, useId } from 'react'

import { Select } from '#ui/form/Select.tsx'

import type { Choice } from './choices.ts'

type ChoiceRowProps = {
  label: ReactNode
  hint?: ReactNode
  value: string
  onChange: (value: string) => void
  choices: readonly Choice[]
}

/** A setting with several options: the name on the left, the choice on the right. */
export function ChoiceRow({ label, hint, value, onChange, choices }: ChoiceRowProps) {
  const id = useId()

  return (
    <div className="grid items-center gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_15rem]">
      <div>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint && (
          <div id={`${id}-hint`} className="text-sm text-soft">
            {hint}
          </div>
        )}
      </div>
      <Select
        id={id}
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={onChange}
        options={choices}
        className="truncate"
      />
    </div>
  )
}
