import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Day, Time } from './fields.ts'

/** What a document asks to be remembered. Nothing is saved of it: the person makes the reminder. */
export const DocumentProposal = z.object({
  title: z.string(),
  date: Day,
  /** Null where the document names none. */
  time: z.nullable(Time),
  /** In rupees; null where the document names none. */
  amount: z.nullable(z.number()),
  /** The words of the document that said so. */
  source_sentence: z.string(),
})
export type DocumentProposal = z.infer<typeof DocumentProposal>

/** Why nothing is proposed: no words in it, or no day to come among them. */
const unreadReasons = ['no-text', 'no-day'] as const
export type UnreadReason = (typeof unreadReasons)[number]

/** Whether photos are read too, which takes a text recogniser on the server. */
export const ability = endpoint({
  method: 'GET',
  path: '/api/reminders/read-document',
  access: 'member',
  summary: 'Whether this server reads photos of documents, or PDF files only',
  input: z.object({}),
  result: z.object({ photos: z.boolean() }),
})

/** JPEG, PNG, WebP or PDF, known by its content, as at reminders. The surest proposal first; a circular has one for each day. */
export const read = endpoint({
  method: 'POST',
  path: '/api/reminders/read-document',
  access: 'member',
  summary: 'Propose reminders from a PDF or photo of a bill or circular; nothing is saved',
  takes: 'file',
  input: z.object({}),
  result: z.object({
    proposals: z.array(DocumentProposal),
    /** Null where something is proposed. */
    why: z.nullable(z.enum(unreadReasons)),
  }),
})
