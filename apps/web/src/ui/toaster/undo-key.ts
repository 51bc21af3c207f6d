import { isTyping, overlays } from '#platform/use-keys.ts'

type Offer = { run: () => void; isRedo: boolean }

/** What can still be taken back or done again, latest last. */
const offers: Offer[] = []

let listens = false

/**
 * Has Ctrl + Z take back what was done, or Ctrl + Shift + Z and Ctrl + Y do again what was taken back, until it is withdrawn,
 * which happens with the toast that offers it. Of several the latest goes first. In a text field the keys are the browser's.
 */
export function offerUndo(run: () => void, isRedo: boolean): { take: () => void; withdraw: () => void } {
  const offer = { run, isRedo }
  offers.push(offer)
  if (!listens) window.addEventListener('keydown', hear)
  listens = true
  return { take: () => take(offer), withdraw: () => withdraw(offer) }
}

function withdraw(offer: Offer): boolean {
  const at = offers.indexOf(offer)
  if (at >= 0) offers.splice(at, 1)
  return at >= 0
}

function take(offer: Offer): void {
  // Once: a key and a tap may meet.
  if (withdraw(offer)) offer.run()
}

function hear(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.repeat || !(event.ctrlKey || event.metaKey) || event.altKey) return
  const key = event.key.toLowerCase()
  const wantsRedo = key === 'y' || event.shiftKey
  if (key !== 'z' && key !== 'y') return
  const latest = offers.findLast(({ isRedo }) => isRedo === wantsRedo)
  if (!latest || isTyping(event.target) || document.querySelector(overlays)) return
  event.preventDefault()
  take(latest)
}
