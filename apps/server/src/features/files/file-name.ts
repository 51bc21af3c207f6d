import { files as limits } from '@planner/contract/constants/reminders'
import type { FileType } from '@planner/contract/reminders'

const endings: Record<FileType, { usual: string; fits: RegExp }> = {
  'image/jpeg': { usual: '.jpg', fits: /\.jpe?g$/i },
  'image/png': { usual: '.png', fits: /\.png$/i },
  'image/webp': { usual: '.webp', fits: /\.webp$/i },
  'application/pdf': { usual: '.pdf', fits: /\.pdf$/i },
}

/**
 * Returns the name under which a file is saved: without path or invisible characters, and with the extension of its
 * actual type.
 */
export function fileNameOf(given: string, type: FileType): string {
  const { usual, fits } = endings[type]
  const plain = given
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/^.*[\\/]/, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replace(/^[.\s]+/, '')
  const stem = (fits.test(plain) ? plain.replace(/\.[^.]*$/, '') : plain).trim() || 'file'
  const ending = fits.exec(plain)?.[0] ?? usual
  return `${stem.slice(0, limits.nameMax - ending.length).toWellFormed()}${ending}`
}
