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
export const noteOf = (family: string, base: string, ids: readonly string[]): string | undefined => {
  const note = familyNotes.get(`${family}.${base}`) ?? familyNotes.get(family)
  const needed = Object.entries(noteNeeds).find(([said]) => note?.includes(said))
  return needed && !needed[1].some((id) => ids.includes(id)) ? undefined : note
}

/** A note that speaks of an ingredient is given only where the dish holds it. */
const noteNeeds: Record<string, readonly string[]> = {
  'black salt and roast cumin': ['roast-cumin', 'black-salt'],
  'Every court': ['basmati'],
  'Greens shrink': ['spinach', 'sarson', 'amaranth', 'bathua', 'methi', 'pui', 'dill', 'moringa-leaves'],
  'ground with a little dal': ['chana-dal', 'urad-dal'],
  'keeps the grains apart': ['suji', 'dalia', 'sevai', 'kangni', 'kutki', 'kodo', 'jowar-rava', 'idli-rava', 'quinoa'],
}

/** By state, how it cooks. */
export const stateNotes = readNotes(stateNoteTable)
