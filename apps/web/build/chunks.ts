import path from 'node:path'
import type { Rolldown } from 'vite'
import { ofOneScreen, openedOnDemand, signedInPage, smallModules } from './chunk-paths.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const src = (file: string) => path.resolve(import.meta.dirname, '../src', file)

let firstPage: Set<string> | undefined

/**
 * Decides which modules share a chunk. On a phone's connection each file costs a round trip, whatever its size, so a
 * few files are better than many small ones. The sign-in screen needs `first`; signed-in pages need `signed-in`,
 * `shared` and the page; dialogs load when the page is idle.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    // Needed only to validate an admin's form (without-checks.ts): in `first`, everybody would download it.
    {
      name: 'checks',
      test: /node_modules[\\/]zod[\\/]|contract[\\/]src[\\/](fields|indian-fields|phone-number|new-vendor)\.ts$/,
      includeDependenciesRecursively: false,
      priority: 7,
    },
    { name: 'first', tags: ['$initial'], priority: 6 },
    { name: 'signed-in', test: (id) => isIn(signedInPage, id), priority: 5 },
    { name: 'tabs', test: /src[\\/]ui[\\/]Tabs\.tsx$/, priority: 4 },
    { name: 'overlays', test: /src[\\/]ui[\\/](Menu|Dialog|AlertDialog)\.tsx$/, priority: 3 },
    // Needed for passkey sign-ins and in the settings: in `shared`, everybody signed in would download it.
    {
      name: 'passkey',
      test: /features[\\/]auth[\\/]passkey\.ts$|node_modules[\\/]@simplewebauthn[\\/]/,
      includeDependenciesRecursively: false,
      priority: 2,
    },
    { name: 'legal', test: /contract[\\/]src[\\/]legal[\\/]/, priority: 2 },
    // Modules that two screens share but no page needs initially.
    { name: 'later', test: isLater, minShareCount: 2, includeDependenciesRecursively: false, priority: 2 },
    { name: sharedBy, test: isShared, minShareCount: 2, includeDependenciesRecursively: false, priority: 1 },
  ],
}

/**
 * Names the parser's chunk, which would otherwise be called `src` after its index.ts's folder. Hashes are seven
 * letters, because the first page lists the names of all chunks and hashes do not compress; that is enough to
 * distinguish versions of a file.
 */
export function chunkFileNames({ name, moduleIds }: Rolldown.PreRenderedChunk): string {
  const isReader = name === 'src' && moduleIds.some((id) => /reminder-language[\\/]src[\\/]/.test(id))
  return `assets/${isReader ? 'reader' : '[name]'}-[hash:7].js`
}

/** Whether a module belongs to features opened on demand: medicines, files, webhooks, lists, imports. */
function isLater(id: string): boolean {
  return isIn(openedOnDemand, id) && fileOf(id).endsWith('.ts')
}

/** Returns the chunk of a shared module: the first page's part is separate; other pages load both. */
function sharedBy(id: string, graph: Rolldown.ChunkingContext): string | null {
  firstPage ??= importsOf(graph)
  if (firstPage.has(id)) return 'shared'
  return isSmall(id) || forOtherPages.test(id) ? 'shared-later' : null
}

/** Returns everything that the dashboard and its frame import, directly or not, before any interaction. */
function importsOf(graph: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>()
  const open = [
    src('features/reminders/DashboardPage.tsx'),
    src('features/reminders/agenda/DayColumn.tsx'),
    src('shell/SignedIn.tsx'),
  ]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    const info = graph.getModuleInfo(id)
    const icons = info?.importedIds.find(isIconList)
    open.push(...(info?.importedIds ?? []).filter((imported) => imported !== icons && !forOtherPages.test(imported)))
    if (icons) open.push(...iconsOf(info?.code ?? '', icons, graph))
  }
  return found
}

/** Modules re-exported by the query client's index but unused by the first page: parallel and infinite queries. */
const forOtherPages = /@tanstack[\\/].*[\\/](queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery)\.js$/

/**
 * Whether a module is the one that re-exports every icon. Following its imports would add all icons to the first page.
 */
const isIconList = (id: string): boolean => /lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.m?js$/.test(id)

let iconFiles: Map<string, string> | undefined

/** Returns the files of the icons that a module imports from that list. */
function iconsOf(code: string, list: string, graph: Rolldown.ChunkingContext): string[] {
  iconFiles ??= new Map(
    [...(graph.getModuleInfo(list)?.code ?? '').matchAll(/export\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)].flatMap(
      ([, names, file]) => namesIn(names!).map(([, name]) => [name, path.join(path.dirname(list), file!)] as const),
    ),
  )
  const names = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)].flatMap(([, inside]) =>
    namesIn(inside!),
  )
  return names.map(([name]) => {
    const file = iconFiles?.get(name)
    if (!file) throw new Error(`The file of the icon ${name} is not known`)
    return file
  })
}

/** Parses 'Check, default as X' into the names on either side of 'as'. */
function namesIn(list: string): [name: string, as: string][] {
  return list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('type '))
    .map((one) => {
      const [name, as = name] = one.split(/\s+as\s+/)
      return [name!, as!]
    })
}

/** Whether a module may be shared: small modules of ours, our packages, and the query client. */
function isShared(id: string): boolean {
  return isSmall(id) || /packages[\\/][^\\/]+[\\/]src|node_modules[\\/]@tanstack/.test(id)
}

/**
 * Whether a module is small, a kilobyte or less: icons, primitives, API calls, due-time rules, the two buttons shared
 * by the dashboard's columns, and non-visual code shared by features.
 */
function isSmall(id: string): boolean {
  if (isIn(ofOneScreen, id)) return false
  if (isIn(smallModules, id) || /lucide-react/.test(id)) return true
  return isIn(['apps/web/src/features/'], id) && fileOf(id).endsWith('.ts')
}

/** Whether a module is one of these files, or in one of these folders, whose paths end with a slash. */
function isIn(paths: readonly string[], id: string): boolean {
  const file = path.relative(root, fileOf(id)).replaceAll('\\', '/')
  return paths.some((one) => (one.endsWith('/') ? file.startsWith(one) : file === one))
}

/** Maps a module's extracted member (only-used.ts) to the module's own file. */
const fileOf = (id: string): string => id.replaceAll('\\', '/').replace(/\?part=.*$/, '')
