import type { CountLead, StepPart } from './dish.ts'

/**
 * Matches counts in a sentence: `{{8 balls}}`, `{{400 ml}}`, `{{12}}` change with the servings; `{{in 2 lots}}` and
 * `{{6 of 12 at a time}}` are batches; `{{a 20 cm}}` and `{{25 by 35 cm}}` are tins; `{{them}}` and `{{they are}}`
 * refer to the last count.
 */
const mark =
  /\{\{\s*(?:(?:(in|a) )?(\d+(?:\.\d+)?|\d+\/\d+)\s*((?:of \d+ (?=at a time\s*\})|by \d+ (?=cm\s*\}))?[^{}\d]*?)|(them|they [a-z]+))\s*\}\}/g

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

function markOf([, lead, amount, of, many]: RegExpMatchArray): StepPart {
  if (many !== undefined) return { kind: 'pronoun', many }
  return { kind: 'count', amount: amountOf(amount!), of: of!, ...(lead && { lead: lead as CountLead }) }
}

const linesOf = (text: string): StepPart[] =>
  text
    .split(lineEnd)
    .flatMap((line, at): StepPart[] => [
      ...(at > 0 ? [{ kind: 'line' } as const] : []),
      ...(line === '' && text !== '' ? [] : [{ kind: 'text', text: line } as const]),
    ])

/** Removes the braces of the counts from a text. */
export const withoutCounts = (text: string): string =>
  text.replace(mark, (_, lead, amount, of, many) => many ?? [lead, amount, of].filter(Boolean).join(' '))

/** Returns double braces that contain no valid count, or are used where counts are not parsed. */
export function countFaults(body: string): { text: string; at: string }[] {
  const inside = /^>.*\{\{.*$/gm
  const unread = body.replace(mark, '').matchAll(/\{\{[^}]*\}?\}?/g)
  return [
    ...[...body.matchAll(inside)].map(([at]) => ({ text: 'a count in a note is not read', at })),
    ...[...unread].map(([at]) => ({ text: `${at} is no count: write {{8 balls}}, {{400 ml}} or {{them}}`, at })),
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
  if (part.kind !== 'count') return undefined
  const { lead, amount, of } = part
  return `${lead ? `${lead} ` : ''}${amount}${of ? ` ${of}` : ''}`
}
