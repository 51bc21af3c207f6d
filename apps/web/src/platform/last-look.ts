/**
 * A snapshot of a page's first screen when it was last seen. boot.ts draws it into the app shell before the page's
 * script has loaded (docs/decisions/0076). A change of the format requires a new key, because boot.ts may be newer than
 * the stored data.
 */
export type LastLook = {
  /** The build that rendered it: the style sheet of another one may lack its classes. */
  build: string
  /** The end of the token under which it was seen; not shown under any other. */
  bearer: string
  /** When it expires, in milliseconds since 1970. */
  until: number
  tree: LookNode[]
}

/** A text, or an element with its attributes and children. */
export type LookNode = string | [tag: string, attributes: Record<string, string>, ...inside: LookNode[]]

export const lookKey = (path: string): string => `lastLook:${path}`

export const bearerEnd = (token: string): string => token.slice(-16)
