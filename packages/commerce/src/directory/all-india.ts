/**
 * Vendors known across India: name | vendor category | price tier | needs, the main one first | website or a dash |
 * purpose.
 * Public knowledge, which an admin may correct; no ratings, which only our users give.
 */
export const allIndia = `
BigBasket | grocery | 2 | groceries cake flowers puja baby | https://www.bigbasket.com | Groceries, fresh produce and household goods, same day or by slot
Blinkit | grocery | 2 | groceries medicine cake flowers electronics puja baby stationery quick | https://blinkit.com | Groceries and daily needs within minutes in most large cities
Zepto | grocery | 2 | groceries medicine cake flowers puja baby quick | https://www.zeptonow.com | Groceries and daily needs within minutes in most large cities
Swiggy Instamart | grocery | 2 | groceries cake flowers puja baby | https://www.swiggy.com/instamart | Groceries by Swiggy's riders within minutes
JioMart | grocery | 1 | groceries furnishing clothes baby | https://www.jiomart.com | Groceries and home goods at Reliance's prices, next day
Amazon Fresh | grocery | 2 | groceries baby puja | https://www.amazon.in/fresh | Groceries and fresh produce by slot
DMart Ready | grocery | 1 | groceries furnishing baby | https://www.dmart.in | Groceries and home goods at DMart's prices, to the door or a pick-up point
Flipkart Minutes | grocery | 1 | groceries electronics baby quick | https://www.flipkart.com | Groceries and small electronics quickly in large cities
Licious | grocery | 3 | groceries | https://www.licious.in | Fresh meat, fish and eggs, cut and chilled
FreshToHome | grocery | 2 | groceries | https://www.freshtohome.com | Fish and meat without chemicals, to the door
Country Delight | grocery | 2 | groceries | https://www.countrydelight.in | Milk, curd and fresh produce by morning subscription
Mother Dairy | grocery | 1 | groceries | https://www.motherdairy.com | Milk, curd, paneer and Safal vegetables from booths
Amul | grocery | 1 | groceries cake | https://amul.com | Milk, butter, cheese and ice cream from parlours and shops
Organic India | grocery | 3 | groceries | https://organicindia.com | Organic staples, tulsi tea and herbal foods
Tata 1mg | service | 2 | medicine labtest doctor | https://www.1mg.com | Medicines to the door, lab tests at home, doctors online
Apollo 24|7 | service | 2 | medicine labtest doctor | https://www.apollo247.com | Apollo's pharmacy, lab tests at home and doctors online
PharmEasy | service | 1 | medicine labtest | https://pharmeasy.in | Medicines and lab tests at home
Netmeds | service | 1 | medicine | https://www.netmeds.com | Medicines to the door on prescription
MedPlus | service | 1 | medicine labtest | https://www.medplusmart.com | Pharmacies and diagnostics, order online and collect
Practo | service | 2 | doctor dentist eyes labtest | https://www.practo.com | Find doctors of any kind and book a visit or a video call
Apollo Hospitals | service | 3 | doctor labtest | https://www.apollohospitals.com | Hospitals and clinics with all specialities, visits booked online
Fortis Healthcare | service | 3 | doctor labtest | https://www.fortishealthcare.com | Hospitals with all specialities in large cities
Max Healthcare | service | 3 | doctor labtest | https://www.maxhealthcare.in | Hospitals of the north and west with all specialities
Dr Lal PathLabs | service | 2 | labtest | https://www.lalpathlabs.com | Blood tests at home or at a centre, reports online
Metropolis Healthcare | service | 2 | labtest | https://www.metropolisindia.com | Blood tests and check-ups, samples taken at home
Thyrocare | service | 1 | labtest | https://www.thyrocare.com | Check-up packages, samples taken at home
Clove Dental | service | 2 | dentist | https://clovedental.in | Dental clinics in over twenty cities, visits booked online
Lenskart | service | 2 | eyes | https://www.lenskart.com | Eye tests, spectacles and lenses in shops, at home and online
Titan Eye+ | service | 2 | eyes | https://www.titaneyeplus.com | Eye tests and spectacles in shops
Dr Agarwals Eye Hospital | service | 2 | eyes | https://www.dragarwal.com | Eye hospitals in many cities
cult.fit | service | 2 | fitness sports | https://www.cult.fit | Gyms and group classes: yoga, dance, strength
Gold's Gym | service | 3 | fitness | https://goldsgym.in | Gyms with trainers in many cities
Heads Up For Tails | service | 3 | vet | https://headsupfortails.com | Pet food, grooming and care
Supertails | service | 2 | vet | https://supertails.com | Vets online, pet food and pet medicines
IndiGo | service | 2 | flight | https://www.goindigo.in | Flights across India and abroad, check-in online
Air India | service | 3 | flight | https://www.airindia.com | Flights across India and the world
Akasa Air | service | 1 | flight | https://www.akasaair.com | Low-cost flights across India
MakeMyTrip | service | 2 | flight hotel train bus cab | https://www.makemytrip.com | Flights, hotels, trains, buses and holidays compared
Cleartrip | service | 2 | flight hotel bus | https://www.cleartrip.com | Flights and hotels compared
ixigo | service | 1 | train flight bus hotel | https://www.ixigo.com | Trains with waitlist forecasts, flights and buses
IRCTC | service | 1 | train | https://www.irctc.co.in | Indian Railways' own booking: trains, tatkal, meals
ConfirmTkt | service | 1 | train | https://www.confirmtkt.com | Trains with the chance that a waitlisted berth is confirmed
redBus | service | 1 | bus | https://www.redbus.in | Bus tickets of most operators, seats chosen online
AbhiBus | service | 1 | bus train | https://www.abhibus.com | Bus tickets, state transport too
Uber | service | 2 | cab | https://www.uber.com/in | Cabs, autos and bikes on demand or reserved
Ola | service | 2 | cab | https://www.olacabs.com | Cabs, autos and outstation rides
Rapido | service | 1 | cab | https://www.rapido.bike | Bike taxis, autos and cabs
Savaari | service | 2 | cab | https://www.savaari.com | Cabs between cities with a driver
Zoomcar | service | 2 | cab | https://www.zoomcar.com | Cars to drive oneself, by the hour or day
GoMechanic | service | 2 | carservice | https://gomechanic.in | Car service and repair with pick-up
Bosch Car Service | service | 2 | carservice | https://www.boschcarservice.com/in | Workshops for all makes of cars
Maruti Suzuki Service | service | 2 | carservice | https://www.marutisuzuki.com | The maker's own workshops, service booked online
Hero MotoCorp Service | service | 1 | carservice | https://www.heromotocorp.com | The maker's own workshops for two-wheelers
NHAI FASTag | service | 1 | fuel | https://www.npci.org.in | Tolls by tag, recharged from any bank or UPI app
OYO | service | 1 | hotel | https://www.oyorooms.com | Budget rooms in most towns
Airbnb | service | 2 | hotel | https://www.airbnb.co.in | Homes and rooms of hosts
Booking.com | service | 2 | hotel | https://www.booking.com | Hotels and homes, many with free cancellation
Taj Hotels | service | 3 | hotel eatingout wedding | https://www.tajhotels.com | Palaces and hotels of the Tata group
Ginger Hotels | service | 2 | hotel | https://www.gingerhotels.com | Plain modern hotels in many cities
Zostel | service | 1 | hotel | https://www.zostel.com | Backpacker hostels in hills, beaches and cities
NoBroker | service | 2 | pg movers carpenter cleaning | https://www.nobroker.in | Flats without brokerage, rent agreements, packers and painters
MagicBricks | service | 2 | pg | https://www.magicbricks.com | Flats and houses to rent or buy
Housing.com | service | 2 | pg | https://housing.com | Flats and paying-guest rooms, rent by card
Stanza Living | service | 2 | pg | https://www.stanzaliving.com | Managed rooms for students and professionals
Zomato | restaurant | 2 | fooddelivery eatingout cake | https://www.zomato.com | Meals from restaurants nearby, tables booked by District
Swiggy | restaurant | 2 | fooddelivery eatingout cake | https://www.swiggy.com | Meals from restaurants nearby, tables by Dineout
Domino's Pizza | restaurant | 2 | fooddelivery | https://www.dominos.co.in | Pizza within half an hour
Pizza Hut | restaurant | 2 | fooddelivery eatingout | https://www.pizzahut.co.in | Pizza to the door or at the table
McDonald's India | restaurant | 1 | fooddelivery eatingout | https://mcdonaldsindia.com | Burgers, with many vegetarian ones
KFC India | restaurant | 2 | fooddelivery eatingout | https://online.kfc.co.in | Fried chicken to the door or at the table
Behrouz Biryani | restaurant | 2 | fooddelivery | https://www.behrouzbiryani.com | Biryani in sealed pots
Faasos | restaurant | 1 | fooddelivery | https://www.eatsure.com | Wraps and rolls, with other kitchens in one order
Haldiram's | restaurant | 1 | fooddelivery eatingout cake | https://www.haldirams.com | Vegetarian meals, chaat, sweets and namkeen
Barbeque Nation | restaurant | 3 | eatingout | https://www.barbequenation.com | Grill at the table and buffet, tables booked online
Saravanaa Bhavan | restaurant | 1 | eatingout fooddelivery | https://saravanaabhavan.com | South Indian vegetarian meals
Café Coffee Day | restaurant | 2 | eatingout | https://www.cafecoffeeday.com | Coffee and snacks in most cities
Monginis | restaurant | 1 | cake | https://www.monginis.net | Cakes for birthdays, eggless too
Theobroma | restaurant | 3 | cake | https://theobroma.in | Cakes, brownies and bread
Ferns N Petals | gift | 2 | gift flowers cake | https://www.fnp.com | Flowers, cakes and gifts, the same day in most cities
IGP | gift | 2 | gift flowers cake | https://www.igp.com | Gifts, flowers and rakhis, abroad too
Winni | gift | 1 | gift flowers cake | https://www.winni.in | Cakes and flowers, at midnight too
Archies | gift | 1 | gift stationery | https://archiesonline.com | Cards and small gifts
Giftcart | gift | 2 | gift | https://www.giftcart.com | Gifts with a name or a photograph
Chumbak | gift | 2 | gift furnishing | https://www.chumbak.com | Cheerful gifts and things for the home
Tanishq | gift | 3 | jewellery gift | https://www.tanishq.co.in | Hallmarked gold and diamonds of the Tata group
CaratLane | gift | 2 | jewellery gift | https://www.caratlane.com | Light everyday jewellery, tried on at home
Kalyan Jewellers | gift | 3 | jewellery | https://www.kalyanjewellers.net | Hallmarked gold for weddings
GIVA | gift | 1 | jewellery gift | https://www.giva.co | Silver jewellery and gifts
Amazon | gift | 1 | gift electronics clothes furnishing stationery baby | https://www.amazon.in | Nearly everything, with easy returns
Flipkart | gift | 1 | electronics clothes gift furnishing baby | https://www.flipkart.com | Phones, fashion and home goods
Myntra | gift | 2 | clothes gift | https://www.myntra.com | Clothes and shoes with easy exchange
AJIO | gift | 1 | clothes | https://www.ajio.com | Clothes and ethnic wear
Nykaa | gift | 2 | gift salon | https://www.nykaa.com | Beauty and care products
Fabindia | gift | 3 | clothes furnishing gift | https://www.fabindia.com | Hand-woven clothes and home textiles
Manyavar | gift | 3 | clothes wedding | https://www.manyavar.com | Sherwanis, kurtas and lehengas for celebrations
Bata | gift | 1 | clothes | https://www.bata.com/in | Shoes for the whole family
Croma | gift | 2 | electronics appliance | https://www.croma.com | Electronics with fitting and repair
Reliance Digital | gift | 2 | electronics appliance | https://www.reliancedigital.in | Electronics, same-day in many towns
Vijay Sales | gift | 1 | electronics | https://www.vijaysales.com | Electronics and appliances
FirstCry | gift | 2 | baby gift clothes | https://www.firstcry.com | Everything for babies and children
IKEA India | gift | 2 | furnishing | https://www.ikea.com/in | Furniture and things for the home
Pepperfry | gift | 2 | furnishing | https://www.pepperfry.com | Furniture with fitting
Wakefit | gift | 1 | furnishing | https://www.wakefit.co | Mattresses and beds, tried for a hundred nights
Nurserylive | gift | 1 | furnishing gift flowers | https://nurserylive.com | Plants, pots and seeds by post
Crossword | gift | 2 | stationery gift | https://www.crossword.in | Books, toys and stationery
Urban Company | service | 2 | plumber electrician appliance cleaning salon pests carpenter | https://www.urbancompany.com | Plumbers, electricians, cleaning, AC service and salon at home
Housejoy | service | 2 | cleaning plumber electrician appliance carpenter | https://www.housejoy.in | Repairs, cleaning and painting at home
Sulekha | service | 1 | plumber electrician movers pests puja tuition photo wedding carpenter | https://www.sulekha.com | Local professionals of every kind, with quotes from several
Justdial | service | 1 | plumber electrician carpenter laundry movers photo legal wedding cleaning | https://www.justdial.com | Telephone numbers of local businesses
COOX | service | 2 | chef | https://www.coox.in | Cooks and chefs for a party at home, with their helpers
ChefKart | service | 2 | chef | https://www.thechefkart.com | Home cooks for a visit or a month
Rentokil PCI | service | 3 | pests | https://www.rentokil-pestcontrolindia.com | Pest and termite control with a guarantee
HiCare | service | 2 | pests cleaning | https://hicare.in | Pest control and deep cleaning
Asian Paints | service | 2 | carpenter | https://www.asianpaints.com | Painting done by the maker's own crews
Agarwal Packers and Movers | service | 3 | movers | https://www.agarwalpackers.com | House shifting within and between cities
Porter | service | 1 | movers courier | https://porter.in | Tempos and small trucks by the hour, parcels within the city
Blue Dart | service | 3 | courier | https://www.bluedart.com | Courier across India, next day between large cities
DTDC | service | 2 | courier | https://www.dtdc.in | Courier to most towns
India Post | service | 1 | courier bank | https://www.indiapost.gov.in | Speed Post, parcels and savings everywhere in India
Delhivery | service | 2 | courier | https://www.delhivery.com | Parcels picked up at home
UClean | service | 1 | laundry | https://www.uclean.in | Laundry by the kilo and dry cleaning
Tumbledry | service | 2 | laundry | https://tumbledry.in | Dry cleaning and laundry with pick-up
Jawed Habib | service | 2 | salon | https://jawedhabib.com | Hair and beauty salons in most cities
Lakmé Salon | service | 3 | salon | https://www.lakmesalon.in | Hair, skin and bridal make-up
Naturals Salon | service | 2 | salon | https://www.naturals.in | Hair and beauty, most of all in the south
LegalKart | service | 2 | legal | https://www.legalkart.com | Lawyers by telephone, notices and agreements
Vakilsearch | service | 2 | legal tax | https://vakilsearch.com | Agreements, registrations and tax filing online
Passport Seva | service | 1 | legal | https://www.passportindia.gov.in | The government's own portal for passports and appointments
Parivahan | service | 1 | legal carservice | https://parivahan.gov.in | The government's portal for licences, registration and challans
UIDAI | service | 1 | legal | https://uidai.gov.in | Aadhaar updates and appointments
DigiLocker | service | 1 | legal | https://www.digilocker.gov.in | Official documents on the telephone
VFS Global | service | 2 | legal | https://www.vfsglobal.com | Visa applications and appointments
WedMeGood | service | 2 | wedding photo salon | https://www.wedmegood.com | Venues, photographers and make-up for weddings
WeddingWire India | service | 2 | wedding photo | https://www.weddingwire.in | Venues, caterers and planners for weddings
99Pandit | service | 2 | puja | https://99pandit.com | Pandits for pujas and ceremonies
BookMyShow | service | 2 | movie sports | https://in.bookmyshow.com | Cinema, plays, concerts and matches
District by Zomato | service | 2 | movie eatingout sports | https://www.district.in | Cinema, events and tables
PVR INOX | service | 2 | movie | https://www.pvrcinemas.com | Cinemas in most cities
Imagicaa | service | 3 | movie | https://www.imagicaaworld.com | Theme and water park at Khopoli
Wonderla | service | 3 | movie | https://www.wonderla.com | Amusement parks at Bengaluru, Kochi, Hyderabad and Chennai
Playo | service | 1 | sports fitness | https://playo.co | Turfs and courts by the hour, with people to play with
Hudle | service | 1 | sports | https://hudle.in | Courts, pools and turfs by the hour
JioHotstar | service | 1 | streaming sports | https://www.hotstar.com | Films, series and cricket
Netflix | service | 2 | streaming | https://www.netflix.com/in | Films and series
Amazon Prime | service | 2 | streaming | https://www.primevideo.com | Films and series, with free delivery
Spotify | service | 1 | streaming | https://www.spotify.com/in | Music and podcasts
Paytm | service | 1 | electricity recharge utilities creditcard movie fuel | https://paytm.com | Bills, recharges and UPI payments
PhonePe | service | 1 | electricity recharge utilities creditcard insurance fuel | https://www.phonepe.com | Bills, recharges and UPI payments
Google Pay | service | 1 | electricity recharge utilities creditcard | https://pay.google.com | Bills, recharges and UPI payments
BHIM | service | 1 | creditcard electricity utilities | https://www.bhimupi.org.in | UPI payments by NPCI's own app
CRED | service | 2 | creditcard utilities | https://cred.club | Credit card bills and rent
Bharat BillPay | service | 1 | electricity utilities recharge school insurance | https://www.bharatbillpay.com | Bills of every kind through one's own bank
Airtel | service | 2 | recharge | https://www.airtel.in | Mobile, broadband and DTH
Jio | service | 1 | recharge | https://www.jio.com | Mobile and fibre
Vi | service | 1 | recharge | https://www.myvi.in | Mobile plans, prepaid and postpaid
Tata Play | service | 2 | recharge | https://www.tataplay.com | DTH and streaming packs
Indane | service | 1 | utilities | https://cx.indianoil.in | LPG cylinders booked online
HP Gas | service | 1 | utilities | https://myhpgas.in | LPG cylinders booked online
Bharatgas | service | 1 | utilities | https://my.ebharatgas.com | LPG cylinders booked online
State Bank of India | service | 1 | bank creditcard | https://www.onlinesbi.sbi | Accounts, deposits and loans, most branches in India
HDFC Bank | service | 2 | bank creditcard | https://www.hdfcbank.com | Accounts, cards and loans
ICICI Bank | service | 2 | bank creditcard | https://www.icicibank.com | Accounts, cards and loans
Zerodha | service | 1 | bank | https://zerodha.com | Shares and mutual funds
Groww | service | 1 | bank | https://groww.in | Mutual funds, SIPs and shares
LIC of India | service | 1 | insurance | https://licindia.in | Life insurance, premiums paid online
Policybazaar | service | 2 | insurance | https://www.policybazaar.com | Car, health and term insurance compared
ACKO | service | 1 | insurance | https://www.acko.com | Car, bike and health insurance without paper
Star Health | service | 2 | insurance | https://www.starhealth.in | Health insurance with cashless hospitals
ClearTax | service | 2 | tax | https://cleartax.in | Income tax and GST returns, with experts
Income Tax e-Filing | service | 1 | tax | https://www.incometax.gov.in | The department's own portal: returns, refunds, PAN
Tax2win | service | 1 | tax | https://tax2win.in | Income tax returns with a chartered accountant
Physics Wallah | service | 1 | exam tuition | https://www.pw.live | Coaching for JEE, NEET and boards at low fees
Unacademy | service | 2 | exam tuition | https://unacademy.com | Live classes for entrance examinations
Vedantu | service | 2 | tuition exam | https://www.vedantu.com | Live tuition for school subjects
UrbanPro | service | 2 | tuition | https://www.urbanpro.com | Tutors nearby for school, music, dance and languages
Khan Academy | service | 1 | tuition exam | https://en.khanacademy.org | Free lessons in English and Hindi
Coursera | service | 2 | tuition | https://www.coursera.org | Courses of universities with certificates
Udemy | service | 1 | tuition | https://www.udemy.com | Courses in software, design and languages
NPTEL | service | 1 | tuition exam | https://nptel.ac.in | Free courses of the IITs with certificates
NTA | service | 1 | exam | https://nta.ac.in | Official forms and admit cards: JEE Main, NEET, CUET
Aakash Institute | service | 3 | exam tuition | https://www.aakash.ac.in | Coaching centres for NEET and JEE
Classmate | gift | 1 | stationery | https://www.classmateshop.com | Notebooks with one's own cover
Maruti Suzuki Driving School | service | 2 | tuition | https://www.marutisuzukidrivingschool.com | Driving lessons with simulator and test
`
