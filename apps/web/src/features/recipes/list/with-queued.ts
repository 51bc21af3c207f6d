import type { ListLine, ShoppingList } from '@planner/contract/kitchen/shopping-list'
import type { QueuedChange } from '@planner/offline-queue/queued-change'

type Body = {
  items?: { id: string; text: string }[]
  ids?: string[]
  ticked?: boolean
  removed?: boolean
  text?: string
}

/** Returns the list with queued changes applied; added items stay unparsed until the server reads them. */
export function withQueued(list: ShoppingList, calls: readonly QueuedChange[]): ShoppingList {
  const waiting = calls.filter(({ kind, state }) => kind === 'list' && state.name === 'waiting')
  return waiting.reduce((before, { request }) => changed(before, request.path, (request.body ?? {}) as Body), list)
}

/** Returns the list after a change made on this device. */
export function changed(list: ShoppingList, path: string, body: Body): ShoppingList {
  const lines = linesAfter(list.lines, path, body)
  return { ...list, lines, total: lines.reduce((sum, { price, ticked }) => sum + (ticked ? 0 : price), 0) }
}

function linesAfter(lines: readonly ListLine[], path: string, body: Body): ListLine[] {
  if (body.items) {
    const known = new Set(lines.flatMap(({ entries }) => entries.map(({ id }) => id)))
    return [...lines, ...body.items.filter(({ id }) => !known.has(id)).map(typed)]
  }
  if (body.text !== undefined) {
    const id = path.split('/').at(-1)!
    return lines.map((line) =>
      line.entries.length === 1 && line.entries[0]!.id === id
        ? { ...typed({ id, text: body.text! }), aisle: line.aisle }
        : line,
    )
  }
  const ids = new Set(body.ids)
  if (body.removed !== undefined) return body.removed ? lines.flatMap((line) => without(line, ids)) : [...lines]
  return lines.flatMap((line) => {
    if (line.ticked === body.ticked || !line.entries.some(({ id }) => ids.has(id))) return [line]
    const moved = line.entries.filter(({ id }) => ids.has(id))
    return [...without(line, ids), { ...line, entries: moved, ticked: body.ticked === true, have: false }]
  })
}

/** Returns a line without some of its items, as an array that is empty if none remain. */
function without(line: ListLine, ids: ReadonlySet<string>): ListLine[] {
  const entries = line.entries.filter(({ id }) => !ids.has(id))
  if (entries.length === line.entries.length) return [line]
  return entries.length === 0 ? [] : [{ ...line, entries }]
}

const typed = ({ id, text }: { id: string; text: string }): ListLine => ({
  key: id,
  name: text,
  food: null,
  aisle: justAdded,
  amount: '',
  buy: null,
  pack: null,
  packs: 0,
  price: 0,
  at_home: null,
  have: false,
  entries: [{ id, text, by: null, dish: null }],
  ticked: false,
  ticked_by: null,
  sent: null,
  // Only items that the server has read can go into the cart.
  to_cart: 0,
})

/** The aisle of items that the server has not read yet. */
const justAdded = 'Just added'
