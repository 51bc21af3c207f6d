import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { violations } from '@planner/testing/violations'
import { expect, test } from 'vitest'

const source = path.resolve(import.meta.dirname, '../src')

/**
 * Files that may use their own colours: drawings, codes read by cameras, a legally prescribed mark, colours passed to
 * other companies' pages, and an SMS code that only looks like a colour.
 */
const ownColours = [
  /\/art\//,
  /\/QrCode\.tsx$/,
  /\/DietMark\.tsx$/,
  /\/NightBand\.tsx$/,
  /\/checkout\.ts$/,
  /\/theme\.ts$/,
  /\/find-code\.ts$/,
  /print\.css$/,
  /legal\.css$/,
  /tokens\.css$/,
  /\.test\.tsx?$/,
]

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(tsx?|css)$/.test(name))
  .map((name) => ({ name: `/${name}`, text: readFileSync(path.join(source, name), 'utf8') }))

test('every colour outside a drawing is a token', () => {
  const scope = files.filter(({ name }) => !ownColours.some((one) => one.test(name)))
  const coloured = /#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl|oklch|oklab)a?\(/
  expect(violations(scope, ({ text }) => coloured.test(text)).map(({ name }) => name)).toEqual([])
})

test('every size of type, radius and shadow is a token', () => {
  const lines = files.flatMap(({ name, text }) => text.split('\n').map((line) => `${name}: ${line.trim()}`))
  const utilities = lines.filter((line) => /\b(?:text|rounded|shadow|tracking)-/.test(line))
  // Cook mode's steps scale with the screen.
  const arbitrary = /\b(?:text|rounded|shadow|tracking)-\[(?!clamp)[^\]]*(?:rem|px|em)[^\]]*\]/
  expect(violations(utilities, (line) => arbitrary.test(line))).toEqual([])
})

test('every duration and easing is a token, except for endless animations and drawings', () => {
  const lines = files.flatMap(({ name, text }) => text.split('\n').map((line) => ({ name, line: line.trim() })))
  const moving = lines.filter(
    ({ name, line }) =>
      !/tokens\.css$|\/art\//.test(name) && (name.endsWith('.css') || /className|\bduration-|\bease-/.test(line)),
  )
  const raw = /\b(?:duration|ease)-(?!\()|cubic-bezier|(?<!\d)[1-9]\d{1,3}ms\b/
  const known = /infinite|animation: tour-|animation-delay: calc|animation-duration: 1ms|transition-duration: 1ms/
  expect(violations(moving, ({ line }) => raw.test(line) && !known.test(line))).toEqual([])
})
