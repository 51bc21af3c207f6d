import { useLocation } from 'wouter'

import { AddButton } from '#features/reminders/create/AddButton.tsx'
import { createAsked } from '#features/reminders/create/reading/signals.ts'

/** The add button on all pages but those in `except`, which have their own. */
export function AddElsewhere({ except }: { except: readonly string[] }) {
  const [location] = useLocation()
  if (except.includes(location.replace(/(?<=.)\/$/, ''))) return null

  return <AddButton onClick={() => createAsked.tell('')} />
}
