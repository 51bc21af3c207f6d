import { useEffect } from 'react'
import { Redirect } from 'wouter'

import { paths } from '#paths.ts'
import { Rangoli } from '#ui/art/Rangoli.tsx'
import { Button } from '#ui/Button.tsx'

type NoPageProps = {
  from: string
  /** Called after the redirect to the dashboard, where the notice stays until it is dismissed. */
  onLeft?: () => void
  onRead?: () => void
}

/** Redirects a mistyped or outdated address to the dashboard, with a notice above it. */
export default function NoPage({ from, onLeft, onRead }: NoPageProps) {
  useEffect(() => onLeft?.(), [onLeft])
  if (onLeft) return <Redirect to={paths.dashboard} replace />
  const address = from.length > shownAtMost ? `${from.slice(0, shownAtMost)}…` : from

  return (
    <div className="relative isolate mb-4 flex items-center gap-x-4 overflow-hidden rounded-xl border border-line bg-surface px-4 py-4 shadow-soft md:mb-6 md:px-6">
      <Rangoli className="absolute -top-12 -right-20 -z-10 size-48 text-marigold opacity-30" />
      <output className="min-w-0 flex-1">
        <span className="block font-serif text-lg font-semibold">There’s no such page</span>
        <span className="block text-sm wrap-anywhere text-soft">{`Nothing is at ${address}, so here’s your dashboard.`}</span>
      </output>
      <Button variant="secondary" size="sm" onClick={onRead}>
        OK
      </Button>
    </div>
  )
}

const shownAtMost = 60
