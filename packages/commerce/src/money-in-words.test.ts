import { expect, test } from 'vitest'
import { moneyInWords } from './money-in-words.ts'

test.each([
  [0, 'Rupees zero only'],
  [100, 'Rupees one only'],
  [5, 'Rupees zero and five paise only'],
  [35_282, 'Rupees three hundred fifty-two and eighty-two paise only'],
  [2_000_000, 'Rupees twenty thousand only'],
  [12_345_650, 'Rupees one lakh twenty-three thousand four hundred fifty-six and fifty paise only'],
  [1_000_000_000, 'Rupees one crore only'],
  [
    123_456_789_012,
    'Rupees one hundred twenty-three crore forty-five lakh sixty-seven thousand eight hundred ninety and twelve paise only',
  ],
])('%d paise', (amount, words) => expect(moneyInWords(amount)).toBe(words))
