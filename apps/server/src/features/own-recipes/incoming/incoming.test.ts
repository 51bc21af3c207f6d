import * as own from '@planner/contract/kitchen/own-recipes'
import { expect, test } from 'vitest'
import { startHttpStandIn } from '#test/stand-ins/http-stand-in.ts'
import { recipePage, recipePages } from '#test/stand-ins/recipe-pages.ts'
import { startTestServer } from '#test/test-server.ts'

const environment = { WEB_LOOPBACK: 'on', WEB_TIMEOUT_MS: '2000' }

/** Starts a web server with one page per path. It answers only requests that a page reader may make. */
async function startPages(pages: Record<string, string>) {
  return startHttpStandIn({
    answer({ method, path, headers, body }) {
      const isReader = method === 'GET' && body === '' && !headers.cookie && !headers.authorization && !headers.referer
      if (!isReader || !/^DailyPlanner\/\d/.test(headers['user-agent'] ?? '')) return { status: 400 }
      if (path === '/away') return { status: 302, headers: { location: '/0' } }
      if (path === '/inside') return { status: 302, headers: { location: 'https://192.168.0.1/admin' } }
      const page = pages[path.slice(1)]
      return page === undefined ? { status: 404 } : { status: 200, body: page }
    },
  })
}

test('INOUT-4 a recipe is read from its address in every shape that recipe sites write, and only facts are taken', {
  timeout: 60_000,
}, async () => {
  expect(recipePages.length).toBeGreaterThanOrEqual(30)
  await using site = await startPages(Object.fromEntries(recipePages.map(([, html], at) => [at, html])))
  await using server = await startTestServer({ environment })
  const asha = await server.aPerson()
  const odd: unknown[] = []
  for (const [at, [shape]] of recipePages.entries()) {
    if (at % 20 === 0) await server.pool.query('delete from request_counters')
    const answer = await asha.ask(own.fromPage, { url: `${site.url}/${at}` })
    if (answer.status !== 200) {
      odd.push({ shape, refused: answer.detail })
      continue
    }
    const { form, doubts, source } = answer.body as own.RecipeDraft
    const host = new URL(site.url).host
    expect(source).toBe(`${site.url}/${at}`)
    const read = {
      title: form.title,
      serves: form.serves,
      meals: form.meals.join(),
      ingredients: form.ingredients.map(({ amount, unit, name }) => `${amount} ${unit} ${name}`).join(', '),
      steps: form.steps.join(' / '),
      notes: form.notes.join(),
      doubts: doubts.map(({ why }) => why).join(),
    }
    const wanted = {
      title: 'Dal Tadka',
      serves: 4,
      meals: 'lunch,dinner',
      ingredients: '1 cup toor dal, 2 tbsp ghee, 1 tsp cumin, 1 tsp salt',
      steps: 'Pressure-cook and cook turmeric. ~{15%minutes} / Heat and add ghee and cumin.',
      notes: `Facts from ${host}/${at}. Its own text is there.`,
      doubts: 'no amount is said, we took 1 tsp',
    }
    if (JSON.stringify(read) !== JSON.stringify(wanted)) odd.push({ shape, read })
  }
  expect(odd).toEqual([])
  // Nothing is stored until the recipe is saved. Then its foods decide: the page claimed that it is vegan.
  expect((await asha.call(own.list, {})).recipes).toEqual([])
  const { form } = await asha.call(own.fromPage, { url: `${site.url}/away` })
  const saved = await asha.call(own.write, { form })
  expect(saved).toMatchObject({
    unsettled: 0,
    is_vegetarian: true,
    recipe: { allergens: ['milk'] },
  })
  expect(JSON.stringify(saved)).not.toMatch(/Lovingly|crackle|pour it over/)
})

test('INOUT-4 a page’s script, its tags and its nesting do nothing; a page without a recipe says so', async () => {
  const script = '<script>alert(1)</script>'
  const { withData, page } = recipePage
  const data = {
    name: `<img src=x onerror=alert(1)>&lt;script&gt;alert(1)&lt;/script&gt; dal`,
    recipeIngredient: [`1 cup rice${script}`, '{{constructor}} 2 cups @salt{1%kg}', '1 tsp salt'],
  }
  await using site = await startPages({
    hostile: withData(data),
    none: page('', '<p>Hello</p>'),
    empty: '',
    deep: `${'<div>'.repeat(300_000)}`,
    json: page(`<script type="application/ld+json">${'['.repeat(200_000)}</script>`),
    many: page(recipePage.script(Array.from({ length: 30_000 }, () => ({ '@type': 'Thing' })))),
    proto: page(
      '<script type="application/ld+json">{"__proto__": {"@type": "Recipe"}, "@type": "Recipe", "recipeIngredient": [{"__proto__": 1}]}</script>',
    ),
  })
  await using server = await startTestServer({ environment })
  const asha = await server.aPerson()
  const { form } = await asha.call(own.fromPage, { url: `${site.url}/hostile` })
  const saved = await asha.call(own.write, { form })
  expect(saved.title).toBe('<script>alert(1)</script> dal')
  expect(saved.recipe.placeholder).not.toContain('<script')
  for (const path of ['none', 'empty', 'deep', 'json', 'many', 'proto']) {
    const asked = await asha.ask(own.fromPage, { url: `${site.url}/${path}` })
    expect([path, asked.status, asked.detail]).toEqual([
      path,
      422,
      'We found no recipe on that page: copy its text and paste it instead',
    ])
  }
})

test('INOUT-4 an address that may not be opened or answers no page is refused with a sentence, and reads are counted', async () => {
  await using site = await startPages({ dal: recipePages[0]![1], long: `<p>${'x'.repeat(2_000_001)}` })
  await using server = await startTestServer({ environment })
  const asha = await server.aPerson()
  const refusals: [string, string][] = [
    [`${site.url}/inside`, 'That address is in a private network, which we never call'],
    ['https://169.254.169.254/latest/meta-data/', 'That address is in a private network, which we never call'],
    ['http://example.in/dal', 'Please enter a full web address that starts with https://'],
    [`${site.url}/nothing`, 'That address answered with the error 404'],
    [`${site.url}/long`, 'That page is larger than 2 MB'],
    ['dal', 'Please enter a full web address that starts with https://'],
  ]
  for (const [url, detail] of refusals) {
    expect(await asha.ask(own.fromPage, { url })).toMatchObject({ status: 422, detail })
  }
  for (let n = 0; n < 25; n++) await asha.call(own.fromPage, { url: `${site.url}/dal` })
  expect(await asha.ask(own.fromPage, { url: `${site.url}/dal` })).toMatchObject({
    status: 429,
    headers: { 'retry-after': '86400' },
    detail: 'You’ve reached today’s limit for importing recipes; please try again tomorrow',
  })
})

test('INOUT-4 a pasted text becomes a form with its own sentences, private like every own recipe; unknown food is asked about', async () => {
  await using server = await startTestServer()
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  const text = `*Nani ki khichdi*\nServes 2\n*Samagri:*\n• 1 cup chawal\n• aadha cup moong dal\n• 1 chammach grandma powder\n• Namak swadanusar\n*Vidhi:*\n1. Sab kuch dho lo aur 20 minute bhigo do.\n2. Cooker mein do seeti aane do, pyaar se.`
  const { form, doubts } = await asha.call(own.fromText, { text })
  expect(form).toMatchObject({
    title: 'Nani ki khichdi',
    serves: 2,
    ingredients: [
      { name: 'rice', amount: 1, unit: 'cup' },
      { name: 'moong dal', amount: 0.5, unit: 'cup' },
      { name: 'grandma powder', amount: 1, unit: 'tsp' },
      { name: 'salt' },
    ],
    steps: ['Sab kuch dho lo aur 20 minute bhigo do.', 'Cooker mein do seeti aane do, pyaar se.'],
    notes: [],
  })
  expect(doubts.map(({ why }) => why)).toContain('we read it as rice')
  const saved = await asha.call(own.write, { form })
  expect(saved).toMatchObject({ unsettled: 1, to_settle: [{ name: 'grandma powder' }] })
  expect(saved.recipe.allergens).toHaveLength(12)
  expect(await ravi.ask(own.one, { id: saved.id })).toMatchObject({ status: 404 })
  expect(await asha.ask(own.fromText, { text: 'Meet me at 6' })).toMatchObject({
    status: 422,
    detail: 'We found no ingredients in that text: put each on its own line, with its amount',
  })
  expect(await asha.ask(own.fromText, { text: 'x'.repeat(20_001) })).toMatchObject({
    status: 422,
    detail: 'The text must be at most 20,000 characters',
  })
})
