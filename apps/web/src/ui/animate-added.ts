/** A list's `ref`: items added after the list's first paint are animated (motion.css), the initial ones are not. */
export function animateAdded(list: HTMLElement | null): void {
  if (list) requestAnimationFrame(() => list.setAttribute('data-settled', ''))
}
