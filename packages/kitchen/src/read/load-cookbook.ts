import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Cookbook, type CookbookFiles, readCookbook } from './cookbook.ts'
import { keepCookbook, keptCookbook } from './kept-cookbook.ts'

const home = path.resolve(import.meta.dirname, '../..')

/** Reads the cookbook of this package from its files: for servers, commands and tests, not for the page. */
export const loadCookbook = (folder = home): Cookbook => readCookbook(filesIn(folder))

/** Reads the cookbook of this package anew, with its faults; one without faults is kept for the server's next start. */
export function readAndKeep(): Cookbook {
  const files = filesIn(home)
  const read = readCookbook(files)
  if (read.faults.length === 0) keepCookbook(files, read)
  return read
}

let whole: Cookbook | undefined

/**
 * The cookbook of this package, read once in a process. Reading thousands of files takes a second or two, so that what was
 * read is kept below `node_modules/.cache` by a hash of the files. A dish with a fault is left out here; `npm run dish --
 * check`, which the build runs, names it.
 */
export function cookbook(): Cookbook {
  if (whole) return whole
  const files = filesIn(home)
  whole = keptCookbook(files)
  if (!whole) {
    whole = readCookbook(files)
    keepCookbook(files, whole)
  }
  return whole
}

const filesIn = (folder: string): CookbookFiles => ({
  dishes: filesOf(path.join(folder, 'dishes'), '.cook'),
  foods: filesOf(path.join(folder, 'foods'), '.csv'),
  places: filesOf(path.join(folder, 'places'), '.yaml'),
})

function filesOf(folder: string, ending: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending))
  return new Map(
    names.sort().map((name) => [name.replaceAll(path.sep, '/'), readFileSync(path.join(folder, name), 'utf8')]),
  )
}
