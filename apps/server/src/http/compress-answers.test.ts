import { brotliDecompressSync, gunzipSync, gzipSync, zstdDecompressSync } from 'node:zlib'
import * as vendors from '@planner/contract/vendors'
import { expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'

test('long answers are sent in the best accepted compression', async () => {
  await using server = await startTestServer()
  const { token } = await server.aPerson()
  const ask = (accepted: string) =>
    server.app.inject({
      url: vendors.list.path,
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': accepted },
    })
  const plain = await ask('identity')
  expect(plain.headers['content-encoding']).toBeUndefined()
  const accepted = {
    'gzip, deflate, br, zstd': ['zstd', zstdDecompressSync],
    'gzip, deflate, br': ['br', brotliDecompressSync],
    'gzip, deflate': ['gzip', gunzipSync],
  } as const
  for (const [header, [encoding, open]] of Object.entries(accepted)) {
    const answer = await ask(header)
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, 'cache-control': 'no-store' })
    expect(answer.headers.vary).toMatch(/accept-encoding/i)
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
    expect(open(answer.rawPayload).toString()).toBe(plain.body)
  }
})

test('short answers are not compressed, and compressed request bodies are refused', async () => {
  await using server = await startTestServer()
  const { token } = await server.aPerson()
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'zstd' }
  const short = await server.app.inject({ url: '/api/auth/me', headers })
  expect(short.statusCode).toBe(200)
  expect(short.headers['content-encoding']).toBeUndefined()

  const packed = await server.app.inject({
    method: 'POST',
    url: '/api/reminders/ai',
    headers: { ...headers, 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync(JSON.stringify({ text: 'tea at 5' })),
  })
  expect(packed.json()).toEqual({ detail: 'The request couldn’t be read' })
})
