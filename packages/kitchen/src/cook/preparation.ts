import { animal } from './preparation/animal.ts'
import { staples } from './preparation/staples.ts'
import { vegetables } from './preparation/vegetables.ts'

const tables = { ...vegetables, ...staples, ...animal }

/** Forms that differ from another for a few natures only. */
const likeForm: Record<string, string> = { batter: 'soak', kofta: 'grate' }

/** The line for a nature in a form, or undefined when nothing is to be done. The nature decides, never the dish alone. */
export const preparationFor = (nature: string, form: string): string | undefined =>
  tables[nature]?.[form] ?? tables[nature]?.[likeForm[form] ?? ''] ?? tables[nature]?.any
