import path from 'node:path'
import type { Channel } from '@planner/contract/notifications'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { versionsOf } from './features/household/live/versions.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { owaspCost, type PasswordCost, passwordsAt } from './platform/crypto/passwords.ts'
import { sealerWith } from './platform/crypto/sealer.ts'
import { signerFrom } from './platform/crypto/signer.ts'
import { tokenKeys } from './platform/crypto/token-keys.ts'
import type { Db } from './platform/db/open.ts'
import { createDocumentCache } from './platform/document-cache.ts'
import { type Ids, randomIds } from './platform/ids.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import { makeLive } from './platform/live.ts'
import { makePace, type Pace } from './platform/pace.ts'
import { publicWeb } from './platform/web/public-web.ts'
import { makeWorkers } from './platform/workers/workers.ts'
import type { ChannelPort, Channels } from './providers/channels.ts'
import { folderStore } from './providers/file-store/folder.ts'
import { s3Store } from './providers/file-store/s3.ts'
import { google } from './providers/google/google.ts'
import { imapMailbox } from './providers/imap/imap.ts'
import { languageModel } from './providers/language-model/language-model.ts'
import { messagingOf } from './providers/messaging.ts'
import { nominatim } from './providers/nominatim/nominatim.ts'
import { outbox } from './providers/outbox/outbox.ts'
import { razorpay } from './providers/razorpay/razorpay.ts'
import { telegramBot } from './providers/telegram/telegram.ts'
import { tesseract } from './providers/tesseract/tesseract.ts'
import { pushKeys } from './providers/web-push/keys.ts'
import { webPushChannel } from './providers/web-push/web-push.ts'

type Given = {
  config: Config
  db: Db
  jobs?: Jobs
  log: FastifyBaseLogger
  clock?: Clock
  ids?: Ids
  channels?: Partial<Channels>
  passwordCost?: PasswordCost
  pace?: Pace
}

/** For processes that enqueue no jobs. */
const noJobs: Jobs = {
  send: () => Promise.reject(new Error('this process has no queue of jobs')),
}

/** Builds a context from the given parts, with the real implementation for the rest. */
export function makeContext({
  config,
  db,
  jobs = noJobs,
  log,
  clock = systemClock,
  ids = randomIds,
  channels,
  passwordCost = owaspCost,
  pace = makePace(),
}: Given): Context {
  const keys = pushKeys(config)
  const messaging = messagingOf(config.providers, { db, clock })
  const telegram = config.providers.telegram && telegramBot(config.providers.telegram, config.providers.timeoutMs)
  return {
    config,
    clock,
    ids,
    db,
    jobs,
    log,
    workers: makeWorkers(log),
    documents: createDocumentCache(clock),
    web: publicWeb({ ...config.web, userAgent: `DailyPlanner/1.0 (+${config.publicUrl})` }),
    pace,
    live: makeLive({ read: (households) => versionsOf(db, households), log }),
    passwords: passwordsAt(passwordCost),
    channels: {
      app: webPushChannel(config.push, keys),
      ...messaging.channels,
      ...(telegram && { telegram: telegram.channel }),
      ...channels,
    },
    files: config.providers.s3 ? s3Store(config.providers.s3) : folderStore(path.join(config.dataDir, 'files')),
    phoneVerifier: messaging.phoneVerifier,
    photoReader: config.providers.tesseract && tesseract(config.providers.tesseract),
    twilioCallbacks: messaging.twilioCallbacks,
    whatsappInbox: messaging.whatsappInbox,
    mailbox: config.providers.mailbox && imapMailbox(config.providers.mailbox, config.providers.timeoutMs),
    telegram,
    payments: config.providers.razorpay && razorpay(config.providers.razorpay, config.providers.timeoutMs),
    geocoder: config.providers.nominatim && nominatim(config.providers.nominatim),
    google: config.providers.google && google(config.providers.google, config.providers.timeoutMs),
    languageModel: config.providers.languageModel && languageModel(config.providers.languageModel),
    pushPublicKey: keys.publicKey,
    signer: signerFrom(keys.privateKey),
    sealer: sealerWith(() => tokenKeys(config)),
  }
}

/** The same context on the background work's connection pool. Providers and their circuit breakers are shared. */
export function onDb(context: Context, db: Db): Context {
  const { channels, clock } = context
  const moved = Object.entries(channels).map(([channel, port]: [string, ChannelPort]) => [
    channel,
    port.provider === 'outbox' ? outbox(channel as Channel, { db, clock }) : port,
  ])
  return { ...context, db, channels: Object.fromEntries(moved) as Channels }
}
