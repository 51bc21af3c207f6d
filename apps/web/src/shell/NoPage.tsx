import { useEffect } from 'react'
import { Redirect } from 'wouter'

import { paths } from '#paths.ts'
import { toast } from '#ui/toast.ts'

/** A mistyped or outdated address: it leads to the dashboard, and says that this is not what was asked for. */
export default function NoPage({ from }: { from: string }) {
  useEffect(() => {
    const address = from.length > shownAtMost ? `${from.slice(0, shownAtMost)}…` : from
    toast.info('There’s no such page', {
      id: 'no-page',
      description: `Nothing is at ${address}, so here’s your dashboard.`,
      duration: 10_000,
    })
  }, [from])

  return <Redirect to={paths.dashboard} replace />
}

const shownAtMost = 60
