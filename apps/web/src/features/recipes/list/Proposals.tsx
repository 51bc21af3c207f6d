import * as pantry from '@planner/contract/kitchen/pantry'
import type { Proposed } from '@planner/contract/kitchen/shopping-list'

import { Button } from '#ui/Button.tsx'
import { useSharedChange } from './use-changes.ts'
import { listWords } from './words.ts'

/** Pantry items that are running low or have been there too long. */
export function Proposals({
  proposed,
  onAdd,
}: {
  proposed: readonly Proposed[]
  onAdd: (text: string) => Promise<unknown>
}) {
  const putOff = useSharedChange(pantry.change)
  if (proposed.length === 0) return null
  return (
    <section aria-label={listWords.proposed} className="rounded-lg border border-line bg-surface px-4 py-2">
      <h2 className="text-base font-semibold">{listWords.proposed}</h2>
      <ul className="divide-y divide-line">
        {proposed.slice(0, shownMost).map(({ id, name, detail }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-2">
            <span className="min-w-0 grow">
              <span className="font-medium">{name}</span> <span className="text-sm text-soft">{detail}</span>
            </span>
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Not now: ${name}`}
              onClick={() => putOff.mutate({ id, not_now: true })}
            >
              Not now
            </Button>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Add ${name} to the list`}
              onClick={() =>
                void onAdd(name).catch(() => {
                  // The failure is shown in a toast.
                })
              }
            >
              Add
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const shownMost = 6
