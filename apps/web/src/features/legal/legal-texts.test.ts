import { account, privacy, session } from '@planner/contract/constants/accounts'
import { audit } from '@planner/contract/constants/admin'
import { recipes } from '@planner/contract/constants/kitchen'
import { alertRetentionDays } from '@planner/contract/constants/notifications'
import { gst } from '@planner/contract/constants/orders'
import { householdRoles } from '@planner/contract/household-roles'
import { legalDocuments } from '@planner/contract/legal/documents'
import { spansOf } from '@planner/contract/legal/inline'
import { legalNames } from '@planner/contract/legal/names'
import { contactLine, grievanceLines, operatorLines, placeholderMail } from '@planner/contract/legal/parts'
import { storedOnDevice } from '@planner/contract/legal/stored-on-device'
import { expect, test } from 'vitest'

import { optionalNames } from '#platform/storage.ts'

const textOf = (name: (typeof legalNames)[number]) => JSON.stringify(legalDocuments[name])

test('bold text and links in a legal text are recognised', () => {
  expect(spansOf('Look **here** or [there](/legal/terms).')).toEqual([
    { kind: 'text', text: 'Look ' },
    { kind: 'strong', text: 'here' },
    { kind: 'text', text: ' or ' },
    { kind: 'link', text: 'there', href: '/legal/terms' },
    { kind: 'text', text: '.' },
  ])
  expect(spansOf('nothing')).toEqual([{ kind: 'text', text: 'nothing' }])
})

test.each(legalNames)('%s has no HTML, no unclosed bold text, no section twice, and only working links', (name) => {
  const { sections } = legalDocuments[name]
  const ids = sections.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(textOf(name)).not.toMatch(/<\w|TODO|lorem/i)
  for (const line of textOf(name).split('","')) {
    const shown = spansOf(line)
    expect(
      shown
        .filter(({ kind }) => kind === 'text')
        .map(({ text }) => text)
        .join(''),
    ).not.toMatch(/\*\*|\]\(/)
    for (const span of shown) {
      if (span.kind === 'link') expect(span.href).toMatch(/^(https:\/\/|\/legal\/(privacy|terms|cookies|disclaimer)$)/)
    }
  }
})

test('LEGAL-1 the terms cap liability at 12 months, price in INR with taxes, and name Indian law', () => {
  const terms = textOf('terms')
  expect(terms).toContain('capped at the amount you paid us in the last 12 months')
  expect(terms).toContain('Prices are in Indian rupees (INR), including taxes')
  expect(terms).toContain('Indian law applies')
  expect(textOf('cookies')).toContain('up to 1 year')
})

test('terms and privacy policy allow children where the product does: in the household of a parent', () => {
  expect(householdRoles).toContain('child')
  expect(textOf('terms')).toContain('only as a child in the household of a parent or guardian')
  expect(textOf('privacy')).toContain('a parent or guardian may invite a **child to their household**')
})

test('the terms state the GST of orders, and call the total an estimate where the shop sets its own prices', () => {
  const terms = textOf('terms')
  expect(terms).toContain(`GST at ${gst.cgst + gst.sgst}% of the subtotal`)
  expect(terms).toContain('it sets its own prices, and our total is an estimate')
})

test('the privacy policy states the retention periods and limits that the product applies', () => {
  const text = textOf('privacy')
  expect(text).toContain(`${session.idleDays} days without use, ${session.maxDays} days in all`)
  expect(text).toContain(`For ${privacy.graceDays} days you can sign in and keep it after all`)
  expect(text).toContain(`the word ${privacy.deletionWord}`)
  expect(text).toContain(`up to ${privacy.exportsPerDay} times a day`)
  expect(text).toContain(`["Notification history","${alertRetentionDays} days,`)
  expect(text).toContain(`["Audit log","${audit.retentionYears} years;`)
  expect(text).toContain(`works once, for ${account.resetMinutes} minutes`)
  expect(text).toContain(`${recipes.unseenDays + 2} days, as no dish repeats for ${recipes.unseenDays}`)
})

test('ONBOARD-4 the page stores what the policy calls functional only with consent', () => {
  const functional = storedOnDevice.filter(({ kind }) => kind === 'Functional').map(({ name }) => name)
  expect(functional.toSorted()).toEqual([...optionalNames].toSorted())
})

test('LEGAL-1 no operator is made up if none is configured', () => {
  const nobody = { name: null, address: null, gstin: null, contact_email: null, grievance_officer: null }
  expect(operatorLines(nobody)).toEqual(['The operator of this installation has not added its name here yet.'])
  expect(grievanceLines(nobody).join()).toContain('has not named a contact')
  expect(contactLine(nobody)).toContain(`mailto:${placeholderMail}`)
  expect(contactLine(nobody)).toContain('nobody reads')
})
