import { retractionWords, shifts } from '../tokens/correction-words.ts'
import { hasHint, hint } from '../tokens/hints.ts'
import { has, hasAny, nth } from '../tokens/token.ts'
import { labelled } from './calendar-dates.ts'
import {
  afterRepeatedPart,
  afterTime,
  beforeDay,
  costs,
  counts,
  countsMany,
  daysAhead,
  endsDayLine,
  followsDate,
  isDay,
  isDottedHourOf,
  isDottedTime,
  isHourAfter,
  isHourOf,
  isHourOfDate,
  isLastOfDayLine,
  isLatinWeak,
  isPartHere,
  isPriced,
  isSpacedHour,
  isSpokenHour,
  nextToDay,
  nouns,
  repeatsWithinDay,
  standsAlone,
  startsRange,
} from './clock-context.ts'
import {
  atNoon,
  bareRange,
  colonRange,
  fromTo,
  isForwardRange,
  isOnFace,
  lasting,
  lastingFor,
  midnight,
  noon,
  range,
} from './clock-ranges.ts'
import { asked, hourly, sure, withDate, withPart } from './clock-sayings.ts'
import { type ClockTerm, plainClock } from './clock-term.ts'
import { atClock, type Duration, nothing, type SayingOf } from './facts.ts'
import { endsPhrase, type Rule, type Where } from './pattern.ts'

/** Reads a bare hour right after a day in a phrase that requires a time: 'tomorrow by 2 submit the form'. */
function byHour(clock: ClockTerm, at: Where): SayingOf<'clock'> | null {
  const { tokens, from, to } = at
  const isDeadline = has(tokens[from], 'BY') || has(tokens[from], 'BEFORE')
  const isAfterDay = hasAny(nth(tokens, from - 1), daysAhead) && hasAny(tokens[to], nouns)
  return isDeadline && isAfterDay && has(tokens[to - 1], 'int') && !countsMany(at) ? hourly(clock) : null
}

/** Whether a duration after 'se' is a length rather than a distance: '3 baje se 2 ghante pehle'. */
const isLength = ({ seconds }: Duration, { tokens, to }: Where): boolean =>
  seconds > 0 && !has(tokens[to], 'PEHLE') && !has(tokens[to], 'BEFORE') && !has(tokens[to], 'BAAD')

/** Clock times: 5 pm, 17:30, at 5, 8 baje, saadhe saat baje, quarter past 3, 1745 hrs, 5-6 pm. */
export const clockTimes: readonly Rule[] = [
  [
    '<clock> SHARP|ONWARDS?',
    ({ clock }, at) =>
      // 'Bus no 11:11 wali'.
      clock!.how === 'colon' &&
      /^(?:no|number|num|nambar|numbar|scale|ratio|odds|नंबर|नम्बर)$/.test(nth(at.tokens, at.from - 1)?.word ?? '')
        ? nothing
        : isHourAfter(clock!, at) ||
            isSpokenHour(clock!, at) ||
            (at.tokens[at.to - 1]!.word === 'ish' && clock!.hour <= 12) ||
            (clock!.how === 'dotted' && (nextToDay(at) || isLastOfDayLine(clock!, at))) ||
            isSpacedHour(clock!, at)
          ? asked(clock!)
          : sure(clock!),
  ],
  [
    'AT|AROUND|BY|BEFORE|AFTER|UNTIL|WITHIN AROUND|LIKE? <clock> SHARP|ONWARDS? $',
    ({ clock }, at) =>
      // '5 by 7' is a size.
      has(at.tokens[at.from], 'WITHIN') ||
      (has(at.tokens[at.from], 'BY') && has(nth(at.tokens, at.from - 1), 'int')) ||
      (clock!.how === 'digits' && isPriced(at))
        ? null
        : asked(clock!),
  ],
  // 'Prepone the call to 9.30 tomorrow'.
  [
    'TO <clock>',
    ({ clock }, { tokens, from, to }) => {
      const isHour = clock!.how === 'dotted' || (clock!.how === 'bare' && shifts.has(nth(tokens, from - 1)?.word ?? ''))
      return isHour && hasAny(tokens[has(tokens[to], 'ON') ? to + 1 : to], daysAhead) ? hourly(clock!) : null
    },
  ],
  ['^ AT <clock>', ({ clock }, at) => (counts(at) ? null : hourly(clock!))],
  [
    'AT|AROUND <clock>',
    ({ clock }, at) =>
      (afterTime(at) || retractionWords.has(at.tokens[at.to]?.word ?? '') || isDottedTime(clock!, at)) && !counts(at)
        ? hourly(clock!)
        : null,
  ],
  [
    'AT|AROUND|BY|BEFORE|AFTER|FROM|UNTIL|SHARP AROUND|LIKE? <clock>',
    ({ clock }, at) =>
      sure(clock!) ??
      byHour(clock!, at) ??
      // 'Every hour till 6 stretch'.
      (has(at.tokens[at.from], 'UNTIL') && repeatsWithinDay(at.tokens) && !countsMany(at) ? hourly(clock!) : null),
  ],
  [
    'FROM? <clock> ONWARDS',
    ({ clock }, at) => (labelled(at) || !at.tokens.some((_, index) => isDay(at.tokens, index)) ? null : hourly(clock!)),
  ],
  ['SHARP AT <clock>', ({ clock }) => hourly(clock!)],
  // 'Aaj 5 se pehle call'; '6 se pehle' alone may mean the 6th.
  [
    '<clock> SE PEHLE',
    ({ clock }, at) => (clock!.how === 'bare' && nextToDay(at) && !labelled(at) ? hourly(clock!) : null),
  ],
  // 'AC wala 12 ke baad aayega Saturday'.
  [
    '<clock> KA BAAD',
    ({ clock }, at) =>
      clock!.how === 'bare' && !labelled(at) && at.tokens.some((token) => hasAny(token, daysAhead))
        ? hourly(clock!)
        : null,
  ],
  [
    '<part> KO|MEIN? <clock> SE PEHLE',
    ({ part, clock }) => (clock!.how === 'bare' ? withPart(hourly(clock!), part!, false) : null),
  ],
  // '7.30 ko dinner', 'saat paintalis pe local'.
  [
    '<clock> KO|PE',
    ({ clock }, at) =>
      (clock!.how === 'dotted' || (clock!.how === 'words' && clock!.minute >= 10)) && !labelled(at)
        ? asked(clock!)
        : null,
  ],
  [
    '<clock> KA',
    ({ clock }, { tokens, to }) =>
      clock!.how === 'words' && clock!.minute >= 10 && hasHint(tokens[to], hint.departure) ? asked(clock!) : null,
  ],
  [
    '<clock> DAY MEIN|KO',
    ({ clock }) =>
      withPart(sure(clock!), { part: clock!.hour >= 6 && clock!.hour < 12 ? 'morning' : 'afternoon' }, false),
  ],
  ['IN <clock>', ({ clock }) => (clock!.how === 'colon' ? atClock(plainClock(clock!)) : null)],
  [
    '<clock> IN THE AM|PM',
    ({ clock }, { tokens, to }) => atClock({ ...plainClock(clock!), half: has(tokens[to - 1], 'AM') ? 'am' : 'pm' }),
  ],
  [
    'FOR <clock> $',
    ({ clock }, at) =>
      !has(nth(at.tokens, at.from - 1), 'REMINDER') && (clock!.how === 'bare' || clock!.how === 'words')
        ? null
        : asked(clock!),
  ],
  [
    '<clock> KA LIYE',
    ({ clock }, { tokens, to }) =>
      tokens.slice(to, to + 3).some((token) => has(token, 'REMINDER')) ? hourly(clock!) : null,
  ],
  [
    'PM|AM <clock>',
    ({ clock }, { tokens, from }) =>
      tokens[from]!.word.charCodeAt(0) < 128
        ? null
        : atClock({ ...plainClock(clock!), half: has(tokens[from], 'AM') ? 'am' : 'pm' }),
  ],
  ['<clock> KA AROUND AROUND?', ({ clock }) => hourly(clock!)],
  ['<clock> KA MID MEIN?', ({ clock }) => sure(clock!)],
  [
    '<clock> -|TO|SE|AND <clock:clock2> KA MID MEIN?',
    ({ clock, clock2 }, at) => range(clock!, clock2!) ?? bareRange(clock!, clock2!, at),
  ],
  // '5 ya 6 baje': takes the first.
  [
    '<clock> OR <clock:clock2>',
    ({ clock, clock2 }) => {
      const spoken = range(clock!, clock2!)
      return spoken && atClock(spoken.clock!)
    },
  ],
  // 'Christmas eve dinner 8': at the end of a line, after an activity that has a time. 'Meeting 5 dec 11', 'kal 11 call'.
  [
    '<clock>',
    ({ clock }, at) =>
      clock!.how === 'bare' &&
      has(at.tokens[at.from], 'int') &&
      ((at.to === at.tokens.length && hasHint(nth(at.tokens, at.from - 1), hint.occasion)) || isHourOfDate(at))
        ? hourly(clock!)
        : null,
  ],
  ['<clock> TAK $', ({ clock }) => hourly(clock!)],
  ['<clock> RAHE', ({ clock }) => sure(clock!)],
  [
    '^ <clock> $',
    ({ clock }, { from, to, tokens }) =>
      clock!.how === 'words' && clock!.minute >= 10 && (from > 0 || to === tokens.length) ? asked(clock!) : null,
  ],
  [
    'FROM|BETWEEN <clock> -|TO|AND|UNTIL|SE <clock:clock2> $',
    ({ clock, clock2 }) => (isOnFace(clock2!) ? lasting(asked(clock!), clock2!) : null),
  ],
  [
    'BETWEEN <clock> AND|TO|- <clock:clock2>',
    ({ clock, clock2 }, at) =>
      range(clock!, clock2!) ?? (repeatsWithinDay(at.tokens) ? bareRange(clock!, clock2!, at) : null),
  ],
  // 'Noon to 1 pm', 'friday noon to 2'.
  [
    'FROM|AT|BETWEEN? NOON -|TO|UNTIL|SE|AND <clock> TAK?',
    ({ clock }, at) =>
      (clock!.hour === 12 && clock!.minute === 0) || (clock!.how === 'bare' && countsMany(at))
        ? null
        : lasting(atNoon, clock!, hourly(clock!)),
  ],
  [
    'FROM|BETWEEN? <clock> -|TO|UNTIL|SE|AND NOON|MIDNIGHT',
    ({ clock }, at) => lasting(hourly(clock!), has(at.tokens[at.to - 1], 'NOON') ? noon : midnight),
  ],
  // 'Gym from 3 for 2 hours'.
  // 'Shaam 7 se 45 minute aarti', '3 baje se 2 ghante class'; 'kal 5 baje se 2 ghante pehle' is a lead.
  [
    '<part> KO|MEIN|KA? <clock> SE <dur>',
    ({ part, clock, dur }, at) =>
      isLength(dur!, at) ? withPart(lastingFor(hourly(clock!), dur!.seconds), part!, false) : null,
  ],
  ['<clock> SE <dur>', ({ clock, dur }, at) => (isLength(dur!, at) ? lastingFor(sure(clock!), dur!.seconds) : null)],
  [
    '<clock> SE <dur> KA? LIYE|TAK',
    ({ clock, dur }) => (dur!.seconds > 0 ? lastingFor(hourly(clock!), dur!.seconds) : null),
  ],
  ['FROM <clock> FOR <dur>', ({ clock, dur }) => (dur!.seconds > 0 ? lastingFor(hourly(clock!), dur!.seconds) : null)],
  [
    'FROM|AT? <clock> -|TO|SE|UNTIL <clock:clock2> TAK?',
    ({ clock, clock2 }, at) =>
      range(clock!, clock2!) ??
      colonRange(clock!, clock2!, at) ??
      (nextToDay(at) ||
      beforeDay(at) ||
      endsDayLine(at) ||
      repeatsWithinDay(at.tokens) ||
      afterRepeatedPart(at) ||
      shifts.has(at.tokens[at.to]?.word ?? '')
        ? bareRange(clock!, clock2!, at)
        : null),
  ],
  [
    '<range>',
    ({ range: hours }, at) => {
      const [first, last] = hours!.map((hour): ClockTerm => ({ hour, minute: 0, second: 0, half: null, how: 'bare' }))
      const isHours = endsPhrase(at.tokens, at.to)
        ? nextToDay(at) || endsDayLine(at) || repeatsWithinDay(at.tokens)
        : afterRepeatedPart(at) || repeatsWithinDay(at.tokens) || (nextToDay(at) && hasAny(at.tokens[at.to], nouns))
      return isHours ? bareRange(first!, last!, at) : null
    },
  ],

  // With a part of the day, which makes even a bare number an hour.
  [
    '<part> KO|MEIN|KA? AT|AROUND|,? <clock> $',
    ({ part, clock }, at) => withPart(hourly(clock!), part!, isLatinWeak(at) && clock!.how !== 'marked'),
  ],
  [
    '<part> KO|MEIN|KA? AT|AROUND|,? <clock> SHARP|ONWARDS?',
    ({ part, clock }, at) =>
      withPart(
        (clock!.how === 'words' && clock!.minute >= 10) ||
          isDottedHourOf(part!.part, clock!, at) ||
          (isPartHere(at) && isHourOf(part!.part, clock!, at))
          ? asked(clock!)
          : sure(clock!),
        part!,
        false,
      ),
  ],
  [
    '<part> KO|MEIN|KA? <clock> -|SE|TO <clock:clock2> TAK?',
    ({ part, clock, clock2 }, at) =>
      counts(at) || !isForwardRange(clock!.hour % 12, clock2!.hour) || !hourly(clock2!)
        ? null
        : withPart(lasting(hourly(clock!), clock2!), part!, false),
  ],
  [
    '<part> KO|MEIN|KA? <clock> -|SE|TO|AND <clock:clock2> KA MID MEIN?',
    ({ part, clock, clock2 }) =>
      !isForwardRange(clock!.hour % 12, clock2!.hour) || !hourly(clock2!)
        ? null
        : withPart(lasting(hourly(clock!), clock2!), part!, false),
  ],
  ['<part> KA <clock> WALA', ({ part, clock }) => withPart(hourly(clock!), part!, false)],
  // 'Raat 10 se subah 6 tak', 'from 9 in the morning till 1 in the afternoon'.
  [
    '<part> KO|MEIN|KA? <clock> -|SE|TO|UNTIL <part:part2> KO|MEIN|KA? <clock:clock2> TAK?',
    ({ part, clock, part2, clock2 }) => fromTo(clock!, clock2!, part2!, part!),
  ],
  [
    'FROM? <clock> -|SE|TO|UNTIL <part:part2> KO|MEIN|KA? <clock:clock2> TAK?',
    ({ clock, part2, clock2 }) => (sure(clock!) ? fromTo(clock!, clock2!, part2!) : null),
  ],
  [
    'FROM? <clock> IN|AT THE? <part> -|TO|UNTIL <clock:clock2> IN|AT THE? <part:part2>',
    ({ part, clock, part2, clock2 }) => fromTo(clock!, clock2!, part2!, part!),
  ],
  // 'Din mein 3 baje' is in daylight hours.
  [
    'DAY KO|MEIN|KA <clock> SHARP|ONWARDS?',
    ({ clock }) =>
      withPart(sure(clock!), { part: clock!.hour >= 6 && clock!.hour < 12 ? 'morning' : 'afternoon' }, false),
  ],
  [
    'THIS|IN|AT THE? <part> AT|AROUND? <clock> $',
    ({ part, clock }, { tokens, from }) =>
      withPart(hourly(clock!), part!, false, has(tokens[from], 'THIS') ? 0 : undefined),
  ],
  ['TONIGHT AT|AROUND|BY? <clock> $', ({ clock }) => withPart(hourly(clock!), { part: 'night' }, false, 0)],
  [
    'TONIGHT AT|AROUND|BY? <clock>',
    ({ clock }, at) =>
      withPart(isHourOf('night', clock!, at) ? asked(clock!) : sure(clock!), { part: 'night' }, false, 0),
  ],
  ['AT|AROUND|BY? <clock> IN|AT THE? <part>', ({ part, clock }) => withPart(hourly(clock!), part!, false)],
  [
    'AT|AROUND|BY? <clock> SHARP|ONWARDS? <part>',
    ({ part, clock }, at) =>
      clock!.how === 'bare' && !has(at.tokens[at.from], 'AT') && !(followsDate(at) && endsPhrase(at.tokens, at.to))
        ? null
        : withPart(hourly(clock!), part!, false),
  ],
  [
    'AT|BY? <clock> ,? TONIGHT',
    ({ clock }, at) =>
      (standsAlone(clock!, at, 'night') && withPart(hourly(clock!), { part: 'night' }, false, 0)) || null,
  ],
  [
    'AT|BY? <clock> THIS <part>',
    ({ clock, part }, at) => (standsAlone(clock!, at, part!.part) && withPart(hourly(clock!), part!, false, 0)) || null,
  ],
  [
    'AT|BY? <clock> <day> <part>',
    ({ clock, day, part }, at) =>
      (standsAlone(clock!, at, part!.part) && withPart(hourly(clock!), part!, false, day)) || null,
  ],
  [
    '<day> <clock> $',
    ({ day, clock }, at) =>
      clock!.how === 'bare' && !isLatinWeak(at) && !startsRange(at) && !costs(at)
        ? withDate(hourly(clock!), { is: 'offset', days: day! })
        : null,
  ],
  // 'Sync mon 3': only at the end of a line; elsewhere a number after a weekday may be a count.
  [
    '<wd> <clock>',
    ({ wd, clock }, { tokens, from, to }) =>
      from > 0 && to === tokens.length && clock!.how === 'bare'
        ? withDate(hourly(clock!), { is: 'weekday', weekday: wd!.weekday, which: 'bare', weeks: 1 })
        : null,
  ],
]
