/*
 * What lies above the page (sheets, dialogs, menus, cook mode), and the history: while layers are open there are as many
 * entries for them, so that the phone's Back closes the topmost layer and not the page. An entry repeats the page's address;
 * its state says how many there are.
 *
 * A layer that is closed by hand leaves its entry: the next one takes it over, and Back passes over it. Going back at once
 * instead would undo a visit to another page that begins in the same moment.
 */

type Layer = { close: () => void }

const layers: Layer[] = []
/** Entries for layers, up to where the history is now. */
let entries = 0
let listening = false
let planned = false

/** Opens a layer. @returns what to call when it is closed, by whatever means. */
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

/** Once all that closes and opens together has done so: a dialog that follows upon another takes over its entry. */
function plan(): void {
  if (planned) return
  planned = true
  setTimeout(() => {
    planned = false
    // Past the router's own methods, which would take it for a visit to a page.
    while (entries < layers.length) {
      const state = history.state as object | null
      // So that coming back to this entry is known from a visit to another.
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
    // A link within the page makes an entry, too.
    if (!isBack) return

    const top = layers.at(-1)
    if (top) {
      top.close()
      // One that stays, since something is under way, gets its entry again.
      plan()
    } else history.back()
  })
  // After navigating to another page, the entries below belong to the previous page. A change of the URL keeps the entry.
  window.addEventListener('pushState', () => {
    entries = entriesIn(history.state)
  })
}

const entriesIn = (state: unknown): number => (state as { layers?: number } | null)?.layers ?? 0
