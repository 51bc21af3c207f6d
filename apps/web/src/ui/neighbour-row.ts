let find: () => HTMLElement | null = () => null

/**
 * Returns the checkbox of the row (`data-row`) that last had focus or, if that row is gone, of the next one, else of
 * the previous one; null if focus has been elsewhere since.
 */
export const neighbourRow = (): HTMLElement | null => find()

/** Tracks focus through the rows of a page. @returns the cleanup function. */
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
