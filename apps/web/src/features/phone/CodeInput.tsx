import { phone as limits } from '@planner/contract/constants/notifications'
import { type ClipboardEvent, useRef, useState } from 'react'
import { digitsIn } from '#platform/digits.ts'
import { cx } from '#ui/cx.ts'
import type { FieldIds } from '#ui/form/Field.tsx'

type CodeInputProps = {
  ids: FieldIds
  code: string
  onChange: (code: string) => void
  disabled?: boolean
}

/** Six visual boxes over a single input, so that pasting, autofill and screen readers work. */
export function CodeInput({ ids, code, onChange, disabled = false }: CodeInputProps) {
  const [focused, setFocused] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const take = (text: string) => onChange(digitsIn(text).slice(0, limits.codeMax))

  // The input's own maxlength would cut off the last digit of '123 456'.
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    take(event.clipboardData.getData('text'))
  }
  // The caret is invisible, so it always stays at the end.
  const toEnd = () => input.current?.setSelectionRange(code.length, code.length)

  return (
    <div className="relative max-w-80">
      <div aria-hidden="true" className="grid grid-cols-6 gap-1.5 sm:gap-2">
        {slots.map((slot) => (
          <span
            key={slot}
            className={cx(
              'grid h-14 place-items-center rounded-md border bg-surface text-2xl font-semibold tabular-nums transition-[border-color,box-shadow]',
              ids['aria-invalid'] ? 'border-danger' : code[slot] ? 'border-ink' : 'border-edge',
              focused && slot === Math.min(code.length, limits.codeMax - 1) && 'outline-2 outline-teal',
            )}
          >
            {code[slot] ?? ''}
          </span>
        ))}
      </div>
      <input
        {...ids}
        ref={input}
        value={code}
        disabled={disabled}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={limits.codeMax}
        spellCheck={false}
        onChange={(event) => take(event.target.value)}
        onPaste={paste}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onSelect={toEnd}
        className="absolute inset-0 w-full cursor-text bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent"
      />
    </div>
  )
}

const slots = Array.from({ length: limits.codeMax }, (_, index) => index)
