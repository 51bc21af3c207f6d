/** Renders the messages that a stand-in received, newest first, for people trying the product. `before` is HTML. */
export function rowsPage(title: string, rows: { at: Date; to: string; text: string }[], before = ''): string {
  const shown = rows
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ at, to, text }) => `<tr><td>${at.toISOString()}<td>${escaped(to)}<td><pre>${escaped(text)}</pre></tr>`)
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="3"><title>${title}</title>
<h1>${title}</h1>${before}<table border="1" cellpadding="6">${shown.join('')}</table>`
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
