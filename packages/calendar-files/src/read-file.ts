import { FileFault, type ReadFile, type ReadOptions } from './item.ts'
import { readCsv } from './read-csv.ts'
import { readIcs } from './read-ics.ts'

/**
 * Reads a file exported from another planner, detecting the format by its content rather than its name. Nothing in it
 * is unpacked, fetched or executed.
 *
 * @throws FileFault with the reason why it cannot be read.
 */
export function readFile(bytes: Uint8Array, reading: ReadOptions & { bytesMax: number }): ReadFile {
  if (bytes.length > reading.bytesMax) throw new FileFault('too-large')
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) throw new FileFault('zip')
  const text = decoded(bytes)
  if (/^\s*BEGIN:VCALENDAR/i.test(text)) return readIcs(text, reading)
  if (text.includes('\0')) throw new FileFault('unknown')
  return readCsv(text, reading)
}

function decoded(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const encoding = isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}
