import path from 'node:path'
import { bytesBelow, keptFile, textsOf } from './kept-files.ts'
import { type Menus, readMenus } from './menus.ts'

const folder = path.resolve(import.meta.dirname, '../../menus')

/** Raised when `Menus` or what is read into it changes, so that older ones are not taken. */
const shape = 2

let whole: Menus | undefined

/** The menus of this package, read once in a process and kept by a hash of their files, like the cookbook. */
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
