/**
 * As the `ref` of a list: what is added once the list has been painted moves in (motion.css), and what it began with does not.
 */
export function animateAdded(list: HTMLElement | null): void {
  if (list) requestAnimationFrame(() => list.setAttribute('data-settled', ''))
}
