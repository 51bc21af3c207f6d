/**
 * Returns a text with the person's own name replaced by a placeholder, and a function that restores it. Other people's
 * names stay.
 */
export function withoutName(text: string, fullName: string): { text: string; restore: (words: string) => string } {
  const names = fullName.split(/\s+/).filter((name) => name.length > 2)
  if (names.length === 0) return { text, restore: (words) => words }
  const any = names.map((name) => RegExp.escape(name)).join('|')
  const own = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${any})(?:\s+(?:${any}))*(?![\p{L}\p{M}])`, 'giu')
  return { text: text.replace(own, '[name]'), restore: (words) => words.replaceAll('[name]', fullName) }
}
