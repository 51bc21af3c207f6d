import { minutesInWords } from '@planner/contract/kitchen/minutes-in-words'
import { artwork, type Recipe } from '@planner/kitchen'
import type { Context } from '#context.ts'

/** The content of a dish card. */
export type CardContent = {
  title: string
  /** 'Punjab · serves 4 · 55 mins' */
  facts: string
  /** The drawing of the dish, as SVG. */
  drawing: string
}

/**
 * Returns a card of a dish for sharing: drawing, title and facts, as a PNG of 1080 x 1080. Drawn in a worker process,
 * and cached for a while.
 *
 * @throws Problem `server.busy` when too many pictures are queued.
 */
export function pictureOf(context: Context, recipe: Recipe): Promise<Uint8Array<ArrayBuffer>> {
  const content: CardContent = {
    title: recipe.title,
    facts: [recipe.regionalOrigin, `serves ${recipe.serves}`, minutesInWords(recipe.quickFacts.time)]
      .filter(Boolean)
      .join(' · '),
    drawing: artwork(recipe),
  }
  return context.documents.of('dish card', content, () =>
    context.workers.run<Uint8Array<ArrayBuffer>>(new URL('./draw-card.ts', import.meta.url), content),
  )
}
