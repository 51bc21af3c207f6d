import type { Family } from '../vocabulary/kinds.ts'
import type { Sender } from './sender.ts'

/** A mail prepared for judging: cleaned text, analysed sender, and the family of its kind. */
export type Judged = { subject: string; snippet: string; sender: Sender; family: Family }
