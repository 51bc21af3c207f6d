/** A piece of a line with one kind of formatting. */
export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; href: string }

const marks = /\*\*(?<strong>[^*]+)\*\*|\[(?<words>[^\]]+)\]\((?<href>[^)\s]+)\)/g

/** Splits a line at its markup. */
export function spansOf(line: string): Span[] {
  const spans: Span[] = []
  let done = 0
  for (const match of line.matchAll(marks)) {
    if (match.index > done) spans.push({ kind: 'text', text: line.slice(done, match.index) })
    const { strong, words, href } = match.groups!
    spans.push(strong ? { kind: 'strong', text: strong } : { kind: 'link', text: words!, href: href! })
    done = match.index + match[0].length
  }
  if (done < line.length) spans.push({ kind: 'text', text: line.slice(done) })
  return spans
}
