// Provides Tesseract with English and Hindi for tests: the machine's own, or Debian's packages unpacked into
// node_modules. Does not change the system.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { unpackPackages } from './debian.mjs'

const places = [process.env.TESSERACT, '/usr/bin/tesseract', '/usr/local/bin/tesseract']
const unpacked = path.resolve(import.meta.dirname, '../node_modules/.tesseract')
/** Without libraries that a base system has or that are needed only for formats other than photos. */
const packages = [
  'tesseract-ocr',
  'tesseract-ocr-eng',
  'tesseract-ocr-hin',
  'libtesseract5',
  'liblept5',
  'libarchive13',
  'libcurl4',
  'libgif7',
  'libopenjp2-7',
  'libjpeg62-turbo',
  'libpng16-16',
  'libtiff6',
  'libwebp7',
  'libwebpmux3',
  'libgomp1',
  'libxml2',
  'libacl1',
  'liblz4-1',
  'liblerc4',
  'libjbig0',
  'libdeflate0',
]

/**
 * @param {(line: string) => void} say called with progress messages.
 * @returns {string | null} an executable; null if there is none.
 */
export function findTesseract(log) {
  const own = path.join(unpacked, 'tesseract')
  const found = [...places, own].find((place) => place && readsBoth(place))
  if (found) return found
  unpack(log)
  return readsBoth(own) ? own : null
}

function readsBoth(place) {
  if (!existsSync(place)) return false
  const { stdout } = spawnSync(place, ['--list-langs'], { encoding: 'utf8' })
  return ['eng', 'hin'].every((language) => (stdout ?? '').split(/\s+/).includes(language))
}

function unpack(log) {
  const root = path.join(unpacked, 'root')
  unpackPackages(packages, root, () => log("Unpacking Debian's Tesseract for the tests that read photos …"))
  const below = path.join(root, 'usr/lib')
  if (!existsSync(below)) return
  const libraries = readdirSync(below).map((name) => path.join(below, name))
  const script = `#!/bin/sh
export LD_LIBRARY_PATH='${libraries.join(':')}' TESSDATA_PREFIX='${path.join(root, 'usr/share/tesseract-ocr/5/tessdata')}'
exec '${path.join(root, 'usr/bin/tesseract')}' "$@"
`
  const place = path.join(unpacked, 'tesseract')
  writeFileSync(place, script)
  chmodSync(place, 0o755)
}
