import { expect, test } from 'vitest'
import { readDay } from './day-number.ts'
import { wallClockAt } from './wall-clock.ts'

const instants = ['1970-01-02T00:00:00Z', '1999-12-31T18:29:59Z', '2026-11-20T04:30:00Z', '2040-07-01T23:59:59Z']

test.each(['Asia/Kolkata', 'Asia/Calcutta', 'UTC', 'Asia/Kathmandu', 'America/New_York', 'Australia/Lord_Howe'])(
  'the wall clock in %s is the one that Intl shows',
  (timeZone) => {
    for (const written of instants) {
      const instant = new Date(written)
      // The Swedish locale formats as '2026-11-20 10:00:00'.
      const [date, time] = instant.toLocaleString('sv-SE', { timeZone }).split(' ')
      const [hours, minutes, seconds] = time!.split(':').map(Number)
      const { day, seconds: sinceMidnight } = wallClockAt(instant.getTime(), timeZone)
      expect([written, day, sinceMidnight]).toEqual([written, readDay(date!), hours! * 3600 + minutes! * 60 + seconds!])
    }
  },
)
