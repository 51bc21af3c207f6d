import { expect, test } from 'vitest'
import { passwordsAt } from './passwords.ts'

const cheap = passwordsAt({ memory: 8, passes: 1, parallelism: 1 })
const expensive = passwordsAt({ memory: 19_456, passes: 10, parallelism: 1 })

test('a process hashes one password at a time, in the order they came, so that its memory is bounded', async () => {
  const phc = await cheap.hash('Marigold7')
  const ended: string[] = []
  const note = (what: string) => () => ended.push(what)
  await Promise.all([
    expensive.hash('Marigold7').then(note('expensive hash')),
    cheap.matches('Marigold7', phc).then(note('cheap match')),
    cheap.hash('Marigold7').then(note('cheap hash')),
  ])
  expect(ended).toEqual(['expensive hash', 'cheap match', 'cheap hash'])
})

test('a hash that fails does not delay those after it', async () => {
  const impossible = cheap.matches('Marigold7', '$argon2id$v=19$m=8,t=1,p=0$c2FsdHNhbHQ$aGFzaGhhc2g')
  const next = cheap.hash('Marigold7')
  await expect(impossible).rejects.toThrow('parallelism')
  expect(await cheap.matches('Marigold7', await next)).toBe(true)
})

test('SAFE-7 hashes beyond those of two seconds are refused with a time to try again, and later ones taken', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 80 }, () => cheap.hash('Marigold7')))
  const refused = asked.filter((one) => one.status === 'rejected')
  expect(refused).toHaveLength(16)
  expect(refused[0]!.reason).toMatchObject({ code: 'server.busy', retryAfterSeconds: 5 })
  expect(await cheap.hash('Marigold7')).toMatch(/^\$argon2id/)
})
