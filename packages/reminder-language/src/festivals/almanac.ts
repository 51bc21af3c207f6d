import { civil, dayOf, nthWeekday, weekdayOf } from '@planner/days/day-number'
import { type Feast, feasts } from './feasts.ts'
import { ayanamsa, elongation, moonLongitude, reaches, signed, sunLongitude } from './sky.ts'

/** The offset of Indian time from UTC, in days. */
const india = 5.5 / 24

/**
 * Computes the days of a feast in a year by its rule: usually one, sometimes none, or two since the lunar year is
 * shorter.
 */
export function computed(name: string, year: number): number[] {
  const feast = feasts[name]
  if (!feast) return []
  return days(feast, year).filter((day) => civil(day).year === year)
}

function days(feast: Feast, year: number): number[] {
  if (feast.fixed) return [dayOf(year, ...feast.fixed)]
  if (feast.nth) {
    const [month, nth, weekday, after = 0] = feast.nth
    const day = nthWeekday(year, month, nth, weekday)
    return day === null ? [] : [day + after]
  }
  if (feast.easter) return [easter(year) + feast.easter[0]]
  if (feast.newMoon) {
    const china = 8 / 24
    const earliest = dayOf(year, ...feast.newMoon)
    const moon = reaches(elongation, 0, earliest + 14, 12.19) + china
    return [Math.floor(moon < earliest ? moon + 29.53 : moon >= earliest + 30 ? moon - 29.53 : moon)]
  }
  if (feast.parsi) return [parsiNewYear(year)]
  if (feast.solar) {
    const [sign, after = 0] = feast.solar
    // If the sun enters after sunset, the feast is on the next day.
    const entry = sankranti(sign, year) + india
    return [Math.floor(entry + 6 / 24) + after]
  }
  if (feast.star) return [starDay(feast.star, year)]
  if (feast.entry) {
    const [hours] = feast.entry
    const entries = Array.from({ length: 12 }, (_, sign) => Math.floor(sankranti(sign, year) + india + hours / 24))
    return entries.sort((one, other) => one - other)
  }
  if (feast.tithi) return tithiDays(feast.tithi, year)
  if (feast.tithiOn) {
    const [weekday, ...tithi] = feast.tithiOn
    return tithiDays(tithi, year).filter((day) => weekdayOf(day) === weekday)
  }
  if (feast.islamic) return islamicDays(feast.islamic, year)
  if (feast.fridayBefore) {
    return islamicDays(feast.fridayBefore, year).map((day) => day - 1 - ((weekdayOf(day - 1) + 2) % 7))
  }
  if (!feast.lunar) return []
  const [month] = feast.lunar
  // A tithi is within 50 days of the sun's entry into the sign of its month.
  const mayTouch = (near: number) => {
    const about = aboutSankranti((month - 1) % 12, near)
    return about > dayOf(year, 1, 1) - 50 && about < dayOf(year, 12, 31) + 50
  }
  return [year - 1, year, year + 1].filter(mayTouch).flatMap((near) => lunarDay(feast.lunar!, near))
}

/**
 * Returns when the sun enters a sidereal sign (0 Mesha, mid-April) in the Hindu solar year that begins in April of
 * `year`; for Makara to Mina, in January to March of `year` itself.
 */
function sankranti(sign: number, year: number): number {
  return reaches((time) => sunLongitude(time) - ayanamsa(time), sign * 30, aboutSankranti(sign, year), 0.9856)
}

function aboutSankranti(sign: number, year: number): number {
  return dayOf(year, 4, 14) + 30.44 * (sign >= 9 ? sign - 12 : sign)
}

/**
 * Returns the day of a tithi: the day on which it is current at the deciding hour. A month runs from new moon to new
 * moon and is named after the sign that the sun enters during it, so a leap month, without such an entry, is skipped.
 */
function lunarDay([month, tithi, hour, after = 0]: NonNullable<Feast['lunar']>, year: number): number {
  const entry = sankranti((month - 1) % 12, year)
  const newMoon = reaches(elongation, 0, entry - elongation(entry) / 12.19, 12.19)
  const begins = newMoon > entry ? newMoon - 29.53 : newMoon
  const middle = (tithi - 0.5) * 12
  const guess = Math.floor(begins + india + middle / 12.19)
  let passed = guess + 3
  for (let day = guess - 2; day <= guess + 3; day++) {
    const distance = signed(elongation(day + hour / 24 - india) - middle)
    if (Math.abs(distance) <= 6) return day + after
    if (distance > 6) {
      passed = day
      break
    }
  }
  // The tithi began and ended between two deciding hours: use the day in which it falls.
  return passed - 1 + after
}

/**
 * The hour of sunrise in Ujjain, the reference of Indian calendars, within ten minutes: from 5:43 in June to 7:08 in
 * January.
 */
const sunrise = (dayOfYear: number) => 6.42 + 0.7 * Math.cos(((dayOfYear - 12) / 365.25) * 2 * Math.PI)

/**
 * Returns all days of a year on which one of the tithis becomes current at an hour; for a tithi that begins and ends
 * between two such hours, the day in which it begins.
 */
function tithiDays([hour, ...tithis]: NonNullable<Feast['tithi']>, year: number): number[] {
  const found: number[] = []
  const january = dayOf(year, 1, 1)
  const at = (day: number) => (hour === 6 ? sunrise(day - january) : hour)
  const tithiOn = (day: number) => Math.floor(elongation(day + at(day) / 24 - india) / 12) + 1
  let before = tithiOn(dayOf(year, 1, 1) - 1)
  for (let day = dayOf(year, 1, 1); day <= dayOf(year, 12, 31); day++) {
    const tithi = tithiOn(day)
    for (const wanted of tithis) {
      if (tithi === wanted && before !== wanted) found.push(day)
      else if (tithi === (wanted % 30) + 1 && before === ((wanted + 28) % 30) + 1) found.push(day - 1)
    }
    before = tithi
  }
  return found
}

/**
 * Returns the day in a solar month on which the moon is in a lunar mansion at sunrise; the later one if there are two.
 */
function starDay([sign, mansion]: NonNullable<Feast['star']>, year: number): number {
  const first = Math.ceil(sankranti(sign, year) + india)
  const last = Math.floor(sankranti(sign + 1, year) + india)
  for (let day = last; day >= first; day--) {
    const time = day + 6.2 / 24 - india
    const place = (((moonLongitude(time) - ayanamsa(time)) % 360) + 360) % 360
    if (Math.floor(place / (360 / 27)) === mansion - 1) return day
  }
  return first
}

/** Tabular Islamic calendar, civil epoch: within a day of the observed moon. */
function islamicDays([month, day, after = 0]: NonNullable<Feast['islamic']>, year: number): number[] {
  const near = Math.floor((year - 622) * (33 / 32))
  return [near - 1, near, near + 1, near + 2].map((hijri) => {
    const julian =
      Math.floor((11 * hijri + 3) / 30) + 354 * hijri + 30 * month - Math.floor((month - 1) / 2) + day + 1_948_440 - 385
    return julian - 2_440_588 + after
  })
}

/** Anonymous Gregorian computus (Nature, 1876). */
function easter(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const h = (19 * a + b - d - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  return dayOf(year, month, ((h + l - 7 * m + 114) % 31) + 1)
}

/** The Shahenshahi year has 365 days and no leap day, so its new year moves back one day every four years. */
function parsiNewYear(year: number): number {
  const known = dayOf(2018, 8, 17)
  return known + 365 * (year - 2018)
}
