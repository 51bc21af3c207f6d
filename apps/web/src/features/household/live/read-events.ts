/** An event of a stream as the server wrote it. */
export type ServerEvent = { event: string; data: string }

/** Takes the events out of a stream's text as it arrives in pieces. @returns what to call with each piece. */
export function eventReader(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  let rest = ''

  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop()!
    for (const block of blocks) {
      const lines = block.split('\n')
      const data = valuesOf(lines, 'data').join('\n')
      if (data !== '') onEvent({ event: valuesOf(lines, 'event')[0] ?? 'message', data })
    }
  }
}

const valuesOf = (lines: readonly string[], field: string): string[] =>
  lines.filter((line) => line.startsWith(`${field}:`)).map((line) => line.slice(field.length + 1).replace(/^ /, ''))
