/**
 * What the first screen of a page looked like when it was last seen. boot.ts draws it into the app shell before the page's
 * script is there (docs/decisions/0076). Another format needs another key, because boot.ts may be newer than the stored data.
 */
export type LastLook = {
  /** The build that drew it: another one's style sheet may lack its classes. */
  build: string
  /** The end of the token under which it was seen: it is shown to nobody else. */
  bearer: string
  /** From this instant on it is no longer shown, in milliseconds since 1970. */
  until: number
  tree: LookNode[]
}

/** A text, or an element with its attributes and what is in it. */
export type LookNode = string | [tag: string, attributes: Record<string, string>, ...inside: LookNode[]]

export const lookKey = (path: string): string => `lastLook:${path}`

export const bearerEnd = (token: string): string => token.slice(-16)
