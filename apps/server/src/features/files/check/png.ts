import { Problem } from '#platform/problem.ts'
import type { Cleaned } from './cleaned.ts'
import { refuseOtherFormats } from './other-formats.ts'

/** Chunks for the picture and its colours. Texts, Exif, timestamps, animations and private chunks are dropped. */
const keptChunks = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'bKGD',
  'pHYs',
  'cICP',
])
const signatureBytes = 8

/** Returns a PNG without metadata and without any data after its end. @throws Problem `file.broken`. */
export function cleanPng(given: Buffer): Cleaned {
  const kept: Buffer[] = [given.subarray(0, signatureBytes)]
  let pixels: number | null = null
  let hasData = false
  let at = signatureBytes
  for (;;) {
    if (at + 12 > given.length) throw new Problem('file.broken')
    const name = given.toString('latin1', at + 4, at + 8)
    const end = at + 12 + given.readUInt32BE(at)
    if (end > given.length) throw new Problem('file.broken')
    if (pixels === null) {
      if (name !== 'IHDR' || end - at !== 25) throw new Problem('file.broken')
      pixels = given.readUInt32BE(at + 8) * given.readUInt32BE(at + 12)
    }
    if (name === 'IDAT') hasData = true
    if (keptChunks.has(name)) kept.push(given.subarray(at, end))
    at = end
    if (name === 'IEND') break
  }
  if (!pixels || !hasData) throw new Problem('file.broken')
  refuseOtherFormats(given.subarray(at))
  return { content: Buffer.concat(kept), pixels }
}
