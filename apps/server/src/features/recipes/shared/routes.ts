import { minutesInWords } from '@planner/contract/kitchen/minutes-in-words'
import type { Recipe } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { sharedOwnRecipe } from '#features/own-recipes/shared-own.ts'
import type { PlainPage, PlainPageContent } from '#http/serve-plain-pages.ts'
import { Problem } from '#platform/problem.ts'
import { findRecipe } from '../find-recipe.ts'
import { bodyOf, bodyStyle } from './body.ts'
import { pictureOf } from './picture.ts'

/** The id format of the contract. */
const isId = (name: string): boolean => /^[a-z0-9-]+(\.[a-z0-9-]+){1,3}$/i.test(name) && name.length <= 120

/**
 * The page of a recipe for anyone with its link, without an account. It does not reveal who shared it. A person's own
 * recipe has a separate token, which can be withdrawn. A recipe written by a model has an unguessable id, so anyone
 * with the link may read it.
 */
export const sharedRecipePage: PlainPage = {
  path: '/r/:id',
  async show(context, { id = '' }) {
    const recipe = await sharedRecipe(context, id)
    if (!recipe) return notThere
    const page = pageOf(context, id, recipe)
    return !recipe.own && recipe.id !== id ? { ...page, body: `${replacedNote}\n${page.body}` } : page
  },
  async picture(context, { id = '' }) {
    const recipe = await sharedRecipe(context, id)
    return recipe && pictureOf(context, recipe)
  },
}

const sharedRecipe = async (context: Context, name: string): Promise<Recipe | null> =>
  (await sharedOwnRecipe(context, name)) ?? (await recipeOf(context, name))

async function recipeOf(context: Context, name: string): Promise<Recipe | null> {
  if (!isId(name)) return null
  try {
    return await findRecipe(context, null, name)
  } catch (error) {
    if (error instanceof Problem && error.code === 'recipe.not-found') return null
    throw error
  }
}

const pageOf = (context: Context, name: string, recipe: Recipe): PlainPageContent => ({
  status: 200,
  title: recipe.title,
  body: bodyOf(recipe),
  style: bodyStyle,
  preview: {
    description: descriptionOf(recipe),
    url: addressOf(context, name),
    image: `${addressOf(context, name)}/picture.png`,
  },
})

const addressOf = ({ config }: Context, name: string): string => `${config.publicUrl}/r/${name}`

/** Returns 'Punjab · serves 4 · 55 mins · whole black urad, butter, cream'. */
const descriptionOf = ({ regionalOrigin, serves, quickFacts, quantities }: Recipe): string =>
  [regionalOrigin, `serves ${serves}`, minutesInWords(quickFacts.time), mostOf(quantities)]
    .filter((part) => part !== '')
    .join(' · ')

const mostOf = (quantities: Recipe['quantities']): string =>
  quantities
    .filter(({ id }) => id !== 'water')
    .toSorted((one, other) => other.grams - one.grams)
    .slice(0, 5)
    .map(({ name }) => name)
    .join(', ')

const replacedNote = '<p>The recipe behind this link has been replaced. Here’s the closest dish in our cookbook.</p>'

const notThere: PlainPageContent = {
  status: 404,
  title: 'This recipe isn’t here',
  body: '<p>The link may be incomplete, or the recipe is no longer shared.</p><p><a href="/">Open Daily Planner</a></p>',
}
