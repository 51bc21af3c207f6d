import { minutesInWords } from '@planner/contract/kitchen/minutes-in-words'
import { artwork, type Recipe } from '@planner/kitchen'
import { escapeHtml } from '#platform/html.ts'

/** Returns a recipe as HTML: drawing, facts, ingredients, steps, tips. All words are escaped, whoever wrote them. */
export function bodyOf(recipe: Recipe): string {
  const open = recipe.own
    ? '<a class="button" href="/">Open Daily Planner</a>'
    : `<a class="button" href="/recipes#r=${escapeHtml(recipe.id)}">Open in Daily Planner</a>`
  return [
    paragraph(recipe.regionalOrigin, 'date'),
    `<div class="top"><div class="dish" aria-hidden="true">${artwork(recipe)}</div>
<div>${paragraph([dietOf(recipe), recipe.difficulty].filter(Boolean).join(' · '), 'opening')}
${factsOf(recipe)}
${open}</div></div>`,
    paragraph(containsOf(recipe)),
    section('Ingredients', 'ul', recipe.ingredients),
    section('Method', 'ol', recipe.instructions),
    section('Tips', 'ul', recipe.tips),
    recipe.own
      ? '<p class="contact">Shared from Daily Planner, written by one of its people.</p>'
      : '<p class="contact">In Daily Planner you can scale it, cook it step by step and list what to buy.</p>',
  ].join('\n')
}

/**
 * Styles of the page. On a phone the drawing fills the width, as on a card; on a wide screen the facts are next to it.
 */
export const bodyStyle = `
.top { display: grid; gap: 1rem 1.5rem; margin: 1rem 0 }
.dish { max-height: 20rem; border-radius: 18px; overflow: hidden; display: grid; align-items: center }
.dish svg { display: block; width: 100%; height: auto } .opening { margin: 0 }
.facts { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 1px; margin: .75rem 0 1rem; border: 1px solid var(--line); border-radius: 16px; background: var(--line); overflow: hidden }
.facts div { padding: .5rem .75rem; background: var(--surface) } .facts div:nth-child(5):last-child { grid-column: span 2 }
.facts div:nth-child(4):last-child { grid-column: span 3 }
dt { color: var(--soft); font-size: .8125rem } dd { margin: 0; font-weight: 600 }
@media (width >= 48rem) { .top { grid-template-columns: 26.5rem 1fr } .facts { grid-template-columns: 1fr 1fr } .facts div:nth-child(4):last-child { grid-column: auto } }`

function factsOf({ serves, prep_time: prep, cook_time: cook, stand_time: stand, quickFacts }: Recipe): string {
  const facts = [
    ['Prep', minutesInWords(prep)],
    ['Cook', minutesInWords(cook)],
    ['Serves', serves],
    ['A serving', quickFacts.calories],
    ...(stand ? [['Wait', minutesInWords(stand)]] : []),
  ]
  return `<dl class="facts">${facts.map(([name, fact]) => `<div><dt>${name}</dt><dd>${escapeHtml(String(fact))}</dd></div>`).join('')}</dl>`
}

function dietOf(recipe: Recipe): string {
  if (isUnknown(recipe)) return ''
  if (recipe.veg_type === 'Egg') return 'Contains egg'
  return recipe.is_vegetarian ? 'Vegetarian' : 'Non-vegetarian'
}

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
