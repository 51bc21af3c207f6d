/** What is worth knowing about a family of dishes, one a line: family, or family.base for one base|a sentence that holds for every dish of it. */
export const familyNoteTable = `
cheela|A cheela needs no fermenting: the batter of pulse or grain goes straight to the tava.
dosa|Dosa batter of rice and urad dal rises overnight on its own yeasts and bacteria.
instantdosa|An instant dosa is poured thin from a height, so that the batter makes its own lace.
uttapam|Uttapam is the thick brother of dosa: the topping is pressed in while the batter is wet.
idli|Idli is the breakfast temples and trains agree on: steamed, light and safe to travel with.
vada|Wet hands and a well-beaten batter are what make a vada light.
crumbfry|Crumbs stay on when the piece is dry before the batter and rests a little before the oil.
cafe|The cafés of the cities put an Indian filling into whatever bread the world sends them.
cafe.burger|A patty holds together when the mash is cold and dry before it is shaped.
luchiplate|A Bengali holiday morning asks for fried bread with a vegetable, a dal or a kosha beside it.
luchiplate.luchi|Luchi is fried pale: it should balloon without taking colour.
ricecake|The rice cakes of the east are ground with a little dal, which makes them crisp outside and soft within.
pongal|Pongal is the first rice of the harvest; at the feast of that name the pot is left to boil over for luck.
upma|Upma is roasted before it is boiled: the roasting keeps the grains apart.
poha|In Indore poha is a street breakfast, eaten standing, with jalebi on the side.
idiyappam|Idiyappam is pressed through a mould and steamed; in Kerala and Tamil Nadu it is breakfast as well as supper.
daliya|Broken wheat is roasted in a little fat first, so that it stays nutty and loose.
porridge|A sweet porridge thickens as it stands, so it is taken off while it still runs.
adai|Adai and pesarattu are ground from pulses; they need soaking, but no fermenting.
paniyaram|Paniyaram are turned with a stick in a pan of hollows, so that they come out round.
thalipeeth|Thalipeeth is patted by hand with a hole in the middle, where a drop of oil crisps the inside.
akkirotti|These rottis are patted out on a leaf, a cloth or the tava itself, as the flour has no gluten to roll.
dhokla|Dhokla is steamed and then tempered: the water in the tadka keeps it moist.
handvo|Handvo turned leftover rice and dal into a feast; the sesame crust is what people fight over.
misal|Every town of Maharashtra has its own tarri, and its own opinion about the others.
sweetpancake|Sweet pancakes are festival food from Assam to the Konkan, each with its own flour.
kanji|Rice left in water overnight and eaten with something sharp is the hot-weather breakfast of the eastern coast.
appam|Appam and stew is the Christmas and Easter breakfast of Kerala's Syrian Christians.
puttu|Puttu is steamed in layers of rice flour and coconut, in a tube or a coconut shell.
paratha|A paratha is shallow-roasted on the tava; curd, butter or achaar is all that it needs.
thepla|Gujarati families carry thepla on every journey; it keeps for days and needs no plate.
puri|Puris puff when the dough is stiff and the oil is hot.
kulcha|A kulcha is stuffed, dimpled and baked hot, and brushed with butter as it comes out.
roti|Every region has its own bread, from thin phulka to thick bhakri, by the grain that grows there.
kathiroll|The kathi roll is from Kolkata, where kebabs were rolled in a paratha to be eaten on the way.
sandwich|The Mumbai street sandwich has green chutney from edge to edge, so that no bite is plain.
toast|Toast with a masala topping is a quick answer to an early evening hunger.
puranpoli|Puran poli is made for Holi and Padwa; the first one is offered to the fire or the gods.
kulche-plate|Chole with bhature or kulche is a Punjabi breakfast that Delhi eats at any hour.
sabzi|A dry sabzi cooks in its own moisture: the lid goes on, and water only when it must.
rasedar|A rasedar sabzi has a thin gravy, meant for puri or rice.
bharwan|Small vegetables are slit, filled with dry masala and turned slowly in oil.
thoran|Thoran and poriyal are cut fine, cooked quickly and finished with fresh coconut.
coconutstew|Avial, olan and erissery belong to the sadya of Kerala; all rest on coconut.
kootu|A kootu is vegetable and dal in one pot, thickened with a little coconut.
kuzhambu|Kuzhambu and pulusu are sharp with tamarind and eaten in small amounts with much rice.
saag|Greens shrink to a fifth in the pot, so every kitchen that loves them starts with a mountain of leaves.
saag.saag|Makki roti with sarson saag marks the Punjabi winter, cooked all day on a slow fire.
bharta|For a bharta the vegetable meets the fire itself: the smoke is half of the taste.
easternveg|Panch phoron, five whole spices in equal parts, marks many vegetable dishes of the east.
northeast|The kitchens of the north-east season with herbs, smoke and ferments more than with ground spice.
kashmirispecial|The Pandit table uses neither onion nor garlic; fennel and dry ginger carry the pot.
dal|Dal is cooked plain first and tempered last: the tadka decides whose dal it is.
sambar|Sambar is toor dal with tamarind and a roasted powder that every house makes its own way.
rasam|Rasam is thin on purpose: it is drunk, or poured over the last rice of the meal.
kadhi|Kadhi is curd kept from splitting by besan; Punjab has it thick with pakoras, Gujarat thin and sweet.
chana|Whole chana and rajma need a night in water and then a long boil.
kofta|Koftas go into the gravy at the end, so that they stay whole.
paneercurry|Paneer is fresh cheese set with lemon or vinegar, and so it does not melt in the gravy.
tofucurry|Soya, tofu and mushrooms take up the masala best when they have been pressed or browned first.
bhurji|Bhurji and akuri are scrambled with onion and green chilli, and eaten with pav or roti.
chickencurry|A chicken curry is built on onions browned with patience.
muttoncurry|In Indian kitchens mutton mostly means goat; it wants slow heat and its bones.
fishcurry|A fish curry is swirled and not stirred, and rests before it is served.
shellfish|Prawns and crab cook in minutes; the gravy is finished before they go in.
eggcurry|The boiled eggs are pricked or fried first, so that the gravy gets in.
keema|Keema is mince; fried until it leaves the pan, it needs little gravy.
porkduck|Duck, quail and pork are Sunday and feast-day food in Goa, Kerala, Coorg and the north-east.
dryroast|A dry roast, such as sukka or ularthiyathu, is cooked until the masala clings and darkens.
pulao|A pulao cooks rice and the rest in one measured water; a biryani cooks them apart.
biryani|Every court had its own biryani; Kolkata kept the potato, Hyderabad the raw meat under the rice.
khichdi|Khichdi is the first solid meal of many Indian children and the last comfort of a fast.
flavouredrice|Cooked rice is folded into a sharp tadka: a southern way with lemon, tamarind, curd or coconut.
onepot|One pot holds bread, grain or rice and all that goes with it.
milletbowl|Millets were daily grain before rice and wheat were cheap; they want a soak and a rest.
friedrice|Indian fried rice grew up in the Chinese kitchens of Kolkata.
noodles|Noodles came late to India, from the east and from the packet, and took up its chillies and masalas.
plate|A plate sets a curry beside the bread or rice that suits it.
haleem|Haleem is beaten for hours through Ramadan nights and shared with the street at iftar.
breakfaststew|A slow stew with bread is an old breakfast of the cities, from Delhi and Lucknow to Hyderabad.
nvtiffin|In the south a gravy beside dosa, idli or parotta is called a side, but it is half the tiffin.
pakora|A pakora wants a cold, thick batter and medium-hot oil.
samosa|A samosa crust is rubbed with fat and fried slowly, so that it is crisp and not blistered.
kachori|A kachori is fried on a low flame until it sounds hollow.
cutlet|The cutlet came with British kitchens and stayed as railway and tea-time food.
bonda|Bonda and vada are a filling in a besan coat; Mumbai puts one into a pav.
chaat|Chaat is sweet, sour, hot and crisp in one mouthful, and is put together at the last moment.
puff|Puffs are bakery food: most towns have a counter with a glass case and an afternoon queue.
namkeen|Namkeen is fried dry and keeps for weeks in a tight tin.
farsan.vadi|A vadi is steamed in a roll, cut in slices and eaten as it is, or fried crisp for tea in Maharashtra.
farsan|Farsan is the Gujarati word for the savoury things beside a meal or with tea.
momo|Momos came with Tibetan and Nepali kitchens and are steamed all over the hills, and now in every town.
springroll|A spring roll filling is cooked fast and cooled, so that the wrapper stays dry.
pavstreet|Pav is the Portuguese word for bread, which came by way of Goa.
eggsnack|Boiled or fried eggs with a quick masala are sold from carts at dusk.
meatsnack|These are eaten with the fingers, with lemon and raw onion.
vegkebab|A kebab without meat is bound with roasted besan or sattu.
kebab|A kebab marinade has two parts: something sour that softens, and fat that keeps it moist.
fishfry|Fish for frying is rubbed with masala and, on the coast, rolled in rava.
indochinese|Manchurian and chilli dishes were made up in India by cooks of Chinese descent.
roasted|A tin of something roasted stands ready for tea in most Indian kitchens.
sundal|Sundal is what is offered and handed out on the nine evenings of Navratri in the south.
sundal.kachumber|Kachumber is cut at the last moment and dressed with lemon, so that it stays crisp.
chips|Chips keep crisp when the slices go into the oil dry.
gratin|The Indian bake is club and canteen food, brought to the table under a brown crust of cheese.
protein|A plate like this is put together from what is boiled or grilled.
soup|Soup comes before dinner in restaurants and instead of it in many homes.
halwa|A halwa is done when the ghee comes out at its edge.
mithai|Ladoo and barfi are shaped while the mixture is just cool enough to touch.
kheer|Kheer, payasam and payesh are one idea: grain or fruit in slowly thickened milk.
dairysweet|Chhena sweets belong to the east, hung-curd sweets to the west.
friedsweet|Fried sweets rest in syrup, or carry their sugar in the dough.
steamedsweet|Steamed sweets of rice flour with coconut and jaggery run from Goa to Assam.
teabake|Nankhatai and tea cakes came by way of Surat and the Irani bakeries.
drink|Lassi, chaas and sherbet are made in minutes and drunk at once.
hotdrink|Chai is boiled with its milk; filter coffee meets it in the tumbler.
raita|A raita, pachadi or dahi dish cools the mouth between hot mouthfuls.
chutney|A raw chutney is ground for the meal; what is cooked, sweet or dry keeps some days.
pickle|Pickles are made in the dry weeks before the monsoon, when the sun can still cure them.
fruitbowl|A pinch of black salt and roast cumin turns cut fruit into chaat.
dip|Curd, peanuts or pulses make the dip, and khakhra or papad is the spoon.
omelette|The Indian omelette is beaten with onion, green chilli and coriander and eaten with pav or bread.
eggplate|Eggs broken over vegetables, per eedu, are a Parsi breakfast.
vrat|Food for a fast leaves out grain and common salt, and is often the best meal of the week.
podi|A podi stands on every southern table: a spoonful, a little oil, and idli needs nothing more.
preserve|Jam and squash keep a short season; thokku is the southern way with the same fruit.
pudding|Caramel custard came with the railways and the clubs, and stayed in every Irani cafe.
breadsweet|Shahi tukda and double ka meetha turn bread, ghee and thick milk into a feast.
candied|Every hill and river town has a sweet to carry home: petha, bal mithai, dodol.
sweetrice|Sweet rice is cooked for Basant, for weddings and at the first rain.
flavourbread|Every baker has a bread of the hour, from the tsot of a Kashmiri morning to the poee of a Goan evening.
buttermilkcurry|Curd is warmed and never boiled in the south: mor kuzhambu, majjige huli, tambuli.
besandish|Besan feeds the dry country: pithla in Maharashtra, gatte in Rajasthan.
salan|A salan of peanuts, sesame and tamarind comes beside every Hyderabadi biryani.
fries|Fried twice, the second time hot, a potato stays crisp.
southveg|Mashed, mustard-dressed or rubbed with podi: three southern ways with one root.
kothu|The clatter of two blades on iron announces kothu parotta from the end of the street.
khar|Khar opens an Assamese lunch; it was once made with the ash of banana peel.
kanji.kanji|Kerala drinks its kanji with the water the rice was boiled in, and eats the rest with a spoon.
kanji.pakhala|Odisha keeps Pakhala Dibasa on 20 March, a day for fermented rice and its cooling water.
bharta.chokha|Litti-chokha is roasted on dung-cake embers in Bihar and eaten with the hands.
easternveg.shukto|Shukto opens a Bengali lunch: something bitter first wakes the appetite.
easternveg.dalma|Dalma is cooked in the kitchen of the Jagannath temple at Puri, with neither onion nor garlic.
onepot.dal-baati|Baati was baked in hot desert sand by travelling soldiers of Mewar.
steamedsweet.modak|Modak is the sweet of Ganesh; twenty-one are offered at Ganesh Chaturthi.
friedsweet.gujiya|Gujiya is made by the whole household in the days before Holi.
friedsweet.thekua|Thekua is the offering of Chhath, fried on new clay stoves.
dairysweet.mishti-doi|Mishti doi is set in clay because the pot drinks the whey and cools what is left.
drink.sol-kadhi|Sol kadhi ends a Konkan fish meal: it settles the stomach and the palate.
drink.thandai|Thandai belongs to Maha Shivaratri and Holi, ground on stone in Banaras.
farsan.patra|Colocasia leaves come with the first rains, and patra with them.
`
