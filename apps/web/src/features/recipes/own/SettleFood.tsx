import type { FoodAnswer, Unsettled } from '@planner/contract/kitchen/own-recipes'
import { allergens } from '@planner/contract/kitchen/recipes'
import type * as z from 'zod/mini'

import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'

type Traits = Exclude<FoodAnswer, { is: string }>

/** Defaults to the strictest assumptions, so that anything left unanswered is treated as unsafe. */
const safestTraits: Traits = { diet: 'meat', allergens: [], vegan: false, jain: false, onion_garlic: true }

/** Asks 'What is “xyz”?': identifies an unknown ingredient as one of our foods, or by its diet and allergens. */
export function SettleFood({
  question: { name, near },
  told,
  onAnswer,
}: {
  question: z.infer<typeof Unsettled>
  told: FoodAnswer | null
  onAnswer: (told: FoodAnswer) => void
}) {
  const traits = told && !('is' in told) ? told : null
  const set = (change: Partial<Traits>) => onAnswer({ ...(traits ?? safestTraits), ...change })
  const box = (label: string, checked: boolean, onChange: (checked: boolean) => void) => (
    <label key={label} className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 accent-teal"
      />
      {label}
    </label>
  )

  return (
    <fieldset className="mt-3 border-t border-line pt-3">
      <legend className="float-left font-medium">What is “{name}”?</legend>
      <div className="clear-both flex flex-wrap gap-2 pt-2">
        {near.map((food) => (
          <Button
            key={food}
            variant="secondary"
            size="sm"
            aria-pressed={told !== null && 'is' in told && told.is === food}
            className="aria-pressed:border-teal aria-pressed:bg-teal-soft aria-pressed:text-teal"
            onClick={() => onAnswer({ is: food })}
          >
            It is {food}
          </Button>
        ))}
        <Button
          variant="secondary"
          size="sm"
          aria-pressed={traits !== null}
          className="aria-pressed:border-teal aria-pressed:bg-teal-soft aria-pressed:text-teal"
          onClick={() => set({})}
        >
          Something else
        </Button>
      </div>
      {traits && (
        <div className="mt-3 space-y-2">
          <SelectField
            label="It is"
            value={traits.diet}
            onChange={(diet) => set({ diet: diet as Traits['diet'] })}
            options={[
              { value: 'meat', label: 'Meat' },
              { value: 'fish', label: 'Fish or seafood' },
              { value: 'egg', label: 'Egg, or contains egg' },
              { value: 'veg', label: 'Vegetarian' },
            ]}
          />
          <fieldset>
            <legend className="text-sm font-semibold">It contains</legend>
            <div className="flex flex-wrap gap-x-5">
              {allergens.map((allergen) =>
                box(allergen.replace('-', ' '), traits.allergens.includes(allergen), (is) =>
                  set({
                    allergens: [...traits.allergens.filter((one) => one !== allergen), ...(is ? [allergen] : [])],
                  }),
                ),
              )}
            </div>
          </fieldset>
          <div className="flex flex-wrap gap-x-5">
            {box('onion or garlic', traits.onion_garlic, (is) => set({ onion_garlic: is }))}
            {box('pork', traits.kind === 'pork', (is) => set({ kind: is ? 'pork' : undefined }))}
            {box('beef or buffalo', traits.kind === 'beef', (is) => set({ kind: is ? 'beef' : undefined }))}
          </div>
          <div className="flex flex-wrap gap-x-5">
            {box('fit for vegans', traits.vegan, (is) => set({ vegan: is }))}
            {box('fit for Jains', traits.jain, (is) => set({ jain: is }))}
          </div>
        </div>
      )}
    </fieldset>
  )
}
