import { Problem } from '#platform/problem.ts'
import type { Cleaned } from './cleaned.ts'
import { refuseOtherFormats } from './other-formats.ts'

const keptChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ICCP', 'ALPH', 'ANIM', 'ANMF'])
/** VP8X flags for Exif and XMP. */
const metadataFlags = 0b0000_1100

/** Returns a WebP without metadata and without any data after its end. @throws Problem `file.broken`. */
export function cleanWebp(given: Buffer): Cleaned {
  const whole = given.readUInt32LE(4) + 8
  if (whole > given.length) throw new Problem('file.broken')
  const kept: Buffer[] = []
  let pixels: number | null = null
  let at = 12
  while (at + 8 <= whole) {
    const name = given.toString('latin1', at, at + 4)
    const length = given.readUInt32LE(at + 4)
    // A chunk of odd length is padded by a byte.
    const end = at + 8 + length + (length % 2)
    if (end > whole) throw new Problem('file.broken')
    const chunk = Buffer.from(given.subarray(at, end))
    pixels = Math.max(pixels ?? 0, pixelsOf(name, chunk) ?? 0)
    if (name === 'VP8X') chunk[8] = chunk[8]! & ~metadataFlags
    if (keptChunks.has(name)) kept.push(chunk)
    at = end
  }
  if (!pixels) throw new Problem('file.broken')
  refuseOtherFormats(given.subarray(whole))
  const content = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), ...kept])
  content.writeUInt32LE(content.length - 8, 4)
  return { content, pixels }
}

/** Returns the number of pixels that a chunk declares; null if it has no size. */
function pixelsOf(name: string, chunk: Buffer): number | null {
  if (chunk.length < 18) return null
  if (name === 'VP8X') return (1 + chunk.readUIntLE(12, 3)) * (1 + chunk.readUIntLE(15, 3))
  if (name === 'VP8 ') return (chunk.readUInt16LE(14) & 0x3fff) * (chunk.readUInt16LE(16) & 0x3fff)
  if (name !== 'VP8L') return null
  const bits = chunk.readUInt32LE(9)
  return (1 + (bits & 0x3fff)) * (1 + ((bits >>> 14) & 0x3fff))
}
