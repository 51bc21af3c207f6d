import type { Vocabulary } from './words.ts'

export const food = {
  eatingout: {
    says: `
      restaurant+ | dinner date | table book+ | book a table | reserve a table | dine | dining | buffet |
      bahar khana | khane chalna | रेस्टोरेंट | बाहर खाना | डिनर | table rakhva+ | khana bahar | bahar ka khana |
      table for | बाहर खाने | टेबल बुक | dine out | dinner reservation | lunch reservation | reserve table |
      reservation for | table reserve | table booking | table for two | rooftop | fine dining | buffets | bbq |
      barbeque | barbecue nation | candle light dinner | candlelight | high tea | eat out | eating out |
      going out for dinner | dinner outside | lunch outside | take out for dinner | take to dinner |
      birthday dinner | anniversary dinner | anniversary lunch | farewell lunch | team dinner | team lunch |
      office lunch party | dhaba | udupi | pub | bar book | brewery | lounge | hotel me khana | hotel mein khana |
      restro | resto | restaurent | restorent | restrant | cafe me | dosa place | thali place | chaat khane |
      street food | khane pe jana | khane par jana | dinner pe jana | dinner par le | lunch pe | dinner pe |
      lunch par | dinner par | treat deni | treat dena | party deni | family dinner | रेस्तरां | रेस्त्रां |
      ढाबा | ढाबे | दावत | टेबल | खाने पर जाना
    `,
    things: `
      table | cafe | lunch | dinner | brunch | treat
    `,
    acts: ['book'],
    hints: `
      breakfast | party | anniversary | friends | dosto | team | log | people | couple | out | bahar | guests |
      बाहर | खाना | khana | खिलाना | khilana
    `,
  },
  fooddelivery: {
    says: `
      order food | food order+ | order dinner | order lunch | order pizza | biryani | swiggy | zomato | tiffin+ |
      dabba | khana order+ | khana manga+ | khana mangva+ | parcel khana | burger+ | खाना ऑर्डर | खाना मंगा | पिज्जा |
      बिरयानी | टिफिन | domino+ | mcdonald+ | kfc | burger king | subway | order in | takeaway | take away |
      home delivery food | khana bahar se | bahar se khana | bahar se manga+ | food delivery | food from |
      tiffin service | dabba service | dabbawala | dabbe wal+ | meal plan | mess ka khana | momo+ | noodles manga+ |
      shawarma | rolls order | samosa+ | order some food | order something | pizza+ | biriyani | briyani | bryani |
      zomto | khana mang | tiffen | मोमो+ | समोसे | खाना मंगवा | thali order | dosa order | idli order | chole bhature |
      lunch box service | lunch order | chinese order | no energy to cook | no mood to cook | food delivered |
      something delivered | don't feel like cooking | khana banane ka mood | order in tonight
    `,
    things: `
      khana | food | dinner | lunch | dosa | idli | chole | chinese | momos | sandwich+ | noodles | thali |
      snacks | खाना | नाश्ता
    `,
    acts: ['buy'],
    hints: `
      order | eat | snack+ | hungry | bhookh | mood nahi | cook nahi | guests | mehman
    `,
  },
  groceries: {
    says: `
      grocery | groceries | sabzi+ | subzi | vegetables | fruits | doodh | milk | atta | chawal | dal | paneer | eggs |
      ande | bread | rashan | kirana | supermarket | dahi | tamatar | pyaz | aloo | masala+ | cooking gas |
      khane ka saman | fish | chicken | mutton | सब्जी | दूध | आटा | राशन | किराना | फल | दही | पनीर | veggies |
      vegetable | sabziya | sabjiyan | bhindi | palak | gobhi | gobi | matar | mushroom | adrak | lahsun | lehsun |
      hari mirch | mirchi | dhaniya | pudina | nimbu | kele | kela | seb | apples | bananas | mangoes | aam ki peti |
      onion+ | potato+ | tomato+ | tamatr | ginger | garlic | coriander | lemon+ | wheat flour | maida | besan | sooji |
      poha | toor dal | arhar | moong | chana | rajma | urad | basmati | ghee | sarso ka tel | sunflower oil | refined |
      cooking oil | mustard oil | chini | shakkar | namak | haldi | jeera | chai patti | chaipatti | tea powder |
      coffee powder | biscuit+ | namkeen | maggi | cornflakes | oats | jam bottle | butter | cheese | detergent |
      surf excel | surf | toothpaste | shampoo | soap | sabun | dish wash | dishwash+ | vim bar | harpic | lizol |
      phenyl | tissue+ | toilet paper | garbage bag+ | dustbin bag+ | dry fruits ghar | badam | kaju | kishmish |
      egg tray | anda | murga | machli | meat | prawns | keema | blinkit | bigbasket | zepto | instamart | dmart |
      d mart | jiomart | kirane | parchun | bhaji | mandi | anaj | gehu | gehun | chakki | curd | milkman | doodhwala |
      doodh wal+ | milk packet+ | ration+ | ghar ka saman | rasoi ka saman | kitchen ka saman | agarbatti ghar |
      water can | water bottle can | bisleri | kids tiffin items | tarkari | आलू | प्याज | टमाटर | चीनी | नमक |
      तेल लाना | मसाल+ | घी | अंडे | अंडा | मछली | चिकन | मटन | ब्रेड | बिस्किट | साबुन | चायपत्ती | भिंडी | केले |
      सेब | आम लाना | अनाज | गेहूं | सब्जियां | तरकारी | सामान लाना | दाल | बेसन | सूजी | chocos | tofu | idli batter |
      dosa batter | sbji | ghar me rashan | detol | handwash | all out refill | mosquito coil | mirch | sarson ka tel |
      ghar ka rashan | kitchen items
    `,
    things: `
      rice | sugar | salt | tea | coffee | oil | tel | gas lighter | matchbox | salad | fruit | phal | mango | chai |
      honey | shahad | juice | cold drink+ | soft drink+ | chips | ice cream | तेल | चाय | आम | चावल | kitchen saman |
      saman | सामान | shake
    `,
    acts: ['buy'],
    hints: `
      buy | lana | khareed+ | le aana | list | market | bazar | shopping | लाना | बाज़ार | खरीद | kilo | kg | litre |
      half kg | packet
    `,
  },
  cake: {
    says: `
      cake+ | bakery | pastry | pastries | cupcake+ | mithai+ | barfi | halwai | chocolate+ | मिठाई | केक | लड्डू |
      birthday cake | eggless | black forest | cup cake+ | baker+ | mithaiya | laddoo+ | burfi | kaju katli |
      gulab jamun | rasgull+ | rasogull+ | jalebi | sweets box | box of sweets | sweets for | soan papdi | peda |
      gujiya | modak | monginis | theobroma | kek | cack | मिठाइय+ | बर्फी | जलेबी | रसगुल्ल+ | हलवाई | पेस्ट्री |
      chocolate truffle | half kg cake | 1 kg cake | 2 kg cake | sweet box+ | dryfruit box
    `,
    things: `
      cake | sweets | meetha
    `,
    acts: ['buy'],
    hints: `
      birthday | anniversary | janamdin | order | box | candles | kg | kilo | pound | 1 kg | half kg
    `,
  },
} satisfies Record<string, Vocabulary>
