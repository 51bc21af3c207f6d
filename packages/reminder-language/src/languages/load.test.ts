import { expect, test } from 'vitest'
import { linesNow } from '../../test/case.ts'
import languageLines from '../../test/corpus/languages.txt?raw'
import { readCorpus } from '../../test/corpus/read-corpus.ts'
import { scored } from '../../test/corpus/score.ts'
import secondEdition from '../../test/corpus/second-edition.txt?raw'
import { parseReminder } from '../index.ts'
import { counted, named } from '../vocabulary/vocabulary.ts'
import { languages } from './all.ts'
import { dictationCodes } from './dictation.ts'
import { languagesOf, readyFor } from './load.ts'
import { markers } from './markers.ts'

const options = { now: linesNow, timeZone: 'Asia/Kolkata' }
const inLanguages = [
  ...readCorpus(secondEdition).filter((line) => line.class === 'languages'),
  ...readCorpus(languageLines),
]

test.each(inLanguages.map((line) => [line.text, line] as const))('READ-7 %s is understood', (text, line) => {
  expect(scored(line, [parseReminder(text, options)])).toEqual({ when: true, rule: true, title: true })
})

test.each([
  ['call mom tomorrow', []],
  ['kal subah doodh lana', []],
  ['हर सोमवार योग', ['hi']],
  ['उद्या सकाळी दूध', ['hi', 'mr']],
  ['udya sakali 7 vajta', ['mr']],
  ['કાલે સવારે', ['gu']],
  ['কাল সকাল', ['bn']],
  ['நாளை காலை', ['ta']],
  ['రేపు ఉదయం', ['te']],
  ['ನಾಳೆ ಬೆಳಿಗ್ಗೆ', ['kn']],
  ['നാളെ രാവിലെ', ['ml']],
  ['କାଲି ସକାଳେ', ['or']],
  ['kali sakala 10 tare', ['or']],
  ['ਕੱਲ੍ਹ ਸਵੇਰੇ', ['pa']],
  ['کل صبح', ['ur']],
])('READ-7 %s is seen to need %o', (text, codes) => expect(languagesOf(text).toSorted()).toEqual(codes))

test('READ-7 a page loads what a text needs, and twice is once', async () => {
  await readyFor('நாளை Diwali')
  await readyFor('நாளை Diwali')
  expect(parseReminder('நாளை காலை 8 மணிக்கு பால்', options).date).toBe('2026-11-21')
})

test('READ-7 no language counts a day, a weekday or a month twice in a line', () => {
  const vocabularies = languages.flatMap(({ code, script, roman }) =>
    [script, roman]
      .flatMap((words) => (words ? [words.days, words.weekdays, words.months] : []))
      .map((text) => ({ code, text })),
  )
  const lines = vocabularies.flatMap(({ code, text }) =>
    text
      .trim()
      .split('\n')
      .map((line) => ({ code, line })),
  )
  expect(lines.length).toBeGreaterThan(80)
  const twice = lines.filter(({ line }) => {
    const values = counted(line).map(([value]) => value)
    return new Set(values).size < values.length
  })
  expect(twice).toEqual([])
})

test('READ-7 every language has a dictation code, weekdays, numbers and parts of the day', () => {
  for (const { code, script } of languages) {
    expect(dictationCodes[code], code).toBeDefined()
    expect(script.weekdays.trim().split(/\s+/).length, code).toBeGreaterThanOrEqual(7)
    expect(named(script.parts).length, code).toBeGreaterThanOrEqual(5)
  }
})

test('READ-7 a word that identifies a language belongs to only one and is neither English nor Hinglish', () => {
  const words = Object.values(markers).flatMap((list) => list.split(' '))
  expect(words.length - new Set(words).size).toBeLessThanOrEqual(3)
  for (const word of words) {
    const alone = parseReminder(`${word} 6 pm`, options)
    expect(alone.recurrence ?? alone.time, word).not.toBeNull()
  }
})

test('READ-7 words that only look like times in these languages are left alone', () => {
  for (const text of [
    'அம்மாவுக்கு பால்',
    'അമ്മയെ വിളിക്കണം',
    'మందులు కొనాలి',
    'ਮੰਮੀ ਨੂੰ ਫ਼ੋਨ',
    'দুধ কিনতে হবে',
    'દૂધ લાવવું',
    'آم لانا',
    'କ୍ଷୀର ଆଣିବା',
  ])
    expect(parseReminder(text, options)).toMatchObject({ date: null, time: null, recurrence: null, title: text })
})

test('READ-7 digits of every script are read, and no reading is in the past', () => {
  for (const [text, time] of [
    ['நாளை ௮ மணிக்கு', '08:00:00'],
    ['কাল ৮টায় বাজার', '08:00:00'],
    ['کل ۸ بجے دودھ', '08:00:00'],
    ['రేపు ౮ గంటలకు పాలు', '08:00:00'],
    ['କାଲି ୮ଟାରେ କ୍ଷୀର', '08:00:00'],
  ])
    expect(parseReminder(text!, options)).toMatchObject({ date: '2026-11-21', time })
})
