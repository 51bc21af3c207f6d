import { afterEach, expect, test, vi } from 'vitest'

import type { FromWorker } from './worker-messages.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('NOTIFY-1 messages from the service worker before the page has loaded are answered later', async () => {
  const container = new EventTarget()
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.resetModules()
  const { onWorkerMessage } = await import('./worker-messages.ts')
  const say = (message: FromWorker) => container.dispatchEvent(new MessageEvent('message', { data: message }))
  const early: FromWorker = { kind: 'open', url: '/recipes' }
  const late: FromWorker = { kind: 'push-changed' }

  say(early)
  const heard: FromWorker[] = []
  const stop = onWorkerMessage((message) => heard.push(message))
  expect(heard).toEqual([early])
  say(late)
  expect(heard).toEqual([early, late])

  stop()
  say(early)
  expect(heard).toEqual([early, late])
})
