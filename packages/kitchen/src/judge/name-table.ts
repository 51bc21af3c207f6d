/**
 * What people call an ingredient beside the names that its own row has: id and other names. Names that fit several things
 * ("chilli", "dal") stand with each: the list of a recipe tells which is meant.
 */
export const nameTable = `
rice: raw rice, white rice, sona masoori, sona masuri, chawal, ponni rice, kolam rice, rice grain, short grain rice
basmati: basmati, long grain rice
idli-rice: idli rice, boiled rice, ukda chawal
red-rice: matta rice, rosematta, kerala rice
cooked-rice: cooked rice, leftover rice, steamed rice, day old rice, boiled rice, rice
rice-flour: chawal ka atta, rice powder, rice flour
poha: poha, flattened rice, beaten rice, aval, avalakki, chivda, rice flake, atukulu, thick poha
murmura: murmura, muri, puffed rice, kurmura, pori
idli-rava: idli rava, rice rava
atta: atta, wheat flour, whole wheat flour, chapati flour, gehun ka atta, flour, dough
maida: maida, all purpose flour, plain flour, refined flour, white flour, flour, dough
suji: suji, rava, semolina, bombay rava, cream of wheat
dalia: dalia, broken wheat, cracked wheat, daliya, bulgur, lapsi
sevai: semiya, sevai, vermicelli, seviyan, seviya
makki-atta: makki atta, cornmeal, maize flour, makki ka atta
cornflour: cornflour, corn starch, cornstarch, corn flour
bajra-atta: bajra flour, pearl millet flour, bajra atta
jowar-atta: jowar flour, sorghum flour, jowar atta
ragi-atta: ragi flour, finger millet flour, ragi, nachni, nachni flour
samak: samak, sama rice, barnyard millet, vrat ke chawal, bhagar
sabudana: sabudana, sago, tapioca pearl
oats: oat, oats, rolled oat
bread: bread, bread slice, white bread, sandwich bread
brown-bread: brown bread, whole wheat bread
pav: pav, pao, burger bun, dinner roll, bun
breadcrumbs: breadcrumb, bread crumb
noodles: noodle, hakka noodle, spaghetti, chowmein
pasta: pasta, penne, macaroni, fusilli
instant-noodles: instant noodle, maggi
papad: papad, pappad, appalam
wrapper: pastry sheet, spring roll wrapper, samosa patti, wrapper, spring roll sheet, pastry
toor-dal: toor dal, pigeon pea, dal, lentil
moong-dal: moong dal, yellow moong dal, mung dal, dal, lentil, yellow lentil, split moong
moong-chilka: chilka moong dal, split green gram, dal, green moong dal
sabut-moong: whole moong, green gram, moong, mung bean, green moong
moong-sprouts: moong sprout, sprouted moong, sprout, bean sprout
masoor-dal: masoor dal, red lentil, dal, lentil, masoor
sabut-masoor: brown lentil, whole masoor, masoor
chana-dal: chana dal, bengal gram, split bengal gram, split chickpea, dal
urad-dal: urad dal, black gram, split black gram, dal, white urad dal
sabut-urad: black urad, whole urad, black lentil, urad, dal
rajma: rajma, kidney bean, red kidney bean
chitra-rajma: chitra rajma, rajma, kidney bean
kabuli-chana: kabuli chana, chickpea, garbanzo, chole, white chana, safed chana, garbanzo bean
kala-chana: kala chana, black chickpea, brown chickpea, black chana, desi chana
besan: besan, gram flour, chickpea flour, bengal gram flour, kadalai maavu
lobia: lobia, black eyed pea, black eyed bean, cowpea, chawli
matki: matki, moth bean, moth
vatana: white pea, dried pea, safed matar, vatana, dried white pea
kulthi: horse gram, kulthi, kollu
soya-chunks: soya chunk, nutri, nutrela, meal maker, soya nugget, soya bean chunk, soya, nutri nugget
soya-granules: soya granule, soya mince, soya keema, nutri granule, soya, soy granule, tvp
tofu: tofu, bean curd, soya paneer
dalia-dal: roasted chana dal, roasted gram, bhuna chana, pottukadalai, roasted bengal gram, putani
vadi: vadi, badi, wadi, mangodi
potato: potato, aloo, aaloo, batata, urulaikizhangu
onion: onion, pyaz, kanda, red onion
shallot: shallot, sambar onion, small onion, pearl onion, madras onion
spring-onion: spring onion, scallion, green onion, hara pyaz
tomato: tomato, tamatar, tomato puree
tomato-puree: tomato puree, tomato paste, tomato
garlic: garlic, lahsun, garlic clove
ginger: ginger, adrak, ginger root
ggpaste: ginger garlic paste, ginger garlic, garlic ginger paste, adrak lahsun paste, garlic paste, ginger paste
green-chilli: green chilli, hari mirch, chilli, thai chilli, bird eye chilli, serrano
big-chilli: bhavnagri mirch, large green chilli, banana pepper, chilli
coriander: coriander leaf, cilantro, hara dhania, dhania patta, dhania, coriander, kothimbir, kothamalli
mint: mint leaf, pudina, mint
curry-leaves: curry leaf, kadi patta, karivepaku, kadhi patta, kari patta, karuveppilai
spinach: spinach, palak, spinach leaf, baby spinach
methi: methi leaf, fresh fenugreek, fenugreek leaf, methi, fresh methi
sarson: mustard green, sarson leaf, sarson
bathua: bathua, goosefoot
amaranth: amaranth leaf, chaulai, thotakura
arbi-leaves: colocasia leaf, taro leaf, arbi patta, patra leaf
moringa-leaves: moringa leaf, drumstick leaf, moringa
dill: dill, dill leaf, shepu, suva
gongura: gongura, sorrel leaf, ambadi
green-garlic: green garlic, spring garlic
cabbage: cabbage, patta gobi, bandh gobi
cauliflower: cauliflower, gobi, phool gobi, cauliflower floret
broccoli: broccoli
peas: pea, green pea, matar, hara matar
frozen-peas: frozen pea, pea, matar
beans: french bean, green bean, bean, farasbi, string bean
gawar: cluster bean, gawar, guar
carrot: carrot, gajar
red-carrot: red carrot, gajar, carrot, delhi carrot
beetroot: beetroot, beet, chukandar
radish: radish, mooli, daikon, white radish
turnip: turnip, shalgam
sweet-potato: sweet potato, shakarkandi, shakarkand
arbi: arbi, taro, taro root, colocasia, arvi
suran: yam, suran, jimikand, elephant foot yam, elephant yam, senai
kand: purple yam, kand, ratalu
tapioca: tapioca, cassava, kappa
lotus-root: lotus root, lotus stem, kamal kakdi, nadru
brinjal: brinjal, eggplant, aubergine, baingan, vankaya, baby brinjal, small brinjal
big-brinjal: large eggplant, bharta baingan, large brinjal, brinjal, eggplant, baingan, aubergine
okra: okra, bhindi, lady finger, vendakkai
pepper: pepper
capsicum: capsicum, bell pepper, shimla mirch, green bell pepper, green pepper
bell-pepper: red bell pepper, yellow bell pepper, bell pepper, red pepper, yellow pepper, red capsicum, capsicum, pepper
lauki: lauki, bottle gourd, dudhi, ghiya, sorakaya, calabash, doodhi
turai: ridge gourd, turai, tori, beerakaya
gilki: sponge gourd, gilki, nenua
snake-gourd: snake gourd, padwal
karela: karela, bitter gourd, bitter melon
ash-gourd: ash gourd, petha, white pumpkin, winter melon
pumpkin: pumpkin, kaddu, bhopla, sitaphal
parwal: parwal, pointed gourd, potol
tindora: tindora, ivy gourd, kundru, tendli
cucumber: cucumber, kheera, kakdi
drumstick: drumstick, drumstick pod, moringa pod, sahjan, murungakkai
raw-banana: raw banana, green banana, plantain, kaccha kela
banana-flower: banana flower, banana blossom, mocha
raw-jackfruit: raw jackfruit, kathal, jackfruit, young jackfruit
raw-papaya: raw papaya, green papaya
raw-mango: raw mango, kairi, green mango, kaccha aam
corn: sweet corn, corn, corn kernel, makai, bhutta, sweetcorn
baby-corn: baby corn, babycorn
mushroom: mushroom, button mushroom, khumb
oyster-mushroom: oyster mushroom, dhingri, mushroom
bamboo-shoot: bamboo shoot
lemon: lemon juice, lemon, lime juice, lime, nimbu, nimbu ras
banana: banana, ripe banana, kela
apple: apple, seb
mango: mango, ripe mango, aam, alphonso
mango-pulp: mango pulp, aamras, mango puree, mango
pomegranate: pomegranate, anar, pomegranate seed, anaar
orange: orange, santra, orange juice
papaya: papaya
pineapple: pineapple, ananas
grapes: grape, angoor
kokum: kokum, aamsul
tamarind: tamarind, imli, tamarind pulp, tamarind paste, tamarind extract, tamarind water, puli
dates: date, khajur, khajoor
raisins: raisin, kishmish, sultana
figs: fig, anjeer
milk: milk, toned milk, doodh, skimmed milk
full-milk: full cream milk, full fat milk, whole milk, milk
cow-milk: cow milk, whole milk, milk
curd: curd, yogurt, dahi, plain yogurt, sour curd, greek yogurt
hung-curd: hung curd, hung yogurt, greek yogurt, thick curd, curd, yogurt
buttermilk: buttermilk, chaas, chhaas, mattha, majjige
paneer: paneer, cottage cheese, indian cottage cheese
chhena: chhena, chenna, chena paneer, fresh chhena
khoya: khoya, mawa, khoa
cream: cream, fresh cream, malai, heavy cream, whipping cream
butter: butter, makhan, unsalted butter
cheese: cheese, cheddar, processed cheese, cheese slice, grated cheese
mozzarella: mozzarella, mozzarella cheese, pizza cheese, cheese
milk-powder: milk powder, dry milk
condensed-milk: condensed milk, milkmaid
egg: egg, anda, whole egg
chicken: chicken, murgh, murg, kozhi, chicken curry cut, whole chicken
chicken-breast: chicken breast, boneless chicken, chicken
chicken-thigh: chicken thigh, boneless chicken thigh, boneless chicken, chicken
drumstick-chicken: chicken drumstick, tangdi, chicken leg, chicken
chicken-mince: chicken mince, chicken keema, minced chicken, ground chicken
wings: chicken wing, chicken
mutton: mutton, goat meat, gosht, goat, lamb, maas, mamsam
mutton-boneless: boneless mutton, mutton, boneless lamb
mutton-mince: mutton mince, mutton keema, minced mutton, keema, minced meat, minced lamb, ground lamb, lamb mince
lamb: lamb, lamb meat, mutton
pork: pork
rohu: rohu, rui, fish, macher, machli
katla: katla, catla, fish
hilsa: hilsa, ilish, fish
pomfret: pomfret, paplet, fish
surmai: surmai, seer fish, kingfish, vanjaram, fish
mackerel: mackerel, bangda, ayala, fish
sardine: sardine, mathi, fish
basa: basa, fish fillet, fish, white fish
bhetki: bhetki, barramundi, fish
salmon: salmon, rawas, fish
tuna: tuna, fish
prawn: prawn, shrimp, jhinga, chingri, royyala
tiger-prawn: tiger prawn, jumbo prawn, king prawn, prawn
crab: crab, kekda
squid: squid, calamari
haldi: haldi, turmeric, turmeric powder, haldi powder, manjal
dry-chilli: dry red chilli, dried red chilli, whole red chilli, red chilli, sookhi lal mirch, dried chilli, dry chilli, chilli, byadgi chilli
chilli-powder: red chilli powder, chilli powder, lal mirch, lal mirch powder, laal mirch, mirch powder, cayenne, cayenne pepper, red chilli, chilli, red chilli flake, chilli flake
kashmiri: kashmiri red chilli powder, kashmiri chilli, kashmiri mirch, kashmiri mirch powder, kashmiri lal mirch, paprika, chilli powder, red chilli powder
coriander-powder: coriander powder, ground coriander, dhania powder, dhania, coriander
coriander-seeds: coriander seed, whole coriander, sabut dhania, dhania, coriander
cumin: cumin, cumin seed, jeera, sabut jeera
roast-cumin: roasted cumin powder, cumin powder, jeera powder, ground cumin, roasted jeera powder, bhuna jeera, cumin, jeera, roasted cumin, roasted jeera
mustard: mustard seed, rai, black mustard seed, mustard, sarson, kadugu
yellow-mustard: yellow mustard seed, mustard paste, mustard, mustard seed
fenugreek: fenugreek seed, methi seed, methi dana, fenugreek
kasuri: kasuri methi, dried fenugreek leaf, dry fenugreek, kasoori methi
hing: hing, asafoetida
ajwain: ajwain, carom seed, carom, ova
fennel: fennel seed, saunf, fennel, saunf powder, fennel powder
nigella: kalonji, nigella seed, onion seed, nigella
pepper: black pepper, peppercorn, pepper, kali mirch, pepper powder, black peppercorn, white pepper
cardamom: green cardamom, cardamom, elaichi, cardamom powder, hari elaichi, cardamom pod
black-cardamom: black cardamom, badi elaichi, cardamom
cloves: clove, laung, lavang
cinnamon: cinnamon, dalchini, cinnamon stick, cinnamon powder
bay-leaf: bay leaf, tej patta, tejpatta
star-anise: star anise, chakra phool
mace: mace, javitri
nutmeg: nutmeg, jaiphal
saffron: saffron, kesar, zafran, saffron strand
poppy: poppy seed, khus khus, posto, khuskhus
dry-ginger: dry ginger powder, saunth, dry ginger, sonth, ginger powder
amchur: amchur, dry mango powder, amchoor, mango powder
anardana: anardana, dried pomegranate, pomegranate powder
garam-masala: garam masala, chicken masala, meat masala, fish masala, egg masala powder, kitchen king masala, chole masala, chana masala powder, sabzi masala, curry powder
chaat-masala: chaat masala, chat masala
sambar-powder: sambar powder, sambar masala, sambhar powder
rasam-powder: rasam powder
salt: salt, namak, table salt, sea salt
black-salt: black salt, kala namak, salt
rock-salt: rock salt, sendha namak, salt
ghee: ghee, clarified butter, desi ghee
oil: oil, vegetable oil, cooking oil, refined oil, sunflower oil, canola oil, neutral oil
mustard-oil: mustard oil, sarson ka tel, oil
groundnut-oil: groundnut oil, peanut oil, oil
coconut-oil: coconut oil, oil
sesame-oil: sesame oil, gingelly oil, til oil, oil, til ka tel
ricebran-oil: rice bran oil, oil
olive-oil: olive oil, oil, extra virgin olive oil
mayo: eggless mayonnaise, eggless mayo, veg mayonnaise, vegan mayonnaise, veg mayo, vegan mayo
peanuts: peanut, groundnut, moongfali, roasted peanut, verkadalai
peanut-butter: peanut butter
cashew: cashew, kaju, cashew nut, cashew paste
almonds: almond, badam
pista: pista, pistachio
walnuts: walnut, akhrot
coconut: coconut, grated coconut, fresh coconut, nariyal, scraped coconut
copra: copra, dry coconut, khopra, dried coconut, kopra, coconut
desiccated: desiccated coconut, coconut powder, coconut
coconut-milk: coconut milk, nariyal doodh, thick coconut milk
sesame: sesame seed, til, white sesame, sesame, safed til
magaz: melon seed, magaz
makhana: makhana, fox nut, lotus seed, phool makhana
sugar: sugar, cheeni, granulated sugar, castor sugar, caster sugar, brown sugar
powdered-sugar: powdered sugar, icing sugar, sugar, pisi cheeni, confectioner sugar
jaggery: jaggery, gur, gud, vellam, bellam, jaggery powder
honey: honey, shahad
rose-syrup: rose syrup
water: water, pani, hot water, warm water, ice, ice cube
tea: tea leaf, chai patti, tea, tea powder
coffee: coffee, coffee powder, instant coffee
soy-sauce: soy sauce, soya sauce
vinegar: vinegar, sirka, white vinegar, apple cider vinegar, red wine vinegar, white wine vinegar, rice vinegar
ketchup: ketchup, tomato ketchup, tomato sauce
chilli-sauce: chilli sauce, red chilli sauce, hot sauce
green-chutney: green chutney, coriander chutney, mint chutney
meethi-chutney: tamarind chutney, sweet chutney, date chutney, meethi chutney
baking-powder: baking powder
baking-soda: baking soda, soda, meetha soda, cooking soda, bicarbonate of soda
eno: eno, fruit salt
yeast: yeast, dry yeast
cocoa: cocoa, cocoa powder
custard-powder: custard powder
agar: agar, agar agar, china grass
rose-water: rose water, gulab jal
varq: silver leaf, varq, vark, chandi ka varq
sev: sev
`

/** Things of the kitchen that are named among ingredients and are none, or weigh nothing. */
export const toolsAndColours =
  /^(food colou?r\w*|edible colou?r|toothpick|skewer|parchment|foil|muslin|cheesecloth|banana leaf for (lining|serving))/i

/** Words for many things at once: what they can mean, by aisle or by name. */
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
