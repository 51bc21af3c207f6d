/**
 * The words that mains are made of, one a line:
 * label (Hindi, as in a title)|ingredients|English|Tamil|Telugu|Kannada|Malayalam|Marathi|Gujarati|Bengali|Odia
 *
 * A blank language means that the ingredient is not at home there: dishes of that language's styles leave it out.
 * Several words for one thing are parted by "/": the first is printed, all are searched.
 */
export const mainTable = `
Aloo|potato|Potato|Urulai/Urulaikizhangu|Bangaladumpa/Aloo|Alugadde|Urulakizhangu|Batata|Bateta/Batata|Aloo|Aloo
Shakarkand|sweet-potato|Sweet Potato|Sakkaravalli|Chilagadadumpa|Genasu|Madhurakizhangu|Ratale|Shakkariya|Ranga Aloo|Kandamula
Arbi|arbi|Arbi|Seppankizhangu/Cheppankizhangu|Chamadumpa|Kesavina Gadde|Chembu|Alkudi/Arvi|Arvi|Kochu|Saru
Suran|suran|Yam|Senai/Senaikizhangu|Kanda|Suvarnagadde|Chena|Suran|Suran|Ol|Olua
Kand|kand|Purple Yam||||Kachil|Kand/Konfal|Ratalu/Kand||
Kappa|tapioca|Tapioca|Maravalli|||Kappa/Kappa Kizhangu||||
Chukandar|beetroot|Beetroot|Beetroot|Beetroot|Beetroot|Beetroot|Beet|Beet|Beet|Beet
Gajar|carrot|Carrot|Carrot|Carrot|Carrot|Carrot|Gajar|Gajar|Gajor|Gajara
Mooli|radish|Radish|Mullangi|Mullangi|Mullangi/Moolangi|Mullanki|Mula|Mula|Mulo|Mula
Mooli Patta|radish-leaves|Radish Leaf|||||Mulyacha Pala|Mula ni Bhaji|Mulo Shaak|Mula Saga
Shalgam|turnip|Turnip||||||Salgam|Shalgom|
Ganth|knol-khol|Knol Khol|Noolkol|Noolkol|Navilukosu/Gedde Kosu|Knol Khol|Navalkol||Olkopi|Olkobi
Chowchow|chayote|Chow Chow|Chow Chow|Seema Vankaya|Seeme Badanekai||||Squash|
Kamalkakdi|lotus-root|Lotus Root|Thamarai Thandu||||||Padmer Data|
Bhindi|okra|Okra|Vendakkai/Vendakai|Bendakaya|Bendekai/Bendekayi|Vendakka|Bhendi|Bhinda|Dharosh|Bhendi
Baingan|brinjal|Brinjal|Kathirikkai/Kathirikai|Vankaya|Badanekai/Badanekayi|Vazhuthananga|Vangi|Ringan|Begun|Baigana
Lauki|lauki|Bottle Gourd|Suraikkai/Sorakkai|Sorakaya/Anapakaya|Sorekai|Churakka|Dudhi/Dudhi Bhopla|Dudhi|Lau|Lau
Turai|turai|Ridge Gourd|Peerkangai/Peerkankai|Beerakaya|Heerekai/Heerekayi|Peechinga|Dodka|Turiya|Jhinge|Janhi
Gilki|gilki|Sponge Gourd||Neti Beerakaya|Tuppa Heerekai||Ghosavale|Galka|Dhundul|Tarada
Chichinda|snake-gourd|Snake Gourd|Pudalangai/Pudalankai|Potlakaya|Padavalakai|Padavalanga|Padwal||Chichinga|Chhachindra
Karela|karela|Bitter Gourd|Pavakkai/Pagarkai|Kakarakaya|Hagalakai/Hagalakayi|Pavakka/Kaipakka|Karli/Karle|Karela|Uchhe/Korola|Kalara
Safed Petha|ash-gourd|Ash Gourd|Poosanikai/Vellai Poosani|Boodida Gummadi|Boodu Kumbalakai|Kumbalanga|Kohala|Kohlu|Chalkumro|Panikakharu
Kaddu|pumpkin|Pumpkin|Parangikai/Poosani|Gummadikaya|Kumbalakai/Sihi Kumbala|Mathanga|Lal Bhopla/Bhopla|Kolu|Kumro|Kakharu
Parwal|parwal|Pointed Gourd|||||Parval|Parwal|Potol|Potala
Tindora|tindora|Ivy Gourd|Kovakkai|Dondakaya|Tondekai/Thondekai|Kovakka|Tondli|Tindora/Ghiloda|Kundri|Kunduri
Tinda|tinda|Tinda||||||||
Kheera|cucumber|Cucumber|Vellarikkai|Keera Dosakaya|Southekai|Vellarikka|Kakdi|Kakdi|Shosha|Kakudi
Kakdi|cucumber|Cucumber||||Vellarikka|Kakdi|Kakdi||
Zucchini|zucchini|Zucchini||||||||
Gobi|cauliflower|Cauliflower|Cauliflower/Kovippoo|Cauliflower/Gobi|Hookosu|Cauliflower|Flower/Phulgobi|Flower|Phulkopi|Phulakobi
Patta Gobi|cabbage|Cabbage|Muttaikose/Cabbage|Cabbage/Kosu|Kosu/Ele Kosu|Cabbage|Kobi|Kobi|Bandhakopi|Bandhakobi
Broccoli|broccoli|Broccoli||||||||
Palak|spinach|Spinach|Pasalai Keerai|Palakura|Palak Soppu|Cheera|Palak|Palak|Palong/Palang|Palanga
Methi|methi|Methi|Vendhaya Keerai|Menthikura|Menthya Soppu|Uluva Cheera|Methi|Methi|Methi|Methi
Sarson|sarson|Mustard Greens|||||||Sorshe Shaak|Sorisa
Bathua|bathua|Bathua|||||||Bethu|
Chaulai|amaranth|Amaranth|Mulai Keerai/Thandu Keerai|Thotakura|Dantina Soppu|Cheera|Math|Tandaljo|Note Shaak/Note/Notey|Kosala/Khada
Pui|pui|Malabar Spinach||Bachali Kura|Basale Soppu||Mayalu||Pui|Poi
Moringa|moringa-leaves|Moringa Leaf|Murungai Keerai|Munagaku|Nugge Soppu|Muringayila|Shevga||Sojne|Sajana
Shepu|dill|Dill|||Sabsige Soppu||Shepu|Suva||
Gongura|gongura|Gongura|Pulicha Keerai|Gongura|Pundi Soppu||Ambadi|||
Pudina|mint|Mint|Pudina|Pudina|Pudina|Pudina|Pudina|Fudina|Pudina|Podina
Hara Pyaz|spring-onion|Spring Onion|Vengaya Thaal|Ulli Kadalu|Eerulli Soppu||Patichi Kanda|Lili Dungri||
Hara Dhaniya|coriander|Coriander|Kothamalli|Kothimeera|Kottambari||Kothimbir|Kothmir|Dhonepata|Dhania Patra
Kothimbir|coriander|Coriander|||||Kothimbir|||
Hara Lahsun|green-garlic|Green Garlic|||||Lilu Lasan|||
Arbi Patta|arbi-leaves|Colocasia Leaf|Seppan Ilai|Chama Aku|Kesavina Ele|Chembila|Alu|Patra|Kochu Shaak|Saru Patra
Patra|arbi-leaves|Colocasia Leaf|||Pathra||Alu|Patra||
Matar|peas|Peas|Pattani|Bathani|Batani/Hasi Batani|Pattani|Matar/Vatana|Vatana|Motorshuti|Matara
Hara Chana|chholia|Green Chickpea||||||Lila Chana||
Beans|beans|Beans|Beans|Beans|Beans/Hurulikai|Beans|Farasbi|Fansi|Beans|Beans
Gawar|gawar|Cluster Beans|Kothavarangai|Goru Chikkudu|Gorikai|Kothavara|Gavar|Guvar||Guanra
Sem|sem|Broad Beans|Avarakkai|Chikkudukaya|Chapparadavarekai/Avarekai|Amara|Ghevda|Valor|Sheem|Simba
Barbati|barbati|Yardlong Beans|Karamani|Alasandakaya|Alasande|Achinga Payar|Chavli|Chola Fali|Borboti|Jhudunga
Makai|corn|Corn|Cholam|Mokkajonna|Jola|Cholam|Makka/Makyache Kanis|Makai|Bhutta|Makka
Babycorn|baby-corn|Baby Corn|Baby Corn|Baby Corn|Baby Corn|||||
Shimla Mirch|capsicum|Capsicum|Kudaimilagai|Capsicum|Donne Menasinakai|Capsicum|Dhobli Mirchi/Simla Mirchi|Capsicum|Capsicum|Capsicum
Bhavnagri Mirch|big-chilli|Green Chilli|Bajji Milagai|Mirapakaya|Menasinakai|Mulaku|Mirchi|Bharela Marcha|Lonka|Lanka
Red Pepper|bell-pepper|Red Pepper||||||||
Mushroom|mushroom|Mushroom|Kaalan/Mushroom|Puttagodugu/Mushroom|Anabe/Mushroom|Koon/Mushroom|Alambi/Mushroom|Mushroom|Mushroom|Chhatu
Dhingri|oyster-mushroom|Oyster Mushroom|Sippi Kaalan|||Koon|||Oyster Mushroom|Chhatu
Kathal|raw-jackfruit|Raw Jackfruit|Palakkai|Panasa|Halasina/Gujje|Idichakka/Chakka|Phanas||Echor|Panasa Katha
Kathal Beej|jackfruit-seeds|Jackfruit Seed|Palakottai|Panasa Ginjalu|Halasina Beeja|Chakkakuru|Athlya||Kathaler Bichi|
Kaccha Kela|raw-banana|Raw Banana|Vazhakkai|Aratikaya|Balekai|Vazhakka/Kaya|Kachi Keli|Kacha Kela|Kanchkola|Kacha Kadali
Banana Flower|banana-flower|Banana Flower|Vazhaipoo|Aratipuvvu|Balehoovu|Vazhappoo|Kelphool|Kel Phool|Mocha|Kadali Bhanda
Banana Stem|banana-stem|Banana Stem|Vazhaithandu|Arati Doota|Baledindu|Vazhapindi|||Thor|
Thor|banana-stem|Banana Stem|||||||Thor|
Kaccha Papita|raw-papaya|Raw Papaya|Pappalikai|Boppayi Kaya|Parangikai|Omakka|Kachi Papai|Kacha Papaya|Pepe|Amrutabhanda
Kairi|raw-mango|Raw Mango|Mangai/Mangalam|Mamidikaya|Mavinakai|Manga|Kairi|Keri|Kancha Aam|Kancha Amba
Sahjan|drumstick|Drumstick|Murungakkai/Murungai|Munakkaya/Mulakkada|Nuggekai|Muringakka|Shevgyachya Shenga/Shevga|Saragva|Sojne Data|Sajana Chhuin
Bamboo Shoot|bamboo-shoot|Bamboo Shoot||Veduru|Kalale|||||Karadi
Kadachakka|breadfruit|Breadfruit||||Kadachakka|Neerphanas|||
Amla|amla|Gooseberry|Nellikai|Usirikaya|Nellikai|Nellikka|Avla|Amla|Amloki|Aanla
Ker Sangri|ker-sangri|Ker Sangri||||||||
Singhara|singhara|Water Chestnut||||||||
Tamatar|tomato|Tomato|Thakkali|Tomato|Tomato|Thakkali|Tomato|Tameta|Tomato|Tamata
Hara Tamatar|green-tomato|Green Tomato|Pacha Thakkali|Pachi Tomato|||Hirvya Tomato|||
Pyaz|onion|Onion|Vengayam|Ullipaya/Ulli|Eerulli|Ulli|Kanda|Dungri/Kanda|Peyaj|Piaja
Shallot|shallot|Shallot|Chinna Vengayam|||Cheriya Ulli/Ulli||||
Lahsun|garlic|Garlic|Poondu|Vellulli|Bellulli|Veluthulli|Lasun|Lasan|Roshun|Rasuna
Adrak|ginger|Ginger|Inji|Allam|Shunti|Inji|Aale|Aadu|Ada|Ada
Kadi Patta|curry-leaves|Curry Leaf|Karuveppilai|Karivepaku|Karibevu|Kariveppila|Kadipatta|Limdo||
Nimbu|lemon|Lemon|Elumichai|Nimmakaya|Nimbe|Naranga|Limbu|Limbu|Lebu|Lembu
Nimbu Phal|whole-lemon|Lemon|Elumichai|Nimmakaya|Nimbe|Naranga|Limbu|Limbu|Lebu|Lembu
Imli|tamarind|Tamarind|Puli|Chintapandu|Hunase|Puli|Chinch|Amli|Tentul|Tentuli
Kokum|kokum|Kokum||||Kudampuli|Kokum/Amsul|Kokum||
Paneer|paneer|Paneer|Paneer|Paneer|Paneer|Paneer|Paneer|Paneer|Paneer|Paneer
Chhena|chhena|Chhena|||||||Chhana|Chhena
Tofu|tofu|Tofu||||||||
Soya|soya-granules|Soya|Meal Maker|Meal Maker|Soya|Soya|Soya|Soya|Soya|Soya
Soya Chunks|soya-chunks|Soya Chunks|Meal Maker|Meal Maker|Soya Chunks|Soya Chunks|Soya|Soya|Soyabean|Soya Bari
Vadi|vadi|Vadi|Vadam||||Sandge|Vadi|Bori|Badi
Makhana|makhana|Makhana|||||||Makhana|
Khoya|khoya|Khoya|||||Khava|Mava|Khoya|Khua
Cheese|cheese|Cheese|Cheese|Cheese|Cheese|Cheese|Cheese|Cheese|Cheese|Cheese
Dahi|curd|Curd|Thayir|Perugu|Mosaru|Thairu|Dahi|Dahi|Doi|Dahi
Toor|toor-dal|Toor Dal|Thuvaram Paruppu|Kandi Pappu|Thogari Bele|Parippu|Turichi Dal|Tuver Dal|Arhar Dal|Harada Dali
Moong Dal|moong-dal|Moong Dal|Pasi Paruppu|Pesara Pappu|Hesaru Bele|Cherupayar Parippu|Mugachi Dal|Mag Ni Dal|Moong Dal|Muga Dali
Moong Chilka|moong-chilka|Split Green Moong||||||||
Masoor|masoor-dal|Masoor Dal|Mysore Paruppu|Misur Pappu||Parippu|Masoor|Masoor|Musur Dal|Masura Dali
Sabut Masoor|sabut-masoor|Whole Masoor|||||Akkha Masoor|||
Chana Dal|chana-dal|Chana Dal|Kadalai Paruppu|Senaga Pappu|Kadale Bele|Kadala Parippu|Harbharyachi Dal|Chana Dal|Cholar Dal|Buta Dali
Urad Dal|urad-dal|Urad Dal|Ulundhu|Minapa Pappu|Uddina Bele|Uzhunnu|Udid Dal|Adad Ni Dal|Kalai Dal/Biuli Dal|Biri Dali
Kali Urad|sabut-urad|Whole Urad|Karuppu Ulundhu|Minumulu|||Akkha Udid|Adad||
Sabut Moong|sabut-moong|Green Moong|Pachai Payaru|Pesalu|Hesarukalu|Cherupayar|Moog|Mag|Sabut Moong|Muga
Sprouts|moong-sprouts|Sprouts|Mulai Payaru|Molakala|Molake Kalu|Mulappicha Payar|Mod Alele Moog|Fangavela Mag|Ankurito Moong|Gaja Muga
Toor Chana Dal|toor-dal chana-dal|Toor and Chana Dal||||||||
Panchmel|toor-dal moong-dal masoor-dal chana-dal urad-dal|Five-Dal||||||||
Rajma|rajma|Rajma|Rajma|Rajma|Rajma|Rajma|Rajma|Rajma|Rajma|Rajma
Chitra|chitra-rajma|Chitra Rajma||||||||
Kabuli Chana|kabuli-chana|Chickpea|Kondakadalai/Vellai Kondakadalai|Senagalu|Kabul Kadale|Vella Kadala|Chhole|Chole|Kabuli Chola|Kabuli Buta
Kala Chana|kala-chana|Black Chickpea|Karuppu Kondakadalai|Nalla Senagalu|Kadale Kalu|Kadala|Kala Chana/Harbhara|Desi Chana|Chola|Kala Buta
Lobia|lobia|Black-Eyed Pea|Karamani/Thattapayaru|Alasandalu/Bobbarlu|Alasande Kalu|Vanpayar|Chavli|Chora|Barbati Kolai|Jhudunga
Matki|matki|Moth Bean|||Madaki||Matki|Math||
Vatana|vatana|White Pea|Pattani|Bathani|Batani|Pattani|Vatana|Vatana|Motor|Matara
Hara Vatana|dried-green-peas|Green Pea|Pachai Pattani|Bathani|Batani|Green Pattani|Hirva Vatana|Lila Vatana|Motor|Matara
Kulthi|kulthi|Horse Gram|Kollu|Ulavalu|Huruli/Hurali Kalu|Muthira|Kulith|Kalthi|Kulthi|Kolatha
Val|val|Field Bean|Mochai|Anumulu|Avarekalu|Amara Payar|Val/Dalimbi|Val||
Mochai|val|Field Bean|Mochai|||||||
Avarekalu|val|Avarekalu|||Avarekalu/Avarekai|||||
Bhatt|bhatt|Bhatt||||||||
Besan|besan|Besan|Kadalai Maavu|Senagapindi|Kadale Hittu|Kadala Maavu|Besan/Pithla|Chana No Lot/Besan|Besan|Besan
Sattu|sattu|Sattu|||||||Chhatu|Chhatua
Suji|suji|Semolina|Rava|Rava|Rave|Rava|Rava|Sooji/Rava|Suji|Suji
Chawal|rice|Rice|Arisi|Biyyam|Akki|Ari|Tandul|Chokha|Chaal|Chaula
Poha|poha|Poha|Aval|Atukulu|Avalakki|Aval|Pohe|Pauva|Chire|Chuda
Sabudana|sabudana|Sabudana|Javvarisi|Saggubiyyam|Sabbakki|Chowari|Sabudana|Sabudana|Sabu|Sagu
Oats|oats|Oats|Oats|Oats|Oats|Oats|Oats|Oats|Oats|Oats
Ragi|ragi-atta|Ragi|Kezhvaragu/Ragi|Ragi|Ragi|Panjappullu/Ragi|Nachni|Nagli||Mandia
Nariyal|coconut|Coconut|Thengai|Kobbari|Kobbari/Thengina|Thenga|Naral/Khobra|Nariyel/Kopra|Narkel|Nadia
Copra|copra|Dry Coconut|Kopparai|Endu Kobbari|Kobbari|Kopra|Sukhe Khobre|Kopru||
Peanut|peanuts|Peanut|Verkadalai/Nilakadalai|Palli/Verusenaga|Shenga/Kadlekai|Kappalandi/Nilakadala|Shengdana|Sing|Badam/Chinebadam|Chinabadam
Til|sesame|Sesame|Ellu|Nuvvula/Nuvvulu|Ellu|Ellu|Til|Tal|Til|Rasi
Kaju|cashew|Cashew|Mundhiri|Jeedipappu|Godambi|Kashuvandi|Kaju|Kaju|Kaju|Kaju
Badam|almonds|Almond|Badam|Badam|Badami|Badam|Badam|Badam|Kath Badam|Badam
Pista|pista|Pistachio|Pista|Pista|Pista|Pista|Pista|Pista|Pesta|Pista
Akhrot|walnuts|Walnut|||||Akrod|Akhrot||
Kishmish|raisins|Raisin|Dratchai||||Manuka|Kismis|Kishmish|
Khajoor|dates|Date|Pericham Pazham|Kharjooram|Kharjura|Eenthapazham|Khajur|Khajur|Khejur|Khajuri
Anjeer|figs|Fig|Athipazham|Anjeer|Anjura||Anjeer|Anjeer||
Gud|jaggery|Jaggery|Vellam|Bellam|Bella|Sharkara|Gul|Gol|Gur|Guda
Nolen Gur|nolen-gur|Nolen Gur|||||||Nolen Gur|
Gulkand|gulkand|Gulkand|||||Gulkand|Gulkand||
Kesar|saffron|Saffron|Kungumapoo||Kesari||Keshar|Kesar|Jafran|
Kesar Pista|saffron pista|Saffron Pistachio||||||||
Elaichi|cardamom|Cardamom|Elakkai|Yelakulu|Elakki|Elakka|Velchi|Elchi|Elach|Gujurati
Cocoa|cocoa|Chocolate||||||||
Rose|rose-syrup|Rose||||||||
Alsi|flax|Flaxseed|||Agase||Javas|Alsi|Tishi|
Chia|chia|Chia||||||||
Pumpseed|pumpkin-seeds|Pumpkin Seed||||||||
Sunseed|sunflower-seeds|Sunflower Seed||||||||
Gond|gond|Gond|||||Dink|Gundar||
Magaz|magaz|Melon Seed|||||Magaj|Magatari||
Kela|banana|Banana|Vazhaipazham|Arati Pandu|Balehannu|Pazham|Keli|Kela|Kola|Kadali
Aam|mango|Mango|Mambazham|Mamidi Pandu|Mavina Hannu|Mampazham|Amba|Keri|Aam|Amba
Seb|apple|Apple|Apple|Apple|Sebu|Apple|Safarchand|Safarjan|Apel|Seu
Anaar|pomegranate|Pomegranate|Mathulai|Danimma|Dalimbe|Mathalam|Dalimb|Dadam|Bedana|Dalimba
Santra|orange|Orange|Kamala Orange|Kamala Pandu|Kittale|Orange|Santra|Santra|Komola|Kamala
Mosambi|mosambi|Sweet Lime|Sathukudi|Battayi|Mosambi|Mosambi|Mosambi|Mosambi|Mosambi|
Papita|papaya|Papaya|Pappali|Boppayi|Parangi Hannu|Kappalanga/Papaya|Papai|Papaya|Pepe|Amrutabhanda
Ananas|pineapple|Pineapple|Annasi|Anasa|Ananas|Kaithachakka/Pineapple|Ananas|Ananas|Anaras|Sapuri
Tarbooj|watermelon|Watermelon|Tharpoosani|Puchakaya|Kallangadi|Thannimathan|Kalingad|Tarbuch|Tormuj|Tarabhuja
Kharbuja|muskmelon|Muskmelon|Mulam Pazham|Kharbuja|Karabuja|Shamam|Kharbuj|Shakkarteti|Phuti|Kharabhuja
Amrood|guava|Guava|Koyya|Jama|Seebe|Perakka|Peru|Jamfal|Peyara|Pijuli
Angoor|grapes|Grape|Thratchai|Draksha|Drakshi|Munthiri|Draksh|Draksh|Angur|Angura
Chikoo|chikoo|Chikoo|Sapota|Sapota|Sapota|Sapota|Chikoo|Chikoo|Sobeda|Sapeta
Sitaphal|custard-apple|Custard Apple|Seethapazham|Seethaphalam|Seethaphala|Atha Chakka|Sitaphal|Sitafal|Ata|Ata
Litchi|litchi|Litchi|||||||Lichu|
Nashpati|pear|Pear|||||||Nashpati|
Strawberry|strawberry|Strawberry||||||||
Avocado|avocado|Avocado||||||||
Jackfruit|jackfruit|Jackfruit|Palapazham|Panasa Pandu|Halasina Hannu|Chakka|Phanas||Kathal|Panasa
Kathal Pakka|jackfruit|Ripe Jackfruit||||||||
Jamun|jamun|Jamun|Naval Pazham|Neredu|Nerale|Njaval|Jambhul|Jambu|Jaam|Jamukoli
Bael|bael|Bael|||||Bel||Bel|Bela
Nariyalpani|coconut-water|Tender Coconut|Elaneer|Kobbari Neellu|Elaneeru|Karikku/Ilaneer|Shahale|Nariyal Pani|Daab|Paida
Plum|plum|Plum||||||||
Apricot|apricot|Apricot||||||||
Kinnow|kinnow|Kinnow||||||||
Ganna|sugarcane-juice|Sugarcane|Karumbu|Cheruku|Kabbu|Karimbu|Us|Sherdi|Aakh|Akhu
Anda|egg|Egg|Muttai|Guddu/Kodi Guddu|Motte|Mutta|Anda|Inda|Dim|Anda
Duck Egg|duck-egg|Duck Egg|Vathu Muttai|||Tharavu Mutta|||Hanser Dim|
Quail Egg|quail-egg|Quail Egg|Kaadai Muttai|||Kaada Mutta||||
Chicken|chicken|Chicken|Kozhi/Koli|Kodi|Koli|Kozhi|Kombdi|Murghi|Murgi|Kukuda
Chicken Tikka|chicken-thigh|Chicken Tikka||||||||
Murgh|chicken-breast|Chicken||||||||
Tangdi|drumstick-chicken|Chicken Drumstick||||||||
Wings|wings|Chicken Wings||||||||
Chicken Liver|chicken-liver|Chicken Liver|Kozhi Eeral|Kodi Liver||Kozhi Karal||||
Chicken Keema|chicken-mince|Chicken Keema|Kozhi Kothu|Kodi Kheema|||Kombdi Kheema|||
Mutton|mutton|Mutton|Aatu Kari/Mutton|Mamsam/Mutton|Kuri Mamsa|Aattirachi|Mutton/Matan|Mutton|Mangsho|Mansha
Mutton Boti|mutton-boneless|Boneless Mutton||||||||
Chaamp|chops|Mutton Chop||||||||
Mutton Keema|mutton-mince|Mutton Keema|Kothu Kari|Kheema|Kheema|Kothu Irachi|Kheema|Kheemo|Keema|Keema
Paya|paya|Paya|Aattukaal|Paya/Kaalla|Kaal|Aattin Kaal||||
Kaleji|liver|Mutton Liver|Eeral|Kaarjam|||Kaleji||Mete|
Lamb|lamb|Lamb||||||||
Pork|pork|Pork|Panri||Pandi|Panni|||Shukor|
Smoked Pork|smoked-pork|Smoked Pork||||||||
Chorizo|chorizo|Chorizo||||||||
Duck|duck|Duck|Vathu|Bathu||Tharavu|||Hans|
Quail|quail|Quail|Kaadai|Kamju||Kaada||||
Rohu|rohu|Rohu|||||||Rui|Rohi
Katla|katla|Katla|||||||Katla|Bhakura
Hilsa|hilsa|Hilsa||Pulasa|||||Ilish|Ilishi
Bhetki|bhetki|Bhetki||Pandugappa|||||Bhetki|Bhekti
Pomfret|pomfret|Pomfret|Vavval|Chanduva||Avoli|Paplet/Saranga||Pomfret|Pomfret
Surmai|surmai|Surmai|Vanjaram|Vanjaram|Anjal|Neymeen|Surmai|||
Bangda|mackerel|Mackerel|Ayala|Kanagartha|Bangude|Ayala|Bangda|||
Mathi|sardine|Sardine|Mathi|Kavvalu|Boothai|Mathi/Chala|Tarli|||
Karimeen|karimeen|Karimeen||||Karimeen||||
Basa|basa|Basa|||||||Basa|
Tilapia|tilapia|Tilapia|Jilebi Meen|||Tilapia|||Telapia|
Magur|magur|Magur||Marpu|||||Magur|Magura
Pabda|pabda|Pabda|||||||Pabda|Pabda
Koi|koi|Koi|||||||Koi|Kau
Rawas|salmon|Rawas|||||Rawas|||
Tuna|tuna|Tuna|Choorai|||Choora||||
Trout|trout|Trout||||||||
Bombil|bombil|Bombil|||||Bombil|||
Nethili|anchovy|Anchovy|Nethili|Nethallu|Kollatharu|Netholi/Natholi|Mandeli|||
Fish Roe|roe|Fish Roe||||Meen Mutta|Gaboli||Macher Dim|
Dryfish|dry-fish|Dried Fish|Karuvadu|Endu Chepa||Unakka Meen|Sukat||Shutki|Sukhua
Dryprawn|dried-shrimp|Dried Shrimp|Karuvattu Eral|Endu Royyalu||Unakka Chemmeen|Sode||Chingri Shutki|Sukhua Chingudi
Prawn|prawn|Prawn|Eral/Iraal|Royyala/Royyalu|Sigadi|Chemmeen|Kolambi|Jhinga|Chingri|Chingudi
Tiger Prawn|tiger-prawn|Tiger Prawn|||||Kolambi||Bagda Chingri|
Lobster|lobster|Lobster|||||||Golda Chingri|
Crab|crab|Crab|Nandu|Peetala|Yedi|Njandu|Chimbori/Khekda||Kankra|Kankada
Squid|squid|Squid|Kanava|||Koonthal|Makul|||
Mussels|mussels|Mussels||||Kallumakkaya||||
Clams|clams|Clams|||Marvai|Kakka|Tisrya|||
Sevai|sevai|Vermicelli|Semiya|Semiya|Shavige|Semiya|Shevaya|Sev|Simui|Simei
Dalia|dalia|Broken Wheat|Godhumai Rava|Godhuma Rava|Godhi Nuchchu|Nurukku Gothambu|Lapsi|Fada|Dalia|
Samak|samak|Barnyard Millet|Kuthiraivali|||||Moraiyo||
Vari|samak|Vari Rice|||||Vari/Bhagar|Moraiyo||
Quinoa|quinoa|Quinoa||||||||
Bread|bread|Bread|Bread|Bread|Bread|Bread|Bread|Bread|Pauruti|Bread
Noodles|noodles|Noodles||||||||
Papad|papad|Papad|Appalam|Appadam|Happala|Pappadam|Papad|Papad|Papor|Pampad
Boondi|boondi|Boondi|Boondi|Boondi|Boondi|||Boondi|Bonde|Bundi
Murmura|murmura|Puffed Rice|Pori|Maramaralu|Mandakki|Pori|Kurmure|Mamra|Muri|Mudhi
Ramdana|ramdana|Amaranth Pops|||||Rajgira|Rajgaro||
Rajgira|rajgira-atta|Rajgira|||||Rajgira|Rajgaro||
Atta|atta|Wheat|Godhumai|Godhuma|Godhi|Gothambu|Gahu|Ghau|Atta|Atta
Maida|maida|Maida|||||||Moyda|
Popcorn|corn|Popcorn||||||||
Bajra|bajra-atta|Bajra|Kambu|Sajja|Sajje||Bajri|Bajri||
Jowar|jowar-atta|Jowar|Cholam|Jonna|Jola||Jwari|Juvar||
Makki|makki-atta|Maize||||||||
Kuttu|kuttu-atta|Kuttu||||||||
Dry Fruit|almonds cashew raisins pista|Dry Fruit||||||||
Mixed Veg|potato carrot beans peas cauliflower|Mixed Vegetable|Kaikari|Kuragaya|Tarakari|Pachakkari|Mix Bhaji|Mix Shaak|Panchmishali|Tarakari
Saag|amaranth|Greens|Keerai|Akukura|Soppu|Cheera|Pale Bhaji|Bhaji|Shaak|Saga
Axone|axone|Axone||||||||
Gundruk|gundruk|Gundruk||||||||
Chhurpi|chhurpi|Chhurpi||||||||
Hari Mirch|big-chilli|Green Chilli|Pacha Milagai|Pachi Mirapakaya|Hasi Menasinakai|Pacha Mulaku|Hirvi Mirchi|Lila Marcha|Kancha Lonka|
Lal Mirch|dry-chilli|Red Chilli|Milagai|Pandu Mirapakaya|Kempu Menasinakai|Mulaku|Lal Mirchi|Lal Marcha|Shukno Lonka|
Kaccha Haldi|raw-turmeric|Fresh Turmeric||||||||
Schezwan|schezwan|Schezwan||||||||
Chhole|kabuli-chana|Chickpea||||||||
Podi|podi|Podi|Podi|Podi|Podi|Podi||||
Makhan|white-butter|Butter||||||||
Shrikhand|shrikhand|Shrikhand||||||||
Rabri|rabri|Rabri||||||||
Coffee|coffee|Coffee|Kaapi|||||||
Chai|tea|Tea|||||||Chaa|
Kahwa|kahwa|Kahwa||||||||
Sabja|sabja|Basil Seed||||||||
Saunf|fennel|Fennel||||||||
Jeera|cumin|Cumin|Jeeragam|Jeelakarra|Jeerige|Jeerakam|Jire|Jeeru|Jeere|Jeera
Ajwain|ajwain|Ajwain|Omam|Vamu|Oma||Ova|Ajmo||
Kalimirch|pepper|Black Pepper|Milagu|Miriyala|Menasu|Kurumulaku|Miri|Mari|Golmorich|Golamaricha
Kasuri Methi|kasuri|Kasuri Methi||||||||
Posto|poppy|Poppy Seed||Gasagasala|||Khaskhas||Posto|
Sev|sev|Sev||||||Sev||
Kangni|kangni|Foxtail Millet|Thinai|Korra|Navane|Thina||||
Kutki|kutki|Little Millet|Samai|Samalu|Same|Chama||||
Kodo|kodo|Kodo Millet|Varagu|Arikelu|Harka|Varagu||||
Brown Rice|brown-rice|Brown Rice||||||||
Red Rice|red-rice|Red Rice||||Matta||||
Black Rice|black-rice|Black Rice|Kavuni|||||||
Gobindobhog|gobindobhog|Gobindobhog|||||||Gobindobhog|
Barley|barley|Barley||||||||
Ricesevai|rice-sevai|Rice Sevai|Sevai|||Idiyappam||||
`
