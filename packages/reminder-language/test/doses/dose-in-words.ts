import type { MedicineReading } from '../../src/medicine/medicine.ts'

/**
 * Writes a reading with its further steps and medicines as the lines of `doses.txt` have it: 'Dolo 650: 1 tablet after,
 * 08:00 20:00, daily, for 5'. Null in, '–' out.
 */
export const doseInWords = (reading: MedicineReading | null): string =>
  reading === null ? '–' : [reading, ...reading.next].map(oneInWords).join(' + ') + doubtsInWords(reading)

function oneInWords({ name, unit, food, times, recurrence, startsOn, days, endsOn, stock }: MedicineReading): string {
  const amounts = [...new Set(times.map(({ amount }) => amount))]
  const at = times
    .map(({ time, amount }) => (amounts.length > 1 ? `${amount} at ${time.slice(0, 5)}` : time.slice(0, 5)))
    .join(' ')
  return [
    `${name}: ${amounts.length > 1 ? '' : `${amounts[0]} `}${unit}${food ? ` ${food}` : ''}`,
    at,
    recurrence,
    startsOn && `from ${startsOn}`,
    days && `for ${days}`,
    endsOn && `till ${endsOn}`,
    stock && `of ${stock}`,
  ]
    .filter(Boolean)
    .join(', ')
}

const doubtsInWords = ({ doubts }: MedicineReading): string =>
  doubts.map((doubt) => ` ! ${doubt.is}${doubt.is === 'unread' ? ` “${doubt.words}”` : ''}`).join('')
