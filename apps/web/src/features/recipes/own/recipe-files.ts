import { ownRecipes as limits } from '@planner/contract/constants/kitchen'

/** Between two recipes of one file, as an export of all has them. */
const between = /^%%%[ \t]*$/m

/** A recipe of a file, and what to call it where it cannot be read. */
export type FileRecipe = { name: string; text: string }

/** The recipes of a file. One without front matter gets the file's name for a title. */
export function recipesIn(name: string, content: string): FileRecipe[] {
  const texts = content
    .replaceAll('\r\n', '\n')
    .replace(/^\ufeff/, '')
    .split(between)
    .map((text) => text.trim())
    .filter(Boolean)

  return texts.slice(0, limits.importMax).map((text, at) => {
    const title = name.replace(/\.\w+$/, '')
    const isWhole = text.startsWith('---\n')
    return {
      name: texts.length > 1 ? `${name}, recipe ${at + 1}` : name,
      text: isWhole ? text : `---\ntitle: ${JSON.stringify(title)}\n---\n\n${text}`,
    }
  })
}

/** 'our-khichdi.cook' */
export const fileNameOf = (title: string): string => {
  const words = title.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '')
  return `${words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'recipe'}.cook`
}
