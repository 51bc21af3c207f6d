import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/cookbook')

/** Files by path, as bytes: comparing them requires no decoding. */
export type Bytes = ReadonlyMap<string, Uint8Array>

/** The cached result for a set of files, identified by their hash. */
export type CachedFile = {
  path: string
  /** Returns undefined when nothing is cached yet, or writing was interrupted. */
  read(): Buffer | undefined
  /** Replaces the cache of other files. Does nothing when there is no place to write. */
  write(content: string | Uint8Array): void
}

const ending = Buffer.from('\nwhole')

/**
 * Returns the cache file for data derived from these files.
 *
 * @param kind the kind of content, such as 'menus'; one of each kind is kept.
 * @param shape increase it when the stored format changes, so that older files are not read.
 */
export function cachedFile(kind: string, shape: number, groups: readonly Bytes[]): CachedFile {
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

/** Reads the files below a folder with a name ending, in the order of their paths. */
export function bytesBelow(below: string, ending: string): Map<string, Uint8Array> {
  const names = readdirSync(below, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending))
  return new Map(names.sort().map((name) => [name.replaceAll(path.sep, '/'), readFileSync(`${below}/${name}`)]))
}

const decoder = new TextDecoder()

export const textsOf = (files: Bytes): Map<string, string> =>
  new Map(Array.from(files, ([name, bytes]) => [name, decoder.decode(bytes)]))
