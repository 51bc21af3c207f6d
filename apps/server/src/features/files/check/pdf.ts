import { Problem } from '#platform/problem.ts'
import type { Cleaned } from './cleaned.ts'
import { refuseOtherFormats } from './other-formats.ts'

/** A zip file's directory is in its last 65,557 bytes, wherever the file begins. */
const zipTail = 65_557
const zipEnd = Buffer.from('PK\x05\x06', 'latin1')
/** Readers look for the end mark in the last kilobyte. */
const endTail = 1024
const htmlHead = 1024

/**
 * Checks that a file is a PDF from its first byte to its last. It is stored unchanged, since its bytes may be signed.
 *
 * @throws Problem `file.broken`.
 */
export function checkPdf(given: Buffer): Cleaned {
  if (!/^%PDF-[12]\.\d/.test(given.toString('latin1', 0, 8))) throw new Problem('file.broken')
  if (!given.subarray(-endTail).includes('%%EOF')) throw new Problem('file.broken')
  if (given.subarray(-zipTail).includes(zipEnd)) throw new Problem('file.broken')
  refuseOtherFormats(Buffer.from(given.toString('latin1', 5, htmlHead).replaceAll('<?xml', ''), 'latin1'))
  return { content: given, pixels: null }
}
