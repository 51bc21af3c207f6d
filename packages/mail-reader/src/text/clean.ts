/** Limits in characters, longer than any snippet; the rest is ignored, which bounds the work on hostile input. */
const longest = { subject: 400, snippet: 1600 }

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/**
 * Returns plain text for reading: entities decoded, lookalike characters folded (NFKC), invisible characters and HTML
 * tags removed (other markup may be instructions to a program and must stay visible), Devanagari digits converted,
 * white space collapsed.
 */
export function clean(text: string, part: keyof typeof longest): string {
  const limit = longest[part]
  return text
    .slice(0, limit * 4)
    .replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,5}));/gi, decoded)
    .replace(/\p{Cf}|[\u0300-\u036f]|[\ufe00-\ufe0f]/gu, '')
    .normalize('NFKC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(
      /<\/?(?:a|b|i|u|br|p|div|span|t[drh]|table|img|strong|em|font|html|body|head|style|script|h\d|li|ul)(?:\s[^<>]{0,200})?\/?>/gi,
      ' ',
    )
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, limit)
}

function decoded(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return entities[name.toLowerCase()] ?? entity
  const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex!, 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
