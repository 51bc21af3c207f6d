/**
 * Resolves after the next paint, so that a tap's network calls do not delay its visible effect. After a tenth of a
 * second at the latest, because a hidden tab does not paint.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, 100)
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(late)
        resolve()
      }),
    )
  })
}
