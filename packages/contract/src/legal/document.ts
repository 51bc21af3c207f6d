/**
 * A legal text, used by the page, the dialog and the server's plain pages. Texts contain no HTML: `**strong**` and
 * `[words](address)` are the only markup (inline.ts).
 */
export type LegalDocument = {
  /** A summary of its subject in a sentence or two. */
  opening: string
  /** A summary in a few lines. */
  short: readonly string[]
  sections: readonly Section[]
}

export type Section = {
  /** Its anchor in a URL; never changes, since others link to it. */
  id: string
  heading: string
  blocks: readonly Block[]
}

/** A paragraph, a list, a table, or a part that each page fills in itself. */
export type Block = string | { list: readonly string[] } | { table: Table } | { part: Part }

export type Table = { head: readonly string[]; rows: readonly (readonly string[])[] }

/** The operator of the installation, the contact for complaints, the connected providers, or the cookie choice. */
export type Part = 'operator' | 'grievance' | 'connected' | 'cookie-choice'
