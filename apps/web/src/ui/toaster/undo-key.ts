import { isTyping, overlays } from '#platform/use-keys.ts'

type Offer = { run: () => void; isRedo: boolean }

/** The available undos and redos, latest last. */
const offers: Offer[] = []

let listens = false

/**
 * Lets Ctrl+Z run an undo, or Ctrl+Shift+Z and Ctrl+Y a redo, until it is withdrawn together with its toast. The latest
 * one runs first. In a text field the keys belong to the browser.
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
  // Only once, even if a key and a tap coincide.
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
