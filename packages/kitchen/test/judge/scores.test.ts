import { expect, test } from 'vitest'
import { scores } from './scores.ts'

test('the judge finds seeded faults and accepts good recipes', () => {
  const bars: Record<string, number> = {
    diet: 1,
    duplicates: 0.98,
    nutrition: 0.95,
    steps: 0.95,
    'good accepted': 0.95,
    'by hand': 0.95,
  }
  for (const { name, right, of, missed } of scores())
    expect(right / of, `${name}: ${missed.join('\n')}`).toBeGreaterThanOrEqual(bars[name]!)
})
