import { clausesOf, requestClauses } from '../refiners/clauses.ts'
import type { Token } from '../tokens/token.ts'

/**
 * If some clauses ask for a reminder and others are statements, returns the request; if the request has no content of
 * its own ('can you remind me?'), the statement. Otherwise null.
 */
export function requested(
  tokens: readonly Token[],
  length: number,
  contentOf: (start: number, end: number) => string,
): string | null {
  const clauses = clausesOf(tokens)
  if (!clauses.at(-1)) return null
  const requests = requestClauses(tokens, clauses)
  if (requests.size === 0) return null
  const told: string[] = []
  for (let clause = 0; clause <= clauses.at(-1)!; clause++) {
    const first = clauses.indexOf(clause)
    if (first < 0) continue
    const last = clauses.lastIndexOf(clause)
    const content = contentOf(tokens[first]!.start, last === tokens.length - 1 ? length : tokens[last]!.end)
    if (!requests.has(clause)) told.push(content.replace(/^I (?:need|have|want) to /i, ''))
    else if (/\p{L}/u.test(content) && !/^do (?:it|this|that)$/i.test(content)) return content
  }
  return told.filter(Boolean).join(', ')
}
