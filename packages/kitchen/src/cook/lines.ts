import { hash } from '../compose/hash.ts'
import { slug } from '../compose/lists.ts'
import { ingredient } from '../knowledge/ingredients.ts'

/** What a condition asks about: as much of a draft as is known while it is put together. */
type Conditional = {
  base: { slug: string }
  style: { id: string } | undefined
  parts: readonly { id: string; from: string }[]
  label: string
}

type Lined = Conditional & { id: string; family: { steps: readonly string[] } }

/** Conditions before a line: `?muthia,@kerala,=fish,+egg,#aloo ` keeps it to what has one of them, `!…` to what has none. */
const condition = /^([?!])([a-z0-9,@=+#-]+) /

/**
 * A family's step lines as this dish wants them: those whose conditions hold, each in one of its phrasings.
 *
 * A word is tested against the base, `@id` is a style, `=nature` a main's nature, `+id` an ingredient, `#slug` the main.
 */
export function linesFor(draft: Lined): string[] {
  return draft.family.steps.flatMap((line, at) => {
    let text = line
    for (let match = condition.exec(text); match; match = condition.exec(text)) {
      if (match[2]!.split(',').some((word) => holds(draft, word)) !== (match[1] === '?')) return []
      text = text.slice(match[0].length)
    }
    return [phrase(text, `${draft.id} ${at}`)]
  })
}

/** Whether a dish meets all of a text's conditions, as they stand before a step line. */
export function meets(draft: Conditional, conditions: string): boolean {
  return conditions.split(' ').every(
    (one) =>
      one
        .slice(1)
        .split(',')
        .some((word) => holds(draft, word)) === one.startsWith('?'),
  )
}

function holds({ base, style, parts, label }: Conditional, word: string): boolean {
  const rest = word.slice(1)
  switch (word[0]) {
    case '@':
      return style?.id === rest
    case '=':
      return parts.some(({ id, from }) => from === 'main' && ingredient(id).nature === rest)
    case '+':
      return parts.some(({ id }) => id === rest)
    case '#':
      return slug(label) === rest
    default:
      return `-${base.slug}-`.includes(`-${word}-`)
  }
}

/** Chooses one of `<this~or that>` each time it stands in a text, the same one for the same seed. */
export const phrase = (text: string, seed: string): string => {
  let place = 0
  return text.replace(/<([^<>]*)>/g, (_, list: string) => {
    const choices = list.split('~')
    return choices[hash(`${seed} ${place++}`) % choices.length]!
  })
}
