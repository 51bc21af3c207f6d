/**
 * A legal text, the same for the page, the dialog and the server's plain pages. Texts contain no HTML: `**strong**` and
 * `[words](address)` are the only markup (inline.ts).
 */
export type LegalDocument = {
  /** What it is about, in a sentence or two. */
  opening: string
  /** A summary in a few lines. */
  short: readonly string[]
  sections: readonly Section[]
}

export type Section = {
  /** Its name in an address; never changed, since others link to it. */
  id: string
  heading: string
  blocks: readonly Block[]
}

/** A paragraph, a list, a table, or a part that each place fills in for itself. */
export type Block = string | { list: readonly string[] } | { table: Table } | { part: Part }

export type Table = { head: readonly string[]; rows: readonly (readonly string[])[] }

/** Who runs this installation; whom to complain to; which providers it has connected; the choice about cookies. */
export type Part = 'operator' | 'grievance' | 'connected' | 'cookie-choice'
