/*
 * Keyboard shortcuts of the agenda: j and k move between the checkboxes of its rows; x, e, s and # press the buttons of
 * the current row.
 */

const rows = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].filter((row) => row.offsetParent !== null)

const current = (): HTMLElement | undefined => document.activeElement?.closest<HTMLElement>('[data-row]') ?? undefined

function walk(by: 1 | -1): void {
  const all = rows()
  const at = all.indexOf(current()!)
  const next = at < 0 ? all.at(by === 1 ? 0 : -1) : all[Math.min(all.length - 1, Math.max(0, at + by))]
  next?.querySelector<HTMLElement>('[data-key="x"]')?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

const press = (key: string) => (): void => current()?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click()

export const rowKeys: Readonly<Record<string, () => void>> = {
  j: () => walk(1),
  k: () => walk(-1),
  x: press('x'),
  e: press('e'),
  s: press('s'),
  '#': press('#'),
}
