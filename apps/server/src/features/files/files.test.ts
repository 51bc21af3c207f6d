import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import * as privacy from '@planner/contract/account/privacy'
import { files as limits } from '@planner/contract/constants/reminders'
import * as files from '@planner/contract/files'
import * as household from '@planner/contract/household'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { purgeRemoved } from '#features/reminders/removal/restore.ts'
import { createHousehold } from '#test/create-household.ts'
import { pdf, phonePhoto, png } from '#test/sample-files.ts'
import { startS3 } from '#test/stand-ins/s3.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'
import { download, upload } from '#test/upload.ts'
import { purgeUnused, removeStored } from './work.ts'

const make = (person: Person, text = 'pay the electricity bill tomorrow at 6 pm', more: object = {}) =>
  person.call(reminders.createFromText, { text, ...more })

async function attach(server: TestServer, person: Person, id: string, content = phonePhoto(), name = 'bill.jpg') {
  const fileId = randomUUID()
  const answer = await upload(server, person, { id, file_id: fileId, name }, content)
  expect(answer).toMatchObject({ status: 200 })
  return fileId
}

/** Returns the names of the files in the file store. */
const stored = ({ config }: TestServer): string[] =>
  readdirSync(path.join(config.dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

/** Deletes unused files, then removes their bytes. */
async function cleanUp(server: TestServer): Promise<void> {
  await purgeUnused(server.context)
  await removeStored(server.context)
}

test('TASK-7 a reminder’s photo is served without its location, only to its owner, and is not cached', async () => {
  await using server = await startTestServer()
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  const { id } = await make(asha)
  const fileId = await attach(server, asha, id, phonePhoto(), '../Bijli bill – नवंबर.jpg')
  expect((await asha.call(reminders.list, {}))[0]!.files).toEqual([
    { id: fileId, name: 'Bijli bill – नवंबर.jpg', type: 'image/jpeg', bytes: expect.any(Number) },
  ])

  const { status, headers, content } = await download(server, asha, id, fileId)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(content.length),
    'content-disposition':
      'inline; filename="Bijli bill _ _____.jpg"; filename*=UTF-8\'\'Bijli%20bill%20%E2%80%93%20%E0%A4%A8%E0%A4%B5%E0%A4%82%E0%A4%AC%E0%A4%B0.jpg',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  for (const secret of ['GPS', 'Asha', 'film']) expect(content.includes(secret)).toBe(false)
  // The orientation is kept.
  expect(content.subarray(0, 40).toString('hex')).toContain('011200030000000100060000')

  expect(await download(server, ravi, id, fileId)).toMatchObject({ status: 404 })
  const { id: own } = await make(ravi)
  expect(await download(server, ravi, own, fileId)).toMatchObject({ status: 404 })
  expect(await upload(server, ravi, { id: own, file_id: fileId, name: 'x' }, pdf())).toMatchObject({
    status: 409,
    detail: 'That file id is already in use',
  })
  expect((await server.app.inject({ url: `/api/reminders/${id}/files/${fileId}` })).statusCode).toBe(401)
})

test('TASK-7 sent twice it is one file; a reminder has five; a PDF is saved and not shown', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { id } = await make(asha)
  const input = { id, file_id: randomUUID(), name: 'circular' }
  const answers = await Promise.all([1, 2, 3].map(() => upload(server, asha, input, pdf())))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await asha.call(reminders.list, {}))[0]!.files).toEqual([
    { id: input.file_id, name: 'circular.pdf', type: 'application/pdf', bytes: 200 },
  ])
  expect((await download(server, asha, id, input.file_id)).headers['content-disposition']).toMatch(/^attachment;/)

  for (let n = 0; n < 4; n++) await attach(server, asha, id, png(), 'page.png')
  expect(await upload(server, asha, { ...input, file_id: randomUUID() }, pdf())).toMatchObject({
    status: 409,
    detail: 'A reminder can have up to 5 photos and files',
  })
  // The repeated uploads leave nothing behind.
  server.clock.advance(86_400_000)
  await cleanUp(server)
  expect(stored(server)).toHaveLength(5)
})

test('TASK-7 an account has 200 MB for files; what was removed makes room, and over it nothing is added', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { id } = await make(asha)
  const fileId = await attach(server, asha, id, pdf(5000))
  await server.pool.query('update reminder_files set bytes = $1', [limits.accountBytesMax - 1000])
  const more = () => upload(server, asha, { id, file_id: randomUUID(), name: 'next.pdf' }, pdf(2000))
  expect(await more()).toMatchObject({
    status: 409,
    detail: 'You’ve used all 200 MB for photos and files; remove some first',
  })
  await asha.call(files.remove, { id, file_id: fileId })
  expect(await more()).toMatchObject({ status: 200 })
  expect(await asha.ask(files.restore, { id, file_id: fileId })).toMatchObject({
    status: 404,
    detail: 'File not found',
  })
  await removeStored(server.context)
  server.clock.advance(86_400_000)
  await removeStored(server.context)
  expect(stored(server)).toHaveLength(1)
})

test('TASK-7 a removed file comes back by undo for 7 days, a deleted reminder with its files, and then they are gone', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { id } = await make(asha)
  const [first, second] = [await attach(server, asha, id), await attach(server, asha, id, pdf(), 'circular.pdf')]
  const filesOf = async () => (await asha.call(reminders.list, {}))[0]?.files?.map((file) => file.id)

  expect((await asha.call(files.remove, { id, file_id: first })).files).toHaveLength(1)
  expect(await download(server, asha, id, first)).toMatchObject({ status: 404 })
  server.clock.advance(6 * 86_400_000)
  await cleanUp(server)
  await asha.call(files.restore, { id, file_id: first })
  expect(await filesOf()).toEqual([second, first])
  expect(await download(server, asha, id, first)).toMatchObject({ status: 200 })

  await asha.call(reminders.remove, { id })
  server.clock.advance(6 * 86_400_000)
  await cleanUp(server)
  await asha.call(reminders.restore, { id })
  expect(await filesOf()).toEqual([second, first])
  expect((await download(server, asha, id, second)).content).toEqual(pdf())

  await asha.call(files.remove, { id, file_id: first })
  server.clock.advance(8 * 86_400_000)
  expect(await asha.ask(files.restore, { id, file_id: first })).toMatchObject({ status: 404 })
  await cleanUp(server)
  expect(stored(server)).toHaveLength(1)
  await asha.call(reminders.remove, { id })
  await server.passTimeUntil(new Date(server.clock.now().getTime() + 10 * 86_400_000).toISOString())
  await cleanUp(server)
  expect(stored(server)).toEqual([])
  expect((await server.pool.query('select from file_removals')).rowCount).toBe(0)
})

test('TASK-7 a day taken out of a series keeps the files, and they stay while one of the two has them', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const series = await make(asha, 'pay the milkman every day at 8 am')
  const fileId = await attach(server, asha, series.id)
  const day = '2026-11-22'
  const own = await asha.call(reminders.update, { id: series.id, occurrence_date: day, only_day: true, title: 'pay' })
  expect(own.files!.map((file) => file.id)).toEqual([fileId])
  await asha.call(files.remove, { id: series.id, file_id: fileId })
  server.clock.advance(9 * 86_400_000)
  await cleanUp(server)
  expect(await download(server, asha, own.id, fileId)).toMatchObject({ status: 200 })
})

test('TASK-7 HOME-2 people who see a reminder see its files, those who may edit it attach files; they follow its owner', async () => {
  await using server = await startTestServer()
  const { asha, rohan, anu, stranger } = await createHousehold(server)
  const { id } = await make(asha, 'school fee tomorrow at 9 am', { audience: 'everyone' })
  const fileId = await attach(server, asha, id)
  for (const person of [rohan, anu]) expect((await download(server, person, id, fileId)).status).toBe(200)
  expect((await download(server, stranger, id, fileId)).status).toBe(404)
  expect(await upload(server, anu, { id, file_id: randomUUID(), name: 'x.png' }, png())).toMatchObject({
    status: 403,
    detail: 'Only the person who asked for this reminder can change it',
  })
  const rohans = await attach(server, rohan, id, png(), 'receipt.png')
  await asha.call(reminders.update, { id, audience: 'self' })
  expect((await download(server, rohan, id, rohans)).status).toBe(404)

  await asha.call(reminders.update, { id, audience: 'everyone' })
  await asha.call(household.handOver, { id: rohan.id })
  await asha.call(household.leave, {})
  expect((await download(server, asha, id, fileId)).status).toBe(404)
  await asha.call(privacy.askDeletion, { password: 'Marigold7', word: 'DELETE' })
  server.clock.advance(9 * 86_400_000)
  await server.passTimeUntil(server.clock.now().toISOString())
  await cleanUp(server)
  expect((await download(server, rohan, id, fileId)).status).toBe(200)
})

test('TASK-7 the export has the files, and deleting the account removes them from the store', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { id } = await make(asha)
  const fileId = await attach(server, asha, id, pdf(), 'circular.pdf')
  const { payload } = await server.app.inject({
    method: privacy.exportData.method,
    url: privacy.exportData.path,
    headers: { authorization: `Bearer ${asha.token}` },
  })
  const file = JSON.parse(payload)
  expect(file.reminder_files).toMatchObject([{ id: fileId, name: 'circular.pdf', bytes: 200 }])
  expect(file.reminder_file_contents).toEqual([
    { id: fileId, name: 'circular.pdf', type: 'application/pdf', base64: pdf().toString('base64') },
  ])
  expect(payload).not.toContain('store_key')

  await asha.call(privacy.askDeletion, { password: 'Marigold7', word: 'DELETE' })
  server.clock.advance(8 * 86_400_000)
  await server.passTimeUntil(server.clock.now().toISOString())
  await removeStored(server.context)
  expect(stored(server)).toEqual([])
})

test('TASK-7 files go to an S3 bucket by signed requests; while it is away one sentence says so, and nothing is lost', async () => {
  await using s3 = await startS3()
  await using server = await startTestServer({ environment: s3.environment })
  const asha = await server.aPerson()
  const { id } = await make(asha)
  const fileId = await attach(server, asha, id, pdf(300), 'circular.pdf')
  expect(s3.refused).toEqual([])
  expect([...s3.objects.values()]).toEqual([pdf(300)])
  expect((await download(server, asha, id, fileId)).content).toEqual(pdf(300))

  s3.goAway(true)
  const unavailable = { status: 503, detail: 'We can’t reach the file storage right now; please try again later' }
  expect(await upload(server, asha, { id, file_id: randomUUID(), name: 'x.pdf' }, pdf())).toMatchObject(unavailable)
  expect((await download(server, asha, id, fileId)).status).toBe(503)
  await asha.call(reminders.remove, { id })
  server.clock.advance(9 * 86_400_000)
  await purgeRemoved(server.context)
  await cleanUp(server)
  expect(s3.objects.size).toBe(1)
  s3.goAway(false)
  server.clock.advance(86_400_000)
  await removeStored(server.context)
  expect(s3.objects.size).toBe(0)
})

test('TASK-7 a bucket whose key is wrong refuses, and nothing is attached', async () => {
  await using s3 = await startS3()
  const environment = { ...s3.environment, FILES_S3_SECRET_ACCESS_KEY: 'another' }
  await using server = await startTestServer({ environment })
  const asha = await server.aPerson()
  const { id } = await make(asha)
  expect(await upload(server, asha, { id, file_id: randomUUID(), name: 'x.pdf' }, pdf())).toMatchObject({ status: 503 })
  expect(s3.refused).toEqual(['SignatureDoesNotMatch'])
  expect((await asha.call(reminders.list, {}))[0]!.files).toBeUndefined()
})
