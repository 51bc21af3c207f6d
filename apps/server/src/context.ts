import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Clock } from './platform/clock.ts'
import type { Db } from './platform/db/open.ts'
import type { Ids } from './platform/ids.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { KeptDocuments } from './platform/kept-documents.ts'
import type { Passwords } from './platform/passwords.ts'
import type { Sealer } from './platform/sealer.ts'
import type { Signer } from './platform/signer.ts'
import type { Workers } from './platform/workers.ts'
import type { CallbackReader, Channels } from './providers/channels.ts'
import type { Geocoder } from './providers/geocoder.ts'
import type { Google } from './providers/google.ts'
import type { LanguageModel } from './providers/language-model.ts'
import type { PaymentGateway } from './providers/payments.ts'
import type { PhoneVerifier } from './providers/phone-verifier.ts'

/** What every use-case is handed: the world outside, each part of which a test can put another in place of. */
export type Context = {
  config: Config
  clock: Clock
  ids: Ids
  db: Db
  log: FastifyBaseLogger
  channels: Channels
  /** Asks for work to be done soon, by whichever process takes it. */
  jobs: Jobs
  /** Does what would block the event loop. */
  workers: Workers
  documents: KeptDocuments
  passwords: Passwords
  phoneVerifier: PhoneVerifier
  /** Null where Twilio is not configured. */
  twilioCallbacks: CallbackReader | null
  /** Null where one pays on delivery. */
  payments: PaymentGateway | null
  /** Null where cities come from our own list alone. */
  geocoder: Geocoder | null
  /** Null where nobody can connect to Google. */
  google: Google | null
  /** Null where our own engines do everything. Asked through `features/assistant` only, which counts and keeps what was sent. */
  languageModel: LanguageModel | null
  /** The public half of the key that browsers subscribe to push with. */
  pushPublicKey: string
  /** Its keys follow from the push keys, which processes that work together share already. */
  signer: Signer
  /** Its keys are made and kept when something is first sealed. */
  sealer: Sealer
}
