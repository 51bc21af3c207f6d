import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Menus, readMenus } from './menus.ts'

const folder = path.resolve(import.meta.dirname, '../../menus')

let whole: Menus | undefined

/** The menus of this package, read once in a process. */
export function menus(): Menus {
  if (whole) return whole
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'))
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  whole = readMenus(new Map(names.sort().map((name) => [name.replaceAll(path.sep, '/'), read(name)])))
  return whole
}
