import type { Path } from '#paths.ts'

/** What the bars know of the pages they lead to. */
export type BarProps = {
  cartCount: number
  /** The cart was chosen, be it from the cart itself. */
  onCart: () => void
  /** A finger or mouse is about to choose a page. */
  onNear: (path: Path) => void
}
