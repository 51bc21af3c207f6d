/**
 * Once the screen shows what was just changed, so that what a tap asks of the network does not delay what it shows. At the
 * latest after a tenth of a second: a tab out of sight shows nothing.
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
