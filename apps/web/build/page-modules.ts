import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { paths } from '../src/paths.ts'

/**
 * Returns the module of each page, as in src/routes.tsx: [path, file below src].
 *
 * @throws Error if a route does not have the usual form.
 */
export async function pageModules(root: string): Promise<[path: string, file: string][]> {
  const source = await readFile(path.join(root, 'src/routes.tsx'), 'utf8')
  const written = source.match(/page\(paths\./g)?.length ?? 0
  const found = [...source.matchAll(/page\(paths\.(\w+),[^\n]*import\('#([^']+)'\)/g)]
  if (written === 0 || found.length !== written) throw new Error('A route in src/routes.tsx could not be read')

  return found.map(([, name, file]) => [paths[name as keyof typeof paths], file!])
}
