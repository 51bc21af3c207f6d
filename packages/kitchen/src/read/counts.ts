import type { CountLead, StepPart } from './dish.ts'

/**
 * `{{8 balls}}`, `{{400 ml}}`, `{{12}}`: a number of a sentence that changes with the servings; `{{in 2 lots}}` and
 * `{{6 of 12 at a time}}`: how often a pan is filled; `{{a 20 cm}}`, `{{25 by 35 cm}}`: a tin; `{{them}}`, `{{they are}}`: what was
 * counted last.
 */
const mark =
  /\{\{\s*(?:(?:(in|a) )?(\d+(?:\.\d+)?|\d+\/\d+)\s*((?:of \d+ (?=at a time\s*\})|by \d+ (?=cm\s*\}))?[^{}\d]*?)|(them|they [a-z]+))\s*\}\}/g

/** Where a line of a paragraph ends; the reader of Cooklang joins lines. */
export const lineEnd = '\u2028'

/** A sentence in parts: its words, and the numbers that change with the servings. */
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

/** A text without the braces of its counts. */
export const withoutCounts = (text: string): string =>
  text.replace(mark, (_, lead, amount, of, many) => many ?? [lead, amount, of].filter(Boolean).join(' '))

/** Double braces that hold no number, or stand where they are not read. */
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

/** A part as it is read, a vessel by its name; a gap for foods and clocks. */
export const textOfPart = (part: StepPart): string => (part.kind === 'vessel' ? part.name : (wordsOfPart(part) ?? ' '))

/** Parts as they are read. */
export const textOfParts = (parts: readonly StepPart[]): string => parts.map(textOfPart).join('')

/** The words of a part as the file has them; nothing for foods, vessels and clocks. */
export function wordsOfPart(part: StepPart): string | undefined {
  if (part.kind === 'text') return part.text
  if (part.kind === 'pronoun') return part.many
  if (part.kind !== 'count') return undefined
  const { lead, amount, of } = part
  return `${lead ? `${lead} ` : ''}${amount}${of ? ` ${of}` : ''}`
}
