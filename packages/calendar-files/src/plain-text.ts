/** Control characters except line breaks and tabs. PostgreSQL cannot store U+0000. */
const controls = /[^\P{Cc}\t\n\r]/gu

/** Returns text on one line, not HTML-escaped: escape it for display. */
export const oneLine = (text: string): string => text.replace(controls, '').replace(/\s+/g, ' ').trim()

/** Google allows at most 8,192 characters in a description. */
const longest = 8192

/** Removes the HTML tags that calendars allow in descriptions. */
export function plainText(html: string): string {
  const text = html
    .slice(0, longest)
    .replace(controls, '')
    .replace(/<(br|\/p|\/li|\/div|\/h\d)\b[^>]{0,200}>/gi, '\n')
    .replace(/<\/?[a-z][^>]{0,2000}>/gi, '')
  return unescaped(text)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Decodes the HTML entities that Google uses in descriptions and mail snippets. */
export function unescaped(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi, (whole, entity: string) => {
    if (!entity.startsWith('#')) return names[entity.toLowerCase()] ?? whole
    const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1))
    const isSurrogate = code >= 0xd800 && code <= 0xdfff
    return code > 0 && code <= 0x10ffff && !isSurrogate ? String.fromCodePoint(code) : ''
  })
}
