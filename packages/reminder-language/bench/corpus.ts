/**
 * Counts the correctly read lines of the corpora, by class. Run with `node packages/reminder-language/bench/corpus.ts`;
 * `node packages/reminder-language/bench/corpus.ts <class>` prints the errors of a class.
 */
import { readFileSync } from 'node:fs'
import { parseReminders } from '../src/several/several.ts'
import { linesNow, secondReviewNow } from '../test/case.ts'
import { readCorpus } from '../test/corpus/read-corpus.ts'
import { scored } from '../test/corpus/score.ts'

const wanted = process.argv[2]
const table: Record<string, { lines: number; 'day, time, rule': number; title: number; all: number }> = {}
const files = [
  'second-edition',
  'languages',
  'six-writers',
  'four-more-writers',
  'rounds-by-class',
  'fresh-eyes',
  'three-writers',
  'four-strangers',
  'two-later-strangers',
  'another-stranger',
  'latest-stranger',
  'by-people',
]
const text = (name: string) => readFileSync(new URL(`../test/corpus/${name}.txt`, import.meta.url), 'utf8')
const lines = files.flatMap((name) => readCorpus(text(name)).map((line) => ({ ...line, now: linesNow })))
const later = readCorpus(text('second-fresh-eyes')).map((line) => ({ ...line, now: secondReviewNow }))
for (const line of [...lines, ...later]) {
  const got = parseReminders(line.text, { now: line.now, timeZone: 'Asia/Kolkata' })
  const { when, rule, title } = scored(line, got)
  const row = table[line.class] ?? { lines: 0, 'day, time, rule': 0, title: 0, all: 0 }
  table[line.class] = row
  row.lines++
  row['day, time, rule'] += Number(when && rule)
  row.title += Number(title)
  row.all += Number(when && rule && title)
  if (wanted === line.class && !(when && rule && title)) {
    const want = line.reminders.map(({ whens, titles, rules }) =>
      [whens, titles, rules].map((all) => all.join('/')).join(' | '),
    )
    const read = got.map((one) => `${one.date ?? ''} ${one.time ?? ''} | ${one.title} | ${one.recurrence ?? ''}`)
    console.log(JSON.stringify({ text: line.text, want, read }))
  }
}
console.table(table)
