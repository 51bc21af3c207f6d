import { expect, test } from 'vitest'
import { makeRegistry } from './registry.ts'

test('metrics are in Prometheus format: help, type, escaped labels, cumulative buckets', () => {
  const { counter, gauge, histogram, text } = makeRegistry()
  const asked = counter('asked_total', 'Asked', ['by', 'what'])
  counter('never_total', 'Never')
  const level = gauge('level', 'A level')
  const took = histogram('took_seconds', 'Took', [0.1, 1], ['by'])
  asked.add(1, 'us', 'a "b"\nc\\')
  asked.add(2, 'us', 'a "b"\nc\\')
  level.set(1.5)
  for (const seconds of [0.1, 0.5, 7]) took.observe(seconds, 'us')
  expect(text().split('\n')).toEqual([
    '# HELP asked_total Asked',
    '# TYPE asked_total counter',
    'asked_total{by="us",what="a \\"b\\"\\nc\\\\"} 3',
    '',
    '# HELP never_total Never',
    '# TYPE never_total counter',
    'never_total 0',
    '',
    '# HELP level A level',
    '# TYPE level gauge',
    'level 1.5',
    '',
    '# HELP took_seconds Took',
    '# TYPE took_seconds histogram',
    'took_seconds_bucket{by="us",le="0.1"} 1',
    'took_seconds_bucket{by="us",le="1"} 2',
    'took_seconds_bucket{by="us",le="+Inf"} 3',
    'took_seconds_sum{by="us"} 7.6',
    'took_seconds_count{by="us"} 3',
    '',
  ])
})
