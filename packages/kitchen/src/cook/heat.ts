/** How a nature cooks: minutes, how, and the sign that it is done. Fish is never stirred, greens take no lid, okra none either. */
export type Heat = { minutes: number; small: number; how: string; done: string }

/**
 * nature|minutes/minutes of it cut small|how|done|how in a gravy|done in a gravy. `{}` is the thing itself ("it", "they", or by name beside others),
 * `{many/one}` fits a verb to it. The last two columns are left out where a gravy changes nothing.
 */
const table = `
root|10|covered on a low flame with a splash of water|a fork goes in without pushing|covered at a simmer|a fork goes in without pushing
potato|12|covered on a low flame with a splash of water, turning now and then|{} {break/breaks} under the spoon at the edge|covered at a simmer|{} {break/breaks} under the spoon at the edge
tuber|10|on a medium flame, shaking rather than stirring|the outside is crusted and the inside creamy|at a gentle simmer|{} {are/is} creamy right through
lotus|8|half covered on a medium flame|{} {are/is} tender with a bite left|half covered at a simmer|{} {are/is} tender with a bite left
leafy|6|uncovered, so that the green stays bright|{} {have/has} wilted and the water is gone|uncovered, so that the green stays bright|{} {have/has} wilted and {are/is} soft
toughleaf|10|covered, with a sprinkle of water|{} {are/is} tender and the pan is dry|covered at a simmer|{} {are/is} tender
okra|12|uncovered on a medium flame, turning seldom and gently|no sticky threads are left and the edges brown|uncovered at a gentle simmer|{} {are/is} soft but whole
gourd|10|covered, in its own juice|{} {turn/turns} glassy and soft|covered at a simmer|{} {turn/turns} glassy and soft
bitter|14|uncovered on a low flame|the edges are brown and crisp|at a gentle simmer|{} {are/is} tender and the gravy has lost its sharp edge
firmgourd|12|covered, then open for the last minutes|{} {are/is} tender with browned sides|covered at a simmer|a knife slides in
brinjal|10|covered on a low flame, moving it gently|{} {are/is} silky and the skin has softened|covered at a gentle simmer|{} {are/is} silky but {hold/holds} together
cabbage|8|uncovered on a brisk flame|{} {are/is} limp with a little crunch left|half covered at a simmer|{} {are/is} soft and sweet
floret|10|half covered on a medium flame|the stalks can just be pierced|half covered at a simmer|the stalks can just be pierced
broadbean|14/10|covered with a sprinkle of water|{} {are/is} tender with a little bite|covered at a simmer|{} {are/is} tender
bean|10/8|covered with a sprinkle of water|{} {are/is} tender with a little bite|covered at a simmer|{} {are/is} tender
toughbean|18|covered with a sprinkle of water, more of it when it dries|{} {crush/crushes} between two fingers|covered at a simmer|{} {crush/crushes} between two fingers
pea|6|covered on a medium flame|{} {are/is} sweet and tender|at a simmer|{} {are/is} sweet and tender
babycorn|6|on a brisk flame|{} {are/is} tender yet crisp|at a simmer|{} {are/is} tender yet crisp
capsicum|4|uncovered on a high flame|the skins blister but the pieces keep their shape|at a simmer|the pieces soften but keep their shape
mushroom|12|on a high flame|the water has dried and {} {turn/turns} golden|at a simmer|{} {are/is} tender
jackfruit|10|on a medium flame, turning|the edges are brown and the fibres part|at a simmer|the fibres part and have drunk the gravy
rawbanana|9|covered on a low flame|{} {are/is} soft to the centre but whole|at a simmer|{} {are/is} soft to the centre but whole
flower|12|covered on a low flame|{} {are/is} tender and {have/has} taken up the spice
drumstick|15|covered, with half a cup of water|the pulp comes away when pressed|covered at a simmer|the pulp comes away when pressed
tomato|6|on a medium flame|{} {have/has} collapsed to a sauce
onion|8|on a medium flame, stirring|{} {are/is} soft, sweet and gold at the edge|at a simmer|{} {are/is} soft and sweet
rawmango|6|at a gentle simmer|{} {are/is} soft but not dissolved
bamboo|10|at a simmer|{} {have/has} lost {their/its} sharpness
kersangri|10|on a low flame|the berries are soft and glossy
seedveg|8|on a medium flame|{} {are/is} floury inside|at a simmer|{} {are/is} floury inside
whole|10|covered on a low flame|{} {have/has} taken up the spice|at a slow simmer|{} {have/has} taken up the gravy, which has thickened
split|12|at a slow simmer|the grains are soft right through
sprout|5|covered on a medium flame|{} {are/is} tender with a bite
soya|8|on a medium flame, turning|{} {are/is} hot through and browned at the edges|at a simmer|{} {have/has} plumped up with gravy
tofu|5|on a medium flame, turning gently|{} {are/is} touched with gold|at a gentle simmer|{} {are/is} heated through and coated
vadi|8|at a simmer|{} {have/has} softened but {hold/holds} together
paneer|3|on a low flame|{} {are/is} soft and hot
cheese|2|on the lowest flame|{} {have/has} just melted
khoya|4|on a low flame, stirring|{} {have/has} melted in
curd|3|on the lowest flame, stirring one way|{} {have/has} warmed without splitting
egg|6|on a low flame, rolling gently|{} {are/is} hot through and lightly coloured|on a low flame, rolling gently|{} {are/is} hot to the heart and coated
chicken|24|covered on a low flame, turning twice|the meat leaves the bone and the juices run clear
chickenboneless|12|covered on a medium flame|{} {are/is} cooked through, with no pink when cut
mince|16|on a medium flame, breaking the lumps|{} {are/is} brown, crumbly and cooked through|covered on a low flame|{} {are/is} soft and cooked through
liver|8|on a medium flame, not a minute more|no red juice shows when {} {are/is} pricked
trotter|150|covered on the lowest flame, with hot water to cover (or 45 minutes in the pressure cooker)|the gristle is soft and the broth sticks to the lips
mutton|80|covered on a low flame, adding hot water as needed (or 20 minutes in the pressure cooker)|the meat presses apart with a spoon
pork|50|covered on a low flame, adding hot water as needed|the fat is translucent and the meat cooked through and tender
bird|75|covered on a low flame, adding hot water as needed|the leg turns loosely in its joint and the juices run clear
fish|8|without stirring: swirl the pan instead|the flesh flakes and has turned opaque
smallfish|6|without stirring|{} {are/is} just firm
roe|6|on a low flame|{} {are/is} firm and opaque
prawn|5|on a medium flame|{} {curl/curls} and {turn/turns} coral-pink
crab|12|covered, turning once|the shells are bright red
squid|2|on a high flame, quickly|the rings have just turned white
shell|4|covered|{} {are/is} hot through and still plump
dryfish|8|at a simmer|{} {are/is} soft and {have/has} flavoured the pot
fruit|4|on a low flame|{} {are/is} just warmed and juicy
dryfruit|3|on a low flame|{} {are/is} plump
nut|5|at a gentle simmer|{} {have/has} softened a little
coconut|3|on a low flame|{} {smell/smells} sweet
flour|6|on a low flame, stirring|{} no longer {smell/smells} raw
grain|14|covered on a low flame|the grain is tender
coarse|8|on a low flame|{} {are/is} soft
noodle|3|on a high flame|{} {are/is} hot through
bread|3|on a medium flame|{} {are/is} crisp at the edge
papad|2|at a simmer|{} {have/has} softened in the gravy
cooked|4|on a high flame|{} {are/is} hot through
`

const other: Heat = { minutes: 5, small: 5, how: 'on a low flame', done: '{} {smell/smells} cooked and sweet' }

const heats = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [nature, minutes, how, done, wetHow = how, wetDone = done] = line.split('|') as [
        string,
        string,
        string,
        string,
      ]
      const [whole, small = whole] = minutes.split('/').map(Number) as [number, number?]
      return [
        nature,
        {
          dry: { minutes: whole, small, how, done } satisfies Heat,
          wet: { minutes: whole, small, how: wetHow, done: wetDone } satisfies Heat,
        },
      ]
    }),
)

export const heatOf = (nature: string, place: 'dry' | 'wet' = 'dry'): Heat => heats.get(nature)?.[place] ?? other
