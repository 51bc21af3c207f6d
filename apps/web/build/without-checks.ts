import type { Plugin } from 'vite'

import { applied, type Edit, type Node } from './syntax.ts'

/**
 * Removes from the page what only a server does with the contract: validating inputs and results. Calls keep their
 * address, and schemas that the page does not use are dropped together with the parts of zod that they need.
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

/** Returns the declarations of a module's constants. */
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
