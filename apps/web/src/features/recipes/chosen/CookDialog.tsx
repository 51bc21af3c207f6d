import { chosenDishes as limits } from '@planner/contract/constants/kitchen'
import { type ChosenDish, type Meal, meals } from '@planner/contract/kitchen/chosen-dishes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { isNewcomer } from '#features/onboarding/is-newcomer.ts'
import { now } from '#platform/time/clock.ts'
import { nearDateInSentence } from '#platform/time/date-in-words.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Segments } from '#ui/Segments.tsx'
import { toast } from '#ui/toast.ts'
import { Stepper } from '../card/Stepper.tsx'
import { tableOptions } from '../who-eats/queries.ts'
import { words } from '../words.ts'
import { DayChips } from './DayChips.tsx'
import { mealNames } from './meals.ts'
import { peopleOfMeal } from './planned-servings.ts'
import { useChangeChosen, useChoose, useChosen } from './use-chosen.ts'

/** What the dialog plans: a dish, the leftovers of one, or new numbers for a planned one. */
export type ToCook = { recipeId: string; title: string; meal: Meal; day: string } & (
  | { kind: 'new' }
  | { kind: 'leftovers' | 'change'; dish: ChosenDish }
)

/** Chooses the meal, the day, the number of people and the servings. */
export default function CookDialog({
  target,
  open,
  today,
  onClose,
}: {
  target: ToCook
  open: boolean
  today: string
  onClose: () => void
}) {
  const { data: known } = useChosen()
  const user = useUser()
  const isChange = target.kind === 'change'
  const left = target.kind === 'leftovers' ? target.dish.left_servings : null
  const [meal, setMeal] = useState(target.meal)
  const [day, setDay] = useState(target.day < today ? today : target.day)
  const [people, setPeople] = useState<number | null>(null)
  const { data: table } = useQuery(tableOptions(day))
  const atMeal = table?.meals.find((one) => one.meal === meal)
  // For a person living alone, defaults to the number of people of the last dish.
  const isAlone = !atMeal || (atMeal.seats.length === 1 && atMeal.guests === 0)
  const ofMeal = isChange ? null : peopleOfMeal(known ?? [], { day, meal })
  const atTable = isAlone
    ? (known?.at(-1)?.people ?? atMeal?.eaters ?? limits.people)
    : Math.min(Math.max(1, atMeal.eaters), limits.peopleMax)
  const usual = isChange ? target.dish.people : (ofMeal ?? atTable)
  const [servings, setServings] = useState<number | null>(isChange ? target.dish.servings : left)
  const choose = useChoose()
  const change = useChangeChosen()
  const eaters = people ?? usual
  // One serving per person, until the servings are set separately.
  const portions = Math.min(servings ?? eaters, left ?? 12)

  const save = () => {
    const onSuccess = () => {
      const isFirst = !isChange && known?.length === 0 && isNewcomer(user, now())
      toast.success(
        isChange ? words.chosenChanged : words.chosen(mealNames[meal].toLowerCase(), nearDateInSentence(day, today)),
        {
          ...(isFirst && { description: words.firstChosen }),
        },
      )
      onClose()
    }
    if (target.kind === 'change') {
      change.mutate({ id: target.dish.id, ...(people !== null && { people }), servings: portions }, { onSuccess })
      return
    }
    // Numbers that are not sent follow the people at the table; with guests they are sent, as for the meal's first
    // dish.
    const follows = !isAlone && eaters === atTable
    const counts = {
      ...((!follows || people !== null) && { people: eaters }),
      ...((!follows || servings !== null) && { servings: portions }),
    }
    const leftovers = target.kind === 'leftovers' ? { leftover_of: target.dish.id } : {}
    choose.mutate({ recipe_id: target.recipeId, day, meal, ...counts, ...leftovers }, { onSuccess })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={titles[target.kind]}
      description={target.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={save} pending={choose.isPending || change.isPending}>
            {isChange ? 'Save' : `Plan for ${mealNames[meal].toLowerCase()}`}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        {!isChange && (
          <>
            <Segments
              label={<span className="sr-only">Meal</span>}
              value={meal}
              onChange={setMeal}
              choices={meals.map((value) => ({ value, label: mealNames[value] }))}
            />
            <DayChips label="Day" today={today} chosen={[day]} onPick={setDay} />
          </>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="font-medium">Who eats</span>
          <Stepper label="People" value={eaters} min={1} max={12} onChange={setPeople} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="font-medium">
            Servings
            <span className="block text-sm font-normal text-soft">
              {left === null ? words.servingsHint : words.leftOver(left)}
            </span>
          </span>
          <Stepper label="Servings" value={portions} min={1} max={left ?? 12} onChange={setServings} />
        </div>
      </div>
    </Dialog>
  )
}

const titles = { new: 'Cook this', leftovers: 'Plan leftovers', change: 'Change servings' } as const
