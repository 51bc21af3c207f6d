import { setTimeout as pause } from 'node:timers/promises'
import { type Attack, attacks, type Figures, warmProviders } from './attacks.ts'
import { type NormalTraffic, type NormalUser, startNormalUser } from './normal-user.ts'
import type { Left, Scene, Served } from './scene.ts'

export type Row = {
  attack: string
  /** p95 latency in milliseconds of a well-behaved member, before the attack and during it. */
  calmP95: number
  attackedP95: number
  /**
   * Responses of 500 and above, from the product's metrics, plus calls of the well-behaved member without a response.
   */
  failed: number
  /** The statuses of the attackers' calls. */
  statuses: Record<number, number>
  peakMb: number
  /** The longest block of the event loop, in milliseconds. */
  longestBlockMs: number
  left: Left
  figures: Figures
}

/** Runs each attack beside a well-behaved member, one after the other. */
export async function play(
  scene: Scene,
  served: Served,
  {
    printReport = () => undefined,
    isPlayed = () => true,
  }: { printReport?: (row: Row) => void; isPlayed?: (name: string) => boolean } = {},
): Promise<Row[]> {
  const rows: Row[] = []
  await warmProviders(scene)
  const { token } = await calmSession(scene)
  const calm = startNormalUser(scene.base, token)
  try {
    for (const attack of attacks.filter(({ name }) => isPlayed(name))) {
      const row = await playOne(attack, { scene, served, calm })
      rows.push(row)
      printReport(row)
    }
  } finally {
    await calm.stop()
  }
  return rows
}

async function playOne(
  attack: Attack,
  { scene, served, calm }: { scene: Scene; served: Served; calm: NormalUser },
): Promise<Row> {
  const run = await attack.prepare(scene)
  calm.begin()
  await pause(scene.size === 'full' ? 6000 : 300)
  const before = await calm.end()

  for (const status of Object.keys(scene.statuses)) delete scene.statuses[Number(status)]
  const leftBefore = scene.outside.left()
  const metricsBefore = await readMetrics(scene)
  const memory = watchPeak(served)
  calm.begin()
  const figures = await run()
  const during = await calm.end()
  const leftAfter = scene.outside.left()
  const statuses = { ...scene.statuses }
  const metrics = await readMetrics(scene)
  scene.hangUp()
  return {
    attack: attack.name,
    calmP95: p95(before.ms),
    attackedP95: p95(during.ms),
    failed: metrics.failed - metricsBefore.failed + lostOf(before, during),
    statuses,
    peakMb: memory.stop(),
    longestBlockMs: metrics.longestBlockMs,
    left: Object.fromEntries(
      Object.entries(leftAfter).map(([channel, count]) => [channel, count - leftBefore[channel as keyof Left]]),
    ) as Left,
    figures,
  }
}

async function calmSession(scene: Scene): Promise<{ token: string }> {
  const client = scene.stranger('127.0.0.1')
  const answer = await client.ask('POST', '/api/auth/register', {
    email: 'calm@example.in',
    password: 'Marigold7',
    full_name: 'Ravi Rao',
  })
  client.close()
  return { token: (JSON.parse(answer.text) as { access_token: string }).access_token }
}

/** Reads the product's own metrics. That of the event loop restarts with each reading. */
async function readMetrics(scene: Scene): Promise<{ failed: number; longestBlockMs: number }> {
  const client = scene.stranger('127.0.0.1')
  const { text } = await client.ask('GET', '/metrics')
  client.close()
  const seconds = /^planner_event_loop_lag_seconds\{quantile="1"\} (\S+)$/m.exec(text)?.[1]
  if (seconds === undefined) throw new Error('the product does not tell of its event loop')
  const failed = [...text.matchAll(/^planner_http_requests_total\{.*status="5\d\d"\} (\d+)$/gm)]
  return {
    failed: failed.reduce((sum, [, count]) => sum + Number(count), 0),
    longestBlockMs: Number(seconds) * 1000,
  }
}

function watchPeak(served: Served): { stop: () => number } {
  let peak = served.memoryMb()
  const timer = setInterval(() => (peak = Math.max(peak, served.memoryMb())), 100)
  return {
    stop() {
      clearInterval(timer)
      return Math.max(peak, served.memoryMb())
    },
  }
}

function p95(ms: readonly number[]): number {
  const sorted = ms.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? 0
}

/** A well-behaved member's connection is never closed without a response. */
const lostOf = (...phases: NormalTraffic[]): number => phases.reduce((sum, { statuses }) => sum + (statuses[0] ?? 0), 0)
