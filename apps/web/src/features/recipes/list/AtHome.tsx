import { failures } from '@planner/contract/failures'
import { minutesInWords } from '@planner/contract/kitchen/minutes-in-words'
import * as pantry from '@planner/contract/kitchen/pantry'
import { splitItems } from '@planner/kitchen/list'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronRight, CookingPot, Refrigerator, X } from 'lucide-react'
import { useState } from 'react'
import { useWide } from '#platform/use-wide.ts'
import { Medallion } from '#ui/art/Medallion.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { MarkPicture } from '../card/DietMark.tsx'
import { DishPicture } from '../card/DishPicture.tsx'
import { AmountField } from './AmountField.tsx'
import { Composer } from './Composer.tsx'
import { aisleColumns, columns } from './list-columns.ts'
import { cookableOptions, pantryOptions } from './queries.ts'
import { useSharedChange } from './use-changes.ts'
import { listWords } from './words.ts'

/** How many dishes are shown before 'Show all'. */
const dishesFirst = 8

const stateWords = { out: 'used up', low: 'running low', old: 'old' }

/** The pantry, and the dishes that can be cooked from it. */
export function AtHome({ onOpen }: { onOpen: (recipeId: string) => void }) {
  const { data, isError, refetch, isFetching } = useQuery(pantryOptions)
  const add = useSharedChange(pantry.add)
  const change = useSharedChange(pantry.change)
  const remove = useSharedChange(pantry.remove)
  const takeOff = (item: pantry.PantryItem) =>
    remove.mutate(
      { id: item.id },
      {
        onSuccess: () =>
          toast.success(listWords.usedUp(item.name), {
            undo: () => add.mutate({ items: [`${item.amount} ${item.name}`.trim()] }),
          }),
      },
    )

  // Beside the pantry there is room for the dishes; on a phone they would push it down.
  const isWide = useWide()
  const cookable = data && data.items.length > 0 && <Cookable isOpen={isWide} onOpen={onOpen} />

  return (
    <div className={columns}>
      <div className="min-w-0 space-y-4">
        <Composer
          label={listWords.pantryAdd}
          hint={listWords.pantryText}
          placeholder="5 kg atta, 12 eggs, ghee"
          draftKey="atHome"
          onAdd={(text) => add.mutateAsync({ items: splitItems(text) })}
        />
        {!isWide && cookable}
        {isError && !data && (
          <ErrorState sentence={failures.pantryFetch} onRetry={() => void refetch()} pending={isFetching} />
        )}
        {!data && !isError && (
          <div className="min-h-dvh">
            <Skeleton className="h-72" />
          </div>
        )}
        {data?.items.length === 0 && (
          <EmptyState
            art={<Medallion of={Refrigerator} />}
            title={listWords.pantryNone}
            text={listWords.pantryNoneText}
          />
        )}
        {data && data.items.length > 0 && (
          <div style={aisleColumns}>
            {[...Map.groupBy(data.items, ({ aisle }) => aisle)].map(([aisle, items]) => (
              <section key={aisle} aria-label={aisle} className="break-inside-avoid pb-4">
                <h2 className="text-base font-semibold">{aisle}</h2>
                <ul className="divide-y divide-line">
                  {items.map((item) => (
                    <li key={item.id} className="flex min-h-15 items-center gap-2">
                      <span className="min-w-0 flex-1">
                        <span className="font-medium wrap-break-word">
                          {item.name.charAt(0).toUpperCase() + item.name.slice(1)}
                        </span>
                        {item.state && <span className="block text-sm text-warn">{stateWords[item.state]}</span>}
                      </span>
                      <AmountField
                        key={item.amount}
                        name={item.name}
                        amount={item.amount}
                        onChange={(amount) => change.mutate({ id: item.id, amount })}
                      />
                      <IconButton label={`Used up: ${item.name}`} className="text-soft" onClick={() => takeOff(item)}>
                        <X aria-hidden="true" className="size-5" />
                      </IconButton>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </div>
      {isWide && cookable}
    </div>
  )
}

function Cookable({ isOpen, onOpen }: { isOpen: boolean; onOpen: (recipeId: string) => void }) {
  const { data, isError, refetch, isFetching } = useQuery(cookableOptions)
  const [isWhole, setWhole] = useState(false)
  const dishes = data?.dishes ?? []
  return (
    <details open={isOpen} className="group md:self-start rounded-lg border border-line bg-surface">
      <summary className="flex min-h-12 items-center gap-2 px-4 font-semibold">
        {listWords.cook}
        <span className="ml-auto text-sm font-normal text-soft tabular-nums">
          {data && data.dishes.length > 0 && data.dishes.length}
        </span>
        <ChevronDown aria-hidden="true" className="size-5 text-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-t border-line px-4 py-2">
        {isError && !data && (
          <ErrorState sentence={failures.cookableFetch} onRetry={() => void refetch()} pending={isFetching} />
        )}
        {!data && !isError && <Skeleton className="h-40" />}
        {data?.dishes.length === 0 && <p className="py-2 text-soft">{listWords.cookNone}</p>}
        <ul className="divide-y divide-line">
          {dishes
            .slice(0, isWhole ? undefined : dishesFirst)
            .map(({ id, title, is_vegetarian: veg, minutes, missing }) => (
              <li key={id}>
                <button
                  type="button"
                  className="flex min-h-14 w-full items-center gap-3 py-2 text-left"
                  onClick={() => onOpen(id)}
                >
                  <span className="relative">
                    <DishPicture
                      recipeId={id}
                      className="grid size-12 place-items-center overflow-hidden rounded-md bg-accent-soft text-accent-text"
                    >
                      <CookingPot aria-hidden="true" className="size-6" strokeWidth={1.7} />
                    </DishPicture>
                    <MarkPicture veg={veg} className="absolute -top-1 -left-1 size-4!" />
                  </span>
                  <span className="min-w-0 flex-1">
                    <span className="font-medium">{title}</span>{' '}
                    <span className="text-sm text-soft">{minutesInWords(`${minutes} mins`)}</span>
                    <span className="block text-sm text-soft">
                      {missing.length === 0 ? listWords.allThere : listWords.missing(missing)}
                    </span>
                  </span>
                  <ChevronRight aria-hidden="true" className="size-5 text-faint" />
                </button>
              </li>
            ))}
        </ul>
        {!isWhole && dishes.length > dishesFirst && (
          <Button variant="quiet" size="sm" className="w-full" onClick={() => setWhole(true)}>
            {listWords.allDishes(dishes.length)}
          </Button>
        )}
      </div>
    </details>
  )
}
