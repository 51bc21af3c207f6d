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

/** So many bytes tell what a file is. */
export const headBytes = 4100

/** @throws Problem `file.type` for what is no photo and no PDF by its first bytes, whatever its name says. */
export async function typeOfFile(head: Buffer): Promise<FileType> {
  // Not the library's whole reading: by its first bytes and nothing behind them.
  const found = await fileTypeFromBuffer(head.subarray(0, headBytes))
  const type = found?.mime as FileType | undefined
  if (type === undefined || !Object.hasOwn(cleaners, type)) throw new Problem('file.type')
  return type
}

/**
 * Checks a file to its end, and removes from a photo what it tells besides the picture.
 *
 * @throws Problem `file.type`, `file.broken` for one that is damaged or two kinds of file at once, `file.pixels`.
 */
export async function cleanFile(given: Buffer): Promise<{ type: FileType; content: Buffer }> {
  const type = await typeOfFile(given)
  const { content, pixels } = cleaners[type](given)
  if (pixels !== null && pixels > limits.pixelsMax) throw new Problem('file.pixels')
  return { type, content }
}
