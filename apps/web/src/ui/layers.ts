/*
 * Layers above the page (sheets, dialogs, menus, cook mode) and the browser's history: each open layer has a history
 * entry, so that a phone's Back closes the topmost layer and not the page. An entry repeats the page's address; its
 * state contains the number of layers.
 *
 * A layer closed by hand leaves its entry behind: the next layer reuses it, and Back skips it. Calling history.back()
 * at once instead would undo a navigation that starts at the same moment.
 */

type Layer = { close: () => void }

const layers: Layer[] = []
/** The number of layer entries up to the current history position. */
let entries = 0
let listening = false
let planned = false

/** Opens a layer. @returns the function to call when it is closed, by whatever means. */
export function openLayer(close: () => void): () => void {
  if (!listening) listen()
  const layer = { close }
  layers.push(layer)
  plan()

  return () => {
    const place = layers.indexOf(layer)
    if (place >= 0) layers.splice(place, 1)
  }
}

/**
 * Adds missing entries after all layers that open and close together have done so, so that a dialog that follows
 * another reuses its entry.
 */
function plan(): void {
  if (planned) return
  planned = true
  setTimeout(() => {
    planned = false
    // Bypasses the router's patched methods, which would treat it as a navigation.
    while (entries < layers.length) {
      const state = history.state as object | null
      // Marked, so that returning to this entry can be told from navigating to another.
      History.prototype.replaceState.call(history, { ...state, layers: entries }, '')
      entries++
      History.prototype.pushState.call(history, { ...state, layers: entries }, '')
    }
  }, 0)
}

function listen(): void {
  listening = true
  entries = entriesIn(history.state)
  window.addEventListener('popstate', ({ state }) => {
    const isOurs = (state as { layers?: number } | null)?.layers !== undefined
    const isBack = isOurs && entriesIn(state) < entries
    entries = entriesIn(state)
    // A link within the page adds an entry, too.
    if (!isBack) return

    const top = layers.at(-1)
    if (top) {
      top.close()
      // A layer that stays open, because a request is in flight, gets its entry back.
      plan()
    } else history.back()
  })
  // After navigating to another page, the entries below belong to the previous page. A change of the hash alone keeps
  // the entry.
  window.addEventListener('pushState', () => {
    entries = entriesIn(history.state)
  })
}

const entriesIn = (state: unknown): number => (state as { layers?: number } | null)?.layers ?? 0
