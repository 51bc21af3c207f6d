/** Returns the token in '#reset=<token>', the end of a mailed link; null if there is none. */
export function resetTokenIn(hash: string): string | null {
  const token = /^#reset=([\w-]{1,200})$/.exec(hash)?.[1]

  return token ?? null
}
