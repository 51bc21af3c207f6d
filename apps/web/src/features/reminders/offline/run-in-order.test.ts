import { expect, test } from 'vitest'

import { runInOrder } from './run-in-order.ts'

test('DASH-3 quick taps on one reminder reach the server in their order, also after a failure', async () => {
  const heard: string[] = []
  const say = (word: string, ms: number) => () =>
    new Promise<string>((resolve, reject) => {
      setTimeout(() => {
        heard.push(word)
        if (word === 'refused') reject(new Error(word))
        else resolve(word)
      }, ms)
    })

  const first = runInOrder('walk', say('complete', 20))
  const second = runInOrder('walk', say('refused', 5))
  const third = runInOrder('walk', say('complete again', 0))
  const other = runInOrder('tea', say('tea', 1))

  await expect(second).rejects.toThrow('refused')
  expect(await Promise.all([first, third, other])).toEqual(['complete', 'complete again', 'tea'])
  expect(heard).toEqual(['tea', 'complete', 'refused', 'complete again'])
})
