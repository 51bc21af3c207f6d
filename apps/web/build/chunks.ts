import path from 'node:path'
import type { Rolldown } from 'vite'

const src = (file: string) => path.resolve(import.meta.dirname, '../src', file)

let firstPage: Set<string> | undefined

/**
 * Which modules share a chunk. Over a phone's connection a file costs a round trip, whatever its size: few files
 * instead of many small ones. The sign-in screen needs `first`; signed-in pages need `signed-in`, `shared` and the
 * page; dialogs load when the page is idle.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    // What checks an admin's form, and nothing else (without-checks.ts): as a part of `first` it would travel to everybody.
    {
      name: 'checks',
      test: /node_modules[\\/]zod[\\/]|contract[\\/]src[\\/](fields|indian-fields|phone-number|new-vendor)\.ts$/,
      includeDependenciesRecursively: false,
      priority: 7,
    },
    { name: 'first', tags: ['$initial'], priority: 6 },
    { name: 'signed-in', test: /src[\\/](shell[\\/]SignedIn\.tsx|ui[\\/]row-beside\.ts)$/, priority: 5 },
    { name: 'tabs', test: /src[\\/]ui[\\/]Tabs\.tsx$/, priority: 4 },
    { name: 'overlays', test: /src[\\/]ui[\\/](Menu|Dialog|AlertDialog)\.tsx$/, priority: 3 },
    // Wanted by a sign-in with a passkey and by the settings: as a part of `shared` it would travel to everybody signed in.
    {
      name: 'passkey',
      test: /features[\\/]auth[\\/]passkey\.ts$|node_modules[\\/]@simplewebauthn[\\/]/,
      includeDependenciesRecursively: false,
      priority: 2,
    },
    { name: 'legal', test: /contract[\\/]src[\\/]legal[\\/]/, priority: 2 },
    // What two screens share that no page starts with.
    { name: 'later', test: isLater, minShareCount: 2, includeDependenciesRecursively: false, priority: 2 },
    { name: sharedBy, test: isShared, minShareCount: 2, includeDependenciesRecursively: false, priority: 1 },
  ],
}

/**
 * An engine's chunk would be called after its index.ts's folder, as every other's: `src`. The first page lists the names of all
 * that pages load, and a hash does not compress: seven letters tell two versions of one file apart.
 */
export function chunkFileNames({ name, moduleIds }: Rolldown.PreRenderedChunk): string {
  const isReader = name === 'src' && moduleIds.some((id) => /reminder-language[\\/]src[\\/]/.test(id))
  return `assets/${isReader ? 'reader' : '[name]'}-[hash:7].js`
}

/** Of features that open on demand: medicines, files, webhooks, lists, imports. */
function isLater(id: string): boolean {
  const path = fileOf(id)
  return /web\/src\/features\/(medicines|webhooks|files|documents|telegram|whatsapp|mail-in|programs|calendar-files|recipes\/(list|table|own|incoming))\/.*\.ts$|packages\/contract\/src\/(medicines|medicine-words|imports|calendar-feed|files|documents|kitchen\/(shopping-list|pantry|own-recipes)|account\/(webhooks|mail-in|telegram|whatsapp|programs))\.ts$/.test(
    path,
  )
}

/** The first page's part of what is shared travels by itself; the other pages load both. */
function sharedBy(id: string, graph: Rolldown.ChunkingContext): string | null {
  firstPage ??= importsOf(graph)
  if (firstPage.has(id)) return 'shared'
  return isSmall(id) || forOtherPages.test(id) ? 'shared-later' : null
}

/** What the dashboard and the frame around it import, directly or not, before anything is touched. */
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

/** What the query client's list of all that it has names too, and no first page calls: several queries at once, endless lists. */
const forOtherPages = /@tanstack[\\/].*[\\/](queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery)\.js$/

/** The module that names every icon there is. Followed like any other, it would make each one a part of the first page. */
const isIconList = (id: string): boolean => /lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.m?js$/.test(id)

let iconFiles: Map<string, string> | undefined

/** The files of the icons that a module imports from the list. */
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

/** Of 'Check, default as X' the names on either side of 'as'. */
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

/** Small modules of ours, and what the query client's packages share. */
function isShared(id: string): boolean {
  return isSmall(id) || /packages[\\/][^\\/]+[\\/]src|node_modules[\\/]@tanstack/.test(id)
}

/** They build on a page's own modules: in a shared chunk they would bring that page's chunk to every other. */
const ofOneScreen = /features\/reminders\/(views\/rows-of|alerts\/snooze-from)/

/**
 * Icons, our primitives, calls, when something falls due, the two buttons that the columns of the dashboard share, and what features
 * share that draws nothing: each a kilobyte or less.
 */
function isSmall(id: string): boolean {
  const path = fileOf(id)
  if (ofOneScreen.test(path)) return false
  return /lucide-react|web\/src\/(ui|api|platform)\/|web\/src\/features\/(.*\.ts|location\/.*|reminders\/(LateMenuButton|views\/ViewsButton)\.tsx)$|packages\/(contract\/|reminder-language\/src\/(when|usual-time|names-day|write-time|beside\/event)\.ts$)/.test(
    path,
  )
}

/** A member of a module (only-used.ts) is treated as the module is. */
const fileOf = (id: string): string => id.replaceAll('\\', '/').replace(/\?part=.*$/, '')
