// Commands on whole stores: move, backup, restore, verify. Ctrl-C ends them with nothing half done.
import { storeCommand } from '../apps/server/src/store-commands/command.ts'

const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => ending.abort())
const log = (line) => process.stderr.write(`${line}\n`)

try {
  await storeCommand(process.argv.slice(2), process.env, { log, signal: ending.signal })
} catch (error) {
  log(ending.signal.aborted ? 'Cancelled; no changes were made' : error.message)
  process.exitCode = 1
}
