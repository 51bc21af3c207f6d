/** Scrolls just far enough to show the top of an element above a phone's tab bar. */
export function revealTop(element: Element | null, heightPx: number): void {
  if (!element) return

  const hidden = element.getBoundingClientRect().top + heightPx - (window.innerHeight - tabBarPx)
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (hidden > 0) window.scrollBy({ top: hidden, behavior: still ? 'auto' : 'smooth' })
}

const tabBarPx = 80
