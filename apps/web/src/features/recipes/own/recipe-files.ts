import { ownRecipes as limits } from '@planner/contract/constants/kitchen'

/** The separator between recipes of a file, as written by an export of all recipes. */
const between = /^%%%[ \t]*$/m

/** A recipe in a file, and a name for it in case it cannot be parsed. */
export type FileRecipe = { name: string; text: string }

/** Splits a file into its recipes. One without front matter is titled after the file. */
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

/** Returns the file name for a title: 'our-khichdi.cook'. */
export const fileNameOf = (title: string): string => {
  const words = title.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '')
  return `${words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'recipe'}.cook`
}
