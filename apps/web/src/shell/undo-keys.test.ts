import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { personChanged } from '#api/session-signals.ts'
import { setToastHandlers } from '#ui/toast.ts'
import { offerUndo, withdrawAll } from '#ui/toaster/undo-key.ts'
import { startUndoKeys } from './UndoKeys.tsx'

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
  stop = startUndoKeys(client)
  done = []
})
afterEach(() => {
  stop()
  vi.useRealTimers()
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

test('a key that did not wait for the change that fails still reverts its own', async () => {
  const answer = Promise.withResolvers<void>()
  const made = change(answer.promise, () => void offer('this one'))
  press('z')
  await expect(change(Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  answer.resolve()
  await made
  await vi.waitFor(() => expect(done).toEqual(['this one']))
})

test('if an undo fails, the keys pressed after it do nothing', async () => {
  vi.useFakeTimers()
  offer('earlier')
  const answer = Promise.withResolvers<void>()
  const undo = vi.fn(() => void change(Promise.reject(new Error('refused'))).catch(() => {}))
  const made = change(answer.promise, () => void offerUndo(undo, false))
  press('z')
  press('z')
  answer.resolve()
  await made
  await vi.runAllTimersAsync()
  expect(undo).toHaveBeenCalledOnce()
  expect(done).toEqual([])
})

test('a mutation that may take long, such as an upload or a payment, delays no undo', () => {
  offer('paid')
  offer('uploaded')
  const mutationFn = () => new Promise(() => {})
  void new MutationObserver(client, { mutationFn }).mutate()
  press('z')
  void new MutationObserver(client, { mutationKey: ['pay'], meta: { waitsForPerson: true }, mutationFn }).mutate()
  press('z')
  expect(done).toEqual(['uploaded', 'paid'])
})

test('when the person changes, also in another tab, their toasts, undos and waiting keys go', async () => {
  vi.useFakeTimers()
  const dismiss = vi.fn(withdrawAll)
  setToastHandlers({ show: () => {}, dismiss })
  offer('of the person before')
  const answer = Promise.withResolvers<void>()
  const made = change(answer.promise)
  press('z')
  personChanged.tell()
  expect(dismiss).toHaveBeenCalledOnce()
  offer('of the next person')
  answer.resolve()
  await made
  await vi.runAllTimersAsync()
  expect(done).toEqual([])
})

test('once the shell is gone, its undos are withdrawn', () => {
  offer('of the person before')
  stop()
  stop = startUndoKeys(client)
  expect(press('z')).toBe(false)
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
