/** Breads, stuffed breads, rolls, sandwiches and bread plates. See ../dishes.ts for how a line is read. */
export const breadNames = `
paratha.aloo.-|Aloo Paratha/Alu Parantha/Potato Paratha/Batata Paratha/Aloo Prantha/Alur Porota
paratha.gobi.-|Gobi Paratha/Cauliflower Paratha/Phool Gobhi Paratha
paratha.mooli.-|Mooli Paratha/Muli Parantha/Radish Paratha
paratha.paneer.-|Paneer Paratha/Paneer Parantha/Cottage Cheese Paratha
paratha.pyaz.-|Pyaz Paratha/Onion Paratha
paratha.methi.-|Methi Paratha/Fenugreek Paratha
paratha.palak-paneer|Palak Paneer Paratha
paratha.palak|Palak Paratha/Spinach Paratha
paratha.matar|Matar Paratha/Peas Paratha/Koraishutir Paratha
paratha.sattu|Sattu Paratha/Bihari Sattu Paratha/Makuni/Sattu Parantha/Chhatu Paratha/Makuni Paratha
paratha.chana-dal|Chana Dal Paratha/Dal Paratha/Dal Puri Paratha/Dal Parantha
paratha.moong-dal|Moong Dal Paratha
paratha.pudina|Pudina Paratha/Mint Paratha
paratha.bathua|Bathua Paratha
paratha.lauki|Lauki Paratha/Ghiya Paratha
paratha.chukandar|Beetroot Paratha
paratha.cheese|Cheese Paratha
paratha.anda|Egg Paratha/Anda Paratha/Dim Porota/Anda Parantha
paratha.mutton-keema.-|Keema Paratha/Mutton Keema Paratha
paratha.chicken-keema|Chicken Paratha/Chicken Keema Paratha
paratha.*.missi|Missi Paratha
paratha.*.multigrain|Multigrain Paratha
paratha.*.bajra|Bajra Paratha
paratha.mixed-veg|Mixed Vegetable Paratha/Mix Veg Paratha/Mix Paratha/Vegetable Paratha
paratha.gajar|Gajar Paratha
paratha.soya|Soya Keema Paratha
~paratha.aloo.-|Stuffed Paratha/Bharwan Paratha/Gali Paratha/Paranthe Wali Gali Parantha/Tandoori Paratha/Masala Paratha/Delhi Paratha/Stuffed Parantha
~paratha.chana-dal|Dal Puran Paratha/Nepali Dal Paratha|Bhaturu/Babroo/Bhatooru Himachali/Bedvi Roti/Bedu Roti/Bedui/Bedu Paratha|Puran Bharva Roti|Gahat Paratha/Swala/Swale Kumaoni|Maddu Paratha
~paratha.mutton-keema.-|Baida Roti Mutton/Mughlai Paratha/Moglai Porota/Mughlai Porota/Moghlai Paratha/Murtabak|Bohri Roti Kheema
~paratha.anda|Baida Roti/Egg Baida Roti/Egg Mughlai Paratha
thepla.methi.-|Methi Thepla/Thepla/Thepla Gujarati
thepla.*.bajra|Bajra Dhebra/Dhebra/Methi Dhebra/Bajri Methi na Dhebra/Dhebara
thepla.lauki|Dudhi Thepla/Lauki Thepla
thepla.palak|Palak Thepla
thepla.mooli|Muli Thepla
thepla.*.multigrain|Multigrain Thepla
~thepla.methi.-|Khakhra/Methi Khakhra/Jeera Khakhra/Masala Khakhra/Khakhara/Mathiya Khakhra|Methi Roti/Methi Missi Roti|Kothmir Thepla|Thalipeeth Thepla
~thepla.*.makki|Makai Dhebra
puri.plain.with-aloo-rassa|Puri Bhaji/Puri Sabzi/Aloo Puri/Puri Tarkari/Poori/Puri Aloo Sabzi/Mathura Puri Aloo/Bhandare Wali Aloo Puri
puri.urad-dal.with-aloo-rassa|Bedmi Puri/Bedai/Bedmi Aloo/Bedmi Puri Aloo/Bedvi/Urad Dal Puri/Badvi Puri/Bedmi Kachori
puri.plain.with-chana|Halwa Puri Chana/Puri Chana/Kanjak Puri Chana
puri.plain.with-suji-halwa|Halwa Puri/Kanya Pujan Halwa Puri
puri.plain.with-shrikhand|Shrikhand Puri
puri.plain.with-aamras|Aamras Puri/Aam Ras Poori/Keri no Ras Puri
puri.plain.with-chole|Chole Puri/Chana Bhatura Puri
puri.plain.with-kaddu-sabzi|Kaddu Puri/Puri Kaddu Sabzi
puri.palak|Palak Puri
puri.methi|Methi Puri
puri.aloo|Aloo ki Puri/Aloo Poori Dough/Masala Aloo Puri
puri.chana-dal|Dal Puri/Dal Bhari Puri/Bihari Dal Puri
puri.matar|Matar Puri
puri.moong-dal|Moong Dal Puri/Nagori Puri
puri.kaddu|Kaddu Puri Sweet/Vade Kaddu/Bhopla Puri
puri.chukandar|Beetroot Puri
~puri.plain.with-aloo-rassa|Nagori Puri Halwa/Nagori Halwa|Masala Puri Bread/Tikhi Puri/Masala Poori/Bajri Vada|Chhapa Puri|Ram Laddoo Puri|Bhakhri Puri|Swali/Swaale/Pahari Puri|Sohal|Puri Athana|Moyan Puri|Petha Puri
kulcha.aloo.kulcha.amritsari|Amritsari Kulcha/Amritsari Aloo Kulcha/Amritsari Chur Chur Naan
kulcha.aloo.kulcha|Aloo Kulcha/Kulcha/Stuffed Kulcha
kulcha.paneer.kulcha|Paneer Kulcha
kulcha.pyaz.kulcha|Onion Kulcha/Pyaz Kulcha
kulcha.*.naan.peshawari|Peshawari Naan/Peshwari Naan/Dry Fruit Naan/Kabuli Naan
kulcha.mutton-keema.naan|Keema Naan/Mutton Keema Naan
kulcha.chicken-keema.naan|Chicken Naan
kulcha.paneer.naan|Paneer Naan
kulcha.aloo.naan|Aloo Naan/Stuffed Naan
kulcha.cheese.naan|Cheese Naan
~kulcha.aloo.kulcha|Masala Kulcha/Chur Chur Naan|Siddu/Siddu Himachali/Khobli|Bhaturu Himachali|Aloo Bharwan Naan
roti.atta.phulka|Phulka/Roti/Chapati/Wheat Roti/Rotli/Poli/Gehun ki Roti/Ruti/Aatar Ruti/Gavhachi Poli/Ghadichi Poli
roti.atta.tawa-roti|Tawa Roti
roti.atta.tandoori-roti|Tandoori Roti/Tandoor Roti
roti.atta.laccha-paratha|Laccha Paratha/Lachha Paratha/Lacha Parantha/Plain Paratha/Sada Paratha/Layered Paratha/Paratha/Parantha/Parontha/Tikona Paratha/Porota/Trikon Porota/Tekona Porota/Ajwain Paratha
roti.atta.khamiri-roti|Khamiri Roti
roti.atta.koki|Koki/Sindhi Koki/Loli/Sindhi Lolo
roti.atta.bafla|Bafla/Dal Bafla/Malwa Bafla/Bafla Bati
roti.atta.baati|Baati/Rajasthani Bati/Masala Bati/Dal Baati Bread
roti.atta.bhakri|Bhakri/Gujarati Bhakhri/Biscuit Bhakri/Wheat Bhakri/Bhakhari/Jada Bhakri
roti.sattu.litti|Litti/Litti Chokha/Sattu Litti/Bihari Litti/Bhojpuri Litti/Litti Mutton
roti.makki.roti|Makki ki Roti/Makke ki Roti/Maize Roti/Corn Roti/Makai no Rotlo
roti.bajra|Bajra Roti/Bajra Rotla/Bajri no Rotlo/Bajra Bhakri/Sajja Rotti/Bajrichi Bhakri/Bajra no Rotlo/Rotla/Rotlo/Bajra ka Sogra/Sogra/Bajrichi Bhakari/Sajjalu Rotte
roti.jowar|Jowar Roti/Jowar Bhakri/Jolada Rotti/Jonna Rotte/Jwarichi Bhakri/Jonna Roti/Sorghum Bread/Zunka Bhakri Bread/Jawari Bhakri
roti.ragi|Nachni Bhakri/Mandua ki Roti/Madua Roti/Nachnichi Bhakri/Maduwa Roti/Koda Roti/Ragi Chapati/Mandve ki Roti/Nachani Bhakri
roti.besan.missi-roti|Missi Roti/Besan ki Roti
roti.chawal|Tandalachi Bhakri/Rice Roti/Chawal ki Roti/Pathiri/Ari Pathiri/Akki Roti Plain/Chaulachi Bhakri/Orotti/Angakar Roti/Angakar/Rice Bhakri/Nice Pathiri/Pathiri Malabar/Kalathappam/Pan Roti/Chaur Roti/Akki Otti/Otti/Chaler Ruti/Panaki Roti/Khoba Chawal Roti
roti.maida.rumali-roti|Rumali Roti/Mande Roti
roti.maida.malabar-parotta|Malabar Parotta/Kerala Parotta/Parotta/Porotta/Barotta/Kerala Porotta/Malabar Paratha/Coin Parotta/Porota Malabar/Virudhunagar Parotta/Paratta/Ennai Parotta
roti.maida.naan|Naan/Plain Naan/Butter Naan/Tandoori Naan/Garlic Naan/Naan Bread/Lehsuni Naan/Lasooni Naan
roti.maida.bhatura|Bhatura
roti.maida.luchi|Luchi/Bengali Luchi/Lusi/Assamese Lusi
roti.maida.sheermal|Sheermal/Kashmiri Sheermal/Krippe Sheermal
roti.maida.taftan|Taftan/Taftoon/Lucknowi Taftan
roti.maida.girda|Girda/Tsot/Chot/Kashmiri Girda/Tsochvoru/Czot/Tchvoru/Telvor/Tchochwor/Katlam/Lavasa/Kashmiri Bread/Tsochwor
roti.kuttu|Kuttu ki Roti/Khura/Buckwheat Roti/Phapra Roti/Fafra Roti
roti.rajgira|Rajgira Roti/Amaranth Roti/Rajgira Bhakri
~roti.maida.naan|Roghni Naan/Rogani Naan|Khasta Roti/Kandhari Naan|Kulcha Plain/Nimish Kulcha/Gilafi Kulcha|Warqi Paratha/Ulta Tawa Paratha/Mughlai Warqi Paratha|Balep/Amdo Balep/Tibetan Bread/Tingmo/Ting Momo/Khambir/Khamir/Skyu/Tagi Khambir|Nankhatai Bread|Char Koni Naan|Sannata Bread|Radhaballavi Bread|Batura Bread|Lachha Naan
~roti.atta.phulka|Thalipeeth Plain/Dostami/Dupad Roti/Dupat Roti/Padvali Rotli/Bepadi Rotli/Be Pad Roti/Pad Roti|Khasta Roti Atta/Tikkar/Tikadiya/Tikkad|Leti|Roat/Roth/Rot Prasad/Roat Kumaoni|Ghoriya/Kumaoni Roti/Chunni Roti|Jhagora Roti|Kheech Roti/Khoba Roti/Khooba Roti/Jadi Roti|Chana Atta Roti|Satu Roti|Gehun ke Parat|Mande/Mandige/Khapar Poli|Sheer Roti|Rot
~roti.atta.koki|Seyal Phulka/Seyun Mani/Sael Phulka/Seyal Maani|Lolo Savoury/Dodo Chatni/Dodo/Jwar Jo Dodo/Juar Dodo|Koki Masala
~roti.ragi|Ragi Mudde/Ragi Sangati/Ragi Sankati/Ragi Ball/Mudde/Ragi Hittu/Sangati/Ragi Sankati Natu Kodi/Kali Ragi/Ragi Kali Balls/Ragi Kali Urundai|Mandia Roti|Bari Roti|Madua Leto
~roti.chawal|Kori Rotti/Kori Rotti Wafers|Irri Pathiri/Nei Pathiri/Poricha Pathiri|Taandul Bhakri|Chungul|Sana Roti|Pitha Roti|Kadubu Bread
kathiroll.chicken.-.kolkataroll|Kathi Roll/Kolkata Kathi Roll/Chicken Kathi Roll/Chicken Roll/Egg Chicken Roll/Kathi Kabab Roll/Chicken Frankie/Kolkata Chicken Roll/Chicken Wrap/Nizam Roll/Nizams Kathi Roll/Mughlai Roll
kathiroll.anda|Egg Roll/Anda Roll/Kolkata Egg Roll/Egg Frankie/Dim Roll/Egg Kathi Roll/Egg Wrap
kathiroll.paneer|Paneer Kathi Roll/Paneer Roll/Paneer Frankie/Paneer Wrap/Paneer Tikka Roll/Paneer Tikka Wrap
kathiroll.mixed-veg|Veg Frankie/Frankie/Veg Kathi Roll/Veg Roll/Vegetable Frankie/Veg Wrap/Bombay Frankie/Vegetable Roll
kathiroll.aloo|Aloo Roll/Aloo Frankie/Aloo Kathi Roll
kathiroll.mutton-boti|Mutton Roll/Mutton Kathi Roll/Boti Roll/Mutton Boti Roll/Mutton Frankie/Boti Kebab Roll
kathiroll.mutton-keema|Kakori Roll/Seekh Kebab Roll/Mutton Seekh Roll/Keema Roll/Khiri Roll
kathiroll.chicken-tikka|Chicken Tikka Roll/Chicken Tikka Wrap
kathiroll.soya-chunks|Soya Roll
kathiroll.chhole|Chole Roll/Chana Wrap
kathiroll.mushroom|Mushroom Roll
kathiroll.prawn|Prawn Roll
kathiroll.basa|Fish Roll/Fish Kathi Roll
sandwich.aloo.-.bombay|Bombay Sandwich/Bombay Masala Toast/Mumbai Sandwich/Masala Toast Sandwich/Aloo Sandwich/Aloo Toast/Bombay Veg Sandwich/Masala Sandwich/Aloo Masala Sandwich/Potato Sandwich/Bombay Grilled Sandwich
sandwich.kheera-tamatar|Vegetable Sandwich/Veg Sandwich/Cucumber Sandwich/Green Chutney Sandwich/Tomato Cucumber Sandwich/Chutney Sandwich/Raw Veg Sandwich
sandwich.mixed-veg|Veg Grilled Sandwich/Grilled Sandwich/Veg Toast Sandwich/Mix Veg Sandwich/Veg Club Sandwich/Toastie/Coleslaw Sandwich/Mayo Sandwich/Russian Salad Sandwich
sandwich.paneer|Paneer Sandwich/Paneer Tikka Sandwich/Paneer Grilled Sandwich/Paneer Bhurji Sandwich
sandwich.cheese|Cheese Sandwich
sandwich.tamatar-cheese|Cheese Tomato Sandwich/Cheese Toast Sandwich/Cheese Grilled Sandwich/Chilli Cheese Sandwich
sandwich.makai-cheese|Corn Cheese Sandwich/Sweet Corn Sandwich/Corn Sandwich
sandwich.palak-makai|Spinach Corn Sandwich
sandwich.anda|Egg Sandwich/Anda Sandwich/Boiled Egg Sandwich
sandwich.chicken|Chicken Sandwich/Chicken Club Sandwich/Chicken Mayo Sandwich
sandwich.chicken-tikka|Chicken Tikka Sandwich
sandwich.mutton-keema|Keema Sandwich
sandwich.mushroom|Mushroom Sandwich
~sandwich.aloo.-.bombay|Seyal Bread/Seyun Patata/Seyal Dabal/Sael Dabal/Seyal Double Roti|Cheese Chilli Sandwich/Ice Cream Sandwich/Chocolate Sandwich|Quesadilla/Tacos
toast.suji-tamatar|Rava Toast/Suji Toast/Bread Rava Toast
toast.besan-pyaz|Besan Toast/Besan Bread Toast
toast.anda|French Toast Masala/Bombay Toast/Egg Toast/French Toast/Anda Bread/Dim Pauruti/Bread Egg Toast/Dim Toast/Anda Toast
toast.hari-mirch-cheese|Chilli Cheese Toast
toast.aloo|Masala Toast/Karnataka Masala Toast/Aloo Masala Toast
toast.avocado|Avocado Toast
toast.mushroom|Mushroom Toast
toast.makai-cheese|Corn Cheese Toast
toast.chicken-keema|Keema Toast
toast.prawn|Prawn Toast
~toast.aloo|Bun Maska/Brun Maska/Bun Omelette Veg/Maska Pav/Bun Samosa|Bread Butter Jam|Garlic Bread|Bruschetta|Congress Bun/Iyengar Bakery Toast/Khara Bun/Masala Bun
puranpoli.chana-dal.puran-poli|Puran Poli/Puran Puri/Vedmi/Puranachi Poli/Puran Roti/Puranachi Poli Maharashtrian
puranpoli.chana-dal.holige|Holige/Obbattu/Bele Holige/Bele Obbattu/Hoornada Holige/Ubbati
puranpoli.nariyal.holige|Kayi Holige/Kayi Obbattu/Coconut Holige/Thengai Poli Karnataka
puranpoli.chana-dal.bobbatlu|Bobbatlu/Bobbattu/Bakshalu/Bakshyalu/Baksham/Polelu/Polilu
puranpoli.*.boli|Boli/Paruppu Boli/Kerala Boli/Poli Tamil/Paruppu Poli/Trivandrum Boli
puranpoli.nariyal.boli|Thengai Boli/Thengai Poli
puranpoli.toor|Toor Dal Puran Poli/Tuver Vedmi/Gujarati Puran Poli/Vedhmi
puranpoli.til|Til Poli/Tilachi Poli/Tilgul Poli/Tilgulachi Poli
puranpoli.*.gul-poli|Gul Poli/Gulachi Poli/Gud ki Roti
puranpoli.khoya|Khava Poli/Khoya Poli/Mawa Roti/Khavyachi Poli
puranpoli.peanut|Shengdana Poli/Kadale Holige/Shenga Holige/Sheng Poli/Shengdanyachi Poli
puranpoli.*.meetha-paratha|Meetha Paratha/Meethi Roti/Gur Roti/Gur ka Paratha/Cheeni Paratha/Sweet Paratha/Gud Paratha/Mitho Lolo/Mithi Loli/Tosha Roti/Lola/Lolo/Mitha Lola
puranpoli.khajoor|Khajoor Poli/Dates Holige
puranpoli.gajar|Carrot Holige
~puranpoli.chana-dal.puran-poli|Sanjori Sweet/Sanjorya/Sanza Poli/Satori/Saanjachi Poli/Sakhroli|Pootharekulu/Poota Rekulu/Paper Sweet|Mande Sweet/Mandige Sweet|Phaphda Sweet|Jhilli
kulche-plate.kabuli-chana.bhature|Chole Bhature/Chana Bhatura/Choley Bhature
kulche-plate.kabuli-chana.kulche|Chole Kulche/Matar Kulcha/Matra Kulcha/Delhi Matar Kulcha/Chana Kulcha
kulche-plate.vatana.kulche|Matar Kulche
kulche-plate.kabuli-chana.chawal|Chole Chawal/Chana Chawal/Chana Rice
kulche-plate.rajma.chawal|Rajma Chawal/Rajma Rice/Rajmah Chawal
kulche-plate.kala-chana.puri|Kala Chana Puri/Kanjak Chana Puri/Ashtami Chana Puri
~kulche-plate.kabuli-chana.puri|Dal Pakwan/Pakwan/Sindhi Dal Pakwan|Chole Poori/Padi Chole
plate.paneer|Paneer Thali/Dinner Thali/Veg Thali/Thali|Tawa Thali
~plate.mutton|Kombdi Thali/Mutton Thali/Non Veg Thali/Chicken Thali
~plate.mixed-veg|Rajasthani Thali/Gujarati Thali/Maharashtrian Thali/Combo Meal/South Indian Meals/Sadya/Onam Sadya/Bhoger Thala
luchiplate.aloo.luchi|Luchi Alur Dom/Luchi Torkari
luchiplate.chana-dal.luchi|Luchi Cholar Dal/Cholar Dal Luchi
luchiplate.mutton.luchi|Luchi Kosha Mangsho/Luchi Mangsho
luchiplate.aloo.radhaballavi|Radhaballavi/Radhaballabhi/Radha Ballabi
luchiplate.aloo.koraishutir-kochuri|Koraishutir Kochuri Alur Dom
flavourbread.*.kashmiri-bakarkhani|Bakarkhani
flavourbread.*.brun-pav|Brun Pav/Brun/Gutli Pav/Kadak Pav
flavourbread.*.goan-poee|Poee/Poi Bread/Goan Poee/Pao/Ladi Pav/Undo/Unde/Pan Bread
`
