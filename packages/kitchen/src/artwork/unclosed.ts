/** Returns elements that are not closed in order, and attributes that are unquoted or repeated. */
export function unclosed(svg: string): string[] {
  const open: string[] = []
  const wrong: string[] = []
  const rest = svg.replace(/<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<&]*")*)(\/?)>/g, (_, close, name, attributes, self) => {
    const keys = [...attributes.matchAll(/ ([\w:-]+)=/g)].map(([, key]: RegExpMatchArray) => key)
    if (new Set(keys).size < keys.length) wrong.push(`${name} has an attribute twice: ${attributes}`)
    if (close) {
      if (open.pop() !== name) wrong.push(`</${name}>`)
    } else if (!self) open.push(name)
    return ''
  })
  return [...wrong, ...open, ...(rest === '' ? [] : [rest])]
}
