import { readFile } from 'node:fs/promises'
import { type Plugin, parseSync, type Rolldown, transformWithOxc } from 'vite'

import { applied, declaredBy, declaredIn, type Edit, type Node, nameOf, nodesIn, partsOf } from './syntax.ts'

/** Matches modules of copy, limits and failures: constant objects of which a page reads only a few members. */
const ofData = /(^|[\\/#-])(words|failures|constants[\\/][a-z]+)(\.ts)?$/

/** Precedes the address of a member extracted as a module: '…/words.ts?part=words.count&lang.ts'. */
const mark = '?part='

/** Tells Vite the language. */
const ending = '&lang.ts'

/**
 * Lets a page load only the members that it reads of copy, limits and failures. A bundler keeps objects whole, so the
 * first page would include every other page's sentences. Reading `words.saved` is replaced by the text itself; a member
 * that is not a text or number (`words.count(2)`) becomes a module, bundled with its readers.
 */
export function onlyUsed(): Plugin {
  const known = new Map<string, Promise<Data>>()
  const dataOf = (file: string) => known.get(file) ?? known.set(file, readData(file)).get(file)!
  return {
    name: 'planner:only-used',
    apply: 'build',
    load: {
      filter: { id: /\?part=/ },
      async handler(id) {
        const [file, address] = id.slice(0, -ending.length).split(mark) as [string, string]
        return partAsModule({ context: this, dataOf }, file, address.split('.'))
      },
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /words|constants|failures/i },
      async handler(code, id) {
        const edits = await editsOf({ context: this, dataOf }, this.parse(code) as unknown as Node, id)
        return edits.length > 0 ? { code: applied(code, edits), map: null } : null
      },
    },
  }
}

type Build = { context: Rolldown.PluginContext; dataOf: (file: string) => Promise<Data> }

async function editsOf(build: Build, program: Node, id: string): Promise<Edit[]> {
  const edits: Edit[] = []
  const declared = declaredIn(program)
  for (const { statement, source, names } of importsOf(program)) {
    if (!ofData.test(source) || names.length === 0) continue
    const file = (await build.context.resolve(source, id))!.id
    const lines = new Set<string>()
    for (const { imported, local } of names) {
      const whole = await find(build, file, [imported])
      lines.add(
        whole && 'module' in whole
          ? `import ${local} from ${JSON.stringify(whole.module)};`
          : `import { ${imported} as ${local} } from ${JSON.stringify(source)};`,
      )
      // A parameter of the same name shadows the import.
      if (declared.filter((name) => name === local).length > 1) continue
      for (const { start, keys, ends } of readsOf(program, local)) {
        const found = await find(build, file, [imported, ...keys])
        if (!found?.depth) continue
        const read = [local, ...keys.slice(0, found.depth)].join('_').replaceAll(/\W/g, '_')
        edits.push({ start, end: ends[found.depth - 1]!, text: 'text' in found ? `(${found.text})` : read })
        if ('module' in found) lines.add(`import ${read} from ${JSON.stringify(found.module)};`)
      }
    }
    edits.push({ start: statement.start, end: statement.end, text: [...lines].join('') })
  }
  return edits
}

/** Finds where a module reads members of `local`: their keys, and the end position of each access. */
function readsOf(node: Node, local: string): { start: number; keys: string[]; ends: number[] }[] {
  if (node.type !== 'MemberExpression') return partsOf(node).flatMap((part) => readsOf(part, local))
  const chain: Node[] = []
  let root = node
  for (; root.type === 'MemberExpression'; root = root.object as Node) chain.unshift(root)
  const computed = chain.filter((one) => one.computed).flatMap((one) => readsOf(one.property as Node, local))
  if (nameOf(root) !== local) return [...computed, ...readsOf(root, local)]
  const keys = chain.map((one) => (one.computed ? null : nameOf(one.property as Node)))
  const named = keys.slice(0, keys.includes(null) ? keys.indexOf(null) : undefined) as string[]
  return [...computed, { start: root.start, keys: named, ends: chain.map(({ end }) => end) }]
}

/** A data module without types: its exports and imports, and the names its statements declare. */
type Data = {
  code: string
  exported: Map<string, Node>
  imported: Map<string, { source: string; imported: string }>
  own: Set<string>
}

type Import = { statement: Node; source: string; names: { imported: string; local: string }[] }

async function readData(file: string): Promise<Data> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false })
  const program = parseSync(file, code, { lang: 'js' }).program as unknown as Node
  const imported = new Map(
    importsOf(program).flatMap(({ source, names }) =>
      names.map((one) => [one.local, { source, imported: one.imported }] as const),
    ),
  )
  const statements = (program.body as Node[]).map(
    (one) => ((one.type.startsWith('Export') && one.declaration) || one) as Node,
  )
  const own = new Set(statements.flatMap(declaredBy))
  const exports = (program.body as Node[])
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : null) as Node | null)
    .flatMap((declared) => (declared?.kind === 'const' ? (declared.declarations as { id: Node; init: Node }[]) : []))
  return { code, exported: new Map(exports.map(({ id, init }) => [nameOf(id) ?? '', init])), imported, own }
}

/** Returns the named imports of a module; namespace imports have no names. */
function importsOf(program: Node): Import[] {
  return (program.body as Node[])
    .filter(({ type }) => type === 'ImportDeclaration')
    .map((statement) => {
      const specifiers = statement.specifiers as { type: string; imported: { name: string }; local: { name: string } }[]
      const isByName = specifiers.every(({ type }) => type === 'ImportSpecifier')
      return {
        statement,
        source: (statement.source as { value: string }).value,
        names: isByName
          ? specifiers.map(({ imported, local }) => ({ imported: imported.name, local: local.name }))
          : [],
      }
    })
}

/** What an access resolves to after `depth` keys: a literal text or number, or a member extracted as a module. */
type Found = { depth: number } & ({ text: string } | { module: string })

/** Resolves an access; null if it cannot be. @param address the name of an export, and keys within it. */
async function find(build: Build, file: string, address: string[]): Promise<Found | null> {
  const { code, exported, imported, own } = await build.dataOf(file)
  let node = exported.get(address[0]!)
  let depth = 0
  while (node?.type === 'ObjectExpression' && depth < address.length - 1) {
    const next = memberOf(node, address[depth + 1]!)
    if (next?.type === 'SpreadElement') {
      const other = imported.get(nameOf(next.argument as Node) ?? '')
      if (!other || !ofData.test(other.source)) return null
      const { id } = (await build.context.resolve(other.source, file))!
      const found = await find(build, id, [other.imported, ...address.slice(depth + 1)])
      return found?.depth ? { ...found, depth: found.depth + depth } : null
    }
    node = next
    depth++
  }
  if (!node) return null
  if (isPlain(node) && depth > 0) return { depth, text: code.slice(node.start, node.end) }
  const isAlone = ![...nodesIn(node)].some((one) => own.has(nameOf(one) ?? ''))
  const mayBeModule = isPlain(node) || modular.has(node.type)
  return mayBeModule && isAlone ? { depth, module: file + mark + address.slice(0, depth + 1).join('.') + ending } : null
}

const modular = new Set(['ArrowFunctionExpression', 'ObjectExpression', 'ArrayExpression', 'TemplateLiteral'])

/** Returns the member itself, or the spread that may contain it. */
function memberOf(object: Node, key: string): Node | undefined {
  for (const one of (object.properties as Node[]).toReversed()) {
    if (one.type === 'SpreadElement') return one
    const { name: identifier, value } = one.key as unknown as { name?: string; value?: string | number }
    const name = one.computed ? null : (identifier ?? String(value))
    if (name === key) return one.kind === 'init' && !one.method ? (one.value as Node) : undefined
  }
  return undefined
}

const isPlain = ({ type, expressions, value }: Node): boolean =>
  (type === 'Literal' && value !== null) || (type === 'TemplateLiteral' && (expressions as Node[]).length === 0)

/** Returns the code of a module that exports a member as default, with the imports it needs. */
async function partAsModule(build: Build, file: string, [name, ...keys]: string[]): Promise<string> {
  const { code, exported, imported } = await build.dataOf(file)
  let node = exported.get(name!)!
  for (const key of keys) node = memberOf(node, key)!
  const names = new Set([...nodesIn(node)].map(nameOf))
  const lines = await Promise.all(
    [...imported]
      .filter(([local]) => names.has(local))
      .map(async ([local, one]) => {
        const { id } = (await build.context.resolve(one.source, file))!
        return `import { ${one.imported} as ${local} } from ${JSON.stringify(id)};\n`
      }),
  )
  // A bundler removes an expression with this mark if it is unused.
  return `${lines.join('')}export default /* @__PURE__ */ (() => (${code.slice(node.start, node.end)}))()\n`
}
