import { kitchenTip } from '@planner/contract/kitchen/recipes'
import { useQuery } from '@tanstack/react-query'
import { CloudOff, Lightbulb } from 'lucide-react'

import { useOffline } from '#platform/offline/use-offline.ts'
import { cx } from '#ui/cx.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { WrittenMark } from './card/WrittenMark.tsx'
import { tipOptions } from './queries.ts'
import { words } from './words.ts'

type KitchenTipProps = {
  today: string
  narrow?: boolean
  /** Whether it waits for the dishes above it, which would move it. */
  waits: boolean
}

/** The tip of the day. Placed below the dishes, so that nothing visible shifts when it loads. */
export function KitchenTip({ today, narrow = false, waits }: KitchenTipProps) {
  const { data, isError } = useQuery(tipOptions(today))
  const offline = useOffline(kitchenTip.path) && data !== undefined

  return (
    <section
      aria-labelledby="kitchen-tip"
      hidden={waits}
      className={cx(
        'mt-6 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1.5 rounded-xl border border-line bg-warn-soft px-4 py-3.5 sm:gap-y-0 md:px-6',
        narrow && 'w-full max-w-3xl',
      )}
    >
      <span className="grid size-11 place-items-center rounded-full bg-surface text-warn shadow-soft sm:row-span-2">
        <Lightbulb aria-hidden="true" className="size-5.5" />
      </span>
      <div className="flex flex-wrap items-center gap-x-2.5">
        <h2 id="kitchen-tip" className="text-base font-semibold">
          Kitchen Tip of the Day
        </h2>
        {data?.written_by === 'model' && <WrittenMark />}
        {offline && (
          <output className="flex items-center gap-1.5 text-sm text-soft">
            <CloudOff aria-hidden="true" className="size-4 shrink-0" />
            {words.tipOffline}
          </output>
        )}
      </div>
      <div className="min-h-6 text-md max-sm:col-span-2 sm:text-base">
        {data || isError ? <p>{data?.tip || words.defaultTip}</p> : <Skeleton className="mt-1 h-4 max-w-xl" />}
      </div>
    </section>
  )
}
