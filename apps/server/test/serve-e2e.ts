// The product on a new database, for tests in a real browser: served on PORT, with a clock that can be put forward and
// an outbox that can be read through a second server on CONTROL_PORT.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { warmSearch } from '@planner/kitchen'
import {
  jobWork,
  plainPages,
  preparations,
  resumeSession,
  routes,
  secretFiles,
  streams,
  warmUps,
  webhooks,
  work,
} from '#app-map.ts'
import { readConfig } from '#config.ts'
import { createVerificationToken } from '#features/email-verification/create-token.ts'
import { verifyEmail } from '#features/email-verification/verify-email.ts'
import { ticketFor } from '#features/notifications/snooze/ticket.ts'
import { makeApp } from '#http/app.ts'
import { makeContext } from '#make-context.ts'
import { systemClock } from '#platform/clock.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openStore } from '#platform/db/open.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import { startWork } from '#platform/jobs/start-work.ts'
import { makeLog } from '#platform/log.ts'
import { cheapestPasswordCost } from './cheapest-password-cost.ts'
import { fastTempFolder } from './fast-temp-folder.ts'
import { startGoogle } from './stand-ins/google/google.ts'
import { sampleEvents, sampleMails } from './stand-ins/google/sample.ts'
import { startImap } from './stand-ins/imap.ts'
import { startLanguageModel } from './stand-ins/language-model/language-model.ts'
import { sampleResponder } from './stand-ins/language-model/sample.ts'
import { startRazorpay } from './stand-ins/razorpay/razorpay.ts'
import { startTelegram } from './stand-ins/telegram.ts'
import { startTwilio } from './stand-ins/twilio/twilio.ts'

const dataDir = mkdtempSync(path.join(fastTempFolder(), 'planner-e2e-'))
// Makes the folder accessible for the embedded database, which does not run as root.
chmodSync(dataDir, 0o711)
let aheadMs = 0
const clock = { now: () => new Date(systemClock.now().getTime() + aheadMs) }
const google = await startGoogle({ now: clock.now })
google.calendar.put(...sampleEvents(clock.now()))
google.mail.put(...sampleMails(clock.now()))
const languageModel = await startLanguageModel({ says: sampleResponder })
// Only on request: most tests pay on delivery.
const webhookUrl = `http://localhost:${process.env.PORT}/api/webhooks/razorpay`
const gateway = process.env.WITH_GATEWAY ? await startRazorpay({ webhookUrl }) : null
const telegram = process.env.WITH_TELEGRAM ? await startTelegram({ holdsMs: 500 }) : null
const twilio = process.env.WITH_TWILIO ? await startTwilio() : null
const imap = process.env.WITH_MAIL_IN ? await startImap() : null
const config = readConfig({
  ...process.env,
  ...google.environment,
  ...languageModel.environment,
  ...gateway?.environment,
  ...telegram?.environment,
  ...twilio?.environment,
  ...imap?.environment,
  DATA_DIR: dataDir,
})
const store = await openStore(config)
await migrate(store.direct.db)

const log = makeLog('warn')
const jobs = await openJobs(store.direct.pool, {
  names: jobWork.map(({ name }) => name),
  supervise: true,
  onError: (error) => log.error({ err: error }, 'the job queue failed'),
})
const context = makeContext({ config, db: store.db, jobs, log, clock, passwordCost: cheapestPasswordCost })
for (const prepare of preparations) await prepare(context)
// Builds everything that is otherwise built on first use, so that no test waits for it.
for (const slices of [...warmUps, warmSearch]) for (const _ of slices());
const app = await makeApp(context, { routes, webhooks, plainPages, streams, secretFiles, resumeSession })
// Without a listener, because the clock jumps: all work runs at its own interval.
const running = startWork(work, context, undefined)

for (const { name, run } of jobWork) await jobs.process(name, (data) => run(context, data))

const control = createServer((request, response) => {
  const url = new URL(request.url!, 'http://control')
  const act = controls[url.pathname]
  if (act === undefined) {
    response.writeHead(404).end(`There is no control ${url.pathname}.`)
    return
  }
  act(url.searchParams).then(
    (answer) => response.setHeader('content-type', 'application/json').end(JSON.stringify(answer ?? null)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})

const controls: Record<string, (query: URLSearchParams) => Promise<unknown>> = {
  /** Moves the server's clock ahead of the machine's; ?to=ISO. */
  '/clock': async (query) => {
    aheadMs = new Date(query.get('to')!).getTime() - systemClock.now().getTime()
  },
  '/outbox': async (query) => {
    const found = await store.pool.query('select * from outbox where recipient = $1 order by created_at', [
      query.get('to'),
    ])
    return found.rows
  },
  /** Makes a person an administrator; ?email=. */
  '/admin': async (query) => {
    await store.pool.query('update users set is_admin = true where email = $1', [query.get('email')])
  },
  /** Opens the link that confirms a person's address, and removes its mail from the outbox; ?email=. */
  '/prove': async (query) => {
    const { rows } = await store.pool.query('select id from users where email = $1', [query.get('email')])
    // The mail of the registration may be sent meanwhile, and its link replaces ours.
    for (let tries = 5; ; tries--) {
      const token = await context.db.transaction().execute((tx) => createVerificationToken(context, tx, rows[0].id))
      try {
        await verifyEmail(context, token, { address: '127.0.0.1', userAgent: '' })
        break
      } catch (error) {
        if (tries === 0) throw error
      }
    }
    await store.pool.query(`delete from outbox where user_id = $1 and subject = 'Confirm your e-mail address'`, [
      rows[0].id,
    ])
  },
  /** Revokes a grant on Google's own page; ?email= as on the consent page. */
  '/google/take-back': async (query) => google.people.takeBack(query.get('email')!),
  /** Sends a message to the bot; ?chat=&text=. */
  '/telegram/write': async (query) => telegram!.write(query.get('chat')!, query.get('text')!),
  /** Returns the bot's last message in a chat; ?chat=. */
  '/telegram/last': async (query) => telegram!.last(query.get('chat')!)?.text,
  /** Returns the ticket that a push for this occurrence would carry; ?reminder=&day=. */
  '/ticket': async (query) => {
    const reminderId = query.get('reminder')!
    const { rows } = await store.pool.query('select user_id from reminders where id = $1', [reminderId])
    return ticketFor(context, { userId: rows[0].user_id, reminderId, day: query.get('day')! })
  },
}

await app.listen({ host: '127.0.0.1', port: config.port })
control.listen(Number(process.env.CONTROL_PORT), '127.0.0.1')

async function stop(): Promise<never> {
  control.close()
  await google[Symbol.asyncDispose]()
  await languageModel[Symbol.asyncDispose]()
  await telegram?.[Symbol.asyncDispose]()
  await twilio?.[Symbol.asyncDispose]()
  await imap?.[Symbol.asyncDispose]()
  await app.close()
  await running.stop()
  await jobs.close()
  await store.close()
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
