/** Fried, steamed and street snacks, kebabs, fries, farsan and namkeen. See ../dishes.ts for how a line is read. */
export const snackNames = `
pakora.pyaz|Onion Pakora/Kanda Bhaji/Pyaz Pakora/Onion Bhaji/Vengaya Pakoda/Khekda Bhaji/Ulli Pakodi/Eerulli Bajji/Ullipaya Pakodi/Ulli Vada Pakoda/Eerulli Pakoda/Pakora/Bhajiya/Bhaji Pakora
pakora.aloo|Aloo Pakora/Batata Bhaji Pakora/Potato Bajji/Urulaikizhangu Bajji/Batata Bhajiya/Alur Chop Pakora/Alu Piaji/Aloo Bajji/Alugadde Bajji
pakora.gobi|Gobi Pakora/Cauliflower Pakora/Cauliflower Bajji/Phulkopir Bora/Phulkopi Pakora/Gobi Bajji
pakora.paneer|Paneer Pakora
pakora.palak|Palak Pakora/Spinach Pakora/Keerai Pakoda/Palak Patta Pakora
pakora.methi|Methi Pakora/Methi na Gota/Gota/Methi Bhaji Pakora/Methi na Bhajiya
pakora.bhavnagri-mirch|Mirchi Bajji/Milagai Bajji/Mirchi Pakora/Mirapakaya Bajji/Molaga Bajji/Bharwan Mirchi Pakora/Menasinakai Bajji/Mulaku Bajji/Mirch Pakoda/Cut Mirchi/Rajahmundry Mirchi Bajji
pakora.bhavnagri-mirch.-.marwari|Mirchi Vada/Mirchi Bada/Jodhpuri Mirchi Vada/Jodhpuri Mirchi Bada
pakora.bread|Bread Pakora/Stuffed Bread Pakora/Bread Bajji/Aloo Bread Pakora
pakora.baingan|Baingan Pakora/Beguni/Brinjal Bajji/Kathirikkai Bajji/Baigani/Begun Beguni/Vankaya Bajji/Baingan Bajka/Baingani/Bengena Bora/Badanekai Bajji/Baigan Pakora/Vangi Bhajji
pakora.kaccha-kela|Vazhakkai Bajji/Raw Banana Bajji/Balekai Bajji/Aratikaya Bajji/Kela Bhajiya/Kela Pakora/Kacche Kele ke Pakode/Kacha Kela na Bhajiya/Bajji/Vazhaikkai Bajji/Aratikaya Bajjilu
pakora.moong-dal|Moong Dal Pakora/Mangode Pakora/Dalvada/Dal Vada Gujarati/Moong Pakora/Moong Bhajiya/Mung Dal Bora/Moong Dal Bhajiya/Ram Ladoo Pakora
pakora.arbi-patta|Patra Pakora/Arbi Patta Pakora/Patode/Girkanche/Patodu/Patrode Pakora/Rikwachh/Rikwach Pakora/Patyud/Patyud Garhwali/Saina/Alu Patta Bhaji/Patyur/Saheena/Gaderi Patyud/Patwad
pakora.makai|Corn Pakora/Makai Pakora/Bhutte ke Pakode/Makai Bhajiya/Corn Bhajiya/Corn Fritters
pakora.patta-gobi|Cabbage Pakora/Patta Gobhi Pakora/Cabbage Bajji
pakora.kaddu|Kumro Phuler Bora/Kumro Ful Bhaja/Kumro Phool Bora/Bajka/Kaddu Phool Pakora/Pumpkin Flower Fritters/Pumpkin Flower Pakora/Lau Phool Bora/Kakharu Phula Bhaja/Bhoplyachya Phulanchi Bhaji/Jatilao Phul Bora
pakora.banana-flower|Mochar Pakora/Banana Flower Pakora/Vazhaipoo Pakoda/Mochar Chop Pakora/Mochar Bora Pakora
pakora.kamalkakdi|Nadru Monje/Nadur Monje/Nadru Pakora/Nadir Monji/Nadru Churma/Nadur Churma/Nadru Monji/Lotus Stem Fritters
pakora.mixed-veg|Mix Veg Pakora/Vegetable Pakora/Veg Pakora/Mixed Pakora/Sabzi Pakora/Mixed Vegetable Pakora/Telebhaja/Tele Bhaja/Vegetable Bajji/Mix Pakora/Mix Bhajiya/Bhajia Platter/Vegetable Fritters
pakora.chaulai|Shaak Bora/Saag Pakora/Saag Bora/Lal Saag Pakora
pakora.lauki|Lauki Pakora/Dudhi Bhajiya
pakora.parwal|Parwal Pakora/Potoler Bora
pakora.tamatar|Tamatar Pakora/Surti Tomato Bhajia/Tameta na Bhajiya/Tomato Bhajia
pakora.mushroom|Mushroom Pakora
pakora.babycorn|Baby Corn Pakora/Baby Corn Bajji/Baby Corn Golden Fry
pakora.bhindi|Bhindi Pakora
pakora.karela|Karela Pakora/Bitter Gourd Pakora
pakora.cheese|Cheese Pakora
pakora.kand|Ratalu Pakora/Kand na Bhajiya/Ratalu Bhajiya/Ratalu Puri/Kand Puri/Surti Ratalu Puri
pakora.chana-dal|Chana Dal Pakora/Dal Pakora/Dal Bora/Pattinam Pakoda
pakora.suran|Suran Pakora
pakora.shakarkand|Shakarkandi Pakora/Sweet Potato Pakora
pakora.chicken|Chicken Pakora/Murgh Pakora/Kodi Pakodi/Chicken Pakodi/Kozhi Pakoda/Chicken Bhajiya
pakora.anda|Egg Pakora/Egg Bajji/Anda Pakora/Muttai Bajji/Dimer Pakora
pakora.basa|Fish Pakora/Machli Pakora/Macher Pakora/Macher Bora/Fish Fritters/Fish Bhajiya/Mas Bora
pakora.prawn|Prawn Pakora/Chingri Bora/Chingri Pakora/Jhinga Pakora/Prawn Bhajiya/Prawn Fritters/Kolambi Bhaji
pakora.fish-roe|Macher Dimer Bora Fritter/Machha Dima Bara/Fish Roe Pakora/Maach Dim Bora
~pakora.pyaz|Bora/Bara Pakora|Dakor na Gota|Ambode Pakora|Kala Vadai|Maroi Bora/Bora Manipuri/Pakora Manipuri|Kumbhania Bhajia/Lilva Bhajia|Ulli Bajji|Thattukada Bajji|Sabakki Vada Pakora|Suyyam|Posto Bora/Postor Bora|Neem Begun Bhaja|Pholourie|Bora Bangla|Narkel Bora|Kothimbir Pakora|Goli Baje/Goli Bajji/Mangalore Bajji/Mangalore Bonda/Mangaluru Goli Baje/Mangalore Goli Bajje
~pakora.basa|Paaknam
samosa.aloo.-|Samosa/Aloo Samosa/Singara/Singhara Samosa/Aloo Samosa Chaat Plain
samosa.aloo-matar|Aloo Matar Samosa/Punjabi Samosa
samosa.*.-.shingara|Shingara/Singara Bengali/Phulkopir Shingara/Aloor Shingara/Singara Odia
samosa.matar|Matar Samosa/Peas Samosa/Vatana Samosa
samosa.paneer|Paneer Samosa
samosa.pyaz.-|Onion Samosa/Irani Samosa/Pyaz Samosa/Hyderabadi Onion Samosa
samosa.pyaz.-.patti|Patti Samosa/Irani Onion Samosa
samosa.moong-dal|Moong Dal Samosa/Dal Samosa
samosa.makai-cheese|Cheese Corn Samosa/Corn Samosa
samosa.noodles|Chinese Samosa/Noodles Samosa/Chowmein Samosa
samosa.mutton-keema|Keema Samosa/Mutton Samosa/Mutton Keema Samosa/Bohri Keema Samosa/Lukhmi/Hyderabadi Lukhmi/Smoked Kheema Samosa/Mangsher Shingara
samosa.chicken-keema|Chicken Samosa/Chicken Keema Samosa
samosa.dry-fruit|Dry Fruit Samosa
samosa.khoya|Mawa Samosa/Meetha Samosa/Khoya Samosa/Lavang Latika/Lobongo Latika/Laung Lata/Lavang Lata/Laung Latika/Lobongo Lotika/Labanga Latika
samosa.poha|Poha Samosa/Onion Poha Samosa
samosa.patta-gobi|Cabbage Samosa
samosa.rohu|Fish Samosa/Macher Shingara
samosa.mixed-veg|Veg Samosa/Vegetable Samosa
~samosa.aloo|Cocktail Samosa/Mini Samosa|Navtad na Samosa|Samosa Chaat/Samosa Chole/Samosa Pav/Samosa Ragda/Samosa Ragda Chaat|Pyaji Samosa
kachori.moong-dal|Moong Dal Kachori/Khasta Kachori/Kachori/Kachauri/Dal Kachori/Rajasthani Kachori/Shegaon Kachori/Shegao Kachori/Khasta Kachauri
kachori.pyaz|Pyaz Kachori/Onion Kachori/Jodhpuri Pyaz Kachori
kachori.matar|Matar Kachori/Peas Kachori/Koraishutir Kochuri/Karaishutir Kochuri/Vatana Kachori/Lilva Kachori Matar/Motorshutir Kochuri/Koraishuti Kochuri
kachori.hara-chana|Lilva Kachori/Tuver Lilva Kachori/Lilva na Ghughra/Tuver ni Kachori/Lilvani Kachori/Ghughra/Matar Ghughra
kachori.aloo|Aloo Kachori/Farali Kachori/Farali Pattice/Faral Kachori
kachori.urad-dal|Urad Dal Kachori/Biulir Daler Kochuri/Hinger Kochuri/Hing Kachori/Banarasi Kachori/Banarasi Kachori Sabzi/Kachori Sabzi/Hing Kochuri/Kachori Aloo Sabzi/Badi Kachori/Kachori Jalebi Banaras
kachori.dry-fruit|Dry Fruit Kachori/Jamnagari Kachori/Dry Kachori/Jamnagar Kachori/Jamnagari Dry Kachori
kachori.khoya|Mawa Kachori/Jodhpuri Mawa Kachori/Khoya Kachori
kachori.moong-dal.-.dahichaat|Dahi Kachori/Raj Kachori/Kachori Chaat/Raj Kachauri/Raj Kachori Chaat
kachori.chana-dal|Chana Dal Kachori/Kota Kachori/Cholar Daler Kochuri
kachori.sattu|Sattu Kachori/Chhatur Kochuri
kachori.mutton-keema|Keema Kachori
kachori.besan|Besan Kachori/Gujarati Kachori/Bhavnagari Kachori/Baked Kachori/Bhakarwadi Kachori
kachori.paneer|Paneer Kachori
kachori.nariyal|Coconut Kachori/Farali Coconut Pattice/Upvas Kachori
cutlet.aloo.-|Aloo Tikki/Potato Patties/Aloo Cutlet/Potato Cutlet/Potato Tikki
cutlet.aloo.-.delhistreet|Aloo Tikki Chaat/Tikki Chaat/Chole Tikki/Chole Tikki Chaat/Aloo Tikki Chole/Aloo Tikki Chana
cutlet.aloo.-.chop|Alur Chop/Aloo Chop/Aloo Chop Odia
cutlet.chukandar|Beetroot Cutlet/Beetroot Tikki/Beetroot Chop
cutlet.mixed-veg|Veg Cutlet/Vegetable Cutlet/Mixed Vegetable Cutlet/Veg Patties/Railway Cutlet/Vegetable Patty/Vegetable Pattice/Veg Kabiraji
cutlet.mixed-veg.-.chop|Vegetable Chop/Bhejitebil Chop/Veg Chop/Bengali Vegetable Chop/Beet Chop/Vegitable Chop
cutlet.mixed-veg.-.harabhara|Hara Bhara Tikki
cutlet.poha-aloo|Poha Cutlet/Flattened Rice Cutlet/Chirwa Cutlet/Chivda Cutlet/Chire Cutlet
cutlet.makai|Corn Cutlet/Corn Tikki/Makai Tikki
cutlet.rajma|Rajma Tikki/Rajma Cutlet
cutlet.soya|Soya Cutlet/Soya Tikki
cutlet.paneer|Paneer Cutlet/Paneer Tikki/Chhanar Chop
cutlet.paneer-aloo|Paneer Aloo Tikki
cutlet.sabudana-aloo|Sabudana Tikki/Sabudana Cutlet
cutlet.kaccha-kela|Raw Banana Cutlet/Kele ki Tikki/Kacche Kele ki Tikki/Kanchkolar Chop/Kacha Kela Pattice
cutlet.banana-flower|Mochar Chop/Banana Flower Cutlet/Vazhaipoo Cutlet/Mochar Cutlet
cutlet.mushroom|Mushroom Cutlet
cutlet.makhana|Makhana Tikki
cutlet.shakarkand|Shakarkandi Tikki/Sweet Potato Tikki
cutlet.palak-chana-dal|Palak Tikki/Palak Cutlet
cutlet.kathal|Kathal Cutlet/Jackfruit Cutlet/Chakka Cutlet/Echorer Chop
cutlet.anda|Egg Cutlet/Egg Chop/Dimer Chop/Mutta Cutlet/Anda Cutlet/Dimer Devil/Egg Devil/Dim Devil/Devilled Egg Bengali/Dim Chop
cutlet.chicken|Chicken Cutlet/Chicken Tikki/Chicken Patties/Chicken Croquettes/Chicken Bread Cutlet/Coverage Cutlet/Kabiraji
cutlet.mutton-keema|Mutton Cutlet/Keema Cutlet/Kerala Beef Cutlet/Beef Cutlet/Mutton Chop Bengali/Kheema Pattice/Mangshor Chop/Keema Tikki/Beef Croquettes/Mutton Croquettes/Parsi Cutlet/Keema Chop/Mutton Pattice/Shikampuri
cutlet.bhetki|Fish Cutlet/Fish Chop/Macher Chop/Meen Cutlet/Fish Tikki/Macher Cutlet/Machli Cutlet/Fish Croquettes/Fish Pantras
cutlet.prawn|Prawn Cutlet/Chingri Cutlet/Chingri Macher Cutlet/Chemmeen Cutlet/Chingri Chop/Prawn Kabiraji/Kolmi na Cutlet
cutlet.aloo-matar|Aloo Matar Tikki/Pattice/Ragda Patties/Ragda Pattice/Ragada Pattice/Ragda Chaat/Ragra Patties/Ragra Pattice
cutlet.tuna|Tuna Cutlet
~cutlet.aloo.-|Batata Pattice/Farali Pattis/Buff Vada|Dum Aloo Tikki|Bread Cutlet/Croquette|Nargisi Tikki|French Fries/Finger Chips/Fries|Potato Smiley
bonda.aloo.bonda|Aloo Bonda/Bonda/Potato Bonda/Urulaikizhangu Bonda/Batata Bonda/Aloo Bonda Mangalore/Batata Ambado/Ambado
bonda.aloo.batata-vada|Batata Vada/Batatawada/Aloo Vada/Aloo Bada
bonda.aloo.vada-pav|Vada Pav/Mumbai Burger/Batata Vada Pav/Wadapav/Mumbai Vada Pav/Bombay Burger
bonda.urad-dal.ulundu-bonda|Ulundu Bonda/Mysore Bonda/Mysore Bajji/Mysore Bonda Andhra/Milagu Bonda
bonda.mixed-veg|Vegetable Bonda/Veg Bonda/Masala Bonda
bonda.suji|Rava Bonda/Sooji Bonda
bonda.moong-dal|Suzhiyam Bonda/Sukhiyan Savoury/Moong Bonda
bonda.methi|Methi Bonda
bonda.sabudana|Sabudana Bonda
bonda.nariyal|Thengai Bonda
bonda.pyaz|Ulli Bonda/Vengaya Bonda/Onion Bonda
bonda.anda|Egg Bonda/Mutta Bonda/Anda Bonda/Egg Vada/Kodi Guddu Bonda
bonda.mutton-keema|Keema Bonda/Keema Gola/Keema Vada Pav/Kola Urundai/Chettinad Kola Urundai/Kari Kola Urundai/Mutton Kola Urundai
bonda.chicken-keema|Chicken Bonda/Chicken Kola Urundai
bonda.prawn|Prawn Bonda
~bonda.aloo.bonda|Bonda Soup/Mysore Bonda Soup|Dabeli Bonda|Alu Bara|Cheese Balls/Corn Cheese Balls/Potato Cheese Balls|Aloo Vade/Aloo Bonda Chhattisgarh|Bread Bonda|Thattai Bonda
chaat.aloo|Aloo Chaat/Delhi Aloo Chaat/Alur Dom Chaat/Aloo Kabli/Aloo Kabuli Bengali/Aloo Chana Chaat
chaat.*.papdi|Papdi Chaat/Papri Chaat/Dahi Papdi Chaat/Dahi Papri Chaat/Dahi Papdi
chaat.*.pani-puri|Pani Puri/Golgappa/Golgappe/Puchka/Phuchka/Gup Chup/Pani ke Batashe/Pani ke Batashe Lucknow/Pakodi Surat/Batashe/Fulki/Dahi Batashe
chaat.*.bhel|Bhel Puri/Bhel/Jhal Muri/Churumuri/Mumbai Bhel/Sukha Bhel/Sukhi Bhel/Masala Mandakki/Nargis Mandakki/Jhal Muri Bengali/Masala Muri/Churmuri/Masala Puffed Rice/Mysore Churumuri/Bhadang/Kolhapuri Bhadang/Ole Bhel/Chana Jor Bhel/Muri Makha/Sev Murmura Bhel/Girmit Dharwad/Churmuri Mysore/Muri Mansa
chaat.*.sev-puri|Sev Puri/Sev Batata Puri/SPDP/Dahi Puri/Dahi Batata Puri/Dahi Sev Puri/Dahi Batata Sev Puri
chaat.kabuli-chana|Chana Chaat/Chole Chaat/Chickpea Chaat/Kabuli Chana Chaat
chaat.kala-chana|Kala Chana Chaat/Chana Masala Chaat
chaat.sprouts|Sprouts Chaat/Moong Chaat/Ankurit Chaat/Sprouts Bhel/Moong Sprouts Chaat
chaat.makai|Corn Chaat/Masala Corn/Sweet Corn Chaat/Bhutta Chaat/Corn Bhel/Butter Corn/Cheese Masala Corn
chaat.vatana|Matar Chaat/Ragda Puri/Matra Chaat/Ragda/Masala Puri/Masala Puri Bangalore/Masala Poori Chaat/Chudva Matar Chaat/Lucknow Matar Chaat
chaat.shakarkand|Shakarkandi Chaat/Shakarkand Chaat/Sweet Potato Chaat
chaat.palak|Palak Patta Chaat/Palak Chaat/Palak Pakoda Chaat
chaat.makhana|Makhana Chaat/Makhana Bhel
chaat.paneer|Paneer Chaat
chaat.bread|Bread Chaat
chaat.*.-.banarasichaat|Tamatar Chaat/Banarasi Tamatar Chaat/Banarasi Chaat/Tamatar Chaat Banaras/Choora Matar Chaat
chaat.moong-dal|Moong Dal Chaat/Moong Let/Dal Moradabadi/Moradabadi Dal Chaat
chaat.peanut|Peanut Chaat/Masala Peanut Chaat
chaat.chicken-tikka|Chicken Chaat/Murgh Chaat/Chicken Tikka Chaat
chaat.anda|Egg Chaat/Anda Chaat
chaat.prawn|Prawn Chaat
chaat.murmura|Murmura Chaat
~chaat.aloo|Basket Chaat/Tokri Chaat/Katori Chaat/Lucknow Basket Chaat|Khakhra Chaat|Chaat|Dahi Bhalla Papdi Chaat/Dahi Vada Chaat|Kulle Chaat/Kulliya Chaat|Daulat ki Chaat Savoury|Chinese Bhel/Crispy Noodle Bhel|Ghugra Chaat/Ghughra Sandwich Chaat|Churmur/Churmur Chaat/Churmur Bengali|Nippat Masala|Tikkar Chaat|Doodh Kela Chaat|Vada Usal Chaat|Aloo Lachha Tokri|Dahi Papdi Dilli|Dahi Aloo Chaat|Dahi Ghughni|Bedmi Chaat
puff.aloo|Veg Puff/Aloo Patties Puff/Vegetable Puff/Aloo Puff/Puff Pastry Veg/Patties/Aloo Patties/Khara Biscuit Puff/Egg Puffs Veg/Khari Patties/Curry Puff
puff.anda|Egg Puff/Mutta Puffs/Egg Patties Puff
puff.chicken|Chicken Puff/Chicken Patties Puff/Chicken Patty Kolkata
puff.mutton-keema|Mutton Puff/Keema Puff/Meat Puff/Mutton Patties Parsi/Mutton Patties/Dil Khush Keema Puff/Mutton Patice
puff.paneer|Paneer Puff/Paneer Patties
puff.mushroom|Mushroom Puff
~puff.aloo|Dilkhush/Dil Pasand/Dilpasand Bun|Khari/Khari Biscuit/Khara
namkeen.*.chakli|Chakli/Chakri/Bhajani Chakli/Chakali/Chakkuli/Butter Chakli
namkeen.*.murukku|Murukku/Mullu Murukku/Kai Murukku/Thenkuzhal/Thenkuzhal Murukku/Thengai Paal Murukku/Jantikalu/Jantikelu/Manapparai Murukku/Manugu Poo/Achu Murukku Savoury/Butter Murukku/Kai Suthal Murukku/Chegodilu/Chekodi/Chegodi/Chegodilu Andhra/Pakoda Murukku
namkeen.*.sev|Sev/Besan Sev/Bhujia/Bikaneri Bhujia/Aloo Bhujia/Ratlami Sev/Omapodi/Nylon Sev/Laung Sev/Karasev/Kara Sev/Bikaneri Sev/Palak Sev/Lahsun Sev/Tikha Sev/Aloo Sev/Indori Namkeen/Indori Sev/Sattur Kara Sev/Sattur Karasevu/Kara Sevu/Karapusa/Sanna Karapoosa/Ompodi/Sevu Dharwad
namkeen.*.nimki|Nimki/Nimki Bengali/Kucho Nimki/Nimkin/Kuccho Nimki/Nimki Odia/Elo Jhelo Nimki/Elo Jhelo/Kucho Gaja Nimki
namkeen.*.shakarpara|Shakarpara/Shankarpali/Shankarpale/Shankarpoli/Maida Biscuits Sweet/Sankarpara/Tukdi Sweet/Khurmi/Khurmi Chhattisgarhi/Tukdi/Thekri
namkeen.*.thattai|Thattai/Thattai Murukku/Nippattu/Chekkalu/Nippat/Pappu Chekkalu/Thattu Vadai/Thattaikal/Salem Thattai/Thattu Vadai Set/Appalu Andhra/Chekkalu Andhra/Pappu Chekkalu Andhra
namkeen.*.papdi|Papdi/Fafda/Fafda Jalebi/Papdi Gathiya/Fafda Gujarati/Methi Papdi/Fafada/Fafda Gathiya/Chorafali/Chola Fali/Chora Fali Farsan/Cholafali/Farsi Puri/Masala Puri Farsan/Chorafali Farsan
namkeen.*.ribbon-pakoda|Ribbon Pakoda/Nada Thenkuzhal/Ribbon Murukku/Ola Pakoda/Ottu Pakoda/Ribbon Sev/Nada Murukku
namkeen.*.gathiya|Gathiya/Ganthiya/Vanela Gathiya/Bhavnagri Gathiya/Tikha Gathiya/Champakali Gathiya/Nylon Gathiya/Bhavnagari Gathiya/Methi Gathiya
namkeen.*.mathri|Mathri/Mathari/Masala Mathri/Methi Mathri/Matthi/Achari Mathri/Mathiya Diwali/Mathi Namkeen/Khasta Mathri/Bhakarwadi/Chitale Bakarwadi/Suvali/Suhali/Surti Suvali/Bakarwadi Pune
namkeen.*.namak-para|Namak Para/Namak Pare/Diamond Cuts/Maida Biscuits/Tukkudi/Diamond Biscuits/Namkeen Para/Kara Maida Biscuit/Khara Shankarpali/Khare Shankarpale/Tukkdi
namkeen.*.chivda|Chivda/Poha Chivda/Mixture/Chevdo/Murmura Chivda/Madras Mixture/Corn Flakes Chivda/Makai Chivda/Makai Chevdo/Namkeen Mixture/Kara Mixture/Bombay Mixture/Aval Mixture/Navratan Mixture/Lasun Chivda/South Indian Mixture/Kurmura Chivda/Patal Pohyacha Chivda/Chuda Bhaja Namkeen/Mixture Kerala/Aval Chivda/Chanachur/Dalmoth/Chira Bhaja/Agra Dalmoth/Chuda Mixture/Pohyacha Chivda/Farali Chivda/Sabudana Chivda/Farali Chevdo/Bhel Mixture/Chiwra/Chiwda Maharashtrian/Nashik Chivda/Banana Chivda/Bombay Mix/Atukula Mixture/Borugula Mixture/Maramarala Mixture/Oats Chivda
~namkeen.*.murukku|Kodubale/Kodbale/Kodbele/Kodubele/Chegodi Karnataka/Ring Murukku|Seepu Seedai Savoury/Seedai/Uppu Seedai/Cheedai/Seepi/Uppu Cheedai/Kara Seedai/Vella Seedai/Seedai Krishna Jayanthi/Seepu Seedai|Mullu Thenkuzhal|Magizhampoo Murukku|Kuzhalappam/Kuzhalappam Kerala|Achappam/Achu Murukku/Rose Cookies/Rosette Cookies/Gulabi Puvvulu/Rose de Coque/Gulabi Puvvu/Kokkisan/Achu Murukku Sweet/Gulab Pitha|Sanna Sev
~namkeen.*.mathri|Puri Farsan/Tikhi Puri Farsan/Jeera Puri/Methi Puri Farsan/Farsi Puri Gujarati|Papad Poha|Sohali|Thathu Namkeen|Bhavnagari Farsan|Sirohi Namkeen|Chakwan|Matthi Achaar|Khasta|Aam Papdi Namkeen|Moong Dal Namkeen/Fried Moong Dal/Chana Dal Namkeen/Masala Chana Dal/Haldiram Moong Dal|Namkeen
farsan.plain.khandvi|Khandvi/Gujarati Khandvi/Khandavi
farsan.*.suralichi-vadi|Suralichi Vadi/Surali Vadi
farsan.*.panki|Panki/Moong Dal Panki/Panki Gujarati/Rice Panki
farsan.*.khichu|Khichu/Papdi no Lot/Khichu Gujarati/Chokha no Khichu/Khichiya/Khichiya Papad Khichu/Jowar Khichu
farsan.kothimbir|Kothimbir Vadi/Kothimbirichi Vadi/Kothimbirchi Vadi/Coriander Vadi/Kotmir Vadi
farsan.*.patra|Patra/Arbi Patra/Steamed Patra/Patarveliya/Vagharela Patra/Patarvel na Patra/Patra Gujarati
farsan.*.alu-vadi|Alu Vadi/Aloo Wadi Maharashtrian/Aluchi Vadi
farsan.*.pathrode|Pathrode/Pathrado/Patrodo/Kesuvina Pathrode/Patrode Mangalore/Pathrade/Patrodu Himachali/Patrodu
farsan.banana-flower|Kelphul Vadi/Banana Flower Vadi
farsan.patta-gobi|Kobi Vadi/Cabbage Vadi/Kobichi Vadi
~farsan.plain.khandvi|Patodi/Maswadi/Maswadi Rassa|Farsan|Besan ki Khandvi|Pitla Vadi/Zunka Vadi/Pithlyachi Vadi/Patvadi
~farsan.*.khichu|Kadubu Savoury/Kara Kadubu|Kara Kozhukattai/Uppu Kozhukattai/Ammini Kozhukattai/Ulundu Kozhukattai/Uppu Urundai/Neer Kozhukattai/Uluntha Kozhukattai/Undrallu/Vundrallu/Kudumulu|Undi/Undi Konkani/Pundi/Pundi Gatti/Pundi Mangalore/Undo Konkani|Nuchina Unde/Nucchina Unde|Pundi Dal|Kadubu Coorg Rice Balls|Mixed Dal Nuchinunde|Koat Pitha/Khapse/Khapse Ladakh|Pitika Bor|Farra Chhattisgarh
momo.mixed-veg|Veg Momo/Momos/Vegetable Momos/Veg Dim Sum/Dim Sum
momo.patta-gobi|Cabbage Momo
momo.paneer|Paneer Momo
momo.mushroom|Mushroom Momo
momo.chicken-keema|Chicken Momo/Steamed Chicken Momos/Chicken Dim Sum/Chicken Dumplings
momo.chicken-keema.-.tandoori|Chicken Tandoori Momos
momo.mixed-veg.-.tandoori|Tandoori Momo
momo.mixed-veg.-.panfried|Pan Fried Momo/Kothey Momo/Kothe Momo/Kothey
momo.mixed-veg.-.jholmomo|Jhol Momo
momo.mixed-veg.-.schezwan|Schezwan Momos
momo.mixed-veg.-.chilli|Chilli Momo/C Momo
momo.mutton-keema|Mutton Momo/Mokmok/Mokthuk
momo.pork|Pork Momo
momo.soya|Soya Momo
momo.prawn|Prawn Momo
~momo.mixed-veg|Fried Momos/Afghani Momos|Tingmo Momo
~momo.mutton-keema|Shaphaley/Sha Balep/Shabhaley/Sha Phaley Sikkim
springroll.mixed-veg.spring-roll|Spring Roll/Veg Spring Roll/Vegetable Spring Roll/Veg Roll Chinese
springroll.chicken.spring-roll|Chicken Spring Roll
springroll.noodles|Noodle Spring Roll
springroll.aloo.bread-roll|Bread Roll/Aloo Bread Roll/Potato Bread Roll
springroll.mixed-veg.wonton|Wonton/Fried Wonton/Veg Wonton
springroll.chicken.wonton|Chicken Wonton
springroll.*.cigar-roll|Cigar Roll/Paneer Cigar Roll/Cheese Cigar Roll
springroll.prawn|Prawn Spring Roll
pavstreet.mixed-veg.pav-bhaji|Pav Bhaji/Mumbai Pav Bhaji/Bombay Pav Bhaji/Khada Pav Bhaji/Jain Pav Bhaji/Kala Pav Bhaji
pavstreet.*.cheese-pav-bhaji|Cheese Pav Bhaji
pavstreet.*.masala-pav|Masala Pav/Masala Bun Pav/Tawa Pav
pavstreet.*.dabeli|Dabeli/Kutchi Dabeli/Kachchhi Dabeli/Double Roti Kutch/Kacchi Dabeli/Mandvi Dabeli
pavstreet.mutton-keema.keema-pav|Keema Pav/Kheema Ghotala/Irani Kheema Pav/Mutton Keema Pav
pavstreet.chicken-keema|Chicken Keema Pav
pavstreet.anda|Anda Pav/Egg Pav/Bhurji Pav/Omelette Pav/Bun Omelette
pavstreet.*.slider|Slider/Veg Slider
pavstreet.kaleji|Kaleji Pav
pavstreet.kaccha-kela|Jain Pav Bhaji Kela/Jain Pav Bhaji Raw Banana
~pavstreet.aloo|Bhaji Pav/Kanda Bhaji Pav|Patal Bhaji Pav/Tonak Pav|Rassa Pav/Usal Pav Street
eggsnack.anda.-.manchurian|Egg Manchurian
eggsnack.anda.-.sixtyfive|Egg 65/Muttai 65
eggsnack.anda.-.chilli|Chilli Egg
eggsnack.anda.-.chop|Deem Chop/Egg Chop Bengali
~eggsnack.anda|Egg Lollipop/Egg Fingers/Egg Bites/Egg Kabab/Egg Kebab/Egg Fry/Masala Fried Egg/Boiled Egg Fry/Egg Masala Fry/Masala Boiled Egg/Egg Tikka/Anda Kebab/Mutta Surka/Muttamala Savoury/Scotch Egg
eggsnack.anda-mutton-keema|Nargisi Kebab/Nargisi Kabab
meatsnack.murgh.-.sixtyfive|Chicken 65/Kozhi 65/Chicken Sixty Five/Hyderabadi Chicken 65
~meatsnack.murgh.-.sixtyfive|Chicken Majestic|Chicken 555/Chicken 777|Apollo Chicken|Chicken Kshatriya
meatsnack.murgh.-.koliwada|Chicken Koliwada/Murgh Koliwada
meatsnack.murgh.-.chilli|Chilli Chicken/Chilli Chicken Dry
meatsnack.wings|Chicken Wings/Hot Wings/Peri Peri Wings/Drums of Heaven
~meatsnack.wings|Schezwan Chicken Lollipop
meatsnack.prawn.-.koliwada|Prawn Koliwada/Jhinga Koliwada
meatsnack.basa.-.amritsari|Amritsari Fish/Amritsari Machhi/Amritsari Macchi/Amritsari Fish Fry/Amritsari Machli/Amritsari Fish Pakora
meatsnack.basa.-.koliwada|Fish Koliwada
meatsnack.bhetki.-.kolkatafry|Fish Fry Kolkata/Bhetki Fry/Bengali Fish Fry/Bhetki Fish Fry/Bhetki Fish Finger/Diamond Fish Fry
meatsnack.basa.-.sixtyfive|Fish 65/Apollo Fish/Hyderabadi Apollo Fish
meatsnack.basa.-.chilli|Chilli Fish Snack
meatsnack.prawn.-.sixtyfive|Prawn 65/Loose Prawns/Royyala 65
meatsnack.murgh.-.honeychilli|Honey Chilli Chicken/Honey Chicken
meatsnack.tangdi|Tangdi Fry/Fried Chicken/Chicken Drumstick Fry/Kfc Chicken
meatsnack.squid|Fried Squid/Calamari/Crispy Squid/Calamari Fry/Butter Garlic Squid
~meatsnack.murgh|Chicken Fry/Crispy Chicken|Chicken Tangri Snack|Chicken Pepper Salt
vegkebab.paneer|Paneer Tikka/Tandoori Paneer Tikka/Paneer Tikka Kebab/Tandoori Paneer/Paneer Shashlik/Paneer Tikka Dry
vegkebab.paneer.-.malaitikka|Malai Paneer Tikka
vegkebab.paneer.-.hariyali|Hariyali Paneer Tikka
vegkebab.paneer.-.achartikka|Achari Paneer Tikka
vegkebab.paneer.-.seekh|Paneer Seekh Kebab/Paneer Seekh
vegkebab.dahi|Dahi ke Kebab/Dahi Kabab/Yogurt Kebab
vegkebab.palak-chana-dal|Hara Bhara Kebab/Hara Bhara Kabab/Harabhara Kabab/Hara Bhara
vegkebab.mushroom|Tandoori Mushroom/Mushroom Tikka/Khumb Tikka/Bharwan Khumb Tikka
vegkebab.gobi|Tandoori Gobi/Gobi Tikka/Tandoori Phool/Tandoori Phool Gobhi
vegkebab.aloo|Tandoori Aloo/Bharwan Tandoori Aloo/Aloo Tikka/Aloo Nazakat
vegkebab.soya-chunks|Soya Chaap Tikka/Tandoori Soya Chaap/Soya Tikka/Malai Soya Chaap/Soya Seekh Kebab/Malai Soya Chaap Tikka
vegkebab.kathal|Kathal Kebab/Kathal Kabab/Kathal Seekh
vegkebab.kala-chana|Kale Chane ke Kebab/Kale Chane ka Kabab/Kala Chana Shami/Chana Kabab
vegkebab.rajma|Rajma Kebab/Rajma Galouti/Rajma Galouti Kebab/Rajma Shami/Rajma Kabab
vegkebab.arbi|Arbi Kebab
vegkebab.suran|Suran Kebab/Jimikand Kebab/Jimikand Kabab
vegkebab.kamalkakdi|Nadru Kebab/Kamal Kakdi Kebab/Nadru Kabab
vegkebab.kaccha-kela|Kele ke Kebab/Kacche Kele ke Kebab/Kache Kele ke Kabab
vegkebab.mixed-veg|Veg Seekh Kebab/Vegetable Seekh Kebab/Vegetable Kebab/Veg Kebab/Subz Seekh/Subz Kebab/Sabz Seekh Kebab/Vegetable Shami Kebab/Veg Galouti Kebab
vegkebab.makai|Corn Kebab/Corn Seekh Kebab/Bhutte ka Kebab/Makai Kebab
vegkebab.ananas|Tandoori Pineapple/Pineapple Tikka
vegkebab.broccoli|Tandoori Broccoli/Malai Broccoli
vegkebab.matar|Matar Kebab/Hare Matar ke Kebab
vegkebab.shimla-mirch|Tandoori Shimla Mirch
vegkebab.babycorn|Tandoori Baby Corn
kebab.chicken.-.tandoori|Tandoori Chicken/Tandoori Murgh
kebab.murgh.-.tandoori|Chicken Tikka/Murgh Tikka/Tandoori Chicken Tikka/Chicken Boti Kebab
kebab.murgh.-.malaitikka|Murgh Malai Tikka/Chicken Malai Tikka/Malai Tikka/Murgh Malai Kebab/Chicken Malai Kebab/Malai Kebab/Chicken Malai Kabab
kebab.murgh.-.reshmi|Reshmi Kebab/Chicken Reshmi Kebab/Reshmi Kabab/Reshmi Tikka/Chicken Reshmi Kabab/Murgh Reshmi Kebab/Reshmi Chicken
kebab.murgh.-.hariyali|Hariyali Tikka/Chicken Hariyali Tikka/Hariyali Kebab/Hariyali Murgh Tikka/Chicken Hariyali Kebab
kebab.murgh.-.achartikka|Achari Tikka/Achari Chicken Tikka/Murgh Achari Tikka
kebab.murgh.-.kalimirch|Kali Mirch Tikka/Murgh Kali Mirch Tikka
kebab.murgh.-.pahadi|Pahadi Kebab/Chicken Pahadi Kebab/Pahadi Tikka
kebab.tangdi|Tangdi Kebab/Tangdi Kabab/Tangri Kebab/Chicken Tangdi Kebab/Kalmi Kebab/Kalmi Kabab/Tangri Kabab/Chicken Tangri Kebab
kebab.mutton-keema.-.seekh|Seekh Kebab/Mutton Seekh Kebab/Seekh Kabab/Seekh Kabob/Gosht Seekh Kebab/Mutton Seekh Kabab/Gilafi Seekh/Gilafi Seekh Kebab/Bohri Seekh Kebab/Gola Kebab/Gola Kabab/Gilafi Seekh Kabab/Gular Kebab
kebab.mutton-keema.-.galouti|Galouti Kebab/Galawati Kebab/Galawat Kebab/Galauti Kebab/Tunday Kebab/Tunday Kabab/Tunday Kababi/Tundey Kebab/Galawti Kabab/Galavati Kabab/Lucknowi Kebab/Tundey Kabab/Galouti Kabab
kebab.mutton-keema.-.kakori|Kakori Kebab/Kakori Kabab/Kakori Seekh
kebab.mutton-keema.-.shami|Shami Kebab/Shami Kabab/Mutton Shami Kebab/Shikampuri Kebab/Shikampuri Kabab/Hyderabadi Shikampuri
kebab.mutton-keema.-.chapli|Chapli Kebab/Chapli Kabab/Peshawari Chapli Kebab/Chappali Kabab/Chapali Kebab
kebab.mutton-boti|Boti Kebab/Mutton Boti/Mutton Tikka/Boti Kabab/Mutton Boti Kebab/Boti Tikka/Gosht Boti Kebab
kebab.mutton-boti.-.bihariboti|Bihari Kebab/Bihari Boti/Bihari Kabab/Bihari Boti Kebab
kebab.mutton-boti.-.hyderabadi|Pathar ka Gosht/Pathar ke Kebab
kebab.mutton-boti.-.rajasthani|Maas ke Sule/Sula Kebab/Rajasthani Sula/Mewari Sula/Smoked Sula/Maas ke Sooley/Sule
kebab.mutton-boti.-.kashmiri|Tujj/Tujji/Kashmiri Tujj/Kanti/Nadru Kanti/Mutton Kanti/Kashmiri Kanti/Kanti Kebab
kebab.chaamp|Tandoori Chaamp/Burrah Kebab/Barrah Kebab/Burra Kebab/Adraki Chaamp/Burrah/Burra Kabab/Lamb Chops/Mutton Burra/Tandoori Chops/Barra Kebab
kebab.chicken-keema|Chicken Seekh Kebab/Chicken Shami Kebab/Chicken Seekh/Chicken Galouti/Chicken Chapli Kebab/Chicken Kebab/Chicken Kabab/Chicken Shami/Chicken Seekh Kabab
kebab.basa|Fish Tikka/Tandoori Fish/Machli Tikka/Machhi Tikka/Mahi Tikka/Macchi Tikka/Fish Tikka Kebab
kebab.rawas|Ajwaini Fish Tikka/Salmon Tikka/Ajwaini Machli Tikka/Ajwaini Machhi
kebab.pomfret|Tandoori Pomfret/Tandoori Paplet
kebab.prawn|Tandoori Prawns/Tandoori Jhinga/Prawn Tikka/Jhinga Tikka/Jhinga Kebab
kebab.surmai|Surmai Tikka
kebab.kaleji|Kaleji Tikka/Liver Kebab/Kaleji Kebab/Gurda Kapoora/Gurda Kaleji
kebab.quail|Tandoori Quail/Tandoori Bater/Bater Kebab
kebab.trout|Tandoori Trout
kebab.chicken-liver|Chicken Liver Tikka
kebab.rohu|Machli Kebab/Fish Kebab/Fish Seekh Kebab/Machli ke Kabab
~kebab.murgh.-.tandoori|Banjara Kebab/Kastoori Kebab/Murgh Kastoori Kebab/Afghani Chicken/Murgh Afghani Tikka/Afghani Chicken Tikka/Nawabi Kebab/Chicken Shashlik/Lasooni Tikka/Kandhari Kebab/Tandoori Platter/Chicken Tikka Kabab/Kebab|Al Faham/Alfaham Chicken/Grilled Chicken/Barbeque Chicken/Bbq Chicken/Grill Chicken|Lehsuni Kebab/Lasooni Murgh Tikka|Zafrani Tikka/Murgh Zafrani|Kebab Platter
~kebab.mutton-keema.-.shami|Kathal Kabab Mutton|Majlisi Kebab/Majlisi Kabab|Shikampur|Dora Kebab/Dora Kabab|Pasanda Kebab/Pasanda Kabab/Parcha Kebab|Ghutwa Kebab|Kacche Keeme ke Kebab/Kache Keeme ki Tikki|Rampuri Kebab/Rampuri Seekh/Rampuri Chapli|Kebab Sutli/Suta Kebab/Khiri Kebab|Kakhagi Kebab|Tala Kebab|Lagan ke Kebab/Lagan ka Keema|Parsi Kebab/Kavab/Mutton Kavab
fishfry.bombil|Bombil Fry/Bombay Duck Fry/Fried Bombil/Bombil Rava Fry
fishfry.surmai.-.tawafry|Surmai Tawa Fry
fishfry.surmai|Surmai Fry/Surmai Rava Fry/Vanjaram Fry/Vanjaram Meen Varuval/Meen Varuval/Neymeen Fry/Anjal Fry/Fish Tawa Fry/Meen Varuthathu/Meen Porichathu/Anjal Tawa Fry/Meen Pollichathu Surmai/Meen Fry/Vanjaram Varuval/Anjal Rava Fry/Meen Roast/Viswon Fry
fishfry.surmai.-.ravafry|Rava Fried Fish/Fish Rava Fry/Rava Fish/Goan Fish Fry
fishfry.pomfret|Pomfret Fry/Paplet Fry/Fried Pomfret/Pomfret Tawa Fry/Stuffed Pomfret/Pomfret Recheado/Pomfret Recheio/Pomfret Rava Fry/Masala Pomfret/Pamplet Fry/Pomfret Masala Fry
fishfry.pomfret.-.recheado|Recheado Masala Pomfret
fishfry.bangda|Bangda Fry/Mackerel Fry/Bangude Fry/Ayala Fry/Ayala Porichathu/Bangda Tawa Fry/Ayala Varuthathu/Bangda Rava Fry/Bangude Rava Fry/Ayala Meen Fry
fishfry.mathi|Mathi Fry/Sardine Fry/Mathi Varuthathu/Tarli Fry/Boothai Fry/Chaala Fry/Mathi Porichathu
fishfry.karimeen.-.pollichathu|Karimeen Pollichathu
fishfry.karimeen|Karimeen Fry/Karimeen Varuthathu/Pearl Spot Fry/Karimeen Porichathu
fishfry.*.-.pollichathu|Meen Pollichathu/Fish Pollichathu
fishfry.rohu.-.bhaja|Machh Bhaja/Rui Macher Bhaja/Rui Mach Bhaja/Macher Bhaja/Maas Bhaja
fishfry.rohu|Rohu Fry/Fish Fry/Machli Fry/Fried Fish/Macchi Fry/Machi Fry/Tawa Fish/Chepala Vepudu/Chepa Vepudu/Macha Fry/Masala Fish Fry/Chepala Fry/Telli Machhli
fishfry.hilsa|Ilish Bhaja/Hilsa Fry/Ilish Mach Bhaja/Ilish Fry
fishfry.bhetki|Bhetki Macher Fry
fishfry.basa|Basa Fish Fry/Basa Fry
fishfry.nethili|Nethili Fry/Nethili Varuval/Netholi Fry/Anchovy Fry/Nethallu Vepudu/Natholi Fry/Mandeli Fry/Nethili Karuvadu Fry/Kozhuva Fry/Nethili Meen Varuval/Mandeli Rava Fry
fishfry.prawn|Prawn Fry/Kolambi Fry/Royyala Vepudu/Eral Fry/Chemmeen Fry/Prawn Rava Fry/Rava Fried Prawns/Chingri Bhaja/Jhinga Fry/Eral Varuval Fry/Chingudi Bhaja/Royyala Fry/Chemmeen Porichathu/Sungta Fry/Chungudi Bhaja/Prawn Masala Fry
fishfry.squid|Squid Fry/Koonthal Fry/Kanava Fry/Squid Rava Fry
fishfry.mussels|Kallumakkaya Fry/Mussels Fry/Mussels Rava Fry/Kallumakkaya Porichathu
fishfry.fish-roe|Fish Roe Fry/Gaboli Fry/Meen Mutta Fry/Macher Dim Bhaja/Meen Mutta Varuthathu/Machha Dima Bhaja
fishfry.trout|Trout Fry/Fried Trout/Trout Fry Himachali/Kullu Trout Fry
fishfry.crab|Crab Fry/Soft Shell Crab Fry/Nandu Fry
fishfry.tilapia|Tilapia Fry
fishfry.pabda|Pabda Fry
fishfry.rawas|Rawas Fry
fishfry.katla|Katla Fry
~fishfry.pomfret|Patra ni Machhi/Patrani Machhi/Patra ni Macchi/Patrani Macchi/Parsi Patra ni Macchi/Meen Elayil Pollichathu|Mandagoli|Tareli Macchi/Tareli Machhi|Machli ki Bhujia|Namsing
~fishfry.mussels|Arikadukka/Kallumakkaya Nirachathu/Arikkadukka Malabar/Stuffed Mussels/Kallumakkaya Nirachath/Kadukka Nirachathu
indochinese.gobi.dry.manchurian|Gobi Manchurian/Gobi Manchurian Dry/Cauliflower Manchurian/Gobi Manchuria/Gobi Munchurian
indochinese.gobi.gravy.manchurian|Gobi Manchurian Gravy
indochinese.mixed-veg.dry.manchurian|Veg Manchurian/Vegetable Manchurian/Veg Manchurian Dry/Manchurian/Manchurian Dry/Veg Manchuria/Vegetable Balls Manchurian
indochinese.mixed-veg.gravy.manchurian|Veg Manchurian Gravy/Vegetable Balls in Hot Garlic Sauce/Veg Balls in Garlic Sauce/Manchurian Gravy
indochinese.paneer.dry.chilli|Chilli Paneer/Chilli Paneer Dry
indochinese.paneer.gravy.chilli|Chilli Paneer Gravy
indochinese.paneer.*.manchurian|Paneer Manchurian
indochinese.paneer.*.sixtyfive|Paneer 65
indochinese.paneer.*.schezwan|Schezwan Paneer
indochinese.gobi.*.sixtyfive|Gobi 65/Cauliflower 65
indochinese.mushroom.*.chilli|Chilli Mushroom
indochinese.mushroom.*.manchurian|Mushroom Manchurian
indochinese.mushroom.*.sixtyfive|Mushroom 65
indochinese.babycorn.*.manchurian|Baby Corn Manchurian/Babycorn Manchuria
indochinese.babycorn.*.chilli|Chilli Baby Corn/Crispy Baby Corn/Crispy Chilli Baby Corn/Baby Corn 65
indochinese.aloo.*.honeychilli|Honey Chilli Potato/Crispy Honey Chilli Potato/Honey Chilli Aloo
indochinese.aloo.*.chilli|Chilli Potato/Chilli Aloo/Crispy Chilli Potato
indochinese.soya-chunks.*.manchurian|Soya Manchurian
indochinese.soya-chunks.*.chilli|Soya Chilli/Soya Chunks 65/Chilli Soya Chunks
indochinese.makai|Crispy Corn/Chilli Corn/Corn Manchurian/Corn Salt and Pepper
indochinese.kamalkakdi|Honey Chilli Lotus Root/Crispy Lotus Stem/Honey Chilli Lotus Stem/Chilli Lotus Stem/Honey Lotus Stem
indochinese.patta-gobi|Cabbage Manchurian
indochinese.tofu|Chilli Tofu/Tofu Manchurian
indochinese.bhindi|Crispy Okra Manchurian
indochinese.murgh.gravy.chilli|Chilli Chicken Gravy
indochinese.murgh.*.manchurian|Chicken Manchurian/Chicken Manchuria/Chicken Munchurian
indochinese.murgh.*.schezwan|Schezwan Chicken/Szechwan Chicken/Szechuan Chicken
indochinese.wings|Drums of Heaven Chicken
indochinese.prawn.*.chilli|Chilli Prawn
indochinese.prawn.*.manchurian|Prawn Manchurian
indochinese.prawn.*.schezwan|Schezwan Prawn/Prawns in Garlic Sauce/Butter Garlic Prawns/Garlic Prawns
indochinese.basa.*.chilli|Chilli Fish/Chilli Fish Dry
indochinese.basa.*.manchurian|Fish Manchurian
indochinese.anda.*.chilli|Egg Chilli Dry/Chilli Egg Gravy
indochinese.squid|Chilli Squid
~indochinese.mixed-veg|Crispy Vegetables/Veg Crispy/Veg Lollipop/Salt and Pepper Vegetables/Salt and Pepper Veg|Veg Hot Garlic/Veg in Hot Garlic Sauce|Veg Crispy Chinese|Hot and Sour Vegetables
~indochinese.murgh|Garlic Chicken/Lemon Chicken/Kung Pao Chicken/Dragon Chicken/Chicken in Garlic Sauce/Ginger Chicken/Chicken Hong Kong/Chicken Hot Garlic/Sweet and Sour Chicken/Pepper Garlic Chicken
roasted.makhana|Roasted Makhana/Masala Makhana/Makhana Namkeen/Phool Makhana/Fox Nuts Roasted/Bhuna Makhana/Makhana Roast
roasted.peanut|Masala Peanuts/Masala Sing/Roasted Peanuts/Bhuni Moongfali/Masala Kadlekai/Masala Moongphali/Congress Peanuts/Congress Kadlekai/Khara Kadlekai/Kharasing/Khari Sing/Peanut Masala Fry/Masala Groundnut
roasted.kala-chana|Roasted Chana/Bhuna Chana/Masala Chana/Chana Jor Garam/Chana Jor/Chana Roast
roasted.kaju|Masala Kaju/Masala Cashews/Roasted Cashew/Pepper Cashews
roasted.badam|Masala Badam/Roasted Almonds
roasted.papad|Masala Papad/Roasted Papad/Papad/Papadum/Pappadam/Appalam/Appadam/Happala/Poppadom/Bikaneri Papad/Pampad/Khichiya Papad/Masala Khichiya/Papad Churi/Papad Chura
roasted.murmura|Roasted Murmura/Masala Murmura/Vaghareli Mamra/Murmura Namkeen/Sev Murmura/Mamra/Sev Mamra/Masala Mamra/Masala Pori/Kara Pori/Murmura/Mandakki/Muri Bhaja
roasted.poha|Roasted Poha/Roasted Poha Chivda/Bhuna Poha
roasted.makai|Bhutta/Roasted Corn/Masala Bhutta/Corn on the Cob/Popcorn Masala/Popcorn/Roasted Bhutta/Bhuna Bhutta
roasted.kabuli-chana|Roasted Chickpeas/Chatpata Chana/Crispy Chickpeas
roasted.oats|Roasted Oats Chivda
~roasted.peanut|Boiled Peanuts/Usliyele Shengdane|Coated Peanuts/Besan Peanuts/Sing Bhujia/Masala Peanut Coated/Nut Crackers
sundal.kabuli-chana.sundal|Sundal/Kondakadalai Sundal/Chickpea Sundal/Chana Sundal/Navaratri Sundal/Chana Dal Sundal Navratri/Usli/Senagala Guggillu/Guggillu/Usali Karnataka
sundal.kala-chana.sundal|Kala Chana Sundal/Karuppu Kondakadalai Sundal/Kadalai Sundal/Kadale Kalu Usli/Kadle Usli/Kadale Usali/Kadle Kalu Usli
sundal.sabut-moong|Pachai Payaru Sundal/Green Gram Sundal/Pachai Payiru Sundal/Hesaru Kalu Usli/Moong Sundal/Pesala Guggillu/Payaru Sundal
sundal.peanut|Verkadalai Sundal/Peanut Sundal/Nilakadalai Sundal/Peanut Salad/Shenga Usli
sundal.vatana|Pattani Sundal/Thenga Manga Pattani Sundal/Beach Sundal/Peas Sundal/Thenga Manga Sundal/Pattani Beach Sundal
sundal.rajma|Rajma Sundal/Rajma Salad
sundal.lobia|Karamani Sundal/Thattapayaru Sundal/Bobbarla Guggillu/Alasande Usli/Black Eyed Pea Sundal/Karamani Inippu Sundal
sundal.makai|Corn Sundal/Corn Salad/Sweet Corn Sundal/Cholam Sundal
sundal.chana-dal|Kadalai Paruppu Sundal/Chana Dal Sundal
sundal.val|Mochai Sundal
sundal.kulthi|Kollu Sundal/Ulava Guggillu/Kollu Usili
sundal.moong-dal-kheera.kosambari|Kosambari/Kosambri/Hesaru Bele Kosambari/Moong Dal Kosambari/Kosamalli/Kosumalli/Moong Dal Salad/Vada Pappu/Vadapappu/Kosumbari/Kosambari Karnataka
sundal.moong-dal-gajar|Carrot Kosambari/Gajjari Kosambari
sundal.chana-dal.kosambari|Kadale Bele Kosambari/Chana Dal Kosambari
sundal.*.koshimbir|Koshimbir/Kakdi Koshimbir/Gajar Koshimbir/Kakdichi Koshimbir/Khamang Kakdi/Khamang Kakadi/Mulyachi Koshimbir/Tomato Koshimbir/Gajarachi Koshimbir/Kakadi Koshimbir/Mulachi Koshimbir/Mula Chatka/Beet Koshimbir/Pachadi Koshimbir/Kobichi Koshimbir
sundal.*.kachumber|Kachumber/Kachumbar/Kuchumber Salad/Onion Salad/Laccha Onion/Green Salad/Sirka Pyaz/Garden Salad/Kachumber Salad/Kuchumber/Onion Kachumber/Lachha Pyaz/Kachubar/Salad/Cachumber Parsi/Mooli Lachha/Cucumber Salad
sundal.*.singju|Singju/Singju Manipuri/Morok Singju
sundal.*.naga-salad|Naga Salad/Raja Mircha Salad
sundal.*.burmese-salad|Burmese Salad/Tea Leaf Salad/Papaya Salad
sundal.sprouts|Sprouts Salad/Moong Sprouts Salad/Mod Moong Koshimbir/Sprout Kosambari
sundal.patta-gobi-peanut|Cabbage Salad/Kobi Koshimbir
sundal.chukandar-gajar|Beetroot Salad/Beetroot Koshimbir/Carrot Salad/Gajar Salad
sundal.quinoa-kheera|Quinoa Salad
sundal.paneer-kheera|Paneer Salad
sundal.chicken|Chicken Salad/Chicken Kachumber/Chicken Sadeko/Dohkhlieh Chicken/Kelli Chicken Salad/Chicken Sekuwa Salad
sundal.prawn|Prawn Salad/Dohkhleh Prawn
sundal.anda|Egg Salad
sundal.tuna|Tuna Salad
~sundal.*.kosambari|Sambharo Salad|Kohlrabi Salad|Gajar no Sambharo/Gajar Marcha no Sambharo/Carrot Sambharo|Fruit Salad Savoury|Papaya Sambharo
~sundal.*.naga-salad|Dohkhlieh/Doh Kleh|Bamboo Shoot Salad|Mula Sadheko/Mooli Salad Northeast|Aloo Sadheko|Jalebi Salad|Yongchak Singju|Lemon Salad Pomelo/Heibong/Robab Tenga Salad/Pomelo Salad/Pomelo Sadheko|Soh Phlang/Soh Khleh
chips.kaccha-kela|Banana Chips/Upperi/Nendran Chips/Kaya Varuthathu/Kerala Banana Chips/Ethakka Upperi/Kela Wafers/Kela Chips/Vazhakkai Chips/Raw Banana Chips/Ethakka Chips/Kaya Upperi/Kayi Varuthathu
~chips.kaccha-kela|Sharkara Upperi/Sarkara Varatti/Sharkaravaratti
chips.aloo|Potato Chips/Aloo Chips/Potato Wafers/Batata Wafers/Aloo Wafers/Aloo Lachha/Salli/Batata Sev Salli/Masala Chips
chips.karela|Karela Chips/Bitter Gourd Chips/Pavakkai Chips/Hagalakai Chips
chips.kathal|Jackfruit Chips/Chakka Chips/Chakka Varuthathu/Halasina Chips/Chakka Upperi/Phanas Chips
chips.arbi|Arbi Chips
chips.kappa|Tapioca Chips/Kappa Chips/Maravalli Chips/Kappa Varuthathu/Maravalli Kizhangu Chips/Kuchi Kizhangu Chips
chips.shakarkand|Sweet Potato Chips
chips.chukandar|Beetroot Chips
chips.bhindi|Bhindi Chips
chips.kadachakka|Breadfruit Chips
chips.sabudana|Sabudana Papad/Sabudana Chakli/Sago Vadam/Javvarisi Vadam
chips.papad|Fried Papad/Fryums/Fryums Papad/Vadam/Karuvadam/Sandige/Arisi Vadam/Vadiyalu/Aralu Sandige/Akki Sandige/Kondattam/Badi Papad/Papad Fry/Mor Milagai/Fafada Papad/Tilori/Boodida Gummadikaya Vadiyalu/Sandige Karnataka/Thengai Vadam/Kurdai/Papodi/Vathal/Kachri/Kachri Bihari/Charauri/Danauri/Rakhia Badi Fry/Bijori/Tilauri/Adauri/Kumhrauri/Phulbori/Ghoyna Bori/Gohona Bori/Phula Badi/Badi Chura
chips.bombil|Bombil Chips/Dried Bombil Fry/Sukka Bombil/Sukat Fry
chips.nethili|Karuvadu Fry/Karuvadu Varuval/Dry Fish Fry/Unakka Meen Varuthathu/Endu Chepala Vepudu/Sukhua Bhaja/Karuvadu Thokku/Nethili Karuvadu Varuval/Unakka Meen Fry
gratin.mixed-veg|Baked Vegetables/Veg Au Gratin/Vegetable Au Gratin/Baked Veg/Au Gratin/Baked Dish
gratin.palak-makai|Spinach Corn Bake/Corn Spinach Au Gratin
gratin.makai|Baked Corn/Creamed Corn
gratin.mutton-keema|Keema Bake/Cottage Pie/Shepherds Pie/Keema Lasagne
gratin.chicken|Chicken Bake/Chicken Au Gratin
gratin.basa|Fish Bake/Baked Fish
gratin.paneer|Paneer Bake
~gratin.mixed-veg|Veg Lasagna/Lasagne|Enchiladas|Moussaka
soup.tamatar|Tomato Soup/Tamatar Shorba/Tomato Shorba/Cream of Tomato Soup/Tomato Dhania Shorba/Tamatar Dhaniya Shorba
soup.palak|Palak Soup/Spinach Soup/Palak Shorba
soup.makai|Corn Soup/Sweet Corn Soup/Sweet Corn Veg Soup/Vegetable Sweet Corn Soup
soup.mushroom|Mushroom Soup/Cream of Mushroom Soup/Mushroom Shorba
soup.gajar|Carrot Soup/Carrot Ginger Soup
soup.mixed-veg|Vegetable Soup/Veg Soup/Veg Clear Soup/Hot and Sour Soup/Hot n Sour Soup/Clear Vegetable Soup/Mixed Vegetable Soup/Lung Fung Soup/Talumein Soup/Veg Wonton Soup/Minestrone/Veg Hot and Sour Soup
soup.mixed-veg.-.manchow|Manchow Soup/Veg Manchow Soup/Munchow Soup
soup.lauki|Lauki Soup/Doodhi Soup
soup.kaddu|Pumpkin Soup/Kaddu Soup/Kaddu ka Shorba
soup.masoor|Dal Soup/Lentil Soup/Dal Shorba/Masoor Dal Soup/Lentil Shorba
soup.moong-dal|Moong Dal Soup/Mag nu Pani/Mag nu Osaman/Moong Soup/Osaman Soup
soup.kulthi|Kulthi Soup/Kollu Soup/Horse Gram Soup
soup.moringa|Moringa Soup/Murungai Keerai Soup Tamil/Drumstick Leaf Soup
soup.sahjan|Drumstick Soup/Murungakkai Soup/Sahjan Soup
soup.badam|Badam Shorba/Almond Soup
soup.broccoli|Broccoli Soup/Broccoli Almond Soup
soup.chukandar|Beetroot Soup
soup.matar|Pea Soup/Matar ka Shorba/Green Pea Soup
soup.patta-gobi|Cabbage Soup
soup.barley|Barley Soup/Tsampa Soup/Jau Soup
soup.chicken.-.shorba|Chicken Shorba/Murgh Shorba/Murgh Yakhni Shorba/Yakhni Shorba
soup.chicken|Chicken Soup/Chicken Clear Soup/Kozhi Soup/Chicken Hot and Sour Soup/Nattu Kozhi Soup/Chicken Yakhni Soup/Cream of Chicken Soup/Chicken Lung Fung Soup/Chicken Hot n Sour Soup/Kodi Soup
soup.chicken.-.manchow|Chicken Manchow Soup
soup.chicken-makai|Chicken Sweet Corn Soup/Chicken Corn Soup
soup.mutton|Mutton Soup/Mutton Shorba/Elumbu Soup/Aattukal Soup/Yakhni Soup/Gosht Shorba/Mutton Bone Soup/Marag Soup/Hyderabadi Marag Soup/Mutton Yakhni Soup/Elumbu Saaru Soup
soup.paya|Paya Soup/Paya Shorba/Kharode/Aattukaal Soup/Goat Trotter Soup/Paye ka Soup
soup.prawn|Prawn Soup/Tom Yum Soup
soup.crab|Crab Soup/Nandu Soup/Nandu Rasam Soup
soup.rohu|Fish Soup/Nga Thongba Soup/Fish Shorba
soup.anda-makai|Egg Drop Soup/Egg Soup
soup.chicken.-.nadan|Kozhi Soup Kerala
soup.mixed-veg.-.sikkimese|Gyathuk Soup Veg
~soup.mixed-veg|Gundruk Soup/Gundruk Ko Jhol/Sinki Soup/Sinki|Kinema Curry/Kinema/Kinema Soup|Mulligatawny Veg|Chutagi/Skieu|Drapu/Paba/Tsampa|Bathua Raita Soup|Bori Soup|Ladakhi Thukpa Soup
protein.paneer|Paneer Protein Bowl
cafe.aloo.burger|Aloo Tikki Burger/Veg Burger/Burger/Vegetable Burger
cafe.chicken-keema.burger|Chicken Burger
cafe.paneer.tawa-pizza|Paneer Pizza/Pizza/Veg Pizza/Tawa Pizza
cafe.murgh.tawa-pizza|Chicken Pizza
cafe.paneer.bread-pizza|Bread Pizza
cafe.murgh.shawarma-roll|Chicken Shawarma/Shawarma/Chicken Shawarma Roll/Chicken Shawarma Sandwich
crumbfry.wings.lollipop|Chicken Lollipop
crumbfry.murgh.popcorn|Chicken Popcorn
crumbfry.murgh.nuggets|Chicken Nuggets
crumbfry.murgh.fingers|Chicken Fingers/Chicken Strips
crumbfry.basa.fingers|Fish Fingers
crumbfry.tangdi.farcha|Chicken Farcha/Parsi Farcha/Farcha/Chicken Farcha Parsi/Marghi na Farcha
crumbfry.murgh.kobiraji|Chicken Kabiraji/Kabiraji Cutlet/Chicken Kabiraji Cutlet/Kobiraji Cutlet/Kobiraji
crumbfry.bhetki.kobiraji|Fish Kabiraji/Fish Kobiraji
crumbfry.bhetki.butter-fry|Fish Butter Fry/Fish Batter Fry/Fish Orly
crumbfry.prawn.golden-fry|Golden Fried Prawns/Golden-Fried Prawn
`
