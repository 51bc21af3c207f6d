/**
 * Names for an ingredient besides those of its own row: id and other names. An ambiguous name ("chilli", "dal") is
 * listed for each ingredient; the recipe's list decides which is meant.
 */
export const nameTable = `
rice: raw rice, white rice, sona masoori, sona masuri, ponni rice, kolam rice, rice grain, short grain rice
basmati: basmati, long grain rice
idli-rice: idli rice, boiled rice, ukda chawal
red-rice: matta rice, rosematta, kerala rice
cooked-rice: leftover rice, steamed rice, day old rice, boiled rice, rice
rice-flour: rice powder
poha: aval, avalakki, atukulu, thick poha
murmura: kurmura, pori
atta: chapati flour, flour, dough
maida: all purpose flour, white flour, flour, dough
suji: bombay rava, cream of wheat
dalia: cracked wheat, daliya, bulgur, lapsi
sevai: semiya, seviya
makki-atta: makki atta, cornmeal
cornflour: corn starch, cornstarch
bajra-atta: pearl millet flour, bajra atta
jowar-atta: sorghum flour, jowar atta
ragi-atta: finger millet flour, ragi, nachni flour
samak: samak, sama rice, bhagar
sabudana: tapioca pearl
bread: bread slice, sandwich bread
pav: pao, burger bun, dinner roll
breadcrumbs: bread crumb
noodles: hakka noodle, spaghetti, chowmein
pasta: penne, macaroni, fusilli
instant-noodles: maggi
papad: pappad, appalam
wrapper: spring roll wrapper, wrapper, spring roll sheet, pastry
toor-dal: pigeon pea, dal, lentil
moong-dal: mung dal, dal, lentil, yellow lentil, split moong
moong-chilka: split green gram, dal, green moong dal
sabut-moong: green gram, moong, mung bean, green moong
moong-sprouts: sprouted moong, sprout, bean sprout
masoor-dal: dal, lentil, masoor
sabut-masoor: brown lentil, masoor
chana-dal: bengal gram, split bengal gram, dal
urad-dal: black gram, split black gram, dal, white urad dal
sabut-urad: black urad, black lentil, urad, dal
rajma: red kidney bean
chitra-rajma: rajma, kidney bean
kabuli-chana: garbanzo, white chana, safed chana, garbanzo bean
kala-chana: black chana, desi chana
besan: chickpea flour, bengal gram flour, kadalai maavu
lobia: cowpea
vatana: white pea, dried pea, vatana
kulthi: kollu
soya-chunks: nutrela, meal maker, soya nugget, soya bean chunk, soya, nutri nugget
soya-granules: soya mince, soya keema, nutri granule, soya, soy granule, tvp
tofu: bean curd, soya paneer
dalia-dal: roasted gram, bhuna chana, pottukadalai, roasted bengal gram, putani
potato: aaloo, batata, urulaikizhangu
onion: kanda, red onion
shallot: sambar onion, small onion, pearl onion, madras onion
spring-onion: scallion, green onion
tomato: tomato puree
tomato-puree: tomato paste, tomato
garlic: garlic clove
ginger: ginger root
ggpaste: ginger garlic, garlic ginger paste, garlic paste, ginger paste
green-chilli: chilli, thai chilli, bird eye chilli, serrano
big-chilli: bhavnagri mirch, banana pepper, chilli
coriander: cilantro, dhania patta, dhania, coriander, kothimbir, kothamalli
mint: mint
curry-leaves: karivepaku, kadhi patta, kari patta, karuveppilai
spinach: spinach leaf, baby spinach
methi: fresh fenugreek, fresh methi
sarson: sarson leaf
bathua: goosefoot
arbi-leaves: taro leaf, patra leaf
moringa-leaves: moringa leaf, moringa
dill: dill, suva
gongura: sorrel leaf
cabbage: bandh gobi
cauliflower: gobi, cauliflower floret
peas: matar
frozen-peas: pea, matar
beans: green bean, bean, string bean
gawar: gawar, guar
red-carrot: gajar, carrot, delhi carrot
beetroot: beet
radish: daikon, white radish
sweet-potato: shakarkandi
arbi: taro root, arvi
suran: elephant yam, senai
lotus-root: lotus stem
brinjal: eggplant, baingan, vankaya, baby brinjal
big-brinjal: large eggplant, brinjal, eggplant, baingan, aubergine
okra: vendakkai
pepper: pepper
capsicum: bell pepper, green bell pepper
bell-pepper: red bell pepper, yellow bell pepper, red pepper, yellow pepper, red capsicum, capsicum, pepper
lauki: dudhi, sorakaya, calabash, doodhi
turai: tori, beerakaya
karela: bitter melon
ash-gourd: white pumpkin, winter melon
pumpkin: bhopla
parwal: potol
tindora: tendli
cucumber: kakdi
drumstick: moringa pod
raw-banana: green banana, plantain
banana-flower: banana blossom
raw-jackfruit: jackfruit, young jackfruit
raw-papaya: green papaya
raw-mango: green mango, kaccha aam
corn: corn, corn kernel, sweetcorn
baby-corn: babycorn
oyster-mushroom: mushroom
lemon: nimbu
banana: ripe banana
mango: ripe mango, alphonso
mango-pulp: aamras, mango puree, mango
pomegranate: anar, pomegranate seed
orange: orange juice
kokum: aamsul
tamarind: tamarind paste, tamarind water, puli
dates: khajur
raisins: sultana
figs: fig
milk: doodh, skimmed milk
full-milk: full fat milk, whole milk, milk
cow-milk: cow milk, milk
curd: plain yogurt, sour curd, greek yogurt
hung-curd: hung yogurt, greek yogurt, thick curd, curd, yogurt
buttermilk: chhaas, majjige
paneer: cottage cheese, indian cottage cheese
chhena: chenna, chena paneer, fresh chhena
khoya: khoa
cream: heavy cream, whipping cream
butter: unsalted butter
cheese: cheddar, processed cheese, cheese slice, grated cheese
mozzarella: mozzarella cheese, pizza cheese, cheese
milk-powder: dry milk
condensed-milk: milkmaid
egg: whole egg
chicken: murg, kozhi, chicken curry cut, whole chicken
chicken-breast: chicken breast, chicken
chicken-thigh: chicken thigh, boneless chicken, chicken
drumstick-chicken: chicken leg, chicken
chicken-mince: chicken keema, minced chicken, ground chicken
wings: chicken
mutton: goat meat, gosht, goat, lamb, maas, mamsam
mutton-boneless: boneless lamb
mutton-mince: mutton keema, minced mutton, keema, minced meat, minced lamb, ground lamb, lamb mince
lamb: lamb meat, mutton
rohu: rui, fish, macher, machli
katla: fish
hilsa: fish
pomfret: fish
surmai: fish
mackerel: fish
sardine: fish
basa: fish fillet, fish, white fish
bhetki: fish
salmon: fish
tuna: fish
prawn: royyala
tiger-prawn: jumbo prawn, king prawn, prawn
squid: calamari
haldi: haldi powder, manjal
dry-chilli: whole red chilli, red chilli, sookhi lal mirch, dried chilli, dry chilli, chilli, byadgi chilli
chilli-powder: lal mirch, lal mirch powder, laal mirch, mirch powder, cayenne, cayenne pepper, red chilli, chilli, red chilli flake, chilli flake
kashmiri: kashmiri red chilli powder, kashmiri chilli, kashmiri mirch powder, kashmiri lal mirch, paprika, chilli powder, red chilli powder
coriander-powder: ground coriander, dhania, coriander
coriander-seeds: whole coriander, dhania, coriander
cumin: sabut jeera
roast-cumin: cumin powder, jeera powder, ground cumin, roasted jeera powder, bhuna jeera, cumin, jeera, roasted cumin, roasted jeera
mustard: mustard, kadugu
yellow-mustard: mustard paste, mustard, mustard seed
fenugreek: methi seed, fenugreek
kasuri: dry fenugreek, kasoori methi
ajwain: carom, ova
fennel: fennel, saunf powder, fennel powder
nigella: onion seed, nigella
pepper: pepper powder, white pepper
cardamom: cardamom, elaichi, cardamom powder, cardamom pod
black-cardamom: cardamom
cloves: lavang
cinnamon: cinnamon stick, cinnamon powder
bay-leaf: tejpatta
star-anise: chakra phool
saffron: zafran, saffron strand
poppy: khuskhus
dry-ginger: dry ginger, sonth, ginger powder
amchur: amchoor, mango powder
anardana: dried pomegranate, pomegranate powder
garam-masala: chicken masala, meat masala, fish masala, egg masala powder, kitchen king masala, chole masala, chana masala powder, sabzi masala, curry powder
chaat-masala: chat masala
sambar-powder: sambhar powder
salt: table salt, sea salt
black-salt: salt
rock-salt: salt
ghee: clarified butter, desi ghee
oil: cooking oil, canola oil, neutral oil
mustard-oil: oil
groundnut-oil: peanut oil, oil
coconut-oil: oil
sesame-oil: gingelly oil, til oil, oil
ricebran-oil: oil
olive-oil: oil, extra virgin olive oil
mayo: veg mayonnaise, vegan mayonnaise, veg mayo, vegan mayo
peanuts: groundnut, roasted peanut, verkadalai
cashew: cashew paste
coconut: scraped coconut
copra: dried coconut, kopra, coconut
desiccated: coconut powder, coconut
coconut-milk: thick coconut milk
sesame: til, white sesame, sesame
makhana: lotus seed, phool makhana
sugar: granulated sugar, castor sugar, caster sugar, brown sugar
powdered-sugar: icing sugar, sugar, confectioner sugar
jaggery: vellam, bellam, jaggery powder
water: warm water, ice, ice cube
tea: tea, tea powder
coffee: instant coffee
vinegar: white vinegar, apple cider vinegar, red wine vinegar, white wine vinegar, rice vinegar
ketchup: tomato sauce
chilli-sauce: hot sauce
green-chutney: coriander chutney, mint chutney
meethi-chutney: tamarind chutney, sweet chutney, date chutney
baking-soda: soda, cooking soda, bicarbonate of soda
eno: fruit salt
yeast: yeast
varq: vark, chandi ka varq
`

/** Matches items listed among the ingredients that are not food, or weigh nothing. */
export const toolsAndColours =
  /^(food colou?r\w*|edible colou?r|toothpick|skewer|parchment|foil|muslin|cheesecloth|banana leaf for (lining|serving))/i

/** Words for a group of ingredients: the members by aisle or by id. */
export const groups: Record<string, { aisles: readonly string[]; ids?: readonly string[] }> = {
  vegetable: { aisles: ['vegetable'] },
  veggie: { aisles: ['vegetable'] },
  sabzi: { aisles: ['vegetable'] },
  masala: { aisles: ['spice'] },
  spice: { aisles: ['spice'] },
  seasoning: { aisles: ['spice'] },
  temper: { aisles: ['spice'], ids: ['curry-leaves', 'urad-dal', 'chana-dal'] },
  dal: { aisles: ['pulse'] },
  lentil: { aisles: ['pulse'] },
  pulse: { aisles: ['pulse'] },
  bean: { aisles: ['pulse'], ids: ['beans', 'gawar', 'sem', 'barbati'] },
  rice: { aisles: ['grain'] },
  flour: { aisles: ['grain'], ids: ['besan', 'sattu'] },
  nut: { aisles: ['nut'], ids: ['raisins', 'dates', 'figs'] },
  fruit: { aisles: ['fruit', 'nut'] },
  fish: { aisles: ['fish'] },
  meat: { aisles: ['meat'] },
  oil: { aisles: ['fat'], ids: ['butter', 'white-butter'] },
  fat: { aisles: ['fat'], ids: ['butter', 'white-butter'] },
  herb: { aisles: [], ids: ['coriander', 'mint', 'dill', 'curry-leaves'] },
  sweetener: { aisles: ['sweetener'] },
  syrup: { aisles: ['sweetener'] },
}
