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
  const [said, setSaid] = useState(amount)
  const settle = () => {
    if (said.trim() !== amount) onChange(said.trim() === '' ? null : said.trim())
  }
  return (
    <input
      aria-label={listWords.amountAsk(name)}
      placeholder="some"
      maxLength={40}
      value={said}
      onChange={({ target }) => setSaid(target.value)}
      onBlur={settle}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      className={inputClass('w-28! px-2.5! text-right')}
    />
  )
}
