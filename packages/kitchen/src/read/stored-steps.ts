import type { CountLead, Dish, Step, StepPart } from './dish.ts'

/** The parts of a dish that are read only when it is cooked or viewed. */
export type Method = Pick<Dish, 'steps' | 'notes' | 'checked'>

/**
 * A part in compact form: text as a string, a food as its index, null for a line break, and [timer], ['vessel'],
 * [amount, 'of', 'lead'], ['them', 0], ['okra', 1], ['a', 2].
 */
type StoredPart =
  | string
  | number
  | null
  | [timer: number]
  | [vessel: string]
  | [amount: number, of: string, lead?: CountLead]
  | [words: string, mark: (typeof marks)[keyof typeof marks]]

const marks = { pronoun: 0, named: 1, article: 2 } as const

type StoredMethod = [
  steps: [section: string | null, ...parts: StoredPart[]][],
  notes: StoredPart[][],
  checked: Dish['checked'],
]

export const storedStepsOf = ({ steps, notes, checked }: Method): StoredMethod => [
  steps.map(({ section, parts }) => [section, ...parts.map(storedPartOf)]),
  notes.map((note) => note.map(storedPartOf)),
  checked,
]

export const methodOf = ([steps, notes, checked]: StoredMethod): Method => ({
  steps: steps.map(([section, ...parts]): Step => ({ parts: parts.map(partOf), section })),
  notes: notes.map((note) => note.map(partOf)),
  checked,
})

function storedPartOf(part: StepPart): StoredPart {
  if (part.kind === 'text') return part.text
  if (part.kind === 'food') return part.index
  if (part.kind === 'timer') return [part.index]
  if (part.kind === 'vessel') return [part.name]
  if (part.kind === 'line') return null
  if (part.kind === 'pronoun') return [part.many, marks.pronoun]
  if (part.kind === 'named') return [part.name, marks.named]
  if (part.kind === 'article') return [part.words, marks.article]
  return part.lead ? [part.amount, part.of, part.lead] : [part.amount, part.of]
}

function partOf(stored: StoredPart): StepPart {
  if (typeof stored === 'string') return { kind: 'text', text: stored }
  if (typeof stored === 'number') return { kind: 'food', index: stored }
  if (stored === null) return { kind: 'line' }
  const [first, of, lead] = stored
  if (of === marks.pronoun) return { kind: 'pronoun', many: first as string }
  if (of === marks.named) return { kind: 'named', name: first as string }
  if (of === marks.article) return { kind: 'article', words: first as string }
  if (of !== undefined) return { kind: 'count', amount: first as number, of, ...(lead && { lead }) }
  return typeof first === 'string' ? { kind: 'vessel', name: first } : { kind: 'timer', index: first }
}
