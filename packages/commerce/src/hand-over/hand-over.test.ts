import { expect, test } from 'vitest'
import { listText } from './list-text.ts'
import { linkMax, mailLinks, smsLinks, whatsappLinks } from './send-links.ts'
import { knownShops, searchHostOf, searchLink } from './shop-search.ts'

const lines = [
  { type: 'ingredient', name: 'Toor dal, 1 kg', quantity: 2, price: 16_000 },
  { type: 'product', name: '5 kg atta', quantity: 1, price: 0 },
  { type: 'recipe', name: 'Dal Tadka', quantity: 1, price: 29_900 },
]
const about = {
  order: 'Order #1A2B3C4D',
  where: '14 Hill Road, 400050',
  by: new Date('2026-12-04T07:30:00Z'),
  timeZone: 'Asia/Kolkata',
  language: 'en',
} as const

test('SHOP-3 the list is grouped, with Indian amounts, where and by when', () => {
  expect(listText(lines, about)).toBe(
    [
      'Namaste! My list: (Order #1A2B3C4D)',
      '*Groceries*\n1. 2 × Toor dal, 1 kg: ₹320.00\n2. 5 kg atta',
      '*Dishes*\n1. Dal Tadka: ₹299.00',
      'About ₹619.00\nTo: 14 Hill Road, 400050\nBy: Fri, 4 Dec, 1:00 pm',
      'Please tell me what you have and the total.',
    ].join('\n\n'),
  )
  expect(listText([{ ...lines[0]!, price: 12_345_600 }], { ...about, language: 'hi' })).toMatch(
    /^नमस्ते! मेरी सूची:[\s\S]*₹2,46,912\.00[\s\S]*पता: 14 Hill Road/,
  )
})

test('SHOP-3 the list says its day in its language, as a date that stays true on another day', () => {
  const byIn = (language: 'en' | 'hi') => /^(?:By|कब तक): (.*)$/m.exec(listText(lines, { ...about, language }))?.[1]
  expect([byIn('en'), byIn('hi')]).toEqual(['Fri, 4 Dec, 1:00 pm', 'शुक्र, 4 दिस॰, 1:00 pm'])
  expect(listText(lines, { ...about, by: null })).not.toContain('By:')
})

const textIn = (link: string): string => decodeURIComponent(/(?:text|body)=(.*)$/.exec(link)![1]!)

test('SHOP-3 a list of 300 items goes in links that no phone cuts, and nothing is lost', () => {
  const many = Array.from({ length: 300 }, (_, n) => ({ ...lines[0]!, name: `प्याज़ और आलू, नंबर ${n}` }))
  const text = listText(many, about)
  for (const links of [whatsappLinks(text, '+919876543210'), smsLinks(text, null), mailLinks(text, 'My list')]) {
    expect(links.length).toBeGreaterThan(5)
    expect(Math.max(...links.map(({ length }) => length))).toBeLessThanOrEqual(linkMax)
    const together = links.map((link) => textIn(link).replace(/^\(\d+\/\d+\)\n/, '')).join('\n')
    expect(together).toBe(text)
  }
  expect(whatsappLinks(text, '+919876543210')[0]).toMatch(/^https:\/\/wa\.me\/919876543210\?text=/)
  expect(whatsappLinks('short', null)).toEqual(['https://wa.me/?text=short'])
})

test('SHOP-3 one item that is longer than a link is cut between characters, not lost', () => {
  const text = '🍅'.repeat(600)
  expect(
    whatsappLinks(text, null)
      .map((link) => textIn(link).replace(/^\(\d+\/\d+\)\n/, ''))
      .join(''),
  ).toBe(text)
})

test('SHOP-3 every known shop has a search page of its own site, in which the item comes back whole', () => {
  for (const { host } of knownShops) {
    const link = searchLink(host, 'Toor dal & masoor?, 1 kg')
    expect(link).toMatch(/^https:\/\/[^?#\s]+(\?[^\s#]*=|\/)[^\s&?#/]+$/)
    expect(decodeURIComponent(link)).toContain('Toor dal & masoor? 1 kg')
    const found = searchHostOf(link)!
    // Two host names of one shop have the same search page.
    expect(searchLink(found, 'x')).toBe(searchLink(host, 'x'))
  }
  expect(searchHostOf('https://evil.example/bigbasket.com')).toBeUndefined()
  expect(searchHostOf('https://notbigbasket.com')).toBeUndefined()
  expect(searchHostOf(null)).toBeUndefined()
})
