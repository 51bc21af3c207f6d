// Runs attacks by single accounts against the running product, each next to a well-behaved member in the same run, and prints
// their effect on that member and on the machine. `--short` runs each for a few seconds, `--only <words>` those whose names
// contain the words. Ends with the attacks over budget; exits 1 if there are any. The server is a separate process;
// every provider is a stand-in over HTTP.
import path from 'node:path'
import { play, type Row } from '../apps/server/test/abuse/play.ts'
import { sceneOf, startOutside } from '../apps/server/test/abuse/scene.ts'
import { seedPeople } from './households.ts'
import { openOwnStore } from './own-store.ts'
import { addressOf, startServerProcess } from './server-process.ts'
import { startCommand } from './start-command.ts'

const size = process.argv.includes('--short') ? 'short' : 'full'
const only = process.argv[process.argv.indexOf('--only') + 1]
const isPlayed = (name: string): boolean => !process.argv.includes('--only') || name.includes(only!)
/** The number of reminders of an account that was used for years. */
const crowdedReminders = size === 'full' ? 10_000 : 500

/** How many messages one account may send per day by default. */
const ceilings = { sms: 20, whatsapp: 20, voice: 10, email: 60 } as const

const { context, pool, close } = await openOwnStore({})
const [crowded] = await seedPeople(context, pool, { people: 1, remindersEach: crowdedReminders })
const outside = await startOutside()
const server = await startServerProcess(
  'apps/server/src/main.ts',
  {
    DATABASE_URL: addressOf(pool),
    DATA_DIR: context.config.dataDir,
    NODE_COMPILE_CACHE: path.resolve('node_modules/.compile-cache'),
    LOG_LEVEL: 'warn',
    ...outside.environment,
  },
  // As `npm start` does.
  { flags: startCommand().flags, logFile: process.env.ABUSE_LOG ?? '/dev/null' },
)
const scene = sceneOf({ base: server.url, pool, outside, size, crowded: crowded!.token })

try {
  console.log(`${size}, ${crowdedReminders} reminders of a crowded account; times in ms\n`)
  console.log(columns('attack', 'calm p95', 'attacked', 'ratio', '5xx', 'peak MB', 'block', 'sms/wa/call/mail/push'))
  const rows = await play(scene, server, { printReport, isPlayed })
  const over = rows.flatMap(overBudget)
  console.log(over.length === 0 ? '\nnothing is over its budget' : `\nover budget:\n${over.join('\n')}`)
  process.exitCode = over.length === 0 ? 0 : 1
} finally {
  await server.stop()
  await outside[Symbol.asyncDispose]()
  await close()
}

function printReport({
  attack,
  calmP95,
  attackedP95,
  failed,
  peakMb,
  longestBlockMs,
  left,
  statuses,
  figures,
}: Row): void {
  const ratio = (attackedP95 / calmP95).toFixed(1)
  const sent = [left.sms, left.whatsapp, left.voice, left.email, left.push].join('/')
  const [calm, attacked, peak, block] = [calmP95, attackedP95, peakMb, longestBlockMs].map((one) => one.toFixed(0))
  console.log(columns(attack, calm!, attacked!, ratio, String(failed), peak!, block!, sent))
  const answered = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`)
  const found = Object.entries(figures).map(([name, figure]) => `${name} ${figure}`)
  console.log(`    ${[...answered, ...found].join(', ')}`)
}

function columns(attack: string, ...rest: string[]): string {
  const widths = [9, 9, 6, 5, 8, 6, 24]
  return attack.padEnd(50) + rest.map((one, n) => one.padStart(widths[n]!)).join('')
}

/**
 * At most three times the normal latency, no response of 500 and above, no block over 100 ms, and the limits of each
 * channel.
 */
function overBudget({ attack, calmP95, attackedP95, failed, longestBlockMs, left, figures }: Row): string[] {
  const sent = Object.entries(ceilings).filter(([channel, most]) => left[channel as keyof typeof ceilings] > most)
  return [
    attackedP95 > 3 * calmP95 ? `p95 ${(attackedP95 / calmP95).toFixed(1)} times the calm one` : '',
    failed > 0 ? `${failed} answers of 500 and above, or none` : '',
    longestBlockMs > 100 ? `event loop blocked for ${longestBlockMs.toFixed(0)} ms` : '',
    ...sent.map(([channel]) => `too many left by ${channel}`),
    figures['mails to the unproved'] ? 'mails to an unproved address' : '',
    (figures['rings by SMS'] ?? 0) > 1 ? 'a snooze rang more than once' : '',
    (figures['open at last'] ?? 0) > 0 && size === 'full' ? 'slow bodies are still open' : '',
  ]
    .filter(Boolean)
    .map((words) => `${attack}: ${words}`)
}
