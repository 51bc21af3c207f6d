/** Returns the token in '#verify=<token>', the end of a mailed link; null if there is none. */
export function verifyTokenIn(hash: string): string | null {
  const token = /^#verify=([\w-]{1,200})$/.exec(hash)?.[1]

  return token ?? null
}
