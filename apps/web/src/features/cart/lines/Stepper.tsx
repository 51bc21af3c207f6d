import { cart as limits } from '@planner/contract/constants/orders'
import { Minus, Plus } from 'lucide-react'

type StepperProps = { name: string; quantity: number; onChange: (quantity: number) => void }

/** A quantity with minus and plus buttons. Going below 1 removes the line. */
export function Stepper({ name, quantity, onChange }: StepperProps) {
  return (
    <fieldset className="inline-flex items-center rounded-full border border-edge bg-surface">
      <legend className="sr-only">Quantity of {name}</legend>
      <button
        type="button"
        aria-label={`One less of ${name}`}
        onClick={() => onChange(quantity - 1)}
        className="relative grid h-9 w-10 place-items-center rounded-full text-accent-text after:absolute after:-inset-1 hover:bg-accent-soft"
      >
        <Minus aria-hidden="true" className="size-4.5" strokeWidth={2.4} />
      </button>
      <output className="min-w-7 text-center font-semibold tabular-nums">{quantity}</output>
      <button
        type="button"
        aria-label={`One more of ${name}`}
        aria-disabled={quantity >= limits.quantityMax}
        onClick={() => quantity < limits.quantityMax && onChange(quantity + 1)}
        className="relative grid h-9 w-10 place-items-center rounded-full text-accent-text after:absolute after:-inset-1 hover:bg-accent-soft aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
      >
        <Plus aria-hidden="true" className="size-4.5" strokeWidth={2.4} />
      </button>
    </fieldset>
  )
}
