import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { version } from '@planner/contract/constants/page'
import openapiTS, { astToString } from 'openapi-typescript'
import { expect, test, vi } from 'vitest'
import { routes } from '#app-map.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'

// They run a linter and a compiler, possibly on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../../../..')
const bin = (name: string) => path.join(root, 'node_modules/.bin', name)

/** A folder from which packages of the product can be resolved. */
function aFolder() {
  mkdirSync(path.join(root, '.tsc'), { recursive: true })
  const folder = mkdtempSync(path.join(root, '.tsc/api-client-'))
  return {
    write(name: string, text: string): string {
      writeFileSync(path.join(folder, name), text)
      return path.join(folder, name)
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}

type Operation = { operationId: string; security: object[]; responses: Record<string, unknown> }
type Document = { servers: object[]; paths: Record<string, Record<string, Operation>>; components: { schemas: object } }

const documentOf = async (server: TestServer) => (await server.app.inject('/api/docs/json')).json<Document>()

test('INOUT-6 the description of the API passes redocly lint without an error', async () => {
  await using server = await startTestServer({ environment: { PUBLIC_URL: 'https://planner.example.in' } })
  using folder = aFolder()
  const file = folder.write('openapi.json', JSON.stringify(await documentOf(server)))
  const config = folder.write('redocly.yaml', 'extends: [recommended]\n')
  const options = { env: { ...process.env, REDOCLY_TELEMETRY: 'off' }, maxBuffer: 50_000_000 }
  const { stdout, stderr } = await run(bin('redocly'), ['lint', file, '--config', config], options)
  expect(stdout + stderr).toContain('Your API description is valid')
  // The linter must report a broken document: one with an operation without responses.
  const faulty = folder.write(
    'faulty.json',
    JSON.stringify({ openapi: '3.1.0', info: {}, paths: { '/x': { get: {} } } }),
  )
  await expect(run(bin('redocly'), ['lint', faulty, '--config', config], options)).rejects.toThrow()
})

test('INOUT-6 every call has its own id, named schemas, and says whether it needs a session', async () => {
  await using server = await startTestServer({ environment: { PUBLIC_URL: 'https://planner.example.in' } })
  const { servers, paths, components } = await documentOf(server)
  expect(servers).toEqual([{ url: 'https://planner.example.in' }])
  const ids: string[] = []
  for (const { endpoint } of routes) {
    const operation = paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]![endpoint.method.toLowerCase()]!
    ids.push(operation.operationId)
    expect([operation.operationId, operation.security]).toEqual([
      operation.operationId,
      endpoint.access === 'anyone' ? [] : [{ bearer: [] }],
    ])
    if (!endpoint.produces)
      expect(JSON.stringify(operation.responses['200'])).toContain('"$ref":"#/components/schemas/')
  }
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain('putRemindersById')
  expect(components.schemas).toMatchObject({
    GetRemindersResult: { type: 'array', items: { $ref: '#/components/schemas/Reminder' } },
    PostRemindersAiBody: { required: ['text'] },
  })
})

const journey = `
import createClient from 'openapi-fetch'
import type { components, paths } from './schema.ts'

const client = createClient<paths>({ baseUrl: process.argv[2]! })
const account = { email: 'asha@example.in', password: 'Marigold7', full_name: 'Asha Rao' }
const { data: session } = await client.POST('/api/auth/register', { body: account })
client.use({ onRequest: ({ request }) => void request.headers.set('authorization', 'Bearer ' + session!.access_token) })
const { data: made } = await client.POST('/api/reminders/ai', { body: { text: 'call the plumber tomorrow at 6:30 pm' } })
const reminder: components['schemas']['Reminder'] = made!
await client.PUT('/api/reminders/{id}', { params: { path: { id: reminder.id } }, body: { completed: true } })
const { data: found } = await client.GET('/api/reminders/search', { params: { query: { query: 'plumber' } } })
const { error, response } = await client.DELETE('/api/reminders/{id}', { params: { path: { id: 'x' } } })
console.log(JSON.stringify({
  time: reminder.time,
  found: found!.reminders.map(({ completed }) => completed),
  refused: [response.status, error!.detail],
}))
`

test('INOUT-6 a client generated from the description compiles, and makes a journey', async () => {
  await using server = await startTestServer()
  using folder = aFolder()
  const document = await documentOf(server)
  folder.write('schema.ts', astToString(await openapiTS(document as never)))
  const file = folder.write('journey.ts', journey)
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'nodenext',
    '--types',
    'node',
    '--allowImportingTsExtensions',
  ]
  const compile = (name: string) => run(bin('tsc'), [...options, name], { cwd: root })
  await compile(file)
  const wrong = folder.write('wrong.ts', journey.replace(`text: 'call`, `words: 'call`))
  await expect(compile(wrong)).rejects.toThrow()

  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const { stdout } = await run(process.execPath, [file, `http://127.0.0.1:${port}`])
  expect(JSON.parse(stdout)).toEqual({
    time: '18:30:00',
    found: [true],
    refused: [422, 'That ID isn’t valid'],
  })
})

test('the version that is described and shown is that of package.json', () => {
  const product = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  expect(version).toBe(product.version)
})
