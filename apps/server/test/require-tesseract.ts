import { findTesseract } from '../../../scripts/tesseract.mjs'

/**
 * Returns the machine's Tesseract, or Debian's unpacked for the tests. Fails if there is neither, so that nothing is
 * skipped silently.
 */
export function requireTesseract(): string {
  const found = findTesseract((line) => console.warn(line))
  if (found === null) throw new Error('Install Tesseract with Hindi: apt-get install tesseract-ocr tesseract-ocr-hin')
  return found
}
