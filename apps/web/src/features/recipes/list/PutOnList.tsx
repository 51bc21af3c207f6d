import { splitItems } from '@planner/kitchen/list'
import { useEffect, useMemo, useRef } from 'react'
import { navigate } from 'wouter/use-browser-location'

import { paths } from '#paths.ts'
import { toast } from '#ui/toast.ts'
import { useListChanges } from './use-changes.ts'
import { listWords } from './words.ts'

/** The action of the dialog's primary button. @returns whether it is done or queued. */
export type ListAction = { label: string; run: () => Promise<boolean> } | null

type PutOnListProps = {
  /** The items as typed. */
  text: string
  onAction: (action: ListAction) => void
  /** Called when the person wants a reminder instead. */
  onInstead: () => void
}

/** The items that a sentence asks to put on the shopping list, split as the list will split them. */
export default function PutOnList({ text, onAction, onInstead }: PutOnListProps) {
  const items = useMemo(() => splitItems(text), [text])
  const { add } = useListChanges()

  const run = useRef<() => Promise<boolean>>(() => Promise.resolve(false))
  useEffect(() => {
    run.current = async () => {
      try {
        const undo = await add(text)
        toast.success(listWords.put(items.length), { show: () => navigate(`${paths.recipes}#list`), undo })
        return true
      } catch {
        // The failure is shown in a toast; the input stays.
        return false
      }
    }
  })
  useEffect(() => {
    onAction({ label: listWords.putOn, run: () => run.current() })
    return () => onAction(null)
  }, [onAction])

  return (
    <section aria-label={listWords.title} className="min-h-17 pt-2 text-sm">
      <p className="font-semibold text-ink">{listWords.putAsk}</p>
      <ul className="flex flex-wrap gap-1.5 py-1.5">
        {items.map((item, at) => (
          <li
            key={at}
            className="max-w-full rounded-full border border-line bg-surface px-2.5 py-1 font-medium wrap-break-word text-ink"
          >
            {item}
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={onInstead}
        className="inline-flex min-h-11 items-center text-sm font-semibold text-teal hover:underline"
      >
        {listWords.putInstead}
      </button>
    </section>
  )
}
