/** Breakfasts and tiffin of the south and west, cheelas, poha, upma, porridge. See ../dishes.ts for how a line is read. */
export const tiffinNames = `
cheela.*.besan|Besan Cheela/Gram Flour Pancake/Besan Puda/Pudla
cheela.pyaz-tamatar.besan|Tomato Omelette Veg/Eggless Omelette/Vegetarian Omelette/Veg Omelette
cheela.paneer.moong-dal|Moong Dal Cheela/Moong Chilla/Pesara Puda/Paneer Stuffed Moong Cheela
cheela.*.oats|Oats Chilla
cheela.*.ragi|Ragi Cheela/Ragi Pancake Savoury
cheela.*.suji|Suji Cheela/Rava Cheela
cheela.*.sattu|Sattu Cheela
cheela.*.jowar|Jowar Cheela/Jowar Pudla
cheela.*.masoor|Masoor Dal Cheela
cheela.palak.besan|Palak Cheela/Spinach Chilla
cheela.methi.besan|Methi Puda/Methi Na Pudla/Methi Cheela
~cheela.*.moong-dal|Childa/Chilra/Lwar/Aenrsa Cheela|Mung Bean Pancake/Bin Chilla|Chakuli Moong|Mixed Dal Cheela/Panchdal Chilla
~cheela.*.besan|Bafauri Cheela|Makki ka Cheela/Corn Cheela|Vegetable Pancake/Veg Chilla
dosa.plain.dosa|Plain Dosa/Sada Dosa/Dosai/Dosa/Thosai/Crispy Dosa/Paper Dosa
dosa.aloo.dosa|Masala Dosa/Aloo Masala Dosa/Potato Dosa
dosa.aloo.dosa.mysore|Mysore Masala Dosa/Mysore Dosa
dosa.plain.set-dosa|Set Dosa/Sponge Dosa
dosa.plain.benne-dosa|Benne Dosa/Davangere Benne Dose/Davanagere Benne Dosa/Butter Dosa/Loni Dosa
dosa.plain.ghee-roast-dosa|Ghee Roast Dosa/Ghee Dosa/Nei Roast/Nei Dosai
dosa.plain.kal-dosa|Kal Dosa
dosa.podi.dosa|Podi Dosa/Gunpowder Dosa/Karam Dosa/Erra Karam Dosa/Kaara Dosai
dosa.pyaz.dosa|Onion Dosa/Vengaya Dosai/Ulli Dosa
dosa.anda.dosa|Egg Dosa/Muttai Dosai/Guddu Dosa/Kodi Guddu Attu
dosa.paneer.dosa|Paneer Dosa/Paneer Masala Dosa
dosa.cheese.dosa|Cheese Dosa/Cheese Masala Dosa
dosa.mutton-keema.dosa|Kari Dosa/Keema Dosa/Madurai Kari Dosai/Mutton Kari Dosa
dosa.chicken.dosa|Chicken Dosa
dosa.*.ragi-dosa|Ragi Dosa/Kezhvaragu Dosai/Finger Millet Dosa
dosa.*.millet-dosa|Millet Dosa/Kambu Dosai/Thinai Dosai/Siridhanya Dose/Foxtail Millet Dosa
dosa.*.adai-dosa|Adai Dosa
dosa.gobi.dosa|Spring Dosa/Jini Dosa/Vegetable Dosa/Gobi Dosa
~dosa.plain.dosa|Cone Dosa/Topi Dosa|Khali Dosa/Davangere Khali Dose|Uddina Dose|Menthe Dosa/Vendhaya Dosai/Methi Dosa/Menthya Dose|Saru Chakuli/Budha Chakuli|Minapa Attu|Thattu Dosa/Thattil Kutti Dosa|Polo/Konkani Polo/Surnoli/Surnali|Ghavne/Ghavan/Amboli/Malvani Amboli|Dhirde/Dhirade|Chila/Chhattisgarhi Chila/Chaur Chila/Chawal ka Chila|Aappe Dosa|Tellatti/Dibba Attu|Hathphodwa|Kadubu Dose|Chawal Cheela/Rice Flour Dosa
~dosa.plain.set-dosa|Dibba Rotti/Minapa Rotti|Southekayi Dose/Cucumber Dosa|Halasina Hannu Dose/Jackfruit Dosa
instantdosa.pyaz.rava-dosa|Rava Dosa/Onion Rava Dosa/Sooji Dosa
instantdosa.*.oats-dosa|Oats Dosa
instantdosa.*.wheat-dosa|Wheat Dosa/Godhuma Dosa/Atta Dosa/Gothambu Dosa
instantdosa.*.neer-dosa|Neer Dosa/Neeru Dosa/Panpolo/Rice Crepe
instantdosa.*.jowar-dosa|Jowar Dosa/Jonna Attu
instantdosa.*.poha-dosa|Poha Dosa/Avalakki Dose/Atukula Dosa
instantdosa.*.ragi-dosa|Instant Ragi Dosa
~instantdosa.nariyal.neer-dosa|Kappa Rotti|Tandalachi Bhakri Dosa
uttapam.pyaz.-|Uttapam/Uttappa/Onion Uttapam/Vengaya Uthappam
uttapam.tamatar|Tomato Uttapam
uttapam.mixed-veg|Vegetable Uttapam/Mixed Vegetable Uttapam
uttapam.*.mini|Mini Uttapam/Button Uttapam
uttapam.*.ragi|Ragi Uttapam
~uttapam.pyaz|Rava Uttapam/Sooji Uttapam|Oats Uttapam|Bread Uttapam
idli.plain.idli|Idli/Idli Sambar/Steamed Rice Cake
idli.*.rava-idli|Rava Idli/Sooji Idli
idli.*.ragi-idli|Ragi Idli
idli.*.oats-idli|Oats Idli
idli.*.kanchipuram-idli|Kanchipuram Idli/Kovil Idli/Kudalai Idli
idli.*.thatte-idli|Thatte Idli/Plate Idli/Bidadi Idli
idli.*.mallige-idli|Mallige Idli/Malligai Poo Idli/Khushboo Idli
idli.podi|Podi Idli/Ghee Podi Idli/Gunpowder Idli/Milagai Podi Idli/Karam Podi Idli
idli.*.chilli-idli|Chilli Idli/Masala Idli Fry
idli.*.fried-idli|Fried Idli/Idli Fry
idli.*.dahi-idli|Dahi Idli/Curd Idli/Thayir Idli
idli.*.moong-idli|Moong Dal Idli/Pesara Idli
idli.*.poha-idli|Poha Idli/Aval Idli
idli.*.millet-idli|Millet Idli/Kambu Idli/Thinai Idli
~idli.plain.idli|Kotte Kadubu/Khotto/Hittu/Moode/Kottige/Gunda|Ramassery Idli|Idli Upma/Idli Usili|Sanna/Goan Sannas/Saandan/Sandan Savoury|Button Idli/Mini Sambar Idli/14 Idli|Vegetable Idli|Kadubu Idli/Sihi Kadubu Idli|Vattayappam/Vatteppam|Idiyali|Muday Idli|Enduri/Haldi Patra Idli|Brown Rice Idli/Vermicelli Idli|Dhuska Idli|Bisi Idli
vada.urad-dal.-|Medu Vada/Ulundu Vadai/Uddina Vada/Garelu/Uzhunnu Vada/Minapa Garelu/Urad Vada/Methu Vadai/Udid Vada/Mendu Vada/Bara/Biri Bara
vada.chana-dal.-|Masala Vada/Parippu Vada/Paruppu Vadai/Chana Dal Vada/Aama Vadai/Ambode/Ambade/Senaga Garelu/Dal Vada/Piyaji/Peyaji/Chattambade
vada.urad-dal.dahi|Dahi Vada/Dahi Bhalla/Dahi Bara/Thayir Vadai/Perugu Vada/Mosaru Vade/Doi Bora/Perugu Garelu
vada.urad-dal.sambar|Sambar Vada
vada.urad-dal.rasam|Rasam Vada
vada.banana-flower-chana-dal|Vazhaipoo Vadai/Vazhapoo Vada/Banana Flower Vada/Mochar Bora
vada.sabudana-aloo|Sabudana Vada/Sago Vada/Javvarisi Vadai/Sabakki Vade
vada.patta-gobi-urad-dal|Cabbage Vada
vada.palak-urad-dal|Keerai Vadai/Palak Vada/Spinach Vada
vada.moong-dal.-|Moong Dal Vada/Pesara Garelu/Moongode/Pesarattu Vada/Mangode/Moong Dal Bara
vada.lobia|Alasanda Vada/Bobbarlu Vada/Alasandalu Garelu/Lobia Vada
vada.pyaz-urad-dal|Ulli Vada/Ulli Garelu
vada.matar-chana-dal|Ghugni Bora
vada.toor|Toor Dal Vada/Thavala Vadai
vada.mutton-keema-chana-dal|Keema Vada/Mutton Vadai/Kola Vadai
vada.prawn-chana-dal|Prawn Vada/Chemmeen Vada/Eral Vadai/Iral Vadai
~vada.chana-dal.-|Maddur Vada|Bafauri/Bafouri/Bafauri Chhattisgarhi|Kalmi Vada/Kalmi Bada|Uzhunnu Parippu|Thavala Adai|Milagu Vadai/Anjaneyar Vadai/Hanuman Vada|Chawal Bara|Chana Bara/Bara Odia/Piaji/Piaju|Ram Ladoo|Sakkarapongal Vada|Bura/Chura Bara|Kombdi Vade Bread/Malvani Vade/Vade/Kombdi Vada Puri|Urid Bara
~vada.urad-dal.-|Babru|Kanji Vada/Kanji Bada|Pakodi Kanji|Dahi Baray|Dahi Gujiya|Gulgula Savoury|Bhalla Papdi|Ulundu Kali Vada|Urad Dal Bara/Urad Bara/Maas Bara/Bade/Bara Kumaoni/Pahari Bara|Kaasi Halwa Vada|Vadai Curry/Vadacurry|Biri Chakuli|Urad Dal Vadi
pongal.moong-dal.ven-pongal|Ven Pongal/Pongal/Khara Pongal/Katte Pongali/Huggi/Khara Huggi/Ghee Pongal/Katu Pongali
pongal.moong-dal.sakkarai-pongal|Sakkarai Pongal/Sweet Pongal/Chakkara Pongali/Chakra Pongal/Sihi Pongal/Sarkarai Pongal/Bellam Pongali/Chakkarai Pongal/Akkaravadisal/Akkara Adisil/Sweet Huggi
pongal.*.rava-pongal|Rava Pongal
pongal.*.thinai-pongal|Thinai Pongal/Millet Pongal
pongal.*.samai-pongal|Samai Pongal
pongal.*.oats-pongal|Oats Pongal
pongal.*.aval-pongal|Aval Pongal/Poha Pongal
upma.pyaz.rava|Upma/Rava Upma/Uppuma/Uppittu/Uppumavu/Suji Upma/Upeet/Sanja/Khara Bath/Kharabath/Rulanv/Rava Uppuma/Uppindi
upma.mixed-veg.rava|Vegetable Upma/Veg Upma/Rava Kichadi/Rava Khichdi/Kichadi Upma
upma.*.semiya|Semiya Upma/Vermicelli Upma/Sevai Upma/Shavige Bath/Shavige Uppittu/Seviyan Upma/Namkeen Seviyan
upma.*.sevai|Rice Sevai Upma/Ottu Shavige
upma.*.dalia|Dalia Upma/Broken Wheat Upma/Godhumai Rava Upma/Lapsi Upma
upma.*.oats|Oats Upma
upma.*.bread|Bread Upma/Bread Poha
upma.*.aval|Aval Upma/Atukula Upma/Avalakki Upma
upma.*.idli-rava|Idli Rava Upma/Biyyam Rava Upma
upma.*.rice-rava|Arisi Upma/Akki Tari Uppittu/Rice Upma/Arisi Paruppu Upma/Uppudu Pindi/Uppidi Pindi/Ven Upma
upma.*.quinoa|Quinoa Upma
upma.*.sabudana|Javvarisi Upma/Saggubiyyam Upma/Sago Upma
upma.*.thinai|Thinai Upma/Foxtail Millet Upma/Millet Upma
upma.avarekalu.rava|Avarekalu Upma/Avarekalu Uppittu/Hitikida Avarebele Uppittu
upma.makai.rava|Bhutte ka Kees/Corn Kees/Makai no Chevdo
upma.tamatar.rava|Tomato Upma/Tomato Bath Rava
~upma.pyaz.rava|Chow Chow Bath|Puliya Upma/Puli Aval|Mor Kali/Mor Koozh|Upma Kozhukattai|Kadala Upma|Ukkarai
poha.pyaz.-.-|Kanda Poha/Poha/Pohe/Dadpe Pohe/Beaten Rice/Flattened Rice/Aval Upma Poha
poha.aloo.-.-|Batata Poha/Aloo Poha
poha.matar.-.-|Matar Poha/Vatana Poha/Chura Matar/Banarasi Chura Matar
poha.*.-.indori|Indori Poha/Poha Jalebi/Usal Poha/Indore Poha
poha.*.-.konkani|Konkani Poha/Phovu/Phodni Phovu
poha.*.-.karnataka|Avalakki/Avalakki Oggarane/Gojju Avalakki/Mandakki Oggarane/Huli Avalakki/Avalakki Bath
poha.*.-.nadan|Aval Nanachathu/Aval Vilayichathu/Nadan Aval
poha.*.-.bengali|Chirer Polao/Chire Pulao/Chirer Pulao/Chire Bhaja
poha.*.-.odia|Chuda Santula/Chuda Kadamba/Chuda Bhaja/Chuda Upma
poha.dahi.-.-|Poha With Curd/Dahi Poha/Dahi Chuda/Doi Chira/Dahi Chiwda
poha.peanut.-.-|Tarri Poha/Nagpuri Tarri Poha
~poha.pyaz.-.-|Chira Doi Gur/Jolpan/Jalpan/Sira Doi/Komal Saul/Bora Saul/Hurum|Sushila/Susla/Kurmura Upma/Murmura Upma/Muri Upma/Borugula Upma/Uggani/Uggani Bajji/Maramarala Upma/Girmit/Girmit Savanur/Churmuri Susla|Bhadang Pohe|Vaggani/Vagharela Mamra|Puliyogare Poha/Puli Avalakki
idiyappam.nariyal.-|Idiyappam/Nool Puttu/Noolappam/String Hoppers/Sevai/Shavige/Ottu Shavige Kayi/Nooputtu/Shyavige/Santhakai/Sandhavai/Indiappa/Otthu Shyavige
idiyappam.nimbu-peanut|Lemon Sevai/Elumichai Sevai/Lemon Idiyappam/Lemon Semiya
idiyappam.tamatar|Tomato Sevai
idiyappam.dahi|Curd Sevai/Thayir Sevai/Bagala Bath Semiya/Curd Semiya
idiyappam.mixed-veg.with-kurma|Idiyappam Kurma
idiyappam.anda|Idiyappam Egg Curry/Idiyappam Mutta Curry
idiyappam.chicken|Idiyappam Chicken Curry/Idiyappam Kozhi Curry
idiyappam.mutton|Idiyappam Paya/Idiyappam Mutton Curry
daliya.mixed-veg.daliya|Dalia/Vegetable Daliya/Namkeen Daliya/Masala Dalia/Savoury Broken Wheat/Dalia Khichdi Veg/Fada Khichdi
daliya.*.masala-oats|Masala Oats/Savoury Oats/Vegetable Oats/Oats Porridge Savoury
daliya.*.jau-daliya|Jau Dalia/Barley Daliya
daliya.*.bajra-daliya|Bajra Daliya
porridge.*.daliya|Meetha Dalia/Sweet Daliya/Doodh Daliya/Milk Dalia
porridge.*.oats|Oats Porridge/Overnight Oats/Oatmeal
porridge.*.ragi-porridge|Ragi Porridge/Ragi Java/Ragi Malt Porridge/Nachni Satva/Ragi Koozh Sweet/Ambil Sweet/Ragi Sari
porridge.*.makhana|Makhana Porridge
porridge.*.poha|Doodh Poha/Milk Poha/Paal Aval
porridge.*.barley|Barley Porridge
porridge.*.quinoa|Quinoa Porridge
~porridge.*.ragi-porridge|Kali/Ulundu Kali Sweet|Kurukku/Ragi Kurukku|Sathu Maavu Kanji/Sattu Maavu Porridge/Health Mix Porridge
~porridge.*.oats|Muesli/Granola/Breakfast Cereal/Cornflakes With Milk
adai.pyaz.pesarattu|Pesarattu/Pesarattu Upma/MLA Pesarattu/Green Gram Dosa/Moong Dosa/Green Moong Dosa/Andhra Pesarattu
adai.pyaz.adai|Adai/Adai Avial/Adai Dosai/Mixed Dal Dosa/Lentil Dosa/Milagu Adai
adai.moringa|Murungai Keerai Adai/Moringa Adai
adai.*.kollu-adai|Kollu Adai/Horse Gram Adai/Kollu Dosai/Ulava Dosa
adai.*.sprouts-pesarattu|Sprouts Dosa/Sprouts Pesarattu
adai.*.ragi-adai|Ragi Adai/Kezhvaragu Adai/Ragi Roti Tamil
adai.*.millet-adai|Millet Adai/Thinai Adai
~adai.suji.adai|Karthigai Adai/Vella Adai/Uppu Adai/Karadaiyan Nombu Adai/Kara Adai|Aratikaya Attu|Hesaru Bele Dose|Kadalebele Dose|Chakuli Mung
paniyaram.pyaz.kuzhi-paniyaram|Kuzhi Paniyaram/Paniyaram/Kara Paniyaram/Gunta Ponganalu/Gunta Punugulu/Guntapunugulu/Ponganalu/Appe/Appam Pan Dumplings/Chettinad Paniyaram/Masala Paniyaram/Guliyappa
paniyaram.*.paddu|Paddu/Gundponglu/Guliappa/Gundpangla/Ponganal/Appe Karnataka/Tadka Paddu
paniyaram.*.sweet-paniyaram|Sweet Paniyaram/Inippu Paniyaram/Vella Paniyaram/Mulik/Sweet Appe/Chettinad Vellai Paniyaram/God Appe/Goad Appe
~paniyaram.pyaz.kuzhi-paniyaram|Suji Appe/Rava Appe/Rava Paniyaram|Vellai Paniyaram|Punugulu/Punugu/Mysore Punugulu/Idli Batter Punugulu
thalipeeth.*.bhajani|Thalipeeth/Bhajaniche Thalipeeth/Thalipeeth Loni/Dhapate/Dhapati
thalipeeth.*.upvas|Upvas Thalipeeth/Upvasache Thalipeeth/Sabudana Thalipeeth/Farali Thalipeeth
thalipeeth.*.jowar|Jowar Thalipeeth/Jwarichi Dhapati
thalipeeth.*.nachni|Nachni Thalipeeth/Ragi Thalipeeth
thalipeeth.kakdi|Kakdi Thalipeeth/Cucumber Thalipeeth/Tavsali Savoury/Kakadi Thalipeeth
~thalipeeth.*.multigrain|Koki Thalipeeth|Kothimbir Thalipeeth|Makai Dhebra Thalipeeth|Sanjori
akkirotti.pyaz.akki-rotti|Akki Roti/Masala Akki Rotti/Rice Rotti/Thalipattu Akki
akkirotti.*.ragi-rotti|Ragi Rotti/Finger Millet Roti/Masala Ragi Rotti
akkirotti.*.jolada-rotti|Masala Jolada Rotti
akkirotti.shepu|Sabsige Soppu Akki Rotti/Dill Akki Rotti
akkirotti.avarekalu|Avarekalu Akki Rotti/Avarekai Akki Rotti
dhokla.plain.khaman|Khaman/Khaman Dhokla/Surti Khaman/Besan Dhokla/Instant Khaman/Gujarati Khaman
dhokla.*.nylon-khaman|Nylon Khaman
dhokla.*.khatta-dhokla|Khatta Dhokla/Dhokla/Gujarati Dhokla/Khatta Dhokra/Dhokra
dhokla.*.idada|Idada/White Dhokla/Safed Dhokla/Idra/Eidra/Farsi Idada
dhokla.*.rava-dhokla|Rava Dhokla/Sooji Dhokla
dhokla.*.moong-dhokla|Moong Dal Dhokla
dhokla.*.sandwich-dhokla|Sandwich Dhokla/Tiranga Dhokla/Tricolour Dhokla
dhokla.*.chana-dal-vati-dal-khaman|Vati Dal na Khaman/Vatidal Khaman/Amiri Khaman/Sev Khamani/Amiri Khamani/Surti Sev Khamani/Khamani
dhokla.*.oats-dhokla|Oats Dhokla
dhokla.*.ragi-dhokla|Ragi Dhokla/Nachni Dhokla
dhokla.makai|Makai Dhokla/Corn Dhokla
dhokla.lauki|Dudhi Dhokla
~dhokla.*.khatta-dhokla|Muthiya Chhattisgarhi/Goitha/Gointha/Bhakosa|Dhokle Rajasthani/Makki ka Dhokla|Pitha Savoury/Dal Pitha/Bihari Pitha/Pittha|Tam Tam Dhokla/Locho/Surti Locho/Surat Locho|Hare Chane ka Nimona Dhokla|Sanna Dhokla
handvo.*.handvo|Handvo/Handva/Gujarati Handvo/Ondhwa/Handavo
handvo.lauki.muthia|Muthia/Dudhi Muthia/Lauki Muthia/Steamed Muthia
handvo.methi.muthia|Methi Muthia
handvo.palak.muthia|Palak Muthia
handvo.patta-gobi.muthia|Cabbage Muthia/Kobi na Muthia
handvo.*.rasia-muthia|Rasia Muthia/Rasawala Muthia/Rasiya Dhokla
handvo.*.bajra-muthia|Bajra Muthia/Bajri na Muthia
handvo.*.rice-muthia|Bhaat na Muthia/Leftover Rice Muthia/Rice Muthia
handvo.*.rava-handvo|Rava Handvo/Instant Handvo
~handvo.lauki.muthia|Vaghareli Muthia|Muthiya Salan/Kothimbir Muthia|Nenua Dhuska
misal.matki.misal-pav|Misal Pav/Misal/Mumbai Misal
misal.*.*.kolhapuri|Kolhapuri Misal/Kolhapuri Misal Pav
misal.*.*.puneri|Puneri Misal/Pune Misal/Puneri Misal Pav
misal.*.*.khandeshi|Nashik Misal/Khandeshi Misal
misal.matki.usal|Matki Usal/Matkichi Usal/Mataki Usal/Moth Usal
misal.vatana|Vatana Usal/Vatanyachi Usal/Safed Vatana Usal/Ragda Usal/Ghugni/Ghugni Bengali/Motor Ghugni/Matar Ghugni
misal.hara-vatana|Hirvya Vatanyachi Usal/Green Peas Usal/Matar Usal
misal.sabut-moong|Moong Usal/Mugachi Usal/Moog Usal
misal.val|Dalimbi Usal/Dalimbichi Usal/Valachi Usal/Vaal Usal/Birdha/Valache Birde/Valachi Birda/Pavta Usal/Vaal nu Shaak/Rangoon Vaal/Dalimbi Bhaat Usal
misal.kala-chana|Kala Chana Usal/Harbharyachi Usal/Chana Ghugni/Kala Chana Ghugni/Bihari Ghugni/Ghugni Chura/Chanar Ghugni
misal.lobia|Chawli Usal/Chavlichi Usal
misal.kulthi|Kulith Usal/Kulthachi Usal
misal.kabuli-chana|Chole Usal
misal.mutton-keema-vatana|Keema Ghugni/Mangshor Ghugni/Mutton Ghugni
~misal.matki.usal|Usal Pav|Katachi Amti Misal|Samosa Misal/Mini Thali Misal|Sprouts Usal/Mod Alelya Kadadhanyachi Usal|Khaar Khatta Usal|Bajka Ghugni
sweetpancake.*.malpua|Malpua/Malpura/Amalu/Malapua/Pua Malpua/Rabri Malpua/Malpoa/Malpuwa/Marpa
sweetpancake.kela.mangalore-bun|Mangalore Buns/Banana Buns/Kele Buns/Manglore Banana Buns
sweetpancake.*.pooda|Pooda/Meetha Puda/Gud ka Cheela/Meetha Cheela/Sweet Pooda/Gol Papdi Pooda
sweetpancake.*.patishapta|Patishapta/Patishapta Pitha
sweetpancake.*.ghavan|Ghavan Ghatle/Sweet Ghavan/God Ghavane
sweetpancake.*.ragi-pancake|Ragi Pancake
sweetpancake.*.oats-pancake|Oats Pancake/Banana Pancake/Pancakes
sweetpancake.*.pua|Pua/Khajur Pua/Gulgula Pua/Meetha Pua/Marua Pua/Puwa
~sweetpancake.nariyal-gud|Alle Belle/Coconut Pancake/Bolinhas Pancake/Madakkusan/Elayappam Pancake/Love Letters|Chunga Pitha|Tekeli Pitha|Asse Pitha|Tel Pitha/Telor Pitha/Tel Pitha Assamese|Patoleo Pancake|Taushe Polo|Ullundu Sweet|Surnali Sweet|Pan Puda|Selroti|Bhapa Pitha Coconut
~sweetpancake.kela.malpua|Kola Bora/Kolar Bora/Taler Bora/Kalar Bora/Banana Fritters Sweet|Kela Pua|Mulik Pancake/Kelyache Appe|Dhondas/Tavsali/Cucumber Cake Konkani|Pumpkin Pancake/Gharge/Gharage/Bhoplyache Gharge|Gulgule Pancake/Kela Gulgula|Poda Pancake
kanji.*.pakhala|Pakhala/Pakhala Bhata/Dahi Pakhala/Saja Pakhala/Basi Pakhala/Pokhalo/Jeera Pakhala/Fermented Rice
kanji.*.panta-bhat|Panta Bhat/Poita Bhat Bengali/Ponta Bhat/Panta Ilish
kanji.*.poita-bhat|Poita Bhat/Poitabhat
kanji.*.pazhaya-sadam|Pazhaya Sadam/Palaya Soru/Pazhankanji/Pazhayathu/Pazham Kanji/Neer Sadam
kanji.*.ragi-ambali|Ragi Ambali/Ambali/Ragi Koozh/Ambil/Ragi Kali/Koozh/Kambu Koozh/Mandia Jau/Mandia Pej/Ragi Pej/Marua Koozh/Kezhvaragu Koozh/Ambli Ragi/Tongba Ragi/Kambang Koozh/Ragi Ganji
kanji.nariyal-sabut-moong.kanji|Kanji/Kanji Payar/Payaru Kanji/Kanjiyum Payarum/Rice Kanji/Nombu Kanji/Rice Gruel/Ganji/Pej/Nonbu Kanji
~kanji.*.pakhala|Bore Baasi|Geel Bhat|Handia/Hadiya|Dahi Bhat Odia|Torani|Kallu Fermented/Zutho/Apong/Chhang/Zu/Xaj/Rice Beer/Judima/Laopani/Chuak/Lugdi/Thumba/Tongba
appam.mixed-veg.stew|Appam/Palappam/Vellayappam/Appam Stew/Appam Ishtu/Kallappam/Kerala Appam/Hoppers/Appam Vegetable Stew/Veg Stew/Ishtu/Kerala Stew/Vegetable Ishtu/Kerala Vegetable Stew
appam.chicken.stew|Chicken Stew Appam
appam.anda|Egg Appam/Mutta Appam/Appam Egg Roast/Mutta Appam Roast
appam.mutton|Appam Mutton Stew/Appam Mutton Paya
appam.kala-chana.curry|Appam Kadala Curry
~appam.mixed-veg.stew|Kallappam Kerala|Panni Appam|Pidi/Pidiyum|Idichakka Appam|Aappa|Aapa Vada
puttu.kala-chana.puttu-and-curry|Puttu/Puttu Kadala/Puttu and Kadala Curry/Kutti Puttu/Pittu/Kerala Puttu/Steamed Rice Cylinders/Puttum Kadalayum/Puttu Kadla
puttu.*.ragi-puttu-and-curry|Ragi Puttu/Kezhvaragu Puttu
puttu.*.wheat-puttu-and-curry|Wheat Puttu/Gothambu Puttu
puttu.*.chemba-puttu-and-curry|Chemba Puttu/Red Rice Puttu
puttu.sabut-moong|Puttu Payar/Puttu Payaru
puttu.papad|Puttu Payaru Pappadam/Puttu Pappadam
puttu.kappa|Kappa Puttu/Tapioca Puttu
puttu.anda|Puttu Egg Curry/Puttu Mutta Curry
puttu.bangda|Puttu Meen Curry/Puttu Fish Curry
puttu.mutton|Puttu Beef Curry/Puttu Mutton Curry
~puttu.kala-chana.puttu-and-curry|Kadambuttu/Kadumbuttu/Kadambuttu Coorg|Paputtu|Nooputtu Coorg|Aval Puttu|Chiratta Puttu|Arisi Puttu
nvtiffin.mutton.parotta|Mutton Salna/Parotta Mutton Salna
nvtiffin.anda.parotta|Kothu Parotta Egg/Muttai Kothu Parotta
nvtiffin.mixed-veg.parotta|Parotta Salna/Barotta Salna/Plain Salna/Empty Salna/Parotta Veg Kurma/Parotta Kurma/Veg Kothu Parotta/Chilli Parotta/Vegetable Kothu Parotta
nvtiffin.mixed-veg.poori|Poori Kurma/Poori Sagu
nvtiffin.aloo.poori|Poori Masala/Poori Kizhangu/Poori Bhaji South/Puri Palya/Poori Aloo Masala
nvtiffin.chicken.neer-dosa|Kori Rotti Breakfast/Neer Dosa Chicken Curry/Neer Dosa Kori Gassi
nvtiffin.mutton-keema.idli|Idli Kheema/Idli Kari Kuzhambu
nvtiffin.chicken.sannas|Sannas Chicken Xacuti
nvtiffin.mutton.idli|Idli Mutton Kuzhambu/Idli Kari Kulambu
nvtiffin.mixed-veg.set-dosa|Set Dosa Saagu/Set Dosa Vada Curry
~nvtiffin.mutton.parotta|Parotta Beef/Porotta Beef Fry|Bun Parotta|Veechu Parotta|Chilli Parotta Mutton|Muttai Lappa/Lappa|Kalaki Parotta
omelette.anda.-.masala|Masala Omelette/Omelette/Omlet/Ande ka Omelette/Egg Omelette/Aamlet/Masala Omlette/Dim Omelette/Mamlet
omelette.anda-cheese|Cheese Omelette
omelette.anda-mushroom|Mushroom Omelette
omelette.anda-bread|Bread Omelette/Omelette Sandwich
omelette.anda.-.parsi|Poro/Pora/Parsi Pora/Parsi Poro
omelette.anda.-.kerala|Nadan Omelette/Mutta Omelette/Kerala Omelette
omelette.anda.-.goan|Ros Omelette/Ras Omelette/Goan Ros Omelette/Ras Omlet
omelette.anda-chicken-keema|Keema Omelette
~omelette.anda.-.masala|Kalakki/Karandi Omelette/Kalakki Egg/Half Boil/Karandi Muttai|Egg White Omelette|Spanish Omelette/Paaknam Omelette|Muttai Poriyal Omelette|Mughlai Omelette/Tornado Omelette
eggplate.anda-aloo.-.parsi|Papeta Par Eeda/Papeta Par Eedu/Sali Par Eedu/Salli Par Eeda/Papeta per Eeda/Salli Per Edu
eggplate.anda-bhindi.-.parsi|Bheeda Par Eedu/Bhinda Par Eeda/Bheeda per Eeda
eggplate.anda-tamatar.-.parsi|Tamota Par Eedu/Tomato Par Eeda/Tamatar Par Eedu/Tameta Par Eedu
eggplate.anda-mutton-keema.-.parsi|Kheema Par Eedu/Keema Par Eeda
~eggplate.anda-aloo|Egg Breakfast/Boiled Eggs Breakfast/Fried Egg/Sunny Side Up/Egg Fry Breakfast/Anda Fry/Bull Eye/Scrambled Egg Plate/Poached Egg
breakfaststew.mutton.*.nihari|Nihari/Mutton Nihari/Nalli Nihari/Nihari Kulcha/Nahari/Nihari Gosht/Delhi Nihari/Lucknowi Nihari
breakfaststew.paya|Paya/Paya Soup Breakfast/Khatti Paya/Nehari Paya/Aattukaal Paya/Paya Curry/Mutton Paya/Paya Shorba Breakfast
breakfaststew.chicken.*.nihari|Chicken Nihari
breakfaststew.kaleji|Kaleji Breakfast
breakfaststew.mutton-keema.with-pav|Keema Pav Breakfast
ricecake.plain.dhuska|Dhuska
ricecake.*.fara|Fara/Dal Fara/Chawal Fara/Chaur Fara
ricecake.plain.chakuli|Chakuli/Chakuli Pitha/Saru Chakuli Pitha
ricecake.plain.chital|Chitau Pitha/Chitoi Pitha/Chitau
ricecake.plain.chilka|Chilka Roti/Chhilka Roti
ricecake.*.mandia-chakuli|Mandia Chakuli
kothu.*.kothu-parotta|Kothu Parotta/Kothu Porotta/Chicken Kothu Parotta/Chicken Parotta/Porotta Chicken Curry/Chilli Parotta Chicken/Parotta Chicken Salna
`
