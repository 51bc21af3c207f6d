/** Converts a confidence of 0 to 1 into one to three bars and words. */
export function confidenceLevel(confidence: number): { bars: 1 | 2 | 3; text: string } {
  if (confidence >= 0.85) return { bars: 3, text: 'Looks right' }
  return confidence >= 0.6 ? { bars: 2, text: 'Probably right' } : { bars: 1, text: 'Please check' }
}
