import type { Course, Role } from '../read/vocabulary.ts'

/** What the grammar's families are on a table, by role and course. */
const families: Partial<Record<Role, Partial<Record<Course, string>>>> = {
  staple: {
    bread: 'roti puri paratha thepla kulcha flavourbread akkirotti',
    'breakfast dish': 'idli appam puttu idiyappam dosa instantdosa uttapam adai paniyaram thalipeeth ricecake',
    rice: 'flavouredrice pulao milletbowl',
  },
  'whole meal': {
    rice: 'biryani khichdi onepot friedrice kanji',
    bread: 'kulche-plate luchiplate kothu',
    'breakfast dish': 'cheela upma poha daliya porridge pongal handvo misal breakfaststew nvtiffin eggplate',
    curry: 'haleem plate noodles vrat',
  },
  dal: { dal: 'dal sambar kadhi buttermilkcurry', soup: 'rasam', curry: 'chana' },
  main: {
    curry:
      'rasedar coconutstew kuzhambu kofta paneercurry tofucurry chickencurry muttoncurry fishcurry shellfish eggcurry porkduck salan easternveg northeast kashmirispecial besandish',
    sabzi: 'bhurji bharwan saag keema',
    fry: 'dryroast fishfry',
    kebab: 'kebab vegkebab',
    snack: 'gratin',
    'breakfast dish': 'omelette',
  },
  side: { sabzi: 'sabzi thoran bharta southveg khar', curry: 'kootu', salad: 'sundal', soup: 'soup' },
  relish: { raita: 'raita', chutney: 'chutney' },
  snack: {
    snack:
      'dhokla vada kathiroll sandwich toast pakora samosa kachori cutlet bonda puff namkeen farsan momo springroll crumbfry cafe pavstreet eggsnack meatsnack indochinese roasted chips protein dip fries',
    chaat: 'chaat',
    salad: 'fruitbowl',
  },
  sweet: {
    sweet:
      'sweetpancake puranpoli halwa mithai kheer dairysweet friedsweet steamedsweet teabake pudding breadsweet candied sweetrice',
  },
  drink: { drink: 'drink hotdrink' },
}

const byFamily = new Map(
  Object.entries(families).flatMap(([role, byCourse]) =>
    Object.entries(byCourse).flatMap(([course, ids]) =>
      ids.split(' ').map((id) => [id, { role: role as Role, course: course as Course }] as const),
    ),
  ),
)

/** The role and course of a family; undefined for what is kept in jars and is no dish of a day. */
export const fillerRole = (family: string): { role: Role; course: Course } | undefined => byFamily.get(family)
