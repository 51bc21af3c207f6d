import { expect, test, vi } from 'vitest'

import { installAtHand, listenForInstall } from './install.ts'

/** The browser's install offer, and how often it was used. */
function anOffer(window: EventTarget, answer: () => Promise<unknown> = async () => ({ outcome: 'accepted' })) {
  const prompt = vi.fn(answer)
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  window.dispatchEvent(event)
  return { event, prompt }
}

test('the browser’s install prompt waits for a tap, works once, and disappears after installing', async () => {
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  listenForInstall()
  expect(installAtHand()).toBeNull()

  const { event, prompt } = anOffer(window)
  expect(event.defaultPrevented).toBe(true)
  expect(prompt).not.toHaveBeenCalled()
  installAtHand()!()
  expect(prompt).toHaveBeenCalledTimes(1)
  expect(installAtHand()).toBeNull()

  anOffer(window)
  window.dispatchEvent(new Event('appinstalled'))
  expect(installAtHand()).toBeNull()

  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  anOffer(window, () => Promise.reject(new Error('dismissed by the browser')))
  installAtHand()!()
  await vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(1))
  vi.unstubAllGlobals()
})
