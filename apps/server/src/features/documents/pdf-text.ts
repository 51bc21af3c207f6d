import { inflateSync } from 'node:zlib'
import { documents as limits } from '@planner/contract/constants/reminders'
import { getDocumentProxy } from 'unpdf'

export type PdfText = { text: string } | { why: 'locked' | 'too-long' | 'too-large' | 'unreadable' }

/** Pages read: a bill or circular states its request on the first few. */
const pagesRead = 5
const textMax = 40_000
/** Limit in bytes for all compressed parts together, once unpacked: a PDF of 10 MB can unpack to gigabytes. */
const unpackedMax = 60_000_000

/**
 * Returns the text of a PDF, line by line as laid out on its pages. Runs in a worker process, so that a file that takes
 * too much time or memory ends that process, not the server.
 */
export default async function pdfText(content: Uint8Array): Promise<PdfText> {
  const refusal = refusalOf(Buffer.from(content))
  if (refusal) return { why: refusal }
  try {
    // Embedded fonts and scripts are untrusted: none is run, and nothing is fetched.
    const pdf = await getDocumentProxy(content, { disableFontFace: true, useSystemFonts: false, verbosity: 0 })
    try {
      if (pdf.numPages > limits.pagesMax) return { why: 'too-long' }
      const pages: string[] = []
      for (let page = 1; page <= Math.min(pagesRead, pdf.numPages); page++) {
        pages.push(linesOf((await (await pdf.getPage(page)).getTextContent()).items))
      }
      return { text: pages.join('\n').slice(0, textMax) }
    } finally {
      await pdf.loadingTask.destroy()
    }
  } catch (error) {
    return { why: (error as Error).name === 'PasswordException' ? 'locked' : 'unreadable' }
  }
}

type Item = { str?: string; hasEOL?: boolean; transform?: number[] }

/** Joins the pieces at the same height of the page into lines, from left to right. */
function linesOf(items: readonly object[]): string {
  const lines = new Map<number, { x: number; text: string }[]>()
  for (const { str = '', transform } of items as Item[]) {
    if (str.trim() === '' || !transform) continue
    const y = Math.round(transform[5]! / 3)
    const line = lines.get(y) ?? lines.get(y + 1) ?? lines.get(y - 1) ?? []
    if (line.length === 0) lines.set(y, line)
    line.push({ x: transform[4]!, text: str })
  }
  return [...lines]
    .toSorted(([one], [other]) => other - one)
    .map(([, pieces]) =>
      pieces
        .toSorted((one, other) => one.x - other.x)
        .map(({ text }) => text)
        .join(' '),
    )
    .join('\n')
}

const start = /stream[^\r\n]{0,40}(?:\r\n|\n|\r)/g
/**
 * Filters that no current program uses for text, and that the PDF reader unpacks without a limit. A filter's name may
 * contain escaped characters or be stored in a referenced object.
 */
const unbounded =
  /\/(?:LZW(?:Decode)?|RunLengthDecode|ASCII85Decode|ASCIIHexDecode|Crypt)(?![A-Za-z])|\/Filter\s*(?:\[\s*)?(?:\d|%|\/(?:RL|A85|AHx)(?![A-Za-z]))/
const coded = /#([2-7][\da-f])/gi

/**
 * Unpacks every compressed part with a size limit, including parts nested in parts, before the reader unpacks them
 * without one.
 */
function refusalOf(file: Buffer): 'too-large' | 'unreadable' | null {
  const text = file.toString('latin1')
  if (unbounded.test(plainly(text))) return 'unreadable'
  let left = unpackedMax
  for (const { index, 0: word } of text.matchAll(start)) {
    let part: Buffer = file.subarray(index + word.length)
    for (let depth = 0; depth < 3 && part.length > 0 && (part[0]! & 0x0f) === 8; depth++) {
      try {
        part = inflateSync(part, { maxOutputLength: Math.max(1, left) })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return 'too-large'
        break
      }
      left -= part.length
      if (left <= 0) return 'too-large'
    }
  }
  return null
}

const plainly = (text: string): string =>
  text.replace(coded, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
