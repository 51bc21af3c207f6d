import { expect, test } from 'vitest'
import { startTestServer } from '../test-server.ts'
import { describeFinding, fuzz } from './fuzz.ts'
import { startOutside } from './outside.ts'

test('whatever a call is sent, it answers by its contract and leaks nothing', {
  timeout: 120_000,
}, async () => {
  await using outside = await startOutside(() => new Date('2026-11-20T04:30:00Z'))
  await using server = await startTestServer({ environment: outside.environment })
  const consent = (url: string) => outside.google.consent(url)
  const { findings } = await fuzz({ ...server, consent }, { seed: 20_261_120, requests: 330 })
  expect(findings.map(describeFinding)).toEqual([])
  expect((await server.app.inject('/api/ready')).statusCode).toBe(200)
})
