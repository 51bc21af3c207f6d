/**
 * Every ingredient, one a line:
 * id|English name|word in a recipe|Hindi|aisle|nature|role|allergens|kcal protein carbohydrate fat fibre per 100 g|source|₹ a kg|g per cup,tbsp,tsp,piece|edible part|vrat,Jain
 *
 * Energy and macros: IFCT 2017 (ICMR-NIN), USDA SR28, NVIF 1989, or an estimate where the row says so. Carbohydrate is the
 * available part, without fibre, in every row. Prices are our estimates for Indian cities in 2026, +-25%.
 */
export const ingredientTable = `
rice|Rice, raw milled (sona masoori)|rice|chawal|grain|grain|-|-|356 7.9 78.2 0.5 2.8|IFCT2017 A015|62|190,12,4,-|1|NY
basmati|Basmati rice, raw|basmati rice|basmati chawal|grain|grain|-|-|356 7.9 78.2 0.5 2.8|IFCT2017 A015|130|185,12,4,-|1|NY
brown-rice|Brown rice, raw|brown rice|bhura chawal|grain|grain|-|-|354 9.2 74.8 1.2 4.4|IFCT2017 A013|110|190,12,4,-|1|NY
idli-rice|Parboiled rice (idli rice)|parboiled rice|ukda / idli chawal|grain|grain|-|-|352 7.8 77.2 0.6 3.7|IFCT2017 A014|55|195,12,4,-|1|NY
red-rice|Red rice (matta/rosematta)|red rice|laal chawal|grain|grain|-|-|353 8.8 75.5 1.2 4.0|ESTIMATE: as IFCT brown rice A013|90|190,12,4,-|1|NY
black-rice|Black rice (chak-hao)|black rice|kala chawal|grain|grain|-|-|356 8.9 74.0 3.2 4.5|ESTIMATE: brown-rice analogue, label ran|220|190,12,4,-|1|NY
gobindobhog|Gobindobhog / short-grain aromatic rice|gobindobhog rice|gobindobhog chawal|grain|grain|-|-|356 7.9 78.2 0.5 2.8|IFCT2017 A015|130|195,12,4,-|1|NY
rice-flour|Rice flour|rice flour|chawal ka atta|grain|flour|starch|-|366 6.0 77.7 1.4 2.4|USDA SR28 20061|58|150,9,3,-|1|NY
poha|Rice flakes (poha)|poha|poha / chivda|grain|coarse|-|-|354 7.4 76.8 1.1 3.5|IFCT2017 A011|65|90,6,2,-|1|NY
murmura|Puffed rice (murmura)|puffed rice|murmura / muri|grain|coarse|-|-|362 7.5 77.7 1.6 2.6|IFCT2017 A012|95|16,1,0.4,-|1|NY
idli-rava|Rice rava (idli rava)|idli rava|idli rava|grain|coarse|-|-|356 7.9 78.2 0.5 2.8|ESTIMATE: same as milled rice|60|175,11,4,-|1|NY
atta|Whole wheat flour (atta)|atta|gehun ka atta|grain|flour|starch|gluten|320 10.6 64.2 1.5 11.4|IFCT2017 A019|45|130,8,2.7,-|1|NY
maida|Refined flour (maida)|maida|maida|grain|flour|starch|gluten|352 10.4 74.3 0.8 2.8|IFCT2017 A018|45|125,8,2.6,-|1|NY
suji|Semolina (sooji/rava)|semolina|suji / rava|grain|coarse|starch|gluten|334 11.4 68.4 0.7 9.7|IFCT2017 A022|48|170,11,3.6,-|1|NY
dalia|Broken wheat (dalia)|broken wheat|dalia|grain|grain|-|gluten|342 10.8 69.1 1.4 8.8|IFCT2017 A021|60|160,10,3.3,-|1|NY
sevai|Wheat vermicelli (semiya)|vermicelli|sevai / seviyan|grain|coarse|-|gluten|333 9.7 70.4 0.5 9.3|IFCT2017 A023|100|85,5,1.8,-|1|NY
rice-sevai|Rice vermicelli (idiyappam/sevai)|rice vermicelli|chawal sevai|grain|coarse|-|-|364 6.0 78.6 0.6 1.6|USDA SR28 20133|130|80,5,1.7,-|1|NY
makki-atta|Maize flour (makki atta)|maize flour|makki ka atta|grain|flour|starch|-|361 6.9 69.5 3.9 7.3|USDA SR28 20016|50|120,7.5,2.5,-|1|NY
cornflour|Corn flour (corn starch)|cornflour|corn flour|grain|flour|starch|-|381 0.3 90.4 0.1 0.9|USDA SR28 20027|110|128,8,2.7,-|1|NY
bajra|Pearl millet, whole (bajra)|bajra|bajra|grain|grain|-|-|348 11.0 61.8 5.4 11.5|IFCT2017 A003|48|190,12,4,-|1|NY
jowar-rava|Sorghum semolina (jowar rava)|jowar rava|jowar rava|grain|coarse|-|-|330 10.0 67.7 1.7 10.2|IFCT2017 A005|70|165,10,3.3,-|1|NY
bajra-atta|Bajra flour (pearl millet)|bajra flour|bajre ka atta|grain|flour|-|-|348 11.0 61.8 5.4 11.5|IFCT2017 A003|45|125,8,2.6,-|1|NY
jowar-atta|Jowar flour (sorghum)|jowar flour|jowar ka atta|grain|flour|starch|-|334 10.0 67.7 1.7 10.2|IFCT2017 A005|55|125,8,2.6,-|1|NY
ragi-atta|Ragi flour (finger millet)|ragi flour|nachni / mandua ka atta|grain|flour|-|-|321 7.2 66.8 1.9 11.2|IFCT2017 A010|60|125,8,2.6,-|1|NY
kangni|Foxtail millet|foxtail millet|kangni|grain|grain|-|-|331 12.3 60.9 4.3 8.0|NVIF1989 #3|110|190,12,4,-|1|NY
kutki|Little millet|little millet|kutki / samai|grain|grain|-|-|346 10.1 65.5 3.9 7.7|IFCT2017 A016|125|190,12,4,-|1|NY
kodo|Kodo millet|kodo millet|kodo|grain|grain|-|-|332 8.9 66.2 2.5 6.4|IFCT2017 A017|115|190,12,4,-|1|NY
samak|Barnyard millet (samak rice)|barnyard millet|sama ke chawal / vrat ke chawal|grain|grain|-|-|307 6.2 65.5 2.2 9.8|NVIF1989 #17|140|190,12,4,-|1|YY
rajgira-atta|Amaranth flour (rajgira)|rajgira flour|rajgira atta|grain|flour|-|-|356 13.3 61.5 5.6 7.5|IFCT2017 A002|200|120,7.5,2.5,-|1|YY
ramdana|Amaranth seeds, popped (rajgira)|popped amaranth|ramdana|grain|coarse|-|-|356 13.3 61.5 5.6 7.5|IFCT2017 A002|300|25,1.6,0.5,-|1|YY
kuttu-atta|Buckwheat flour (kuttu)|kuttu flour|kuttu ka atta|grain|flour|-|-|335 12.6 60.6 3.1 10.0|USDA SR28 20011|180|120,7.5,2.5,-|1|YY
singhara-atta|Water chestnut flour (singhara)|singhara flour|singhare ka atta|grain|flour|-|-|330 13.4 68.9 0.8 0.0|NVIF1989 #188|320|125,8,2.6,-|1|YY
sabudana|Sago pearls (sabudana)|sabudana|sabudana|grain|coarse|-|-|358 0.2 87.8 0.0 0.9|USDA SR28 20068|90|152,9.5,3.2,-|1|YY
arrowroot|Arrowroot powder|arrowroot|araroot|grain|-|starch|-|357 0.3 84.8 0.1 3.4|USDA SR28 20003|220|128,8,2.7,-|1|YY
oats|Rolled oats|oats|jai / oats|grain|coarse|-|gluten|379 13.2 57.6 6.5 10.1|USDA SR28 08120|190|81,5,1.7,-|1|NY
barley|Barley, pearled (jau)|barley|jau|grain|grain|-|gluten|316 10.9 61.3 1.3 15.6|IFCT2017 A004|85|190,12,4,-|1|NY
quinoa|Quinoa|quinoa|quinoa|grain|grain|-|-|328 13.1 53.6 5.5 14.7|IFCT2017 A009|420|180,11,3.8,-|1|NY
cornflakes|Corn flakes|cornflakes|makki flakes|grain|coarse|-|gluten|357 7.5 80.8 0.4 3.3|USDA SR28 08020|360|28,1.8,0.6,-|1|NY
bread|White bread|bread|double roti|grain|bread|serve|gluten,soy|265 9.2 46.4 3.2 2.7|USDA SR28 18069|112|45,-,-,28|1|NY
brown-bread|Whole wheat bread|brown bread|atta bread|grain|bread|serve|gluten,soy|252 12.4 36.7 3.5 6.0|USDA SR28 18075|130|45,-,-,30|1|NY
pav|Pav / burger bun|pav|pav|grain|bread|serve|gluten,soy|278 9.9 48.0 3.8 2.1|USDA SR28 18350|130|-,-,-,40|1|NY
breadcrumbs|Breadcrumbs (dry)|breadcrumbs|bread ka chura|grain|-|starch|gluten|390 13.0 68.0 5.0 4.5|ESTIMATE: USDA dry breadcrumbs, rounded|200|108,7,2.3,-|1|NY
noodles|Hakka noodles / spaghetti, dry|noodles|noodles|grain|noodle|-|gluten|371 13.0 71.5 1.5 3.2|USDA SR28 20420|170|-,-,-,70|1|NY
pasta|Pasta (penne/macaroni), dry|pasta|pasta|grain|noodle|-|gluten|371 13.0 71.5 1.5 3.2|USDA SR28 20420|160|100,-,-,-|1|NY
instant-noodles|Instant noodles, dry cake|instant noodles|instant noodles|grain|noodle|-|gluten|435 9.5 61.0 16.0 3.0|ESTIMATE: Indian label typical|260|-,-,-,70|1|NY
sattu|Roasted gram flour (sattu)|sattu|sattu|grain|flour|-|-|369 22.5 58.1 5.2 1.0|NVIF1989 #30|150|110,7,2.3,-|1|NY
papad|Papad, urad (raw)|papad|papad|grain|papad|serve|-|325 24.0 49.0 1.5 10.0|ESTIMATE: urad dal + salt|420|-,-,-,10|1|NY
fryums|Fryums / sandige (raw)|fryums|fryums|grain|papad|-|-|350 7.0 78.0 1.0 2.0|ESTIMATE: starch-based label typical|180|60,-,-,-|1|NY
wrapper|Samosa / roll wrapper sheets|pastry sheets|samosa patti|grain|-|-|gluten|290 8.5 60.0 1.0 2.5|ESTIMATE: wheat dough sheet|240|-,-,-,12|1|NY
cooked-rice|Cooked rice (for fried rice, curd rice)|cooked rice|pake chawal|grain|cooked|-|-|130 2.7 27.8 0.3 0.4|USDA SR28 20045|40|160,10,3.3,-|1|NY
toor-dal|Toor dal (split pigeon pea)|toor dal|arhar / toor dal|pulse|split|-|-|331 21.7 55.2 1.6 9.1|IFCT2017 B021|150|200,12.5,4.2,-|1|NY
moong-dal|Moong dal, yellow split|moong dal|dhuli moong dal|pulse|split|-|-|326 23.9 52.6 1.4 9.4|IFCT2017 B010|125|200,12.5,4.2,-|1|NY
moong-chilka|Moong dal, split with skin|split green moong|chilka moong dal|pulse|split|-|-|310 23.0 49.0 1.3 13.0|ESTIMATE: mean of IFCT B010 and B011|120|200,12.5,4.2,-|1|NY
sabut-moong|Whole green gram (moong)|whole moong|sabut moong|pulse|whole|-|-|294 22.5 46.1 1.1 17.0|IFCT2017 B011|120|205,13,4.3,-|1|NY
moong-sprouts|Moong sprouts|moong sprouts|ankurit moong|pulse|sprout|-|-|30 3.0 4.1 0.2 1.8|USDA SR28 11043|140|104,6.5,-,-|1|NY
masoor-dal|Masoor dal (red lentil)|masoor dal|masoor dal|pulse|split|-|-|322 24.4 52.5 0.8 10.4|IFCT2017 B013|100|200,12.5,4.2,-|1|NY
sabut-masoor|Whole masoor (brown lentil)|whole masoor|sabut masoor|pulse|whole|-|-|299 22.5 48.5 0.6 16.8|IFCT2017 B014|105|200,12.5,4.2,-|1|NY
chana-dal|Chana dal (split bengal gram)|chana dal|chana dal|pulse|split|-|-|329 21.6 46.7 5.3 15.2|IFCT2017 B001|95|200,12.5,4.2,-|1|NY
urad-dal|Urad dal, split white|urad dal|dhuli urad dal|pulse|split|-|-|324 23.1 51.0 1.7 11.9|IFCT2017 B003|140|200,12.5,4.2,-|1|NY
sabut-urad|Whole black gram (urad)|whole black urad|sabut urad|pulse|whole|-|-|291 22.0 44.0 1.6 20.4|IFCT2017 B004|130|200,12.5,4.2,-|1|NY
rajma|Kidney beans, red (rajma)|rajma|rajma|pulse|whole|-|-|299 19.9 48.6 1.8 16.6|IFCT2017 B020|160|185,11.5,3.8,-|1|NY
chitra-rajma|Kidney beans, chitra/brown|chitra rajma|chitra rajma|pulse|whole|-|-|298 19.5 48.8 1.7 16.9|IFCT2017 B019|150|185,11.5,3.8,-|1|NY
kabuli-chana|Chickpeas, white (kabuli chana)|kabuli chana|kabuli chana / chole|pulse|whole|-|-|364 19.3 43.2 6.0 17.4|USDA SR28 16056|140|190,12,4,-|1|NY
kala-chana|Chickpeas, brown (kala chana)|kala chana|kala chana|pulse|whole|-|-|287 18.8 39.6 5.1 25.2|IFCT2017 B002|90|190,12,4,-|1|NY
besan|Besan (gram flour)|besan|besan|pulse|flour|starch|-|329 21.6 46.7 5.3 15.2|IFCT2017 B001|110|100,6.3,2.1,-|1|NY
lobia|Black-eyed peas (lobia)|lobia|lobia / chawli|pulse|whole|-|-|320 21.2 53.8 1.1 11.7|IFCT2017 B006|120|180,11,3.7,-|1|NY
matki|Moth beans (matki)|matki|moth / matki|pulse|whole|-|-|309 19.8 52.1 1.8 15.1|IFCT2017 B016|130|195,12,4,-|1|NY
vatana|Dried white peas (vatana)|dried white peas|safed matar|pulse|whole|-|-|303 20.4 48.9 1.9 17.0|IFCT2017 B017|75|195,12,4,-|1|NY
dried-green-peas|Dried green peas|dried green peas|sookhe hare matar|pulse|whole|-|-|303 20.4 48.9 1.9 17.0|IFCT2017 B017|110|195,12,4,-|1|NY
kulthi|Horse gram|horse gram|kulthi / gahat|pulse|whole|-|-|330 21.7 57.2 0.6 7.9|IFCT2017 B012|95|190,12,4,-|1|NY
val|Field beans (val / avarekalu, dry)|val beans|val|pulse|whole|-|-|283 19.9 45.2 1.0 22.4|IFCT2017 B008|150|185,11.5,3.8,-|1|NY
soybean|Soybean, dry|soybean|soyabean|pulse|whole|-|soy|377 37.8 10.2 19.4 22.6|IFCT2017 B025|95|185,11.5,3.8,-|1|NY
bhatt|Black soybean (bhatt)|black bhatt|bhatt|pulse|whole|-|soy|381 35.6 12.8 19.8 21.6|IFCT2017 B024|160|185,11.5,3.8,-|1|NY
soya-chunks|Soya chunks|soya chunks|soya badi / nutri|pulse|soya|-|soy|345 52.0 33.0 0.5 13.0|ESTIMATE: Indian label typical|150|60,4,-,-|1|NY
soya-granules|Soya granules|soya granules|soya granules|pulse|soya|-|soy|345 52.0 33.0 0.5 13.0|ESTIMATE: Indian label typical|160|80,5,1.7,-|1|NY
tofu|Tofu, firm|tofu|tofu|pulse|tofu|-|soy|145 15.8 2.0 8.7 2.3|USDA SR28 16426|320|250,-,-,-|1|NY
dalia-dal|Roasted chana dal (dalia/pottukadalai)|roasted chana dal|bhuna chana dal|pulse|-|paste|-|369 22.5 58.1 5.2 1.0|NVIF1989 #30|140|130,8,2.7,-|1|NY
vadi|Dal vadi (urad/moong, sun-dried)|vadi|badi / mangodi|pulse|vadi|-|-|330 23.0 51.0 1.6 11.0|ESTIMATE: urad/moong dal, dry|280|60,-,-,8|1|NY
potato|Potato|potatoes|aloo|vegetable|potato|veg|-|70 1.5 14.9 0.2 1.7|IFCT2017 F006|32|150,-,-,120|0.85|YN
onion|Onion|onion|pyaz|vegetable|onion|aromatic|-|48 1.5 9.6 0.2 2.5|IFCT2017 G017|38|150,9.5,3,100|0.9|NN
shallot|Shallot / sambar onion|shallots|chhota pyaz|vegetable|onion|aromatic|-|57 1.8 11.6 0.2 1.2|IFCT2017 G018|70|150,9.5,-,10|0.88|NN
spring-onion|Spring onion|spring onion|hara pyaz|vegetable|leafy|aromatic|-|26 2.1 3.0 0.3 5.2|IFCT2017 D058|90|60,4,-,15|0.85|NN
tomato|Tomato|tomatoes|tamatar|vegetable|tomato|tomato|-|20 0.9 2.7 0.5 1.8|IFCT2017 D076|42|170,11,-,90|0.97|YY
green-tomato|Green tomato|green tomato|kaccha tamatar|vegetable|tomato|sour|-|21 1.1 3.2 0.3 1.6|IFCT2017 D074|40|170,-,-,90|0.97|YY
tomato-puree|Tomato puree|tomato puree|tamatar puree|vegetable|-|tomato|-|38 1.6 7.1 0.2 1.9|USDA SR28 11547|110|245,15,5,-|1|YY
garlic|Garlic|garlic|lahsun|vegetable|onion|aromatic|-|124 6.9 21.9 0.2 5.2|IFCT2017 G011|220|136,8.5,2.8,4|0.85|NN
ginger|Ginger|ginger|adrak|vegetable|onion|aromatic|-|55 2.2 9.0 0.8 5.4|IFCT2017 G014|140|96,6,2,10|0.9|YN
ggpaste|Ginger-garlic paste|ginger-garlic paste|adrak lahsun paste|vegetable|-|aromatic|-|88 4.5 15.0 0.5 5.2|ESTIMATE: 50:50 IFCT ginger and garlic|230|240,15,5,-|1|NN
green-chilli|Green chilli|green chilli|hari mirch|vegetable|-|aromatic|-|42 2.4 5.9 0.7 4.8|IFCT2017 G008|90|90,5.5,1.8,4|0.95|YY
big-chilli|Bhavnagri / large green chilli|large green chillies|badi hari mirch|vegetable|capsicum|-|-|42 2.4 5.9 0.7 4.8|IFCT2017 G008|80|-,-,-,25|0.9|YY
coriander|Coriander leaves|coriander leaves|hara dhaniya|vegetable|leafy|herb|-|31 3.5 1.9 0.7 4.7|IFCT2017 G009|120|16,1,0.3,50|0.7|YY
mint|Mint leaves|mint leaves|pudina|vegetable|leafy|herb|-|37 4.7 2.4 0.7 5.9|IFCT2017 G016|150|25,1.5,0.5,40|0.6|YY
curry-leaves|Curry leaves|curry leaves|kadi patta|vegetable|leafy|temper|-|64 7.4 4.5 1.1 16.8|IFCT2017 G010|150|20,1.2,0.4,2|0.9|YY
spinach|Spinach|spinach|palak|vegetable|leafy|veg|-|24 2.1 2.0 0.6 2.4|IFCT2017 C033|45|30,-,-,250|0.75|NY
methi|Fenugreek leaves|methi leaves|methi|vegetable|leafy|veg|-|34 3.7 2.2 0.8 4.9|IFCT2017 C020|70|35,2.2,-,250|0.6|NY
sarson|Mustard greens|mustard greens|sarson|vegetable|leafy|veg|-|30 3.5 2.4 0.5 3.9|IFCT2017 C026|50|56,-,-,300|0.75|NY
bathua|Bathua (chenopodium)|bathua|bathua|vegetable|leafy|-|-|28 2.5 2.6 0.4 4.0|IFCT2017 C008|60|30,-,-,250|0.65|NY
amaranth|Amaranth leaves|amaranth leaves|chaulai / thotakura|vegetable|leafy|-|-|31 3.3 2.3 0.7 4.4|IFCT2017 C002|50|30,-,-,250|0.65|NY
arbi-leaves|Colocasia leaves|colocasia leaves|arbi patta / patra|vegetable|leafy|-|-|43 3.4 3.7 1.4 5.6|IFCT2017 C018|90|28,-,-,15|0.85|NY
moringa-leaves|Drumstick leaves|drumstick leaves|sahjan patta|vegetable|leafy|-|-|67 6.4 5.6 1.6 8.2|IFCT2017 C019|100|21,1.3,-,-|0.6|NY
dill|Dill leaves|dill leaves|sowa / shepu|vegetable|leafy|-|-|43 3.5 4.9 1.1 2.1|ESTIMATE: USDA dill weed fresh|110|9,0.6,-,60|0.75|NY
gongura|Sorrel (gongura)|gongura leaves|gongura / ambadi|vegetable|leafy|veg|-|36 1.9 4.1 1.1 4.6|IFCT2017 C022|90|30,-,-,200|0.6|NY
pui|Malabar spinach (basella)|Malabar spinach|poi / pui shaak|vegetable|leafy|-|-|20 1.6 2.0 0.5 2.2|IFCT2017 C007|60|44,-,-,250|0.7|NY
green-garlic|Spring garlic (green garlic)|green garlic|hara lahsun|vegetable|leafy|aromatic|-|45 2.5 7.0 0.4 3.0|ESTIMATE: green allium estimate|200|60,4,-,12|0.8|NN
cabbage|Cabbage|cabbage|patta gobhi|vegetable|cabbage|veg|-|22 1.4 3.2 0.1 2.8|IFCT2017 C015|35|80,-,-,700|0.85|NY
red-cabbage|Red cabbage|red cabbage|laal patta gobhi|vegetable|cabbage|-|-|23 1.4 3.5 0.2 2.2|IFCT2017 C016|70|80,-,-,600|0.85|NY
lettuce|Lettuce|lettuce|salad patta|vegetable|leafy|serve|-|22 1.5 3.0 0.3 1.8|IFCT2017 C025|180|40,-,-,10|0.85|NY
cauliflower|Cauliflower|cauliflower|phool gobhi|vegetable|floret|-|-|23 2.1 2.0 0.4 3.7|IFCT2017 D036|45|100,-,-,600|0.6|NY
broccoli|Broccoli|broccoli|hari gobhi|vegetable|floret|-|-|34 2.8 4.0 0.4 2.6|USDA SR28 11090|160|90,-,-,350|0.65|NY
peas|Green peas, fresh|green peas|hara matar|vegetable|pea|veg|-|81 7.2 11.9 0.1 6.3|IFCT2017 D061|110|145,9,-,-|0.45|NY
frozen-peas|Green peas, frozen|frozen peas|frozen matar|vegetable|pea|-|-|77 5.2 9.1 0.4 4.5|USDA SR28 11312|180|134,8.5,-,-|1|NY
beans|French beans|French beans|farasbi|vegetable|bean|-|-|22 2.1 2.6 0.2 4.2|IFCT2017 D050|70|110,-,-,6|0.92|NY
gawar|Cluster beans|cluster beans|gawar phali|vegetable|bean|veg|-|40 3.5 4.9 0.4 4.8|IFCT2017 D039|70|100,-,-,-|0.9|NY
sem|Broad beans / sem|broad beans|sem phali|vegetable|bean|-|-|31 3.1 2.8 0.6 5.6|IFCT2017 D047|60|110,-,-,-|0.9|NY
barbati|Yardlong beans|yardlong beans|barbati / lobia phali|vegetable|bean|-|-|47 2.8 8.3 0.4 0.0|USDA SR28 11199|60|91,-,-,-|0.92|NY
carrot|Carrot|carrots|gajar|vegetable|root|veg|-|33 0.9 5.5 0.5 4.2|IFCT2017 F002|50|120,-,-,70|0.85|NN
red-carrot|Red (Delhi) carrot|red carrots|laal gajar|vegetable|root|-|-|38 1.0 6.7 0.5 4.5|IFCT2017 F003|45|120,-,-,90|0.85|NN
beetroot|Beetroot|beetroot|chukandar|vegetable|root|veg|-|36 1.9 6.2 0.1 3.3|IFCT2017 F001|45|136,-,-,110|0.85|NN
radish|Radish, white|radish|mooli|vegetable|root|veg|-|32 0.8 6.6 0.1 2.6|IFCT2017 F010|35|116,-,-,200|0.8|NN
radish-leaves|Radish leaves|radish leaves|mooli patta|vegetable|leafy|-|-|26 2.2 2.8 0.5 1.8|IFCT2017 C031|30|40,-,-,-|0.8|NY
turnip|Turnip|turnip|shalgam|vegetable|root|-|-|28 0.9 4.6 0.1 1.8|USDA SR28 11564|45|130,-,-,120|0.85|NN
knol-khol|Knol khol|knol khol|ganth gobhi / navilkosu|vegetable|root|-|-|16 1.6 1.4 0.3 2.8|IFCT2017 D053|55|135,-,-,200|0.65|NY
sweet-potato|Sweet potato|sweet potato|shakarkand|vegetable|root|-|-|108 1.3 23.9 0.3 3.9|IFCT2017 F014|55|133,-,-,150|0.88|YN
arbi|Colocasia root|arbi|arbi|vegetable|tuber|-|-|89 3.3 17.9 0.2 3.2|IFCT2017 F004|65|130,-,-,50|0.83|YN
suran|Elephant foot yam|yam|suran / jimikand|vegetable|tuber|-|-|84 2.6 17.5 0.1 4.2|IFCT2017 F017|70|140,-,-,-|0.8|YN
kand|Purple yam (kand)|purple yam|kand / ratalu|vegetable|tuber|-|-|83 2.2 17.6 0.2 4.1|IFCT2017 F018|110|140,-,-,-|0.85|YN
tapioca|Tapioca root|tapioca|kappa / simla alu|vegetable|tuber|-|-|80 1.0 17.8 0.2 4.6|IFCT2017 F015|55|200,-,-,-|0.8|YN
lotus-root|Lotus root|lotus root|kamal kakdi / nadru|vegetable|lotus|-|-|79 1.9 14.7 0.9 4.7|IFCT2017 F005|160|120,-,-,-|0.8|YN
singhara|Water chestnut, fresh|fresh water chestnuts|singhara|vegetable|seedveg|-|-|96 0.9 21.5 0.4 3.0|IFCT2017 F016|80|124,-,-,10|0.62|YY
big-brinjal|Brinjal, round (bharta)|large brinjal|bharta baingan|vegetable|brinjal|veg|-|25 1.5 3.5 0.3 4.0|IFCT2017 D031|50|82,-,-,300|0.9|NY
brinjal|Brinjal, small|brinjal|chhota baingan|vegetable|brinjal|veg|-|25 1.5 3.5 0.3 4.0|IFCT2017 D031|55|82,-,-,40|0.92|NY
okra|Okra|okra|bhindi|vegetable|okra|-|-|27 2.1 3.6 0.2 4.1|IFCT2017 D056|60|100,-,-,12|0.88|NY
capsicum|Capsicum, green|capsicum|shimla mirch|vegetable|capsicum|veg|-|16 1.1 1.8 0.3 2.1|IFCT2017 D033|80|120,-,-,100|0.83|NY
bell-pepper|Capsicum, red/yellow|red and yellow peppers|laal-peeli shimla mirch|vegetable|capsicum|-|-|20 1.5 2.1 0.5 2.2|IFCT2017 D034|200|120,-,-,130|0.83|NY
lauki|Bottle gourd|bottle gourd|lauki / ghiya|vegetable|gourd|veg|-|11 0.5 1.7 0.1 2.1|IFCT2017 D007|40|116,-,-,600|0.85|YY
turai|Ridge gourd|ridge gourd|turai|vegetable|gourd|-|-|13 0.9 1.7 0.1 1.8|IFCT2017 D068|55|110,-,-,150|0.8|NY
gilki|Sponge gourd|sponge gourd|nenua / gilki|vegetable|gourd|-|-|15 1.0 2.2 0.1 1.9|IFCT2017 D069|50|110,-,-,150|0.85|NY
snake-gourd|Snake gourd|snake gourd|chichinda / padwal|vegetable|gourd|-|-|12 1.0 1.3 0.2 2.3|IFCT2017 D070|50|110,-,-,250|0.88|NY
karela|Bitter gourd|bitter gourd|karela|vegetable|bitter|-|-|21 1.4 2.8 0.2 3.8|IFCT2017 D004|65|93,-,-,80|0.83|NY
ash-gourd|Ash gourd|ash gourd|petha / kumbalanga|vegetable|gourd|-|-|17 0.8 2.8 0.1 3.4|IFCT2017 D001|35|130,-,-,-|0.7|YY
pumpkin|Pumpkin, orange|pumpkin|kaddu / sitaphal|vegetable|gourd|veg|-|23 0.8 4.0 0.2 2.6|IFCT2017 D066|40|116,-,-,-|0.78|YY
parwal|Pointed gourd|pointed gourd|parwal|vegetable|firmgourd|-|-|24 1.4 3.5 0.3 2.6|IFCT2017 D060|75|110,-,-,30|0.9|NY
tindora|Ivy gourd|ivy gourd|tindora / kundru|vegetable|firmgourd|-|-|19 1.2 2.4 0.2 3.2|IFCT2017 D055|65|110,-,-,10|0.95|NY
tinda|Apple gourd|tinda|tinda|vegetable|gourd|-|-|14 1.0 1.9 0.2 2.0|IFCT2017 D073|60|110,-,-,70|0.88|NY
chayote|Chayote|chayote|chow chow|vegetable|root|-|-|19 0.7 3.5 0.1 1.6|IFCT2017 D038|45|132,-,-,200|0.8|NY
cucumber|Cucumber|cucumber|kheera|vegetable|gourd|-|-|20 0.7 3.5 0.2 2.1|IFCT2017 D043|40|105,-,-,180|0.87|YY
zucchini|Zucchini|zucchini|zucchini|vegetable|gourd|-|-|20 1.1 2.3 0.5 2.3|IFCT2017 D077|110|115,-,-,200|0.95|NY
drumstick|Drumstick (moringa pods)|drumstick pods|sahjan / murungakkai|vegetable|drumstick|veg|-|29 2.6 3.8 0.1 6.8|IFCT2017 D046|110|100,-,-,60|0.7|NY
raw-banana|Raw banana (plantain)|raw banana|kaccha kela|vegetable|rawbanana|-|-|80 1.2 17.6 0.2 3.6|IFCT2017 D063|50|148,-,-,120|0.65|YY
banana-flower|Banana flower|banana flower|kele ka phool / mocha|vegetable|flower|-|-|21 1.5 2.1 0.6 5.2|IFCT2017 D062|90|-,-,-,-|0.35|NY
banana-stem|Banana stem|banana stem|kele ka tana|vegetable|flower|-|-|39 0.3 8.6 0.2 2.1|IFCT2017 D064|60|120,-,-,-|0.5|NY
raw-jackfruit|Raw jackfruit|raw jackfruit|kathal|vegetable|jackfruit|-|-|26 2.0 3.5 0.3 7.7|IFCT2017 D051|70|150,-,-,-|0.55|NY
jackfruit-seeds|Jackfruit seeds|jackfruit seeds|kathal beej|vegetable|seedveg|-|-|77 5.8 11.8 0.4 8.6|IFCT2017 D052|90|130,-,-,6|0.8|NY
raw-papaya|Raw papaya|raw papaya|kaccha papita|vegetable|rawbanana|veg|-|24 0.5 4.4 0.2 2.3|IFCT2017 D059|40|140,-,-,-|0.75|YY
raw-mango|Raw mango|raw mango|kairi|vegetable|rawmango|sour|-|49 0.7 10.6 0.1 3.0|IFCT2017 D057|80|120,-,-,150|0.7|YY
corn|Sweet corn kernels|sweet corn|makai / bhutta|vegetable|pea|-|-|97 4.2 16.4 1.4 3.3|IFCT2017 A008|90|145,9,-,100|0.45|NY
baby-corn|Baby corn|baby corn|baby corn|vegetable|babycorn|-|-|73 2.7 11.7 1.3 6.1|IFCT2017 D042|180|120,-,-,12|0.95|NY
mushroom|Button mushroom|button mushrooms|khumb|vegetable|mushroom|-|-|27 3.7 2.0 0.4 3.1|IFCT2017 J001|220|80,-,-,15|0.95|NN
oyster-mushroom|Oyster mushroom, fresh|oyster mushrooms|dhingri|vegetable|mushroom|-|-|33 3.3 3.8 0.4 2.3|USDA SR28 11987|260|86,-,-,-|0.9|NN
bamboo-shoot|Bamboo shoot|bamboo shoot|bans ka koopal|vegetable|bamboo|veg|-|16 1.3 1.7 0.3 1.6|IFCT2017 D002|200|150,-,-,-|0.8|NY
breadfruit|Breadfruit|breadfruit|kadachakka|vegetable|tuber|-|-|103 1.1 22.2 0.2 4.9|USDA SR28 09059|80|220,-,-,-|0.75|NY
amla|Gooseberry (amla)|amla|amla|vegetable|rawmango|-|-|24 0.3 4.4 0.2 7.8|IFCT2017 E021|80|150,-,-,40|0.85|YY
ker-sangri|Dried ker-sangri mix|ker sangri|ker sangri|vegetable|kersangri|-|-|280 18.0 42.0 3.0 18.0|ESTIMATE: dry desert bean/berry mix|1400|60,4,-,-|1|NY
whole-lemon|Lemon, whole|lemons|nimbu phal|fruit|citrus|-|-|32 1.1 6.5 0.3 2.8|USDA SR28 09150|110|-,-,-,45|0.9|NY
lemon|Lemon juice|lemon juice|nimbu ras|fruit|-|finish|-|22 0.3 6.6 0.2 0.3|USDA SR28 09152|180|240,15,5,45|0.35|YY
banana|Banana|banana|kela|fruit|fruit|-|-|105 1.2 23.6 0.3 1.9|IFCT2017 E012|55|225,-,-,110|0.65|YY
apple|Apple|apple|seb|fruit|fruit|-|-|62 0.3 13.1 0.6 2.6|IFCT2017 E001|160|125,-,-,170|0.88|YY
mango|Mango, ripe|mango|aam|fruit|fruit|-|-|55 0.5 11.4 0.6 2.0|IFCT2017 E039|120|165,-,-,220|0.65|YY
mango-pulp|Mango pulp (kesar)|mango pulp|aam ras|fruit|fruit|-|-|68 0.5 16.0 0.4 1.5|ESTIMATE: kesar pulp lightly sweetened|180|250,16,-,-|1|YY
pomegranate|Pomegranate arils|pomegranate|anaar|fruit|aril|serve|-|55 1.3 11.6 0.1 2.8|IFCT2017 E055|180|150,9.5,-,220|0.55|YY
orange|Orange|orange|santra|fruit|fruit|-|-|37 0.7 7.9 0.1 1.3|IFCT2017 E047|90|180,-,-,140|0.7|YY
mosambi|Sweet lime|sweet lime|mosambi|fruit|fruit|-|-|27 0.8 5.2 0.2 2.1|IFCT2017 E034|70|180,-,-,180|0.65|YY
papaya|Papaya, ripe|papaya|papita|fruit|fruit|-|-|24 0.4 4.6 0.2 2.8|IFCT2017 E049|50|145,-,-,-|0.7|YY
pineapple|Pineapple|pineapple|ananas|fruit|fruit|-|-|43 0.5 9.4 0.2 3.5|IFCT2017 E053|80|165,-,-,-|0.55|YY
watermelon|Watermelon|watermelon|tarbooj|fruit|fruit|-|-|20 0.6 3.9 0.2 0.7|IFCT2017 E065|30|152,-,-,-|0.6|YY
muskmelon|Muskmelon|muskmelon|kharbuja|fruit|fruit|-|-|23 0.4 4.2 0.3 1.5|IFCT2017 E045|50|156,-,-,-|0.6|YY
guava|Guava|guava|amrood|fruit|fruit|-|-|32 1.4 5.1 0.3 8.6|IFCT2017 E028|70|165,-,-,120|0.95|YY
grapes|Grapes, green|grapes|angoor|fruit|fruit|-|-|54 0.6 11.8 0.3 1.3|IFCT2017 E026|110|150,-,-,5|0.96|YY
chikoo|Chikoo (sapota)|chikoo|chikoo|fruit|fruit|-|-|73 0.9 13.9 1.3 9.6|IFCT2017 E060|80|150,-,-,80|0.8|YY
custard-apple|Custard apple|custard apple|sitaphal|fruit|fruit|-|-|99 1.6 20.4 0.7 5.1|IFCT2017 E016|140|150,-,-,200|0.45|YY
jackfruit|Jackfruit, ripe|jackfruit|paka kathal|fruit|fruit|-|-|72 2.7 14.0 0.1 3.6|IFCT2017 E030|90|150,-,-,25|0.35|YY
litchi|Litchi|litchi|litchi|fruit|fruit|-|-|54 1.0 11.4 0.3 1.3|IFCT2017 E035|180|150,-,-,18|0.6|YY
pear|Pear|pear|nashpati|fruit|fruit|-|-|38 0.4 8.1 0.3 4.5|IFCT2017 E051|130|140,-,-,160|0.88|YY
strawberry|Strawberry|strawberry|strawberry|fruit|fruit|-|-|25 1.0 3.4 0.6 2.5|IFCT2017 E063|350|150,-,-,15|0.95|YY
avocado|Avocado|avocado|makhanphal|fruit|fruit|-|-|144 3.0 1.8 13.9 6.7|IFCT2017 E007|450|150,-,-,200|0.67|YY
kokum|Kokum (dried)|kokum|kokum / amsul|fruit|-|sour|-|285 2.5 60.0 3.0 12.0|ESTIMATE: dried Garcinia rind estimate|500|80,5,-,3|1|YY
tamarind|Tamarind pulp (block)|tamarind|imli|fruit|-|sour|-|288 2.9 67.3 0.1 5.3|IFCT2017 E064|220|240,16,6,15|0.85|NY
dates|Dates, dried/soft|dates|khajoor|fruit|dryfruit|-|-|286 1.2 68.0 0.4 6.5|IFCT2017 E019|260|150,9,-,8|0.9|YY
raisins|Raisins|raisins|kishmish|fruit|dryfruit|serve|-|297 2.8 68.8 0.3 4.6|IFCT2017 E058|380|150,9,3,-|1|YY
figs|Figs, dried|dried figs|anjeer|fruit|dryfruit|-|-|249 3.3 54.1 0.9 9.8|USDA SR28 09094|1100|150,-,-,15|1|YY
apricot|Apricot, dried|dried apricots|khubani|fruit|dryfruit|-|-|316 3.2 72.6 0.7 3.3|IFCT2017 E005|700|130,-,-,8|1|YY
coconut-water|Tender coconut water|coconut water|nariyal pani|fruit|fruit|-|-|15 0.3 3.2 0.2 0.0|IFCT2017 K002|200|240,15,5,-|1|YY
bael|Bael pulp|bael pulp|bel|fruit|fruit|-|-|136 2.6 28.2 0.6 6.3|IFCT2017 E008|80|240,15,-,-|0.5|YY
full-milk|Milk, full cream / buffalo|full-cream milk|doodh|dairy|-|dairy|milk|107 3.7 8.4 6.6 0.0|IFCT2017 L001|72|245,15,5,-|1|YY
cow-milk|Milk, cow, whole|whole milk|gaay ka doodh|dairy|-|dairy|milk|73 3.3 4.9 4.5 0.0|IFCT2017 L002|62|245,15,5,-|1|YY
milk|Milk, toned (3% fat)|milk|toned doodh|dairy|-|dairy|milk|58 3.1 4.7 3.0 0.0|ESTIMATE: FSSAI toned milk 3.0% fat 8.5%|58|245,15,5,-|1|YY
curd|Curd (dahi)|curd|dahi|dairy|curd|curd|milk|60 3.1 3.0 4.0 0.0|NVIF1989 #423|85|245,15,5,-|1|YY
hung-curd|Hung curd (chakka)|hung curd|chakka dahi|dairy|curd|curd|milk|112 8.0 4.5 7.0 0.0|ESTIMATE: curd with whey drained ~45% yi|190|240,15,5,-|1|YY
buttermilk|Buttermilk (chaas)|buttermilk|chaas / mattha|dairy|-|dairy|milk|15 0.8 0.5 1.1 0.0|NVIF1989 #424|40|245,15,5,-|1|YY
paneer|Paneer|paneer|paneer|dairy|paneer|-|milk|258 18.9 12.4 14.8 0.0|IFCT2017 L003|420|150,10,-,15|1|YY
chhena|Chhena|chhena|chhena|dairy|paneer|-|milk|265 18.3 1.2 20.8 0.0|NVIF1989 #426|400|225,14,5,-|1|YY
khoya|Khoya (mawa)|khoya|khoya / mawa|dairy|khoya|dairy|milk|316 16.3 16.5 20.6 0.0|IFCT2017 L004|460|200,13,4,-|1|YY
cream|Fresh cream (25% fat)|fresh cream|malai / cream|dairy|-|dairy|milk|244 2.2 3.6 25.0 0.0|ESTIMATE: 25% fat dairy cream label|240|240,15,5,-|1|YY
butter|Butter (salted)|butter|makhan|dairy|-|butter|milk|717 0.8 0.1 81.1 0.0|USDA SR28 01001|560|227,14,4.7,-|1|YY
white-butter|White butter (unsalted)|white butter|safed makhan|dairy|-|butter|milk|717 0.8 0.1 81.1 0.0|USDA SR28 01145|600|227,14,4.7,-|1|YY
cheese|Cheese, processed|cheese|cheese|dairy|cheese|butter|milk|366 18.1 4.8 30.7 0.0|USDA SR28 01042|520|113,7,-,20|1|NY
mozzarella|Cheese, mozzarella|mozzarella|mozzarella|dairy|cheese|butter|milk|254 24.3 2.8 15.9 0.0|USDA SR28 01028|520|112,7,-,-|1|NY
milk-powder|Milk powder, whole|milk powder|doodh powder|dairy|-|-|milk|496 26.3 38.4 26.7 0.0|USDA SR28 01212|520|120,8,2.6,-|1|YY
condensed-milk|Condensed milk, sweetened|condensed milk|condensed milk|dairy|-|dairy|milk|321 7.9 54.4 8.7 0.0|USDA SR28 01095|330|306,19,6.4,-|1|YY
rabri|Rabri|rabri|rabri|dairy|-|-|milk|240 7.5 27.0 11.5 0.0|ESTIMATE: reduced sweetened milk|420|250,16,5,-|1|YY
shrikhand|Shrikhand base: sweetened hung curd|sweetened hung curd|shrikhand|dairy|-|-|milk|250 6.5 38.0 8.0 0.0|ESTIMATE: label typical|360|240,15,5,-|1|YY
whey|Whey / paneer water|paneer whey|paneer ka pani|dairy|-|-|milk|26 0.8 5.1 0.3 0.0|ESTIMATE: sweet whey|5|245,15,5,-|1|YY
egg|Hen egg, whole|eggs|anda|egg|egg|-|egg|135 13.3 0.0 9.2 0.0|IFCT2017 M001|170|243,-,-,50|0.89|NY
egg-white|Egg white|egg whites|ande ki safedi|egg|-|-|egg|45 10.8 0.0 0.1 0.0|IFCT2017 M002|200|243,-,-,33|1|NY
egg-yolk|Egg yolk|egg yolks|ande ki zardi|egg|-|-|egg|297 15.7 0.0 26.3 0.0|IFCT2017 M003|260|243,-,-,17|1|NY
duck-egg|Duck egg|duck eggs|batakh ka anda|egg|egg|-|egg|182 14.6 0.0 13.8 0.0|IFCT2017 M012|250|-,-,-,65|0.88|NY
quail-egg|Quail egg|quail eggs|bater ka anda|egg|egg|-|egg|152 12.4 0.0 11.5 0.0|IFCT2017 M014|400|-,-,-,10|0.88|NY
chicken|Chicken, curry cut with bone|chicken|murgh (haddi ke saath)|meat|chicken|-|-|145 18.5 0.0 7.8 0.0|ESTIMATE: skinless mixed parts, mean of |240|-,-,-,40|0.7|NN
chicken-breast|Chicken breast, boneless skinless|boneless chicken|murgh boneless|meat|chickenboneless|-|-|120 22.5 0.0 2.6 0.0|USDA SR28 05062|340|140,-,-,180|1|NN
chicken-thigh|Chicken thigh, boneless skinless|boneless chicken thigh|murgh raan boneless|meat|chickenboneless|-|-|121 19.7 0.0 4.1 0.0|USDA SR28 05096|340|140,-,-,90|1|NN
drumstick-chicken|Chicken drumstick, skinless|chicken drumsticks|tangdi|meat|chicken|-|-|195 28.6 0.0 8.1 0.0|USDA SR28 05072|290|-,-,-,90|0.68|NN
chicken-mince|Chicken mince (keema)|chicken mince|murgh keema|meat|mince|-|-|143 17.4 0.0 8.1 0.0|USDA SR28 05332|340|225,-,-,-|1|NN
wings|Chicken wings|chicken wings|murgh ke pankh|meat|chicken|-|-|193 17.4 0.0 13.8 0.0|IFCT2017 N004|260|-,-,-,45|0.55|NN
chicken-liver|Chicken liver|chicken liver|murgh kaleji|meat|liver|-|-|124 21.6 0.0 4.1 0.0|IFCT2017 N005|180|225,-,-,-|1|NN
mutton|Mutton (goat), curry cut with bone|mutton|bakre ka gosht|meat|mutton|-|-|160 22.1 0.0 7.9 0.0|IFCT2017 O003|820|-,-,-,40|0.72|NN
mutton-boneless|Mutton (goat), boneless|boneless mutton|gosht boneless|meat|mutton|-|-|160 22.1 0.0 7.9 0.0|IFCT2017 O003|1000|140,-,-,-|1|NN
mutton-mince|Mutton mince (keema)|mutton mince|bakre ka keema|meat|mince|-|-|188 20.3 0.0 11.9 0.0|IFCT2017 O001|900|225,-,-,-|1|NN
chops|Mutton chops / ribs|mutton chops|chaamp|meat|mutton|-|-|136 20.4 0.0 6.0 0.0|IFCT2017 O002|880|-,-,-,60|0.65|NN
paya|Mutton shank (nalli/paya)|mutton trotters|nalli / paya|meat|mutton|-|-|170 20.0 0.0 10.0 0.0|ESTIMATE: goat shank with marrow estimat|800|-,-,-,120|0.5|NN
liver|Mutton liver|mutton liver|kaleji|meat|liver|-|-|126 20.3 0.0 4.9 0.0|IFCT2017 O008|700|-,-,-,-|1|NN
lamb|Lamb (sheep) leg|lamb|bhed ka gosht|meat|mutton|-|-|164 21.4 0.0 8.7 0.0|IFCT2017 O016|850|-,-,-,-|1|NN
pork|Pork, shoulder|pork|suar ka gosht|meat|pork|-|-|237 17.4 0.0 18.8 0.0|IFCT2017 O048|420|140,-,-,-|1|NN
pork-chops|Pork, lean chops|pork chops|pork chops|meat|pork|-|-|179 19.4 0.0 11.3 0.0|IFCT2017 O049|460|-,-,-,120|0.75|NN
smoked-pork|Pork, smoked|smoked pork|smoked pork|meat|pork|-|-|300 22.0 0.0 23.0 0.0|ESTIMATE: smoke-dried shoulder estimate|800|-,-,-,-|1|NN
chorizo|Goan chorizo sausage|Goan chorizo|chourico|meat|pork|-|sulphite|420 22.0 3.0 36.0 0.0|ESTIMATE: cured pork sausage estimate|900|-,-,-,30|1|NN
buffalo|Buffalo meat (carabeef)|buffalo|bade ka gosht|meat|pork|-|-|157 22.6 0.0 7.4 0.0|IFCT2017 O027|380|140,-,-,-|1|NN
duck|Duck meat|duck|batakh|meat|bird|-|-|131 19.1 0.0 6.0 0.0|IFCT2017 N011|500|-,-,-,40|0.65|NN
quail|Quail|quail|bater|meat|bird|-|-|138 20.9 0.0 6.0 0.0|IFCT2017 N015|900|-,-,-,150|0.65|NN
chicken-stock|Chicken stock|chicken stock|murgh ki yakhni|meat|-|-|-|12 1.5 0.4 0.4 0.0|ESTIMATE: home stock|60|240,15,5,-|1|NN
rohu|Rohu|rohu|rohu|fish|fish|-|fish|102 19.7 0.0 2.4 0.0|IFCT2017 S006|260|-,-,-,90|0.75|NN
katla|Catla|katla|katla|fish|fish|-|fish|94 17.9 0.0 2.1 0.0|IFCT2017 S002|280|-,-,-,90|0.75|NN
hilsa|Hilsa|hilsa|ilish / hilsa|fish|fish|-|fish|259 21.8 0.0 18.5 0.0|IFCT2017 P017|1600|-,-,-,100|0.75|NN
bhetki|Bhetki (barramundi)|bhetki|bhetki|fish|fish|-|fish|68 15.3 0.0 0.3 0.0|IFCT2017 P005|700|-,-,-,80|0.95|NN
pomfret|Pomfret, white|pomfret|paplet|fish|fish|-|fish|123 19.0 0.0 5.1 0.0|IFCT2017 P057|1100|-,-,-,250|0.6|NN
surmai|Seer fish (surmai / king mackerel)|surmai|surmai / vanjaram|fish|fish|-|fish|136 22.3 0.0 5.2 0.0|IFCT2017 P087|950|-,-,-,100|0.85|NN
mackerel|Mackerel (bangda)|mackerel|bangda / ayala|fish|fish|-|fish|101 21.5 0.0 1.5 0.0|IFCT2017 P034|320|-,-,-,120|0.6|NN
sardine|Sardine (mathi)|sardines|mathi / tarli|fish|fish|-|fish|152 17.9 0.0 9.0 0.0|IFCT2017 P071|240|-,-,-,50|0.6|NN
karimeen|Pearl spot (karimeen)|karimeen|karimeen|fish|fish|-|fish|92 19.7 0.0 1.4 0.0|IFCT2017 P026|650|-,-,-,180|0.55|NN
basa|Basa / pangas fillet|basa|basa|fish|fish|-|fish|90 15.0 0.0 3.2 0.0|ESTIMATE: commercial basa fillet; IFCT S|420|-,-,-,150|1|NN
tilapia|Tilapia|tilapia|tilapia|fish|fish|-|fish|83 18.5 0.0 1.1 0.0|IFCT2017 P083|300|-,-,-,120|0.9|NN
magur|Catfish (singhi/magur)|magur catfish|singhi / magur|fish|fish|-|fish|124 15.9 0.0 6.2 0.0|IFCT2017 S001|500|-,-,-,90|0.7|NN
anchovy|Anchovy (nethili)|anchovies|nethili|fish|smallfish|-|fish|88 19.9 0.0 0.8 0.0|IFCT2017 P003|350|150,-,-,8|0.75|NN
bombil|Bombay duck (fresh)|Bombay duck|bombil|fish|fish|-|fish|69 13.5 0.0 1.0 0.0|IFCT2017 P007|300|-,-,-,70|0.8|NN
tuna|Tuna|tuna|choora / tuna|fish|fish|-|fish|112 24.5 0.0 1.4 0.0|IFCT2017 P084|450|150,-,-,-|0.9|NN
trout|Trout|trout|trout|fish|fish|-|fish|148 20.8 0.0 6.6 0.0|USDA SR28 15114|650|-,-,-,250|0.6|NN
salmon|Salmon|rawas fish|rawas (Indian salmon)|fish|fish|-|fish|172 21.0 0.0 9.9 0.0|IFCT2017 P068|1100|-,-,-,150|0.95|NN
pabda|Pabda|pabda|pabda|fish|fish|-|fish|96 19.2 0.0 2.1 0.0|ESTIMATE: small freshwater catfish estim|600|-,-,-,50|0.75|NN
koi|Koi / small freshwater fish|small river fish|koi / mourala|fish|fish|-|fish|105 17.0 0.0 4.0 0.0|ESTIMATE: small freshwater fish estimate|450|-,-,-,40|0.7|NN
roe|Fish roe|fish roe|machli ke ande|fish|roe|-|fish|143 24.7 0.0 5.3 0.0|IFCT2017 P092|400|-,-,-,-|1|NN
prawn|Prawns, medium peeled|prawns|jhinga / chingri|fish|prawn|-|crustacean|91 19.2 0.0 0.5 0.0|IFCT2017 S008|650|150,-,-,10|1|NN
tiger-prawn|Tiger prawns, shell-on|tiger prawns|bada jhinga|fish|prawn|-|crustacean|65 14.2 0.0 0.7 0.0|IFCT2017 Q008|800|-,-,-,30|0.55|NN
dried-shrimp|Dried shrimp|dried shrimp|sukha jhinga|fish|dryfish|-|crustacean|300 62.0 1.0 4.0 0.0|ESTIMATE: dried shrimp estimate|900|60,4,-,-|1|NN
dry-fish|Dried fish (bombil/shutki)|dried fish|sukhi machli|fish|dryfish|-|fish|290 62.0 0.0 4.0 0.0|ESTIMATE: dried fish estimate|700|60,-,-,-|1|NN
ngari|Fermented fish (ngari)|ngari|ngari|fish|dryfish|-|fish|200 35.0 0.0 6.0 0.0|ESTIMATE: fermented fish estimate|900|-,-,5,15|1|NN
crab|Crab|crab|kekda|fish|crab|-|crustacean|68 15.4 0.0 0.6 0.0|IFCT2017 Q002|500|-,-,-,200|0.3|NN
squid|Squid|squid|makul / koonthal|fish|squid|-|mollusc|84 17.4 0.0 1.1 0.0|IFCT2017 R007|400|150,-,-,-|0.8|NN
mussels|Mussels|mussels|kallumakkaya / tisrya|fish|shell|-|mollusc|86 11.9 3.7 2.2 0.0|USDA SR28 15164|350|150,-,-,-|0.3|NN
clams|Clams|clams|tisre|fish|shell|-|mollusc|60 11.8 0.0 1.3 0.0|IFCT2017 R002|300|150,-,-,-|0.25|NN
lobster|Lobster|lobster|lobster|fish|prawn|-|crustacean|70 16.0 0.0 0.6 0.0|IFCT2017 Q003|1800|-,-,-,-|0.35|NN
haldi|Turmeric powder|turmeric|haldi|spice|-|powder|-|281 7.7 49.2 5.0 21.4|IFCT2017 G033|260|130,8,2.7,-|1|NY
chilli-powder|Red chilli powder|red chilli powder|laal mirch powder|spice|-|powder|-|237 12.7 29.5 6.4 31.1|IFCT2017 G022|360|110,7,2.3,-|1|NY
kashmiri|Kashmiri chilli powder|Kashmiri chilli powder|kashmiri mirch|spice|-|powder|-|237 12.7 29.5 6.4 31.1|IFCT2017 G022|600|110,7,2.3,-|1|NY
dry-chilli|Dried red chilli, whole|dried red chilli|sookhi laal mirch|spice|-|temper|-|237 12.7 29.5 6.4 31.1|IFCT2017 G022|320|20,-,-,1|1|NY
coriander-powder|Coriander powder|coriander powder|dhaniya powder|spice|-|powder|-|269 10.7 13.0 17.5 44.8|IFCT2017 G024|280|85,5.3,1.8,-|1|NY
coriander-seeds|Coriander seeds|coriander seeds|sabut dhaniya|spice|-|roast|-|269 10.7 13.0 17.5 44.8|IFCT2017 G024|240|80,5,1.7,-|1|NY
cumin|Cumin seeds|cumin seeds|jeera|spice|-|temper|-|304 13.9 22.6 16.6 30.4|IFCT2017 G025|480|100,6.3,2.1,-|1|YY
roast-cumin|Cumin powder, roasted|roasted cumin powder|bhuna jeera powder|spice|-|powder|-|304 13.9 22.6 16.6 30.4|IFCT2017 G025|520|95,6,2,-|1|YY
shahi-jeera|Black cumin (shahi jeera)|black cumin|shahi jeera|spice|-|temper|-|333 19.8 11.9 14.6 38.0|USDA SR28 02005|900|95,6,2,-|1|NY
mustard|Black mustard seeds|mustard seeds|rai / sarson|spice|-|temper|mustard|510 19.5 16.8 40.2 14.1|IFCT2017 H013|140|175,11,3.6,-|1|NY
yellow-mustard|Yellow mustard seeds|yellow mustard seeds|peeli sarson|spice|-|paste|mustard|510 19.5 16.8 40.2 14.1|IFCT2017 H013|200|175,11,3.6,-|1|NY
fenugreek|Fenugreek seeds|fenugreek seeds|methi dana|spice|-|temper|-|235 25.4 10.6 5.7 47.5|IFCT2017 G026|140|180,11,3.7,-|1|NY
kasuri|Kasuri methi (dried fenugreek leaf)|kasuri methi|kasuri methi|spice|-|finish|-|270 24.0 25.0 5.0 30.0|ESTIMATE: dried IFCT C020|900|12,0.8,0.3,-|1|NY
hing|Asafoetida (compounded)|hing|hing|spice|-|temper|gluten|332 6.3 72.0 1.3 5.1|IFCT2017 G019|2400|110,7,2.3,-|1|NY
ajwain|Ajwain (carom)|ajwain|ajwain|spice|-|temper|-|357 15.9 24.5 21.1 20.6|IFCT2017 G029|420|110,7,2.2,-|1|YY
fennel|Fennel seeds|fennel seeds|saunf|spice|-|roast|-|345 15.8 12.5 14.9 39.8|USDA SR28 02018|320|95,6,2,-|1|NY
nigella|Nigella seeds|nigella seeds|kalonji|spice|-|temper|-|380 18.0 25.0 22.0 20.0|ESTIMATE: Nigella sativa literature mean|600|105,6.5,2.2,-|1|NY
pepper|Black pepper|black pepper|kali mirch|spice|-|roast|-|217 10.1 36.2 2.7 33.2|IFCT2017 G031|900|110,7,2.3,-|1|YY
cardamom|Green cardamom|green cardamom|hari elaichi|spice|-|temper|-|255 8.1 47.8 2.6 23.1|IFCT2017 G020|3600|95,6,2,0.25|1|YY
black-cardamom|Black cardamom|black cardamom|badi elaichi|spice|-|temper|-|271 6.7 52.5 2.8 23.5|IFCT2017 G021|2600|-,-,2,1|1|NY
cloves|Cloves|cloves|laung|spice|-|temper|-|187 5.9 18.7 8.4 34.5|IFCT2017 G023|1300|100,6.5,2.1,0.1|1|YY
cinnamon|Cinnamon / cassia|cinnamon|dalchini|spice|-|temper|-|247 4.0 27.5 1.2 53.1|USDA SR28 02010|650|125,8,2.6,2|1|YY
bay-leaf|Bay leaf (tej patta)|bay leaf|tej patta|spice|-|temper|-|313 7.6 48.7 8.4 26.3|USDA SR28 02004|250|-,-,0.6,0.3|1|NY
star-anise|Star anise|star anise|chakri phool|spice|-|temper|-|337 17.6 35.4 15.9 14.6|USDA SR28 02002|1100|-,-,-,1.5|1|NY
mace|Mace|mace|javitri|spice|-|temper|-|356 6.2 26.5 24.4 20.3|IFCT2017 G027|2800|-,-,1.7,0.7|1|NY
nutmeg|Nutmeg|nutmeg|jaiphal|spice|-|powder|-|464 6.3 27.6 36.5 12.0|IFCT2017 G028|1100|-,-,2.2,5|1|YY
saffron|Saffron|saffron|kesar|spice|-|finish|-|310 11.4 61.5 5.8 3.9|USDA SR28 02037|280000|-,-,0.7,0.02|1|YY
poppy|Poppy seeds|poppy seeds|khus khus / posto|spice|-|paste|-|423 20.3 12.4 30.4 26.7|IFCT2017 G032|1600|140,8.8,2.8,-|1|NY
dry-ginger|Dry ginger powder|dry ginger powder|saunth|spice|-|powder|-|335 9.0 57.5 4.2 14.1|USDA SR28 02021|600|85,5.4,1.8,-|1|YY
amchur|Dry mango powder|amchur|amchur|spice|-|finish|-|330 3.0 76.0 0.8 12.0|ESTIMATE: dried raw mango|400|100,6.5,2.2,-|1|NY
anardana|Pomegranate seed powder|anardana powder|anardana|spice|-|finish|-|330 5.0 60.0 4.0 20.0|ESTIMATE: dried seeds estimate|700|100,6.5,2.2,-|1|NY
garam-masala|Garam masala|garam masala|garam masala|spice|-|finish|-|300 11.0 35.0 12.0 28.0|ESTIMATE: blend of IFCT whole spices|900|100,6,2,-|1|NY
chaat-masala|Chaat masala|chaat masala|chaat masala|spice|-|finish|-|220 8.0 35.0 5.0 15.0|ESTIMATE: blend incl. salts|600|110,7,2.3,-|1|NY
sambar-powder|Sambar powder|sambar powder|sambar masala|spice|-|powder|mustard|320 14.0 42.0 9.0 22.0|ESTIMATE: dal + chilli + coriander blend|500|100,6,2,-|1|NY
rasam-powder|Rasam powder|rasam powder|rasam podi|spice|-|powder|-|310 14.0 38.0 9.0 24.0|ESTIMATE: coriander + pepper + dal blend|520|100,6,2,-|1|NY
panch-phoron|Panch phoron|panch phoron|panch phoron|spice|-|temper|mustard|370 20.0 18.0 20.0 30.0|ESTIMATE: equal parts five seeds|450|130,8,2.7,-|1|NY
goda-masala|Goda / kala masala|goda masala|goda masala|spice|-|powder|sesame|390 14.0 25.0 25.0 25.0|ESTIMATE: coconut, sesame, spice blend|800|100,6,2,-|1|NN
pavbhaji-masala|Pav bhaji masala|pav bhaji masala|pav bhaji masala|spice|-|powder|-|300 12.0 38.0 10.0 25.0|ESTIMATE: spice blend|650|100,6,2,-|1|NY
biryani-masala|Biryani masala|biryani masala|biryani masala|spice|-|powder|-|300 11.0 36.0 11.0 27.0|ESTIMATE: spice blend|900|100,6,2,-|1|NY
podi|Curry leaf / podi (gunpowder)|gunpowder podi|milagai podi|spice|-|powder|sesame|400 17.0 36.0 20.0 12.0|ESTIMATE: dal, chilli, sesame blend|500|110,7,2.3,-|1|NY
dabeli-masala|Dabeli masala|dabeli masala|dabeli masala|spice|-|powder|-|300 10.0 40.0 10.0 22.0|ESTIMATE: spice blend|700|100,6,2,-|1|NY
stone-flower|Stone flower (dagad phool)|stone flower|dagad phool|spice|-|temper|-|250 8.0 45.0 3.0 30.0|ESTIMATE: lichen estimate|1800|-,-,0.5,-|1|NY
pippali|Kebab chini / long pepper|long pepper|pippali|spice|-|temper|-|217 10.5 35.7 2.3 34.1|IFCT2017 G030|1500|-,-,2.2,-|1|NY
salt|Salt|salt|namak|spice|-|salt|-|0 0.0 0.0 0.0 0.0|USDA SR28 02047|24|290,18,6,-|1|NY
black-salt|Black salt|black salt|kala namak|spice|-|finish|-|0 0.0 0.0 0.0 0.0|USDA SR28 02047|80|260,16,5.5,-|1|NY
rock-salt|Rock salt (sendha)|rock salt|sendha namak|spice|-|salt|-|0 0.0 0.0 0.0 0.0|USDA SR28 02047|90|260,16,5.5,-|1|YY
ghee|Ghee|ghee|ghee|fat|-|fat|milk|900 0.0 0.0 100.0 0.0|IFCT2017 T013|680|216,13.5,4.5,-|1|YY
oil|Sunflower / refined oil|oil|refined tel|fat|-|fat|-|900 0.0 0.0 100.0 0.0|IFCT2017 T012|150|218,13.6,4.5,-|1|YY
mustard-oil|Mustard oil|mustard oil|sarson ka tel|fat|-|fat|mustard|900 0.0 0.0 100.0 0.0|IFCT2017 T006|175|218,13.6,4.5,-|1|NY
groundnut-oil|Groundnut oil|groundnut oil|moongfali ka tel|fat|-|fat|peanut|900 0.0 0.0 100.0 0.0|IFCT2017 T005|190|218,13.6,4.5,-|1|YY
coconut-oil|Coconut oil|coconut oil|nariyal ka tel|fat|-|fat|-|900 0.0 0.0 100.0 0.0|IFCT2017 T001|320|218,13.6,4.5,-|1|YY
sesame-oil|Sesame (gingelly) oil|sesame oil|til ka tel|fat|-|fat|sesame|900 0.0 0.0 100.0 0.0|IFCT2017 T004|340|218,13.6,4.5,-|1|NY
ricebran-oil|Rice bran oil|rice bran oil|rice bran tel|fat|-|fat|-|900 0.0 0.0 100.0 0.0|IFCT2017 T008|160|218,13.6,4.5,-|1|NY
soybean-oil|Soybean oil|soybean oil|soyabean tel|fat|-|fat|soy|900 0.0 0.0 100.0 0.0|IFCT2017 T011|140|218,13.6,4.5,-|1|NY
olive-oil|Olive oil|olive oil|zaitoon tel|fat|-|fat|-|884 0.0 0.0 100.0 0.0|USDA SR28 04053|900|216,13.5,4.5,-|1|YY
vanaspati|Vanaspati|vanaspati|vanaspati|fat|-|fat|-|900 0.0 0.0 100.0 0.0|IFCT2017 T014|150|205,13,4.3,-|1|NY
mayo|Mayonnaise (eggless)|eggless mayonnaise|eggless mayo|fat|-|serve|soy,mustard|480 0.5 14.0 47.0 0.0|ESTIMATE: Indian eggless label typical|260|230,14.5,4.8,-|1|NY
peanuts|Peanuts, raw|peanuts|moongfali|nut|nut|paste|peanut|520 23.6 17.3 39.6 10.4|IFCT2017 H012|140|146,9,3,-|1|YY
peanut-butter|Peanut butter|peanut butter|peanut butter|nut|-|-|peanut|588 25.1 13.6 50.4 6.0|USDA SR28 16398|420|258,16,5.4,-|1|NY
cashew|Cashew nuts|cashew|kaju|nut|nut|paste|tree-nut|583 18.8 25.5 45.2 3.9|IFCT2017 H005|950|130,8,2.7,1.6|1|YY
almonds|Almonds|almonds|badam|nut|nut|paste|tree-nut|609 18.4 3.0 58.5 13.1|IFCT2017 H001|900|143,9,3,1.2|1|YY
pista|Pistachios|pista|pista|nut|nut|paste|tree-nut|539 23.4 15.8 42.5 10.6|IFCT2017 H018|1700|123,7.7,2.6,0.7|1|YY
walnuts|Walnuts|walnuts|akhrot|nut|nut|paste|tree-nut|671 14.9 10.1 64.3 5.4|IFCT2017 H021|1100|100,6.3,2.1,4|1|YY
coconut|Coconut, fresh grated|grated coconut|nariyal|nut|coconut|paste|-|409 3.8 6.3 41.4 10.4|IFCT2017 H007|160|85,5.3,1.8,300|0.52|YY
copra|Coconut, dry (copra)|dry coconut|khopra|nut|coconut|paste|-|624 7.3 8.0 63.3 15.9|IFCT2017 H006|320|80,5,1.7,-|1|YY
desiccated|Desiccated coconut|desiccated coconut|sukha nariyal bura|nut|coconut|paste|-|660 6.9 7.3 64.5 16.3|USDA SR28 12108|340|85,5.3,1.8,-|1|YY
coconut-milk|Coconut milk, thick|coconut milk|nariyal doodh|nut|-|dairy|-|197 2.0 2.8 21.3 0.0|USDA SR28 12118|300|226,15,5,-|1|YY
sesame|Sesame seeds, white|sesame seeds|safed til|nut|nut|paste|sesame|520 21.7 10.8 43.0 17.0|IFCT2017 H011|260|144,9,3,-|1|NY
black-sesame|Sesame seeds, black|black sesame seeds|kala til|nut|nut|paste|sesame|508 19.2 10.3 43.1 17.2|IFCT2017 H009|320|144,9,3,-|1|NY
flax|Flax seeds|flax seeds|alsi|nut|nut|paste|-|444 18.6 11.0 35.7 26.2|IFCT2017 H014|160|160,10,3.3,-|1|NY
niger|Niger seeds|niger seeds|ramtil / karale|nut|nut|paste|-|512 18.9 23.0 38.6 10.9|IFCT2017 H015|240|150,9,3,-|1|NY
magaz|Melon seeds (magaz)|melon seeds|magaz|nut|nut|paste|-|557 28.3 15.3 47.4 0.0|USDA SR28 12174|700|108,6.8,2.3,-|1|YY
pumpkin-seeds|Pumpkin seeds|pumpkin seeds|kaddu beej|nut|nut|-|-|559 30.2 4.7 49.0 6.0|USDA SR28 12014|700|129,8,2.7,-|1|YY
sunflower-seeds|Sunflower seeds|sunflower seeds|surajmukhi beej|nut|nut|-|-|586 23.5 6.8 51.9 10.8|IFCT2017 H020|420|140,8.8,2.9,-|1|NY
chia|Chia seeds|chia seeds|chia|nut|nut|-|-|486 16.5 7.7 30.7 34.4|USDA SR28 12006|600|165,10.5,3.5,-|1|NY
sabja|Basil seeds (sabja)|basil seeds|sabja|nut|-|-|-|440 17.0 20.0 25.0 35.0|ESTIMATE: basil seed literature, approxi|500|165,10.5,3.5,-|1|YY
makhana|Fox nuts (makhana)|makhana|makhana|nut|nut|-|-|347 9.7 76.9 0.1 0.0|NVIF1989 #463|1300|20,1.3,0.4,-|1|YY
charoli|Charoli (chironji)|charoli|chironji|nut|nut|paste|tree-nut|650 19.0 12.0 59.0 4.0|ESTIMATE: NVIF chironji, rounded|2200|130,8,2.7,-|1|YY
chilgoza|Pine nuts (chilgoza)|chilgoza|chilgoza|nut|nut|-|tree-nut|594 12.6 26.8 48.8 3.8|IFCT2017 H017|4500|135,8.5,2.8,-|1|YY
sugar|Sugar|sugar|cheeni|sweetener|-|sweet|-|387 0.0 100.0 0.0 0.0|USDA SR28 19335|46|200,12.5,4.2,-|1|YY
powdered-sugar|Powdered sugar|powdered sugar|pisi cheeni|sweetener|-|sweet|-|389 0.0 99.8 0.0 0.0|USDA SR28 19336|60|120,7.5,2.5,-|1|YY
jaggery|Jaggery|jaggery|gud|sweetener|-|sweet|-|354 1.9 84.9 0.2 0.0|IFCT2017 I001|65|200,13,4.5,-|1|YY
nolen-gur|Date palm jaggery (nolen gur)|date-palm jaggery|nolen gur / khajur gur|sweetener|-|sweet|-|355 1.5 86.0 0.2 0.0|ESTIMATE: as jaggery|280|240,16,5.5,-|1|NY
palm-jaggery|Palm jaggery (karupatti)|palm jaggery|karupatti|sweetener|-|sweet|-|349 2.3 84.7 0.1 0.0|NVIF1989 #445|260|200,13,4.5,-|1|NY
honey|Honey|honey|shahad|sweetener|-|sweet|-|304 0.3 82.2 0.0 0.2|USDA SR28 19296|420|336,21,7,-|1|YN
mishri|Mishri (rock sugar)|mishri|mishri|sweetener|-|sweet|-|387 0.0 100.0 0.0 0.0|USDA SR28 19335|110|200,12.5,4.2,-|1|YY
rose-syrup|Rooh afza / rose syrup|rose syrup|gulab sharbat|sweetener|-|-|-|290 0.0 72.0 0.0 0.0|ESTIMATE: label typical|230|310,19,6.5,-|1|NY
gulkand|Gulkand|gulkand|gulkand|sweetener|-|finish|-|300 0.5 74.0 0.2 1.5|ESTIMATE: rose petal + sugar|480|310,19,6.5,-|1|NY
sugar-syrup|Sugar syrup (1-string chashni)|sugar syrup|chashni|sweetener|-|-|-|290 0.0 75.0 0.0 0.0|ESTIMATE: 75% sugar|36|300,19,6.3,-|1|YY
water|Water|water|pani|other|-|water|-|0 0.0 0.0 0.0 0.0|USDA SR28 14411|0|240,15,5,-|1|YY
tea|Tea leaves|tea leaves|chai patti|other|-|-|-|0 0.0 0.0 0.0 0.0|ESTIMATE: infusion adds no energy|480|60,4,1.5,-|1|YY
coffee|Coffee powder (filter/instant)|coffee|coffee|other|-|-|-|2 0.1 0.3 0.0 0.0|ESTIMATE: per 100 g brewed-equivalent ne|900|60,4,1.5,-|1|YY
kahwa|Green tea / kahwa leaves|kahwa tea leaves|kahwa patti|other|-|-|-|0 0.0 0.0 0.0 0.0|ESTIMATE: infusion adds no energy|1200|50,3,1,-|1|YY
soy-sauce|Soy sauce|soy sauce|soya sauce|other|-|sauce|soy,gluten|53 8.1 4.1 0.6 0.8|USDA SR28 16123|180|255,16,5.3,-|1|NY
vinegar|Vinegar|vinegar|sirka|other|-|sour|-|18 0.0 0.0 0.0 0.0|USDA SR28 02053|60|240,15,5,-|1|NY
ketchup|Tomato ketchup|ketchup|ketchup|other|-|sauce|-|112 1.2 25.9 0.2 0.3|USDA SR28 11935|160|272,17,5.7,-|1|NN
chilli-sauce|Red chilli sauce|red chilli sauce|chilli sauce|other|-|sauce|-|100 1.0 23.0 0.3 1.0|ESTIMATE: label typical|180|270,17,5.7,-|1|NN
schezwan|Schezwan sauce / chutney|schezwan chutney|schezwan chutney|other|-|sauce|soy|180 1.8 16.0 12.0 2.0|ESTIMATE: label typical|300|256,16,5.3,-|1|NN
green-chutney|Green chutney (coriander-mint)|green chutney|hari chutney|other|-|serve|-|40 2.0 5.0 1.0 2.5|ESTIMATE: coriander, mint, chilli, lemon|200|240,15,5,-|1|NY
meethi-chutney|Tamarind-date chutney|tamarind-date chutney|meethi chutney|other|-|serve|-|240 1.2 57.0 0.3 3.0|ESTIMATE: tamarind + date + jaggery|220|280,18,6,-|1|NY
kasundi|Mustard paste (kasundi)|kasundi mustard|kasundi|other|-|sour|mustard|180 8.0 10.0 11.0 5.0|ESTIMATE: mustard + vinegar|350|250,16,5.3,-|1|NN
mango-pickle|Mango pickle|mango pickle|aam ka achar|other|-|-|mustard|200 1.5 8.0 18.0 4.0|ESTIMATE: oil pickle typical|260|240,15,5,-|1|NY
baking-powder|Baking powder|baking powder|baking powder|other|-|raise|-|53 0.0 27.5 0.0 0.2|USDA SR28 18369|320|190,13,4.6,-|1|NY
baking-soda|Baking soda|baking soda|meetha soda|other|-|raise|-|0 0.0 0.0 0.0 0.0|USDA SR28 18372|120|220,14,4.6,-|1|NY
eno|Eno fruit salt|eno|eno|other|-|raise|-|0 0.0 0.0 0.0 0.0|ESTIMATE: bicarbonate|1000|-,-,5,5|1|NY
yeast|Yeast, dry|dry yeast|khameer|other|-|raise|-|325 40.4 14.3 7.6 26.9|USDA SR28 18375|700|150,9,3,-|1|NN
cocoa|Cocoa powder|cocoa|cocoa|other|-|-|-|228 19.6 24.7 13.7 33.2|USDA SR28 19165|900|86,5.4,1.8,-|1|NY
custard-powder|Custard powder|custard powder|custard powder|other|-|-|-|375 0.5 92.0 0.2 0.5|ESTIMATE: vanilla corn starch|240|128,8,2.7,-|1|NY
agar|Agar agar (china grass)|china grass|china grass|other|-|-|-|30 2.0 0.5 0.0 75.0|ESTIMATE: dried seaweed fibre|3000|20,2,0.7,-|1|YY
rose-water|Rose water|rose water|gulab jal|other|-|finish|-|0 0.0 0.0 0.0 0.0|ESTIMATE: flavouring|200|240,15,5,-|1|YY
kewra|Kewra water|kewra water|kewra jal|other|-|finish|-|0 0.0 0.0 0.0 0.0|ESTIMATE: flavouring|220|240,15,5,-|1|YY
varq|Edible silver leaf (varq)|silver leaf|varq|other|-|serve|-|0 0.0 0.0 0.0 0.0|ESTIMATE: garnish|60000|-,-,-,-|1|YN
sev|Sev (fine, besan)|sev|sev|other|-|serve|peanut|560 14.0 40.0 38.0 8.0|ESTIMATE: fried besan sev typical|240|60,4,1.3,-|1|NY
boondi|Boondi (salted)|boondi|boondi|other|-|serve|-|550 13.0 41.0 37.0 8.0|ESTIMATE: fried besan pearls typical|240|60,4,1.3,-|1|NY
papdi|Papdi / puri shells|papdi|papdi / gol gappa puri|other|-|serve|gluten|500 9.0 56.0 27.0 3.0|ESTIMATE: fried flour crisps|240|40,-,-,5|1|NY
farsan|Farsan / chivda mix|farsan|farsan|other|-|serve|peanut|520 13.0 46.0 32.0 7.0|ESTIMATE: fried mix typical|240|60,4,-,-|1|NY
banana-leaf|Banana leaf|banana leaf|kele ka patta|other|-|-|-|0 0.0 0.0 0.0 0.0|ESTIMATE: wrapper, not eaten|60|-,-,-,60|1|YY
charcoal|Charcoal (for dhungar smoke)|charcoal|koyla|other|-|-|-|0 0.0 0.0 0.0 0.0|ESTIMATE: not eaten|60|-,-,-,20|1|NY
gond|Edible gum (gond)|edible gum|gond|other|-|-|-|200 2.0 8.0 0.0 80.0|ESTIMATE: Acacia gum fibre|900|150,9,3,-|1|YY
chhurpi|Chhurpi (hill cheese)|chhurpi|chhurpi|dairy|paneer|-|milk|340 36 8 18 0|ESTIMATE: hard cottage cheese|900|100,-,-,-|1|NY
axone|Axone (fermented soybean)|axone|axone|pulse|soya|-|soy|190 18 8 9 5|ESTIMATE: natto, USDA SR28 16113|400|200,15,5,-|1|NN
chholia|Green chickpeas, fresh (chholia)|chholia|hara chana|vegetable|pea|-|-|120 8 16 1.5 5|ESTIMATE: half of dry chana|160|150,9,3,-|1|NY
jamun|Jamun|jamun|jamun|fruit|fruit|-|-|54 0.8 12 0.2 0.9|ESTIMATE: from the fresh fruit|200|150,-,-,8|0.75|YY
sugarcane-juice|Sugarcane juice|sugarcane juice|ganne ka ras|fruit|fruit|-|-|39 0.2 9.5 0 0|ESTIMATE: juice at 10 Brix|80|240,15,5,-|1|YY
gundruk|Gundruk (fermented greens)|gundruk|gundruk|vegetable|leafy|-|-|220 28 20 3 12|ESTIMATE: dried fermented mustard leaf|600|40,4,1.5,-|1|NY
kinnow|Kinnow|kinnow|kinnow|fruit|fruit|-|-|44 0.8 9.5 0.2 1.3|ESTIMATE: as orange|80|-,-,-,150|0.7|YY
plum|Plum|plum|aloo bukhara|fruit|fruit|-|-|46 0.7 10 0.3 1.4|USDA 09279|200|160,-,-,60|0.9|YY
raw-turmeric|Fresh turmeric root|raw turmeric|kacchi haldi|vegetable|onion|-|-|52 1.2 10 0.4 2|ESTIMATE: as fresh ginger|160|120,8,3,20|0.9|NN
`
