/** The height of an hour, in pixels; dragging snaps to a quarter of it. */
export const hourPx = 56
export const stepMinutes = 15

/** The width of the column of hours. */
export const hoursPx = 48

const dayMinutes = 24 * 60

/** Converts 'HH:MM:SS' to minutes since midnight. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Converts minutes since midnight to 'HH:MM:SS', clamped to 0:00 and 23:45. */
export function timeOf(minutes: number): string {
  const within = Math.min(Math.max(minutes, 0), dayMinutes - stepMinutes)
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}:00`
}

/**
 * Returns where a reminder is drawn on its day, in minutes since midnight: not beyond midnight, unless it would be lower
 * than half an hour.
 */
export function drawnOn(time: string, duration: number | undefined): Span {
  const from = minutesOf(time)
  const least = from + drawnMinutes(undefined)
  return { from, to: Math.max(Math.min(from + drawnMinutes(duration), dayMinutes), least) }
}

/** Returns how many minutes after midnight one ends that begins the day before; null if it ends by then. */
export function minutesPastMidnight(time: string, duration: number | undefined): number | null {
  const past = minutesOf(time) + (duration ?? 0) - dayMinutes
  return past > 0 ? past : null
}

/** Returns the drawn duration in minutes: at least half an hour, which is also the default. */
export const drawnMinutes = (duration: number | undefined): number => Math.max(duration ?? 30, 30)

/** Returns the time after dragging by this many pixels, in whole steps, so that 9:05 stays at five past. */
export const draggedTime = (time: string, byPx: number): string =>
  timeOf(minutesOf(time) + Math.round((byPx / hourPx) * (60 / stepMinutes)) * stepMinutes)

/**
 * Returns the duration after its end was dragged by this many pixels: in whole steps, at least one, and not further
 * beyond the day.
 */
export function draggedLength(time: string, minutes: number, byPx: number): number {
  const steps = Math.round((byPx / hourPx) * (60 / stepMinutes))
  return lengthWithin(time, minutes, steps)
}

/** Returns the duration after '+' or '-'; null for other keys. */
export function lengthByKey(key: string, time: string, minutes: number): number | null {
  if (key === '+' || key === '=') return lengthWithin(time, minutes, 1)
  return key === '-' ? lengthWithin(time, minutes, -1) : null
}

/** One that already goes past midnight becomes no longer, and is not cut to its day either. */
const lengthWithin = (time: string, minutes: number, steps: number): number =>
  Math.max(Math.min(minutes + steps * stepMinutes, Math.max(dayMinutes - minutesOf(time), minutes)), stepMinutes)

/** Returns the move for a key with Shift: days sideways, hours vertically. Null for other keys. */
export function movedByKey({ key, shiftKey }: { key: string; shiftKey: boolean }, time: string): MovedByKey | null {
  if (!shiftKey) return null
  if (key === 'ArrowLeft') return { days: -1, time }
  if (key === 'ArrowRight') return { days: 1, time }
  if (key === 'ArrowUp') return { days: 0, time: timeOf(minutesOf(time) - 60) }
  return key === 'ArrowDown' ? { days: 0, time: timeOf(minutesOf(time) + 60) } : null
}

type MovedByKey = { days: number; time: string }

/** `wide` is the number of lanes it spans, and `group` the index of its group of overlapping items. */
export type Placed<Item> = {
  item: Item
  from: number
  to: number
  lane: number
  lanes: number
  wide: number
  group: number
}

type Span = { from: number; to: number }

/** Overlaps of up to this many minutes, about as many pixels, are ignored. */
const slightMinutes = 5

const isOver = (end: number, from: number): boolean => end - from < slightMinutes

const overlap = (one: Span, other: Span): boolean => !isOver(one.to, other.from) && !isOver(other.to, one.from)

/** Lays out overlapping items side by side: each in the first free lane, as wide as the items to its right allow. */
export function inLanes<Item>(items: readonly Item[], spanOf: (item: Item) => Span): Placed<Item>[] {
  const placed: Placed<Item>[] = []
  let group: Placed<Item>[] = []
  let ends: number[] = []
  let groups = 0
  const close = () => {
    for (const one of group) {
      const right = group.filter((other) => other.lane > one.lane && overlap(one, other))
      one.lanes = ends.length
      one.wide = Math.min(ends.length, ...right.map(({ lane }) => lane)) - one.lane
    }
    groups++
    group = []
    ends = []
  }
  for (const item of items.toSorted((one, other) => spanOf(one).from - spanOf(other).from)) {
    const { from, to } = spanOf(item)
    if (ends.every((end) => isOver(end, from))) close()
    const free = ends.findIndex((end) => isOver(end, from))
    const lane = free < 0 ? ends.length : free
    ends[lane] = to
    const one = { item, from, to, lane, lanes: 1, wide: 1, group: groups }
    group.push(one)
    placed.push(one)
  }
  close()
  return placed
}

type Folded<Item> = {
  /** `besideCount`: whether it leaves space for a count at its right. */
  placed: (Placed<Item> & { besideCount: boolean })[]
  more: { from: number; to: number; items: Item[] }[]
}

/** Collapses more than `most` lanes: the first one stays, and a count next to it stands for the rest of the group. */
export function foldedLanes<Item>(all: readonly Placed<Item>[], most: number): Folded<Item> {
  const folded = all.filter(({ lanes, lane }) => lanes > most && lane > 0)
  const more = [...Map.groupBy(folded, ({ group }) => group).values()].map((rest) => ({
    from: Math.min(...rest.map(({ from }) => from)),
    to: Math.max(...rest.map(({ to }) => to)),
    items: rest.map(({ item }) => item),
  }))
  const placed = all
    .filter((one) => !folded.includes(one))
    .map((one) => {
      const isFirst = one.lanes > most
      const besideCount = isFirst && more.some((rest) => overlap(one, rest))
      return { ...one, ...(isFirst && { lanes: 1, wide: 1 }), besideCount }
    })
  return { placed, more }
}

type Stackable = Span & { done: boolean }

/** One reminder, or all completed ones that began in the same hour. */
export type Stack<Item> = Span & { items: readonly Item[] }

/** Combines the completed items of an hour if there are several; those still to do come first at the same time. */
export function stackDone<Item extends Stackable>(items: readonly Item[]): Stack<Item>[] {
  const alone = (item: Item) => ({ from: item.from, to: item.to, items: [item] })
  const hours = Map.groupBy(
    items.filter(({ done }) => done),
    ({ from }) => Math.floor(from / 60),
  )
  const stacks = [...hours.values()].flatMap((done) => {
    const from = Math.min(...done.map((one) => one.from))
    return done.length > 1 ? [{ from, to: from + drawnMinutes(undefined), items: done }] : done.map(alone)
  })
  return [...items.filter(({ done }) => !done).map(alone), ...stacks]
}

/** The height of the bar of days above the hours; each of its reminders without a time adds half an hour. */
export const headPx = 37

/**
 * Space above an hour's line for its label, in pixels. Together with the bar above it is a multiple of half an hour:
 * that bar covers reminders at whole and half hours either entirely or not at all.
 */
export const labelPx = 19

/**
 * Returns the hour to scroll to: about an hour and a half before now, and so much earlier that no short reminder is
 * cut off at the top. `last` is the latest hour that can be scrolled to the top.
 */
export function firstHour(now: number, last: number, spans: readonly Span[]): number {
  let hour = Math.floor(Math.min(Math.max(now / 60 - 1.5, 6), last))
  const isCut = ({ from, to }: Span) => to - from <= 60 && from < hour * 60 && to > hour * 60 - (labelPx / hourPx) * 60
  for (let cut = spans.find(isCut); cut; cut = spans.find(isCut)) hour = Math.floor(cut.from / 60)
  return hour
}
