import type { Readable } from 'node:stream'
import { toRupees } from '@planner/commerce/money'
import { documents as limits, reminders } from '@planner/contract/constants/reminders'
import type { read as contract } from '@planner/contract/documents'
import type { ResultOf } from '@planner/contract/endpoint'
import { readDocument as find } from '@planner/mail-reader'
import type { Context } from '#context.ts'
import { cleanFile } from '#features/files/check/clean-file.ts'
import { receive } from '#features/files/receive.ts'
import { dayMs } from '#platform/clock.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { countWithin } from '#platform/request-counter.ts'
import { WorkerEnded } from '#platform/workers/workers.ts'
import type { PdfText } from './pdf-text.ts'

/** Maximum length shown of a document's own words. */
const sentenceMax = 300

/**
 * Returns what a bill, a circular or a photo of one asks the person to do. Saves nothing, keeps nothing of the file,
 * and acts on none of its content.
 *
 * @throws Problem `document.limit`, `document.locked`, `document.too-long`, `document.too-large`,
 *   `document.unreadable`, `document.photos-off`, `server.busy`, and whatever `receive` and `cleanFile` throw.
 */
export async function readDocument(
  context: Context,
  user: UserRow,
  upload: Readable,
): Promise<ResultOf<typeof contract>> {
  await countReading(context, user)
  const { type, content } = await cleanFile(await receive(context, upload))
  const text = type === 'application/pdf' ? await textOfPdf(context, content) : await textOfPhoto(context, content)
  if (!/[\p{L}\p{N}]/u.test(text)) return { proposals: [], why: 'no-text' }
  const found = find(text, { now: context.clock.now(), timeZone: user.time_zone })
  return {
    proposals: found.map(({ title, date, time, amount, sourceSentence }) => ({
      title: title.slice(0, reminders.titleMax).toWellFormed(),
      date,
      time,
      amount: amount === null ? null : toRupees(amount),
      source_sentence: sourceSentence.slice(0, sentenceMax).toWellFormed(),
    })),
    why: found.length === 0 ? 'no-day' : null,
  }
}

async function textOfPdf({ workers }: Context, content: Buffer): Promise<string> {
  const script = new URL('./pdf-text.ts', import.meta.url)
  const read = await workers.run<PdfText>(script, new Uint8Array(content)).catch((error: unknown) => {
    // Its process ran out of memory.
    if (error instanceof WorkerEnded) throw new Problem('document.too-large')
    throw error
  })
  if ('why' in read) throw new Problem(`document.${read.why}`)
  return read.text
}

async function textOfPhoto({ photoReader }: Context, content: Buffer): Promise<string> {
  if (!photoReader || !(await photoReader.isReady())) throw new Problem('document.photos-off')
  const text = await photoReader.read(content)
  if (text === null) throw new Problem('document.unreadable')
  return text
}

/** @throws Problem `document.limit`. */
async function countReading({ db, clock }: Context, user: UserRow): Promise<void> {
  const counted = { key: `documents ${user.id}`, now: clock.now(), windowMs: dayMs }
  await countWithin(db, { ...counted, limit: limits.readPerDay, problem: 'document.limit' })
}
