import { Problem } from '#platform/problem.ts'
import type { Cleaned } from './cleaned.ts'
import { refuseOtherFormats } from './other-formats.ts'

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7

/** Whether a segment is needed to show the picture correctly: its header, colour profile or Adobe transform. */
function isAllowed(marker: number, body: Buffer): boolean {
  if (marker === 0xe0) return body.subarray(0, 5).toString('latin1') === 'JFIF\0'
  if (marker === 0xe2) return body.subarray(0, 12).toString('latin1') === 'ICC_PROFILE\0'
  if (marker === 0xee) return body.subarray(0, 5).toString('latin1') === 'Adobe'
  return !(marker >= 0xe1 && marker <= 0xef) && marker !== 0xfe
}

/**
 * Returns a JPEG without metadata (Exif, XMP, IPTC, comments, previews) and without any data after its end; the
 * orientation is kept. The image data is copied, not recompressed.
 *
 * @throws Problem `file.broken`.
 */
export function cleanJpeg(given: Buffer): Cleaned {
  const kept: Buffer[] = []
  let orientation = 1
  let pixels: number | null = null
  let at = 2
  for (;;) {
    if (at + 4 > given.length && given[at + 1] !== 0xd9) throw new Problem('file.broken')
    if (given[at] !== 0xff) throw new Problem('file.broken')
    const marker = given[at + 1]!
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === 0xd9) break
    const end = at + 2 + given.readUInt16BE(at + 2)
    const body = given.subarray(at + 4, end)
    if (end < at + 4 || end > given.length) throw new Problem('file.broken')
    if (marker === 0xe1) orientation = orientationIn(body) ?? orientation
    if (isFrame(marker)) {
      if (body.length < 5) throw new Problem('file.broken')
      pixels = Math.max(pixels ?? 0, body.readUInt16BE(1) * body.readUInt16BE(3))
    }
    const next = marker === 0xda ? endOfScan(given, end) : end
    if (isAllowed(marker, body)) kept.push(given.subarray(at, next))
    at = next
  }
  if (!pixels) throw new Problem('file.broken')
  refuseOtherFormats(given.subarray(at + 2))
  const start = Buffer.from([0xff, 0xd8])
  const turned = orientation === 1 ? [] : [orientationSegment(orientation)]
  return { content: Buffer.concat([start, ...turned, ...kept, Buffer.from([0xff, 0xd9])]), pixels }
}

/** Returns the position of the next marker after compressed data. */
function endOfScan(given: Buffer, from: number): number {
  let at = from
  for (;;) {
    at = given.indexOf(0xff, at)
    if (at < 0 || at + 1 >= given.length) throw new Problem('file.broken')
    const next = given[at + 1]!
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at
    at += next === 0xff ? 1 : 2
  }
}

const orientationTag = 0x0112

/** Returns the Exif orientation, 1 to 8; null if there is none. */
function orientationIn(body: Buffer): number | null {
  if (body.length < 22 || body.subarray(0, 6).toString('latin1') !== 'Exif\0\0') return null
  const tiff = body.subarray(6)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (first + 2 > tiff.length) return null
  const entries = short(first)
  for (let entry = 0; entry < entries; entry++) {
    const at = first + 2 + entry * 12
    if (at + 12 > tiff.length) return null
    if (short(at) !== orientationTag) continue
    const value = short(at + 8)
    return value >= 1 && value <= 8 ? value : null
  }
  return null
}

/** Returns an Exif segment with nothing but the orientation. */
function orientationSegment(orientation: number): Buffer {
  const segment = Buffer.alloc(36)
  segment.writeUInt16BE(0xffe1, 0)
  segment.writeUInt16BE(34, 2)
  segment.write('Exif\0\0MM\0*', 4, 'latin1')
  segment.writeUInt32BE(8, 14)
  segment.writeUInt16BE(1, 18)
  segment.writeUInt16BE(orientationTag, 20)
  // One value of type short.
  segment.writeUInt16BE(3, 22)
  segment.writeUInt32BE(1, 24)
  segment.writeUInt16BE(orientation, 28)
  return segment
}
