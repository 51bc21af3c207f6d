import type { HiddenReason } from './hidden-reason.ts'

/** The dishes asked for that the household does not eat: those named, or else the best findings. */
export type Hidden = { count: number; reasons: { reason: HiddenReason; count: number; titles: string[] }[] }

/** The most titles listed per reason. */
const mostTitles = 5
/** The most hidden dishes counted. */
const mostHidden = 60

export class HiddenDishes {
  readonly #titles = new Map<HiddenReason, string[]>()
  #count = 0

  add(title: string, reason: HiddenReason): void {
    if (this.#count >= mostHidden) return
    this.#count++
    this.#titles.set(reason, [...(this.#titles.get(reason) ?? []), title])
  }

  summary(): Hidden {
    const reasons = [...this.#titles].map(([reason, titles]) => ({
      reason,
      count: titles.length,
      titles: titles.slice(0, mostTitles),
    }))
    return { count: this.#count, reasons }
  }
}
