import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Node's flags and environment of `npm start`, so that the measured process is started like the real one. */
export function startCommand(): { flags: string[]; environment: Record<string, string> } {
  const root = path.resolve(import.meta.dirname, '..')
  const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { scripts: { start: string } }
  const words = scripts.start.split('exec env ')[1]!.split(' ')
  const at = words.findIndex((word) => word.endsWith('/node'))
  const environment = Object.fromEntries(words.slice(0, at).map((word) => word.split('=', 2) as [string, string]))
  environment.NODE_COMPILE_CACHE = path.resolve(root, environment.NODE_COMPILE_CACHE!)
  return { flags: words.slice(at + 1, -1), environment }
}
