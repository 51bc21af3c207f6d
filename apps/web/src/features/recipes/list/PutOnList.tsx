import { splitItems } from '@planner/kitchen/list'
import { useEffect, useMemo, useRef } from 'react'
import { navigate } from 'wouter/use-browser-location'

import { paths } from '#paths.ts'
import { toast } from '#ui/toast.ts'
import { useListChanges } from './use-changes.ts'
import { listWords } from './words.ts'

/** What the dialog's first button does. @returns whether it is done, or is kept for later. */
export type ListAction = { label: string; run: () => Promise<boolean> } | null

type PutOnListProps = {
  /** The things, as they were typed. */
  text: string
  onAction: (action: ListAction) => void
  /** The person means a reminder. */
  onInstead: () => void
}

/** The things that a sentence wants on the household's shopping list, as the list takes them. */
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
        // Said in a toast; what was typed stays.
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
