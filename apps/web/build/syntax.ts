/** A node of a parsed module in ESTree format. */
export type Node = { type: string; start: number; end: number; [name: string]: unknown }

/** A range of a module's text and its replacement. */
export type Edit = { start: number; end: number; text: string }

export function applied(code: string, edits: Edit[]): string {
  let [text, from] = ['', 0]
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    text += code.slice(from, edit.start) + edit.text
    from = edit.end
  }
  return text + code.slice(from)
}

/** Returns a node's direct children. */
export function partsOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode))
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

/** Yields a node and all its descendants. */
export function* nodesIn(node: Node): Generator<Node> {
  yield node
  for (const part of partsOf(node)) yield* nodesIn(part)
}

export const nameOf = (node: Node): string | null => (node.type === 'Identifier' ? (node.name as string) : null)

/** Returns every name that a module declares: by an import, constant, function, class, parameter or catch clause. */
export function declaredIn(program: Node): string[] {
  return [...nodesIn(program)].flatMap((node) => {
    if (node.type.startsWith('Import') && node.local) return namesOf(node.local as Node)
    const patterns = [node.type.endsWith('Expression') ? null : node.id, ...((node.params as Node[]) ?? []), node.param]
    return patterns.filter(isNode).flatMap(namesOf)
  })
}

/** Returns the names that a statement declares for its module, except for imports. */
export function declaredBy(statement: Node): string[] {
  const declared = statement.type === 'VariableDeclaration' ? (statement.declarations as Node[]) : [statement]
  return declared.flatMap(({ id }) => (isNode(id) ? namesOf(id) : []))
}

/** Returns the names in a pattern: `{ a, b: [c] = [] }` declares a and c. */
function namesOf(pattern: Node): string[] {
  if (pattern.type === 'AssignmentPattern') return namesOf(pattern.left as Node)
  if (pattern.type === 'Property') return namesOf(pattern.value as Node)
  return nameOf(pattern) ? [nameOf(pattern)!] : partsOf(pattern).flatMap(namesOf)
}
