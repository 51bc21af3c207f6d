import { useState } from 'react'

import type { RequestAction } from '../../requests/RequestCard.tsx'

/** The action of a card that replaces the preview. @returns whether it is done or queued. */
export type CardAction = { label?: string; run: () => Promise<boolean> } | null

export type CardActions = ReturnType<typeof useCardActions>

/**
 * What the card in place of the preview offers to do: a change of existing reminders (`request`), or adding a medicine
 * or list items (`card`).
 *
 * @param onDone called once an action is done or queued.
 */
export function useCardActions(onDone: () => void) {
  const [request, setRequest] = useState<RequestAction>(null)
  const [card, setCard] = useState<CardAction>(null)
  // A text that seemed to change a reminder but matched none, and so creates one.
  const [foundNothing, setFoundNothing] = useState<string | null>(null)
  const [running, setRunning] = useState(false)

  const runRequest = () => {
    if (!request) return
    request.run()
    onDone()
  }
  const runCard = async () => {
    if (!card) return
    setRunning(true)
    const isDone = await card.run()
    setRunning(false)
    if (isDone) onDone()
  }

  return { request, setRequest, runRequest, card, setCard, runCard, foundNothing, setFoundNothing, running }
}
