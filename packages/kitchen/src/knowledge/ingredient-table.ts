/**
 * All ingredients, one per line:
 * id|English name|word in a recipe|Hindi|aisle|nature|role|allergens|protein carbohydrate fat fibre per 100 g|₹ per kg|g per cup,tbsp,tsp,piece|edible part|vrat,Jain
 *
 * Macros: IFCT 2017 (ICMR-NIN), USDA SR28, NVIF 1989, or an estimate: `ingredient-sources.ts` gives the source of each
 * row. Carbohydrate is the available part, without fibre, in every row. Prices are our estimates for Indian cities in
 * 2026, ±25%.
 */
export const ingredientTable = `
rice|Rice, raw milled (sona masoori)|rice|chawal|grain|grain|-|-|7.9 78.2 0.5 2.8|62|190,12,4,-|1|NY
basmati|Basmati rice, raw|basmati rice|basmati chawal|grain|grain|-|-|7.9 78.2 0.5 2.8|130|185,12,4,-|1|NY
brown-rice|Brown rice, raw|brown rice|bhura chawal|grain|grain|-|-|9.2 74.8 1.2 4.4|110|190,12,4,-|1|NY
idli-rice|Parboiled rice (idli rice)|parboiled rice|ukda / idli chawal|grain|grain|-|-|7.8 77.2 0.6 3.7|55|195,12,4,-|1|NY
red-rice|Red rice (matta/rosematta)|red rice|laal chawal|grain|grain|-|-|8.8 75.5 1.2 4.0|90|190,12,4,-|1|NY
black-rice|Black rice (chak-hao)|black rice|kala chawal|grain|grain|-|-|8.9 74.0 3.2 4.5|220|190,12,4,-|1|NY
gobindobhog|Gobindobhog / short-grain aromatic rice|gobindobhog rice|gobindobhog chawal|grain|grain|-|-|7.9 78.2 0.5 2.8|130|195,12,4,-|1|NY
rice-flour|Rice flour|rice flour|chawal ka atta|grain|flour|starch|-|6.0 77.7 1.4 2.4|58|150,9,3,-|1|NY
poha|Rice flakes (poha)|poha|poha / chivda|grain|coarse|-|-|7.4 76.8 1.1 3.5|65|90,6,2,-|1|NY
murmura|Puffed rice (murmura)|puffed rice|murmura / muri|grain|coarse|-|-|7.5 77.7 1.6 2.6|95|16,1,0.4,-|1|NY
idli-rava|Rice rava (idli rava)|idli rava|idli rava|grain|coarse|-|-|7.9 78.2 0.5 2.8|60|175,11,4,-|1|NY
atta|Whole wheat flour (atta)|atta|gehun ka atta|grain|flour|starch|gluten|10.6 64.2 1.5 11.4|45|130,8,2.7,-|1|NY
maida|Refined flour (maida)|maida|maida|grain|flour|starch|gluten|10.4 74.3 0.8 2.8|45|125,8,2.6,-|1|NY
suji|Semolina (sooji/rava)|semolina|suji / rava|grain|coarse|starch|gluten|11.4 68.4 0.7 9.7|48|170,11,3.6,-|1|NY
dalia|Broken wheat (dalia)|broken wheat|dalia|grain|grain|-|gluten|10.8 69.1 1.4 8.8|60|160,10,3.3,-|1|NY
sevai|Wheat vermicelli (semiya)|vermicelli|sevai / seviyan|grain|coarse|-|gluten|9.7 70.4 0.5 9.3|100|85,5,1.8,-|1|NY
rice-sevai|Rice vermicelli (idiyappam/sevai)|rice vermicelli|chawal sevai|grain|coarse|-|-|6.0 78.6 0.6 1.6|130|80,5,1.7,-|1|NY
makki-atta|Maize flour (makki atta)|maize flour|makki ka atta|grain|flour|starch|-|6.9 69.5 3.9 7.3|50|120,7.5,2.5,-|1|NY
cornflour|Corn flour (corn starch)|cornflour|corn flour|grain|flour|starch|-|0.3 90.4 0.1 0.9|110|128,8,2.7,-|1|NY
bajra|Pearl millet, whole (bajra)|bajra|bajra|grain|grain|-|-|11.0 61.8 5.4 11.5|48|190,12,4,-|1|NY
jowar-rava|Sorghum semolina (jowar rava)|jowar rava|jowar rava|grain|coarse|-|-|10.0 67.7 1.7 10.2|70|165,10,3.3,-|1|NY
bajra-atta|Bajra flour (pearl millet)|bajra flour|bajre ka atta|grain|flour|-|-|11.0 61.8 5.4 11.5|45|125,8,2.6,-|1|NY
jowar-atta|Jowar flour (sorghum)|jowar flour|jowar ka atta|grain|flour|starch|-|10.0 67.7 1.7 10.2|55|125,8,2.6,-|1|NY
ragi-atta|Ragi flour (finger millet)|ragi flour|nachni / mandua ka atta|grain|flour|-|-|7.2 66.8 1.9 11.2|60|125,8,2.6,-|1|NY
kangni|Foxtail millet|foxtail millet|kangni|grain|grain|-|-|12.3 60.9 4.3 8.0|110|190,12,4,-|1|NY
kutki|Little millet|little millet|kutki / samai|grain|grain|-|-|10.1 65.5 3.9 7.7|125|190,12,4,-|1|NY
kodo|Kodo millet|kodo millet|kodo|grain|grain|-|-|8.9 66.2 2.5 6.4|115|190,12,4,-|1|NY
samak|Barnyard millet (samak rice)|barnyard millet|sama ke chawal / vrat ke chawal|grain|grain|-|-|6.2 65.5 2.2 9.8|140|190,12,4,-|1|YY
rajgira-atta|Amaranth flour (rajgira)|rajgira flour|rajgira atta|grain|flour|-|-|13.3 61.5 5.6 7.5|200|120,7.5,2.5,-|1|YY
ramdana|Amaranth seeds, popped (rajgira)|popped amaranth|ramdana|grain|coarse|-|-|13.3 61.5 5.6 7.5|300|25,1.6,0.5,-|1|YY
kuttu-atta|Buckwheat flour (kuttu)|kuttu flour|kuttu ka atta|grain|flour|-|-|12.6 60.6 3.1 10.0|180|120,7.5,2.5,-|1|YY
singhara-atta|Water chestnut flour (singhara)|singhara flour|singhare ka atta|grain|flour|-|-|13.4 68.9 0.8 0.0|320|125,8,2.6,-|1|YY
sabudana|Sago pearls (sabudana)|sabudana|sabudana|grain|coarse|-|-|0.2 87.8 0.0 0.9|90|152,9.5,3.2,-|1|YY
arrowroot|Arrowroot powder|arrowroot|araroot|grain|-|starch|-|0.3 84.8 0.1 3.4|220|128,8,2.7,-|1|YY
oats|Rolled oats|oats|jai / oats|grain|coarse|-|gluten|13.2 57.6 6.5 10.1|190|81,5,1.7,-|1|NY
barley|Barley, pearled (jau)|barley|jau|grain|grain|-|gluten|10.9 61.3 1.3 15.6|85|190,12,4,-|1|NY
quinoa|Quinoa|quinoa|quinoa|grain|grain|-|-|13.1 53.6 5.5 14.7|420|180,11,3.8,-|1|NY
cornflakes|Corn flakes|cornflakes|makki flakes|grain|coarse|-|gluten|7.5 80.8 0.4 3.3|360|28,1.8,0.6,-|1|NY
bread|White bread|bread|double roti|grain|bread|serve|gluten,soy|9.2 46.4 3.2 2.7|112|45,-,-,28|1|NY
brown-bread|Whole wheat bread|brown bread|atta bread|grain|bread|serve|gluten,soy|12.4 36.7 3.5 6.0|130|45,-,-,30|1|NY
pav|Pav / burger bun|pav|pav|grain|bread|serve|gluten,soy|9.9 48.0 3.8 2.1|130|-,-,-,40|1|NY
breadcrumbs|Breadcrumbs (dry)|breadcrumbs|bread ka chura|grain|-|starch|gluten,soy|13.0 68.0 5.0 4.5|200|108,7,2.3,-|1|NY
noodles|Hakka noodles / spaghetti, dry|noodles|noodles|grain|noodle|-|gluten|13.0 71.5 1.5 3.2|170|-,-,-,70|1|NY
pasta|Pasta (penne/macaroni), dry|pasta|pasta|grain|noodle|-|gluten|13.0 71.5 1.5 3.2|160|100,-,-,-|1|NY
instant-noodles|Instant noodles, dry cake|instant noodles|instant noodles|grain|noodle|-|gluten|9.5 61.0 16.0 3.0|260|-,-,-,70|1|NY
sattu|Roasted gram flour (sattu)|sattu|sattu|grain|flour|-|-|22.5 58.1 5.2 1.0|150|110,7,2.3,-|1|NY
papad|Papad, urad (raw)|papad|papad|grain|papad|serve|gluten|24.0 49.0 1.5 10.0|420|-,-,-,10|1|NY
fryums|Fryums / sandige (raw)|fryums|fryums|grain|papad|-|-|7.0 78.0 1.0 2.0|180|60,-,-,-|1|NY
wrapper|Samosa / roll wrapper sheets|pastry sheets|samosa patti|grain|-|-|gluten|8.5 60.0 1.0 2.5|240|-,-,-,12|1|NY
cooked-rice|Cooked rice (for fried rice, curd rice)|cooked rice|pake chawal|grain|cooked|-|-|2.7 27.8 0.3 0.4|40|160,10,3.3,-|1|NY
toor-dal|Toor dal (split pigeon pea)|toor dal|arhar / toor dal|pulse|split|-|-|21.7 55.2 1.6 9.1|150|200,12.5,4.2,-|1|NY
moong-dal|Moong dal, yellow split|moong dal|dhuli moong dal|pulse|split|-|-|23.9 52.6 1.4 9.4|125|200,12.5,4.2,-|1|NY
moong-chilka|Moong dal, split with skin|split green moong|chilka moong dal|pulse|split|-|-|23.0 49.0 1.3 13.0|120|200,12.5,4.2,-|1|NY
sabut-moong|Whole green gram (moong)|whole moong|sabut moong|pulse|whole|-|-|22.5 46.1 1.1 17.0|120|205,13,4.3,-|1|NY
moong-sprouts|Moong sprouts|moong sprouts|ankurit moong|pulse|sprout|-|-|8.2 15.5 0.4 6.0|140|104,6.5,-,-|1|NY
masoor-dal|Masoor dal (red lentil)|masoor dal|masoor dal|pulse|split|-|-|24.4 52.5 0.8 10.4|100|200,12.5,4.2,-|1|NY
sabut-masoor|Whole masoor (brown lentil)|whole masoor|sabut masoor|pulse|whole|-|-|22.5 48.5 0.6 16.8|105|200,12.5,4.2,-|1|NY
chana-dal|Chana dal (split bengal gram)|chana dal|chana dal|pulse|split|-|-|21.6 46.7 5.3 15.2|95|200,12.5,4.2,-|1|NY
urad-dal|Urad dal, split white|urad dal|dhuli urad dal|pulse|split|-|-|23.1 51.0 1.7 11.9|140|200,12.5,4.2,-|1|NY
sabut-urad|Whole black gram (urad)|whole black urad|sabut urad|pulse|whole|-|-|22.0 44.0 1.6 20.4|130|200,12.5,4.2,-|1|NY
rajma|Kidney beans, red (rajma)|rajma|rajma|pulse|whole|-|-|19.9 48.6 1.8 16.6|160|185,11.5,3.8,-|1|NY
chitra-rajma|Kidney beans, chitra/brown|chitra rajma|chitra rajma|pulse|whole|-|-|19.5 48.8 1.7 16.9|150|185,11.5,3.8,-|1|NY
kabuli-chana|Chickpeas, white (kabuli chana)|kabuli chana|kabuli chana / chole|pulse|whole|-|-|19.3 43.2 6.0 17.4|140|190,12,4,-|1|NY
kala-chana|Chickpeas, brown (kala chana)|kala chana|kala chana|pulse|whole|-|-|18.8 39.6 5.1 25.2|90|190,12,4,-|1|NY
besan|Besan (gram flour)|besan|besan|pulse|flour|starch|-|21.6 46.7 5.3 15.2|110|100,6.3,2.1,-|1|NY
lobia|Black-eyed peas (lobia)|lobia|lobia / chawli|pulse|whole|-|-|21.2 53.8 1.1 11.7|120|180,11,3.7,-|1|NY
matki|Moth beans (matki)|matki|moth / matki|pulse|whole|-|-|19.8 52.1 1.8 15.1|130|195,12,4,-|1|NY
vatana|Dried white peas (vatana)|dried white peas|safed matar|pulse|whole|-|-|20.4 48.9 1.9 17.0|75|195,12,4,-|1|NY
dried-green-peas|Dried green peas|dried green peas|sookhe hare matar|pulse|whole|-|-|20.4 48.9 1.9 17.0|110|195,12,4,-|1|NY
kulthi|Horse gram|horse gram|kulthi / gahat|pulse|whole|-|-|21.7 57.2 0.6 7.9|95|190,12,4,-|1|NY
val|Field beans (val / avarekalu, dry)|val beans|val|pulse|whole|-|-|19.9 45.2 1.0 22.4|150|185,11.5,3.8,-|1|NY
soybean|Soybean, dry|soybean|soyabean|pulse|whole|-|soy|37.8 10.2 19.4 22.6|95|185,11.5,3.8,-|1|NY
bhatt|Black soybean (bhatt)|black bhatt|bhatt|pulse|whole|-|soy|35.6 12.8 19.8 21.6|160|185,11.5,3.8,-|1|NY
soya-chunks|Soya chunks|soya chunks|soya badi / nutri|pulse|soya|-|soy|52.0 33.0 0.5 13.0|150|60,4,-,-|1|NY
soya-granules|Soya granules|soya granules|soya granules|pulse|soya|-|soy|52.0 33.0 0.5 13.0|160|80,5,1.7,-|1|NY
tofu|Tofu, firm|tofu|tofu|pulse|tofu|-|soy|15.8 2.0 8.7 2.3|320|250,-,-,-|1|NY
dalia-dal|Roasted chana dal (dalia/pottukadalai)|roasted chana dal|bhuna chana dal|pulse|-|paste|-|22.5 58.1 5.2 1.0|140|130,8,2.7,-|1|NY
vadi|Dal vadi (urad/moong, sun-dried)|vadi|badi / mangodi|pulse|vadi|-|-|23.0 51.0 1.6 11.0|280|60,-,-,8|1|NY
potato|Potato|potatoes|aloo|vegetable|potato|veg|-|1.5 14.9 0.2 1.7|32|150,-,-,120|0.85|YN
onion|Onion|onion|pyaz|vegetable|onion|aromatic|-|1.5 9.6 0.2 2.5|38|150,9.5,3,100|0.9|NN
shallot|Shallot / sambar onion|shallots|chhota pyaz|vegetable|onion|aromatic|-|1.8 11.6 0.2 1.2|70|150,9.5,-,10|0.88|NN
spring-onion|Spring onion|spring onion|hara pyaz|vegetable|leafy|aromatic|-|2.1 3.0 0.3 5.2|90|60,4,-,15|0.85|NN
tomato|Tomato|tomatoes|tamatar|vegetable|tomato|tomato|-|0.9 2.7 0.5 1.8|42|170,11,-,90|0.97|YY
green-tomato|Green tomato|green tomato|kaccha tamatar|vegetable|tomato|sour|-|1.1 3.2 0.3 1.6|40|170,-,-,90|0.97|YY
tomato-puree|Tomato puree|tomato puree|tamatar puree|vegetable|-|tomato|-|1.6 7.1 0.2 1.9|110|245,15,5,-|1|YY
garlic|Garlic|garlic|lahsun|vegetable|onion|aromatic|-|6.9 21.9 0.2 5.2|220|136,8.5,2.8,4|0.85|NN
ginger|Ginger|ginger|adrak|vegetable|onion|aromatic|-|2.2 9.0 0.8 5.4|140|96,6,2,10|0.9|YN
ggpaste|Ginger-garlic paste|ginger-garlic paste|adrak lahsun paste|vegetable|-|aromatic|-|4.5 15.0 0.5 5.2|230|240,15,5,-|1|NN
green-chilli|Green chilli|green chilli|hari mirch|vegetable|-|aromatic|-|2.4 5.9 0.7 4.8|90|90,5.5,1.8,4|0.95|YY
big-chilli|Bhavnagri / large green chilli|large green chillies|badi hari mirch|vegetable|capsicum|-|-|2.4 5.9 0.7 4.8|80|-,-,-,25|0.9|YY
coriander|Coriander leaves|coriander leaves|hara dhaniya|vegetable|leafy|herb|-|3.5 1.9 0.7 4.7|120|16,1,0.3,50|0.7|YY
mint|Mint leaves|mint leaves|pudina|vegetable|leafy|herb|-|4.7 2.4 0.7 5.9|150|25,1.5,0.5,40|0.6|YY
curry-leaves|Curry leaves|curry leaves|kadi patta|vegetable|leafy|temper|-|7.4 4.5 1.1 16.8|150|20,1.2,0.4,2|0.9|YY
spinach|Spinach|spinach|palak|vegetable|leafy|veg|-|2.1 2.0 0.6 2.4|45|30,-,-,250|0.75|NY
methi|Fenugreek leaves|methi leaves|methi|vegetable|leafy|veg|-|3.7 2.2 0.8 4.9|70|35,2.2,-,250|0.6|NY
sarson|Mustard greens|mustard greens|sarson|vegetable|leafy|veg|mustard|3.5 2.4 0.5 3.9|50|56,-,-,300|0.75|NY
bathua|Bathua (chenopodium)|bathua|bathua|vegetable|leafy|-|-|2.5 2.6 0.4 4.0|60|30,-,-,250|0.65|NY
amaranth|Amaranth leaves|amaranth leaves|chaulai / thotakura|vegetable|leafy|-|-|3.3 2.3 0.7 4.4|50|30,-,-,250|0.65|NY
arbi-leaves|Colocasia leaves|colocasia leaves|arbi patta / patra|vegetable|leafy|-|-|3.4 3.7 1.4 5.6|90|28,-,-,15|0.85|NY
moringa-leaves|Drumstick leaves|drumstick leaves|sahjan patta|vegetable|leafy|-|-|6.4 5.6 1.6 8.2|100|21,1.3,-,-|0.6|NY
dill|Dill leaves|dill leaves|sowa / shepu|vegetable|leafy|-|-|3.5 4.9 1.1 2.1|110|9,0.6,-,60|0.75|NY
gongura|Sorrel (gongura)|gongura leaves|gongura / ambadi|vegetable|leafy|veg|-|1.9 4.1 1.1 4.6|90|30,-,-,200|0.6|NY
pui|Malabar spinach (basella)|Malabar spinach|poi / pui shaak|vegetable|leafy|-|-|1.6 2.0 0.5 2.2|60|44,-,-,250|0.7|NY
green-garlic|Spring garlic (green garlic)|green garlic|hara lahsun|vegetable|leafy|aromatic|-|2.5 7.0 0.4 3.0|200|60,4,-,12|0.8|NN
cabbage|Cabbage|cabbage|patta gobhi|vegetable|cabbage|veg|-|1.4 3.2 0.1 2.8|35|80,-,-,700|0.85|NY
red-cabbage|Red cabbage|red cabbage|laal patta gobhi|vegetable|cabbage|-|-|1.4 3.5 0.2 2.2|70|80,-,-,600|0.85|NY
lettuce|Lettuce|lettuce|salad patta|vegetable|leafy|serve|-|1.5 3.0 0.3 1.8|180|40,-,-,-|0.85|NY
cauliflower|Cauliflower|cauliflower|phool gobhi|vegetable|floret|-|-|2.1 2.0 0.4 3.7|45|100,-,-,600|0.6|NY
broccoli|Broccoli|broccoli|hari gobhi|vegetable|floret|-|-|2.8 4.0 0.4 2.6|160|90,-,-,350|0.65|NY
peas|Green peas, fresh|green peas|hara matar|vegetable|pea|veg|-|7.2 11.9 0.1 6.3|110|145,9,-,-|0.45|NY
frozen-peas|Green peas, frozen|frozen peas|frozen matar|vegetable|pea|-|-|5.2 9.1 0.4 4.5|180|134,8.5,-,-|1|NY
beans|French beans|French beans|farasbi|vegetable|bean|veg|-|2.1 2.6 0.2 4.2|70|110,-,-,6|0.92|NY
gawar|Cluster beans|cluster beans|gawar phali|vegetable|bean|veg|-|3.5 4.9 0.4 4.8|70|100,-,-,-|0.9|NY
sem|Broad beans / sem|broad beans|sem phali|vegetable|bean|-|-|3.1 2.8 0.6 5.6|60|110,-,-,-|0.9|NY
barbati|Yardlong beans|yardlong beans|barbati / lobia phali|vegetable|bean|-|-|2.8 8.3 0.4 0.0|60|91,-,-,-|0.92|NY
carrot|Carrot|carrots|gajar|vegetable|root|veg|-|0.9 5.5 0.5 4.2|50|120,-,-,70|0.85|NN
red-carrot|Red (Delhi) carrot|red carrots|laal gajar|vegetable|root|-|-|1.0 6.7 0.5 4.5|45|120,-,-,90|0.85|NN
beetroot|Beetroot|beetroot|chukandar|vegetable|root|veg|-|1.9 6.2 0.1 3.3|45|136,-,-,110|0.85|NN
radish|Radish, white|radish|mooli|vegetable|root|veg|-|0.8 6.6 0.1 2.6|35|116,-,-,200|0.8|NN
radish-leaves|Radish leaves|radish leaves|mooli patta|vegetable|leafy|-|-|2.2 2.8 0.5 1.8|30|40,-,-,-|0.8|NY
turnip|Turnip|turnip|shalgam|vegetable|root|-|-|0.9 4.6 0.1 1.8|45|130,-,-,120|0.85|NN
knol-khol|Knol khol|knol khol|ganth gobhi / navilkosu|vegetable|root|-|-|1.6 1.4 0.3 2.8|55|135,-,-,200|0.65|NY
sweet-potato|Sweet potato|sweet potato|shakarkand|vegetable|root|-|-|1.3 23.9 0.3 3.9|55|133,-,-,150|0.88|YN
arbi|Colocasia root|arbi|arbi|vegetable|tuber|-|-|3.3 17.9 0.2 3.2|65|130,-,-,50|0.83|YN
suran|Elephant foot yam|yam|suran / jimikand|vegetable|tuber|-|-|2.6 17.5 0.1 4.2|70|140,-,-,-|0.8|YN
kand|Purple yam (kand)|purple yam|kand / ratalu|vegetable|tuber|-|-|2.2 17.6 0.2 4.1|110|140,-,-,-|0.85|YN
tapioca|Tapioca root|tapioca|kappa / simla alu|vegetable|tuber|-|-|1.4 36.3 0.3 1.8|55|200,-,-,-|0.8|YN
lotus-root|Lotus root|lotus root|kamal kakdi / nadru|vegetable|lotus|-|-|1.9 14.7 0.9 4.7|160|120,-,-,-|0.8|YN
singhara|Water chestnut, fresh|fresh water chestnuts|singhara|vegetable|seedveg|-|-|0.9 21.5 0.4 3.0|80|124,-,-,10|0.62|YY
big-brinjal|Brinjal, round (bharta)|large brinjal|bharta baingan|vegetable|brinjal|veg|-|1.5 3.5 0.3 4.0|50|82,-,-,300|0.9|NN
brinjal|Brinjal, small|brinjal|chhota baingan|vegetable|brinjal|veg|-|1.5 3.5 0.3 4.0|55|82,-,-,40|0.92|NN
okra|Okra|okra|bhindi|vegetable|okra|-|-|2.1 3.6 0.2 4.1|60|100,-,-,12|0.88|NY
capsicum|Capsicum, green|capsicum|shimla mirch|vegetable|capsicum|veg|-|1.1 1.8 0.3 2.1|80|120,-,-,100|0.83|NY
bell-pepper|Capsicum, red/yellow|coloured peppers|laal-peeli shimla mirch|vegetable|capsicum|veg|-|1.5 2.1 0.5 2.2|200|120,-,-,130|0.83|NY
lauki|Bottle gourd|bottle gourd|lauki / ghiya|vegetable|gourd|veg|-|0.5 1.7 0.1 2.1|40|116,-,-,600|0.85|YY
turai|Ridge gourd|ridge gourd|turai|vegetable|gourd|-|-|0.9 1.7 0.1 1.8|55|110,-,-,250|0.8|NY
gilki|Sponge gourd|sponge gourd|nenua / gilki|vegetable|gourd|-|-|1.0 2.2 0.1 1.9|50|110,-,-,150|0.85|NY
snake-gourd|Snake gourd|snake gourd|chichinda / padwal|vegetable|gourd|-|-|1.0 1.3 0.2 2.3|50|110,-,-,250|0.88|NY
karela|Bitter gourd|bitter gourd|karela|vegetable|bitter|-|-|1.4 2.8 0.2 3.8|65|93,-,-,80|0.83|NY
ash-gourd|Ash gourd|ash gourd|petha / kumbalanga|vegetable|gourd|-|-|0.8 2.8 0.1 3.4|35|130,-,-,-|0.7|YY
pumpkin|Pumpkin, orange|pumpkin|kaddu / sitaphal|vegetable|gourd|veg|-|0.8 4.0 0.2 2.6|40|116,-,-,-|0.78|YY
parwal|Pointed gourd|pointed gourd|parwal|vegetable|firmgourd|-|-|1.4 3.5 0.3 2.6|75|110,-,-,30|0.9|NY
tindora|Ivy gourd|ivy gourd|tindora / kundru|vegetable|firmgourd|-|-|1.2 2.4 0.2 3.2|65|110,-,-,10|0.95|NY
tinda|Apple gourd|tinda|tinda|vegetable|gourd|-|-|1.0 1.9 0.2 2.0|60|110,-,-,70|0.88|NY
chayote|Chayote|chayote|chow chow|vegetable|root|-|-|0.7 3.5 0.1 1.6|45|132,-,-,200|0.8|NY
cucumber|Cucumber|cucumber|kheera|vegetable|gourd|-|-|0.7 3.5 0.2 2.1|40|105,-,-,180|0.87|YY
zucchini|Zucchini|zucchini|zucchini|vegetable|gourd|-|-|1.1 2.3 0.5 2.3|110|115,-,-,200|0.95|NY
drumstick|Drumstick (moringa pods)|drumstick pods|sahjan / murungakkai|vegetable|drumstick|veg|-|2.6 3.8 0.1 6.8|110|100,-,-,90|0.7|NY
raw-banana|Raw banana (plantain)|raw banana|kaccha kela|vegetable|rawbanana|-|-|1.2 17.6 0.2 3.6|50|148,-,-,190|0.65|YY
banana-flower|Banana flower|banana flower|kele ka phool / mocha|vegetable|flower|-|-|1.5 2.1 0.6 5.2|90|-,-,-,-|0.35|NY
banana-stem|Banana stem|banana stem|kele ka tana|vegetable|flower|-|-|0.3 8.6 0.2 2.1|60|120,-,-,-|0.5|NY
raw-jackfruit|Raw jackfruit|raw jackfruit|kathal|vegetable|jackfruit|-|-|2.0 3.5 0.3 7.7|70|150,-,-,-|0.55|NY
jackfruit-seeds|Jackfruit seeds|jackfruit seeds|kathal beej|vegetable|seedveg|-|-|5.8 11.8 0.4 8.6|90|130,-,-,6|0.8|NY
raw-papaya|Raw papaya|raw papaya|kaccha papita|vegetable|rawbanana|veg|-|0.5 4.4 0.2 2.3|40|140,-,-,-|0.75|YY
raw-mango|Raw mango|raw mango|kairi|vegetable|rawmango|sour|-|0.7 10.6 0.1 3.0|80|120,-,-,150|0.7|YY
corn|Sweet corn kernels|sweet corn|makai / bhutta|vegetable|pea|-|-|4.2 16.4 1.4 3.3|90|145,9,-,100|0.45|NY
baby-corn|Baby corn|baby corn|baby corn|vegetable|babycorn|-|-|2.7 11.7 1.3 6.1|180|120,-,-,12|0.95|NY
mushroom|Button mushroom|button mushrooms|khumb|vegetable|mushroom|-|-|3.7 2.0 0.4 3.1|220|80,-,-,15|0.95|NN
oyster-mushroom|Oyster mushroom, fresh|oyster mushrooms|dhingri|vegetable|mushroom|-|-|3.3 3.8 0.4 2.3|260|86,-,-,-|0.9|NN
bamboo-shoot|Bamboo shoot|bamboo shoot|bans ki konpal|vegetable|bamboo|veg|-|1.3 1.7 0.3 1.6|200|150,-,-,-|0.8|NY
breadfruit|Breadfruit|breadfruit|kadachakka|vegetable|tuber|-|-|1.1 22.2 0.2 4.9|80|220,-,-,-|0.75|NY
amla|Gooseberry (amla)|amla|amla|vegetable|rawmango|-|-|0.3 4.4 0.2 7.8|80|150,-,-,40|0.85|YY
ker-sangri|Dried ker-sangri mix|ker sangri|ker sangri|vegetable|kersangri|-|-|18.0 42.0 3.0 18.0|1400|60,4,-,-|1|NY
whole-lemon|Lemon, whole|lemons|nimbu phal|fruit|citrus|-|-|1.1 6.5 0.3 2.8|110|-,-,-,45|0.9|NY
lemon|Lemon juice|lemon juice|nimbu ras|fruit|-|finish|-|0.3 6.6 0.2 0.3|180|240,15,5,45|0.35|YY
banana|Banana|banana|kela|fruit|fruit|-|-|1.2 23.6 0.3 1.9|55|225,-,-,150|0.65|YY
apple|Apple|apple|seb|fruit|fruit|-|-|0.3 13.1 0.6 2.6|160|125,-,-,170|0.88|YY
mango|Mango, ripe|mango|aam|fruit|fruit|-|-|0.5 11.4 0.6 2.0|120|165,-,-,220|0.65|YY
mango-pulp|Mango pulp (kesar)|mango pulp|aam ras|fruit|fruit|-|-|0.5 16.0 0.4 1.5|180|250,16,-,-|1|YY
pomegranate|Pomegranate arils|pomegranate|anaar|fruit|aril|serve|-|1.3 11.6 0.1 2.8|180|150,9.5,-,220|0.55|YY
orange|Orange|orange|santra|fruit|fruit|-|-|0.7 7.9 0.1 1.3|90|180,-,-,140|0.7|YY
mosambi|Sweet lime|sweet lime|mosambi|fruit|fruit|-|-|0.8 5.2 0.2 2.1|70|180,-,-,180|0.65|YY
papaya|Papaya, ripe|papaya|papita|fruit|fruit|-|-|0.4 4.6 0.2 2.8|50|145,-,-,-|0.7|YY
pineapple|Pineapple|pineapple|ananas|fruit|fruit|-|-|0.5 9.4 0.2 3.5|80|165,-,-,-|0.55|YY
watermelon|Watermelon|watermelon|tarbooj|fruit|fruit|-|-|0.6 3.9 0.2 0.7|30|152,-,-,-|0.6|YY
muskmelon|Muskmelon|muskmelon|kharbuja|fruit|fruit|-|-|0.4 4.2 0.3 1.5|50|156,-,-,-|0.6|YY
guava|Guava|guava|amrood|fruit|fruit|-|-|1.4 5.1 0.3 8.6|70|165,-,-,120|0.95|YY
grapes|Grapes, green|grapes|angoor|fruit|fruit|-|-|0.6 11.8 0.3 1.3|110|150,-,-,5|0.96|YY
chikoo|Chikoo (sapota)|chikoo|chikoo|fruit|fruit|-|-|0.9 13.9 1.3 9.6|80|150,-,-,80|0.8|YY
custard-apple|Custard apple|custard apple|sitaphal|fruit|fruit|-|-|1.6 20.4 0.7 5.1|140|150,-,-,200|0.45|YY
jackfruit|Jackfruit, ripe|jackfruit|paka kathal|fruit|fruit|-|-|2.7 14.0 0.1 3.6|90|150,-,-,25|0.35|YY
litchi|Litchi|litchi|litchi|fruit|fruit|-|-|1.0 11.4 0.3 1.3|180|150,-,-,18|0.6|YY
pear|Pear|pear|nashpati|fruit|fruit|-|-|0.4 8.1 0.3 4.5|130|140,-,-,160|0.88|YY
strawberry|Strawberry|strawberry|strawberry|fruit|fruit|-|-|1.0 3.4 0.6 2.5|350|150,-,-,15|0.95|YY
avocado|Avocado|avocado|makhanphal|fruit|fruit|-|-|3.0 1.8 13.9 6.7|450|150,-,-,200|0.67|YY
kokum|Kokum (dried)|kokum|kokum / amsul|fruit|-|sour|-|2.5 60.0 3.0 12.0|500|80,5,-,1.5|1|YY
tamarind|Tamarind pulp (block)|tamarind|imli|fruit|-|sour|-|2.9 67.3 0.1 5.3|220|240,16,6,15|0.85|NY
dates|Dates, dried/soft|dates|khajoor|fruit|dryfruit|-|-|1.2 68.0 0.4 6.5|260|150,9,-,8|0.9|YY
raisins|Raisins|raisins|kishmish|fruit|dryfruit|serve|-|2.8 68.8 0.3 4.6|380|150,9,3,-|1|YY
figs|Figs, dried|dried figs|anjeer|fruit|dryfruit|-|-|3.3 54.1 0.9 9.8|1100|150,-,-,15|1|YY
apricot|Apricot, dried|dried apricots|khubani|fruit|dryfruit|-|-|3.2 72.6 0.7 3.3|700|130,-,-,8|1|YY
coconut-water|Tender coconut water|coconut water|nariyal pani|fruit|fruit|-|-|0.3 3.2 0.2 0.0|200|240,15,5,-|1|YY
bael|Bael pulp|bael pulp|bel|fruit|fruit|-|-|2.6 28.2 0.6 6.3|80|240,15,-,-|0.5|YY
full-milk|Milk, full cream / buffalo|full-cream milk|doodh|dairy|-|dairy|milk|3.7 8.4 6.6 0.0|72|245,15,5,-|1|YY
cow-milk|Milk, cow, whole|whole milk|gaay ka doodh|dairy|-|dairy|milk|3.3 4.9 4.5 0.0|62|245,15,5,-|1|YY
milk|Milk, toned (3% fat)|milk|toned doodh|dairy|-|dairy|milk|3.1 4.7 3.0 0.0|58|245,15,5,-|1|YY
curd|Curd (dahi)|curd|dahi|dairy|curd|curd|milk|3.1 3.0 4.0 0.0|85|245,15,5,-|1|YY
hung-curd|Hung curd (chakka)|hung curd|chakka dahi|dairy|curd|curd|milk|8.0 4.5 7.0 0.0|190|240,15,5,-|1|YY
buttermilk|Buttermilk (chaas)|buttermilk|chaas / mattha|dairy|-|dairy|milk|0.8 0.5 1.1 0.0|40|245,15,5,-|1|YY
paneer|Paneer|paneer|paneer|dairy|paneer|-|milk|18.9 12.4 14.8 0.0|420|150,10,-,15|1|YY
chhena|Chhena|chhena|chhena|dairy|paneer|-|milk|18.3 1.2 20.8 0.0|400|225,14,5,-|1|YY
khoya|Khoya (mawa)|khoya|khoya / mawa|dairy|khoya|dairy|milk|16.3 16.5 20.6 0.0|460|200,13,4,-|1|YY
cream|Fresh cream (25% fat)|fresh cream|malai / cream|dairy|-|dairy|milk|2.2 3.6 25.0 0.0|240|240,15,5,-|1|YY
butter|Butter (salted)|butter|makhan|dairy|-|butter|milk|0.8 0.1 81.1 0.0|560|227,14,4.7,-|1|YY
white-butter|White butter (unsalted)|white butter|safed makhan|dairy|-|butter|milk|0.8 0.1 81.1 0.0|600|227,14,4.7,-|1|YY
cheese|Cheese, processed|cheese|cheese|dairy|cheese|butter|milk|18.1 4.8 30.7 0.0|520|113,7,-,20|1|NY
mozzarella|Cheese, mozzarella|mozzarella|mozzarella|dairy|cheese|butter|milk|24.3 2.8 15.9 0.0|520|112,7,-,-|1|NY
milk-powder|Milk powder, whole|milk powder|doodh powder|dairy|-|-|milk|26.3 38.4 26.7 0.0|520|120,8,2.6,-|1|YY
condensed-milk|Condensed milk, sweetened|condensed milk|condensed milk|dairy|-|dairy|milk|7.9 54.4 8.7 0.0|330|306,19,6.4,-|1|YY
rabri|Rabri|rabri|rabri|dairy|-|-|milk|7.5 27.0 11.5 0.0|420|250,16,5,-|1|YY
shrikhand|Shrikhand base: sweetened hung curd|sweetened hung curd|shrikhand|dairy|-|-|milk|6.5 38.0 8.0 0.0|360|240,15,5,-|1|YY
whey|Whey / paneer water|paneer whey|paneer ka pani|dairy|-|-|milk|0.8 5.1 0.3 0.0|5|245,15,5,-|1|YY
egg|Hen egg, whole|eggs|anda|egg|egg|-|egg|13.3 0.0 9.2 0.0|170|243,-,-,50|0.89|NY
egg-white|Egg white|egg whites|ande ki safedi|egg|-|-|egg|10.8 0.0 0.1 0.0|200|243,-,-,33|1|NY
egg-yolk|Egg yolk|egg yolks|ande ki zardi|egg|-|-|egg|15.7 0.0 26.3 0.0|260|243,-,-,17|1|NY
duck-egg|Duck egg|duck eggs|batakh ka anda|egg|egg|-|egg|14.6 0.0 13.8 0.0|250|-,-,-,65|0.88|NY
quail-egg|Quail egg|quail eggs|bater ka anda|egg|egg|-|egg|12.4 0.0 11.5 0.0|400|-,-,-,10|0.88|NY
chicken|Chicken, curry cut with bone|chicken|murgh (haddi ke saath)|meat|chicken|-|-|18.5 0.0 7.8 0.0|240|-,-,-,40|0.7|NN
chicken-breast|Chicken breast, boneless skinless|boneless chicken|murgh boneless|meat|chickenboneless|-|-|22.5 0.0 2.6 0.0|340|140,-,-,180|1|NN
chicken-thigh|Chicken thigh, boneless skinless|boneless chicken thigh|murgh raan boneless|meat|chickenboneless|-|-|19.7 0.0 4.1 0.0|340|140,-,-,90|1|NN
drumstick-chicken|Chicken drumstick, skinless|chicken drumsticks|tangdi|meat|chicken|-|-|28.6 0.0 8.1 0.0|290|-,-,-,90|0.68|NN
chicken-mince|Chicken mince (keema)|chicken mince|murgh keema|meat|mince|-|-|17.4 0.0 8.1 0.0|340|225,-,-,-|1|NN
wings|Chicken wings|chicken wings|murgh ke pankh|meat|chicken|-|-|17.4 0.0 13.8 0.0|260|-,-,-,45|0.55|NN
chicken-liver|Chicken liver|chicken liver|murgh kaleji|meat|liver|-|-|21.6 0.0 4.1 0.0|180|225,-,-,-|1|NN
mutton|Mutton (goat), curry cut with bone|mutton|bakre ka gosht|meat|mutton|-|-|22.1 0.0 7.9 0.0|820|-,-,-,40|0.72|NN
mutton-boneless|Mutton (goat), boneless|boneless mutton|gosht boneless|meat|mutton|-|-|22.1 0.0 7.9 0.0|1000|140,-,-,-|1|NN
mutton-mince|Mutton mince (keema)|mutton mince|bakre ka keema|meat|mince|-|-|20.3 0.0 11.9 0.0|900|225,-,-,-|1|NN
chops|Mutton chops / ribs|mutton chops|chaamp|meat|mutton|-|-|20.4 0.0 6.0 0.0|880|-,-,-,60|0.65|NN
paya|Mutton trotters|mutton trotters|paya / nalli|meat|trotter|-|-|20.0 0.0 10.0 0.0|800|-,-,-,120|0.5|NN
liver|Mutton liver|mutton liver|kaleji|meat|liver|-|-|20.3 0.0 4.9 0.0|700|-,-,-,-|1|NN
lamb|Lamb (sheep) leg|lamb|bhed ka gosht|meat|mutton|-|-|21.4 0.0 8.7 0.0|850|-,-,-,-|1|NN
pork|Pork, shoulder|pork|suar ka gosht|meat|pork|-|-|17.4 0.0 18.8 0.0|420|140,-,-,-|1|NN
pork-chops|Pork, lean chops|pork chops|pork chops|meat|pork|-|-|19.4 0.0 11.3 0.0|460|-,-,-,120|0.75|NN
smoked-pork|Pork, smoked|smoked pork|smoked pork|meat|pork|-|-|22.0 0.0 23.0 0.0|800|-,-,-,-|1|NN
chorizo|Goan chorizo sausage|Goan chorizo|chourico|meat|pork|-|sulphite|22.0 3.0 36.0 0.0|900|-,-,-,30|1|NN
buffalo|Buffalo meat (carabeef)|buffalo|bade ka gosht|meat|pork|-|-|22.6 0.0 7.4 0.0|380|140,-,-,-|1|NN
duck|Duck meat|duck|batakh|meat|bird|-|-|19.1 0.0 6.0 0.0|500|-,-,-,40|0.65|NN
quail|Quail|quail|bater|meat|bird|-|-|20.9 0.0 6.0 0.0|900|-,-,-,150|0.65|NN
chicken-stock|Chicken stock|chicken stock|murgh ki yakhni|meat|-|-|-|1.5 0.4 0.4 0.0|60|240,15,5,-|1|NN
rohu|Rohu|rohu|rohu|fish|fish|-|fish|19.7 0.0 2.4 0.0|260|-,-,-,90|0.75|NN
katla|Catla|katla|katla|fish|fish|-|fish|17.9 0.0 2.1 0.0|280|-,-,-,90|0.75|NN
hilsa|Hilsa|hilsa|ilish / hilsa|fish|fish|-|fish|21.8 0.0 18.5 0.0|1600|-,-,-,100|0.75|NN
bhetki|Bhetki (barramundi)|bhetki|bhetki|fish|fish|-|fish|15.3 0.0 0.3 0.0|700|-,-,-,80|0.95|NN
pomfret|Pomfret, white|pomfret|paplet|fish|fish|-|fish|19.0 0.0 5.1 0.0|1100|-,-,-,250|0.6|NN
surmai|Seer fish (surmai / king mackerel)|surmai|surmai / vanjaram|fish|fish|-|fish|22.3 0.0 5.2 0.0|950|-,-,-,100|0.85|NN
mackerel|Mackerel (bangda)|mackerel|bangda / ayala|fish|fish|-|fish|21.5 0.0 1.5 0.0|320|-,-,-,120|0.6|NN
sardine|Sardine (mathi)|sardines|mathi / tarli|fish|fish|-|fish|17.9 0.0 9.0 0.0|240|-,-,-,50|0.6|NN
karimeen|Pearl spot (karimeen)|karimeen|karimeen|fish|fish|-|fish|19.7 0.0 1.4 0.0|650|-,-,-,180|0.55|NN
basa|Basa / pangas fillet|basa|basa|fish|fish|-|fish|15.0 0.0 3.2 0.0|420|-,-,-,150|1|NN
tilapia|Tilapia|tilapia|tilapia|fish|fish|-|fish|18.5 0.0 1.1 0.0|300|-,-,-,120|0.9|NN
magur|Walking catfish (magur)|magur catfish|magur|fish|fish|-|fish|15.9 0.0 6.2 0.0|500|-,-,-,90|0.7|NN
anchovy|Anchovy (nethili)|anchovies|nethili|fish|smallfish|-|fish|19.9 0.0 0.8 0.0|350|150,-,-,8|0.75|NN
bombil|Bombay duck (fresh)|Bombay duck|bombil|fish|fish|-|fish|13.5 0.0 1.0 0.0|300|-,-,-,70|0.8|NN
tuna|Tuna|tuna|choora / tuna|fish|fish|-|fish|24.5 0.0 1.4 0.0|450|150,-,-,-|0.9|NN
trout|Trout|trout|trout|fish|fish|-|fish|20.8 0.0 6.6 0.0|650|-,-,-,250|0.6|NN
salmon|Salmon|rawas fish|rawas (Indian salmon)|fish|fish|-|fish|20.5 0.0 3.5 0.0|1100|-,-,-,150|0.95|NN
pabda|Pabda|pabda|pabda|fish|fish|-|fish|19.2 0.0 2.1 0.0|600|-,-,-,50|0.75|NN
koi|Koi / small freshwater fish|small river fish|koi / mourala|fish|fish|-|fish|17.0 0.0 4.0 0.0|450|-,-,-,40|0.7|NN
roe|Fish roe|fish roe|machli ke ande|fish|roe|-|fish|24.7 0.0 5.3 0.0|400|-,-,-,-|1|NN
prawn|Prawns, medium peeled|prawns|jhinga / chingri|fish|prawn|-|crustacean|19.2 0.0 0.5 0.0|650|150,-,-,10|1|NN
tiger-prawn|Tiger prawns, shell-on|tiger prawns|bada jhinga|fish|prawn|-|crustacean|14.2 0.0 0.7 0.0|800|-,-,-,30|0.55|NN
dried-shrimp|Dried shrimp|dried shrimp|sukha jhinga|fish|dryfish|-|crustacean|62.0 1.0 4.0 0.0|900|60,4,-,-|1|NN
dry-fish|Dried fish (bombil/shutki)|dried fish|sukhi machli|fish|dryfish|-|fish|62.0 0.0 4.0 0.0|700|60,-,-,-|1|NN
ngari|Fermented fish (ngari)|ngari|ngari|fish|dryfish|-|fish|35.0 0.0 6.0 0.0|900|-,-,5,15|1|NN
crab|Crab|crab|kekda|fish|crab|-|crustacean|15.4 0.0 0.6 0.0|500|-,-,-,200|0.3|NN
squid|Squid|squid|makul / koonthal|fish|squid|-|mollusc|17.4 0.0 1.1 0.0|400|150,-,-,-|0.8|NN
mussels|Mussels|mussels|kallumakkaya / tisrya|fish|shell|-|mollusc|11.9 3.7 2.2 0.0|350|150,-,-,-|0.3|NN
clams|Clams|clams|tisre|fish|shell|-|mollusc|11.8 0.0 1.3 0.0|300|150,-,-,-|0.25|NN
lobster|Lobster|lobster|lobster|fish|prawn|-|crustacean|16.0 0.0 0.6 0.0|1800|-,-,-,-|0.35|NN
haldi|Turmeric powder|turmeric|haldi|spice|-|powder|-|7.7 49.2 5.0 21.4|260|130,8,2.7,-|1|NY
chilli-powder|Red chilli powder|red chilli powder|laal mirch powder|spice|-|powder|-|12.7 29.5 6.4 31.1|360|110,7,2.3,-|1|NY
kashmiri|Kashmiri chilli powder|Kashmiri chilli powder|kashmiri mirch|spice|-|powder|-|12.7 29.5 6.4 31.1|600|110,7,2.3,-|1|NY
dry-chilli|Dried red chilli, whole|dried red chilli|sookhi laal mirch|spice|-|temper|-|12.7 29.5 6.4 31.1|320|20,-,-,1|1|NY
coriander-powder|Coriander powder|coriander powder|dhaniya powder|spice|-|powder|-|10.7 13.0 17.5 44.8|280|85,5.3,1.8,-|1|NY
coriander-seeds|Coriander seeds|coriander seeds|sabut dhaniya|spice|-|roast|-|10.7 13.0 17.5 44.8|240|80,5,1.7,-|1|NY
cumin|Cumin seeds|cumin seeds|jeera|spice|-|temper|-|13.9 22.6 16.6 30.4|480|100,6.3,2.1,-|1|YY
roast-cumin|Cumin powder, roasted|roasted cumin powder|bhuna jeera powder|spice|-|powder|-|13.9 22.6 16.6 30.4|520|95,6,2,-|1|YY
shahi-jeera|Black cumin (shahi jeera)|black cumin|shahi jeera|spice|-|temper|-|19.8 11.9 14.6 38.0|900|95,6,2,-|1|NY
mustard|Black mustard seeds|mustard seeds|rai / sarson|spice|-|temper|mustard|19.5 16.8 40.2 14.1|140|175,11,3.6,-|1|NY
yellow-mustard|Yellow mustard seeds|yellow mustard seeds|peeli sarson|spice|-|paste|mustard|19.5 16.8 40.2 14.1|200|175,11,3.6,-|1|NY
fenugreek|Fenugreek seeds|fenugreek seeds|methi dana|spice|-|temper|-|25.4 10.6 5.7 47.5|140|180,11,3.7,-|1|NY
kasuri|Kasuri methi (dried fenugreek leaf)|kasuri methi|kasuri methi|spice|-|finish|-|24.0 25.0 5.0 30.0|900|12,0.8,0.3,-|1|NY
hing|Asafoetida (compounded)|hing|hing|spice|-|temper|gluten|6.3 72.0 1.3 5.1|2400|110,7,2.3,-|1|NY
ajwain|Ajwain (carom)|ajwain|ajwain|spice|-|temper|-|15.9 24.5 21.1 20.6|420|110,7,2.2,-|1|YY
fennel|Fennel seeds|fennel seeds|saunf|spice|-|roast|-|15.8 12.5 14.9 39.8|320|95,6,2,-|1|NY
nigella|Nigella seeds|nigella seeds|kalonji|spice|-|temper|-|18.0 25.0 22.0 20.0|600|105,6.5,2.2,-|1|NY
pepper|Black pepper|black pepper|kali mirch|spice|-|roast|-|10.1 36.2 2.7 33.2|900|110,7,2.3,-|1|YY
cardamom|Green cardamom|green cardamom|hari elaichi|spice|-|temper|-|8.1 47.8 2.6 23.1|3600|95,6,2,0.25|1|YY
black-cardamom|Black cardamom|black cardamom|badi elaichi|spice|-|temper|-|6.7 52.5 2.8 23.5|2600|-,-,2,1|1|NY
cloves|Cloves|cloves|laung|spice|-|temper|-|5.9 18.7 8.4 34.5|1300|100,6.5,2.1,0.1|1|YY
cinnamon|Cinnamon / cassia|cinnamon|dalchini|spice|-|temper|-|4.0 27.5 1.2 53.1|650|125,8,2.6,2|1|YY
bay-leaf|Bay leaf (tej patta)|bay leaf|tej patta|spice|-|temper|-|7.6 48.7 8.4 26.3|250|-,-,0.6,0.3|1|NY
star-anise|Star anise|star anise|chakri phool|spice|-|temper|-|17.6 35.4 15.9 14.6|1100|-,-,-,1.5|1|NY
mace|Mace|mace|javitri|spice|-|temper|-|6.2 26.5 24.4 20.3|2800|-,-,1.7,0.7|1|NY
nutmeg|Nutmeg|nutmeg|jaiphal|spice|-|powder|-|6.3 27.6 36.5 12.0|1100|-,-,2.2,5|1|YY
saffron|Saffron|saffron|kesar|spice|-|finish|-|11.4 61.5 5.8 3.9|280000|-,-,0.7,0.02|1|YY
poppy|Poppy seeds|poppy seeds|khus khus / posto|spice|-|paste|-|20.3 12.4 30.4 26.7|1600|140,8.8,2.8,-|1|NY
dry-ginger|Dry ginger powder|dry ginger powder|saunth|spice|-|powder|-|9.0 57.5 4.2 14.1|600|85,5.4,1.8,-|1|YY
amchur|Dry mango powder|amchur|amchur|spice|-|finish|-|3.0 76.0 0.8 12.0|400|100,6.5,2.2,-|1|NY
anardana|Pomegranate seed powder|anardana powder|anardana|spice|-|finish|-|5.0 60.0 4.0 20.0|700|100,6.5,2.2,-|1|NY
garam-masala|Garam masala|garam masala|garam masala|spice|-|finish|-|11.0 35.0 12.0 28.0|900|100,6,2,-|1|NY
chaat-masala|Chaat masala|chaat masala|chaat masala|spice|-|finish|gluten|8.0 35.0 5.0 15.0|600|110,7,2.3,-|1|NY
sambar-powder|Sambar powder|sambar powder|sambar masala|spice|-|powder|gluten,mustard|14.0 42.0 9.0 22.0|500|100,6,2,-|1|NY
rasam-powder|Rasam powder|rasam powder|rasam podi|spice|-|powder|gluten|14.0 38.0 9.0 24.0|520|100,6,2,-|1|NY
panch-phoron|Panch phoron|panch phoron|panch phoron|spice|-|temper|mustard|20.0 18.0 20.0 30.0|450|130,8,2.7,-|1|NY
goda-masala|Goda / kala masala|goda masala|goda masala|spice|-|powder|gluten,sesame|14.0 25.0 25.0 25.0|800|100,6,2,-|1|NN
pavbhaji-masala|Pav bhaji masala|pav bhaji masala|pav bhaji masala|spice|-|powder|-|12.0 38.0 10.0 25.0|650|100,6,2,-|1|NY
biryani-masala|Biryani masala|biryani masala|biryani masala|spice|-|powder|-|11.0 36.0 11.0 27.0|900|100,6,2,-|1|NY
podi|Curry leaf / podi (gunpowder)|gunpowder podi|milagai podi|spice|-|powder|gluten,sesame|17.0 36.0 20.0 12.0|500|110,7,2.3,-|1|NY
dabeli-masala|Dabeli masala|dabeli masala|dabeli masala|spice|-|powder|-|10.0 40.0 10.0 22.0|700|100,6,2,-|1|NY
stone-flower|Stone flower (dagad phool)|stone flower|dagad phool|spice|-|roast|-|8.0 45.0 3.0 30.0|1800|-,-,0.5,-|1|NY
pippali|Kebab chini / long pepper|long pepper|pippali|spice|-|temper|-|10.5 35.7 2.3 34.1|1500|-,-,2.2,-|1|NY
salt|Salt|salt|namak|spice|-|salt|-|0.0 0.0 0.0 0.0|24|290,18,6,-|1|NY
black-salt|Black salt|black salt|kala namak|spice|-|finish|-|0.0 0.0 0.0 0.0|80|260,16,5.5,-|1|NY
rock-salt|Rock salt (sendha)|rock salt|sendha namak|spice|-|salt|-|0.0 0.0 0.0 0.0|90|260,16,5.5,-|1|YY
ghee|Ghee|ghee|ghee|fat|-|fat|milk|0.0 0.0 100.0 0.0|680|216,13.5,4.5,-|1|YY
oil|Sunflower / refined oil|oil|refined tel|fat|-|fat|-|0.0 0.0 100.0 0.0|150|218,13.6,4.5,-|1|YY
mustard-oil|Mustard oil|mustard oil|sarson ka tel|fat|-|fat|mustard|0.0 0.0 100.0 0.0|175|218,13.6,4.5,-|1|NY
groundnut-oil|Groundnut oil|groundnut oil|moongfali ka tel|fat|-|fat|peanut|0.0 0.0 100.0 0.0|190|218,13.6,4.5,-|1|YY
coconut-oil|Coconut oil|coconut oil|nariyal ka tel|fat|-|fat|-|0.0 0.0 100.0 0.0|320|218,13.6,4.5,-|1|YY
sesame-oil|Sesame (gingelly) oil|sesame oil|til ka tel|fat|-|fat|sesame|0.0 0.0 100.0 0.0|340|218,13.6,4.5,-|1|NY
ricebran-oil|Rice bran oil|rice bran oil|rice bran tel|fat|-|fat|-|0.0 0.0 100.0 0.0|160|218,13.6,4.5,-|1|NY
soybean-oil|Soybean oil|soybean oil|soyabean tel|fat|-|fat|soy|0.0 0.0 100.0 0.0|140|218,13.6,4.5,-|1|NY
olive-oil|Olive oil|olive oil|zaitoon tel|fat|-|fat|-|0.0 0.0 100.0 0.0|900|216,13.5,4.5,-|1|YY
vanaspati|Vanaspati|vanaspati|vanaspati|fat|-|fat|-|0.0 0.0 100.0 0.0|150|205,13,4.3,-|1|NY
mayo|Mayonnaise (eggless)|eggless mayonnaise|eggless mayo|fat|-|serve|milk,soy,mustard|0.5 14.0 47.0 0.0|260|230,14.5,4.8,-|1|NY
peanuts|Peanuts, raw|peanuts|moongfali|nut|nut|paste|peanut|23.6 17.3 39.6 10.4|140|146,9,3,-|1|YY
peanut-butter|Peanut butter|peanut butter|peanut butter|nut|-|-|peanut|25.1 13.6 50.4 6.0|420|258,16,5.4,-|1|NY
cashew|Cashew nuts|cashew|kaju|nut|nut|paste|tree-nut|18.8 25.5 45.2 3.9|950|130,8,2.7,1.6|1|YY
almonds|Almonds|almonds|badam|nut|nut|paste|tree-nut|18.4 3.0 58.5 13.1|900|143,9,3,1.2|1|YY
pista|Pistachios|pista|pista|nut|nut|paste|tree-nut|23.4 15.8 42.5 10.6|1700|123,7.7,2.6,0.7|1|YY
walnuts|Walnuts|walnuts|akhrot|nut|nut|paste|tree-nut|14.9 10.1 64.3 5.4|1100|100,6.3,2.1,4|1|YY
coconut|Coconut, fresh grated|grated coconut|nariyal|nut|coconut|paste|-|3.8 6.3 41.4 10.4|160|85,5.3,1.8,300|0.52|YY
copra|Coconut, dry (copra)|dry coconut|khopra|nut|coconut|paste|-|7.3 8.0 63.3 15.9|320|80,5,1.7,-|1|YY
desiccated|Desiccated coconut|desiccated coconut|sukha nariyal bura|nut|coconut|paste|-|6.9 7.3 64.5 16.3|340|85,5.3,1.8,-|1|YY
coconut-milk|Coconut milk, thick|coconut milk|nariyal doodh|nut|-|dairy|-|2.0 2.8 21.3 0.0|300|226,15,5,-|1|YY
sesame|Sesame seeds, white|sesame seeds|safed til|nut|nut|paste|sesame|21.7 10.8 43.0 17.0|260|144,9,3,-|1|NY
black-sesame|Sesame seeds, black|black sesame seeds|kala til|nut|nut|paste|sesame|19.2 10.3 43.1 17.2|320|144,9,3,-|1|NY
flax|Flax seeds|flax seeds|alsi|nut|nut|paste|-|18.6 11.0 35.7 26.2|160|160,10,3.3,-|1|NY
niger|Niger seeds|niger seeds|ramtil / karale|nut|nut|paste|-|18.9 23.0 38.6 10.9|240|150,9,3,-|1|NY
magaz|Melon seeds (magaz)|melon seeds|magaz|nut|nut|paste|-|28.3 15.3 47.4 0.0|700|108,6.8,2.3,-|1|YY
pumpkin-seeds|Pumpkin seeds|pumpkin seeds|kaddu beej|nut|nut|-|-|30.2 4.7 49.0 6.0|700|129,8,2.7,-|1|YY
sunflower-seeds|Sunflower seeds|sunflower seeds|surajmukhi beej|nut|nut|-|-|23.5 6.8 51.9 10.8|420|140,8.8,2.9,-|1|NY
chia|Chia seeds|chia seeds|chia|nut|nut|-|-|16.5 7.7 30.7 34.4|600|165,10.5,3.5,-|1|NY
sabja|Basil seeds (sabja)|basil seeds|sabja|nut|-|-|-|17.0 20.0 25.0 35.0|500|165,10.5,3.5,-|1|YY
makhana|Fox nuts (makhana)|makhana|makhana|nut|nut|-|-|9.7 76.9 0.1 0.0|1300|20,1.3,0.4,-|1|YY
charoli|Charoli (chironji)|charoli|chironji|nut|nut|paste|tree-nut|19.0 12.0 59.0 4.0|2200|130,8,2.7,-|1|YY
chilgoza|Pine nuts (chilgoza)|chilgoza|chilgoza|nut|nut|-|tree-nut|12.6 26.8 48.8 3.8|4500|135,8.5,2.8,-|1|YY
sugar|Sugar|sugar|cheeni|sweetener|-|sweet|-|0.0 100.0 0.0 0.0|46|200,12.5,4.2,-|1|YY
powdered-sugar|Powdered sugar|powdered sugar|pisi cheeni|sweetener|-|sweet|-|0.0 99.8 0.0 0.0|60|120,7.5,2.5,-|1|YY
jaggery|Jaggery|jaggery|gud|sweetener|-|sweet|-|1.9 84.9 0.2 0.0|65|200,13,4.5,-|1|YY
nolen-gur|Date palm jaggery (nolen gur)|date-palm jaggery|nolen gur / khajur gur|sweetener|-|sweet|-|1.5 86.0 0.2 0.0|280|240,16,5.5,-|1|NY
palm-jaggery|Palm jaggery (karupatti)|palm jaggery|karupatti|sweetener|-|sweet|-|2.3 84.7 0.1 0.0|260|200,13,4.5,-|1|NY
honey|Honey|honey|shahad|sweetener|-|sweet|-|0.3 82.2 0.0 0.2|420|336,21,7,-|1|YN
mishri|Mishri (rock sugar)|mishri|mishri|sweetener|-|sweet|-|0.0 100.0 0.0 0.0|110|200,12.5,4.2,-|1|YY
rose-syrup|Rooh afza / rose syrup|rose syrup|gulab sharbat|sweetener|-|-|-|0.0 72.0 0.0 0.0|230|310,19,6.5,-|1|NY
gulkand|Gulkand|gulkand|gulkand|sweetener|-|finish|-|0.5 74.0 0.2 1.5|480|310,19,6.5,-|1|NY
sugar-syrup|Sugar syrup (1-string chashni)|sugar syrup|chashni|sweetener|-|-|-|0.0 75.0 0.0 0.0|36|300,19,6.3,-|1|YY
water|Water|water|pani|other|-|water|-|0.0 0.0 0.0 0.0|0|240,15,5,-|1|YY
tea|Tea leaves|tea leaves|chai patti|other|-|-|-|0.0 0.0 0.0 0.0|480|60,4,1.5,-|1|YY
coffee|Coffee powder (filter/instant)|coffee|coffee|other|-|-|-|0.1 0.3 0.0 0.0|900|60,4,1.5,-|1|YY
kahwa|Green tea / kahwa leaves|kahwa tea leaves|kahwa patti|other|-|-|-|0.0 0.0 0.0 0.0|1200|50,3,1,-|1|YY
soy-sauce|Soy sauce|soy sauce|soya sauce|other|-|sauce|soy,gluten|8.1 4.1 0.6 0.8|180|255,16,5.3,-|1|NY
vinegar|Vinegar|vinegar|sirka|other|-|sour|-|0.0 0.0 0.0 0.0|60|240,15,5,-|1|NY
ketchup|Tomato ketchup|ketchup|ketchup|other|-|sauce|-|1.2 25.9 0.2 0.3|160|272,17,5.7,-|1|NN
chilli-sauce|Red chilli sauce|red chilli sauce|chilli sauce|other|-|sauce|-|1.0 23.0 0.3 1.0|180|270,17,5.7,-|1|NN
schezwan|Schezwan sauce / chutney|schezwan chutney|schezwan chutney|other|-|sauce|soy,gluten|1.8 16.0 12.0 2.0|300|256,16,5.3,-|1|NN
green-chutney|Green chutney (coriander-mint)|green chutney|hari chutney|other|-|serve|-|2.0 5.0 1.0 2.5|200|240,15,5,-|1|NY
meethi-chutney|Tamarind-date chutney|tamarind-date chutney|meethi chutney|other|-|serve|-|1.2 57.0 0.3 3.0|220|280,18,6,-|1|NY
kasundi|Mustard paste (kasundi)|kasundi mustard|kasundi|other|-|sour|mustard|8.0 10.0 11.0 5.0|350|250,16,5.3,-|1|NN
mango-pickle|Mango pickle|mango pickle|aam ka achar|other|-|-|mustard|1.5 8.0 18.0 4.0|260|240,15,5,-|1|NY
baking-powder|Baking powder|baking powder|baking powder|other|-|raise|-|0.0 27.5 0.0 0.2|320|190,13,4.6,-|1|NY
baking-soda|Baking soda|baking soda|meetha soda|other|-|raise|-|0.0 0.0 0.0 0.0|120|220,14,4.6,-|1|NY
eno|Eno fruit salt|eno|eno|other|-|raise|-|0.0 0.0 0.0 0.0|1000|-,-,5,5|1|NY
yeast|Yeast, dry|dry yeast|khameer|other|-|raise|-|40.4 14.3 7.6 26.9|700|150,9,3,-|1|NY
cocoa|Cocoa powder|cocoa|cocoa|other|-|-|-|19.6 24.7 13.7 33.2|900|86,5.4,1.8,-|1|NY
custard-powder|Custard powder|custard powder|custard powder|other|-|-|-|0.5 92.0 0.2 0.5|240|128,8,2.7,-|1|NY
agar|Agar agar (china grass)|china grass strands|agar agar|other|-|-|-|2.0 0.5 0.0 75.0|3000|20,2,0.7,-|1|YY
vanilla|Vanilla essence|vanilla essence|vanilla|other|-|finish|-|0.0 0.0 0.0 0.0|1200|208,13,4.2,-|1|NY
rose-water|Rose water|rose water|gulab jal|other|-|finish|-|0.0 0.0 0.0 0.0|200|240,15,5,-|1|YY
kewra|Kewra water|kewra water|kewra jal|other|-|finish|-|0.0 0.0 0.0 0.0|220|240,15,5,-|1|YY
varq|Edible silver leaf (varq)|silver leaf|varq|other|-|serve|-|0.0 0.0 0.0 0.0|60000|-,-,-,-|1|YN
sev|Sev (fine, besan)|sev|sev|other|-|serve|peanut|14.0 40.0 38.0 8.0|240|60,4,1.3,-|1|NY
boondi|Boondi (salted)|boondi|boondi|other|-|serve|-|13.0 41.0 37.0 8.0|240|60,4,1.3,-|1|NY
papdi|Papdi|papdi|papdi|other|-|serve|gluten|9.0 56.0 27.0 3.0|240|40,-,-,5|1|NY
golgappa|Puri shells (golgappa)|puri shells|golgappa puri|other|-|serve|gluten|9.0 56.0 27.0 3.0|260|-,-,-,5|1|NY
farsan|Farsan / chivda mix|farsan|farsan|other|-|serve|peanut|13.0 46.0 32.0 7.0|240|60,4,-,-|1|NY
banana-leaf|Banana leaf|banana leaf|kele ka patta|other|-|-|-|0.0 0.0 0.0 0.0|60|-,-,-,60|1|YY
turmeric-leaf|Turmeric leaf|turmeric leaf|haldi ka patta|other|-|-|-|0.0 0.0 0.0 0.0|80|-,-,-,8|1|YY
ice|Ice|ice|barf|other|-|-|-|0.0 0.0 0.0 0.0|20|150,-,-,-|1|YY
charcoal|Charcoal (for dhungar smoke)|charcoal|koyla|other|-|-|-|0.0 0.0 0.0 0.0|60|-,-,-,20|1|NY
gond|Edible gum (gond)|edible gum|gond|other|-|-|-|2.0 8.0 0.0 80.0|900|150,9,3,-|1|YY
chhurpi|Chhurpi (hill cheese)|chhurpi|chhurpi|dairy|paneer|-|milk|36 8 18 0|900|100,-,-,-|1|NY
axone|Axone (fermented soybean)|axone|axone|pulse|soya|-|soy|18 8 9 5|400|200,15,5,-|1|NN
chholia|Green chickpeas, fresh (chholia)|chholia|hara chana|vegetable|pea|-|-|8 16 1.5 5|160|150,9,3,-|1|NY
jamun|Jamun|jamun|jamun|fruit|fruit|-|-|0.8 12 0.2 0.9|200|150,-,-,8|0.75|YY
sugarcane-juice|Sugarcane juice|sugarcane juice|ganne ka ras|fruit|fruit|-|-|0.2 9.5 0 0|80|240,15,5,-|1|YY
gundruk|Gundruk (fermented greens)|gundruk|gundruk|vegetable|leafy|-|mustard|28 20 3 12|600|40,4,1.5,-|1|NY
kinnow|Kinnow|kinnow|kinnow|fruit|fruit|-|-|0.8 9.5 0.2 1.3|80|-,-,-,150|0.7|YY
plum|Plum|plum|aloo bukhara|fruit|fruit|-|-|0.7 10 0.3 1.4|200|160,-,-,60|0.9|YY
raw-turmeric|Fresh turmeric root|raw turmeric|kacchi haldi|vegetable|onion|-|-|1.2 10 0.4 2|160|120,8,3,20|0.9|NN
`
