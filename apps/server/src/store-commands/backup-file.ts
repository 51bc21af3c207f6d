import { createHash, type Hash } from 'node:crypto'
import * as z from 'zod'

// A backup is a gzipped script that psql could run too: `begin`, for each table `copy … from stdin` with its rows and
// `\.`, then `commit`. Two comments make it verifiable. The first describes what follows, the last what must have been
// read by then: each table's count and checksum, and the SHA-256 of everything before it.

const Digests = z.record(z.string(), z.object({ rows: z.number(), sum: z.string() }))

export const Head = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  server: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Files of DATA_DIR by name, with their content in base64; null if keys were not included. */
  keys: z.record(z.string(), z.string()).nullable(),
})
export type Head = z.output<typeof Head>

const Tail = z.object({ digests: Digests, sha256: z.string() })
export type Tail = z.output<typeof Tail>

const headMark = '-- Daily Planner backup '
const tailMark = '-- Whole '
export const endOfRows = '\\.\n'

export const headLine = (head: Head): string => `${headMark}${JSON.stringify(head)}\n`
export const tailLine = (tail: Tail): string => `${tailMark}${JSON.stringify(tail)}\n`

/** @throws if the line is not a header, or malformed. */
export const readHead = (line: string): Head => Head.parse(marked(line, headMark, 'this is no backup of this product'))
const readTail = (line: string): Tail => Tail.parse(marked(line, tailMark, 'the backup is truncated'))

function marked(line: string, mark: string, otherwise: string): unknown {
  if (!line.startsWith(mark)) throw new Error(otherwise)
  return JSON.parse(line.slice(mark.length))
}

const lineEnd = 10
const endOfRowsBytes = Buffer.from(endOfRows)

/** Reads lines and tables from a stream of bytes, hashing what has been read. */
export function backupReader(bytes: AsyncIterable<Buffer>) {
  const source = bytes[Symbol.asyncIterator]()
  const hash: Hash = createHash('sha256')
  let rest: Buffer = Buffer.alloc(0)

  async function more(): Promise<boolean> {
    const { value, done } = await source.next()
    if (done) return false
    rest = rest.length > 0 ? Buffer.concat([rest, value]) : value
    return true
  }

  function take(length: number): Buffer {
    const taken = rest.subarray(0, length)
    rest = rest.subarray(length)
    return taken
  }

  async function line(): Promise<string> {
    while (!rest.includes(lineEnd)) if (!(await more())) throw new Error('the backup is truncated')
    return take(rest.indexOf(lineEnd) + 1).toString()
  }

  return {
    /** Returns the next line, after hashing it. */
    async line(): Promise<string> {
      const text = await line()
      hash.update(text)
      return text
    },
    /** Yields the rows of a table up to its end mark; each chunk consists of whole lines. */
    async *rows(): AsyncGenerator<Buffer> {
      for (;;) {
        // No row can begin with a backslash and a dot, because a backslash is written as two.
        if (rest.subarray(0, endOfRowsBytes.length).equals(endOfRowsBytes)) break
        const end = rest.indexOf(`\n${endOfRows}`)
        const length = end >= 0 ? end + 1 : rest.lastIndexOf(lineEnd, -endOfRowsBytes.length - 1) + 1
        if (length > 0) {
          const piece = take(length)
          hash.update(piece)
          yield piece
        } else if (!(await more())) throw new Error('the backup is truncated')
      }
      hash.update(take(endOfRowsBytes.length))
    },
    /** Reads the last line. @throws if the content before it does not match, or something follows. */
    async tail(): Promise<Tail> {
      const tail = readTail(await line())
      if (tail.sha256 !== hash.digest('hex'))
        throw new Error('the backup is damaged or was modified: checksum mismatch')
      if (rest.length > 0 || (await more())) throw new Error('unexpected data after the end of the backup')
      return tail
    },
  }
}
