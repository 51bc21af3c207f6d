/** How a nature cooks: minutes, how, and the sign that it is done. Fish is never stirred, greens take no lid, okra none either. */
export type Heat = { minutes: number; how: string; done: string }

const table = `
root|10|covered on a low flame with a splash of water|a fork goes in without pushing
potato|12|covered on a low flame, turning now and then|they break under the spoon at the edge
tuber|10|on a medium flame, shaking rather than stirring|the outside is crusted and the inside creamy
lotus|8|half covered on a medium flame|it is tender but still has its bite
leafy|6|uncovered, so that the green stays bright|they have wilted and their water is gone
okra|12|uncovered on a medium flame, turning seldom and gently|no sticky threads are left and the edges brown
gourd|10|covered, in its own juice|it turns glassy and soft
bitter|14|uncovered on a low flame|the edges are brown and crisp
firmgourd|12|covered, then open for the last minutes|they are tender with browned sides
brinjal|10|covered on a low flame, moving it gently|it is silky and the skin has softened
cabbage|8|uncovered on a brisk flame|it is limp with a little crunch left
floret|10|half covered on a medium flame|the stalks can just be pierced
bean|10|covered with a sprinkle of water|they bend without snapping
pea|6|covered on a medium flame|they are sweet and tender
babycorn|6|on a brisk flame|they are tender yet crisp
capsicum|4|uncovered on a high flame|the skins blister but the pieces keep their shape
mushroom|7|on a high flame|their water has dried and they turn golden
jackfruit|10|on a medium flame, turning|the edges are brown and the fibres part
rawbanana|9|covered on a low flame|they are soft to the centre but whole
flower|12|covered on a low flame|it is tender and smells earthy
drumstick|12|covered at a simmer|the pulp comes away when pressed
tomato|6|on a medium flame|they have collapsed to a sauce
onion|8|on a medium flame, stirring|they are soft, sweet and gold at the edge
rawmango|6|at a gentle simmer|it is soft but not dissolved
bamboo|10|at a simmer|it has lost its sharpness
kersangri|10|on a low flame|the berries are soft and glossy
seedveg|8|on a medium flame|they are floury inside
whole|10|at a slow simmer|the skins are tender and the gravy thickens
split|12|at a slow simmer|the grains are soft right through
sprout|5|covered on a medium flame|they are tender with a bite
soya|8|at a simmer|they have plumped up with gravy
tofu|5|at a gentle simmer|it is heated through and coated
vadi|8|at a simmer|they have softened but hold together
paneer|3|on a low flame, not longer, or it turns to rubber|it is soft and hot
cheese|2|on the lowest flame|it has just melted
khoya|4|on a low flame, stirring|it has melted into the gravy
curd|3|on the lowest flame, stirring one way|it has warmed without splitting
egg|6|on a low flame|they have taken up the colour of the gravy
chicken|24|covered on a low flame, turning twice|the meat leaves the bone and the juices run clear
chickenboneless|12|covered on a medium flame|it is cooked through, with no pink when cut
mince|14|on a medium flame, breaking the lumps|it is brown, crumbly and cooked through
liver|8|on a medium flame, not a minute more|no red juice shows when it is pricked
mutton|45|covered on a low flame, adding hot water as needed (or 20 minutes in the pressure cooker)|a piece presses apart with a spoon
pork|50|covered on a low flame|the fat is translucent and the meat tender
bird|40|covered on a low flame|the leg turns loosely in its joint
fish|8|without stirring: swirl the pan instead|the flesh flakes and has turned opaque
smallfish|6|without stirring|they are just firm
roe|6|on a low flame|it is firm and opaque
prawn|5|on a medium flame|they curl and turn coral-pink
crab|12|covered|the shells are bright red
squid|4|on a high flame, quickly|the rings have turned white and are still tender
shell|4|covered|every shell is open
dryfish|8|at a simmer|it is soft and has flavoured the gravy
fruit|4|on a low flame|it is just warmed and juicy
dryfruit|3|on a low flame|they are plump
nut|5|at a gentle simmer|they have softened a little
coconut|3|on a low flame|it smells sweet
flour|6|on a low flame, stirring|it no longer smells raw
grain|14|covered on a low flame|the grain is tender
coarse|8|on a low flame|it is soft
noodle|3|on a high flame|they are hot through
bread|3|on a medium flame|it is crisp at the edge
papad|2|at a simmer|it has softened in the gravy
cooked|4|on a high flame|it is hot through
`

const heats = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [nature, minutes, how, done] = line.split('|') as [string, string, string, string]
      return [nature, { minutes: Number(minutes), how, done } satisfies Heat]
    }),
)

export const heatOf = (nature: string): Heat =>
  heats.get(nature) ?? { minutes: 5, how: 'on a low flame', done: 'it smells cooked and sweet' }
