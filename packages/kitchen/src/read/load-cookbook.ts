import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Cookbook, readCookbook } from './cookbook.ts'

const home = path.resolve(import.meta.dirname, '../..')

/** Reads the cookbook of this package from its files: for servers, commands and tests, not for the page. */
export function loadCookbook(folder = home): Cookbook {
  return readCookbook({
    dishes: filesOf(path.join(folder, 'dishes'), '.cook'),
    foods: filesOf(path.join(folder, 'foods'), '.csv'),
  })
}

function filesOf(folder: string, ending: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending))
  return new Map(
    names.sort().map((name) => [name.replaceAll(path.sep, '/'), readFileSync(path.join(folder, name), 'utf8')]),
  )
}
