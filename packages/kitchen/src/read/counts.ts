import type { StepPart } from './dish.ts'

/**
 * `{{8 balls}}`, `{{400 ml}}`, `{{12}}`: a number of a sentence that changes with the servings; `{{2 lots}}` and
 * `{{6 of 12 at a time}}`: how often a pan is filled; `{{20 cm}}`, `{{25 by 35 cm}}`: a tin.
 */
const mark = /\{\{\s*(\d+(?:\.\d+)?|\d+\/\d+)\s*((?:of \d+ (?=at a time\s*\})|by \d+ (?=cm\s*\}))?[^{}\d]*?)\s*\}\}/g

/** A sentence in parts: its words, and the numbers that change with the servings. */
export function partsOfText(text: string): StepPart[] {
  const parts: StepPart[] = []
  let from = 0
  for (const found of text.matchAll(mark)) {
    if (found.index > from) parts.push({ kind: 'text', text: text.slice(from, found.index) })
    parts.push({ kind: 'count', amount: amountOf(found[1]!), of: found[2]! })
    from = found.index + found[0].length
  }
  if (from < text.length || parts.length === 0) parts.push({ kind: 'text', text: text.slice(from) })
  return parts
}

/** A text without the braces of its counts. */
export const withoutCounts = (text: string): string =>
  text.replace(mark, (_, amount, of) => `${amount} ${of}`.trimEnd())

/** Double braces that hold no number, or stand where they are not read. */
export function countFaults(body: string): { text: string; at: string }[] {
  const inside = /^>.*\{\{.*$/gm
  const unread = body.replace(mark, '').matchAll(/\{\{[^}]*\}?\}?/g)
  return [
    ...[...body.matchAll(inside)].map(([at]) => ({ text: 'a count in a note is not read', at })),
    ...[...unread].map(([at]) => ({ text: `${at} is no count: write {{8 balls}} or {{400 ml}}`, at })),
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
  return part.kind === 'count' ? `${part.amount}${part.of ? ` ${part.of}` : ''}` : undefined
}
