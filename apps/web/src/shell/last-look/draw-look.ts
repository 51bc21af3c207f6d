import { bearerEnd, type LastLook, type LookNode, lookKey } from '#platform/last-look.ts'

/**
 * Draws the stored snapshot of a page into the app shell, if it is of this build and session and not expired. Returns
 * whether it did.
 */
export function drawLook(
  into: HTMLElement,
  at: { path: string; build: string | undefined; token: string; now: number },
): boolean {
  const look = JSON.parse(localStorage.getItem(lookKey(at.path))!) as LastLook | null
  if (!look || look.build !== at.build || look.bearer !== bearerEnd(at.token) || at.now >= look.until) return false
  for (const node of look.tree) draw(node, into, 'http://www.w3.org/1999/xhtml')
  return true
}

function draw(node: LookNode, into: Element, namespace: string): void {
  if (typeof node === 'string') {
    into.append(node)
    return
  }
  const [tag, attributes, ...inside] = node
  const own = tag === 'svg' ? 'http://www.w3.org/2000/svg' : namespace
  const element = document.createElementNS(own, tag)
  for (const name in attributes) element.setAttribute(name, attributes[name]!)
  for (const one of inside) draw(one, element, own)
  into.append(element)
}
