import type { Path } from '#paths.ts'

/** What the navigation bars need. */
export type BarProps = {
  cartCount: number
  /** Called when the cart is selected, even from the cart itself. */
  onCart: () => void
  /** Called when a finger or the mouse is about to select a page. */
  onNear: (path: Path) => void
}
