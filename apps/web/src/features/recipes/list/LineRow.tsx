import type { ListLine, ShoppingList } from '@planner/contract/kitchen/shopping-list'
import { House, X } from 'lucide-react'
import { inWholeRupees } from '#platform/rupees.ts'
import { cx } from '#ui/cx.ts'
import { Facts } from '#ui/Facts.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { listWords } from './words.ts'

type LineRowProps = {
  line: ListLine
  list: Pick<ShoppingList, 'people' | 'dishes'>
  isShared: boolean
  /** The person's own name, which only a line that others asked for, too, needs. */
  me: string | undefined
  onTick: (ticked: boolean) => void
  onHave: () => void
  onRemove: () => void
}

/** With a mouse, shown while the pointer or the focus is on the line. */
const onPointer = 'group-focus-within:opacity-100 group-hover:opacity-100 mouse:opacity-0 mouse:transition-opacity'

/** An item to buy: a checkbox, the amount to buy, and below it what it is for. */
export function LineRow({ line, list, isShared, me, onTick, onHave, onRemove }: LineRowProps) {
  const { name, amount, price, ticked, have, entries } = line
  const dishes = [...new Set(entries.flatMap(({ dish }) => (dish === null ? [] : [list.dishes[dish]!])))]
  const people = [...new Set(entries.flatMap(({ by }) => (by === null ? [] : [list.people[by]!])))]
  const typed = entries.filter(({ dish }) => dish === null)
  const isDone = ticked || have
  const paid = price > 0 && !isDone && inWholeRupees(price)
  // The amount to buy; the amount the dishes need is shown below.
  const bag = dishes.length > 0 ? (line.buy ?? amount) : amount
  const facts = [
    line.sent && !isDone ? listWords.sent[line.sent] : null,
    dishes.length > 0 ? listWords.forDishes(needOf(line), dishes) : null,
    dishes.length > 0 && typed.length > 0 ? listWords.typed(typed.map(({ text }) => text)) : null,
    line.at_home && !ticked ? listWords.atHome(line.at_home) : null,
    isShared && (dishes.length === 0 || typed.length > 0) && people.some((name) => name !== me)
      ? people.join(', ')
      : null,
    ticked && isShared && line.ticked_by ? `✓ ${line.ticked_by}` : null,
  ].filter(Boolean)

  return (
    <li className="group flex min-h-14 items-center py-1">
      <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={ticked}
          onChange={() => onTick(!ticked)}
          className="size-6 shrink-0 accent-teal"
        />
        <span className={cx('min-w-0 flex-1', isDone && 'text-faint line-through')}>
          <span className="font-medium wrap-break-word">{name}</span>
          {bag && <span className="font-medium">, {bag}</span>}
          {facts.length > 0 && <Facts className="text-meta leading-4.5 text-soft tabular-nums" of={facts} />}
        </span>
      </label>
      <span className={onPointer}>
        {!ticked && !have && dishes.length > 0 && line.food !== null && (
          <IconButton label={`I have this: ${name}`} title="I have this" className="text-teal" onClick={onHave}>
            <House aria-hidden="true" className="size-4.5" />
          </IconButton>
        )}
      </span>
      {/* On wide screens last, so that the prices of all lines end at the edge of the column; on a phone beside the name. */}
      <span className="w-12 shrink-0 text-right text-meta text-soft tabular-nums md:order-1">{paid}</span>
      <span className={onPointer}>
        {!ticked && (
          <IconButton label={`Remove ${name}`} className="text-soft" onClick={onRemove}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </span>
    </li>
  )
}

/** Returns the amount that dishes alone need; typed requests are shown next to it. */
function needOf({ entries, buy, amount }: ListLine): string {
  const needs = entries.flatMap(({ dish, text }) => (dish === null ? [] : [text]))
  if (needs.length === entries.length) return buy ? (amount ?? '') : ''
  return needs.length === 1 ? needs[0]! : ''
}
