import { failures } from '@planner/contract/failures'
import { expect, test } from 'vitest'

import { voiceFailure, voiceLanguagesOf, withHeard } from './voice.ts'

test.each([
  ['', ['kal subah'], 'kal subah'],
  ['call mummy', ['tomorrow'], 'call mummy tomorrow'],
  ['call mummy ', ['tomorrow', ' at 8'], 'call mummy tomorrow at 8'],
  ['call mummy', [''], 'call mummy'],
  ['call mummy', [], 'call mummy'],
])('dictating %j and then %j joins the phrases', (before, heard, text) => {
  const parts = heard.map((transcript) => [{ transcript }])

  expect(withHeard(before, parts)).toBe(text)
})

test.each([
  ['not-allowed', failures.voiceRefused],
  ['audio-capture', failures.voiceNoMicrophone],
  ['no-speech', failures.voiceNothingHeard],
  ['something new', failures.voice],
  ['aborted', null],
])('the browser says %s', (code, sentence) => {
  expect(voiceFailure(code)).toBe(sentence)
})

test.each([
  [[], ['en-IN', 'hi-IN']],
  [
    ['en-US', 'en'],
    ['en-IN', 'hi-IN'],
  ],
  [
    ['ta-IN', 'en-IN'],
    ['en-IN', 'hi-IN', 'ta-IN'],
  ],
  [
    ['de-DE', 'pa'],
    ['en-IN', 'hi-IN', 'pa-Guru-IN'],
  ],
  [
    ['mr-IN', 'gu', 'mr'],
    ['en-IN', 'hi-IN', 'mr-IN', 'gu-IN'],
  ],
])('READ-7 a browser in %j offers dictation in %j', (wanted, codes) => {
  expect(voiceLanguagesOf(wanted).map(({ code }) => code)).toEqual(codes)
})
