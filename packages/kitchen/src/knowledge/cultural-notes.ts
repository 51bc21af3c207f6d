/** What a dish means where it is at home: family, or family.base, then a sentence. */
const table = `
pongal|Pongal is the first rice of the harvest; at Makar Sankranti the pot is left to boil over for luck.
idli|Idli is the breakfast temples and trains agree on: steamed, light and safe to travel with.
poha|In Indore and Nagpur poha is a street breakfast, eaten standing, with jalebi on the side.
thepla|Gujarati families carry thepla on every journey; it keeps for days and needs no plate.
handvo|Handvo turned leftover rice and dal into a feast; the sesame crust is what people fight over.
misal|Every town of Maharashtra has its own tarri, and its own opinion about the others.
kanji.pakhala|Odisha keeps Pakhala Dibasa on 20 March, a day for fermented rice and its cooling water.
appam|Appam and stew is the Christmas and Easter breakfast of Kerala's Syrian Christians.
puranpoli|Puran poli is made for Holi and Padwa; the first one is offered to the fire or the gods.
saag|Makki roti with sarson saag marks the Punjabi winter, cooked all day on a slow fire.
bharta.chokha|Litti-chokha is roasted on dung-cake embers in Bihar and eaten with the hands.
easternveg.shukto|Shukto opens a Bengali lunch: something bitter first wakes the appetite.
easternveg.dalma|Dalma is cooked in the kitchen of the Jagannath temple at Puri, with neither onion nor garlic.
onepot.dal-baati|Baati was baked in hot desert sand by travelling soldiers of Mewar.
biryani|Every court had its own biryani; Kolkata kept the potato, Hyderabad the raw meat under the rice.
khichdi|Khichdi is the first solid meal of many Indian children and the last comfort of a fast.
haleem|Haleem is beaten for hours through Ramadan nights and shared with the street at iftar.
vrat|Food for a fast leaves out grain and common salt, and is often the best meal of the week.
steamedsweet.modak|Modak is the sweet of Ganesh; twenty-one are offered at Ganesh Chaturthi.
friedsweet.gujiya|Gujiya is made by the whole household in the days before Holi.
friedsweet.thekua|Thekua is the offering of Chhath, fried on new clay stoves.
dairysweet.mishti-doi|Mishti doi is set in clay because the pot drinks the whey and cools what is left.
drink.sol-kadhi|Sol kadhi ends a Konkan fish meal: it settles the stomach and the palate.
drink.thandai|Thandai belongs to Maha Shivaratri and Holi, ground on stone in Banaras.
pickle|Pickles are made in the dry weeks before the monsoon, when the sun can still cure them.
farsan.patra|Colocasia leaves come with the first rains, and patra with them.
northeast|Hill kitchens season with herbs, smoke and ferments, and hardly a spoon of oil.
kashmirispecial|The Pandit table uses neither onion nor garlic; fennel and dry ginger carry the pot.
`

const notes = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|') as [string, string]),
)

/** The note on a base, else on its family; undefined when there is none. */
export const culturalNoteOf = (family: string, base: string): string | undefined =>
  notes.get(`${family}.${base}`) ?? notes.get(family)
