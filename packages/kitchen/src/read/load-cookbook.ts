import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type CookbookBytes, cacheCookbook, cachedCookbook } from './cached-cookbook.ts'
import { bytesBelow, textsOf } from './cached-files.ts'
import { type Cookbook, type CookbookFiles, readCookbook } from './cookbook.ts'
import { companyFile } from './load-company.ts'

const home = path.resolve(import.meta.dirname, '../..')

/** Reads the cookbook of this package from its files; for servers, commands and tests, not for the browser. */
export const loadCookbook = (folder = home): Cookbook => readCookbook(filesOf(bytesIn(folder)))

/**
 * Reads the cookbook of this package again, with its faults; one without faults is cached for the server's next start.
 */
export function readAndCache(): Cookbook {
  const files = bytesIn(home)
  const read = readCookbook(filesOf(files))
  if (read.faults.length === 0) cacheCookbook(files, read)
  return read
}

let whole: Cookbook | undefined

/**
 * Returns the cookbook of this package, read once per process. Because reading thousands of files takes a second or
 * two, the result is cached under `node_modules/.cache` by a hash of the files. Dishes with a fault are left out; `npm
 * run dish -- check`, which the build runs, reports them.
 */
export function cookbook(): Cookbook {
  if (whole) return whole
  const files = bytesIn(home)
  whole = cachedCookbook(files)
  if (!whole) {
    whole = readCookbook(filesOf(files))
    cacheCookbook(files, whole)
  }
  return whole
}

const bytesIn = (folder: string): CookbookBytes => ({
  dishes: bytesBelow(path.join(folder, 'dishes'), '.cook'),
  foods: bytesBelow(path.join(folder, 'foods'), '.csv'),
  places: bytesBelow(path.join(folder, 'places'), '.yaml'),
})

const filesOf = ({ dishes, foods, places }: CookbookBytes): CookbookFiles => ({
  dishes: textsOf(dishes),
  foods: textsOf(foods),
  places: textsOf(places),
  company: readFileSync(companyFile, 'utf8'),
})
