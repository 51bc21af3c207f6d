/** The role of a day, from the words next to it. */
export type DateRole =
  | 'due'
  | 'expiry'
  | 'debit'
  | 'departure'
  | 'check-in'
  | 'delivery'
  | 'arrival'
  | 'meeting'
  /** The second day of 'from … to …'. */
  | 'range end'
  /** When a document was issued, a period began, or something ended or was done: never the day to remember. */
  | 'other'

/** Words before the day, by role. They are matched as whole words, in the sentence of the day. */
export const before: readonly (readonly [DateRole, string])[] = [
  [
    'due',
    `overdue (?:after|on|from)|due date|due dt|due on|due by|due before|due for (?:renewal|service|payment) on|falls? due|falling due|is due|are due|bill due|payment due|emi due|rent due|premium due|fees? due|due|payable (?:by|on|before)|pay (?:it )?(?:by|before|on or before|within|latest by)|paid (?:on or before|by|before|till|latest by)|payment (?:by|before)|to be paid|last date|last day|last din|aakhri din|aakhiri din|deadline|on or before|not later than|no later than|latest by|by|before|submit (?:by|before)|submitted (?:by|before)|closes? on|closing on|closes|return (?:or renew )?by|to be (?:filed|submitted|presented) (?:by|on)|will be presented on|presentation on|recharge (?:by|before)|antim tithi|aakhri tarikh|aakhiri tarikh|akhri tareekh|last tarikh|dey tithi|अंतिम तिथि|अंतिम तारीख|आखिरी तारीख|आखरी तारीख|देय तिथि|नियत तिथि|भुगतान तिथि|देय`,
  ],
  [
    'expiry',
    `expir(?:es|ing|y|e)(?: date)?(?: on| by| in)?|switch-?off date|(?:deactivated|disconnected|discontinued|disconnection|deactivation|suspended|stopped)(?: on| from| date| after)?|valid (?:till|until|upto|up to|thru|through)|validity(?: till| upto| ends on)?|warranty (?:till|until|upto|up to|ends on)|covered (?:under warranty )?(?:till|until|upto|up to)|under warranty (?:till|until|upto|up to)|ends? on|ending on|ends|ending|renew(?:s|al)?(?: date)?(?: on| by| before)?|auto-?renews? on|will (?:auto-?)?renew on|next billing date|billing date|lapses? on|matur(?:es?|ity|ing)(?: date)?(?: on)?|till|until|upto|up to|समाप्ति|समाप्त|वैध|मान्य`,
  ],
  [
    'debit',
    `(?:will|shall|to) be (?:auto-?)?(?:debited|deducted|charged|presented|collected)(?: on)?|be charged(?: on)?|auto-?debit(?:ed)?(?: scheduled)?(?: on| date)?|debit date|deduction date|scheduled (?:for|on) debit|auto-?pay (?:scheduled )?(?:on|date)|katega|kata jayega`,
  ],
  [
    'departure',
    `date of journey|journey (?:date|dt|on)|journey on|date of travel|travel date|travel(?:l?ing)? on|doj|depart(?:s|ure|ing)?(?: on| date| time)?|dep|boarding(?: point| time| date)?|boards?|leaving on|leaves on|pick-?up|यात्रा दिनांक|यात्रा तिथि|यात्रा की तारीख|प्रस्थान|yatra tithi|yatra|chhutegi|rawana`,
  ],
  ['check-in', `check-?\\s?in(?: date| on| from)?|stay (?:from|on)|चेक-?इन`],
  ['arrival', `arrival(?: date)?`],
  [
    'delivery',
    `arriv(?:es|e|ing)(?: by| on| between)?|deliver(?:y|ed|ing|s)?(?: expected| date)?(?: by| on| between)?|expected (?:by|on|delivery)|to reach you (?:by|on)|estimated delivery|eta|deliver hoga|pahunchega|डिलीवरी`,
  ],
  [
    'meeting',
    `scheduled (?:for|on|at)|is scheduled|rescheduled (?:to|for|on)|re-scheduled to|shifted to|moved to|postponed to|preponed to|extended (?:to|till|until|upto|up to)|booked for|(?:is|are|been|slot) booked (?:for|on)|confirmed (?:for|on)|appointment (?:is )?(?:on|for|date)|slot (?:is )?(?:on|for|date)|will be held on|held on|when|starts? (?:on|at)|starting on|begins? on|commence[sd]? (?:on|from)|on the occasion of|event date|dt|exam date|date of (?:exam|examination|interview|test|event)|exam (?:is )?on|date|on|from|this|dinank|दिनांक|तारीख|तिथि`,
  ],
  [
    'other',
    `dated|bill (?:date|dt)|txn (?:date|dt)|transaction (?:date|dt)|billed on|statement date|invoice date|order date|booking date|date of (?:issue|booking|birth|purchase|bill|invoice|transaction)|generated on|issued on|issue date|booked on|ordered on|purchased on|registered on|placed on|paid on|received on|debited on|credited on|as on|as of|w\\.?e\\.?f\\.?|with effect from|effective(?: from)?|since|period|period of|billing (?:period|cycle)|for the (?:period|month|quarter)|statement for|statement period|arr|reach(?:es|ing)?|check-?\\s?out|checkout|return(?:ing)? (?:on|date)|return|after|instead of|earlier|originally|previously|old date|was|were|had|attempted(?: on)?|(?:could not|unable to|cannot|did not)(?: \\S+){0,5}|delivered on|shipped on|dispatched on|copyright|last paid|last payment|previous (?:bill|due|payment)|bill dinank|est|established|launch(?:ed|ing)?|after due date|बिल दिनांक|जारी`,
  ],
]

/** Words after the day, by role. */
export const after: readonly (readonly [DateRole, string])[] = [
  [
    'due',
    `tak|tk|तक|se pehle|se pahle|से पहले|ko (?:due|de|dena|bhej\\w*|jama|bhar\\w*|pay|chuka\\w*)|due(?!\\s?(?:date|dt|on|by|amount)|:)|is the (?:last|due) date|ko last date|last date(?!\\s?:|\\s\\d)`,
  ],
  [
    'expiry',
    `(?:ko |को |is |mein |me |में )?(?:(?:raat|रात|shaam|शाम) \\d{1,2} (?:baje|बजे) )?(?:khatam|khtm|expire|expiring|samapt|समाप्त|खत्म)`,
  ],
  ['debit', `ko (?:katega|debit|kat|auto)|को (?:कटेगा|काटा|डेबिट)`],
  ['meeting', `ko|को`],
]

/** Words before a time of day that make it something other than the time to be there. */
export const otherTime =
  /(?:(?:→|->|\s-)\s?(?:[A-Z]{3})?|\barr(?:ival|ives?)?|\breach(?:es|ing)?|\bland(?:s|ing)|\bcheck-?\s?out|\bcheckout|\bcloses?(?: at)?|\binstead of|\bearlier|\bfrom the earlier|\boriginal(?:ly)?|\buntil|\btill|\bold|\bbooked (?:on|at)|\boffice hours|पहुंच\S*|पहुँच\S*|आगमन)[\s:.,-]{0,3}(?:time|at|is|:)?[\s:.,-]{0,3}$/iu
export const departureTime =
  /(?:\bdep(?:art(?:s|ure|ing)?)?|\bleaves|\bstarts?|प्रस्थान|chhutegi|\bscheduled departure|\bnew (?:departure )?time)[^\n]{0,24}$/iu
export const earlyTime =
  /(?:\bboarding(?! point)|\breporting|\breport|\bgates?|\bcheck-?in (?:opens|starts))[^\n]{0,12}$/iu
