/** Vendors known in one city, with the columns of `allIndia`. */
export const byCity: Record<string, string> = {
  Mumbai: `
Nature's Basket | grocery | 3 | groceries cake | https://www.naturesbasket.co.in | Fine groceries, cheese and fruit
Society Stores | grocery | 2 | groceries | https://www.societystores.in | Groceries in the suburbs, to the door
Britannia & Co | restaurant | 2 | eatingout | - | Parsi lunch at Ballard Estate: berry pulav and sali boti
Swati Snacks | restaurant | 2 | eatingout fooddelivery | - | Gujarati and Maharashtrian vegetarian snacks at Tardeo
Merwans Cake Stop | restaurant | 1 | cake | - | Irani bakery: mawa cakes
Adani Electricity Mumbai | service | 1 | electricity | https://www.adanielectricity.com | Electricity bills of the suburbs
Mahanagar Gas | service | 1 | utilities | https://www.mahanagargas.com | Piped gas bills
BEST | service | 1 | bus electricity | https://www.bestundertaking.com | City buses, and electricity in the island city
Kokilaben Hospital | service | 3 | doctor labtest | https://www.kokilabenhospital.com | Hospital at Andheri with all specialities
Wellness Forever | service | 1 | medicine | https://www.wellnessforever.com | Pharmacies open day and night
NCPA | service | 2 | movie | https://www.ncpamumbai.com | Concerts, plays and dance at Nariman Point
Pressto | service | 3 | laundry | https://presstoindia.com | Dry cleaning with care
`,
  Delhi: `
Modern Bazaar | grocery | 3 | groceries cake | https://modernbazaar.online | Fine groceries and imported food
Safal | grocery | 1 | groceries | https://www.motherdairy.com | Vegetables and fruit from booths in every colony
Karim's | restaurant | 2 | eatingout fooddelivery | https://karimhoteldelhi.com | Mughlai cooking beside Jama Masjid
Bikanervala | restaurant | 1 | eatingout cake fooddelivery | https://bikanervala.com | Vegetarian meals, chaat and sweets
Wenger's | restaurant | 2 | cake | https://wengersdelhi.com | Pastry shop at Connaught Place
BSES | service | 1 | electricity | https://www.bsesdelhi.com | Electricity bills of south, west, east and central Delhi
Tata Power-DDL | service | 1 | electricity | https://www.tatapower-ddl.com | Electricity bills of north Delhi
Indraprastha Gas | service | 1 | utilities fuel | https://www.iglonline.net | Piped gas bills and CNG
Delhi Metro | service | 1 | cab bus | https://www.delhimetrorail.com | Metro across Delhi, tickets by telephone
AIIMS New Delhi | service | 1 | doctor | https://www.aiims.edu | The public hospital with all specialities, appointments online
Sarojini Nagar Market | gift | 1 | clothes | - | Clothes at low prices, bargaining welcome
Dilli Haat | gift | 2 | gift clothes furnishing | - | Crafts and food of every state at INA
`,
  Bangalore: `
Namdhari's Fresh | grocery | 3 | groceries | https://namdharifresh.com | Vegetables and fruit from own farms
Hopcoms | grocery | 1 | groceries | https://hopcoms.karnataka.gov.in | Vegetables and fruit from the growers' cooperative
MTR | restaurant | 2 | eatingout fooddelivery | https://www.mavallitiffinrooms.com | Dosa and full meals at Lalbagh Road since 1924
Vidyarthi Bhavan | restaurant | 1 | eatingout | - | Masala dosa at Basavanagudi
Nagarjuna | restaurant | 2 | eatingout fooddelivery | https://www.nagarjunagroup.com | Andhra meals on banana leaf
BESCOM | service | 1 | electricity | https://bescom.karnataka.gov.in | Electricity bills
BWSSB | service | 1 | utilities | https://bwssb.karnataka.gov.in | Water bills
Namma Metro | service | 1 | cab bus | https://english.bmrc.co.in | Metro, tickets by telephone
KSRTC Karnataka | service | 1 | bus | https://ksrtc.in | State buses, Airavat and sleeper
Manipal Hospital | service | 3 | doctor labtest | https://www.manipalhospitals.com | Hospital at Old Airport Road with all specialities
Narayana Health City | service | 2 | doctor labtest | https://www.narayanahealth.org | Heart and cancer centre at Bommasandra
Ranga Shankara | service | 1 | movie | https://www.rangashankara.org | Plays at JP Nagar
`,
  Chennai: `
Nilgiris | grocery | 2 | groceries cake | - | Groceries, dairy and bakery
Pazhamudir Nilayam | grocery | 1 | groceries | - | Fresh fruit and vegetables in every quarter
Murugan Idli Shop | restaurant | 1 | eatingout fooddelivery | https://muruganidlishop.com | Idli with four chutneys
Sangeetha | restaurant | 1 | eatingout fooddelivery | https://sangeethavegrestaurants.com | South Indian vegetarian meals
Grand Sweets | restaurant | 2 | cake fooddelivery | https://www.thegrandsweets.com | Sweets, savouries and pickles at Adyar
TNPDCL | service | 1 | electricity | https://www.tnpdcl.org | Electricity bills
Chennai Metro | service | 1 | cab bus | https://chennaimetrorail.org | Metro, tickets by telephone
Sankara Nethralaya | service | 2 | eyes | https://www.sankaranethralaya.org | Eye hospital at Nungambakkam
Kauvery Hospital | service | 2 | doctor labtest | https://www.kauveryhospital.com | Hospital at Alwarpet with all specialities
Pothys | gift | 2 | clothes gift wedding | https://www.pothys.com | Silk sarees at T. Nagar
Saravana Stores | gift | 1 | clothes furnishing jewellery | - | Everything for the house at T. Nagar
Music Academy | service | 2 | movie | https://musicacademymadras.in | Carnatic concerts of the season
`,
  Kolkata: `
Spencer's | grocery | 2 | groceries cake | https://www.spencers.in | Groceries and bakery
New Market | grocery | 1 | groceries clothes cake | - | Hogg Market: food, sweets, clothes under one roof
Arsalan | restaurant | 2 | eatingout fooddelivery | https://www.arsalanindia.com | Kolkata biryani with potato
6 Ballygunge Place | restaurant | 3 | eatingout | https://www.6ballygungeplace.in | Bengali cooking, tables booked by telephone
K. C. Das | restaurant | 1 | cake | https://www.kcdas.co.in | Rossogolla and sandesh since 1866
Flurys | restaurant | 3 | cake eatingout | https://www.flurys.com | Tea room and pastry on Park Street
CESC | service | 1 | electricity | https://www.cesc.co.in | Electricity bills
Kolkata Metro | service | 1 | cab bus | https://mtp.indianrailways.gov.in | Metro, the country's oldest
Peerless Hospital | service | 2 | doctor labtest | https://www.peerlesshospital.com | Hospital at Panchasayar
Suraksha Diagnostics | service | 1 | labtest | https://www.surakshanet.com | Blood tests and scans
Dakshinapan | gift | 2 | gift clothes | - | Crafts and textiles of all states at Dhakuria
College Street | gift | 1 | stationery exam | - | Textbooks and old books, street after street
`,
  Pune: `
Dorabjee's | grocery | 2 | groceries cake | https://www.dorabjees.net | Groceries and imported food at Camp and Viman Nagar
Chitale Bandhu | restaurant | 1 | cake | https://chitalebandhu.in | Bakarwadi, sweets and dairy
Vaishali | restaurant | 1 | eatingout | - | South Indian snacks on Fergusson College Road
Kayani Bakery | restaurant | 1 | cake | - | Shrewsbury biscuits and mawa cake at Camp
Shabree | restaurant | 2 | eatingout | - | Maharashtrian thali on Fergusson College Road
MSEDCL | service | 1 | electricity | https://www.mahadiscom.in | Electricity bills
MNGL | service | 1 | utilities fuel | https://www.mngl.in | Piped gas bills and CNG
Pune Metro | service | 1 | cab bus | https://www.punemetrorail.org | Metro, tickets by telephone
Ruby Hall Clinic | service | 2 | doctor labtest | https://rubyhall.com | Hospital at Sassoon Road with all specialities
Sahyadri Hospitals | service | 2 | doctor labtest | https://sahyadrihospital.com | Hospitals across the city
Laxmi Road | gift | 2 | clothes jewellery wedding | - | Sarees, gold and wedding shopping
PNG Jewellers | gift | 3 | jewellery | https://www.pngjewellers.com | Gold since 1832
`,
  Hyderabad: `
Ratnadeep | grocery | 2 | groceries | https://ratnadeep.com | Supermarkets in every quarter
Rythu Bazar | grocery | 1 | groceries | - | Vegetables from farmers at fixed prices
Paradise Biryani | restaurant | 2 | eatingout fooddelivery | https://www.paradisefoodcourt.in | Hyderabadi biryani since 1953
Shah Ghouse | restaurant | 1 | eatingout fooddelivery | - | Biryani and haleem
Chutneys | restaurant | 2 | eatingout fooddelivery | https://www.chutneys.in | South Indian vegetarian, six chutneys
Karachi Bakery | restaurant | 2 | cake | https://www.karachibakery.com | Fruit biscuits and cakes since 1953
Pulla Reddy Sweets | restaurant | 2 | cake | https://www.pullareddysweets.com | Ghee sweets
TGSPDCL | service | 1 | electricity | https://tgsouthernpower.org | Electricity bills
Hyderabad Metro | service | 1 | cab bus | https://www.ltmetro.com | Metro, tickets by telephone
Yashoda Hospitals | service | 3 | doctor labtest | https://www.yashodahospitals.com | Hospitals with all specialities
L V Prasad Eye Institute | service | 2 | eyes | https://www.lvpei.org | Eye hospital at Banjara Hills
Laad Bazaar | gift | 1 | jewellery gift clothes | - | Bangles and pearls beside Charminar
`,
}
