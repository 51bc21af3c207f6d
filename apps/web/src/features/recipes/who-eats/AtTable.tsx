import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { lazy, Suspense } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { Button } from '#ui/Button.tsx'
import { useShown } from '#ui/use-shown.ts'
import { tableOptions } from './queries.ts'

const EatersDialog = lazy(() => loadChunk(() => import('./EatersDialog.tsx')))
const CookMessageDialog = lazy(() => loadChunk(() => import('./CookMessageDialog.tsx')))

type AtTableProps = {
  day: string
  today: string
  /** Whether a cook has anything to make. */
  hasDishes: boolean
}

/** Who eats on a day, and a button to message the cook. */
export function AtTable({ day, today, hasDishes }: AtTableProps) {
  const { data } = useQuery(tableOptions(day))
  const eaters = useShown<string>()
  const message = useShown<string>()
  if (!data) return null
  const counts = data.meals.map((meal) => meal.eaters)
  const [least, most] = [Math.min(...counts), Math.max(...counts)]

  return (
    <div className="-ml-1.5 flex flex-wrap items-center gap-x-1">
      <Button variant="quiet" size="sm" className="px-1.5! text-meta! text-soft" onClick={() => eaters.show(day)}>
        <Users aria-hidden="true" className="size-4" />
        {least === most ? most : `${least} to ${most}`} eat<span className="sr-only">, change who eats</span>
      </Button>
      {hasDishes && (
        <Button variant="secondary" size="sm" className="px-3! text-meta!" onClick={() => message.show(day)}>
          Message the cook
        </Button>
      )}
      <Suspense fallback={null}>
        {eaters.shown && (
          <EatersDialog
            key={eaters.shown.turn}
            day={eaters.shown.target}
            today={today}
            open={eaters.shown.open}
            onClose={eaters.close}
          />
        )}
        {message.shown && (
          <CookMessageDialog
            key={message.shown.turn}
            day={message.shown.target}
            open={message.shown.open}
            onClose={message.close}
          />
        )}
      </Suspense>
    </div>
  )
}
