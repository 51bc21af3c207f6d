/** A line of a corpus and its expected readings; several are accepted where people differ. */
export type CorpusLine = {
  class: string
  text: string
  /**
   * One entry per reminder, more than one only in lines that ask for several. Each with all accepted times and rules.
   */
  reminders: { whens: string[]; titles: string[]; rules: string[] }[]
  /**
   * Additional fields by name: 'until', 'minutes', 'person', 'amount', 'place', 'phone', 'link', 'intent', 'language',
   * 'tags'.
   */
  more: Record<string, string>
}

/** Parses `text | when | title | rule | more` lines under their `## class`; '#' begins a comment. */
export function readCorpus(file: string): CorpusLine[] {
  const lines: CorpusLine[] = []
  let currentClass = ''
  for (const line of file.split('\n')) {
    if (line.startsWith('## ')) currentClass = line.slice(3)
    if (line === '' || line.startsWith('#')) continue
    const [text, when = '', title = '', rule = '', more = ''] = line.split('|').map((field) => field.trim())
    const [whens, titles, rules] = [when, title, rule].map((field) => field.split(' ; ').map(readings))
    lines.push({
      class: currentClass,
      text: text!,
      reminders: whens!.map((all, at) => ({ whens: all, titles: titles![at] ?? [''], rules: rules![at] ?? [''] })),
      more: Object.fromEntries(
        more
          .split(';')
          .filter(Boolean)
          .map((pair) => {
            const at = pair.indexOf('=')
            return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
          }),
      ),
    })
  }
  return lines
}

function readings(field: string): string[] {
  return field.split(' or ').map((one) => one.trim())
}
