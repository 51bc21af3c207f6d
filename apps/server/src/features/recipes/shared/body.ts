import { artwork, type Recipe } from '@planner/kitchen'
import { escapeHtml } from '#platform/html.ts'

/** A recipe as HTML: its drawing, facts, ingredients, steps, tips. Every word of it is text, whoever wrote it. */
export function bodyOf(recipe: Recipe): string {
  const { serves, prep_time: prep, cook_time: cook, stand_time: stand, quickFacts, difficulty } = recipe
  const facts = [
    isUnknown(recipe)
      ? ''
      : recipe.veg_type === 'Egg'
        ? 'Contains egg'
        : recipe.is_vegetarian
          ? 'Vegetarian'
          : 'Non-vegetarian',
    `Serves ${serves}`,
    `Prep ${prep}`,
    `Cook ${cook}`,
    ...(stand ? [`Wait ${stand}`] : []),
    difficulty,
    `${quickFacts.calories} a serving`,
  ]
  return [
    paragraph(recipe.regionalOrigin, 'date'),
    `<div class="dish" aria-hidden="true">${artwork(recipe)}</div>`,
    paragraph(facts.filter(Boolean).join(' · '), 'opening'),
    paragraph(containsOf(recipe)),
    section('Ingredients', 'ul', recipe.ingredients),
    section('Method', 'ol', recipe.instructions),
    section('Tips', 'ul', recipe.tips),
    recipe.own
      ? '<p class="contact">Shared from <a href="/">Daily Planner</a>, written by one of its people.</p>'
      : `<p class="contact"><a href="/recipes#r=${escapeHtml(recipe.id)}">Open in Daily Planner</a>: scale it, cook it step by step, list what to buy.</p>`,
  ].join('\n')
}

/** Of the page: its drawing fills the width, as on a card. */
export const bodyStyle =
  '.dish { margin: 1rem 0; border-radius: 18px; overflow: hidden } .dish svg { display: block; width: 100%; height: auto }'

const isUnknown = ({ own }: Recipe): boolean => (own?.unsettled.length ?? 0) > 0

function containsOf(recipe: Recipe): string {
  if (isUnknown(recipe)) return `Diet and allergens are not known: ${recipe.own!.unsettled.join(', ')}`
  return recipe.allergens.length > 0 ? `Contains: ${recipe.allergens.join(', ')}` : ''
}

const paragraph = (text: string, look = ''): string =>
  text ? `<p${look && ` class="${look}"`}>${escapeHtml(text)}</p>` : ''

const section = (title: string, list: 'ul' | 'ol', lines: readonly string[]): string =>
  lines.length === 0
    ? ''
    : `<section><h2>${title}</h2><${list}>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('\n')}</${list}></section>`
