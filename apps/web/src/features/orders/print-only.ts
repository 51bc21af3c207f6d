import './print.css'

/** Prints one part of the page, as the style sheet beside this says. */
export function printOnly(part: HTMLElement): void {
  part.dataset.print = 'only'
  window.addEventListener('afterprint', () => delete part.dataset.print, { once: true })
  window.print()
}
