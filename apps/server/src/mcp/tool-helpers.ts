import * as z from 'zod'
import { Refused } from './call-api.ts'

/** Reads only. */
export const reads = { readOnlyHint: true, openWorldHint: false } as const
/** Can be undone, in the planner or with the same tool. */
export const changes = { readOnlyHint: false, destructiveHint: false, openWorldHint: false } as const
/** Deletes something: clients ask the person first. */
export const destroys = { readOnlyHint: false, destructiveHint: true, openWorldHint: false } as const

export const day = z.iso.date().describe('YYYY-MM-DD')

/** Returns the result as JSON, and a refusal as the planner's sentence, so that the model can pass it on. */
export async function answering(work: () => Promise<unknown>) {
  try {
    return { content: [{ type: 'text' as const, text: JSON.stringify(await work()) }] }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { isError: true, content: [{ type: 'text' as const, text: error.message }] }
  }
}
