import { Problem } from '#platform/problem.ts'

/** Signatures of other kinds of files. Found after a picture's end, they mean that it is two files at once. */
const signs = ['%PDF-', 'PK\x03\x04', 'PK\x05\x06', 'Rar!', '7z\xbc\xaf', '\x7fELF', '#!/', '<?php', '<?xml'].map(
  (sign) => Buffer.from(sign, 'latin1'),
)
const markup = /<(?:!doctype|html|head|body|script|svg|iframe|object)[\s>]/i
/** A Windows program has this text some way after its 'MZ'. */
const program = /^MZ[\s\S]{50,600}This program/

/**
 * Refuses trailing bytes that are another kind of file. Previews and short videos that phones append to photos are
 * accepted; the caller cuts them off.
 *
 * @throws Problem `file.broken`.
 */
export function refuseOtherFormats(rest: Buffer): void {
  if (rest.length === 0) return
  const text = rest.toString('latin1')
  if (signs.some((sign) => rest.includes(sign)) || markup.test(text) || program.test(text)) {
    throw new Problem('file.broken')
  }
}
