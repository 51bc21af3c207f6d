/** The recipe that every page below contains, in one format or another. */
const ingredients = ['1 cup toor dal', '2 tbsp ghee', '1 tsp jeera', 'Salt to taste']
const sentences = [
  'Lovingly pressure cook the dal with turmeric for 15 minutes.',
  'Heat the ghee, crackle the jeera and pour it over.',
]
const base = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Dal Tadka',
  recipeYield: '4',
  prepTime: 'PT10M',
  cookTime: 'PT1H30M',
  totalTime: 'P0DT100M',
  recipeCategory: 'Main Course',
  suitableForDiet: 'https://schema.org/VeganDiet',
  recipeIngredient: ingredients,
  recipeInstructions: sentences.map((text) => ({ '@type': 'HowToStep', text })),
}
type Data = Record<string, unknown>

const page = (head: string, body = '') =>
  `<!doctype html><html lang="en"><head><title>Best ever dal | Some Kitchen</title>${head}</head><body><h1>Dal</h1>${body}</body></html>`
const script = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('</', '<\\/')}</script>`
const withData = (change: Data) => page(script({ ...base, ...change }))
const others = [
  { '@type': 'WebSite', name: 'Some Kitchen', potentialAction: { '@type': 'SearchAction' } },
  { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Recipes' }] },
  { '@type': 'Person', name: 'Asha Rao', image: { '@type': 'ImageObject', url: 'https://example.in/a.jpg' } },
]
const section = (name: string, steps: unknown) => ({ '@type': 'HowToSection', name, itemListElement: steps })
const step = (text: string) => ({
  '@type': 'HowToStep',
  text,
  name: text.slice(0, 10),
  url: 'https://example.in/#step',
})

/** Pages in the formats of recipe sites: each has the same recipe. */
export const recipePages: readonly (readonly [shape: string, html: string])[] = [
  ['one object', page(script(base))],
  ['a list', page(script([...others, base]))],
  [
    'a graph, as WordPress plugins write it',
    page(script({ '@context': 'https://schema.org', '@graph': [...others, base] })),
  ],
  ['a graph in a list', page(script([{ '@graph': [others[0], { '@graph': [base] }] }]))],
  ['several scripts', page(others.map(script).join('') + script(base))],
  ['a broken script before it', page(`<script type="application/ld+json">{"@type": "Recipe",</script>${script(base)}`)],
  ['a main entity of a page', page(script({ '@type': 'WebPage', mainEntity: base }))],
  ['several types', withData({ '@type': ['Recipe', 'NewsArticle'] })],
  ['a type by its address', withData({ '@type': 'http://schema.org/Recipe' })],
  ['a recipe without ingredients before it', page(script([{ '@type': 'Recipe', name: 'Related' }, base]))],
  ['a yield as number', withData({ recipeYield: 4 })],
  ['a yield in words', withData({ recipeYield: 'Serves 4 people' })],
  ['yields in a list', withData({ recipeYield: ['12', '4 servings'] })],
  ['a yield as quantity', withData({ recipeYield: { '@type': 'QuantitativeValue', '@value': '4' } })],
  ['steps as texts', withData({ recipeInstructions: sentences })],
  ['steps as one text', withData({ recipeInstructions: sentences.join('\n') })],
  [
    'steps as HTML',
    withData({ recipeInstructions: `<ol>${sentences.map((one) => `<li><b>${one}</b></li>`).join('')}</ol>` }),
  ],
  ['steps as paragraphs', withData({ recipeInstructions: sentences.map((one) => `<p>${one}</p>`).join('') })],
  [
    'steps in sections',
    withData({ recipeInstructions: [section('Dal', [step(sentences[0]!)]), section('Tadka', [step(sentences[1]!)])] }),
  ],
  [
    'a section with one step that is no list',
    withData({ recipeInstructions: [section('All', step(sentences[0]!)), step(sentences[1]!)] }),
  ],
  [
    'an item list',
    withData({
      recipeInstructions: {
        '@type': 'ItemList',
        itemListElement: sentences.map((item) => ({ '@type': 'ListItem', item: step(item) })),
      },
    }),
  ],
  [
    'steps with names only',
    withData({ recipeInstructions: sentences.map((name) => ({ '@type': 'HowToStep', name })) }),
  ],
  ['the old name of ingredients', withData({ recipeIngredient: undefined, ingredients })],
  ['ingredients as one text', withData({ recipeIngredient: ingredients.join('\n') })],
  [
    'ingredients with tags and entities',
    withData({
      recipeIngredient: [
        '<span>1</span> cup toor&nbsp;dal',
        '2&nbsp;tbsp <a href="/ghee">ghee</a>',
        '1 tsp jeera',
        'Salt to taste',
      ],
    }),
  ],
  [
    'ingredients as objects',
    withData({
      recipeIngredient: [
        { '@type': 'PropertyValue', name: 'toor dal', amount: '1', unit: 'cup' },
        ...ingredients.slice(1),
      ],
    }),
  ],
  [
    'line breaks within strings',
    page(
      `<script type="application/ld+json">${JSON.stringify(base).replace('Lovingly pressure', 'Lovingly\n\tpressure')}</script>`,
    ),
  ],
  [
    'a comment around it and a comma too many',
    page(`<script type="application/ld+json"><!-- ${JSON.stringify(base).replace(/\}$/, ',}')} --></script>`),
  ],
  [
    'an unquoted attribute and upper-case tags',
    page(script(base))
      .replace('<script type="application/ld+json">', '<SCRIPT CLASS=yoast TYPE="application/ld+json">')
      .replace('</script>', '</SCRIPT>'),
  ],
  ['entities in the title', withData({ name: 'Dal&nbsp;Tadka' })],
  [
    'microdata',
    page(
      '',
      `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">Dal Tadka</h2><meta itemprop="recipeYield" content="4">
       <time itemprop="cookTime" datetime="PT1H30M">90 min</time><span itemprop="recipeCategory">Main Course</span><ul>${ingredients.map((one) => `<li itemprop="recipeIngredient">${one}</li>`).join('')}</ul>
       <ol itemprop="recipeInstructions">${sentences.map((one) => `<li>${one}</li>`).join('')}</ol></div>`,
    ),
  ],
  [
    'microdata with the old names',
    page(
      '',
      `<article itemscope itemtype="http://schema.org/Recipe"><span itemprop="name">Dal Tadka</span><b itemprop="recipeYield">4 servings</b><i itemprop="recipeCategory">Main Course</i>
       ${ingredients.map((one) => `<p itemprop="ingredients">${one}</p>`).join('')}${sentences.map((one) => `<div itemprop="recipeInstructions">${one}</div>`).join('')}</article>`,
    ),
  ],
]

/** Pages with a malicious recipe, or with none. */
export const recipePage = { withData, page, script }
