/** A server-sent event. */
export type ServerEvent = { event: string; data: string }

/** Parses a stream of server-sent events that arrives in chunks. @returns the function to call with each chunk. */
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
