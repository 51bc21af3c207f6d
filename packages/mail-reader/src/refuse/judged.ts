import type { Family } from '../vocabulary/kinds.ts'
import type { Sender } from './sender.ts'

/** A mail as it is judged: its words cleaned, its sender looked at, its kind known. */
export type Judged = { subject: string; snippet: string; sender: Sender; family: Family }
