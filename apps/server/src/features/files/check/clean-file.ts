import { files as limits } from '@planner/contract/constants/reminders'
import type { FileType } from '@planner/contract/reminders'
import { fileTypeFromBuffer } from 'file-type'
import { Problem } from '#platform/problem.ts'
import type { Cleaned } from './cleaned.ts'
import { cleanJpeg } from './jpeg.ts'
import { checkPdf } from './pdf.ts'
import { cleanPng } from './png.ts'
import { cleanWebp } from './webp.ts'

const cleaners: Record<FileType, (content: Buffer) => Cleaned> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
  'application/pdf': checkPdf,
}

/** Number of leading bytes needed to detect a file's type. */
export const headBytes = 4100

/**
 * Returns a file's type by its first bytes. @throws Problem `file.type` if it is neither a photo nor a PDF, whatever
 * its name suggests.
 */
export async function typeOfFile(head: Buffer): Promise<FileType> {
  // Only the first bytes: given more, the library would read the rest of the file too.
  const found = await fileTypeFromBuffer(head.subarray(0, headBytes))
  const type = found?.mime as FileType | undefined
  if (type === undefined || !Object.hasOwn(cleaners, type)) throw new Problem('file.type')
  return type
}

/**
 * Validates an entire file, and removes a photo's metadata.
 *
 * @throws Problem `file.type`, `file.pixels`, `file.broken` for a file that is damaged or two kinds of file at once.
 */
export async function cleanFile(given: Buffer): Promise<{ type: FileType; content: Buffer }> {
  const type = await typeOfFile(given)
  const { content, pixels } = cleaners[type](given)
  if (pixels !== null && pixels > limits.pixelsMax) throw new Problem('file.pixels')
  return { type, content }
}
