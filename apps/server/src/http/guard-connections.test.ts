import { EventEmitter, once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { endpoint } from '@planner/contract/endpoint'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { resumeSession } from '#app-map.ts'
import { fastTempFolder } from '#test/fast-temp-folder.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { waitUntil } from '#test/wait-until.ts'
import { makeApp } from './app.ts'
import { compressAnswers } from './compress-answers.ts'
import { edgeLimits } from './edge-limits.ts'
import { answerFailure } from './errors.ts'
import { openRoute } from './route.ts'
import { servePages } from './serve-pages.ts'

/** Short enough for a test; the real limits are in edge-limits.ts. */
const quick = { requestMs: 400, headersMs: 200, checkEveryMs: 20 }

const head = 'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'

async function served(app: TestServer['app']): Promise<number> {
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
}

async function opened(port: number, localAddress = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  let output = ''
  let isClosed = false
  socket.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  socket.on('error', () => undefined).on('close', () => (isClosed = true))
  await once(socket, 'connect')
  return { socket, output: () => output, isClosed: () => isClosed }
}

test('SAFE-9 a body that comes byte by byte ends after 30 s in total, with a sentence', async () => {
  await using server = await startTestServer({ limits: quick })
  const { socket, output, isClosed } = await opened(await served(server.app))
  const began = performance.now()
  socket.write(`${head}content-length: 100000\r\n\r\n`)
  const drip = setInterval(() => socket.writable && socket.write(' '), 30)
  await waitUntil('the connection is closed', isClosed)
  clearInterval(drip)
  expect(performance.now() - began).toBeGreaterThan(quick.requestMs - quick.checkEveryMs)
  expect(output()).toMatch(/^HTTP\/1\.1 408 /)
  expect(output()).toContain('{"detail":"The request took too long to arrive"}')
})

test('SAFE-9 headers that never end are cut off after 10 s, and so is a connection that says nothing', async () => {
  await using server = await startTestServer({ limits: { ...quick, requestMs: 60_000 } })
  const port = await served(server.app)
  const [slow, silent] = [await opened(port), await opened(port)]
  slow.socket.write(head)
  const drip = setInterval(() => slow.socket.writable && slow.socket.write('x-more: 1\r\n'), 30)
  await waitUntil('both are closed', () => slow.isClosed() && silent.isClosed())
  clearInterval(drip)
})

test('SAFE-9 the product’s own times are 30 s for a request, 10 s for its headers, seen to every second', async () => {
  await using server = await startTestServer()
  const { requestTimeout, headersTimeout } = server.app.server
  expect([edgeLimits.requestMs, headersTimeout, edgeLimits.checkEveryMs]).toEqual([30_000, 10_000, 1000])
  // Node’s single limit is that of file uploads; other bodies are ended earlier.
  expect(requestTimeout).toBe(180_000)
})

test('SAFE-9 connections of one address are bounded, and those of others are not its', async () => {
  const lines: string[] = []
  await using server = await startTestServer({
    environment: { MAX_CONNECTIONS_PER_ADDRESS: '10' },
    log: (line) => lines.push(line),
  })
  const port = await served(server.app)
  const all = await Promise.all(Array.from({ length: 13 }, () => opened(port)))
  await waitUntil('three are closed', () => all.filter(({ isClosed }) => isClosed()).length === 3)
  const another = await opened(port, '127.0.0.2')
  another.socket.write('GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n')
  await waitUntil('another address is served', () => another.output().includes('{"status":"ok"}'))
  for (const { socket } of all) socket.destroy()
  await waitUntil('its own place is free again', async () => {
    const { socket, output } = await opened(port)
    socket.write('GET /api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    await once(socket, 'close')
    return output().includes('{"status":"ok"}')
  })
  expect(lines.filter((line) => line.includes('MAX_CONNECTIONS_PER_ADDRESS'))).toHaveLength(1)
})

test('SAFE-9 connections are bounded in all, and behind a proxy only in all', async () => {
  const environment = { MAX_CONNECTIONS: '12', MAX_CONNECTIONS_PER_ADDRESS: '10', TRUSTED_PROXIES: '1' }
  await using server = await startTestServer({ environment })
  const port = await served(server.app)
  const all = await Promise.all(Array.from({ length: 15 }, () => opened(port)))
  await waitUntil('three are closed', () => all.filter(({ isClosed }) => isClosed()).length === 3)
  for (const { socket } of all) socket.destroy()
})

test('SAFE-9 folders of static files are not listed', async () => {
  const dist = mkdtempSync(path.join(fastTempFolder(), 'planner-dist-'))
  for (const folder of ['assets', 'icons']) mkdirSync(path.join(dist, folder))
  writeFileSync(path.join(dist, 'index.html'), '<p>page</p>')
  writeFileSync(path.join(dist, 'assets/a.js'), '1')
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  app.setErrorHandler(answerFailure)
  await servePages(app, dist)
  const ask = (url: string, accept: string) => app.inject({ url, headers: { accept } })
  for (const url of ['/assets/', '/icons/', '/assets', '/icons', '/assets/none.js', '/icons/?x']) {
    for (const accept of ['*/*', 'text/html']) {
      const answer = await ask(url, accept)
      expect([url, accept, answer.statusCode, answer.json()]).toEqual([
        url,
        accept,
        404,
        { detail: 'There is nothing at this address' },
      ])
    }
  }
  expect((await ask('/assets/a.js', '*/*')).statusCode).toBe(200)
  expect((await ask('/dashboard/', 'text/html')).body, 'a page’s address with a slash at its end').toBe('<p>page</p>')
  await app.close()
  rmSync(dist, { recursive: true })
})

/** The product's own, each of which frees something when the client leaves: main.ts, guard-connections.ts, inTurn. */
const ownListeners = 3

test('a page’s response has fewer listeners than Node takes for a leak', async () => {
  const dist = mkdtempSync(path.join(fastTempFolder(), 'planner-dist-'))
  writeFileSync(path.join(dist, 'index.html'), '<p>page</p>')
  const app = Fastify()
  await compressAnswers(app)
  await servePages(app, dist)
  let most = 0
  app.addHook('onRequest', async (_request, { raw: response }) => {
    response.on('newListener', (event) => {
      if (event === 'close') most = Math.max(most, response.listenerCount('close') + 1)
    })
  })
  const base = await app.listen({ host: '127.0.0.1', port: 0 })
  for (const address of ['/', '/index.html', '/recipes']) {
    const answer = await fetch(base + address, { headers: { accept: 'text/html' } })
    expect(await answer.text()).toBe('<p>page</p>')
  }
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(EventEmitter.defaultMaxListeners - ownListeners)
  await app.close()
  rmSync(dist, { recursive: true })
})

test('SAFE-8 a header of a proxy that nobody configured is warned of once', async () => {
  const lines: string[] = []
  await using server = await startTestServer({ log: (line) => lines.push(line) })
  await using behindProxy = await startTestServer({
    environment: { TRUSTED_PROXIES: '1' },
    log: (line) => lines.push(line),
  })
  const warnings = () => lines.filter((line) => line.includes('TRUSTED_PROXIES'))
  await behindProxy.app.inject({ url: '/api/health', headers: { 'x-forwarded-for': '203.0.113.9' } })
  await server.app.inject('/api/health')
  expect(warnings()).toEqual([])
  await server.app.inject({ url: '/api/health', headers: { 'x-forwarded-for': '203.0.113.9' } })
  await server.app.inject({ url: '/api/health', headers: { forwarded: 'for=203.0.113.9' } })
  expect(warnings()).toHaveLength(1)
  expect(JSON.parse(warnings()[0]!)).toMatchObject({ level: 40, header: 'x-forwarded-for' })
})

/** An answer larger than the operating system's buffers. */
const large = endpoint({
  method: 'GET',
  path: '/api/large',
  access: 'anyone',
  summary: 'Answers at length',
  input: z.object({}),
  result: z.object({ text: z.string() }),
})

async function servingLarge(server: TestServer, limits: { unreadMs: number; bytesPerMs?: number }) {
  const text = 'x'.repeat(32 * 2 ** 20)
  const app = await makeApp(server.context, {
    routes: [openRoute(large, () => ({ text }))],
    webhooks: [],
    resumeSession,
    limits,
  })
  const port = await served(app)
  const accepted = once(app.server, 'connection')
  const client = connect(port, '127.0.0.1').pause()
  client.on('error', () => undefined)
  const [socket] = (await accepted) as [Socket]
  return { app, client, socket, ask: () => client.write(`GET ${large.path} HTTP/1.1\r\nhost: x\r\n\r\n`) }
}

test('SAFE-2 an answer that the client does not read is cut off', async () => {
  await using server = await startTestServer()
  const { app, client, socket, ask } = await servingLarge(server, { unreadMs: 150 })
  ask()
  await once(socket, 'close')
  client.destroy()
  await app.close()
})

test('SAFE-2 an answer that is read a little at a time is cut off too', async () => {
  await using server = await startTestServer()
  const { app, client, socket, ask } = await servingLarge(server, { unreadMs: 500, bytesPerMs: 1e6 })
  ask()
  const drip = setInterval(() => client.read(1000), 20)
  await once(socket, 'close')
  clearInterval(drip)
  client.destroy()
  await app.close()
})

test('SAFE-2 an answer that is read arrives complete, and its connection is reused', async () => {
  await using server = await startTestServer()
  const { app, client, socket, ask } = await servingLarge(server, { unreadMs: 1000 })
  let bytes = 0
  client.on('data', (chunk: Buffer) => (bytes += chunk.length)).resume()
  for (const n of [1, 2]) {
    ask()
    await waitUntil('the answer is whole', () => bytes > n * 32 * 2 ** 20)
    // From here on, this is the keep-alive timeout.
    await waitUntil('the limit is lifted', () => socket.timeout! > 60_000)
  }
  client.destroy()
  await app.close()
})
