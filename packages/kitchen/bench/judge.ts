import { scores } from '../test/judge/scores.ts'

const bars: Record<string, string> = {
  diet: 'bar 100',
  duplicates: 'bar 98',
  nutrition: 'bar 95',
  steps: 'bar 95',
  'good accepted': 'bar 95',
  'by hand': '56 of 60 when scored first',
}

const figures = scores()
for (const { name, missed } of figures) for (const one of missed) console.log(`  missed, ${name}: ${one}`)
for (const { name, right, of } of figures)
  console.log(`judge ${name}: ${((right / of) * 100).toFixed(1)} % (${right} of ${of}, ${bars[name]})`)
