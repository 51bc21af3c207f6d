import type { Plugin } from 'vite'

import { applied, type Edit, type Node } from './syntax.ts'

/**
 * Leaves out of the page what only a server does with the contract: checking inputs and results. A call keeps its
 * address, and a schema that nothing in the page reads is dropped with the part of zod that it needs.
 */
export function withoutChecks(): Plugin {
  return {
    name: 'planner:without-checks',
    apply: 'build',
    transform: {
      filter: { id: /packages[\\/]contract[\\/]src[\\/][^?]*\.ts$/ },
      handler(code) {
        const edits = declarations(this.parse(code) as unknown as Node).flatMap((init) => editsOf(init, code))
        if (edits.length === 0) return null
        return { code: applied(code, edits), map: null }
      },
    },
  }
}

/** What each constant of a module is made of. */
function declarations(program: Node): Node[] {
  return (program.body as Node[]).flatMap((statement) => {
    const declared = (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement) as Node | null
    if (declared?.type !== 'VariableDeclaration') return []
    return (declared.declarations as { init: Node | null }[]).flatMap(({ init }) => init ?? [])
  })
}

function editsOf(init: Node, code: string): Edit[] {
  if (isEndpoint(init)) {
    const [definition] = init.arguments as Node[]
    const checks = (definition!.properties as { start: number; end: number; key: { name: string } }[]).filter(
      ({ key }) => key?.name === 'input' || key?.name === 'result',
    )
    const withComma = (end: number) => end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0)
    return [pure(init.start), ...checks.map(({ start, end }) => ({ start, end: withComma(end), text: '' }))]
  }
  const mayCall = ['CallExpression', 'ObjectExpression', 'ArrayExpression'].includes(init.type)
  if (!mayCall || !code.slice(init.start, init.end).includes('(')) return []
  // A bundler removes a call with this mark if its result is unused.
  return [
    { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
    { start: init.end, end: init.end, text: '))()' },
  ]
}

const isEndpoint = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' && (callee as { name?: string }).name === 'endpoint'

const pure = (at: number): Edit => ({ start: at, end: at, text: '/* @__PURE__ */ ' })
