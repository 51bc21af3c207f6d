import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { inputClass } from '#ui/input-class.ts'

import type { Choice } from './choices.ts'

type ChoiceRowProps = {
  label: ReactNode
  hint?: ReactNode
  value: string
  onChange: (value: string) => void
  choices: readonly Choice[]
}

/** A setting of which one of many holds: the name at the left, the choice at the right. */
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
      <div className="relative">
        <select
          id={id}
          value={value}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onChange(event.target.value)}
          className={inputClass('appearance-none truncate pr-11')}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-soft"
        />
      </div>
    </div>
  )
}
