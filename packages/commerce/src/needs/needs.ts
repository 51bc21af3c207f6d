/** The categories under which a provider is shown (DATA-3). */
export type Category =
  | 'transport'
  | 'food'
  | 'accommodation'
  | 'professional'
  | 'entertainment'
  | 'healthcare'
  | 'finance'
  | 'education'
  | 'payment'
  | 'other'

/** What a reminder may need someone for. */
export type Need = {
  category: Category
  /** What one may do oneself, with the reason. */
  activities: [name: string, why: string][]
  /** Whether to book early matters: seats sell out, or someone must find the time. */
  books: 'early' | 'soon' | 'any time'
}

const need = (need: Need): Need => need

/** Names are the purposes of the directory's entries. */
export const needs = {
  doctor: need({
    category: 'healthcare',
    activities: [
      ['Write down symptoms and questions', 'so that nothing is forgotten in the few minutes with the doctor'],
      ['Put old reports and prescriptions together', 'doctors ask for them first'],
    ],
    books: 'soon',
  }),
  dentist: need({
    category: 'healthcare',
    activities: [['Note which tooth and since when', 'it is the first thing that is asked']],
    books: 'soon',
  }),
  eyes: need({
    category: 'healthcare',
    activities: [['Take the present glasses along', 'their power is the starting point']],
    books: 'any time',
  }),
  medicine: need({
    category: 'healthcare',
    activities: [
      ['Count what is left', 'a refill ordered a week ahead arrives in time'],
      ['Photograph the prescription', 'pharmacies ask for it'],
    ],
    books: 'any time',
  }),
  labtest: need({
    category: 'healthcare',
    activities: [['Ask whether you must come fasting', 'most blood tests are wrong after breakfast']],
    books: 'soon',
  }),
  fitness: need({
    category: 'healthcare',
    activities: [['Lay out clothes the evening before', 'the first five minutes decide']],
    books: 'any time',
  }),
  vet: need({
    category: 'healthcare',
    activities: [['Take the vaccination book along', 'the next dates are written into it']],
    books: 'soon',
  }),
  flight: need({
    category: 'transport',
    activities: [
      ['Check in online', 'it opens 48 hours before and spares a queue'],
      ['Look at the baggage allowance', 'it is cheaper to add kilos before the airport'],
    ],
    books: 'early',
  }),
  train: need({
    category: 'transport',
    activities: [
      [
        'Keep passenger names and ages ready',
        'tatkal berths are gone within minutes of 10 am (AC) and 11 am (sleeper)',
      ],
      ['Look up the PNR the evening before', 'the chart tells coach and berth'],
    ],
    books: 'early',
  }),
  bus: need({
    category: 'transport',
    activities: [['Save the boarding point’s number', 'buses wait minutes, not longer']],
    books: 'soon',
  }),
  cab: need({
    category: 'transport',
    activities: [['Book for half an hour earlier than needed', 'rain and peak hours double the wait']],
    books: 'soon',
  }),
  carservice: need({
    category: 'transport',
    activities: [['List noises and faults', 'a service only mends what it is told of']],
    books: 'soon',
  }),
  fuel: need({
    category: 'transport',
    activities: [['Look at FASTag’s balance before a long drive', 'an empty tag pays double at the toll']],
    books: 'any time',
  }),
  hotel: need({
    category: 'accommodation',
    activities: [['Read what cancelling costs', 'plans move; free cancellation is worth a little more']],
    books: 'early',
  }),
  pg: need({
    category: 'accommodation',
    activities: [['Photograph every room on the first day', 'deposits are argued about on the last']],
    books: 'soon',
  }),
  eatingout: need({
    category: 'food',
    activities: [['Tell who eats Jain or vegan when booking', 'kitchens can prepare for it']],
    books: 'soon',
  }),
  fooddelivery: need({
    category: 'food',
    activities: [['Order before 7:30 pm', 'kitchens and riders are slowest from eight to nine']],
    books: 'any time',
  }),
  groceries: need({
    category: 'food',
    activities: [['Look into the fridge before you go', 'half of what is bought twice is there already']],
    books: 'any time',
  }),
  cake: need({
    category: 'food',
    activities: [['Order with the name to be written', 'a day ahead is enough for most bakeries']],
    books: 'soon',
  }),
  gift: need({
    category: 'other',
    activities: [['Write down the size or the favourite colour', 'asked in time it is still a surprise']],
    books: 'soon',
  }),
  flowers: need({
    category: 'other',
    activities: [['Order for the morning', 'flowers are freshest then']],
    books: 'soon',
  }),
  salon: need({
    category: 'professional',
    activities: [['Keep a picture of what you want', 'words for hair mean different things']],
    books: 'soon',
  }),
  plumber: need({
    category: 'professional',
    activities: [['Find the valve that shuts the water', 'and close it until somebody comes']],
    books: 'soon',
  }),
  electrician: need({
    category: 'professional',
    activities: [['Note which rooms are without power', 'it tells which circuit it is']],
    books: 'soon',
  }),
  appliance: need({
    category: 'professional',
    activities: [['Look for the bill', 'within the warranty the repair costs nothing']],
    books: 'soon',
  }),
  cleaning: need({
    category: 'professional',
    activities: [['Empty shelves the evening before', 'cleaners are paid by the hour']],
    books: 'soon',
  }),
  pests: need({
    category: 'professional',
    activities: [['Cover food and move pets out', 'most treatments need some hours of empty rooms']],
    books: 'soon',
  }),
  movers: need({
    category: 'professional',
    activities: [['Photograph valuables before they are packed', 'claims ask for it']],
    books: 'early',
  }),
  carpenter: need({
    category: 'professional',
    activities: [['Measure before somebody comes', 'an estimate by phone is then possible']],
    books: 'soon',
  }),
  laundry: need({
    category: 'professional',
    activities: [['Empty the pockets and point out stains', 'cleaners treat them only when told']],
    books: 'soon',
  }),
  courier: need({
    category: 'professional',
    activities: [['Photograph the label', 'its number finds a lost parcel']],
    books: 'any time',
  }),
  legal: need({
    category: 'professional',
    activities: [['Put originals and two copies together', 'a missing copy costs a second visit']],
    books: 'early',
  }),
  photo: need({
    category: 'professional',
    activities: [['List the people who must be on a picture', 'photographers do not know aunts']],
    books: 'early',
  }),
  puja: need({
    category: 'professional',
    activities: [['Ask for the list of samagri', 'everything is found easily two days ahead']],
    books: 'soon',
  }),
  wedding: need({
    category: 'professional',
    activities: [['Settle the number of guests first', 'halls and caterers both quote by it']],
    books: 'early',
  }),
  movie: need({
    category: 'entertainment',
    activities: [['Choose seats on the first day', 'aisle and middle rows go first']],
    books: 'early',
  }),
  streaming: need({
    category: 'entertainment',
    activities: [['Look who still watches', 'a plan for fewer screens costs half']],
    books: 'any time',
  }),
  sports: need({
    category: 'entertainment',
    activities: [['Ask who comes before you book', 'a court is paid for by the hour']],
    books: 'soon',
  }),
  electricity: need({
    category: 'payment',
    activities: [['Compare the units with last month’s', 'a wrong reading is mended before it is paid']],
    books: 'any time',
  }),
  recharge: need({
    category: 'payment',
    activities: [['Look at the yearly plan', 'it saves one or two months']],
    books: 'any time',
  }),
  utilities: need({
    category: 'payment',
    activities: [['Keep the receipt’s number', 'it settles every later question']],
    books: 'any time',
  }),
  creditcard: need({
    category: 'payment',
    activities: [['Pay the total, not the minimum', 'what is left costs over 40% a year']],
    books: 'any time',
  }),
  bank: need({
    category: 'finance',
    activities: [['Keep PAN and Aadhaar within reach', 'every form asks for both']],
    books: 'any time',
  }),
  insurance: need({
    category: 'finance',
    activities: [['Compare before it renews by itself', 'a no-claim bonus moves along to another insurer']],
    books: 'soon',
  }),
  tax: need({
    category: 'finance',
    activities: [['Download Form 26AS and the AIS', 'they show what the department already knows']],
    books: 'soon',
  }),
  school: need({
    category: 'education',
    activities: [['Put questions for the teacher on paper', 'ten minutes are short']],
    books: 'soon',
  }),
  tuition: need({
    category: 'education',
    activities: [['Put twenty quiet minutes after each class', 'what is repeated the same day stays']],
    books: 'any time',
  }),
  exam: need({
    category: 'education',
    activities: [['Print the admit card a day before', 'printers fail on exam mornings']],
    books: 'soon',
  }),
  stationery: need({
    category: 'education',
    activities: [['Ask for the school’s list', 'covers and sizes differ by class']],
    books: 'any time',
  }),
  clothes: need({
    category: 'other',
    activities: [['Check the size chart of the brand', 'one in four returns is a wrong size']],
    books: 'any time',
  }),
  electronics: need({
    category: 'other',
    activities: [['Compare the price of the last months', 'a sale’s struck-out price is often new']],
    books: 'any time',
  }),
  furnishing: need({
    category: 'other',
    activities: [['Measure door and stairs', 'sofas turn around at the lift']],
    books: 'any time',
  }),
  jewellery: need({
    category: 'other',
    activities: [['Ask for the hallmark and the making charge', 'they explain most of the difference in price']],
    books: 'any time',
  }),
  baby: need({
    category: 'other',
    activities: [['Look at the next size already', 'babies grow faster than packs empty']],
    books: 'any time',
  }),
} satisfies Record<string, Need>

export type NeedName = keyof typeof needs
