/**
 * Regional and restaurant styles: id|word in a title|state|language of the main in a title|what the style adds.
 *
 * Amounts are the kitchen's usual ones (see `usual-amounts.ts`); `:n` gives grams a serving where the style wants another.
 * The spice sets follow regional use, not shared flavour molecules: Indian cooking pairs by contrast (Jain, Rakhi and
 * Bagler, PLoS ONE 2015, e0139539).
 */
export const styleTable = `
punjabi|Punjabi|Punjab|hi|onion tomato ggpaste kasuri cumin garam-masala
dhaba|Dhaba|Punjab|hi|onion tomato ggpaste green-chilli:4 black-cardamom coriander-seeds butter
amritsari|Amritsari|Punjab|hi|besan:12 ajwain ggpaste amchur chaat-masala
pindi|Pindi|Punjab|hi|black-cardamom amchur ajwain anardana ginger tea:1
delhi|Delhi|Delhi|hi|tomato ginger amchur coriander-seeds green-chilli
mughlai|Mughlai|Delhi|hi|onion curd cashew cardamom cream kewra
awadhi|Awadhi|Uttar Pradesh|hi|onion curd mace cardamom poppy kewra
lucknowi|Lucknowi|Uttar Pradesh|hi|curd kewra mace saffron onion milk:20 cardamom garam-masala
banarasi|Banarasi|Uttar Pradesh|hi|tomato ginger ghee hing cumin black-salt
upstyle|UP-Style|Uttar Pradesh|hi|hing cumin ginger green-chilli amchur coriander-powder
kashmiri|Kashmiri|Jammu and Kashmir|hi|curd fennel dry-ginger kashmiri black-cardamom mustard-oil
pahadi|Pahadi|Uttarakhand|hi|mustard-oil green-garlic coriander-seeds dry-chilli green-chilli
himachali|Himachali|Himachal Pradesh|hi|curd:40 cardamom cloves fennel dry-ginger coriander-powder ghee
rajasthani|Rajasthani|Rajasthan|hi|curd kashmiri garlic ghee coriander-seeds dry-chilli
marwari|Marwari|Rajasthan|hi|hing fennel amchur ghee coriander-seeds kashmiri
gujarati|Gujarati|Gujarat|gu|jaggery sesame ajwain coconut:6 hing mustard
kathiawadi|Kathiawadi|Gujarat|gu|garlic peanuts groundnut-oil chilli-powder:1.5 tomato jaggery:2
surti|Surti|Gujarat|gu|green-garlic coriander:6 coconut green-chilli:4 sesame
kutchi|Kutchi|Gujarat|gu|jaggery tamarind garlic dry-chilli cloves
maharashtrian|Maharashtrian|Maharashtra|mr|goda-masala peanuts jaggery copra kokum
varhadi|Varhadi|Maharashtra|mr|onion copra poppy garlic coriander-seeds cloves dry-chilli
kolhapuri|Kolhapuri|Maharashtra|hi|copra sesame dry-chilli onion garlic stone-flower:0.1 chilli-powder:1 coriander-seeds
malvani|Malvani|Maharashtra|en|coconut kokum coriander-seeds fennel onion garlic dry-chilli:1.2
khandeshi|Khandeshi|Maharashtra|hi|peanuts green-garlic garlic copra groundnut-oil chilli-powder
goan|Goan|Goa|en|coconut kokum vinegar kashmiri onion garlic
konkani|Konkani|Goa|en|coconut kokum hing dry-chilli coconut-oil mustard
mangalorean|Mangalorean|Karnataka|en|coconut coriander-seeds dry-chilli tamarind coconut-oil fenugreek
udupi|Udupi|Karnataka|en|coconut jaggery tamarind sambar-powder coconut-oil curry-leaves
karnataka|Karnataka|Karnataka|en|curry-leaves coconut dry-chilli chana-dal:3 mustard jaggery:2
mysore|Mysore|Karnataka|en|dry-chilli garlic dalia-dal
coorg|Coorg|Karnataka|en|kokum pepper coriander-seeds mustard onion
kerala|Kerala|Kerala|en|coconut coconut-oil curry-leaves shallot pepper
malabar|Malabar|Kerala|en|coconut-milk fennel shallot coconut-oil curry-leaves cardamom
travancore|Travancore|Kerala|en|coconut dry-chilli coconut-oil fenugreek curry-leaves tamarind
nadan|Nadan|Kerala|ml|coconut-oil coriander-powder shallot ginger curry-leaves coconut-milk cinnamon pepper
syrian|Syrian Christian|Kerala|en|vinegar pepper shallot coconut cinnamon cloves curry-leaves
kuttanad|Kuttanad|Kerala|en|coconut-milk shallot pepper vinegar curry-leaves
chettinad|Chettinad|Tamil Nadu|en|pepper:0.6 fennel star-anise coconut shallot sesame-oil stone-flower:0.1 dry-chilli:1 curry-leaves
tamil|Tamil|Tamil Nadu|en|tamarind sambar-powder shallot sesame-oil curry-leaves tomato
kongu|Kongu|Tamil Nadu|en|coconut shallot:30 coriander-seeds:1.5 sesame-oil dry-chilli:1.2 haldi
madurai|Madurai|Tamil Nadu|en|shallot tomato fennel cumin curry-leaves green-chilli garlic poppy mint cinnamon coriander-seeds chilli-powder
andhra|Andhra|Andhra Pradesh|en|dry-chilli garlic groundnut-oil curry-leaves onion tamarind:2
guntur|Guntur|Andhra Pradesh|en|dry-chilli:2 coriander-seeds garlic sesame curry-leaves
rayalaseema|Rayalaseema|Andhra Pradesh|en|peanuts copra dry-chilli garlic groundnut-oil tamarind:2
hyderabadi|Hyderabadi|Telangana|hi|peanuts sesame copra tamarind onion curry-leaves
telangana|Telangana|Telangana|en|sesame peanuts tomato garlic chilli-powder
bengali|Bengali|West Bengal|bn|panch-phoron mustard-oil ginger sugar bay-leaf
posto|Posto|West Bengal|bn|poppy:10 mustard-oil nigella green-chilli sugar:1
odia|Odia|Odisha|or|panch-phoron mustard-oil garlic yellow-mustard dry-chilli
bihari|Bihari|Bihar|hi|mustard-oil garlic panch-phoron yellow-mustard green-chilli
jharkhandi|Jharkhandi|Jharkhand|hi|mustard-oil garlic dry-chilli onion tomato
assamese|Assamese|Assam|en|mustard-oil panch-phoron green-chilli lemon pepper
naga|Naga|Nagaland|en|bamboo-shoot garlic ginger dry-chilli
nagaaxone|Axone|Nagaland|en|axone:6 garlic dry-chilli tomato ginger
manipuri|Manipuri|Manipur|en|spring-onion garlic dry-chilli peas
mizo|Mizo|Mizoram|en|spinach baking-soda green-chilli ginger
khasi|Khasi|Meghalaya|en|black-sesame onion pepper ginger
tripuri|Tripuri|Tripura|en|bamboo-shoot rice-flour green-chilli
sikkimese|Sikkimese|Sikkim|en|tomato garlic ginger spring-onion dry-chilli
arunachali|Arunachali|Arunachal Pradesh|en|chhurpi:8 green-chilli:4 tomato garlic ginger
sindhi|Sindhi|Maharashtra|hi|onion tomato amchur coriander:6 mint garlic cumin coriander-seeds chilli-powder
parsi|Parsi|Maharashtra|en|vinegar jaggery onion garlic cinnamon ggpaste
bohri|Bohri|Gujarat|hi|hung-curd mint charcoal green-chilli ggpaste cardamom
malwa|Malwa|Madhya Pradesh|hi|fennel amchur onion coriander groundnut-oil
bundeli|Bundeli|Madhya Pradesh|hi|mustard-oil garlic coriander-seeds dry-chilli onion
chhattisgarhi|Chhattisgarhi|Chhattisgarh|hi|garlic mustard-oil tomato green-chilli fenugreek
bhopali|Bhopali|Madhya Pradesh|hi|coriander:8 green-chilli:4 curd onion black-cardamom
satvik|Satvik|Pan-India|hi|tomato ginger ghee coriander cumin
jain|Jain|Gujarat|hi|tomato:60 cumin hing kasuri cashew magaz
homestyle|Home-Style|Pan-India|hi|onion tomato ginger cumin coriander
delhitawa|Delhi Tawa|Delhi|hi|butter chaat-masala amchur
indori|Indori|Madhya Pradesh|hi|fennel sev pomegranate
puneri|Puneri|Maharashtra|hi|jaggery poha sev goda-masala potato:25
nashik|Nashik|Maharashtra|hi|papad dry-chilli copra cloves cinnamon
bombay|Bombay|Maharashtra|hi|beetroot:15 cucumber:20 sev chaat-masala tomato
mumbai|Mumbai|Maharashtra|hi|pavbhaji-masala butter capsicum:15
club|Club|Maharashtra|en|lettuce mayo:12 tomato
masala|Masala|Pan-India|hi|chaat-masala onion:20 tomato:20
chatpata|Masala|Pan-India|hi|chaat-masala amchur black-salt chilli-powder
chillicheese|Chilli Cheese|Pan-India|hi|mozzarella:18 capsicum:15 garlic
tandoori|Tandoori|Punjab|hi|hung-curd kashmiri kasuri ggpaste mustard-oil
makhani|Makhani|Delhi|hi|tomato:80 butter:8 cream cashew kasuri
kadai|Kadai|Punjab|hi|onion tomato capsicum coriander-seeds dry-chilli
shahi|Shahi|Uttar Pradesh|hi|onion cashew cream cardamom saffron green-chilli
lababdar|Lababdar|Delhi|hi|onion tomato tomato-puree cream kasuri cashew ginger
dopyaza|Do Pyaza|Delhi|hi|onion:80 shallot tomato:25 cinnamon black-cardamom
achari|Achari|Punjab|hi|fennel nigella fenugreek mustard curd mustard-oil
pasanda|Pasanda|Delhi|hi|cashew almonds onion curd mace green-chilli
korma|Korma|Uttar Pradesh|hi|onion curd cashew poppy cardamom cinnamon cloves
tikkamasala|Tikka Masala|Punjab|hi|hung-curd onion tomato kasuri cream capsicum:25 besan:4 ajwain garam-masala
jalfrezi|Jalfrezi|West Bengal|hi|onion capsicum:30 tomato vinegar
handi|Handi|Uttar Pradesh|hi|onion tomato curd cashew bay-leaf black-cardamom cinnamon garam-masala
kalimirch|Kali Mirch|Delhi|hi|pepper:1.5 cream cashew onion
methimalai|Methi Malai|Punjab|hi|methi:25 cream cashew onion pepper green-chilli milk:25 cardamom
saagwala|Saagwala|Punjab|hi|spinach:60 sarson garlic onion
kalonji|Kalonji|Uttar Pradesh|hi|nigella fennel onion:50 amchur coriander-powder
angara|Angara|Gujarat|hi|charcoal kashmiri tomato onion cream garlic
toofani|Toofani|Gujarat|hi|garlic dry-chilli tomato onion cheese
hariyalig|Hariyali|Delhi|hi|coriander:15 mint:8 cashew curd green-chilli
rara|Rara|Punjab|hi|mutton-mince:30 onion tomato ggpaste
bhuna|Bhuna|Uttar Pradesh|hi|onion tomato ggpaste bay-leaf cloves
xacuti|Xacuti|Goa|en|coconut poppy fennel star-anise onion dry-chilli:1.2
vindaloo|Vindaloo|Goa|en|vinegar:8 garlic kashmiri:1.6 cloves onion cumin cinnamon sugar:1
cafreal|Cafreal|Goa|en|coriander:15 mint vinegar cloves green-chilli:4
rezala|Rezala|West Bengal|en|onion curd poppy cashew kewra pepper ghee:4 cardamom sugar:1
kosha|Kosha|West Bengal|en|onion ggpaste mustard-oil sugar bay-leaf chilli-powder:0.8
dakbungalow|Dak Bungalow|West Bengal|en|potato:40 mustard-oil onion tomato cinnamon
gheeroast|Ghee Roast|Karnataka|en|ghee:12 dry-chilli:2 garlic curd tamarind:2 jaggery:2
sukka|Sukka|Karnataka|en|coconut onion coriander-seeds coconut-oil garlic
pepperroast|Pepper Roast|Kerala|en|pepper:2 shallot curry-leaves coconut-oil fennel ggpaste
ishtu|Ishtu|Kerala|en|coconut-milk ginger cardamom curry-leaves coconut-oil
roganjosh|Rogan Josh|Jammu and Kashmir|en|fennel dry-ginger curd kashmiri:2 black-cardamom
yakhni|Yakhni|Jammu and Kashmir|en|curd:60 fennel cardamom ghee cloves dry-ginger
laalmaas|Laal Maas|Rajasthan|en|dry-chilli:3 garlic curd charcoal
safedmaas|Safed Maas|Rajasthan|en|curd cashew poppy milk:40 green-chilli:3 pepper:0.3
champaran|Champaran|Bihar|en|onion:60 garlic:8 mustard-oil bay-leaf fennel
dhansak|Dhansak|Maharashtra|en|toor-dal:15 masoor-dal:10 pumpkin:20 brinjal:15 onion tomato:20 cumin cinnamon jaggery vinegar
salli|Salli|Maharashtra|en|potato vinegar jaggery onion
gongurac|Gongura|Andhra Pradesh|en|gongura:30 onion garlic dry-chilli
shorshef|Shorshe|West Bengal|bn|yellow-mustard:5 kasundi:5 mustard-oil green-chilli nigella
doi|Doi|West Bengal|bn|curd:40 sugar ginger bay-leaf mustard-oil
jhal|Jhal|West Bengal|bn|mustard-oil nigella tomato kashmiri yellow-mustard:1.5 onion:15
jhol|Jhol|West Bengal|bn|panch-phoron potato:40 tomato ginger mustard-oil cumin
kalia|Kalia|West Bengal|bn|onion curd ggpaste cinnamon mustard-oil kashmiri bay-leaf
malai|Malai|West Bengal|bn|coconut-milk onion cardamom ginger
moilee|Moilee|Kerala|en|coconut-milk curry-leaves ginger lemon coconut-oil green-chilli:3
kottayam|Kottayam|Kerala|en|kokum shallot curry-leaves fenugreek coconut-oil kashmiri
pulusu|Pulusu|Andhra Pradesh|te|tamarind:8 onion fenugreek groundnut-oil curry-leaves
kuzhambu|Kuzhambu|Tamil Nadu|en|tamarind:8 shallot sambar-powder sesame-oil coconut:6
recheado|Recheado|Goa|en|vinegar kashmiri garlic tamarind
ambottik|Ambot Tik|Goa|en|kokum vinegar kashmiri garlic onion pepper
tenga|Tenga|Assam|en|green-tomato:40 lemon mustard-oil fenugreek:0.2
besara|Besara|Odisha|or|yellow-mustard:4 garlic mustard-oil dry-chilli green-tomato panch-phoron
bhapa|Bhapa|West Bengal|bn|yellow-mustard coconut banana-leaf mustard-oil
pollichathu|Pollichathu|Kerala|en|banana-leaf:30 shallot tomato coconut-oil tamarind:2
balchao|Balchao|Goa|en|vinegar dried-shrimp:3 kashmiri garlic onion
ghassi|Ghassi|Karnataka|en|coconut tamarind coriander-seeds fenugreek dry-chilli
nagabamboo|Naga Bamboo Shoot|Nagaland|en|bamboo-shoot:25 dry-chilli garlic ginger
malaitikka|Malai|Delhi|hi|cream cheese cardamom cashew
hariyali|Hariyali|Delhi|hi|mint coriander:8 hung-curd spinach:10 green-chilli
reshmi|Reshmi|Delhi|hi|cashew cream pepper lemon
achartikka|Achari|Punjab|hi|fennel nigella fenugreek hung-curd mustard-oil
galouti|Galouti|Uttar Pradesh|hi|raw-papaya:8 dalia-dal:8 mace kewra ghee
shami|Shami|Uttar Pradesh|hi|chana-dal:15 cinnamon onion:20 mint
seekh|Seekh|Uttar Pradesh|hi|onion:25 ginger mint kasuri
chapli|Chapli|Delhi|hi|anardana tomato:20 coriander-seeds makki-atta:6
bihariboti|Bihari|Bihar|hi|raw-papaya:10 mustard-oil garlic poppy
kakori|Kakori|Uttar Pradesh|hi|poppy cloves raw-papaya:8 kewra
koliwada|Koliwada|Maharashtra|hi|besan:15 kashmiri ggpaste rice-flour
ravafry|Rava Fry|Goa|en|suji kokum kashmiri ggpaste
kolkatafry|Kolkata|West Bengal|en|breadcrumbs kasundi ginger
sixtyfive|65|Tamil Nadu|en|cornflour:10 curry-leaves curd:15 kashmiri
manchurian|Manchurian|West Bengal|hi|soy-sauce cornflour:10 vinegar spring-onion garlic green-chilli
chilli|Chilli|West Bengal|hi|soy-sauce chilli-sauce capsicum:30 onion:20 spring-onion cornflour bell-pepper:12
schezwan|Schezwan|Pan-India|hi|schezwan:12 garlic spring-onion vinegar dry-chilli ginger cornflour:6
honeychilli|Honey Chilli|Pan-India|hi|honey:6 chilli-sauce sesame cornflour:10
hotgarlic|Hot Garlic|Pan-India|en|garlic:8 chilli-sauce ketchup:6 vinegar dry-chilli cornflour sesame
singapore|Singapore|Pan-India|en|soy-sauce:3 spring-onion haldi coriander-powder bell-pepper:20 beans:12
hakka|Hakka|West Bengal|en|soy-sauce vinegar spring-onion cabbage:25
burntgarlic|Burnt Garlic|Pan-India|en|garlic:8 sesame soy-sauce:3 pepper
desimasala|Masala|Pan-India|hi|onion tomato pavbhaji-masala
desitadka|Desi Tadka|Pan-India|hi|cumin onion tomato kasuri
thalassery|Thalassery|Kerala|en|cashew raisins fennel ghee shallot
ambur|Ambur|Tamil Nadu|en|dry-chilli:1.5 curd tomato garlic cinnamon cloves
dindigul|Dindigul|Tamil Nadu|en|shallot mint curd lemon stone-flower:0.1 pepper cinnamon
kacchi|Hyderabadi Kacchi|Telangana|en|curd:50 raw-papaya:8 mint saffron onion
hyddum|Hyderabadi Dum|Telangana|en|curd:40 mint saffron onion green-chilli shahi-jeera
bombaydum|Bombay|Maharashtra|en|apricot potato:40 curd kewra bay-leaf tomato
donne|Bengaluru Donne|Karnataka|en|mint:8 coriander:8 green-chilli curd ghee cinnamon star-anise
andhraspicy|Andhra|Andhra Pradesh|en|green-chilli:5 mint ggpaste curd coriander-seeds cashew cloves
sindhidum|Sindhi|Maharashtra|en|tomato:40 potato:40 mint:8 coriander:8 curd:30 black-cardamom fennel plum:10
kolkatadum|Kolkata|West Bengal|en|potato:50 curd kewra nutmeg
beary|Beary|Karnataka|en|coconut fennel mint ghee
moradabadi|Moradabadi|Uttar Pradesh|en|green-chilli:5 curd fennel:1 ghee star-anise
tawa|Tawa|Maharashtra|hi|pavbhaji-masala tomato onion butter capsicum
raitamint|Mint|Punjab|hi|mint chaat-masala roast-cumin
raitakumaoni|Kumaoni|Uttarakhand|hi|yellow-mustard haldi green-chilli
raitamarathi|Maharashtrian|Maharashtra|mr|peanuts coconut:5 curry-leaves mustard
raitapachadi|Kerala|Kerala|en|coconut dry-chilli coconut-oil mustard
raitatadka|Tadka|Pan-India|hi|cumin dry-chilli ghee curry-leaves
bajji|South Indian|Tamil Nadu|en|rice-flour:10 hing baking-soda dry-chilli
telebhaja|Kolkata|West Bengal|bn|poppy nigella kasundi
shingara|Bengali|West Bengal|bn|panch-phoron peanuts coconut:6
patti|Hyderabadi Patti|Telangana|hi|wrapper:40 onion mint
baked|Baked|Pan-India|hi|atta:15 butter curd
dahichaat|Dahi|Uttar Pradesh|hi|curd:60 meethi-chutney sev
chop|Bengali|West Bengal|bn|beetroot peanuts kasundi
railway|Railway|West Bengal|en|vinegar carrot:15 ketchup
harabhara|Hara Bhara|Delhi|hi|spinach:30 peas:20 mint
mumbaistreet|Mumbai|Maharashtra|hi|papdi raw-mango:8 garlic sev
delhistreet|Delhi|Delhi|hi|curd:40 pomegranate radish:8 meethi-chutney
banarasichaat|Banarasi|Uttar Pradesh|hi|tomato ghee poppy black-salt
kolkatastreet|Kolkata|West Bengal|hi|tamarind dalia-dal mustard-oil green-chilli
lucknowstreet|Lucknow|Uttar Pradesh|hi|pomegranate papdi peas:20 green-chutney
frankie|Mumbai|Maharashtra|hi|ggpaste coriander-powder garam-masala amchur chilli-sauce cheese:12 cabbage:15
kolkataroll|Kolkata|West Bengal|hi|egg:25 vinegar green-chilli ketchup
kolkatavegroll|Kolkata|West Bengal|hi|capsicum:15 vinegar green-chilli ketchup
irani|Irani|Telangana|hi|butter nigella milk
steamed|Steamed|Sikkim|hi|tomato:15 sesame dry-chilli ginger
jholmomo|Jhol|Sikkim|hi|sesame tomato:40 peanuts coriander-seeds fenugreek spring-onion
panfried|Pan-Fried|Delhi|hi|spring-onion chilli-sauce sesame soy-sauce:2 cabbage:15
shorba|Shorba|Uttar Pradesh|hi|cumin bay-leaf coriander ghee
cream|Cream of|Pan-India|en|milk:50 butter maida:4
manchow|Manchow|Pan-India|en|soy-sauce cornflour:5 vinegar ginger
rasamsoup|Rasam-Style|Tamil Nadu|en|rasam-powder curry-leaves tamarind
lemoncoriander|Lemon Coriander|Pan-India|en|lemon coriander spring-onion
countrycaptain|Country Captain|West Bengal|en|raisins almonds curry-leaves cinnamon onion
kaliya|Kaliya|Jammu and Kashmir|en|milk:40 haldi cardamom fennel
chok|Tsok|Jammu and Kashmir|en|tamarind kashmiri hing fennel dry-ginger
dum|Dum|Jammu and Kashmir|en|curd kashmiri cloves mustard-oil fennel
pepper|Pepper|Kerala|en|pepper:0.5 ghee
bakedspice|Baked Masala|Pan-India|hi|ajwain kashmiri garlic
gunpowder|Gunpowder|Tamil Nadu|en|podi sesame-oil
peshawari|Peshawari|Delhi|hi|raisins almonds milk
periperi|Peri Peri|Pan-India|hi|kashmiri garlic lemon
pudina|Pudina|Pan-India|hi|mint amchur
kadipatta|Kadi Patta|Karnataka|hi|curry-leaves hing
cheesy|Cheese|Pan-India|hi|cheese:10 pepper
gudcoat|Gud|Gujarat|hi|jaggery:10 sesame
railwaymutton|Railway|West Bengal|en|potato:40 tamarind:2 onion coconut-milk cinnamon
nihari|Nihari|Delhi|en|fennel ginger atta:5 black-cardamom pippali ghee
stirfry|Pepper Fry|Tamil Nadu|en|pepper:1.5 curry-leaves shallot fennel sesame-oil
masalafry|Masala Fry|Kerala|en|kashmiri ggpaste curry-leaves coconut-oil fennel
tawafry|Tawa Fry|Maharashtra|en|kashmiri ggpaste lemon rice-flour:10 coriander-powder
mezhukku|Mezhukkupuratti|Kerala|en|coconut-oil shallot dry-chilli garlic curry-leaves
varuval|Varuval|Tamil Nadu|en|sambar-powder fennel curry-leaves sesame-oil rice-flour:4
vepudu|Vepudu|Andhra Pradesh|te|dry-chilli garlic curry-leaves groundnut-oil cumin
palya|Palya|Karnataka|en|coconut curry-leaves dry-chilli urad-dal:3 mustard
bhaja|Bhaja|West Bengal|bn|mustard-oil nigella sugar
chorchori|Chorchori|West Bengal|bn|panch-phoron mustard-oil yellow-mustard green-chilli
odiabhaja|Bhaja|Odisha|or|mustard-oil garlic dry-chilli mustard
bhujia|Bhujia|Bihar|hi|mustard-oil garlic green-chilli fenugreek
shaak|Shaak|Gujarat|gu|jaggery hing mustard sesame coriander-powder chilli-powder
bhaji|Bhaji|Maharashtra|mr|peanuts mustard curry-leaves green-chilli coconut:6
upkari|Upkari|Goa|en|coconut dry-chilli mustard coconut-oil
foogath|Foogath|Goa|en|coconut onion green-chilli mustard curry-leaves
bhutuwa|Bhutuwa|Sikkim|en|mustard-oil garlic ginger fenugreek dry-chilli
paturi|Paturi|West Bengal|bn|yellow-mustard coconut poppy mustard-oil banana-leaf green-chilli
hotsour|Hot and Sour|Pan-India|en|soy-sauce vinegar:5 cornflour:5 chilli-sauce:4 cabbage:12 spring-onion bell-pepper:10
clear|Clear|Pan-India|en|spring-onion ginger cabbage:15 carrot:12
kurkure|Kurkure|Delhi|hi|cornflakes:12 cornflour chilli-sauce mayo
raitaperugu|Andhra|Andhra Pradesh|te|green-chilli mustard urad-dal:3 hing curry-leaves groundnut-oil:3
raitamosaru|Karnataka|Karnataka|kn|coconut mustard green-chilli coriander oil:3
raitathayir|Tamil|Tamil Nadu|ta|coconut:6 ginger mustard curry-leaves sesame-oil:3
raitaodia|Odia|Odisha|or|panch-phoron dry-chilli mustard-oil:3 roast-cumin
polao|Polao|West Bengal|bn|ghee sugar:5 cashew raisins bay-leaf cinnamon ginger haldi
jeera|Jeera|Punjab|hi|cumin:1.5 amchur green-chilli coriander ghee
lasooni|Lasooni|Punjab|hi|garlic:7 dry-chilli cumin butter chilli-powder
dahiveg|Dahi|Uttar Pradesh|hi|curd:60 fennel besan:3 cumin ginger coriander-powder
afghani|Afghani|Delhi|hi|curd:30 cream kasuri pepper coriander:6 cashew green-chilli
saoji|Saoji|Maharashtra|mr|copra:6 poppy stone-flower:0.1 dry-chilli onion cloves jowar-atta:4 bay-leaf nutmeg
dumka|Dum|Telangana|hi|curd:40 onion almonds charoli saffron mint cardamom
`
