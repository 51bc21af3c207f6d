/** The attribute of a cart line with the name of its item. */
export const lineAttribute = 'data-line'

/** Scrolls to the first line of an item, and focuses its shop button, where it can be changed. */
export function showLine(name: string): void {
  const line = document.querySelector(`[${lineAttribute}="${CSS.escape(name)}"]`)
  line?.scrollIntoView({ block: 'center' })
  line?.querySelector<HTMLElement>('[aria-haspopup]')?.focus({ preventScroll: true })
}
