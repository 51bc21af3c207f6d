import { animal } from './preparation/animal.ts'
import { staples } from './preparation/staples.ts'
import { vegetables } from './preparation/vegetables.ts'

const tables = { ...vegetables, ...staples, ...animal }

/** Forms that differ from another for a few natures only. */
const likeForm: Record<string, string> = { batter: 'soak', kofta: 'grate' }

/**
 * The line for a main in a form, or undefined when nothing is to be done. Its nature decides, never the dish alone; what
 * itches worse than its kin has lines of its own, by id; the ripe jackfruit only shares its name with the raw one's nature.
 */
export const preparationFor = (nature: string, form: string, id?: string): string | undefined =>
  (id === undefined || id === nature || id === 'jackfruit' ? undefined : (tables[id]?.[form] ?? tables[id]?.any)) ??
  tables[nature]?.[form] ??
  tables[nature]?.[likeForm[form] ?? ''] ??
  tables[nature]?.any
