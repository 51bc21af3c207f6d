/** The copy about events that are over. */
export const passedWords = {
  passed: (count: number, titles: readonly string[]) =>
    `${count === 1 ? '1 event' : `${count} events`} passed without a mark: ${titles.join(', ')}`,
  dismissed: 'Dismissed',
}
