import './print.css'

/** Prints one part of the page, with the style sheet next to this file. */
export function printOnly(part: HTMLElement): void {
  part.dataset.print = 'only'
  window.addEventListener('afterprint', () => delete part.dataset.print, { once: true })
  window.print()
}
