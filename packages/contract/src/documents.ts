import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Day, Time } from './fields.ts'

/** A reminder proposed from a document. Nothing is saved: the person creates the reminder. */
export const DocumentProposal = z.object({
  title: z.string(),
  date: Day,
  /** Null if the document names no time. */
  time: z.nullable(Time),
  /** In rupees; null if the document names no amount. */
  amount: z.nullable(z.number()),
  /** The sentence of the document that it was read from. */
  source_sentence: z.string(),
})
export type DocumentProposal = z.infer<typeof DocumentProposal>

/** Why there are no proposals: the document has no text, or no future day in it. */
const unreadReasons = ['no-text', 'no-day'] as const
export type UnreadReason = (typeof unreadReasons)[number]

/** Whether photos can be read too, which needs a text recognizer on the server. */
export const ability = endpoint({
  method: 'GET',
  path: '/api/reminders/read-document',
  access: 'member',
  summary: 'Whether this server reads photos of documents, or PDF files only',
  input: z.object({}),
  result: z.object({ photos: z.boolean() }),
})

/**
 * Takes JPEG, PNG, WebP or PDF, recognized by content like attachments of reminders. The most certain proposal is
 * first; a circular yields one for each day.
 */
export const read = endpoint({
  method: 'POST',
  path: '/api/reminders/read-document',
  access: 'member',
  summary: 'Propose reminders from a PDF or photo of a bill or circular; nothing is saved',
  takes: 'file',
  input: z.object({}),
  result: z.object({
    proposals: z.array(DocumentProposal),
    /** Null if there are proposals. */
    why: z.nullable(z.enum(unreadReasons)),
  }),
})
