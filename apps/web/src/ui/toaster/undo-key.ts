import { isTyping, overlays } from '#platform/use-keys.ts'

type Offer = { run: () => void; isRedo: boolean }

/** Changes that may offer an undo. */
export type Changes = {
  inProgress: () => readonly object[]
  /** @returns a function that stops the calls */
  onEnd: (listener: (change: object, failed: boolean) => void) => () => void
}

/** The available undos and redos, latest last. */
const offers: Offer[] = []

/** Older ones are dropped: nobody remembers what they would revert. */
const mostOffers = 50

type Key = { wantsRedo: boolean; waitsFor: Set<object> }

/** The keys pressed during a change, oldest first. */
let pressed: Key[] = []

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

/** Withdraws all of them, and waiting keys: the next person to sign in did not make these changes. */
export function withdrawAll(): void {
  offers.length = 0
  pressed = []
}

/**
 * Listens to the keys. Those pressed during a change wait until it has been made and its undo is offered; otherwise
 * quick keys would be lost, or would revert an earlier change. If the change fails, they do nothing. In a text field the
 * keys belong to the browser.
 *
 * @returns a function that stops listening and withdraws all offers
 */
export function listenForUndo({ inProgress, onEnd }: Changes): () => void {
  const runDelayed = () => {
    if (inProgress().length > 0) return
    const key = pressed.shift()
    if (!key) return

    const latest = latestOffer(key.wantsRedo)
    if (latest) take(latest)
    // An undo is a change as well, which the next keys wait for.
    for (const change of inProgress()) for (const { waitsFor } of pressed) waitsFor.add(change)
    setTimeout(runDelayed)
  }

  const hear = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || !(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    const wantsRedo = key === 'y' || event.shiftKey
    if (key !== 'z' && key !== 'y') return
    const latest = latestOffer(wantsRedo)
    const changes = inProgress()
    const waits = changes.length > 0 || pressed.length > 0
    if (!(latest || waits) || isTyping(event.target) || document.querySelector(overlays)) return
    event.preventDefault()
    if (!waits) take(latest!)
    else if (pressed.length < mostPressed) pressed.push({ wantsRedo, waitsFor: new Set(changes) })
  }

  window.addEventListener('keydown', hear)
  const stop = onEnd((change, failed) => {
    if (failed) pressed = pressed.filter(({ waitsFor }) => !waitsFor.has(change))
    // In a later task, because callbacks of a single call (`mutate(…, { onSuccess })`), which may offer an undo, run
    // after this.
    setTimeout(runDelayed)
  })
  return () => {
    window.removeEventListener('keydown', hear)
    stop()
    withdrawAll()
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
