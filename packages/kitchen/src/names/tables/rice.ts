/** Biryani, pulao, khichdi, flavoured rice, noodles and one-pots. See ../dishes.ts for how a line is read. */
export const riceNames = `
biryani.chicken|Chicken Biryani/Murgh Biryani/Chicken Dum Biryani/Kozhi Biryani
biryani.chicken.-.hyddum|Hyderabadi Dum Biryani/Hyderabadi Chicken Biryani/Hyderabadi Biryani/Hyderabadi Chicken Dum Biryani/Pakki Biryani
biryani.mutton|Mutton Biryani/Gosht Biryani/Mutton Dum Biryani/Lamb Biryani/Kacchi Biryani/Kachche Gosht ki Biryani/Gosht Dum Biryani/Hyderabadi Mutton Biryani/Hyderabadi Kacchi Biryani
biryani.mixed-veg|Veg Biryani/Vegetable Biryani/Veg Dum Biryani/Vegetable Dum Biryani/Subz Biryani/Sabz Biryani/Tarkari Biryani/Tahiri Biryani/Hyderabadi Veg Biryani
biryani.paneer|Paneer Biryani/Paneer Tikka Biryani
biryani.anda|Egg Biryani/Anda Biryani/Egg Dum Biryani/Muttai Biryani/Dim Biryani
biryani.mushroom|Mushroom Biryani/Kaalan Biryani
biryani.kathal|Kathal Biryani/Jackfruit Biryani
biryani.soya-chunks|Soya Biryani/Meal Maker Biryani
biryani.aloo|Aloo Biryani
biryani.kabuli-chana|Chana Biryani/Qabooli/Kabuli Biryani/Hyderabadi Qabooli/Chole Biryani
biryani.prawn|Prawn Biryani/Chemmeen Biryani/Jhinga Biryani/Kolambi Biryani/Eral Biryani/Royyala Biryani/Chingri Biryani
biryani.surmai|Fish Biryani/Meen Biryani/Malabar Fish Biryani/Machli Biryani
biryani.chicken.-.thalassery|Thalassery Biryani/Tellicherry Biryani/Thalassery Chicken Biryani/Thalassery Dum Biryani
biryani.chicken.-.malabar|Malabar Biryani/Kozhikode Biryani/Calicut Biryani
biryani.mutton.-.kolkatadum|Kolkata Biryani/Calcutta Biryani/Kolkata Mutton Biryani/Bengali Biryani
biryani.chicken.-.kolkatadum|Kolkata Chicken Biryani
biryani.mutton.-.lucknowi|Lucknowi Biryani/Lucknow Biryani/Awadhi Biryani/Lucknowi Mutton Biryani/Awadhi Mutton Biryani/Awadhi Dum Biryani
biryani.chicken.-.ambur|Ambur Biryani/Ambur Chicken Biryani/Vaniyambadi Biryani/Arcot Biryani/Ambur Mutton Biryani
biryani.chicken.-.dindigul|Dindigul Biryani/Dindigul Thalappakatti Biryani/Thalappakatti Biryani/Seeraga Samba Biryani/Dindigul Mutton Biryani
biryani.chicken.-.beary|Beary Biryani/Bhatkali Biryani/Bhatkal Biryani/Mangalorean Biryani
biryani.chicken.-.chettinad|Chettinad Biryani
biryani.chicken.-.moradabadi|Moradabadi Biryani
biryani.chicken.-.bohri|Bohri Biryani
biryani.chicken.-.sindhidum|Sindhi Biryani
biryani.chicken.-.bombaydum|Bombay Biryani/Mumbai Biryani/Bombay Chicken Biryani/Memoni Biryani
biryani.chicken.-.coorg|Coorg Biryani
biryani.mutton-keema|Keema Biryani
biryani.chicken-tikka|Chicken Tikka Biryani
biryani.quail|Quail Biryani/Kaadai Biryani/Bater Biryani
biryani.crab|Crab Biryani/Nandu Biryani
biryani.mutton-boti|Boti Biryani
~biryani.chicken|Donne Biryani/Bengaluru Donne Biryani/Bangalore Military Biryani/Military Hotel Biryani|Bamboo Biryani/Bongu Biryani|Kalyani Biryani|Ulavacharu Biryani|Pot Biryani/Handi Biryani/Matka Biryani|Gongura Biryani|Natu Kodi Biryani|Rawther Biryani
?biryani.*|Biryani/Dum Biryani/Briyani
pulao.matar|Matar Pulao/Peas Pulao/Mutter Pulao/Vatana Bhaat/Green Peas Pulao/Matar Chawal
pulao.mixed-veg|Veg Pulao/Vegetable Pulao/Pulao/Vegetable Pilaf/Mixed Veg Pulao/Pilaf/Yakhni Pulao Veg/Palav/Sabz Pulao/Veg Palav/Masala Pulao/Vegetable Rice
pulao.jeera|Jeera Rice/Jeera Pulao/Cumin Rice/Jeera Chawal
pulao.paneer|Paneer Pulao
pulao.mushroom|Mushroom Pulao/Guchhi Pulao/Gucchi Pulao/Khumb Pulao
pulao.makai|Corn Pulao
pulao.palak|Palak Pulao
pulao.methi|Methi Pulao/Methi Chaman Pulao
pulao.chhole|Chana Pulao/Chole Pulao/Kabuli Pulao/Chickpea Pulao
pulao.soya-chunks|Soya Pulao/Soyabean Pulao/Nutri Pulao
pulao.gobi|Gobi Pulao
pulao.kaju-kishmish.-.kashmiri|Kashmiri Pulao/Modur Pulao/Modur Palao/Kashmiri Sweet Pulao
pulao.kaju-kishmish|Basanti Pulao/Basonti Pulao/Mishti Pulao/Bengali Pulao/Meethe Chawal/Zarda Pulao/Kesari Bhaat/Ghee Bhaat/Ghee Bhat Bengali/Kanika/Kanika Odia/Khecedi Kanika/Basanti Polao/Mishti Polao/Navratan Pulao/Shahi Pulao/Holud Mishti Polao/Keshari Chawal/Meetha Bhaat/Narali Bhaat/Sakhar Bhaat/Dry Fruit Pulao/Peas Pulao Bengali/Moti Pulao/Neichoru Sweet/Bandar Laddu Rice/Kesar Pulao/Gul Bhaat/Tahri Meethi/Tahari Sindhi/Ghee Anna
pulao.nariyal|Coconut Pulao/Thengai Paal Sadam/Coconut Milk Pulao
pulao.tamatar|Tomato Pulao
pulao.rajma|Rajma Pulao
pulao.mixed-veg.-.tawa|Tawa Pulao/Mumbai Tawa Pulao
pulao.kathal|Kathal Pulao
pulao.chicken|Chicken Pulao/Murgh Pulao/Chicken Yakhni Pulao/Kozhi Pulao
pulao.mutton.-.yakhni|Yakhni Pulao/Mutton Yakhni Pulao/Mutton Pulao/Awadhi Yakhni Pulao/Gosht Pulao
pulao.mutton|Bannu Pulao/Akhni Pulao/Mutton Pulav/Akhni
pulao.anda|Egg Pulao/Anda Pulao
pulao.prawn|Prawn Pulao/Kolambi Bhaat/Chingri Pulao/Kolmi Bhaat/Jhinga Pulao/Kolambi Pulao/Arroz de Camarao/Chingri Polao/Sungta Pulao
pulao.mutton-keema|Keema Pulao/Moti Biryani Keema
pulao.chorizo|Arroz Chorizo/Goan Chorizo Pulao/Chorizo Pulao/Goan Sausage Pulao/Arroz Refogado/Arroz
pulao.hilsa|Ilish Polao/Ilish Pulao/Hilsa Pulao
pulao.surmai|Fish Pulao/Macher Pulao/Machhli Pulao
pulao.hara-chana|Choliya Pulao/Hare Chane ka Pulao/Taheri Hare Chane
pulao.paneer-matar|Paneer Matar Pulao
pulao.vadi|Wadi Pulao/Mangodi Pulao/Wadiyan Wale Chawal/Vadi Chawal/Gatta Pulao/Rajasthani Gatta Pulao/Badi Chawal/Gatte ki Khichdi
pulao.kala-chana|Kala Chana Pulao
pulao.moringa|Moringa Pulao
pulao.chukandar|Beetroot Pulao
pulao.crab|Crab Pulao
~pulao.mutton|Jadoh/Jadoh Khasi/Ja Doh/Jadoh Stem/Ja Stem|Tehari Mutton/Gosht Tehri/Kolkata Tehari|Rozali|Kuzhi Mandi/Mandi/Chicken Mandi/Alfaham Mandi/Kuzhimanthi/Mutton Mandi|Kacchi Yakhni|Bombay Akhni|Mutton Fry Pulao/Kodi Pulao/Raju Gari Kodi Pulao|Bhuna Pulao|Kheema Chaawal|Chicken Tehari
~pulao.mixed-veg|Nei Choru/Ghee Rice/Nei Sadam/Nei Chor/Ghee Chawal/Malabar Ghee Rice/Nei Soru|Bagara Rice/Bagara Khana/Bagara Annam|Jodhpuri Kabuli/Kabuli Rajasthani|Kuska/Plain Biryani Rice/Plain Kuska|Wangi Pulao|Steamed Rice/Plain Rice/Boiled Rice/Bhaat/Sada Bhaat/Chawal/Choru/Annam/Anna/Khushka|Saffron Rice/Kesar Rice/Zafrani Pulao|Rongi Pulao|Bhugal Chawal/Bhuga Chawal/Bhuga Chanwar/Sindhi Brown Rice|Parsi Pulao/Brown Rice Parsi/Vaghela Chawal/Vagharela Chawal|Mamna Pulao|Joha Rice/Kumol Saul|Palav South Indian/Kurma Rice/Brinji Rice/Brinji/Brinji Sadam/Kalyana Brinji
khichdi.plain.moong-dal-khichdi|Moong Dal Khichdi/Khichdi/Khichri/Khichadi/Dal Khichdi/Plain Khichdi/Sadi Khichdi/Dal Khichadi/Moong Khichdi/Khichuri Plain/Pongal Khichdi/Dahi Khichdi
khichdi.mixed-veg.masala-khichdi|Masala Khichdi/Vegetable Khichdi/Veg Khichdi/Masala Khichadi/Sabzi Khichdi/Vegetable Masala Khichdi
khichdi.palak|Palak Khichdi
khichdi.*.masoor-dal-khichdi|Masoor Dal Khichdi/Masoor Khichdi/Musur Dal Khichuri/Masoor Bhaat
khichdi.*.toor-dal-khichdi|Toor Dal Khichdi/Tuver Dal Khichdi/Arhar Dal Khichdi
khichdi.*.bajra-khichdi|Bajra Khichdi/Bajri ni Khichdi/Bajra Khichdo/Bajra Kheech/Bajre ki Khichri
khichdi.*.dalia-khichdi|Dalia Khichdi
khichdi.*.millet-khichdi|Millet Khichdi/Jowar Khichdi/Foxtail Millet Khichdi
khichdi.*.chana-dal-khichdi|Chana Dal Khichdi
khichdi.*.oats-khichdi|Oats Khichdi
khichdi.*.urad-khichdi|Urad Dal Khichdi/Maah ki Khichdi/Urad ki Khichdi/Makar Sankranti Khichdi/Kali Urad Khichdi/Til Khichdi
khichdi.*.sabut-moong-khichdi|Sabut Moong Khichdi/Hari Moong Khichdi/Green Moong Khichdi
khichdi.*.bengali-khichuri|Bhoger Khichuri/Khichuri/Bengali Khichuri/Khichuri Labra/Bhoger Khichuri Bengali/Durga Puja Khichuri/Moong Dal Khichuri/Niramish Khichuri/Bhuni Khichuri/Bhuna Khichuri
khichdi.*.kathiawadi-khichdi|Kathiawadi Khichdi/Ram Khichdi/Swaminarayan Khichdi
khichdi.*.sabudana-khichdi|Sabudana Khichdi/Saboodana Khichri/Sago Khichdi/Sabudana Khichadi/Sabudanyachi Khichdi/Upvas Khichdi/Sabudana Usal/Sabakki Khichdi
khichdi.*.samak-khichdi|Samak Khichdi/Vrat ki Khichdi/Moraiya Khichdi/Farali Khichdi/Samvat Khichdi/Sama Khichdi
khichdi.*.odia-khechudi|Khechudi/Khechedi/Odia Khechudi/Ada Hengu Khechudi/Jagannath Khechudi/Khechidi
khichdi.*.quinoa-khichdi|Quinoa Khichdi
khichdi.*.bisi-bele-bath|Bisi Bele Bath/Bisibelebath/Bisi Bele Huliyanna/Sambar Rice/Sambar Sadam/Sambar Satham
khichdi.*.pudina-bhutte-ki-khichdi|Bhutte ki Khichdi
khichdi.mutton|Mutton Khichdi/Mangsho Khichuri/Khichra Khichdi
khichdi.mutton-keema|Keema Khichdi/Khichdi Khatta Kheema/Hyderabadi Khichdi Keema
khichdi.chicken|Chicken Khichdi/Chicken Khichuri
khichdi.anda|Egg Khichdi/Dim Khichuri/Anda Khichdi
khichdi.rohu|Ilish Khichuri/Fish Khichdi
khichdi.prawn|Prawn Khichdi/Kolmi ni Khichdi
khichdi.lahsun|Lasooni Khichdi
khichdi.gajar-matar|Gajar Matar Khichdi
khichdi.aloo-gobi|Aloo Gobi Khichdi/Phulkopi Khichuri
khichdi.methi|Methi Khichdi
~khichdi.plain.moong-dal-khichdi|Balaee Khichdi/Amla Khichdi|Galho/Naga Khichdi|Kodo Khichdi|Tahar/Taher/Taharee|Khichdi Kadhi|Kheech/Gehun Kheech/Gehun ki Bikaner Kheech/Wheat Kheech/Bikaneri Gehun Kheech/Makki Kheech|Hyderabadi Khichdi/Subah ki Khichdi|Shola Khichdi/Bhune Moong ki Khichdi|Sai Bhaji Khichdi|Khichdo|Kheech Jodhpuri|Khichu Dal|Khar Khichdi/Aoni Khichiri|Rabdi Khichdi|Jaulo/Jaula/Bhatt Jaulo
flavouredrice.nimbu.rice|Lemon Rice/Chitranna Lemon/Nimbu Chawal
flavouredrice.nimbu.chitranna|Chitranna/Nimbehannu Chitranna/Chitrannam/Chitranna Karnataka
flavouredrice.nimbu.sadam|Elumichai Sadam/Lemon Sadam/Elumichai Satham/Elumicham Sadam
flavouredrice.nimbu.-|Nimmakaya Pulihora/Nimmakaya Annam
flavouredrice.imli.rice|Tamarind Rice/Imli Chawal
flavouredrice.imli.sadam|Puli Sadam/Puliyodarai/Puliyogare/Kovil Puliyodarai/Puli Satham/Puliyogare Karnataka/Iyengar Puliyogare/Temple Puliyodharai
flavouredrice.imli.-|Pulihora/Chintapandu Pulihora/Pulihora Andhra
flavouredrice.nariyal.rice|Coconut Rice/Nariyal Chawal
flavouredrice.nariyal.sadam|Thengai Sadam
flavouredrice.nariyal|Kobbari Annam/Kayi Anna/Thenga Choru/Kayi Sasive Anna/Kobbari Annamu
flavouredrice.dahi.rice|Curd Rice/Dahi Chawal/Yogurt Rice/Dahi Bhaat
flavouredrice.dahi.sadam|Thayir Sadam/Thayir Satham/Bagala Bath/Bagalabath/Curd Sadam
flavouredrice.dahi.-|Daddojanam/Perugannam/Perugu Annam/Dadhyodanam
flavouredrice.dahi|Mosaru Anna/Mosaranna/Thayir Choru
flavouredrice.tamatar|Tomato Rice/Thakkali Sadam/Tomato Bath/Tomato Sadam/Tamatar Chawal/Thakkali Satham
flavouredrice.kairi|Mango Rice/Mangai Sadam/Mavinakayi Chitranna/Mamidikaya Pulihora/Raw Mango Rice/Mavinakayi Anna
flavouredrice.pudina|Pudina Rice/Mint Rice/Pudina Sadam/Pudina Bath
flavouredrice.gongura|Gongura Rice/Gongura Pulihora
flavouredrice.til|Ellu Sadam/Sesame Rice/Til Rice/Nuvvula Pulihora/Ellu Podi Sadam/Ellorai/Nuvvula Annam
flavouredrice.kadi-patta|Karuveppilai Sadam/Curry Leaf Rice/Karivepaku Annam
flavouredrice.makai|Corn Rice
flavouredrice.pyaz|Onion Rice
flavouredrice.amla|Nellikai Sadam/Amla Rice/Usirikaya Pulihora/Usiri Pulihora
flavouredrice.baingan.bath|Vangi Bath/Brinjal Rice/Kathirikai Sadam/Vangi Bhat Karnataka
flavouredrice.methi|Menthya Bath/Menthe Bath/Methi Rice/Methi Bath/Menthya Pallav
flavouredrice.hara-dhaniya|Kothamalli Sadam/Coriander Rice/Kothimira Annam/Kothambari Bath
flavouredrice.peanut|Peanut Rice/Verkadalai Sadam/Shenga Rice/Palli Annam
flavouredrice.palak|Palak Rice/Spinach Rice/Palak Bath
flavouredrice.saag|Keerai Sadam/Keerai Satham/Greens Rice/Arisi Keerai
flavouredrice.lahsun|Garlic Rice/Poondu Sadam
flavouredrice.kalimirch|Pepper Rice/Milagu Sadam/Miriyala Annam/Milagorai/Milagu Jeeraga Sadam
flavouredrice.chukandar|Beetroot Rice
flavouredrice.gajar|Carrot Rice
flavouredrice.patta-gobi|Cabbage Rice
flavouredrice.shimla-mirch|Capsicum Rice/Capsicum Bath/Capsicum Masala Rice
flavouredrice.podi|Paruppu Podi Sadam/Podi Rice/Paruppu Podi Rice/Podi Sadam/Kandi Podi Annam
flavouredrice.matar|Batani Bath/Peas Rice
flavouredrice.mushroom|Mushroom Rice
flavouredrice.moringa|Murungai Keerai Sadam/Moringa Rice
flavouredrice.anda|Egg Rice/Muttai Sadam/Egg Masala Rice
flavouredrice.mutton-keema|Kari Sadam/Keema Rice
flavouredrice.chicken|Kozhi Sadam/Chicken Rice
~flavouredrice.imli.rice|Arisi Paruppu Sadam/Arisi Paruppu/Arisiyum Paruppum/Arisi Paruppu Satham/Arisim Paruppum/Kongu Arisi Paruppu|Kadamba Sadam/Kadambam/Kadamba Satham/Koottanchoru/Vatha Kuzhambu Sadam|Variety Rice/Kalandha Sadam/Chitrannam Mix/Kalantha Sadam|Aavakaya Annam/Avakaya Rice|Ulundhu Sadam/Ulundhu Soru/Ulutham Paruppu Sadam|Rasam Rice/Rasam Sadam|Shahi Dahi Chawal|Huli Anna|Sasive Chitranna/Sasive Anna|Menthya Chitranna|Mor Sadam|Milagai Sadam|Perumal Kovil Puliyodharai
onepot.*.dal-dhokli|Dal Dhokli/Gujarati Dal Dhokli/Gavar Dhokli/Chakolya/Dal Dhokri/Guvar Dhokli Dal/Fansi Dhokli/Varan Chakolya
onepot.*.varan-phal|Varan Phal/Shengole/Shengulya/Shengole Kulith/Chikolya
onepot.*.dal-pithi|Dal Pithi/Dal Pitha Bihari/Dal ki Dulhan/Dal Pithi Bihari/Daal Pitha Jhol/Dal Ki Dulhin
onepot.aloo-gobi.tehri|Tehri/Tahri/Tahari/Taheri/Veg Tehri/Tehari/Sabzi Tehri/Awadhi Tehri/Lucknowi Tehri/Tahiri/Aloo Tehri
onepot.matar.tehri|Matar ki Tehri
onepot.chicken.tehri|Chicken Tehri
onepot.*.vaghareli-khichdi|Vaghareli Khichdi/Vagharelo Khichdo/Vagharela Bhaat/Vaghareli Rotli/Vaghareli Khichri/Vagharelo Bhaat/Vaghareli Rotli Chaas/Fodnichi Poli/Phodnicha Bhat
onepot.*.masale-bhaat|Masale Bhaat/Masale Bhat/Tondli Bhaat/Maharashtrian Masale Bhaat/Tondli Masale Bhat/Tendli Bhaat/Gole Bhaat/Vatana Masale Bhaat/Vadaa Bhaat
onepot.baingan.vangi-bhaat|Vangi Bhaat/Vangi Bhat/Vangi Bhaat Maharashtrian
onepot.*.valachi-khichdi|Valachi Khichdi/Dalimbi Bhaat/Dalimbi Khichdi/Valache Bhat/Valachi Khichadi
onepot.*.dal-baati|Dal Baati/Dal Baati Churma/Rajasthani Dal Baati/Baati Churma/Rajasthani Dal Baati Churma
milletbowl.*.samak-pulao|Samak Pulao/Sama Pulao/Samvat Rice/Moraiyo Pulao/Sama ke Chawal Pulao/Vari Bhaat/Varai Bhaat/Varicha Bhat/Sanwa ke Chawal/Samak Chawal/Bhagar/Varyache Tandul/Sama ke Chawal/Moraiyo/Sama Rice
milletbowl.*.quinoa-pulao|Quinoa Pulao/Quinoa Upma Bowl
milletbowl.*.brown-rice-pulao|Brown Rice Pulao
milletbowl.*.foxtail-millet-pulao|Millet Pulao/Thinai Sadam/Foxtail Millet Pulao/Korra Annam
milletbowl.*.black-rice-bowl|Black Rice Bowl/Chak Hao Pulao/Chakhao Rice
friedrice.mixed-veg|Veg Fried Rice/Vegetable Fried Rice/Fried Rice/Chinese Fried Rice/Vegetable Fry Rice
friedrice.mixed-veg.-.schezwan|Schezwan Rice/Schezwan Fried Rice/Szechuan Fried Rice/Veg Schezwan Fried Rice/Sichuan Rice/Triple Schezwan Rice/Triple Schezwan Fried Rice/Veg Schezwan Rice/Triple Rice/Veg Triple Schezwan Rice/Sezwan Fried Rice
friedrice.mixed-veg.-.burntgarlic|Burnt Garlic Rice/Burnt Garlic Fried Rice
friedrice.mixed-veg.-.singapore|Singapore Fried Rice
friedrice.anda|Egg Fried Rice/Anda Fried Rice
friedrice.chicken|Chicken Fried Rice
friedrice.chicken.-.schezwan|Chicken Schezwan Fried Rice/Chicken Schezwan Rice/Chicken Triple Schezwan Rice
friedrice.prawn|Prawn Fried Rice/Shrimp Fried Rice
friedrice.mushroom|Mushroom Fried Rice
friedrice.paneer|Paneer Fried Rice
friedrice.anda-chicken|Mixed Fried Rice/Egg Chicken Fried Rice/Mix Fried Rice
~friedrice.mixed-veg|Chinese Bhel Rice/Manchurian Rice/Gobi Manchurian Rice|American Chopsuey Rice|Tadka Chawal/Desi Fried Rice
noodles.mixed-veg.noodles.hakka|Hakka Noodles/Veg Hakka Noodles/Veg Noodles/Chow Mein/Chowmein/Veg Chowmein/Vegetable Noodles/Chinese Noodles/Noodles/Vegetable Chowmein
noodles.mixed-veg.noodles.schezwan|Schezwan Noodles/Szechuan Noodles/Veg Schezwan Noodles
noodles.chicken.noodles|Chicken Noodles/Chicken Chowmein/Chicken Hakka Noodles/Chicken Hakka Chowmein
noodles.anda.noodles|Egg Noodles/Egg Hakka Noodles/Egg Chowmein
noodles.prawn.noodles|Prawn Noodles
noodles.chicken.thukpa|Thukpa/Chicken Thukpa/Sikkimese Thukpa/Tibetan Noodle Soup/Thenthuk/Gyathuk/Thukpa Sikkim/Bhakthuk/Bagthuk
noodles.mixed-veg.thukpa|Veg Thukpa/Vegetable Thukpa/Veg Thenthuk
noodles.mutton-keema.thukpa|Mutton Thukpa
noodles.pork.thukpa|Pork Thukpa
noodles.anda.thukpa|Egg Thukpa
noodles.mixed-veg.pasta|Masala Pasta/Indian Style Pasta/Desi Pasta/Veg Pasta/Macaroni/Masala Macaroni/White Sauce Pasta/Red Sauce Pasta/Masala Penne/Penne Pasta
noodles.chicken.pasta|Chicken Pasta
noodles.mixed-veg.rice-noodles.hakka|Rice Noodles Veg
~noodles.mixed-veg.noodles|Maggi/Masala Maggi/Veg Maggi/Maggi Noodles/Cheese Maggi/Vegetable Maggi/Instant Noodles|American Chopsuey/Chopsuey/Veg Chopsuey/Chinese Chopsuey|Wai Wai/Wai Wai Sadheko/Laphing/Laping/Aloo Phing/Phing/Chicken Chopsuey Veg|Semiya Kesari Noodles
~noodles.anda.noodles|Egg Maggi
`
