import path from 'node:path'
import { bytesBelow, keptFile, textsOf } from './kept-files.ts'
import { type Menus, readMenus } from './menus.ts'

const folder = path.resolve(import.meta.dirname, '../../menus')

/** Increase when `Menus` or its content changes, so that older caches are not used. */
const shape = 2

let whole: Menus | undefined

/** Returns the menus of this package, read once per process and cached by a hash of their files, like the cookbook. */
export function menus(): Menus {
  if (whole) return whole
  const files = bytesBelow(folder, '.yaml')
  const file = keptFile('menus', shape, [files])
  const kept = file.read()
  if (kept) whole = JSON.parse(kept.toString('utf8')) as Menus
  else {
    whole = readMenus(textsOf(files))
    if (whole.faults.length === 0) file.write(JSON.stringify(whole))
  }
  return whole
}
