/** A metric type, in Prometheus' terms. */
type Metric = { name: string; help: string; type: 'counter' | 'gauge' | 'histogram'; lines: () => string[] }

/** Values of a metric's labels, in the order of its label names. */
type Values = readonly string[]

export type Counter = { add: (by: number, ...values: Values) => void }
/** `clear` removes all values, so that vanished label sets are no longer reported. */
export type Gauge = { set: (to: number, ...values: Values) => void; clear: () => void }
export type Histogram = { observe: (value: number, ...values: Values) => void }

export type Registry = {
  counter: (name: string, help: string, labels?: readonly string[]) => Counter
  gauge: (name: string, help: string, labels?: readonly string[]) => Gauge
  /** @param bounds upper bounds of the buckets, ascending; an unbounded bucket is added. */
  histogram: (name: string, help: string, bounds: readonly number[], labels?: readonly string[]) => Histogram
  /** Renders all metrics in the format that Prometheus scrapes. */
  text: () => string
}

/**
 * The metrics of a process, in Prometheus' text format 0.0.4. Custom, because the usual client costs 20 MB of memory and a
 * tenth of a second at startup, an eighth of the product's budget.
 *
 * @see https://prometheus.io/docs/instrumenting/exposition_formats/
 */
export function makeRegistry(): Registry {
  const metrics: Metric[] = []

  function scalar(type: 'counter' | 'gauge', name: string, help: string, labels: readonly string[]) {
    const values = new Map<string, number>()
    // An unlabelled counter is exported as 0 from the start; otherwise its first increase would be invisible.
    if (labels.length === 0) values.set('', 0)
    metrics.push({
      name,
      help,
      type,
      lines: () => [...values].map(([key, value]) => `${name}${braced(labelled(labels, key))} ${value}`),
    })
    return values
  }

  return {
    counter(name, help, labels = []) {
      const counts = scalar('counter', name, help, labels)
      return {
        add(by, ...values) {
          const key = keyOf(values)
          counts.set(key, (counts.get(key) ?? 0) + by)
        },
      }
    },
    gauge(name, help, labels = []) {
      const levels = scalar('gauge', name, help, labels)
      return { set: (to, ...values) => void levels.set(keyOf(values), to), clear: () => levels.clear() }
    },
    histogram(name, help, bounds, labels = []) {
      const series = new Map<string, { counts: number[]; sum: number }>()
      metrics.push({
        name,
        help,
        type: 'histogram',
        lines: () => [...series].flatMap(([key, one]) => bucketLines(name, labelled(labels, key), bounds, one)),
      })
      return {
        observe(value, ...values) {
          const key = keyOf(values)
          const one = series.get(key) ?? { counts: Array.from({ length: bounds.length + 1 }, () => 0), sum: 0 }
          series.set(key, one)
          const bucket = bounds.findIndex((bound) => value <= bound)
          one.counts[bucket < 0 ? bounds.length : bucket]!++
          one.sum += value
        },
      }
    },
    text: () =>
      metrics
        .flatMap(({ name, help, type, lines }) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines(), ''])
        .join('\n'),
  }
}

function bucketLines(
  name: string,
  labels: string,
  bounds: readonly number[],
  { counts, sum }: { counts: readonly number[]; sum: number },
): string[] {
  let below = 0
  const buckets = [...bounds, '+Inf'].map((bound, n) => {
    below += counts[n]!
    return `${name}_bucket${braced([labels, `le="${bound}"`].filter(Boolean).join(','))} ${below}`
  })
  return [...buckets, `${name}_sum${braced(labels)} ${sum}`, `${name}_count${braced(labels)} ${below}`]
}

/** None of our labels contains this character. */
const between = '\u001f'

const keyOf = (values: Values): string => (values.length === 1 ? values[0]! : values.join(between))

function labelled(labels: readonly string[], key: string): string {
  if (labels.length === 0) return ''
  const values = key.split(between)
  return labels.map((label, n) => `${label}="${escaped(values[n] ?? '')}"`).join(',')
}

const braced = (labels: string): string => (labels === '' ? '' : `{${labels}}`)

const escaped = (value: string): string => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
