let find: () => HTMLElement | null = () => null

/**
 * The tick of the row (`data-row`) in which the focus was last, or, where that row is gone, of the one after it, else of the one
 * before; null where the focus was elsewhere since.
 */
export const rowBeside = (): HTMLElement | null => find()

/** Follows the focus through the rows of a page. @returns stops it. */
export function followRows(): () => void {
  document.addEventListener('focusin', hear)
  return () => {
    document.removeEventListener('focusin', hear)
    find = () => null
  }
}

function hear({ target }: FocusEvent): void {
  if (!(target instanceof Element) || target.closest('[role="dialog"], [role="alertdialog"]')) return
  const row = target.closest<HTMLElement>('[data-row]')
  if (!row) {
    find = () => null
    return
  }
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const place = rows.indexOf(row)
  const nearest = [row, ...rows.slice(place + 1), ...rows.slice(0, place).toReversed()]
  find = () => nearest.find((one) => one.isConnected)?.querySelector<HTMLElement>('[data-key="x"]') ?? null
}
