import type { Vocabulary } from './vocabulary.ts'

/** English, including abbreviations and common typos. */
export const english: Vocabulary = {
  lemmas: `
every each evry evrey ev
other
alternate alternative alternating
next nxt nex following
this dis current
same
coming upcoming
PAST previous ago yesterday yday last
after aftr post
later hence
before bfore b4 prior pre
in
within
from frm
always
now immediately
to
until till til untill upto
by
due
on
at @
around about approx approximately roughly nearly near almost abt
ist
like
sharp exactly exact ish prompt
onwards onward
of
for fr
with
the d
a an per
and & n plus
or ya या
my our your his her their
that
oclock o'clock o’clock
o
clock
hrs hours hour hr
am
pm
starting starts start beginning begins begin effective commencing
times time x occurrences occurrence occasions instances instance
once
twice thrice
end ending ends close
BEGIN start beginning
eod cob eob
eom monthend
eow
eoy
weekend
weekends
weekday workday
weekdays workdays
working business work
date
daily everyday
weekly wkly
monthly
yearly annually annual
half
quarter qtr
quarters
MINUTESPAST past
couple
few
early
late
mid middle
less
than
mornings
evenings
nights
afternoons
lunch luch
lunchtime
me us i we you mujhe muje mjhe mujhy muze hume humko hamko mujhko मुझे हमें
TIMEWORD time
good gud happy merry shubh subh
reminder reminders remind alarm alarms alert alerts notification timer
hundred
thousand
LASTWORD last final
all whole entire full
up
between btw
over
sometime
thing
only just
except but excluding
not no skip
since
asap
while
bit
moment
some
bhi भी
HI itself
during
so because when while but if whenever
please pls plz
through thru
is are was be will has have
tonight tonite 2nite tnite tonyt
`,
  units: `
second seconds sec secs s
minute minutes min mins m
hour hours hr hrs h
day days d
week weeks wk wks w
fortnight fortnights
month months mth mths mnth mo mos
quarter quarters
year years yr yrs y
`,
  parts: `
EARLY dawn daybreak sunrise
morning mornin morn mrng morng mornings forenoon
noon midday noonish
afternoon afternon aftn arvo afternoons
evening eve evng eveng evn evenings sunset dusk
night nite nyt nights
midnight
`,
  days: `
0 today/tod/tdy/2day/todays/tody
tomorrow/tmrw/tmr/tmw/tomo/tom/tomm/tommorow/tommorrow/tomorow/tomorrows/2moro/2morrow/2mrw
`,
  weekdays: `
0 sunday/sun monday/mon tuesday/tue/tues wednesday/wed/weds/wednsday/wensday thursday/thu/thur/thurs
friday/fri/fryday saturday/sat/satday
`,
  weekdayPlurals: '0 sundays mondays tuesdays wednesdays thursdays fridays saturdays',
  months: `
1 january/jan february/feb march/mar april/apr may june/jun july/jul august/aug september/sep/sept october/oct
november/nov december/dec
`,
  numbers: `
0 zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
seventeen eighteen nineteen twenty 30 thirty 40 forty/fourty 50 fifty 60 sixty 70 seventy 80 eighty 90 ninety
`,
  ordinals: `
1 first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth
fifteenth sixteenth seventeenth eighteenth nineteenth twentieth 30 thirtieth -1 last
`,
}
