import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { listenForUndo, offerUndo, withdrawAll } from '#ui/toaster/undo-key.ts'
import { changesOf } from './UndoKeys.tsx'

let client: QueryClient
let done: string[]
let stop: () => void

const press = (key: string): boolean => {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key, ctrlKey: true, shiftKey: false })
  window.dispatchEvent(event)
  return event.defaultPrevented
}
const offer = (name: string, isRedo = false) => offerUndo(() => void done.push(name), isRedo)

/** Makes a change that offers its undo after the answer. */
const change = (answer: Promise<unknown>, onSuccess = () => {}) =>
  new MutationObserver(client, { mutationKey: ['change'], mutationFn: () => answer, onSuccess }).mutate()

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('HTMLElement', class {})
  client = new QueryClient({ defaultOptions: { mutations: { retry: false, networkMode: 'always' } } })
  stop = listenForUndo(changesOf(client))
  done = []
})
afterEach(() => {
  stop()
  withdrawAll()
  vi.unstubAllGlobals()
})

test('the latest undo runs first, each once, and without one the key belongs to the browser', () => {
  offer('first')
  offer('second')
  offer('redo', true)
  expect([press('z'), press('z'), press('z')]).toEqual([true, true, false])
  expect(press('y')).toBe(true)
  expect(done).toEqual(['second', 'first', 'redo'])
})

test('TASK-11 the last 50 changes can be undone after their toasts have gone, until somebody else signs in', () => {
  for (let n = 1; n <= 60; n++) offer(`${n}`)
  while (press('z'));
  expect(done).toHaveLength(50)
  expect(done.at(-1)).toBe('11')
  offer('of the person before')
  withdrawAll()
  expect(press('z')).toBe(false)
})

test('keys pressed during a change wait for its undo, and do not revert an earlier change', async () => {
  offer('earlier')
  const answer = Promise.withResolvers<void>()
  const made = change(answer.promise, () => void offer('this one'))
  expect(press('z')).toBe(true)
  expect(done).toEqual([])

  answer.resolve()
  await made
  await vi.waitFor(() => expect(done).toEqual(['this one']))
  press('z')
  expect(done).toEqual(['this one', 'earlier'])
})

test('undo, redo and undo pressed in a row run one after the other, each after the change before it', async () => {
  const sent: string[] = []
  const send = (what: string, onSuccess?: () => void) =>
    change(new Promise((resolve) => setTimeout(() => resolve(sent.push(what)), 2)), onSuccess)
  const remove = () => void send('delete', () => void offerUndo(restore, false))
  const restore = () => {
    void send('restore')
    // Announced at once, but not redone before the answer.
    offerUndo(remove, true)
  }

  remove()
  press('z')
  press('y')
  press('z')
  await vi.waitFor(() => expect(sent).toEqual(['delete', 'restore', 'delete', 'restore']))
})

test('keys pressed during a change that fails do nothing', async () => {
  offer('earlier')
  const refused = change(Promise.reject(new Error('refused')))
  press('z')
  await expect(refused).rejects.toThrow('refused')
  await change(Promise.resolve())
  expect(done).toEqual([])

  press('z')
  await vi.waitFor(() => expect(done).toEqual(['earlier']))
})

test('a mutation without a key, such as an upload, delays no undo', () => {
  offer('earlier')
  void new MutationObserver(client, { mutationFn: () => new Promise(() => {}) }).mutate()
  press('z')
  expect(done).toEqual(['earlier'])
})

test('at most 20 keys wait', async () => {
  for (let n = 0; n < 25; n++) offer(`${n}`)
  const answer = Promise.withResolvers<void>()
  void change(answer.promise)
  for (let n = 0; n < 25; n++) press('z')
  answer.resolve()
  await vi.waitFor(() => expect(done).toHaveLength(20))
  press('z')
  expect(done).toHaveLength(21)
})
