/** Dish queries written before the first search existed, to measure it: query|diet of the dish (veg, egg or nonveg). */
export const heldBackQueries = `
undhiyu|veg
dal bati churma|veg
gatte ki sabji|veg
ker sangri|veg
laal maans|nonveg
safed maas|nonveg
pitod|veg
mirchi bada|veg
ghewar|veg
mawa kachori|veg
khaman dhokla|veg
sev tameta nu shaak|veg
dal dhokli|veg
fafda|veg
khakhra|veg
mohanthal|veg
basundi|veg
shrikhand|veg
patra|veg
khandvi|veg
handvo|veg
methi thepla|veg
lasaniya batata|veg
vada pav|veg
misal pav|veg
puran poli|veg
sabudana khichadi|veg
sabudana vada|veg
bharli vangi|veg
pithla bhakri|veg
zunka|veg
amti|veg
thalipith|veg
kanda poha|veg
kothimbir wadi|veg
alu vadi|veg
ukdiche modak|veg
tambda rassa|nonveg
pandhra rassa|nonveg
bombil fry|nonveg
sol kadi|veg
kolambi bhaat|nonveg
chicken xacuti|nonveg
goan fish curry|nonveg
pork vindalho|nonveg
prawn balchao|nonveg
chicken cafreal|nonveg
bebinca|egg
sorpotel|nonveg
ros omelette|egg
masala dosa|veg
rava dosa|veg
neer dose|veg
bisi bele baath|veg
ragi mudde|veg
akki roti|veg
mysore pak|veg
chiroti|veg
maddur vada|veg
mangalore buns|veg
goli baje|veg
kori gassi|nonveg
pandi curry|nonveg
chicken ghee roast|nonveg
holige|veg
obbattu|veg
gojju|veg
vangi bath|veg
kosambari|veg
puliyogare|veg
idiyappam|veg
puttu kadala|veg
avial|veg
olan|veg
kalan|veg
meen moilee|nonveg
karimeen pollichathu|nonveg
beef ularthiyathu|nonveg
kerala parotta|veg
pazham pori|veg
palada payasam|veg
ada pradhaman|veg
unniyappam|veg
banana chips|veg
thalassery biryani|nonveg
kappa biriyani|nonveg
nadan mutta curry|egg
ven pongal|veg
sakkarai pongal|veg
medhu vadai|veg
masal vadai|veg
kuzhi paniyaram|veg
chettinad kozhi|nonveg
chicken 65|nonveg
vatha kulambu|veg
mor kuzhambu|veg
milagu rasam|veg
thayir sadam|veg
puli sadam|veg
elumichai sadam|veg
kothu parotta|nonveg
adhirasam|veg
murukku|veg
filter coffee|veg
pesarattu upma|veg
gongura pappu|veg
gongura mamsam|nonveg
gutti vankaya koora|veg
chepala pulusu|nonveg
royyala vepudu|nonveg
kodi vepudu|nonveg
pulihora|veg
avakaya|veg
ariselu|veg
pootharekulu|veg
hyderabadi dum biryani|nonveg
mirchi ka salan|veg
bagara baingan|veg
double ka meetha|veg
qubani ka meetha|veg
haleem|nonveg
nihari|nonveg
galawti kabab|nonveg
kakori kebab|nonveg
shami kabab|nonveg
bedmi puri|veg
aloo tikki|veg
golgappe|veg
dahi bhalla|veg
raj kachori|veg
chole bhature|veg
amritsari kulcha|veg
sarson ka saag|veg
makki ki roti|veg
rajmah chawal|veg
kadhi pakora|veg
butter chicken|nonveg
murgh makhani|nonveg
tandoori murg|nonveg
amritsari machhi|nonveg
pinni|veg
panjeeri|veg
lassi|veg
dum aloo kashmiri|veg
rogan gosht|nonveg
yakhni|nonveg
gushtaba|nonveg
rista|nonveg
nadru yakhni|veg
haak|veg
kahwah|veg
modur pulav|veg
dham madra|veg
siddu|veg
kafuli|veg
aloo ke gutke|veg
bhatt ki churkani|veg
jhangora kheer|veg
litti chokha|veg
thekua|veg
sattu paratha|veg
champaran mutton|nonveg
dhuska|veg
malpua|veg
shukto|veg
aloo posto|veg
begun bhaja|veg
cholar dal|veg
luchi|veg
kosha mangsho|nonveg
macher jhol|nonveg
ilish bhapa|nonveg
chingri malai curry|nonveg
sandesh|veg
mishti doi|veg
patishapta|veg
jhalmuri|veg
ghugni|veg
dalma|veg
pakhala bhata|veg
chhena poda|veg
chungdi malai|nonveg
besara|veg
masor tenga|nonveg
khar|veg
aloo pitika|veg
til pitha|veg
eromba|nonveg
singju|veg
chak hao kheer|veg
axone pork|nonveg
jadoh|nonveg
bai|veg
momos|nonveg
thukpa|nonveg
gundruk|veg
patrani machhi|nonveg
dhansak|nonveg
salli boti|nonveg
akuri|egg
lagan nu custard|egg
sai bhaji|veg
dal pakwan|veg
sindhi kadhi|veg
bhee patata|veg
bhutte ka kees|veg
poha jalebi|veg
gobhi manchurian|veg
chilli paneer|veg
hakka noodles|veg
manchow soup|veg
schezwan rice|veg
pav bhaji|veg
dabeli|veg
bhel puri|veg
frankie|veg
tomato soup|veg
mango lassi|veg
jaljeera|veg
boondi raita|veg
pudina chutney|veg
nimbu ka achar|veg
`
