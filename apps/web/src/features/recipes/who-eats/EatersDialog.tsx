import { chosenDishes as limits } from '@planner/contract/constants/kitchen'
import { failures } from '@planner/contract/failures'
import { type Meal, meals } from '@planner/contract/kitchen/chosen-dishes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { nearDateInSentence } from '#platform/time/date-in-words.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Switch } from '#ui/form/Switch.tsx'
import { Segments } from '#ui/Segments.tsx'
import { Stepper } from '../card/Stepper.tsx'
import { mealNames } from '../chosen/meals.ts'
import { words } from '../words.ts'
import { mealsOf, tableOptions, useSeat } from './queries.ts'

type EatersDialogProps = { day: string; today: string; open: boolean; onClose: () => void }

/** Chooses who eats: members, helpers and a number of guests, for the whole day or for one meal. */
export default function EatersDialog({ day, today, open, onClose }: EatersDialogProps) {
  const { data, isError, isFetching, refetch } = useQuery(tableOptions(day))
  const [of, setOf] = useState<Meal | 'day'>('day')
  const seat = useSeat()
  const shown = data?.meals.filter(({ meal }) => mealsOf(of).includes(meal)) ?? []
  const [first] = shown
  const change = { day, meals: mealsOf(of) }
  // For a whole day, a person counts if they eat at any of its meals.
  const eats = (id: string) => shown.some(({ seats }) => seats.some((one) => one.id === id && one.eats))
  const guests = Math.max(0, ...shown.map((one) => one.guests))

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Who eats"
      description={`${capital(nearDateInSentence(day, today))}. ${words.eatersText}`}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="space-y-4">
        <Segments
          label={<span className="sr-only">Meal</span>}
          value={of}
          onChange={setOf}
          choices={[{ value: 'day', label: 'Day' }, ...meals.map((value) => ({ value, label: mealNames[value] }))]}
        />
        {!data && isError && (
          <ErrorState sentence={failures.tableFetch} onRetry={() => void refetch()} pending={isFetching} />
        )}
        {first?.seats.map(({ id, name, is_me: isMe, is_helper: isHelper }) => (
          <Switch
            key={id}
            label={`${name}${isMe ? ' (you)' : ''}`}
            hint={isHelper ? 'Helper' : undefined}
            checked={eats(id)}
            onChange={(next) => seat.mutate({ ...change, seats: [{ member_id: id, eats: next }] })}
          />
        ))}
        {first && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span className="font-medium">
              Guests
              <span className="block text-sm font-normal text-soft">
                {of === 'day' ? words.guestsOfDay : words.guestsOfMeal}
              </span>
            </span>
            <Stepper
              label="Guests"
              value={guests}
              min={0}
              max={limits.peopleMax}
              onChange={(next) => seat.mutate({ ...change, guests: next })}
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
