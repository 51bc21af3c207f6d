/**
 * The source of each row of the ingredient table, one per line: id|kcal per 100 g as the source states it|source.
 *
 * Only the checks of the table read this: a recipe's energy is computed from its macros.
 */
const table = `
rice|356|IFCT2017 A015
basmati|356|IFCT2017 A015
brown-rice|354|IFCT2017 A013
idli-rice|352|IFCT2017 A014
red-rice|353|ESTIMATE: as IFCT brown rice A013
black-rice|356|ESTIMATE: brown-rice analogue, label ran
gobindobhog|356|IFCT2017 A015
rice-flour|366|USDA SR28 20061
poha|354|IFCT2017 A011
murmura|362|IFCT2017 A012
idli-rava|356|ESTIMATE: same as milled rice
atta|320|IFCT2017 A019
maida|352|IFCT2017 A018
suji|334|IFCT2017 A022
dalia|342|IFCT2017 A021
sevai|333|IFCT2017 A023
rice-sevai|364|USDA SR28 20133
makki-atta|361|USDA SR28 20016
cornflour|381|USDA SR28 20027
bajra|348|IFCT2017 A003
jowar-rava|330|IFCT2017 A005
bajra-atta|348|IFCT2017 A003
jowar-atta|334|IFCT2017 A005
ragi-atta|321|IFCT2017 A010
kangni|331|NVIF1989 #3
kutki|346|IFCT2017 A016
kodo|332|IFCT2017 A017
samak|307|NVIF1989 #17
rajgira-atta|356|IFCT2017 A002
ramdana|356|IFCT2017 A002
kuttu-atta|335|USDA SR28 20011
singhara-atta|330|NVIF1989 #188
sabudana|358|USDA SR28 20068
arrowroot|357|USDA SR28 20003
oats|379|USDA SR28 08120
barley|316|IFCT2017 A004
quinoa|328|IFCT2017 A009
cornflakes|357|USDA SR28 08020
bread|265|USDA SR28 18069
brown-bread|252|USDA SR28 18075
pav|278|USDA SR28 18350
breadcrumbs|390|ESTIMATE: USDA dry breadcrumbs, rounded
noodles|371|USDA SR28 20420
pasta|371|USDA SR28 20420
instant-noodles|435|ESTIMATE: Indian label typical
sattu|369|NVIF1989 #30
papad|325|ESTIMATE: urad dal + salt
fryums|350|ESTIMATE: starch-based label typical
wrapper|290|ESTIMATE: wheat dough sheet
cooked-rice|130|USDA SR28 20045
toor-dal|331|IFCT2017 B021
moong-dal|326|IFCT2017 B010
moong-chilka|310|ESTIMATE: mean of IFCT B010 and B011
sabut-moong|294|IFCT2017 B011
moong-sprouts|104|ESTIMATE: IFCT2017 whole green gram, sprouted a day to 2.6 times its weight
masoor-dal|322|IFCT2017 B013
sabut-masoor|299|IFCT2017 B014
chana-dal|329|IFCT2017 B001
urad-dal|324|IFCT2017 B003
sabut-urad|291|IFCT2017 B004
rajma|299|IFCT2017 B020
chitra-rajma|298|IFCT2017 B019
kabuli-chana|364|USDA SR28 16056
kala-chana|287|IFCT2017 B002
besan|329|IFCT2017 B001
lobia|320|IFCT2017 B006
matki|309|IFCT2017 B016
vatana|303|IFCT2017 B017
dried-green-peas|303|IFCT2017 B017
kulthi|330|IFCT2017 B012
val|283|IFCT2017 B008
soybean|377|IFCT2017 B025
bhatt|381|IFCT2017 B024
soya-chunks|345|ESTIMATE: Indian label typical
soya-granules|345|ESTIMATE: Indian label typical
tofu|145|USDA SR28 16426
dalia-dal|369|NVIF1989 #30
vadi|330|ESTIMATE: urad/moong dal, dry
potato|70|IFCT2017 F006
onion|48|IFCT2017 G017
shallot|57|IFCT2017 G018
spring-onion|26|IFCT2017 D058
tomato|20|IFCT2017 D076
green-tomato|21|IFCT2017 D074
tomato-puree|38|USDA SR28 11547
garlic|124|IFCT2017 G011
ginger|55|IFCT2017 G014
ggpaste|88|ESTIMATE: 50:50 IFCT ginger and garlic
green-chilli|42|IFCT2017 G008
big-chilli|42|IFCT2017 G008
coriander|31|IFCT2017 G009
mint|37|IFCT2017 G016
curry-leaves|64|IFCT2017 G010
spinach|24|IFCT2017 C033
methi|34|IFCT2017 C020
sarson|30|IFCT2017 C026
bathua|28|IFCT2017 C008
amaranth|31|IFCT2017 C002
arbi-leaves|43|IFCT2017 C018
moringa-leaves|67|IFCT2017 C019
dill|43|ESTIMATE: USDA dill weed fresh
gongura|36|IFCT2017 C022
pui|20|IFCT2017 C007
green-garlic|45|ESTIMATE: green allium estimate
cabbage|22|IFCT2017 C015
red-cabbage|23|IFCT2017 C016
lettuce|22|IFCT2017 C025
cauliflower|23|IFCT2017 D036
broccoli|34|USDA SR28 11090
peas|81|IFCT2017 D061
frozen-peas|77|USDA SR28 11312
beans|22|IFCT2017 D050
gawar|40|IFCT2017 D039
sem|31|IFCT2017 D047
barbati|47|USDA SR28 11199
carrot|33|IFCT2017 F002
red-carrot|38|IFCT2017 F003
beetroot|36|IFCT2017 F001
radish|32|IFCT2017 F010
radish-leaves|26|IFCT2017 C031
turnip|28|USDA SR28 11564
knol-khol|16|IFCT2017 D053
sweet-potato|108|IFCT2017 F014
arbi|89|IFCT2017 F004
suran|84|IFCT2017 F017
kand|83|IFCT2017 F018
tapioca|160|USDA SR28 11134
lotus-root|79|IFCT2017 F005
singhara|96|IFCT2017 F016
big-brinjal|25|IFCT2017 D031
brinjal|25|IFCT2017 D031
okra|27|IFCT2017 D056
capsicum|16|IFCT2017 D033
bell-pepper|20|IFCT2017 D034
lauki|11|IFCT2017 D007
turai|13|IFCT2017 D068
gilki|15|IFCT2017 D069
snake-gourd|12|IFCT2017 D070
karela|21|IFCT2017 D004
ash-gourd|17|IFCT2017 D001
pumpkin|23|IFCT2017 D066
parwal|24|IFCT2017 D060
tindora|19|IFCT2017 D055
tinda|14|IFCT2017 D073
chayote|19|IFCT2017 D038
cucumber|20|IFCT2017 D043
zucchini|20|IFCT2017 D077
drumstick|29|IFCT2017 D046
raw-banana|80|IFCT2017 D063
banana-flower|21|IFCT2017 D062
banana-stem|39|IFCT2017 D064
raw-jackfruit|26|IFCT2017 D051
jackfruit-seeds|77|IFCT2017 D052
raw-papaya|24|IFCT2017 D059
raw-mango|49|IFCT2017 D057
corn|97|IFCT2017 A008
baby-corn|73|IFCT2017 D042
mushroom|27|IFCT2017 J001
oyster-mushroom|33|USDA SR28 11987
bamboo-shoot|16|IFCT2017 D002
breadfruit|103|USDA SR28 09059
amla|24|IFCT2017 E021
ker-sangri|280|ESTIMATE: dry desert bean/berry mix
whole-lemon|32|USDA SR28 09150
lemon|22|USDA SR28 09152
banana|105|IFCT2017 E012
apple|62|IFCT2017 E001
mango|55|IFCT2017 E039
mango-pulp|68|ESTIMATE: kesar pulp lightly sweetened
pomegranate|55|IFCT2017 E055
orange|37|IFCT2017 E047
mosambi|27|IFCT2017 E034
papaya|24|IFCT2017 E049
pineapple|43|IFCT2017 E053
watermelon|20|IFCT2017 E065
muskmelon|23|IFCT2017 E045
guava|32|IFCT2017 E028
grapes|54|IFCT2017 E026
chikoo|73|IFCT2017 E060
custard-apple|99|IFCT2017 E016
jackfruit|72|IFCT2017 E030
litchi|54|IFCT2017 E035
pear|38|IFCT2017 E051
strawberry|25|IFCT2017 E063
avocado|144|IFCT2017 E007
kokum|285|ESTIMATE: dried Garcinia rind estimate
tamarind|288|IFCT2017 E064
dates|286|IFCT2017 E019
raisins|297|IFCT2017 E058
figs|249|USDA SR28 09094
apricot|316|IFCT2017 E005
coconut-water|15|IFCT2017 K002
bael|136|IFCT2017 E008
full-milk|107|IFCT2017 L001
cow-milk|73|IFCT2017 L002
milk|58|ESTIMATE: FSSAI toned milk 3.0% fat 8.5%
curd|60|NVIF1989 #423
hung-curd|112|ESTIMATE: curd with whey drained ~45% yi
buttermilk|15|NVIF1989 #424
paneer|258|IFCT2017 L003
chhena|265|NVIF1989 #426
khoya|316|IFCT2017 L004
cream|244|ESTIMATE: 25% fat dairy cream label
butter|717|USDA SR28 01001
white-butter|717|USDA SR28 01145
cheese|366|USDA SR28 01042
mozzarella|254|USDA SR28 01028
milk-powder|496|USDA SR28 01212
condensed-milk|321|USDA SR28 01095
rabri|240|ESTIMATE: reduced sweetened milk
shrikhand|250|ESTIMATE: label typical
whey|26|ESTIMATE: sweet whey
egg|135|IFCT2017 M001
egg-white|45|IFCT2017 M002
egg-yolk|297|IFCT2017 M003
duck-egg|182|IFCT2017 M012
quail-egg|152|IFCT2017 M014
chicken|145|ESTIMATE: skinless mixed parts, mean of 
chicken-breast|120|USDA SR28 05062
chicken-thigh|121|USDA SR28 05096
drumstick-chicken|195|USDA SR28 05072
chicken-mince|143|USDA SR28 05332
wings|193|IFCT2017 N004
chicken-liver|124|IFCT2017 N005
mutton|160|IFCT2017 O003
mutton-boneless|160|IFCT2017 O003
mutton-mince|188|IFCT2017 O001
chops|136|IFCT2017 O002
paya|170|ESTIMATE: goat shank with marrow estimat
liver|126|IFCT2017 O008
lamb|164|IFCT2017 O016
pork|237|IFCT2017 O048
pork-chops|179|IFCT2017 O049
smoked-pork|300|ESTIMATE: smoke-dried shoulder estimate
chorizo|420|ESTIMATE: cured pork sausage estimate
buffalo|157|IFCT2017 O027
duck|131|IFCT2017 N011
quail|138|IFCT2017 N015
chicken-stock|12|ESTIMATE: home stock
rohu|102|IFCT2017 S006
katla|94|IFCT2017 S002
hilsa|259|IFCT2017 P017
bhetki|68|IFCT2017 P005
pomfret|123|IFCT2017 P057
surmai|136|IFCT2017 P087
mackerel|101|IFCT2017 P034
sardine|152|IFCT2017 P071
karimeen|92|IFCT2017 P026
basa|90|ESTIMATE: commercial basa fillet; IFCT S
tilapia|83|IFCT2017 P083
magur|124|IFCT2017 S001
anchovy|88|IFCT2017 P003
bombil|69|IFCT2017 P007
tuna|112|IFCT2017 P084
trout|148|USDA SR28 15114
salmon|114|ESTIMATE: Indian salmon (threadfin), leaner than Atlantic
pabda|96|ESTIMATE: small freshwater catfish estim
koi|105|ESTIMATE: small freshwater fish estimate
roe|143|IFCT2017 P092
prawn|91|IFCT2017 S008
tiger-prawn|65|IFCT2017 Q008
dried-shrimp|300|ESTIMATE: dried shrimp estimate
dry-fish|290|ESTIMATE: dried fish estimate
ngari|200|ESTIMATE: fermented fish estimate
crab|68|IFCT2017 Q002
squid|84|IFCT2017 R007
mussels|86|USDA SR28 15164
clams|60|IFCT2017 R002
lobster|70|IFCT2017 Q003
haldi|281|IFCT2017 G033
chilli-powder|237|IFCT2017 G022
kashmiri|237|IFCT2017 G022
dry-chilli|237|IFCT2017 G022
coriander-powder|269|IFCT2017 G024
coriander-seeds|269|IFCT2017 G024
cumin|304|IFCT2017 G025
roast-cumin|304|IFCT2017 G025
shahi-jeera|333|USDA SR28 02005
mustard|510|IFCT2017 H013
yellow-mustard|510|IFCT2017 H013
fenugreek|235|IFCT2017 G026
kasuri|270|ESTIMATE: dried IFCT C020
hing|332|IFCT2017 G019
ajwain|357|IFCT2017 G029
fennel|345|USDA SR28 02018
nigella|380|ESTIMATE: Nigella sativa literature mean
pepper|217|IFCT2017 G031
cardamom|255|IFCT2017 G020
black-cardamom|271|IFCT2017 G021
cloves|187|IFCT2017 G023
cinnamon|247|USDA SR28 02010
bay-leaf|313|USDA SR28 02004
star-anise|337|USDA SR28 02002
mace|356|IFCT2017 G027
nutmeg|464|IFCT2017 G028
saffron|310|USDA SR28 02037
poppy|423|IFCT2017 G032
dry-ginger|335|USDA SR28 02021
amchur|330|ESTIMATE: dried raw mango
anardana|330|ESTIMATE: dried seeds estimate
garam-masala|300|ESTIMATE: blend of IFCT whole spices
chaat-masala|220|ESTIMATE: blend incl. salts
sambar-powder|320|ESTIMATE: dal + chilli + coriander blend
rasam-powder|310|ESTIMATE: coriander + pepper + dal blend
panch-phoron|370|ESTIMATE: equal parts five seeds
goda-masala|390|ESTIMATE: coconut, sesame, spice blend
pavbhaji-masala|300|ESTIMATE: spice blend
biryani-masala|300|ESTIMATE: spice blend
podi|400|ESTIMATE: dal, chilli, sesame blend
dabeli-masala|300|ESTIMATE: spice blend
stone-flower|250|ESTIMATE: lichen estimate
pippali|217|IFCT2017 G030
salt|0|USDA SR28 02047
black-salt|0|USDA SR28 02047
rock-salt|0|USDA SR28 02047
ghee|900|IFCT2017 T013
oil|900|IFCT2017 T012
mustard-oil|900|IFCT2017 T006
groundnut-oil|900|IFCT2017 T005
coconut-oil|900|IFCT2017 T001
sesame-oil|900|IFCT2017 T004
ricebran-oil|900|IFCT2017 T008
soybean-oil|900|IFCT2017 T011
olive-oil|884|USDA SR28 04053
vanaspati|900|IFCT2017 T014
mayo|480|ESTIMATE: Indian eggless label typical
peanuts|520|IFCT2017 H012
peanut-butter|588|USDA SR28 16398
cashew|583|IFCT2017 H005
almonds|609|IFCT2017 H001
pista|539|IFCT2017 H018
walnuts|671|IFCT2017 H021
coconut|409|IFCT2017 H007
copra|624|IFCT2017 H006
desiccated|660|USDA SR28 12108
coconut-milk|197|USDA SR28 12118
sesame|520|IFCT2017 H011
black-sesame|508|IFCT2017 H009
flax|444|IFCT2017 H014
niger|512|IFCT2017 H015
magaz|557|USDA SR28 12174
pumpkin-seeds|559|USDA SR28 12014
sunflower-seeds|586|IFCT2017 H020
chia|486|USDA SR28 12006
sabja|440|ESTIMATE: basil seed literature, approxi
makhana|347|NVIF1989 #463
charoli|650|ESTIMATE: NVIF chironji, rounded
chilgoza|594|IFCT2017 H017
sugar|387|USDA SR28 19335
powdered-sugar|389|USDA SR28 19336
jaggery|354|IFCT2017 I001
nolen-gur|355|ESTIMATE: as jaggery
palm-jaggery|349|NVIF1989 #445
honey|304|USDA SR28 19296
mishri|387|USDA SR28 19335
rose-syrup|290|ESTIMATE: label typical
gulkand|300|ESTIMATE: rose petal + sugar
sugar-syrup|290|ESTIMATE: 75% sugar
water|0|USDA SR28 14411
tea|0|ESTIMATE: infusion adds no energy
coffee|2|ESTIMATE: per 100 g brewed-equivalent ne
kahwa|0|ESTIMATE: infusion adds no energy
soy-sauce|53|USDA SR28 16123
vinegar|18|USDA SR28 02053
ketchup|112|USDA SR28 11935
chilli-sauce|100|ESTIMATE: label typical
schezwan|180|ESTIMATE: label typical
green-chutney|40|ESTIMATE: coriander, mint, chilli, lemon
meethi-chutney|240|ESTIMATE: tamarind + date + jaggery
kasundi|180|ESTIMATE: mustard + vinegar
mango-pickle|200|ESTIMATE: oil pickle typical
baking-powder|53|USDA SR28 18369
baking-soda|0|USDA SR28 18372
eno|0|ESTIMATE: bicarbonate
yeast|325|USDA SR28 18375
cocoa|228|USDA SR28 19165
custard-powder|375|ESTIMATE: vanilla corn starch
agar|30|ESTIMATE: dried seaweed fibre
vanilla|0|ESTIMATE: flavouring
rose-water|0|ESTIMATE: flavouring
kewra|0|ESTIMATE: flavouring
varq|0|ESTIMATE: garnish
sev|560|ESTIMATE: fried besan sev typical
boondi|550|ESTIMATE: fried besan pearls typical
papdi|500|ESTIMATE: fried flour crisps
golgappa|500|ESTIMATE: fried flour crisps, as papdi
farsan|520|ESTIMATE: fried mix typical
banana-leaf|0|ESTIMATE: wrapper, not eaten
turmeric-leaf|0|ESTIMATE: wrapper, not eaten
ice|0|water
charcoal|0|ESTIMATE: not eaten
gond|200|ESTIMATE: Acacia gum fibre
chhurpi|340|ESTIMATE: hard cottage cheese
axone|190|ESTIMATE: natto, USDA SR28 16113
chholia|120|ESTIMATE: half of dry chana
jamun|54|ESTIMATE: from the fresh fruit
sugarcane-juice|39|ESTIMATE: juice at 10 Brix
gundruk|220|ESTIMATE: dried fermented mustard leaf
kinnow|44|ESTIMATE: as orange
plum|46|USDA 09279
raw-turmeric|52|ESTIMATE: as fresh ginger
`

/** The source and the energy it states, by ingredient. */
export const ingredientSources: ReadonlyMap<string, { kcal: number; source: string }> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [id, kcal, source] = line.split('|') as [string, string, string]
      return [id, { kcal: Number(kcal), source }]
    }),
)
