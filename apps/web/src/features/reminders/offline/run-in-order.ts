const last = new Map<string, Promise<unknown>>()

/** Runs work after earlier work of the same name has ended, so that quick taps reach the server in order. */
export function runInOrder<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = (last.get(name) ?? Promise.resolve()).then(work, work)
  const ended = turn.catch(() => {}).finally(() => last.get(name) === ended && last.delete(name))
  last.set(name, ended)

  return turn
}
