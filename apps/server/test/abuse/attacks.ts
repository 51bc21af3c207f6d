import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { read } from './client.ts'
import { attackersAddress, type Member, password, type Scene } from './scene.ts'

/** The results of an attack: figures by name, for the table and for tests. */
export type Figures = Record<string, number>

export type Attack = {
  name: string
  /** Prepares the attack through the API; calls refused by limits are ignored. */
  prepare(scene: Scene): Promise<() => Promise<Figures>>
}

const sized = ({ size }: Scene, full: number, short: number): number => (size === 'full' ? full : short)

const together = <T>(count: number, one: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => one(n)))

/** Sends this many calls per second, whether or not they are answered. */
async function flood(perSecond: number, seconds: number, one: () => Promise<unknown>): Promise<void> {
  const asked: Promise<unknown>[] = []
  for (let n = 0; n < perSecond * seconds; n++) {
    asked.push(one())
    await pause(1000 / perSecond)
  }
  await Promise.all(asked)
}

/** 200 lines with the maximum amount of text. */
async function fillCart(member: Member): Promise<void> {
  const lines = (count: number, from: number, length: number) => ({
    items: Array.from({ length: count }, (_, n) => ({
      type: 'product',
      item_id: `lamp-${from + n}`,
      name: `Lamp ${from + n}`,
      description: 'A lamp. '.repeat(length / 8),
      quantity: 1,
      price: 100,
    })),
  })
  for (let from = 0; from < 200; from += 40) {
    const { status } = await member.ask('POST', '/api/cart/add-all', lines(40, from, 1000))
    // The total text of a cart is limited.
    if (status !== 200) await member.ask('POST', '/api/cart/add-all', lines(40, from, 80))
  }
}

/** Creates a person with a full cart who has placed the maximum number of orders. */
async function buyer(scene: Scene, orders: number): Promise<{ member: Member; orderIds: string[] }> {
  const member = await scene.member()
  await fillCart(member)
  const orderIds: string[] = []
  for (let n = 0; n < orders; n++) {
    const order = read<{ id: string }>(await member.ask('POST', '/api/orders', {}))
    if (!order) break
    orderIds.push(order.id)
    if (n < orders - 1) await member.ask('POST', `/api/orders/${order.id}/reorder`, {})
  }
  return { member, orderIds }
}

/** Creates a person with every channel on, a verified number and a browser. */
async function reachable(scene: Scene, number: string): Promise<Member> {
  const member = await scene.member()
  await member.ask('POST', '/api/sms/send-otp', { phone_number: number })
  const code = scene.outside.twilio.codes().get(number)
  await member.ask('POST', '/api/sms/verify-otp', { phone_number: number, code })
  await member.ask('PUT', '/api/profile/update', {
    sms_notifications: true,
    whatsapp_notifications: true,
    voice_notifications: true,
    email_notifications: true,
  })
  await member.ask('POST', '/api/notifications/subscriptions', scene.outside.push.aBrowser())
  await scene.proveAddress(member.id)
  return member
}

/** At noon tomorrow: outside quiet hours, and not due before the scene makes it due. */
const remind = (member: Member, title: string) =>
  member.ask('POST', '/api/reminders/ai', { text: `${title} tomorrow at 12 pm` })

const orderLists: Attack = {
  name: 'order lists, 10 a second',
  async prepare(scene) {
    const { member, orderIds } = await buyer(scene, sized(scene, 61, 3))
    return async () => {
      let largest = 0
      await flood(10, sized(scene, 15, 1), async () => {
        largest = Math.max(largest, (await member.ask('GET', '/api/orders')).bytes)
      })
      return { orders: orderIds.length, 'largest answer kB': Math.round(largest / 1000) }
    }
  },
}

const unreadSockets: Attack = {
  name: '120 unread sockets',
  async prepare(scene) {
    const { member, orderIds } = await buyer(scene, sized(scene, 61, 4))
    const token = await tokenOf(member, scene)
    return async () => {
      const ask = `GET /api/orders HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`
      const sockets = Array.from({ length: 120 }, () => openRaw(scene, { isRead: false }))
      for (const { socket } of sockets) socket.write(ask)
      await pause(sized(scene, 20_000, 1000))
      for (const { socket } of sockets) socket.destroy()
      return { orders: orderIds.length }
    }
  },
}

const crowdedAccount: Attack = {
  name: 'a crowded account changes everything at once',
  async prepare(scene) {
    const member = await scene.member(scene.crowded ? { token: scene.crowded } : {})
    if (!scene.crowded) await together(30, (n) => remind(member, `water plant ${n}`))
    return async () => {
      const began = performance.now()
      for (let round = 0; round < sized(scene, 10, 1); round++) {
        await Promise.all([
          ...Array.from({ length: 12 }, (_, n) =>
            member.ask('PUT', '/api/notifications/preferences', { lead_minutes: 10 + ((round * 12 + n) % 50) }),
          ),
          ...Array.from({ length: 12 }, (_, n) =>
            member.ask('PUT', '/api/profile/update', { time_zone: n % 2 === 0 ? 'Asia/Dubai' : 'Asia/Kolkata' }),
          ),
          ...Array.from({ length: 6 }, () => member.ask('GET', '/api/reminders')),
        ])
      }
      const { bytes } = await member.ask('GET', '/api/reminders')
      return { 'list kB': Math.round(bytes / 1000), seconds: Math.round((performance.now() - began) / 1000) }
    }
  },
}

const bills: Attack = {
  name: '25 bills at once',
  async prepare(scene) {
    const { member, orderIds } = await buyer(scene, sized(scene, 5, 2))
    return async () => {
      let refused = 0
      for (let round = 0; round < sized(scene, 3, 1); round++) {
        const answers = await together(sized(scene, 25, 8), (n) =>
          member.ask('GET', `/api/orders/${orderIds[n % orderIds.length]}/bill`),
        )
        refused += answers.filter(({ status }) => status !== 200).length
      }
      return { refused }
    }
  },
}

const slowBodies: Attack = {
  name: 'bodies a byte at a time',
  async prepare(scene) {
    return async () => {
      const count = sized(scene, 3000, 300)
      const raw = Array.from({ length: count }, () => openRaw(scene, { isRead: true }))
      for (const { socket } of raw) {
        socket.write(
          'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90000\r\n\r\n',
        )
      }
      // A connection over the limit is closed only once it is accepted.
      await pause(sized(scene, 5000, 1000))
      const open = () => raw.filter(({ isOpen }) => isOpen()).length
      const atFirst = open()
      for (let n = 0; n < sized(scene, 35, 1); n++) {
        for (const { socket, isOpen } of raw) if (isOpen()) socket.write(' ')
        await pause(1000)
      }
      const atLast = open()
      for (const { socket } of raw) socket.destroy()
      return { tried: count, 'open at first': atFirst, 'open at last': atLast }
    }
  },
}

/** A text that a phisher would send through us. */
const bait = 'Your bank account is blocked, sign in at bank-help'

const unprovedMails: Attack = {
  name: 'mails to an unproved address',
  async prepare(scene) {
    const victim = await scene.member({ email: 'victim@elsewhere.example' })
    await victim.ask('PUT', '/api/profile/update', { email_notifications: true })
    return async () => {
      await together(sized(scene, 100, 8), () => remind(victim, bait))
      await scene.ringNow(victim.id)
      const mails = scene.outside.sendgrid.mails.filter(({ to, text }) => to === victim.email && text.includes(bait))
      return { 'mails to the unproved': mails.length }
    }
  },
}

const tollFraud: Attack = {
  name: '120 reminders in one minute, on every channel',
  async prepare(scene) {
    const member = await reachable(scene, '+919876543210')
    return async () => {
      const made = await together(sized(scene, 120, 35), (n) => remind(member, `errand ${n}`))
      await scene.ringNow(member.id)
      return { reminders: made.filter(({ status }) => status === 200).length }
    }
  },
}

const snoozeAgain: Attack = {
  name: 'a snooze that has waited, again and again',
  async prepare(scene) {
    const member = await reachable(scene, '+919876543211')
    const made = read<{ id: string; date: string }>(await remind(member, 'errand'))!
    return async () => {
      const { left } = scene.outside
      const before = left()
      for (let n = 0; n < sized(scene, 60, 4); n++) {
        await member.ask('POST', '/api/notifications/snooze', {
          reminder_id: made.id,
          occurrence_date: made.date,
          snooze: 'ten-minutes',
          waited_ms: 7_000_000_000,
        })
        await scene.untilNothingIsDue()
      }
      return { 'rings by SMS': left().sms - before.sms }
    }
  },
}

const guesses: Attack = {
  name: 'guesses at an owner’s password',
  async prepare(scene) {
    const owner = await scene.member()
    return async () => {
      const attacker = scene.stranger()
      for (let wave = 0; wave < sized(scene, 6, 1); wave++) {
        await together(50, () => attacker.ask('POST', '/api/auth/login', { email: owner.email, password: 'Wrong1234' }))
      }
      const home = scene.stranger('127.0.0.77')
      const began = performance.now()
      const { status } = await home.ask('POST', '/api/auth/login', {
        email: owner.email,
        password,
        device_token: owner.deviceToken,
      })
      const ms = performance.now() - began
      attacker.close()
      home.close()
      return { 'owner let in': status === 200 ? 1 : 0, 'owner waits ms': Math.round(ms) }
    }
  },
}

const storage: Attack = {
  name: 'a new Idempotency-Key each time',
  async prepare(scene) {
    const member = await scene.member()
    const made = read<{ id: string; date: string }>(await remind(member, 'errand'))!
    return async () => {
      const before = await scene.storeBytes()
      const count = sized(scene, 600, 60)
      for (let done = 0; done < count; done += 20) {
        await together(20, () =>
          member.ask(
            'PUT',
            `/api/reminders/${made.id}`,
            { description: randomUUID().repeat(130) },
            { 'idempotency-key': randomUUID() },
          ),
        )
      }
      return { calls: count, 'store grew kB': Math.round(((await scene.storeBytes()) - before) / 1000) }
    }
  },
}

export const attacks: readonly Attack[] = [
  orderLists,
  unreadSockets,
  crowdedAccount,
  bills,
  slowBodies,
  unprovedMails,
  tollFraud,
  snoozeAgain,
  guesses,
  storage,
]

/**
 * Uses everything once that is loaded on first use (the providers' libraries, the bill renderer), because that cost is
 * not the attacker's doing.
 */
export async function warmProviders(scene: Scene): Promise<void> {
  const member = await reachable(scene, '+919876543212')
  await remind(member, 'errand')
  await scene.ringNow(member.id)
  const { member: customer, orderIds } = await buyer(scene, 1)
  await customer.ask('GET', `/api/orders/${orderIds[0]}/bill`)
}

/** Opens a second session of a member, for attacks that use raw HTTP. */
async function tokenOf(member: Member, scene: Scene): Promise<string> {
  const client = scene.stranger()
  const session = read<{ access_token: string }>(
    await client.ask('POST', '/api/auth/login', { email: member.email, password }),
  )
  client.close()
  if (!session) throw new Error(`${member.email} could not sign in`)
  return session.access_token
}

function openRaw({ base }: Scene, { isRead }: { isRead: boolean }): { socket: Socket; isOpen: () => boolean } {
  const { hostname, port } = new URL(base)
  const socket = connect({ host: hostname, port: Number(port), localAddress: attackersAddress })
  let isClosed = false
  socket.on('error', () => undefined)
  socket.on('close', () => (isClosed = true))
  if (isRead) socket.resume()
  else socket.pause()
  return { socket, isOpen: () => !isClosed && socket.writable }
}
