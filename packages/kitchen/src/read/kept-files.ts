import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/cookbook')

/** Files by their paths, as bytes: to tell whether they are the same files nothing has to be decoded. */
export type Bytes = ReadonlyMap<string, Uint8Array>

/** What is kept of files that were read before, beside the hash of these very files. */
export type KeptFile = {
  path: string
  /** Undefined where nothing is kept of them yet, or the machine stopped before it was whole. */
  read(): Buffer | undefined
  /** In place of what other files gave. Where there is no place to write, nothing is kept. */
  write(content: string | Uint8Array): void
}

const ending = Buffer.from('\nwhole')

/**
 * The place of what is made of these files.
 *
 * @param kind what it is, such as 'menus': one of each kind is kept.
 * @param shape raised when what is kept has another shape, so that an older file is not read.
 */
export function keptFile(kind: string, shape: number, groups: readonly Bytes[]): KeptFile {
  const hash = createHash('sha256').update(String(shape))
  for (const group of groups) {
    for (const [name, bytes] of group) hash.update(`${name}\0${bytes.length}\0`).update(bytes)
  }
  const file = path.join(folder, `${hash.digest('hex').slice(0, 32)}.${kind}`)
  return {
    path: file,
    read() {
      try {
        const bytes = readFileSync(file)
        return bytes.subarray(-ending.length).equals(ending) ? bytes.subarray(0, -ending.length) : undefined
      } catch (error) {
        if (hasCode(error, ['ENOENT'])) return undefined
        throw error
      }
    },
    write(content) {
      const draft = `${file}.${process.pid}`
      try {
        mkdirSync(folder, { recursive: true })
        writeFileSync(draft, Buffer.concat([typeof content === 'string' ? Buffer.from(content) : content, ending]))
        renameSync(draft, file)
        for (const other of readdirSync(folder)) {
          if (other.endsWith(`.${kind}`) && other !== path.basename(file))
            rmSync(path.join(folder, other), { force: true })
        }
      } catch (error) {
        if (!hasCode(error, ['EACCES', 'EPERM', 'EROFS', 'ENOENT'])) throw error
      }
    },
  }
}

const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

/** The files below a folder whose names end so, in the order of their paths. */
export function bytesBelow(below: string, ending: string): Map<string, Uint8Array> {
  const names = readdirSync(below, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending))
  return new Map(names.sort().map((name) => [name.replaceAll(path.sep, '/'), readFileSync(`${below}/${name}`)]))
}

const decoder = new TextDecoder()

export const textsOf = (files: Bytes): Map<string, string> =>
  new Map(Array.from(files, ([name, bytes]) => [name, decoder.decode(bytes)]))
