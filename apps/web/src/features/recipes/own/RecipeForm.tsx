import { courses, type OwnForm, ownMeals, units } from '@planner/contract/kitchen/own-recipes'
import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'

import { Button } from '#ui/Button.tsx'
import { inputClass } from '#ui/form/input-class.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Stepper } from '../card/Stepper.tsx'
import { emptyIngredient } from './empty-form.ts'
import { foodsOptions } from './queries.ts'

type FormProps = { form: OwnForm; onChange: (form: OwnForm) => void }

const mealNames: Record<(typeof ownMeals)[number], string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  'hi-tea': 'Hi-Tea',
  dinner: 'Dinner',
  snack: 'Snack',
}

/** The recipe form. */
export function RecipeForm({ form, onChange }: FormProps) {
  const set = (change: Partial<OwnForm>) => onChange({ ...form, ...change })
  const flip = (meal: (typeof ownMeals)[number]) =>
    set({ meals: form.meals.includes(meal) ? form.meals.filter((one) => one !== meal) : [...form.meals, meal] })

  return (
    <div className="space-y-5">
      <TextField label="Title" required maxLength={80} value={form.title} onChange={(title) => set({ title })} />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <SelectField
          label="Course"
          value={form.course}
          onChange={(course) => set({ course: course as OwnForm['course'] })}
          options={courses.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))}
        />
        <div className="flex min-h-12 items-center justify-between gap-3">
          <span className="font-medium">Serves</span>
          <Stepper label="Serves" value={form.serves} min={1} max={40} onChange={(serves) => set({ serves })} />
        </div>
      </div>
      <fieldset>
        <legend className="text-sm font-semibold">Meals</legend>
        <div className="mt-1.5 flex flex-wrap gap-x-5">
          {ownMeals.map((meal) => (
            <label key={meal} className="flex min-h-11 cursor-pointer items-center gap-2">
              <input
                type="checkbox"
                checked={form.meals.includes(meal)}
                onChange={() => flip(meal)}
                className="size-5 accent-teal"
              />
              {mealNames[meal]}
            </label>
          ))}
        </div>
      </fieldset>
      <IngredientLines form={form} onChange={onChange} />
      <fieldset>
        <legend className="text-sm font-semibold">Steps</legend>
        <p className="text-sm text-soft">A step that says its time, such as 20 min or aadha ghanta, gets a timer.</p>
        <ol className="mt-2 space-y-2">
          {form.steps.map((step, at) => (
            <li key={at} className="flex items-start gap-1">
              <TextArea
                label={<span className="sr-only">Step {at + 1}</span>}
                className="flex-1"
                rows={2}
                maxLength={2000}
                value={step}
                onChange={(text) => set({ steps: form.steps.with(at, text) })}
              />
              <IconButton
                label={`Remove step ${at + 1}`}
                className="mt-1.5"
                onClick={() => set({ steps: form.steps.toSpliced(at, 1) })}
              >
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </li>
          ))}
        </ol>
        <Button variant="quiet" size="sm" onClick={() => set({ steps: [...form.steps, ''] })}>
          <Plus aria-hidden="true" className="size-4.5" />
          Add a step
        </Button>
      </fieldset>
      <TextArea
        label="Notes"
        hint="One per line."
        value={form.notes.join('\n')}
        onChange={(notes) => set({ notes: notes === '' ? [] : notes.split('\n') })}
      />
    </div>
  )
}

function IngredientLines({ form, onChange }: FormProps) {
  const listId = useId()
  const { data: foods = [] } = useQuery(foodsOptions)
  const { ingredients } = form
  const put = (at: number, change: Partial<OwnForm['ingredients'][number]>) =>
    onChange({ ...form, ingredients: ingredients.with(at, { ...ingredients[at]!, ...change }) })

  return (
    <fieldset>
      <legend className="text-sm font-semibold">Ingredients</legend>
      <datalist id={listId}>
        {foods.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <ul className="mt-1.5 space-y-2">
        {ingredients.map((ingredient, at) => (
          <li
            key={at}
            className="grid grid-cols-[4.5rem_5.5rem_1fr_auto] items-center gap-1.5 sm:grid-cols-[1.4fr_5rem_6rem_1fr_auto]"
          >
            <input
              list={listId}
              maxLength={60}
              placeholder="Ingredient"
              aria-label={`Ingredient ${at + 1}`}
              value={ingredient.name}
              onChange={(event) => put(at, { name: event.target.value })}
              className={inputClass('max-sm:col-span-3')}
            />
            <input
              type="number"
              min="0.001"
              step="any"
              required
              aria-label={`Amount ${at + 1}`}
              // An emptied field is NaN; the browser requires a number before submitting.
              value={Number.isNaN(ingredient.amount) ? '' : ingredient.amount}
              onChange={(event) => put(at, { amount: event.target.valueAsNumber })}
              className={inputClass('px-2!')}
            />
            <select
              aria-label={`Unit ${at + 1}`}
              value={ingredient.unit}
              onChange={(event) => put(at, { unit: event.target.value as typeof ingredient.unit })}
              className={inputClass('px-2!')}
            >
              {units.map((unit) => (
                <option key={unit} value={unit}>
                  {unit || 'pieces'}
                </option>
              ))}
            </select>
            <input
              maxLength={120}
              placeholder="chopped, soaked…"
              aria-label={`Preparation ${at + 1}`}
              value={ingredient.preparation}
              onChange={(event) => put(at, { preparation: event.target.value })}
              className={inputClass('px-2.5! max-sm:col-span-2')}
            />
            <IconButton
              label={`Remove ingredient ${at + 1}`}
              className="max-sm:col-start-4 max-sm:row-start-1"
              onClick={() => onChange({ ...form, ingredients: ingredients.toSpliced(at, 1) })}
            >
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => onChange({ ...form, ingredients: [...ingredients, emptyIngredient] })}
      >
        <Plus aria-hidden="true" className="size-4.5" />
        Add an ingredient
      </Button>
    </fieldset>
  )
}
