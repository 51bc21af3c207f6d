import type { CountLead, StepPart } from './dish.ts'

/**
 * Matches marks in a sentence: `{{8 balls}}`, `{{400 ml}}`, `{{12}}` change with the servings; `{{in 2 lots}}` and
 * `{{6 of 12 at a time}}` are batches; `{{a 20 cm}}` and `{{25 by 35 cm}}` are tins; `{{them}}` and `{{they are}}`
 * refer to the last count; any other words are one of `articles` or the name of a food.
 */
const mark =
  /\{\{\s*(?:(?:(in|a) )?(\d+(?:\.\d+)?|\d+\/\d+)\s*((?:of \d+ (?=at a time\s*\})|by \d+ (?=cm\s*\}))?[^{}\d]*?)|(them|they [a-z]+)|([A-Za-z][a-z' -]*?))\s*\}\}/g

/** The words before a vessel for frying that become 'a small' for little oil. */
const articles: readonly string[] = ['a', 'an', 'a wide']

/** Marks a line break within a paragraph, because the Cooklang parser joins lines. */
export const lineEnd = '\u2028'

/** Splits a sentence into its words and the counts that change with the servings. */
export function partsOfText(text: string): StepPart[] {
  const parts: StepPart[] = []
  let from = 0
  for (const found of text.matchAll(mark)) {
    if (found.index > from) parts.push(...linesOf(text.slice(from, found.index)))
    parts.push(markOf(found))
    from = found.index + found[0].length
  }
  if (from < text.length || parts.length === 0) parts.push(...linesOf(text.slice(from)))
  return parts
}

function markOf([, lead, amount, of, many, words]: RegExpMatchArray): StepPart {
  if (many !== undefined) return { kind: 'pronoun', many }
  if (words !== undefined) return articles.includes(words) ? { kind: 'article', words } : { kind: 'named', name: words }
  return { kind: 'count', amount: amountOf(amount!), of: of!, ...(lead && { lead: lead as CountLead }) }
}

const linesOf = (text: string): StepPart[] =>
  text
    .split(lineEnd)
    .flatMap((line, at): StepPart[] => [
      ...(at > 0 ? [{ kind: 'line' } as const] : []),
      ...(line === '' && text !== '' ? [] : [{ kind: 'text', text: line } as const]),
    ])

/** Removes the braces of the marks from a text. */
export const withoutCounts = (text: string): string =>
  text.replace(
    mark,
    (_, lead, amount, of, many, words) => many ?? words ?? [lead, amount, of].filter(Boolean).join(' '),
  )

/**
 * Returns double braces that contain no valid mark, or are used where they are not parsed.
 *
 * @param isSwapped whether a name is that of a food in `swaps`, in singular or plural.
 */
export function countFaults(body: string, isSwapped: (name: string) => boolean): { text: string; at: string }[] {
  const unread = [...body.replace(mark, '').matchAll(/\{\{[^}]*\}?\}?/g)]
  const unknown = [...body.matchAll(mark)].filter((found) => {
    const part = markOf(found)
    return part.kind === 'named' && !isSwapped(part.name.toLowerCase())
  })
  const notes = body.split('\n').filter((line) => line.startsWith('>'))
  return [
    ...notes
      .filter((note) => partsOfText(note).some(({ kind }) => kind !== 'text' && kind !== 'named'))
      .map((at) => ({ text: 'a note takes no mark but the name of a swapped food', at })),
    ...[...unknown, ...unread].map(([at]) => ({
      text: `${at} is no count: write {{8 balls}}, {{400 ml}} or {{them}}, or name a food of swaps`,
      at,
    })),
  ]
}

const amountOf = (text: string): number => {
  const [over, under = '1'] = text.split('/')
  return Number(over) / Number(under)
}

/** Returns the text of a part; the name of a vessel, and a space for foods and timers. */
export const textOfPart = (part: StepPart): string => (part.kind === 'vessel' ? part.name : (wordsOfPart(part) ?? ' '))

/** Returns the text of several parts. */
export const textOfParts = (parts: readonly StepPart[]): string => parts.map(textOfPart).join('')

/** Returns the words of a part as in the file; undefined for foods, vessels and timers. */
export function wordsOfPart(part: StepPart): string | undefined {
  if (part.kind === 'text') return part.text
  if (part.kind === 'pronoun') return part.many
  if (part.kind === 'named') return part.name
  if (part.kind === 'article') return part.words
  if (part.kind !== 'count') return undefined
  const { lead, amount, of } = part
  return `${lead ? `${lead} ` : ''}${amount}${of ? ` ${of}` : ''}`
}
