import type { Food } from './dish.ts'
import { cup, glass, jar } from './food-drink.ts'
import { breadAndCurry, idiyappam, paniyaram, plateMeal, puttu, riceAndCurry } from './food-meal.ts'
import { dal, dry, grains, noodles, smooth, soft, thick, wet } from './food-pot.ts'
import { bake, crisps, cylinders, pleated, samosas, seared, skewers, spirals } from './food-snack.ts'
import { chaat, dips, filledBuns, pavs, sandwich, toasts, wraps } from './food-street.ts'
import {
  creamy,
  diamonds,
  halfMoons,
  heap,
  inSyrup,
  jalebis,
  kulfis,
  laces,
  ladoos,
  loaf,
  rounds,
} from './food-sweet.ts'
import {
  balls,
  domes,
  dosa,
  flatbread,
  folded,
  fritters,
  patties,
  puffed,
  rings,
  squares,
  steeped,
  topped,
} from './food-tiffin.ts'
import { guesses } from './guesses.ts'
import type { VesselName } from './vessels.ts'

/** How a dish comes to the table. `hot` steams; `pale` is the colour it has before what stains it. */
export type Plating = { vessels: readonly VesselName[]; food: Food; hot: boolean; pale: string; sweet: boolean }

const foods = {
  cup,
  glass,
  jar,
  dal,
  dry,
  grains,
  noodles,
  smooth,
  soft,
  thick,
  wet,
  bake,
  chaat,
  crisps,
  cylinders,
  dips,
  filledBuns,
  pavs,
  pleated,
  samosas,
  sandwich,
  seared,
  skewers,
  spirals,
  toasts,
  wraps,
  creamy,
  diamonds,
  halfMoons,
  heap,
  inSyrup,
  jalebis,
  kulfis,
  ladoos,
  laces,
  loaf,
  rounds,
  balls,
  domes,
  dosa,
  flatbread,
  folded,
  fritters,
  patties,
  puffed,
  rings,
  squares,
  steeped,
  topped,
  breadAndCurry,
  idiyappam,
  paniyaram,
  plateMeal,
  puttu,
  riceAndCurry,
} satisfies Record<string, Food>

/**
 * Family|vessels|food|colour, and `word,word=food vessel` for bases (or titles) that look otherwise; the first that fits is
 * taken. A star says hot, a tilde sweet.
 */
const table = `
cheela|tawa plate terracotta|folded|#d9a944|*
dosa|leaf|dosa|#e9c88a|*|set,benne,kal=topped tawa;adai=topped leaf
instantdosa|leaf|dosa|#e6cda0|*|neer=folded leaf;oats,jowar,kodo=folded stone
uttapam|tawa stone|topped|#ecd9ae|*
idli|leaf thali|domes|#faf3e2|*|thatte,kanchipuram=rounds leaf;fried,chilli=dry blue
vada|leaf thali stone|rings|#c9853a|*|dahi=steeped katori;sambar,rasam=steeped blue;masala=patties leaf
pongal|leaf urli|soft|#f0d99a|*|sakkarai=heap urli
upma|plate katori terracotta|soft|#f0dba6|*
poha|plate blue terracotta|soft|#f0c94e|*
idiyappam|leaf|idiyappam|#f6ecd2|*
daliya|katori terracotta blue|soft|#d9b878|*
porridge|blue bowl katori|creamy|#f0dcae|*~
adai|leaf tawa|folded|#a5a04a|*|adai=topped leaf
paniyaram|tawa|paniyaram|#dcb06a|*
thalipeeth|tawa terracotta|topped|#a9743c|*
akkirotti|leaf tawa|topped|#e6dcc4|*
dhokla|thali brassThali stone|squares|#f2cd55||sandwich=squares plate
handvo|plate brassThali|squares|#cf9a45|*|muthia=balls terracotta
misal|katori copper|wet|#b5421a|*|pav=pavs thali
sweetpancake|plate terracotta|laces|#d9a65a|*~|patishapta,ghavan,pooda=folded plate;bun=balls basket
kanji|handi bowl|smooth|#f1e8d0|
appam|leaf|idiyappam|#fbf4e4|*
puttu|leaf|puttu|#f6efdc|*
paratha|tawa thali basket|flatbread|#d9a860|*
thepla|basket thali|flatbread|#cfa64c|*
puri|thali brassThali|puffed|#dca650|*
kulcha|basket terracotta|flatbread|#e6c48a|*
roti|basket tawa|flatbread|#d9b070|*|bhatura,luchi=puffed basket;litti,baati,bafla=balls basket;rumali,pathiri=folded plate
kathiroll|board slate|wraps|#e0b46c|*
sandwich|board plate|sandwich|#e8d2a0|
toast|board slate|toasts|#dca65a|*
puranpoli|thali brassThali|laces|#dda64a|*~
kulche-plate|thali|breadAndCurry|#b5662f|*|chawal=riceAndCurry thali
sabzi|kadhai tawa terracotta indigo|dry|#b5853a|*
rasedar|kadhai copper blue|wet|#c77a2e|*
bharwan|tawa terracotta|dry|#9a6a2e|*
thoran|leaf urli stone|dry|#b9a45a|*
coconutstew|urli bowl|wet|#ecd9a4|*
kootu|urli katori|soft|#d9b860|*
kuzhambu|urli handi|wet|#8c4420|*
saag|handi copper|thick|#3f6b2c|*
bharta|handi terracotta|thick|#8a5a34|*
easternveg|brassThali katori terracotta|dry|#b5954a|*|dalma=soft katori
northeast|bowl handi|wet|#a08a4a|*
kashmirispecial|copper|wet|#b5522a|*
dal|katori copper handi bowl|dal|#dda63a|*
sambar|urli katori|wet|#b5622a|*
rasam|katori urli|smooth|#b5491f|*
kadhi|handi copper|wet|#e9bf4a|*
chana|kadhai copper bowl|wet|#9a5428|*
kofta|copper blue|wet|#c9702e|*
paneercurry|copper kadhai blue|wet|#cf6a2a|*
tofucurry|blue bowl|wet|#b9622c|*
bhurji|tawa kadhai|soft|#dda648|*
chickencurry|kadhai handi copper|wet|#b5522a|*
muttoncurry|handi copper|wet|#8c3d1e|*
fishcurry|handi urli|wet|#c46a2a|*
shellfish|urli handi|wet|#c9662e|*
eggcurry|kadhai blue|wet|#b9582a|*
keema|copper kadhai|soft|#8a4a2a|*
porkduck|handi kadhai|wet|#8a3a1f|*
dryroast|leaf kadhai|dry|#7a3d1f|*
pulao|thali blue copper|grains|#f3e3bb|*
biryani|handi copper|grains|#efcf8e|*
khichdi|bowl katori brassThali|soft|#e9c664|*
flavouredrice|leaf|grains|#efd06a|*
onepot|brassThali handi|soft|#d9a34a|*|dhokli,phal,pithi=wet handi;baati=balls brassThali;bhaat,tehri=grains handi
milletbowl|bowl stone|grains|#d9bc86|*
friedrice|blue stone|grains|#e3bb78|*
noodles|blue stone|noodles|#dfae62|*|thukpa=smooth bowl
plate|thali brassThali|plateMeal|#c46a2c|*
haleem|copper handi|thick|#a8672f|*
breakfaststew|thali brassThali|breadAndCurry|#8c3d1e|*
nvtiffin|leaf|breadAndCurry|#b5562a|*
pakora|basket plate|fritters|#d09a3c|*
samosa|basket plate|samosas|#c98a40|*
kachori|basket brassThali|balls|#c98a40|*
cutlet|plate slate|patties|#b9783a|*
bonda|basket leaf|balls|#d9a23c|*|pav=filledBuns basket
chaat|dona|chaat|#cf9a52|
puff|board plate|sandwich|#d9a04a|*
namkeen|tin|spirals|#dca546||chivda=heap tin;namak-para,shakarpara=diamonds tin;mathri,nimki,papdi,thattai=rounds tin;gathiya,ribbon=cylinders tin;sev=noodles tin
farsan|thali leaf|cylinders|#e9c24f||vadi,patra,pathrode=patties thali;khichu=soft katori;panki=folded leaf
momo|steamer|pleated|#f3e6cf|*
springroll|slate plate|cylinders|#cf943f|*|wonton=pleated slate
pavstreet|thali slate|pavs|#b8481f|*|dabeli,slider,masala-pav,keema=filledBuns plate
eggsnack|blue stone|dry|#c98a3c|*|devil,nargisi=patties plate;bajji,koliwada=fritters basket
meatsnack|slate blue|seared|#b5431f|*
vegkebab|slate|skewers|#d98a3a|*|shami,galouti=patties slate
kebab|slate|skewers|#b5562a|*|shami,galouti,chapli=patties slate
fishfry|leaf slate|seared|#b9562a|*
indochinese|blue stone|dry|#7a3418|*|gravy=wet blue
roasted|tin dona|crisps|#e2b860|
sundal|dona leaf|dry|#d9c084||salad,singju,kachumber,koshimbir,kosambari=dry bowl
chips|tin basket|crisps|#e6b84a|
gratin|baker|bake|#e0a24a|*
protein|plate stone|seared|#c0642c|*
soup|bowl blue|smooth|#c9602c|*
halwa|urli brassThali|heap|#cf8a2e|*~
mithai|mithai|ladoos|#dfae5a|~|barfi,katli,mysore,chikki,bar,gajak,halbai,sukhdi,mohanthal=diamonds mithai;peda,tilkut,rewri=rounds mithai;panjiri=heap urli
kheer|bowl katori urli|creamy|#f6e8c6|~
dairysweet|mithai|rounds|#f5e6c2|~|rasmalai,rasgulla,chum=inSyrup bowl;shrikhand,doi,matho,basundi=creamy katori;falooda=glass none;kulfi=kulfis stone;ice-cream=ladoos bowl;kalakand,poda=diamonds mithai
friedsweet|mithai|laces|#cf8c3a|~|gulab,pantua,kala-jamun=inSyrup katori;jalebi,imarti,chirote=jalebis mithai;gujiya,karanji=halfMoons mithai;boondi-ladoo,gulgula,unniyappam,sukhiyan=ladoos mithai;boondi=heap mithai;khaja,lavang=diamonds mithai;thekua,balushahi,chandrakala,adhirasam,anarsa,arisa=rounds mithai
steamedsweet|leaf mithai|pleated|#f6ead0|*~|dudh=inSyrup bowl;patoli,ela-ada,poda,enduri=folded leaf;til-pitha,ghila=rounds mithai
teabake|board plate|loaf|#d9a45a|~|nankhatai,biscuit,rusk=rounds mithai;muffin=ladoos plate
drink|none|glass|#f0d79a|~
hotdrink|none|cup|#b9784a|*
raita|katori bowl|smooth|#f6efdc|
chutney|katori terracotta|thick|#b98a4a|
pickle|none|jar|#c0702a|
podi|katori terracotta|heap|#b0602c|
preserve|none|jar|#c9503c|
pudding|mithai|rounds|#f0d49a|~|mousse=creamy katori;bread=bake baker;bebinca=loaf plate
breadsweet|mithai|rounds|#e8c27a|~|rasmalai=inSyrup bowl;halwa=heap urli
candied|mithai|diamonds|#f2e6c4|~|kadam=ladoos mithai;dodol,bal=squares plate
sweetrice|urli brassThali|grains|#f0c040|*~|lapsi,churma=heap urli
flavourbread|plate stone|flatbread|#e6cfa0|*|pav,poee,tsochwor=pavs basket
buttermilkcurry|kadhai bowl|smooth|#f3e6b4|*
besandish|kadhai handi|thick|#d9aa44|*|gatte=wet kadhai;zunka=soft kadhai
salan|handi copper|wet|#a8622c|*
fries|basket dona|crisps|#e8b84a|*
southveg|kadhai urli|dry|#d6a850|*|masiyal=thick urli
khar|kadhai bowl|soft|#c9c27a|*
kothu|tawa plate|soft|#c98a3c|*
fruitbowl|bowl blue|dry|#f0d9a2|~|dahi,shrikhand,rabri,custard,nariyal,cream=creamy blue
dip|slate stone|dips|#ecd9ae|
omelette|tawa plate|folded|#f0c04a|*
eggplate|plate tawa|topped|#f0c04a|*
vrat|brassThali|soft|#e0c078|*|puri=puffed brassThali;cheela,dosa=folded brassThali;paratha=flatbread brassThali;vada=patties brassThali;pakora=fritters basket;idli=domes brassThali;dhokla=squares brassThali;thalipeeth=topped brassThali;pulao=grains brassThali
cafe|board plate slate|filledBuns|#cf9a4a|*|tawa-pizza=topped board;bread-pizza,garlic-bread=toasts board;quesadilla=folded plate;nachos=dips slate;shawarma=wraps board
crumbfry|basket plate slate|fritters|#d09a3c|*|fingers=cylinders basket;kobiraji,butter-fry,nuggets=patties plate;lollipop,farcha=seared slate
luchiplate|thali brassThali|breadAndCurry|#b5662f|*
ricecake|leaf tawa|folded|#f0e2be|*|dhuska=puffed basket;fara=halfMoons thali;sarva-pindi=topped tawa;chilka=flatbread tawa
`

type Row = Plating & { others: { words: string[]; food: Food; vessels: readonly VesselName[] }[] }

const rows = new Map<string, Row>()
for (const line of table.trim().split('\n')) {
  const [family, vessels, food, pale, marks = '', others = ''] = line.split('|') as [string, string, string, string]
  const sweet = marks.includes('~')
  rows.set(family, {
    vessels: vessels.split(' ') as VesselName[],
    food: foods[food as keyof typeof foods],
    hot: marks.includes('*'),
    pale,
    sweet,
    others: others
      .split(';')
      .filter((other) => other !== '')
      .map((other) => {
        const [words, seen] = other.split('=') as [string, string]
        const [drawn, vessel] = seen.split(' ') as [keyof typeof foods, VesselName]
        return { words: words.split(','), food: foods[drawn], vessels: [vessel] }
      }),
  })
}

/** How a recipe comes to the table: by its family and base, else by the words of its title, else as a curry. */
export function platingOf({ id, title }: { id: string; title: string }): Plating {
  const [family = '', , base = ''] = id.split('.')
  const row = rows.get(family) ?? rows.get(guesses.find(([words]) => words.test(title))?.[1] ?? 'rasedar')!
  const words = `${base} ${title.toLowerCase().replace(/ /g, '-')}`
  const other = row.others.find((one) => one.words.some((word) => words.includes(word)))
  return other ? { ...row, ...other } : row
}
