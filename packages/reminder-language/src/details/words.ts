/** Kinds of places as pattern alternatives, after a name ('Andheri station') or alone after 'at' ('at the bank'). */
export const placeWords =
  'railway station|bus stand|bus stop|metro station|police station|post office|passport office|shopping mall|station|airport|terminal|hospital|clinic|school|college|university|temple|mandir|masjid|mosque|church|gurdwara|gurudwara|mall|market|bazaar|bazar|bank|hotel|restaurant|cafe|office|park|garden|stadium|theatre|theater|cinema|gym|library|salon|parlour|pharmacy|chemist|court|road|nagar|chowk|circle|colony|society|apartments?|tower|plaza|beach|fort|museum|workshop|garage|showroom|store|shop|lab|centre|center'

/** Matches a word for a relative, in Hindi or English. */
export const isRelative =
  /^(?:mom|mum|mummy|mumma|mama|maa|ma|amma|aai|mother|dad|daddy|papa|pappa|appa|baba|father|bhai|bhaiya|brother|didi|behen|behan|sister|beta|beti|son|daughter|wife|husband|dada|dadi|nana|nani|grandma|grandpa|chacha|chachi|mausi|masi|bua|fufa|mami|tau|tai|kaka|kaki|uncle|aunty|auntie|bhabhi|jija|jiju|saas|sasur|मम्मी|मां|माँ|पापा|भाई|बहन|दीदी|बेटा|बेटी|दादा|दादी|नाना|नानी|चाचा|चाची|मौसी|बुआ|भाभी|पत्नी|पति)$/i

/** Matches people named by their occupation. */
export const roles =
  /^(?:plumber|electrician|carpenter|doctor|dentist|driver|maid|bai|cook|landlord|lawyer|vakil|dhobi|mistri|painter|gardener|mali|tailor|darzi|boss|manager|teacher|principal|ca|accountant|dudhwala|doodhwala|paperwala|kabadiwala|watchman|plumbers?|barber|nai|pandit|panditji|mechanic|प्लंबर|इलेक्ट्रीशियन|डॉक्टर|ड्राइवर|मकान मालिक)$/i

/** Relatives and roles in Hindi letters that elsewhere in a sentence may be other words: 'बिजली आई'. */
const alsoKin = new Set(
  'आई बाई मा मम्मा अम्मा अप्पा बाबा बाबूजी डैडी डैड मामा मामी भैया बहिन काका काकी ताऊ ताई फूफा अंकल आंटी सास ससुर जीजा जीजू माली धोबी पंडित'.split(
    ' ',
  ),
)

/** Whether a whole name is a word for a relative or a role rather than somebody's own. */
export const isKin = (name: string): boolean => isRelative.test(name) || roles.test(name) || alsoKin.has(name)
