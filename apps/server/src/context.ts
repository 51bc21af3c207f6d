import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Clock } from './platform/clock.ts'
import type { Passwords } from './platform/crypto/passwords.ts'
import type { Sealer } from './platform/crypto/sealer.ts'
import type { Signer } from './platform/crypto/signer.ts'
import type { Db } from './platform/db/open.ts'
import type { DocumentCache } from './platform/document-cache.ts'
import type { Ids } from './platform/ids.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Live } from './platform/live.ts'
import type { Pace } from './platform/pace.ts'
import type { PublicWeb } from './platform/web/public-web.ts'
import type { Workers } from './platform/workers/workers.ts'
import type { CallbackReader, Channels } from './providers/channels.ts'
import type { FileStore } from './providers/file-store.ts'
import type { Geocoder } from './providers/geocoder.ts'
import type { Google } from './providers/google.ts'
import type { LanguageModel } from './providers/language-model.ts'
import type { Mailbox } from './providers/mailbox.ts'
import type { PaymentGateway } from './providers/payments.ts'
import type { PhoneVerifier } from './providers/phone-verifier.ts'
import type { PhotoReader } from './providers/photo-reader.ts'
import type { TelegramBot } from './providers/telegram.ts'
import type { WhatsappInbox } from './providers/whatsapp.ts'

/** Dependencies injected into every use case. Each part can be replaced in tests. */
export type Context = {
  config: Config
  clock: Clock
  ids: Ids
  db: Db
  log: FastifyBaseLogger
  channels: Channels
  /** Enqueues background jobs, which any process may run. */
  jobs: Jobs
  /** Runs CPU-bound tasks in worker processes. */
  workers: Workers
  documents: DocumentCache
  /** Fetches URLs that people entered, but never private addresses. */
  web: PublicWeb
  /** Slows background work down while requests are coming in. */
  pace: Pace
  /** Notifies open pages of changes by others. */
  live: Live
  passwords: Passwords
  phoneVerifier: PhoneVerifier
  /** Stores the bytes of people's photos and files. */
  files: FileStore
  /** Null when no text recogniser is installed. */
  photoReader: PhotoReader | null
  /** Null when Twilio is not configured. */
  twilioCallbacks: CallbackReader | null
  /** Null when no number for WhatsApp is configured. */
  whatsappInbox: WhatsappInbox | null
  /** Null when no mailbox is configured for forwarded mail. */
  mailbox: Mailbox | null
  /** Null when no bot is configured. */
  telegram: TelegramBot | null
  /** Null when only payment on delivery is offered. */
  payments: PaymentGateway | null
  /** Null when cities come from the built-in list. */
  geocoder: Geocoder | null
  /** Null when Google is not configured. */
  google: Google | null
  /**
   * Null when no model is configured. Call it only through `features/assistant`, which meters and records every
   * request.
   */
  languageModel: LanguageModel | null
  /** The VAPID public key that browsers subscribe with. */
  pushPublicKey: string
  /** Keys are derived from the push keys, which all processes share. */
  signer: Signer
  /** Keys are generated and stored on first use. */
  sealer: Sealer
}
