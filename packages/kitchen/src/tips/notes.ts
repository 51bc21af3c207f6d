import { familyNoteTable } from './family-note-table.ts'
import { stateNoteTable } from './state-note-table.ts'

const readNotes = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table
      .trim()
      .split('\n')
      .map((line) => line.split('|') as [string, string]),
  )

/** By family id, or by family.base, what holds for all its dishes. */
export const familyNotes = readNotes(familyNoteTable)

/** The note on a base, else on its family. */
export const noteOf = (family: string, base: string): string | undefined =>
  familyNotes.get(`${family}.${base}`) ?? familyNotes.get(family)

/** By state, how it cooks. */
export const stateNotes = readNotes(stateNoteTable)
