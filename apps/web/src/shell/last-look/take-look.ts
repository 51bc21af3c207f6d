import type { LookNode } from '#platform/last-look.ts'

/** More elements than any first screen has; a larger one is not stored. */
const nodesAtMost = 900

/**
 * Elements that draw text, boxes and icons. Everything else but the drawing of a dish becomes a plain box: nothing in a
 * snapshot can be used, run or fetched.
 */
const allowed = new Set(
  'div p span ul ol li dl dt dd strong em b i small section article header time output hr a svg path circle rect line polyline polygon ellipse g'.split(
    ' ',
  ),
)

/** Elements that stay inline within text. */
const inLine = new Set(['BUTTON', 'LABEL', 'INPUT', 'SELECT', 'ABBR', 'MARK'])

const left = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'DIALOG', 'VIDEO', 'AUDIO', 'defs', 'title'])

/** Attributes that affect style sheets and drawings. None of them refers to another element, or runs code. */
const plainAttributes =
  /^(class|style|data-(state|tone|size|variant|checked|disabled|active|orientation|type)|viewBox|width|height|d|fill|stroke|stroke-(width|linecap|linejoin)|fill-rule|clip-rule|cx|cy|r|rx|ry|x|y|x1|x2|y1|y2|points|transform|opacity)$/

const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries(
    [...element.attributes].filter(({ name }) => plainAttributes.test(name)).map(({ name, value }) => [name, value]),
  )

/**
 * Returns the first screen of a page as data. Null while it is still loading, or if it is too large.
 *
 * @param root the element whose children are taken.
 * @param height of the screen, in pixels.
 */
export function takeLook(root: Element, height: number): LookNode[] | null {
  if (root.querySelector('[aria-busy="true"]')) return null
  let count = 0

  const inside = (element: Element): LookNode[] =>
    [...element.childNodes].flatMap((node): LookNode[] => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent ? [node.textContent] : []
      const taken = node.nodeType === Node.ELEMENT_NODE ? take(node as Element) : null
      return taken ? [taken] : []
    })

  const take = (element: Element): LookNode | null => {
    const { tagName } = element
    if (left.has(tagName) || count > nodesAtMost) return null
    const { top, left: start, width, height: tall } = element.getBoundingClientRect()
    // Lines and groups of a drawing may have no size, and an element without one may contain others.
    const isOutside = top > height && width * tall > 0
    if (isOutside || getComputedStyle(element).display === 'none') return null
    count++
    const drawing = tagName === 'IMG' ? element.getAttribute('src') : null
    // Part of the snapshot; an image of any other address would be fetched. Scripts don't run within an image.
    // Those of a rail's further cards are not in sight.
    if (start < innerWidth && drawing?.startsWith('data:image/svg+xml,'))
      return ['img', { ...attributesOf(element), alt: '', src: drawing }]
    const tag = allowed.has(tagName.toLowerCase()) ? tagName.toLowerCase() : inLine.has(tagName) ? 'span' : 'div'
    const attributes = attributesOf(element)
    const href = tagName === 'A' ? element.getAttribute('href') : null
    if (href?.startsWith('/')) attributes.href = href
    // A button is an inline block by default; a span has to be styled as one.
    if (tag === 'span' && inLine.has(tagName)) {
      const { display } = getComputedStyle(element)
      if (display === 'inline-block') attributes.style = `${attributes.style ?? ''};display:inline-block`
    }
    return [tag, attributes, ...inside(element)]
  }

  const tree = inside(root)
  return count > nodesAtMost || count === 0 ? null : tree
}
