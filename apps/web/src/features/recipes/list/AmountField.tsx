import { useState } from 'react'
import { inputClass } from '#ui/form/input-class.ts'
import { listWords } from './words.ts'

/** The amount of an item, edited in place; empty if unknown. */
export function AmountField({
  name,
  amount,
  onChange,
}: {
  name: string
  amount: string
  onChange: (amount: string | null) => void
}) {
  const [text, setText] = useState(amount)
  const settle = () => {
    if (text.trim() !== amount) onChange(text.trim() === '' ? null : text.trim())
  }
  return (
    <input
      aria-label={listWords.amountAsk(name)}
      placeholder="some"
      maxLength={40}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={settle}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      className={inputClass('w-28! px-2.5! text-right')}
    />
  )
}
