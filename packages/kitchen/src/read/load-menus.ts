import path from 'node:path'
import { bytesBelow, cachedFile, textsOf } from './cached-files.ts'
import { type Menus, readMenus } from './menus.ts'

const folder = path.resolve(import.meta.dirname, '../../menus')

/** Increase when `Menus` or its content changes, so that older caches are not used. */
const shape = 2

let whole: Menus | undefined

/** Returns the menus of this package, read once per process and cached by a hash of their files, like the cookbook. */
export function menus(): Menus {
  if (whole) return whole
  const files = bytesBelow(folder, '.yaml')
  const file = cachedFile('menus', shape, [files])
  const cached = file.read()
  if (cached) whole = JSON.parse(cached.toString('utf8')) as Menus
  else {
    whole = readMenus(textsOf(files))
    if (whole.faults.length === 0) file.write(JSON.stringify(whole))
  }
  return whole
}
