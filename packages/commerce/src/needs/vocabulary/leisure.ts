import type { Vocabulary } from './words.ts'

export const leisure = {
  movie: {
    says: `
      movie+ | pvr | inox | bookmyshow | concert+ | comedy show | stand up show | live show | amusement park |
      water park | standup comedy | picture dekhne | पिक्चर | movie ticket+ | film ticket+ | show ticket+ | cinema+ |
      imax | multiplex | first day first show | fdfs | premiere | screening | book my show | bms | concerts | gig |
      live concert | music festival | sunburn | stand up comedy | comedian | zakir khan | comic con | play tickets |
      drama tickets | circus | zoo ticket+ | zoo | imagica+ | wonderla | essel world | water kingdom | snow world |
      fun city | arcade | escape room | museum ticket+ | planetarium | dandiya pass+ | garba pass+ | garba night pass |
      event pass+ | trade fair | book fair | expo | moovie | muvi | movi | pictur dekh+ | pikchar | pic dekhne |
      picture dekh+ | film dekh+ | filam | movie dekh+ | movie dikhan+ | movie chal+ | matinee | night show |
      evening show | shahrukh ki film | salman ki | फिल्म+ | सिनेमा+ | मूवी | सर्कस | चिड़ियाघर | कॉन्सर्ट | मेल+
    `,
    things: `
      movie | film | show | concert | play | museum | exhibition | mela | garba | dandiya | fair | event |
      tickets | natak | नाटक
    `,
    acts: ['ticket'],
    hints: `
      ticket+ | match | friends | weekend | dekhne | dekhni | watch | picture | देखने | friday | seats |
      interval | recliner | live | passes
    `,
  },
  streaming: {
    says: `
      hotstar | jiohotstar | prime video | amazon prime | youtube premium | sonyliv | zee5 | नेटफ्लिक्स | jio hotstar |
      disney | disney plus | prime subscription | prime renew+ | sony liv | jiosaavn | gaana plus | apple music |
      yt premium | ott plan | ott subscription | netflix+ | netflx | hotstr | spotify+ | streaming | audible |
      kindle unlimited | हॉटस्टार | अमेज़न प्राइम | प्राइम
    `,
    things: `
      prime | subscription | ott
    `,
    acts: ['pay', 'buy'],
    hints: `
      renew | plan | cancel
    `,
  },
  sports: {
    says: `
      cricket practice | cricket match | box cricket | bowling | trek+ | camping | table tennis | बैडमिंटन |
      match ticket+ | match ki ticket | स्टेडियम | wankhede | turf+ | badminton court | tennis court | squash |
      pickleball | pickle ball | snooker | pool table | billiard+ | go kart+ | paintball | paragliding | rafting |
      river rafting | bungee | scuba | skating | skating rink | horse riding | swimming pool | swim pool |
      cricket ground | ground book+ | ground booking | net practice | futsal | football ground |
      football match ticket+ | ipl ticket+ | ipl match | match tickets | match pass | kabaddi | marathon run |
      cycle rent | trekking | adventure park | bowling alley | golf | playo | hudle | cricket bat | racket+ | racquet+ |
      shuttle+ | shuttlecock | stadium+ | badmintn | badminton | टर्फ | मैदान बुक | मैच के टिकट | मैच का टिकट | आईपीएल |
      स्विमिंग
    `,
    things: `
      court | ground | match | ipl | cricket | football | tennis | badminton | swimming | chess | bat | मैच |
      क्रिकेट | फुटबॉल
    `,
    acts: ['ticket', 'buy'],
    hints: `
      play | game | khelne | practice | खेलने | dosto | friends | khelna
    `,
  },
} satisfies Record<string, Vocabulary>
