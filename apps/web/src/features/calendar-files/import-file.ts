import type { FileItem, ReadFile } from '@planner/calendar-files/item'
import { imports as limits } from '@planner/contract/constants/reminders'
import type { ResultOf } from '@planner/contract/endpoint'
import { importItems, undoImport } from '@planner/contract/imports'

import { call } from '#api/call.ts'
import { CallError } from '#api/errors.ts'
import { now } from '#platform/time/clock.ts'
import { batchesOf } from './batches.ts'
import { words } from './words.ts'

type State = ResultOf<typeof importItems>['states'][number]

/** A parsed file, with the effect an import would have on each of its items. */
export type Preview = ReadFile & { states: Map<FileItem, State> }

export type Progress = { done: number; of: number }
type OnProgress = (progress: Progress) => void

/** Imports take longer than usual calls, because alerts are planned for each item. */
const patienceMs = 30_000

/**
 * Parses a file on the device and asks the server which items are new.
 *
 * @throws FileFault if it cannot be parsed.
 */
export async function previewFile(file: File, timeZone: string, onProgress: OnProgress): Promise<Preview> {
  const { readFile } = await import('@planner/calendar-files/read-file')
  const { FileFault } = await import('@planner/calendar-files/item')
  if (file.size > limits.fileBytesMax) throw new FileFault('too-large')
  const [bytesMax, itemsMax] = [limits.fileBytesMax, limits.itemsMax]
  const read = readFile(new Uint8Array(await file.arrayBuffer()), { timeZone, now: now(), itemsMax, bytesMax })
  const all = [...read.items, ...read.undated]
  const states = await send(all, { preview: true, onProgress })
  return { ...read, states: new Map(all.map((item, at) => [item, states[at]!])) }
}

/** Undoes an import. @returns a sentence that says what was removed. */
export async function takeBack(importId: string): Promise<string> {
  const { removed, kept } = await call(undoImport, { id: importId }, { timeoutMs: patienceMs })
  return words.undone(removed, kept)
}

/** Imports items. If it fails midway, the batches sent so far are imported; retrying does not duplicate them. */
export async function importFileItems(
  items: readonly FileItem[],
  { importId, ringEvents, onProgress }: { importId: string; ringEvents: boolean; onProgress: OnProgress },
): Promise<Map<State, number>> {
  const states = await send(items, { preview: false, importId, ringEvents, onProgress })
  const counts = new Map<State, number>()
  for (const state of states) counts.set(state, (counts.get(state) ?? 0) + 1)
  return counts
}

type Sending = { preview: boolean; importId?: string; ringEvents?: boolean; onProgress: OnProgress }

async function send(
  items: readonly FileItem[],
  { preview, importId, ringEvents, onProgress }: Sending,
): Promise<State[]> {
  const states: State[] = []
  for (const batch of batchesOf(items)) {
    onProgress({ done: states.length, of: items.length })
    states.push(
      ...(await sendOne(batch, { preview, ring_events: ringEvents, ...(importId && { import_id: importId }) })),
    )
  }
  onProgress({ done: items.length, of: items.length })
  return states
}

async function sendOne(
  items: FileItem[],
  how: { preview: boolean; ring_events: boolean | undefined; import_id?: string },
): Promise<State[]> {
  try {
    return (await call(importItems, { items, ...how }, { timeoutMs: patienceMs })).states
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 429 || error.retryAfter === null) throw error
    await new Promise((resolve) => setTimeout(resolve, error.retryAfter! * 1000))
    return sendOne(items, how)
  }
}

/** Returns the items of a preview to import, according to the person's choices. */
export function chosenOf(
  { items, undated, states }: Preview,
  { today, withPast, withUndated }: { today: string; withPast: boolean; withUndated: boolean },
): FileItem[] {
  const dated = items
    .filter((item) => withPast || !isPast(item, today))
    .map((item) => (isPast(item, today) ? { ...item, completed: true } : item))
  const wanted = new Set<State>(['new', 'changed', 'removed'])
  const all = [
    ...dated.map((item, at) => ({ item, at })),
    ...(withUndated ? undated : []).map((item) => ({ item, at: -1 })),
  ]
  const stateOf = stateByKey(states)
  return all.map(({ item }) => item).filter(({ key }) => wanted.has(stateOf.get(key) ?? 'new'))
}

type LeftOut = { why: 'undated' | 'unread' | 'past'; titles: string[] }

/** Returns the titles of items that would be new but are skipped by the person's choices, grouped by reason. */
export function leftOutOf(
  preview: Preview,
  { today, withPast, withUndated }: { today: string; withPast: boolean; withUndated: boolean },
): LeftOut[] {
  const all = chosenOf(preview, { today, withPast: true, withUndated: true })
  const undated = new Set(preview.undated.map(({ key }) => key))
  const unread = new Set(preview.notes.filter(({ is }) => is === 'no-day').map(({ title }) => title))
  const titles: Record<LeftOut['why'], string[]> = { undated: [], unread: [], past: [] }
  for (const item of all) {
    if (undated.has(item.key)) {
      if (!withUndated) titles[unread.has(item.title) ? 'unread' : 'undated'].push(item.title)
    } else if (!withPast && isPast(item, today)) titles.past.push(item.title)
  }
  return (['undated', 'unread', 'past'] as const)
    .map((why) => ({ why, titles: titles[why] }))
    .filter((some) => some.titles.length > 0)
}

const stateByKey = (states: Preview['states']): Map<string, State> =>
  new Map([...states].reverse().map(([{ key }, state]) => [key, state]))

/** Whether an item is in the past and will not recur. */
export const isPast = ({ date, recurrence, ends_on: end, cancelled }: FileItem, today: string): boolean =>
  !cancelled && (recurrence === 'none' ? date < today : end !== null && end < today)
