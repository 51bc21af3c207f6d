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

/** A purpose for which a reminder may need a vendor. */
export type Need = {
  category: Category
  /** Things people can do themselves, each with the reason. */
  activities: [name: string, why: string][]
  /** Whether booking early matters: seats sell out, or providers have few slots. */
  books: 'early' | 'soon' | 'any time'
}

const need = (need: Need): Need => need

/** The needs by name; the directory's entries use these names. */
export const needs = {
  doctor: need({
    category: 'healthcare',
    activities: [
      ['Write down symptoms and questions', 'so you don’t forget anything in a short appointment'],
      ['Gather old reports and prescriptions', 'doctors ask for these first'],
    ],
    books: 'soon',
  }),
  dentist: need({
    category: 'healthcare',
    activities: [['Note which tooth hurts, and since when', 'it’s the first thing they’ll ask']],
    books: 'soon',
  }),
  eyes: need({
    category: 'healthcare',
    activities: [['Bring your current glasses', 'their power is the starting point']],
    books: 'any time',
  }),
  medicine: need({
    category: 'healthcare',
    activities: [
      ['Check how much is left', 'order a refill a week ahead so it arrives in time'],
      ['Take a photo of the prescription', 'pharmacies ask for it'],
    ],
    books: 'any time',
  }),
  labtest: need({
    category: 'healthcare',
    activities: [['Ask if you need to fast', 'breakfast can affect many blood tests']],
    books: 'soon',
  }),
  fitness: need({
    category: 'healthcare',
    activities: [['Lay out your clothes the night before', 'it makes getting started easier']],
    books: 'any time',
  }),
  vet: need({
    category: 'healthcare',
    activities: [['Bring the vaccination record', 'the next dates go in it']],
    books: 'soon',
  }),
  flight: need({
    category: 'transport',
    activities: [
      ['Check in online', 'it opens 48 hours before and saves queueing'],
      ['Check the baggage allowance', 'extra kilos cost less before you reach the airport'],
    ],
    books: 'early',
  }),
  train: need({
    category: 'transport',
    activities: [
      [
        'Keep passenger names and ages ready',
        'tatkal opens at 10 am (AC) and 11 am (sleeper) and sells out in minutes',
      ],
      ['Check your PNR the evening before', 'the chart shows your coach and berth'],
    ],
    books: 'early',
  }),
  bus: need({
    category: 'transport',
    activities: [['Save the boarding point’s phone number', 'buses only wait a few minutes']],
    books: 'soon',
  }),
  cab: need({
    category: 'transport',
    activities: [['Book half an hour earlier than you need', 'rain and peak hours can double the wait']],
    books: 'soon',
  }),
  carservice: need({
    category: 'transport',
    activities: [['List noises and faults', 'workshops only fix what you mention']],
    books: 'soon',
  }),
  fuel: need({
    category: 'transport',
    activities: [['Check your FASTag balance before a long drive', 'you pay double at the toll if it’s empty']],
    books: 'any time',
  }),
  hotel: need({
    category: 'accommodation',
    activities: [['Check the cancellation policy', 'plans change, and free cancellation can be worth paying for']],
    books: 'early',
  }),
  pg: need({
    category: 'accommodation',
    activities: [['Take photos of every room on day one', 'they help settle deposit disputes']],
    books: 'soon',
  }),
  eatingout: need({
    category: 'food',
    activities: [['Mention Jain or vegan guests when booking', 'so the kitchen can prepare']],
    books: 'soon',
  }),
  fooddelivery: need({
    category: 'food',
    activities: [['Order before 7:30 pm', 'kitchens and riders are busiest from 8 to 9']],
    books: 'any time',
  }),
  groceries: need({
    category: 'food',
    activities: [['Check the fridge before you go', 'so you don’t buy what you already have']],
    books: 'any time',
  }),
  cake: need({
    category: 'food',
    activities: [['Give the name to write on it', 'most bakeries need a day’s notice']],
    books: 'soon',
  }),
  gift: need({
    category: 'other',
    activities: [['Note their size or favourite colour', 'ask early and it stays a surprise']],
    books: 'soon',
  }),
  flowers: need({
    category: 'other',
    activities: [['Order for the morning', 'flowers are freshest then']],
    books: 'soon',
  }),
  salon: need({
    category: 'professional',
    activities: [['Save a photo of the look you want', 'a picture is clearer than words']],
    books: 'soon',
  }),
  plumber: need({
    category: 'professional',
    activities: [['Find the water shut-off valve', 'keep it closed until the plumber comes']],
    books: 'soon',
  }),
  electrician: need({
    category: 'professional',
    activities: [['Note which rooms have no power', 'it shows which circuit is at fault']],
    books: 'soon',
  }),
  appliance: need({
    category: 'professional',
    activities: [['Find the bill', 'repairs may be free under warranty']],
    books: 'soon',
  }),
  cleaning: need({
    category: 'professional',
    activities: [['Clear shelves the evening before', 'cleaners charge by the hour']],
    books: 'soon',
  }),
  chef: need({
    category: 'professional',
    activities: [['Count the guests and list what they don’t eat', 'a cook plans and shops from that']],
    books: 'soon',
  }),
  pests: need({
    category: 'professional',
    activities: [['Cover food and move pets out', 'most treatments need rooms empty for a few hours']],
    books: 'soon',
  }),
  movers: need({
    category: 'professional',
    activities: [['Take photos of valuables before packing', 'you’ll need them for a claim']],
    books: 'early',
  }),
  carpenter: need({
    category: 'professional',
    activities: [['Measure before anyone visits', 'so you can get an estimate by phone']],
    books: 'soon',
  }),
  laundry: need({
    category: 'professional',
    activities: [['Empty the pockets and point out stains', 'cleaners treat only what you mention']],
    books: 'soon',
  }),
  courier: need({
    category: 'professional',
    activities: [['Take a photo of the label', 'the tracking number helps find a lost parcel']],
    books: 'any time',
  }),
  legal: need({
    category: 'professional',
    activities: [['Take the originals and two copies', 'a missing copy means a second visit']],
    books: 'early',
  }),
  photo: need({
    category: 'professional',
    activities: [['List the people who must be in the photos', 'photographers don’t know your family']],
    books: 'early',
  }),
  puja: need({
    category: 'professional',
    activities: [['Ask for the list of samagri', 'two days ahead, everything is easy to find']],
    books: 'soon',
  }),
  wedding: need({
    category: 'professional',
    activities: [['Decide the guest count first', 'venues and caterers quote by it']],
    books: 'early',
  }),
  movie: need({
    category: 'entertainment',
    activities: [['Book seats on the first day', 'the best rows go first']],
    books: 'early',
  }),
  streaming: need({
    category: 'entertainment',
    activities: [['Check who still watches', 'a plan with fewer screens costs less']],
    books: 'any time',
  }),
  sports: need({
    category: 'entertainment',
    activities: [['Ask who’s coming before you book', 'courts charge by the hour']],
    books: 'soon',
  }),
  electricity: need({
    category: 'payment',
    activities: [['Compare units with last month’s bill', 'it’s easier to fix a wrong reading before you pay']],
    books: 'any time',
  }),
  recharge: need({
    category: 'payment',
    activities: [['Check the yearly plan', 'it can save one or two months’ cost']],
    books: 'any time',
  }),
  utilities: need({
    category: 'payment',
    activities: [['Save the receipt number', 'you’ll need it for any query']],
    books: 'any time',
  }),
  creditcard: need({
    category: 'payment',
    activities: [['Pay the total, not the minimum', 'interest on the rest can exceed 40% a year']],
    books: 'any time',
  }),
  bank: need({
    category: 'finance',
    activities: [['Keep PAN and Aadhaar handy', 'most forms ask for both']],
    books: 'any time',
  }),
  insurance: need({
    category: 'finance',
    activities: [['Compare before it auto-renews', 'your no-claim bonus moves to a new insurer']],
    books: 'soon',
  }),
  tax: need({
    category: 'finance',
    activities: [['Download Form 26AS and AIS', 'they show what the tax department already has']],
    books: 'soon',
  }),
  school: need({
    category: 'education',
    activities: [['Write down questions for the teacher', 'ten minutes go quickly']],
    books: 'soon',
  }),
  tuition: need({
    category: 'education',
    activities: [['Set aside 20 quiet minutes after each class', 'same-day revision helps it stick']],
    books: 'any time',
  }),
  exam: need({
    category: 'education',
    activities: [['Print the admit card a day before', 'so nothing goes wrong on exam morning']],
    books: 'soon',
  }),
  stationery: need({
    category: 'education',
    activities: [['Ask for the school’s list', 'covers and sizes differ by class']],
    books: 'any time',
  }),
  clothes: need({
    category: 'other',
    activities: [['Check the brand’s size chart', 'wrong size is a common reason for returns']],
    books: 'any time',
  }),
  electronics: need({
    category: 'other',
    activities: [['Check the price over recent months', 'a sale’s struck-out price may be inflated']],
    books: 'any time',
  }),
  furnishing: need({
    category: 'other',
    activities: [['Measure doors and stairs', 'so the furniture fits through']],
    books: 'any time',
  }),
  jewellery: need({
    category: 'other',
    activities: [['Ask about the hallmark and making charges', 'they explain most of the price difference']],
    books: 'any time',
  }),
  baby: need({
    category: 'other',
    activities: [['Consider the next size up', 'babies often outgrow a size before the pack is used up']],
    books: 'any time',
  }),
} satisfies Record<string, Need>

export type NeedName = keyof typeof needs
