import { isTyping, overlays } from '#platform/use-keys.ts'

type Offer = { run: () => void; isRedo: boolean }

/** Changes that may offer an undo. */
export type Changes = {
  inProgress: () => boolean
  /** @returns a function that stops the calls */
  onEnd: (listener: (failed: boolean) => void) => () => void
}

/** The available undos and redos, latest last. */
const offers: Offer[] = []

/** Older ones are dropped: nobody remembers what they would revert. */
const mostOffers = 50

/** For each key pressed during a change, oldest first, whether it asks for a redo. */
let pressed: boolean[] = []

const mostPressed = 20

/**
 * Offers an undo to Ctrl+Z, or a redo to Ctrl+Shift+Z and Ctrl+Y, also after its toast has gone. The latest one runs
 * first.
 *
 * @returns a function that runs it
 */
export function offerUndo(run: () => void, isRedo: boolean): () => void {
  const offer = { run, isRedo }
  offers.push(offer)
  if (offers.length > mostOffers) offers.shift()
  return () => take(offer)
}

/** Withdraws all of them: the next person to sign in did not make these changes. */
export function withdrawAll(): void {
  offers.length = 0
}

/**
 * Listens to the keys. Those pressed during a change wait until it has been made and its undo is offered; otherwise
 * quick keys would be lost, or would revert an earlier change. If the change fails, they do nothing. In a text field the
 * keys belong to the browser.
 *
 * @returns a function that stops listening
 */
export function listenForUndo({ inProgress, onEnd }: Changes): () => void {
  const runDelayed = () => {
    if (inProgress()) return
    const wantsRedo = pressed.shift()
    if (wantsRedo === undefined) return

    const latest = latestOffer(wantsRedo)
    if (latest) take(latest)
    // An undo is a change as well, which the next key waits for.
    setTimeout(runDelayed)
  }

  const hear = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || !(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    const wantsRedo = key === 'y' || event.shiftKey
    if (key !== 'z' && key !== 'y') return
    const latest = latestOffer(wantsRedo)
    const waits = inProgress() || pressed.length > 0
    if (!(latest || waits) || isTyping(event.target) || document.querySelector(overlays)) return
    event.preventDefault()
    if (!waits) take(latest!)
    else if (pressed.length < mostPressed) pressed.push(wantsRedo)
  }

  window.addEventListener('keydown', hear)
  const stop = onEnd((failed) => {
    if (failed) pressed = []
    // In a later task, because callbacks of a single call (`mutate(…, { onSuccess })`), which may offer an undo, run
    // after this.
    setTimeout(runDelayed)
  })
  return () => {
    window.removeEventListener('keydown', hear)
    stop()
  }
}

function take(offer: Offer): void {
  const at = offers.indexOf(offer)
  // Only once, even if a key and a tap coincide.
  if (at < 0) return
  offers.splice(at, 1)
  offer.run()
}

const latestOffer = (wantsRedo: boolean): Offer | undefined => offers.findLast(({ isRedo }) => isRedo === wantsRedo)
