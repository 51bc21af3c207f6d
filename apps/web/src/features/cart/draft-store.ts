import { useCallback, useSyncExternalStore } from 'react'

import { storage } from '#platform/storage.ts'
import { now } from '#platform/time/clock.ts'

import { type CartDraft, noDraft } from './draft.ts'
import { draftFrom } from './read-draft.ts'

/** The person's cart draft on this device, in step with other tabs and with the badge. */
export function useDraft(userId: string): CartDraft {
  return useSyncExternalStore(
    listen,
    useCallback(() => readDraft(userId), [userId]),
    () => noDraft,
  )
}

export function readDraft(userId: string): CartDraft {
  const text = storage.read(keyOf(userId))
  if (text === null) return noDraft
  if (last?.text !== text) last = { text, draft: parsed(text) }
  return last.draft
}

export function writeDraft(userId: string, draft: CartDraft): void {
  const isEmpty =
    Object.keys(draft.lines).length === 0 &&
    draft.address === undefined &&
    draft.pinCode === undefined &&
    draft.deliverBy === undefined
  const text = JSON.stringify(draft)
  // Cached, so that reading it back returns this object, whose unchanged lines keep their identity.
  last = { text, draft }
  if (isEmpty) storage.remove(keyOf(userId))
  else storage.write(keyOf(userId), text)
  for (const changed of listeners) changed()
}

const keyOf = (userId: string): string => `cartDraft:${userId}`

// The same object for the same text, to avoid needless renders.
let last: { text: string; draft: CartDraft } | undefined

function parsed(text: string): CartDraft {
  try {
    return draftFrom(text, now())
  } catch (error) {
    console.warn('Couldn’t read unsent cart changes', error)
    return noDraft
  }
}

const listeners = new Set<() => void>()

function listen(changed: () => void): () => void {
  listeners.add(changed)
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', changed)
  }
}
