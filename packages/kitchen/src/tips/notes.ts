import { familyNoteTable } from './family-note-table.ts'
import { stateNoteTable } from './state-note-table.ts'

const readNotes = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table
      .trim()
      .split('\n')
      .map((line) => line.split('|') as [string, string]),
  )

/** By family id, what holds for all its dishes. */
export const familyNotes = readNotes(familyNoteTable)

/** By state, how it cooks. */
export const stateNotes = readNotes(stateNoteTable)
