import type { Rolldown } from 'vite'

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
      test: /node_modules[\\/]zod[\\/]|contract[\\/]src[\\/](fields|new-vendor)\.ts$/,
      includeDependenciesRecursively: false,
      priority: 7,
    },
    { name: 'first', tags: ['$initial'], priority: 6 },
    { name: 'signed-in', test: /src[\\/]shell[\\/]SignedIn\.tsx$/, priority: 5 },
    { name: 'tabs', test: /src[\\/]ui[\\/]Tabs\.tsx$/, priority: 4 },
    { name: 'overlays', test: /src[\\/]ui[\\/](Menu|Dialog|AlertDialog)\.tsx$/, priority: 3 },
    // Wanted by a sign-in with a passkey and by the settings: as a part of `shared` it would travel to everybody signed in.
    { name: 'passkey', test: /features[\\/]auth[\\/]passkey\.ts$/, priority: 2 },
    { name: 'legal', test: /contract[\\/]src[\\/]legal[\\/]/, priority: 2 },
    { name: 'shared', test: isSmall, minShareCount: 2, priority: 1 },
  ],
}

/** An engine's chunk would be called after its index.ts's folder, as every other's: `src`. */
export function chunkFileNames({ facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const isReader = /reminder-language[\\/]src[\\/]index\.ts$/.test(facadeModuleId ?? '')
  return `assets/${isReader ? 'reader' : '[name]'}-[hash].js`
}

/** Icons, our primitives, calls, and what features share that draws nothing: each a kilobyte or less. */
function isSmall(id: string): boolean {
  const path = id.replaceAll('\\', '/')
  return /lucide-react|web\/src\/(ui|api|platform)\/|web\/src\/features\/(.*\.ts|location\/.*)$|packages\/contract\//.test(
    path,
  )
}
