import { expect, test } from 'vitest'

import { leadChoices, nagChoices, zoneChoices } from './choices.ts'

test('SETTINGS-1 alerts ring 0, 5, 10, 15, 30 or 60 minutes, 2 hours or a day ahead', () => {
  expect(leadChoices(60).map(({ label }) => label)).toEqual([
    'Only when due',
    '5 minutes before',
    '10 minutes before',
    '15 minutes before',
    '30 minutes before',
    '1 hour before',
    '2 hours before',
    '1 day before',
  ])
})

test('what was chosen elsewhere is offered too, in its place', () => {
  expect(leadChoices(45).map(({ value }) => value)).toEqual(['0', '5', '10', '15', '30', '45', '60', '120', '1440'])
  expect(nagChoices(20).map(({ label }) => label)).toContain('Every 20 minutes')
})

test('SETTINGS-1 India comes first among the time zones, once, and the chosen zone is always there', () => {
  const zones = zoneChoices('Asia/Kolkata')

  expect(zones[0]).toEqual({ value: 'Asia/Kolkata', label: 'India (Asia/Kolkata)' })
  expect(zones.filter(({ value }) => /Kolkata|Calcutta/.test(value))).toHaveLength(1)
  expect(zoneChoices('Etc/GMT+3').map(({ value }) => value)).toContain('Etc/GMT+3')
  expect(zoneChoices('America/New_York')).toContainEqual({ value: 'America/New_York', label: 'New York (America)' })
})
