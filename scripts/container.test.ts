import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** Returns each instruction of a Dockerfile with its stage; continued lines are joined. */
function instructionsOf(dockerfile: string): { stage: string; verb: string; rest: string }[] {
  let stage = ''
  return dockerfile
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, verb, rest] = /^(\w+) +(.+)$/.exec(line)!
      if (verb === 'FROM') stage = / AS (\w+)$/.exec(rest!)?.[1] ?? 'last'
      return { stage, verb: verb!, rest: rest! }
    })
}

const instructions = instructionsOf(read('Dockerfile'))
const last = instructions.filter(({ stage }) => stage === 'last')
const compose = parse(read('compose.yaml'), { merge: true })

test('the image contains the files the server reads, uses the tested Node, and runs unprivileged', () => {
  const node = JSON.parse(read('package.json')).dependencies.node
  for (const { rest } of instructions.filter(({ verb }) => verb === 'FROM')) expect(rest).toContain(`node:${node}-`)
  const copied = last.filter(({ verb }) => verb === 'COPY').map(({ rest }) => rest.split(' '))
  for (const [, from, to] of copied) {
    expect(from).toBe(`/app/${to}`)
    // dist and node_modules are created during the build.
    if (!/dist|node_modules/.test(to!)) expect(existsSync(path.join(root, to!)), to).toBe(true)
  }
  const held = copied.map(([, , to]) => to!)
  for (const needed of [
    'apps/server/src/main.ts',
    'apps/server/migrations/0001-people-and-sessions.sql',
    'scripts/store.mjs',
  ]) {
    expect(
      held.some((folder) => needed.startsWith(folder)),
      needed,
    ).toBe(true)
  }
  expect(last.find(({ verb }) => verb === 'USER')?.rest).toBe('node')
  expect(last.find(({ verb }) => verb === 'STOPSIGNAL')?.rest).toBe('SIGTERM')
  expect(JSON.parse(last.find(({ verb }) => verb === 'CMD')!.rest)).toEqual([
    'node',
    '--max-semi-space-size=4',
    '--heap-growing-percent=20',
    'apps/server/src/main.ts',
  ])
  expect(JSON.parse(/CMD (.+)$/.exec(last.find(({ verb }) => verb === 'HEALTHCHECK')!.rest)![1]!)[0]).toBe('node')
  // Files that the build ignores must not be copied.
  for (const ignored of read('.dockerignore').trim().split('\n')) {
    expect(held.filter((folder) => folder === ignored)).toEqual([])
  }
})

test('every compose service is hardened, stops in time, and uses existing settings', () => {
  const known = new Set(read('.env.example').match(/\b[A-Z][A-Z_]+(?==)/g))
  for (const name of ['web', 'worker']) {
    const service = compose.services[name]
    expect(service, name).toMatchObject({
      read_only: true,
      user: 'node',
      cap_drop: ['ALL'],
      stop_signal: 'SIGTERM',
      environment: { ROLE: name, NODE_ENV: 'production' },
      deploy: { replicas: 2 },
    })
    expect(Number.parseInt(service.stop_grace_period, 10), 'longer than a stop takes').toBeGreaterThan(10)
    expect(Object.keys(service.environment).filter((setting) => !known.has(setting))).toEqual([])
  }
  expect(compose.services.worker.healthcheck).toEqual({ disable: true })
  // In a network where only the product can reach the database.
  expect(compose.networks.inside.internal).toBe(true)
  expect(compose.services.store.networks).toEqual(['inside'])
  expect(compose.services.store.ports).toBeUndefined()
})

test('the manifests of the Kubernetes notes are YAML, and ask where the server answers', () => {
  const blocks = [...read('docs/operations/kubernetes.md').matchAll(/```yaml\n([\s\S]+?)```/g)].map(
    ([, block]) => block!,
  )
  const anchor = /&closed\n((?: {12}.+\n)+)/.exec(blocks[0]!)![0]
  const documents = blocks
    .flatMap((block) => block.split(/^---$/m))
    .map((one) => parse(one.includes('*closed') ? `closed: ${anchor}${one}` : one))
  expect(documents.map(({ kind }) => kind).filter(Boolean)).toEqual([
    'Job',
    'Deployment',
    'Service',
    'HorizontalPodAutoscaler',
    'HorizontalPodAutoscaler',
    'PodDisruptionBudget',
    'PodDisruptionBudget',
  ])
  const [web] = documents.find(({ kind }) => kind === 'Deployment').spec.template.spec.containers
  expect(web.securityContext).toMatchObject({ runAsNonRoot: true, readOnlyRootFilesystem: true })
  const status = read('packages/contract/src/status.ts')
  for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe']) {
    expect(status).toContain(`'${web[probe].httpGet.path}'`)
  }
  const metrics = read('apps/server/src/platform/metrics/instruments.ts')
  for (const { spec } of documents.filter(({ kind }) => kind === 'HorizontalPodAutoscaler')) {
    const { pods, object } = spec.metrics[0]
    expect(metrics).toContain(`'${(pods ?? object).metric.name}'`)
  }
})
