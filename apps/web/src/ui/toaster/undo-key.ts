import { isTyping, overlays } from '#platform/use-keys.ts'

type Offer = { run: () => void }

/** What can still be taken back, latest last. */
const offers: Offer[] = []

let listens = false

/**
 * Has Ctrl + Z take back what was done, until it is withdrawn, which happens with the toast that offers it. Of several the
 * latest goes first. In a text field the key is the browser's.
 */
export function offerUndo(run: () => void): { take: () => void; withdraw: () => void } {
  const offer = { run }
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
  if (event.defaultPrevented || event.repeat || event.key.toLowerCase() !== 'z') return
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
  const latest = offers.at(-1)
  if (!latest || isTyping(event.target) || document.querySelector(overlays)) return
  event.preventDefault()
  take(latest)
}
