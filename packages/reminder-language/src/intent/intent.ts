import { parseReminder } from '../index.ts'
import type { Options, Reading } from '../reading.ts'
import { type MovedTo, movedToHour } from './bare-hour.ts'
import { isTask } from './is-task.ts'
import { leadRequest } from './lead-request.ts'
import { matchOf, type Named } from './match-titles.ts'
import { lengthIn, minutesIn } from './moved-by.ts'
import { phrases } from './phrases.ts'
import type { Request } from './request.ts'
import { unsureIntent } from './unsure.ts'
import { withoutTimes } from './without-times.ts'

export type { Request } from './request.ts'

/**
 * Returns the intent of a sentence. Only a sentence that clearly refers to an existing reminder is not 'create'; in
 * doubt it creates a reminder, which is shown before it is saved.
 */
export function intentOf(text: string, options: Options): Request {
  const request = requestOf(text, options)
  const query = text
  return {
    ...request,
    ...(request.intent !== 'create' && { query }),
    ...(request.perhaps && { perhaps: { ...request.perhaps, query } }),
  }
}

function requestOf(text: string, options: Options): Request {
  const reading = parseReminder(text, options)
  if (text.length > longest) return { intent: 'create', about: '', reading }
  const by = lengthIn(text)
  const bare = by ? by.rest : withoutTimes(text, reading)
  const ahead = leadRequest(bare, reading, minutesIn)
  if (ahead) {
    const about = trimmed(nameIn(ahead.about, options))
    const perhaps: Request = { intent: 'change', about, reading: { ...reading, title: about }, lead: ahead.minutes }
    return { intent: 'create', about: '', reading, ...(about !== '' && { perhaps }) }
  }
  if (requests.test(text)) return { intent: 'create', about: '', reading }
  const hour = movedToHour(text)
  const moved = hour && movedBy(hour, options)
  for (const { intent, pattern, byLength: onlyBy } of phrases) {
    if (onlyBy && !by) continue
    const match = pattern.exec(bare)
    if (!match || (intent === 'ask' && saysTwice.test(bare)) || (by && intent !== 'change')) continue
    const { about: named = '', owner } = match.groups ?? {}
    const about = trimmed(owner === undefined ? named : `${owner} ${named}`)
    if (intent === 'ask') return { intent, about, reading: { ...dayAsked(text, reading, options), title: about } }
    if (!by && isTask(intent, about, { text, bare, reading })) continue
    if (intent === 'change' && givesEnd.test(text)) continue
    if (intent === 'change' && moved) return moved
    return { intent, about, reading: { ...reading, title: about }, ...(by && { later: by.minutes }) }
  }
  if (moved) return { intent: 'create', about: '', reading, perhaps: moved }
  const unsure = givesEnd.test(text) ? null : unsureIntent(text, bare, reading, (part) => parseReminder(part, options))
  const about = unsure ? trimmed(nameIn(unsure.about, options)) : ''
  if (!unsure || about === '') return { intent: 'create', about: '', reading }
  const perhaps: Request = { ...unsure, about, reading: { ...unsure.reading, title: about } }
  return { intent: 'create', about: '', reading, perhaps }
}

/** Returns the reading of a question, with its first word as the day if that was not read: 'aaj kaun si dawai baki hai'. */
function dayAsked(text: string, reading: Reading, options: Options): Reading {
  const [day] = reading.date === null ? (/^(?:aaj|kal|parson?|आज|कल|परसों?)(?=\s)/iu.exec(text) ?? []) : []
  return day === undefined ? reading : parseReminder(`${day} kya`, options)
}

/**
 * Reads 'move the 3 pm call to 4' as a change: the time before 'to' belongs to the reminder, the one after is new. Null
 * if it names no new time.
 */
function movedBy({ head, tail }: MovedTo, options: Options): Request | null {
  const own = parseReminder(head, options).spans.filter(({ kind }) => kind === 'time')
  const reading = parseReminder(head + tail, { ...options, leaveAlone: [...(options.leaveAlone ?? []), ...own] })
  if (reading.time === null || reading.timeDefaulted || reading.recurrence !== null) return null
  const bare = `${withoutTimes(head + tail, reading)} to`
  for (const { intent, pattern, byLength: onlyBy } of phrases) {
    const query = intent === 'change' && !onlyBy ? pattern.exec(bare)?.groups?.about : undefined
    const about =
      query && trimmed(nameIn(query.replace(/\sfrom(?=\s\S+$)/i, ' at'), options)).replace(/\s(?:time|timing)$/i, '')
    if (about) return { intent, about, reading: { ...reading, title: about } }
  }
  return null
}

/** Returns the name without day, time and verb: 'PTM' of 'kal ki PTM', 'meeting' of 'meeting is'. */
function nameIn(about: string, options: Options): string {
  const query = about.replace(/\s(?:is|are|was|will be)$/i, '')
  const left = withoutTimes(query, parseReminder(query, options))
  return /\p{L}/u.test(left) ? left : query
}

/**
 * Decides a request against the existing reminders: a possible change counts as one only if an open reminder's title
 * contains all words of `about`.
 */
export function settled(request: Request, list: readonly (Named & { completed: boolean })[]): Request {
  const { perhaps } = request
  const isThere = perhaps && list.some((one) => !one.completed && matchOf(perhaps, one) === 1)
  return isThere ? perhaps : request
}

/** Matches sentences with two 'hai', which are not questions: 'kya laana hai list banani hai'. */
const saysTwice = /(?:hai|hain|है|हैं)\s.*(?:hai|hain|है|हैं)(?!\S)/i

/** Matches an end date: 'Crocin 6 dec tak kar do' moves nothing. */
const givesEnd = /\stak\s+(?:kar|badha|chala|dena|de do)|\sतक\s+(?:कर|बढ|चला|दे)/i

/** Longer texts, in characters, are treated as notes. */
const longest = 160

/** Matches requests to be reminded, which create a new reminder even when phrased as a question. */
const requests =
  /(?<!don'?t |no need to )\bremind (?:me|us|that)\b|\b(?:set|add|create|make|put|laga\w*)\b.*\b(?:reminder|alarm)\b|\b(?:reminder|alarm) (?:set|laga|bana|create)|\byaad dil|याद दिला|(?:रिमाइंडर|अलार्म) (?:सेट|लगा)/i

const loose =
  /^(?:(?:ko|ka|ki|ke|to|on|at|for|from|my|the|mera|meri|wala|wali)\s+)+|(?:\s+(?:ko|ka|ki|ke|to|on|at|for|from|by|wala|wali|wale|ka reminder|reminder|alarm|को|का|की|वाला))+$/giu

function trimmed(about: string): string {
  const left = about
    .replace(loose, '')
    .replace(/[\s,.!?]+$/, '')
    .trim()
  return left.charAt(0).toUpperCase() + left.slice(1)
}
