// Provides the fonts of the browser tests, so that text has the same width on every machine: Noto fonts of the machine,
// or unpacked into node_modules from Debian's package. Does not change the system.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { unpackPackages } from './debian.mjs'

const unpacked = path.resolve(import.meta.dirname, '../node_modules/.fonts')
const below = 'usr/share/fonts/truetype/noto'
const places = [`/${below}`, path.join(unpacked, below)]

/**
 * The file for FONTCONFIG_FILE, which tells Chromium which fonts exist and which of them replace the generic families.
 */
export const fontSettings = path.join(unpacked, 'fonts.conf')

/**
 * Writes `fontSettings`, and fetches the fonts if the machine has none.
 *
 * @param {(line: string) => void} say called with progress messages.
 * @returns {boolean} whether the browser tests have their fonts; without them, tests that measure text may fail.
 */
export function findFonts(log) {
  if (!places.some(hasNoto))
    unpackPackages(['fonts-noto-core'], unpacked, () => log("Unpacking Debian's Noto fonts for the browser tests …"))
  const folder = places.find(hasNoto)
  if (!folder) return false
  mkdirSync(unpacked, { recursive: true })
  writeFileSync(fontSettings, settings(folder))
  return true
}

function hasNoto(folder) {
  return ['NotoSans-Regular.ttf', 'NotoSerif-Regular.ttf'].every((file) => existsSync(path.join(folder, file)))
}

function settings(folder) {
  const families = [
    ['system-ui', 'Noto Sans'],
    ['sans-serif', 'Noto Sans'],
    ['serif', 'Noto Serif'],
  ]
  const aliases = families.map(
    ([name, family]) =>
      `  <match target="pattern">
    <test name="family"><string>${name}</string></test>
    <edit name="family" mode="assign" binding="strong"><string>${family}</string></edit>
  </match>`,
  )
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${path.join(unpacked, 'cache')}</cachedir>
${aliases.join('\n')}
  <!-- Chromium asks for the font of its own 'system-ui' without any family: without this, the first of the folder is taken. -->
  <match target="pattern">
    <edit name="family" mode="append_last"><string>Noto Sans</string></edit>
  </match>
</fontconfig>
`
}
