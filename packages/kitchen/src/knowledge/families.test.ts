import { beforeAll, describe, expect, test } from 'vitest'
import type { Draft } from '../compose/draft.ts'
import { pool } from '../compose/pool.ts'
import { recipe } from '../recipe/recipe.ts'

/**
 * What makes a named dish that dish, asked of every recipe of the name: ingredients it holds, ingredients it never
 * holds, and what its steps say or never say. Found by reading whole recipes; a row is one class of what was wrong.
 */
type Rule = {
  dish: string
  /** The families it is asked of; then, where only some of their dishes are meant, which styles, bases and mains. */
  of: string
  styles?: string
  bases?: string
  mains?: string
  holds?: string
  never?: string
  says?: RegExp
  unsaid?: RegExp
}

const rules: Rule[] = [
  {
    dish: 'a tikka masala is marinated and charred before its gravy',
    of: 'paneercurry tofucurry fishcurry',
    styles: 'tikkamasala',
    holds: 'hung-curd onion tomato',
    says: /hung curd[^.]*besan[^.]*ajwain.*([Cc]harred|Char)/s,
    unsaid: /besan and ajwain (crackle|splutter)/,
  },
  {
    dish: 'a dhansak has its dal and vegetables beaten into it',
    of: 'chickencurry muttoncurry',
    styles: 'dhansak',
    holds: 'toor-dal pumpkin onion',
    says: /Boil toor dal.*Stir the mash in/s,
  },
  { dish: 'a rara has its mince fried', of: 'muttoncurry', styles: 'rara', says: /Add mutton mince and fry/ },
  {
    dish: 'salli are fried straws that go on top',
    of: 'muttoncurry eggcurry',
    styles: 'salli',
    says: /matchsticks.*straws over/s,
  },
  {
    dish: 'cafreal and hariyali are green by a ground paste',
    of: 'chickencurry paneercurry tofucurry shellfish keema',
    styles: 'cafreal hariyalig',
    says: /Grind coriander leaves, mint leaves.*green paste (in|and half of the salt into)/s,
  },
  {
    dish: 'vindaloo grinds its spice with vinegar',
    of: 'chickencurry muttoncurry eggcurry shellfish porkduck',
    styles: 'vindaloo',
    holds: 'vinegar cumin kashmiri',
    says: /with vinegar to a smooth red paste/,
  },
  {
    dish: 'a ghee roast is red by roasted chillies, in ghee alone',
    of: 'chickencurry muttoncurry shellfish paneercurry tofucurry',
    styles: 'gheeroast',
    holds: 'ghee dry-chilli',
    never: 'oil coconut-oil',
    says: /red paste in/,
  },
  {
    dish: 'a Hyderabadi meat is not a salan',
    of: 'chickencurry muttoncurry keema plate breakfaststew pulao',
    styles: 'hyderabadi',
    never: 'peanuts sesame tamarind copra',
  },
  { dish: 'a Kashmiri pot smokes mustard oil', of: 'kashmirispecial', holds: 'mustard-oil', says: /until it smokes/ },
  {
    dish: 'Kashmiri dum holds dry ginger, ground fennel and a sealed lid',
    of: 'kashmirispecial',
    styles: 'dum',
    holds: 'dry-ginger fennel hing',
    says: /ground fennel.*seal the lid/s,
  },
  {
    dish: 'besara is a paste of mustard, garlic and chilli in mustard oil, green tomato before it',
    of: 'fishcurry',
    styles: 'besara',
    holds: 'mustard-oil dry-chilli',
    never: 'oil',
    says: /green tomato.*mustard paste/s,
  },
  {
    dish: 'bhapa is wrapped and steamed',
    of: 'fishcurry',
    styles: 'bhapa',
    never: 'water',
    says: /parcel[^.]*banana leaf.*Steam/s,
  },
  {
    dish: 'a patio is thick with tomato, sour with tamarind',
    of: 'fishcurry shellfish eggcurry',
    styles: 'parsi',
    holds: 'tomato tamarind',
    never: 'vinegar',
  },
  {
    dish: 'what is called a roast, a sukka or ularthiyathu ends dry',
    of: 'chickencurry muttoncurry porkduck shellfish keema',
    styles: 'syrian sukka pepperroast cafreal gheeroast',
    says: /until (the pan is dry|the gravy has dried|the masala is thick and dry)|hardly any gravy|pan is dry/,
  },
  {
    dish: 'ularthiyathu of prawns and mince ends dry',
    of: 'shellfish keema dryroast',
    styles: 'kerala',
    says: /thick and dry|pan is dry/,
  },
  {
    dish: 'a varuval of potato keeps its pieces whole',
    of: 'sabzi',
    styles: 'varuval chettinad kongu',
    mains: 'aloo arbi suran',
    says: /crusted outside/,
    unsaid: /break under the spoon/,
  },
  {
    dish: 'a dalna has cumin, garam masala and ghee, no panch phoron',
    of: 'rasedar',
    styles: 'bengali',
    holds: 'cumin garam-masala ghee ginger',
    never: 'panch-phoron',
  },
  {
    dish: 'a chutney of Bengal and a khatta of Odisha are cooked with panch phoron in mustard oil',
    of: 'chutney',
    bases: 'bn-chutney khatta',
    holds: 'panch-phoron mustard-oil',
    says: /crackle panch phoron.*cook covered.*glossy/s,
    unsaid: /grinder|Grind/,
  },
  {
    dish: 'pesarattu is swirled thin, with no hole and no jaggery',
    of: 'adai',
    bases: 'pesarattu',
    says: /thin on a hot tawa/,
    unsaid: /\bhole\b|jaggery|brick/,
  },
  {
    dish: 'set dosa is neither swirled nor turned',
    of: 'dosa',
    bases: 'set-dosa',
    says: /one side only/,
    unsaid: /swirl outward/,
  },
  {
    dish: 'burnt garlic is fried gold and comes on top',
    of: 'friedrice noodles',
    styles: 'burntgarlic',
    says: /pale gold.*fried garlic/s,
    unsaid: /until it begins to smoke/,
  },
  {
    dish: 'brinjal rice is soft, sour and spiced',
    of: 'flavouredrice',
    bases: '-',
    mains: 'baingan',
    holds: 'tamarind coriander-seeds haldi',
    says: /until quite soft/,
  },
  {
    dish: 'a chutney of curry leaves fries them crisp',
    of: 'chutney',
    bases: 'chutney ta-chutney thogayal kn-chutney',
    mains: 'kadi-patta',
    says: /until crisp/,
    unsaid: /quite soft/,
  },
  {
    dish: 'a usili grinds the dal that it soaks',
    of: 'thoran',
    bases: 'usili',
    never: 'chana-dal',
    says: /Soak toor dal.*Grind the soaked dal/s,
  },
  {
    dish: 'a rava pongal roasts its rava',
    of: 'pongal',
    bases: 'rava-pongal godhumai-rava-pongal',
    holds: 'ginger hing',
    says: /Roast (semolina|broken wheat)/,
  },
  {
    dish: 'mango and other soft fruit meet cold milk',
    of: 'kheer',
    bases: 'kheer phirni payesh rabri basundi',
    mains: 'aam chikoo sitaphal',
    says: /Cool the milk quite cold/,
  },
  { dish: 'a muffin is baked in cups', of: 'teabake', bases: 'muffin', says: /paper cups/, unsaid: /18 cm tin/ },
  {
    dish: 'a butter fry has batter and no crumbs',
    of: 'crumbfry',
    bases: 'butter-fry',
    never: 'breadcrumbs',
    unsaid: /breadcrumbs/,
  },
  {
    dish: 'a Sindhi kadhi roasts its besan and holds no curd',
    of: 'kadhi',
    styles: 'sindhi',
    holds: 'tamarind',
    never: 'curd',
    says: /Roast besan/,
  },
  {
    dish: 'a saag of meat has greens',
    of: 'saag',
    mains: 'chicken mutton mutton-keema anda prawn pork chicken-keema rohu',
    holds: 'spinach',
  },
  { dish: 'haak takes neither garlic nor ginger', of: 'saag', bases: 'haak', never: 'garlic ginger' },
  { dish: 'akuri is neither sweet nor sour', of: 'bhurji', styles: 'parsi', never: 'jaggery vinegar' },
  {
    dish: 'a halwa of jaggery is not sweetened twice',
    of: 'halwa',
    bases: 'gud-halwa',
    holds: 'jaggery',
    never: 'sugar',
  },
  {
    dish: 'squid is fried for two minutes, not until brown',
    of: 'crumbfry meatsnack fishfry',
    mains: 'squid',
    unsaid: /well browned on both sides|do not move them for four|deep golden and cooked through/,
  },
  {
    dish: 'keema on a plate is fried in its masala and cooked soft',
    of: 'plate',
    mains: 'mutton-keema',
    says: /into the masala.*quite soft/s,
    unsaid: /In another pan/,
  },
  {
    dish: 'pani puri and dahi puri are filled shells, not flat papdi',
    of: 'chaat',
    bases: 'pani-puri dahi-puri',
    holds: 'golgappa',
    never: 'papdi',
    says: /puri shells; put in|each of the puri shells/,
  },
  {
    dish: 'leaves are kneaded into a paratha, never filled in raw',
    of: 'paratha',
    mains: 'methi palak bathua sarson chaulai pudina hara-pyaz',
    says: /knead with as much of the water/,
    unsaid: /filling/,
  },
  {
    dish: 'a samosa or kachori of khoya is sweet',
    of: 'kachori samosa',
    mains: 'khoya',
    holds: 'sugar cardamom',
    never: 'hing fennel chilli-powder kashmiri green-chilli garlic',
  },
  {
    dish: 'khichu is pale, with lye or soda and raw groundnut oil',
    of: 'farsan',
    bases: 'khichu',
    holds: 'groundnut-oil baking-soda',
    never: 'haldi mustard coconut',
  },
  {
    dish: 'what is called Jain has neither onion, garlic nor roots',
    of: 'pavstreet',
    mains: 'kaccha-kela',
    never: 'onion garlic ginger potato',
  },
  {
    dish: 'a shawarma is marinated and seared, not poached',
    of: 'cafe',
    bases: 'shawarma-roll',
    holds: 'hung-curd lemon',
    says: /leave half an hour.*sear the/s,
    unsaid: /[Pp]oach/,
  },
  {
    dish: 'a patty of what does not hold has a binder',
    of: 'cafe',
    bases: 'burger schezwan-burger tandoori-burger peri-peri-burger cheese-burger',
    mains: 'basa prawn anda rajma kabuli-chana soya paneer tofu mixed-veg',
    holds: 'potato breadcrumbs',
  },
  {
    dish: 'a seekh or shami of vegetables has its roasted besan in it',
    of: 'vegkebab',
    styles: 'seekh shami galouti kakori awadhi',
    says: /with the browned besan/,
  },
  {
    dish: 'a raita of gourd, pumpkin or sweet potato has it cooked',
    of: 'raita',
    mains: 'lauki kaddu turai shakarkand',
    says: /until soft, and cool/,
  },
  {
    dish: 'a chutney of dal has the dal roasted',
    of: 'chutney',
    mains: 'toor chana-dal urad-dal',
    says: /Roast the .* dal.*golden/,
    unsaid: /Soften the/,
  },
  {
    dish: 'curd in a Kerala curry is warmed, and mustard popped over it',
    of: 'coconutstew',
    bases: 'pulissery moru-curry kalan pachadi',
    holds: 'curd mustard dry-chilli coconut',
    says: /Beat curd smooth.*never boiling.*pop (the rest of )?mustard seeds/s,
  },
  {
    dish: 'a Kerala pachadi has its vegetable cooked and its coconut ground with mustard',
    of: 'raita',
    styles: 'raitapachadi',
    holds: 'green-chilli coconut curry-leaves',
    says: /(until soft, and cool|fry crisp with green chilli).*Grind grated coconut with half of mustard seeds.*Pop the rest/s,
  },
  {
    dish: 'what is steamed of a fermented batter gets its filling after the night',
    of: 'steamedsweet',
    bases: 'enduri-pitha poda-pitha',
    says: /Ferment overnight.*with jaggery/s,
  },
  {
    dish: 'a pitha in a leaf lists the leaf it is steamed in',
    of: 'steamedsweet',
    bases: 'enduri-pitha patoli',
    holds: 'turmeric-leaf',
    never: 'haldi',
  },
  {
    dish: 'rasmalai stands in sweetened milk, its discs pressed out',
    of: 'dairysweet',
    bases: 'rasmalai',
    holds: 'condensed-milk',
    says: /flat discs.*sweeten with condensed milk.*press each/s,
    unsaid: /Work in/,
  },
  {
    dish: 'halbai is set with grain or millet',
    of: 'mithai',
    bases: 'halbai',
    says: /(rice|ragi) flour smooth with coconut milk.*leaves the pan/s,
  },
  {
    dish: 'malpua is ladled and glazed, unniyappam fried in its mould',
    of: 'friedsweet',
    bases: 'malpua unniyappam',
    says: /ladles of batter.*lacy|appam mould/s,
    unsaid: /cooked to the heart/,
  },
  {
    dish: 'a southern stuffed vegetable has no fennel and amchur of the north',
    of: 'bharwan',
    styles: 'andhra hyderabadi maharashtrian',
    never: 'fennel amchur',
  },
  {
    dish: 'a saag that is mashed comes back to its tadka',
    of: 'saag',
    mains: 'sarson-bathua palak palak-methi chaulai sarson-palak shepu sarson bathua moringa',
    bases: 'saag tadka-saag kafuli',
    says: /Stir in the mashed greens with salt/,
  },
  {
    dish: 'jaggery cakes take their jaggery as syrup, and no sugar besides',
    of: 'friedsweet',
    bases: 'thekua anarsa arisa-pitha adhirasam',
    mains: 'gud',
    never: 'sugar',
    says: /Melt the jaggery in water.*with the syrup/s,
  },
  {
    dish: 'tomato rice has its onion and tomato cooked soft',
    of: 'flavouredrice',
    mains: 'tamatar',
    holds: 'onion chilli-powder haldi',
    says: /onion.*until quite soft/s,
  },
  {
    dish: 'a khichdi of bajra has its millet soaked, crushed and cooked long',
    of: 'khichdi',
    bases: 'bajra-khichdi',
    says: /crush coarsely.*Add the crushed bajra/s,
  },
  {
    dish: 'fish and prawns wait outside while the rice cooks',
    of: 'pulao flavouredrice',
    bases: '- coconut-milk-rice',
    mains: 'prawn rohu surmai',
    unsaid: /until (they are|it is) cooked through.*add water/s,
    says: /lift (it|them) out.*Lay the (prawns|rohu|surmai|seer fish) on/s,
  },
  {
    dish: 'a coconut milk rice is white',
    of: 'flavouredrice',
    bases: 'coconut-milk-rice',
    never: 'haldi chilli-powder',
  },
  {
    dish: 'idlis of semolina and oats roast it and rise by eno',
    of: 'idli',
    bases: 'rava-idli oats-idli',
    holds: 'eno curd',
    says: /roast semolina/,
  },
  {
    dish: 'a sandwich dhokla has its chutney between two layers',
    of: 'dhokla',
    bases: 'sandwich-dhokla',
    says: /six minutes until set; spread green chutney over/,
  },
  {
    dish: 'rasia muthia simmers in buttermilk',
    of: 'handvo',
    bases: 'rasia-muthia',
    holds: 'buttermilk',
    says: /Slip the ovals in/,
  },
  {
    dish: 'a thalipeeth of the fast is of soaked sabudana and rock salt',
    of: 'thalipeeth',
    bases: 'upvas',
    holds: 'rock-salt sabudana',
    never: 'haldi hing',
    says: /Rinse sabudana, soak/,
  },
  {
    dish: 'a makhani is blended smooth before its cream',
    of: 'plate',
    styles: 'makhani',
    says: /blend (it|the masala) smooth.*fresh cream/s,
  },
  {
    dish: 'a tikka roll is marinated and charred',
    of: 'kathiroll',
    mains: 'chicken-tikka',
    holds: 'curd',
    says: /curd[^.]*half an hour.*charred/s,
  },
  {
    dish: 'noon chai is green tea, boiled long, salted and never sweet',
    of: 'hotdrink',
    bases: 'noon-chai',
    never: 'sugar tea',
    says: /thirty minutes.*ladle the tea.*salt/s,
  },
  {
    dish: 'a stew of Malabar is pale',
    of: 'breakfaststew',
    styles: 'malabar',
    holds: 'coconut-milk cinnamon cloves',
    never: 'haldi chilli-powder',
    unsaid: /red film|Brown onion/,
  },
  {
    dish: 'cocoa is not roasted',
    of: 'mithai dairysweet',
    mains: 'cocoa',
    unsaid: /Roast the cocoa/,
  },
  {
    dish: 'a pollichathu is wrapped in leaves that bend',
    of: 'fishfry',
    styles: 'pollichathu',
    says: /banana leaf, torn[^.]*until it bends.*parcels/s,
  },
  {
    dish: 'a thoran has its shallots crushed and its turmeric in before it cooks',
    of: 'thoran',
    unsaid: /Add turmeric/,
  },
  {
    dish: 'capsicum of a kadai dish keeps its shape',
    of: 'plate rasedar chana',
    styles: 'kadai',
    holds: 'capsicum',
    says: /Add capsicum and cook until it is tender but keeps its shape/,
  },
  {
    dish: 'a bhuna tikka is turned in onion and tomato that were fried down',
    of: 'kebab',
    styles: 'bhuna',
    says: /charred.*Brown onion.*turn the grilled pieces/s,
  },
  { dish: 'Maggi cooks in its own masala water', of: 'noodles', bases: 'masala-maggi', unsaid: /drain[^.]*noodles/ },
  {
    dish: 'eggs of a khichdi are boiled, halved and laid in',
    of: 'khichdi',
    mains: 'anda',
    says: /Boil the eggs.*Halve the eggs and lay them in/s,
  },
  { dish: 'a jhol is hot and sharp', of: 'momo', styles: 'jholmomo', holds: 'chilli-powder lemon tomato' },
  {
    dish: 'a Hyderabadi dum biryani has its chilli, lemon and leaves',
    of: 'biryani',
    styles: 'hyddum',
    holds: 'chilli-powder lemon coriander mint',
  },
  {
    dish: 'a donne biryani is green by a ground paste',
    of: 'biryani',
    styles: 'donne',
    says: /Grind mint leaves, coriander leaves.*green paste in/s,
  },
  {
    dish: 'eggs of a dim kosha are fried before they meet the gravy',
    of: 'luchiplate',
    mains: 'anda anda-aloo duck-egg',
    says: /prick the (duck )?eggs.*blistered/s,
  },
  { dish: 'a charu of horse gram is its liquor', of: 'rasam', mains: 'kulthi', says: /keeping the liquor/ },
  {
    dish: 'Chettinad spice is roasted and ground',
    of: 'protein',
    styles: 'chettinad',
    says: /star anise[^.]*grind fine/,
  },
  {
    dish: 'a shahi gravy is pale',
    of: 'rasedar kofta paneercurry tofucurry eggcurry',
    styles: 'shahi',
    never: 'haldi chilli-powder kashmiri',
    holds: 'green-chilli',
  },
]

let drafts: readonly Draft[]

beforeAll(() => {
  drafts = pool()
}, 120_000)

/** Whether a rule's list names this one; a rule without the list means all. */
const names = (list: string | undefined, one: string): boolean => list === undefined || list.split(' ').includes(one)

const isMeant = ({ of, styles, bases, mains }: Rule, { id, family, base, style }: Draft): boolean =>
  names(of, family.id) && names(styles, style?.id ?? '') && names(bases, base.slug) && names(mains, id.split('.')[1]!)

const words = (list: string | undefined): string[] => list?.split(' ') ?? []

describe('a named dish is that dish', { timeout: 60_000 }, () => {
  test.each(rules)('$dish', (rule) => {
    const dishes = drafts.filter((draft) => isMeant(rule, draft))
    expect(dishes).not.toEqual([])
    const wrong = dishes.filter(({ id, parts }) => {
      const text = recipe(id)!.instructions.join(' ')
      return (
        words(rule.holds).some((wanted) => !parts.some((part) => part.id === wanted)) ||
        words(rule.never).some((shunned) => parts.some((part) => part.id === shunned && part.from !== 'main')) ||
        (rule.says && !rule.says.test(text)) ||
        rule.unsaid?.test(text)
      )
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})
