import { readdirSync } from 'node:fs'
import path from 'node:path'
import { legalDocuments } from '@planner/contract/legal/documents'
import { legalNames, legalTitles } from '@planner/contract/legal/names'
import { recipientIds, recipients } from '@planner/contract/legal/recipients'
import * as status from '@planner/contract/status'
import { expect, test } from 'vitest'
import { startRazorpay } from '#test/stand-ins/razorpay/razorpay.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'

const read = async (server: TestServer, address: string) => {
  const answer = await server.app.inject({ url: address, headers: { accept: 'text/html' } })
  expect(answer.statusCode, address).toBe(200)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  return answer.body
}

test('LEGAL-1 signed-out visitors get the four texts as plain pages, dated today in India, with a contact', async () => {
  // It is already the 21st in Mumbai.
  await using server = await startTestServer({ at: '2026-11-20T20:00:00Z' })
  for (const name of legalNames) {
    const page = await read(server, `/legal/${name}`)
    expect(page).toContain(`<h1>${legalTitles[name].replace('&', '&amp;')}</h1>`)
    expect(page).toContain('Last Updated: 21 November 2026')
    expect(page).toContain('href="mailto:')
    expect(page).not.toMatch(/<script|undefined|\*\*/)
    for (const { id } of legalDocuments[name].sections) {
      expect(page).toContain(`<section id="${id}">`)
      expect(page).toContain(`href="#${id}"`)
    }
  }
  expect(await read(server, '/legal/')).toContain('<h1>Privacy Policy</h1>')
  const missing = await server.app.inject({ url: '/legal/nothing' })
  expect([missing.statusCode, missing.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(missing.body).toContain('<h1>Page not found</h1>')
  for (const name of legalNames) expect(missing.body).toContain(`href="/legal/${name}"`)
})

test('LEGAL-1 the legal pages name the operator, or say that none is named', async () => {
  await using bare = await startTestServer()
  expect(await read(bare, '/legal/privacy')).toContain('has not named a contact or grievance officer yet')
  expect(await read(bare, '/legal/terms')).toContain('has not added its name here yet')

  await using gateway = await startRazorpay()
  const environment = {
    SELLER_NAME: 'Planner <b>Foods</b>',
    SELLER_ADDRESS: 'Pune',
    SELLER_GSTIN: '27AAPFU0939F1ZV',
    CONTACT_EMAIL: 'help@planner.example',
    GRIEVANCE_OFFICER: 'The officer',
  }
  await using server = await startTestServer({ environment: { ...environment, ...gateway.environment } })
  const page = await read(server, '/legal/privacy')
  expect(page).toContain('Planner &lt;b&gt;Foods&lt;/b&gt;')
  expect(page).toContain('GSTIN 27AAPFU0939F1ZV')
  expect(page).toContain('<strong>The officer</strong>, grievance officer')
  expect(page).toContain('href="mailto:help@planner.example"')
  const connected = /Connected on this installation:.*/.exec(page)![0]
  expect(connected).toContain('Razorpay')
  expect(connected).not.toContain('Twilio')
  expect((await server.anyone.call(status.config, {})).operator).toEqual({
    name: environment.SELLER_NAME,
    address: 'Pune',
    gstin: environment.SELLER_GSTIN,
    contact_email: 'help@planner.example',
    grievance_officer: 'The officer',
  })
})

test('every provider that the server can speak to is named in the privacy policy', () => {
  const providers = path.resolve(import.meta.dirname, '../../providers')
  const folders = readdirSync(providers, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  // Tesseract runs on the same machine and passes data to nobody.
  const speaksTo = folders.map(({ name }) => name).filter((name) => name !== 'tesseract')
  expect(recipientIds.toSorted()).toEqual(speaksTo.toSorted())
  const text = JSON.stringify(legalDocuments.privacy)
  for (const { name, gets } of recipients) {
    expect(text).toContain(name)
    expect(text).toContain(gets)
  }
})
