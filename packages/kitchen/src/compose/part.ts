/** What is in the pot and why it is there. */
export type Part = {
  id: string
  grams: number
  from: 'main' | 'base' | 'second' | 'style' | 'frying'
  /** Grams that stand in the pot for each gram that is taken up: the sugar of a syrup. */
  inPot?: number
}
