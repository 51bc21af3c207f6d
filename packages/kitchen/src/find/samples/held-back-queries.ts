/**
 * Dish queries written before the names table and the folding rules, to measure them by:
 * query|families of which one must stand in the first five|diet of those results (veg, egg or nonveg).
 */
export const heldBackQueries = `
undhiyu|rasedar,sabzi,easternveg,bharwan|veg
dal bati churma|onepot,roti|veg
gatte ki sabji|besandish,rasedar,kofta,kadhi|veg
ker sangri|rasedar,pickle|veg
laal maans|muttoncurry|nonveg
safed maas|muttoncurry|nonveg
pitod|rasedar,farsan|veg
mirchi bada|pakora,bonda|veg
ghewar|friedsweet|veg
mawa kachori|kachori,friedsweet|veg
khaman dhokla|dhokla|veg
sev tameta nu shaak|rasedar|veg
dal dhokli|onepot|veg
fafda|namkeen|veg
khakhra|roti,thepla,namkeen,dip|veg
mohanthal|mithai|veg
basundi|dairysweet,kheer|veg
shrikhand|dairysweet|veg
patra|farsan|veg
khandvi|farsan|veg
handvo|handvo|veg
methi thepla|thepla|veg
lasaniya batata|rasedar,sabzi|veg
vada pav|bonda|veg
misal pav|misal|veg
puran poli|puranpoli|veg
sabudana khichadi|khichdi,vrat|veg
sabudana vada|vada,vrat|veg
bharli vangi|bharwan|veg
pithla bhakri|besandish,sabzi,kadhi,dal|veg
zunka|besandish,sabzi,bhurji|veg
amti|dal|veg
thalipith|thalipeeth|veg
kanda poha|poha|veg
kothimbir wadi|farsan|veg
alu vadi|farsan|veg
ukdiche modak|steamedsweet|veg
tambda rassa|muttoncurry|nonveg
pandhra rassa|muttoncurry,chickencurry|nonveg
bombil fry|fishfry|nonveg
sol kadi|drink|veg
kolambi bhaat|pulao,onepot,biryani|nonveg
chicken xacuti|chickencurry|nonveg
goan fish curry|fishcurry|nonveg
pork vindalho|porkduck|nonveg
prawn balchao|shellfish,pickle|nonveg
chicken cafreal|chickencurry,dryroast,kebab|nonveg
bebinca|pudding,halwa,teabake,dairysweet,sweetpancake|egg
sorpotel|porkduck|nonveg
ros omelette|omelette,eggcurry|egg
masala dosa|dosa|veg
rava dosa|instantdosa|veg
neer dose|instantdosa|veg
bisi bele baath|khichdi|veg
ragi mudde|roti,porridge,kanji|veg
akki roti|akkirotti|veg
mysore pak|mithai|veg
chiroti|friedsweet|veg
maddur vada|vada,pakora|veg
mangalore buns|sweetpancake|veg
goli baje|bonda,pakora|veg
kori gassi|chickencurry|nonveg
pandi curry|porkduck|nonveg
chicken ghee roast|chickencurry,dryroast|nonveg
holige|puranpoli|veg
obbattu|puranpoli|veg
gojju|kuzhambu|veg
vangi bath|flavouredrice,onepot|veg
kosambari|sundal|veg
puliyogare|flavouredrice|veg
idiyappam|idiyappam|veg
puttu kadala|puttu|veg
avial|coconutstew|veg
olan|coconutstew|veg
kalan|coconutstew|veg
meen moilee|fishcurry|nonveg
karimeen pollichathu|fishfry|nonveg
beef ularthiyathu|dryroast,muttoncurry|nonveg
kerala parotta|roti|veg
pazham pori|friedsweet,pakora|veg
palada payasam|kheer|veg
ada pradhaman|kheer|veg
unniyappam|friedsweet|veg
banana chips|chips|veg
thalassery biryani|biryani|nonveg
kappa biriyani|biryani,sabzi,muttoncurry|nonveg
nadan mutta curry|eggcurry|egg
ven pongal|pongal|veg
sakkarai pongal|pongal|veg
medhu vadai|vada|veg
masal vadai|vada|veg
kuzhi paniyaram|paniyaram|veg
chettinad kozhi|chickencurry,dryroast|nonveg
chicken 65|meatsnack,indochinese|nonveg
vatha kulambu|kuzhambu|veg
mor kuzhambu|buttermilkcurry,kadhi,coconutstew|veg
milagu rasam|rasam|veg
thayir sadam|flavouredrice|veg
puli sadam|flavouredrice|veg
elumichai sadam|flavouredrice|veg
kothu parotta|kothu,nvtiffin,roti,bhurji|nonveg
adhirasam|friedsweet|veg
murukku|namkeen|veg
filter coffee|hotdrink|veg
pesarattu upma|adai|veg
gongura pappu|dal|veg
gongura mamsam|muttoncurry|nonveg
gutti vankaya koora|bharwan|veg
chepala pulusu|fishcurry,kuzhambu|nonveg
royyala vepudu|fishfry,dryroast,shellfish|nonveg
kodi vepudu|dryroast,chickencurry,meatsnack|nonveg
pulihora|flavouredrice|veg
avakaya|pickle|veg
ariselu|friedsweet|veg
pootharekulu|puranpoli,friedsweet,mithai,sweetpancake|veg
hyderabadi dum biryani|biryani|nonveg
mirchi ka salan|salan,kuzhambu,bharwan,rasedar|veg
bagara baingan|salan,bharwan,rasedar|veg
double ka meetha|breadsweet,dairysweet,kheer|veg
qubani ka meetha|kheer,halwa,dairysweet|veg
haleem|haleem|nonveg
nihari|breakfaststew,muttoncurry,haleem|nonveg
galawti kabab|kebab|nonveg
kakori kebab|kebab|nonveg
shami kabab|kebab|nonveg
bedmi puri|puri|veg
aloo tikki|cutlet|veg
golgappe|chaat|veg
dahi bhalla|vada|veg
raj kachori|kachori,chaat|veg
chole bhature|kulche-plate|veg
amritsari kulcha|kulcha|veg
sarson ka saag|saag|veg
makki ki roti|roti|veg
rajmah chawal|kulche-plate,chana|veg
kadhi pakora|kadhi|veg
butter chicken|chickencurry|nonveg
murgh makhani|chickencurry|nonveg
tandoori murg|kebab|nonveg
amritsari machhi|meatsnack,fishfry,kebab|nonveg
pinni|mithai|veg
panjeeri|mithai|veg
lassi|drink|veg
dum aloo kashmiri|kashmirispecial|veg
rogan gosht|kashmirispecial,muttoncurry|nonveg
yakhni|kashmirispecial,muttoncurry|nonveg
gushtaba|kofta|nonveg
rista|kofta|nonveg
nadru yakhni|kashmirispecial|veg
haak|saag|veg
kahwah|hotdrink|veg
modur pulav|pulao|veg
dham madra|chana|veg
siddu|steamedsweet,kachori,kulcha|veg
kafuli|saag|veg
aloo ke gutke|sabzi|veg
bhatt ki churkani|dal,chana|veg
jhangora kheer|kheer|veg
litti chokha|roti,bharta|veg
thekua|friedsweet|veg
sattu paratha|paratha|veg
champaran mutton|muttoncurry|nonveg
dhuska|bonda,vada,puri,pakora|veg
malpua|friedsweet,sweetpancake|veg
shukto|easternveg|veg
aloo posto|sabzi,rasedar|veg
begun bhaja|sabzi,pakora|veg
cholar dal|dal|veg
luchi|roti,puri|veg
kosha mangsho|muttoncurry|nonveg
macher jhol|fishcurry|nonveg
ilish bhapa|fishcurry|nonveg
chingri malai curry|shellfish|nonveg
sandesh|dairysweet|veg
mishti doi|dairysweet|veg
patishapta|sweetpancake|veg
jhalmuri|chaat|veg
ghugni|misal,chana|veg
dalma|easternveg|veg
pakhala bhata|kanji|veg
chhena poda|dairysweet|veg
chungdi malai|shellfish|nonveg
besara|easternveg,fishcurry|veg
masor tenga|fishcurry|nonveg
khar|khar,easternveg,northeast,sabzi|veg
aloo pitika|bharta|veg
til pitha|steamedsweet|veg
eromba|khar,bharta,northeast|nonveg
singju|sundal|veg
chak hao kheer|kheer|veg
axone pork|northeast,porkduck|nonveg
jadoh|pulao|nonveg
bai|northeast|veg
momos|momo|nonveg
thukpa|noodles|nonveg
gundruk|sabzi,soup,saag|veg
patrani machhi|fishfry,fishcurry|nonveg
dhansak|muttoncurry|nonveg
salli boti|muttoncurry|nonveg
akuri|bhurji|egg
lagan nu custard|pudding,halwa,teabake|egg
sai bhaji|saag,dal|veg
dal pakwan|kulche-plate,dal,puri|veg
sindhi kadhi|kadhi|veg
bhee patata|rasedar,sabzi|veg
bhutte ka kees|upma,sabzi|veg
poha jalebi|poha|veg
gobhi manchurian|indochinese|veg
chilli paneer|indochinese|veg
hakka noodles|noodles|veg
manchow soup|soup|veg
schezwan rice|friedrice|veg
pav bhaji|pavstreet|veg
dabeli|pavstreet|veg
bhel puri|chaat|veg
frankie|kathiroll|veg
tomato soup|soup|veg
mango lassi|drink|veg
jaljeera|drink|veg
boondi raita|raita|veg
pudina chutney|chutney|veg
nimbu ka achar|pickle|veg
`
