import type { Allergen } from '../read/vocabulary.ts'
import type { Category } from '../recipe/types.ts'

const list = (text: string) => text.trim().split(/\s+/)

/** Words that carry no meaning for the search, as written. */
export const fillers: ReadonlySet<string> = new Set(
  list(`ki ka ke da di de nu na no ni chi cha che er r the a an of in for with and to me my is are i want need some please recipe recipes
    dish dishes style food indian wala wali wale vali waale aur aani mein se how make cook banane kaise banaye show find give best easy
    tasty authentic traditional homemade type khana khane kuch kuchh chahiye hai mujhe kids kid children bachchon bacchon box special
    something anything ideas idea only made using good ghar jaisa made`),
)

/**
 * Words that are usually typed for another one than their sound suggests: ker is a desert berry, but "kher" is a
 * mistyped kheer.
 */
export const typoCorrections: Readonly<Record<string, string>> = {
  kher: 'kheer',
  kheir: 'kheer',
  subzi: 'sabzi',
  subji: 'sabzi',
}

export const orWords: ReadonlySet<string> = new Set(['or', 'ya', 'athva'])

/** Words before an exclusion; `bina` may also follow it (pyaz ke bina). */
export const withoutWords: ReadonlySet<string> = new Set([
  'without',
  'no',
  'bina',
  'minus',
  'except',
  'skip',
  'not',
  'sans',
  'avoid',
])

/**
 * Allergens by the words for them. Excluding one excludes everything that contains it: ghee for milk, mustard oil for
 * mustard.
 */
export const allergenWords: Readonly<Record<string, readonly Allergen[]>> = Object.fromEntries(
  Object.entries({
    'dairy lactose': 'milk',
    'gluten wheat gehun gehu': 'gluten',
    'egg eggs anda ande': 'egg',
    'soy soya': 'soy',
    'peanut peanuts groundnut groundnuts moongphali': 'peanut',
    'nut nuts': 'tree-nut peanut',
    'sesame til': 'sesame',
    'mustard sarson': 'mustard',
    'fish machli machhli maach': 'fish',
    'shellfish prawn prawns shrimp jhinga': 'crustacean mollusc',
    seafood: 'fish crustacean mollusc',
  }).flatMap(([words, kept]) => list(words).map((word) => [word, list(kept) as Allergen[]])),
)

/** Words that mean the allergen only in "free of" phrases: a dish without milk may still contain ghee. */
export const freeOfWords: typeof allergenWords = { ...allergenWords, milk: ['milk'], doodh: ['milk'] }

/** The words for each meal. */
export const mealWords: Readonly<Record<string, Category>> = {
  breakfast: 'Breakfast',
  nashta: 'Breakfast',
  nasta: 'Breakfast',
  morning: 'Breakfast',
  lunch: 'Lunch',
  tiffinbox: 'Lunch',
  hitea: 'Hi-Tea',
  teatime: 'Hi-Tea',
  evening: 'Hi-Tea',
  dinner: 'Dinner',
  supper: 'Dinner',
  snack: 'All-Time Snacks',
  snacks: 'All-Time Snacks',
}

/** Words that ask for something sweet. */
export const sweetWords: ReadonlySet<string> = new Set(['sweet', 'sweets', 'dessert', 'desserts', 'mithai', 'meetha'])

export type DietWish = 'veg' | 'nonveg' | 'egg' | 'vegan' | 'jain' | 'vrat' | 'noOnionGarlic' | 'eggless' | 'glutenFree'

/** Words, or pairs of words, for a diet. */
export const dietWords: Readonly<Record<string, DietWish>> = {
  veg: 'veg',
  vegetarian: 'veg',
  shakahari: 'veg',
  nonveg: 'nonveg',
  'non veg': 'nonveg',
  'non vegetarian': 'nonveg',
  mansahari: 'nonveg',
  vegan: 'vegan',
  jain: 'jain',
  vrat: 'vrat',
  upvas: 'vrat',
  upwas: 'vrat',
  farali: 'vrat',
  falahari: 'vrat',
  fasting: 'vrat',
  fast: 'vrat',
  navratri: 'vrat',
  ekadashi: 'vrat',
  satvik: 'noOnionGarlic',
  sattvic: 'noOnionGarlic',
  niramish: 'noOnionGarlic',
  eggless: 'eggless',
  'gluten free': 'glutenFree',
  glutenfree: 'glutenFree',
}

/** Words that ask for a quick dish, with the limit in minutes. */
export const speedWords: Readonly<Record<string, number>> = { quick: 30, jhatpat: 30, fatafat: 30, jaldi: 30, fast: 30 }

/** Places by the words for them: a state's name as used in recipes, or a region. */
export const placeWords: Readonly<Record<string, string>> = Object.fromEntries(
  `
Punjab|punjab punjabi amritsar amritsari ludhiana patiala panjab panjabi punjbi
Haryana|haryana haryanvi
Delhi|delhi dilli mughlai
Uttar Pradesh|uttar_pradesh up lucknow lucknowi awadh awadhi banaras banarasi varanasi kanpur agra mathura kashi allahabad prayagraj moradabad rampur bhojpuri
Uttarakhand|uttarakhand kumaon kumaoni garhwal garhwali pahadi pahari dehradun
Himachal Pradesh|himachal himachali himachal_pradesh shimla kangra chamba kullu
Jammu and Kashmir|kashmir kashmiri jammu dogra srinagar wazwan ladakh ladakhi
Rajasthan|rajasthan rajasthani marwar marwari jodhpur jodhpuri jaipur jaipuri udaipur mewar mewari bikaner bikaneri rajsthan rajsthani rajastani
Gujarat|gujarat gujarati kathiawar kathiawadi kathiyawadi surat surti ahmedabad kutch kutchi bohri gujrat gujrati gujarathi gujju kathiyavadi
Maharashtra|maharashtra maharashtrian marathi mumbai bombay pune puneri kolhapur kolhapuri malvan malvani vidarbha varhadi khandesh khandeshi nagpur nagpuri nashik parsi sindhi maharastra maharastrian maharashtrain
Goa|goa goan konkan konkani
Madhya Pradesh|madhya_pradesh mp indore indori malwa bhopal bhopali bundelkhandi
Chhattisgarh|chhattisgarh chhattisgarhi raipur
West Bengal|bengal bengali west_bengal kolkata calcutta bengoli bangali
Odisha|odisha odia oriya orissa cuttack puri_odisha bhubaneswar
Bihar|bihar bihari patna mithila maithili champaran behari
Jharkhand|jharkhand jharkhandi ranchi
Assam|assam assamese guwahati axomiya
Nagaland|nagaland naga kohima
Manipur|manipur manipuri imphal meitei
Mizoram|mizoram mizo
Meghalaya|meghalaya khasi garo shillong
Tripura|tripura tripuri agartala
Sikkim|sikkim sikkimese gangtok nepali
Arunachal Pradesh|arunachal arunachali arunachal_pradesh
Tamil Nadu|tamil tamilnadu tamil_nadu chettinad chennai madurai kongu coimbatore madras tamilian
Kerala|kerala malayali malabar kochi nadan kuttanad travancore malayalam kozhikode keralite keralan
Karnataka|karnataka kannada kannadiga bangalore bengaluru mysore mysuru udupi mangalore mangalorean coorg kodava karnatak
Andhra Pradesh|andhra andhra_pradesh guntur rayalaseema vijayawada vizag andra
Telangana|telangana hyderabad hyderabadi deccani
South|south south_indian south_india
North|north north_indian north_india
East|east eastern east_indian
West|west western
Northeast|northeast north_east north_eastern northeastern seven_sisters
Central|central central_india
`
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [place = '', words = ''] = line.split('|')
      return list(words).map((word) => [word.replaceAll('_', ' '), place])
    }),
)

/** Words for a group of ingredients, with its members; `@aisle` stands for a whole aisle. */
export const groupWords: Readonly<Record<string, string>> = {
  chicken: 'chicken chicken-breast chicken-thigh drumstick-chicken chicken-mince wings chicken-liver',
  murgh: 'chicken chicken-breast chicken-thigh drumstick-chicken chicken-mince wings chicken-liver',
  mutton: 'mutton mutton-boneless mutton-mince chops paya liver lamb',
  gosht: 'mutton mutton-boneless mutton-mince chops paya liver lamb',
  meat: 'mutton mutton-boneless mutton-mince chops paya liver lamb chicken chicken-breast chicken-thigh pork',
  beef: 'buffalo mutton',
  buffalo: 'buffalo mutton',
  fish: 'rohu katla hilsa bhetki pomfret surmai mackerel sardine karimeen basa tilapia magur anchovy bombil tuna trout salmon pabda koi',
  machli:
    'rohu katla hilsa bhetki pomfret surmai mackerel sardine karimeen basa tilapia magur anchovy bombil tuna trout salmon pabda koi',
  machhli:
    'rohu katla hilsa bhetki pomfret surmai mackerel sardine karimeen basa tilapia magur anchovy bombil tuna trout salmon pabda koi',
  meen: 'rohu katla hilsa bhetki pomfret surmai mackerel sardine karimeen basa tilapia magur anchovy bombil tuna trout salmon pabda koi',
  maach:
    'rohu katla hilsa bhetki pomfret surmai mackerel sardine karimeen basa tilapia magur anchovy bombil tuna trout salmon pabda koi',
  seafood: '@fish',
  prawn: 'prawn tiger-prawn dried-shrimp',
  prawns: 'prawn tiger-prawn dried-shrimp',
  shrimp: 'prawn tiger-prawn dried-shrimp',
  jhinga: 'prawn tiger-prawn',
  egg: 'egg duck-egg quail-egg egg-white egg-yolk',
  eggs: 'egg duck-egg quail-egg egg-white egg-yolk',
  pork: 'pork smoked-pork chorizo pork-chops',
  rice: 'rice basmati brown-rice idli-rice red-rice black-rice gobindobhog cooked-rice',
  milk: 'milk full-milk cow-milk condensed-milk milk-powder',
  doodh: 'milk full-milk cow-milk condensed-milk milk-powder',
  onion: 'onion shallot spring-onion',
  pyaz: 'onion shallot spring-onion',
  garlic: 'garlic ggpaste green-garlic',
  lahsun: 'garlic ggpaste green-garlic',
  ginger: 'ginger ggpaste dry-ginger',
  tomato: 'tomato tomato-puree green-tomato',
  cheese: 'cheese mozzarella',
  coconut: 'coconut coconut-milk copra desiccated',
  peas: 'peas frozen-peas',
  matar: 'peas frozen-peas',
  sprouts: 'moong-sprouts',
  brinjal: 'brinjal big-brinjal',
  eggplant: 'brinjal big-brinjal',
  aubergine: 'brinjal big-brinjal',
  baingan: 'brinjal big-brinjal',
  chilli: 'green-chilli dry-chilli chilli-powder kashmiri big-chilli',
  'lady finger': 'okra',
  ladyfinger: 'okra',
  jackfruit: 'raw-jackfruit jackfruit',
  kathal: 'raw-jackfruit jackfruit',
  banana: 'banana raw-banana',
  kela: 'banana raw-banana',
  nuts: 'cashew almonds pista walnuts peanuts',
  sugar: 'sugar powdered-sugar',
  maida: 'maida',
  wheat: 'atta dalia suji',
  gluten: 'atta maida suji dalia sevai barley bread pav',
  dairy: '@dairy',
  mushroom: 'mushroom oyster-mushroom',
  soya: 'soya-chunks soya-granules soybean',
  spinach: 'spinach',
  groundnut: 'peanuts',
  moongphali: 'peanuts',
  makhana: 'makhana',
  millet: 'kangni kutki kodo samak bajra-atta jowar-atta ragi-atta',
  'bell pepper': 'capsicum bell-pepper',
}

/** Substitutes for ingredients that none of our recipes use. */
export const standIns: Readonly<Record<string, string>> = {
  arrowroot: 'cornflour',
  vanaspati: 'ghee',
  chilgoza: 'almonds',
  'sugar-syrup': 'sugar',
  'instant-noodles': 'noodles',
  buffalo: 'mutton',
  'pork-chops': 'pork',
  'olive-oil': 'oil',
  'soybean-oil': 'oil',
  'ricebran-oil': 'oil',
  'egg-white': 'egg',
  'egg-yolk': 'egg',
}
