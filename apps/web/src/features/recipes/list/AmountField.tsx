import { useState } from 'react'
import { listWords } from './words.ts'

/** The amount of an item, edited in place; empty if unknown. A faint border says that it can be. */
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
      className="min-h-12 w-28 rounded-md border border-line bg-transparent px-2.5 text-right text-base text-ink hover:border-edge focus:border-teal focus:outline-2 focus:outline-offset-0 focus:outline-teal"
    />
  )
}
