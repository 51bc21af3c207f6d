import type { LegalDocument } from './document.ts'

export const disclaimer: LegalDocument = {
  opening:
    'AI recipe suggestions and reminders are for information only. Here is what that means, and where to be careful.',
  short: [
    'Check ingredients yourself if you have an allergy. Ask a doctor or dietitian about your health.',
    'Nutrition is computed from tables, and is an estimate.',
    'In an emergency call 112. Do not wait for a reminder.',
  ],
  sections: [
    {
      id: 'recipes',
      heading: 'Recipes and cooking',
      blocks: [
        'Recipes are composed by software from tables and rules of Indian cooking. They are checked by rules, not cooked one by one. Times, quantities and results differ with stove, vessel and produce. Use your own judgement about heat, doneness, hygiene, soaking, pressure cookers and frying.',
        'If something smells, looks or tastes wrong, do not eat it. Be more careful still for babies, in pregnancy, in old age and in illness.',
      ],
    },
    {
      id: 'allergens',
      heading: 'Allergens and diets',
      blocks: [
        'Allergens and the marks Veg, Non-Veg, Egg, Jain, vegan and vrat follow from the ingredients that a recipe lists. **We cannot know** what is in the brand that you buy, traces from a factory or kitchen (nuts, gluten in hing, milk, sesame), or what your own rules of a fast allow. Read labels; if you have an allergy, do not rely on us.',
        'The green and brown marks follow the manner of FSSAI. They are ours and no certificate of a product.',
      ],
    },
    {
      id: 'nutrition',
      heading: 'Nutrition is an estimate, not advice',
      blocks: [
        'Energy and nutrients are computed from the weights in a recipe and food-composition tables: the **Indian Food Composition Tables 2017** (IFCT, National Institute of Nutrition, Hyderabad), where they have no entry **USDA FoodData Central**, and in some places our own estimate. Produce, oil taken up and portions differ; expect 20 to 30% either way.',
        'Nothing here is medical or dietary advice, or meant to treat, cure or prevent an illness. **Ask a doctor or dietitian** before you change what you eat for your health, above all with diabetes, kidney or heart disease, an eating disorder, or in pregnancy.',
      ],
    },
    {
      id: 'reminders',
      heading: 'Reminders',
      blocks: [
        'Software reads your words and can misread them: please look at the day and time. Alerts can come late or not at all. Take medicine as your doctor says, not as a planner rings. In an emergency call **112**.',
        'Dates of festivals and fasts are taken from tables and can differ by region, tradition and sighting of the moon.',
      ],
    },
    {
      id: 'suggestions',
      heading: 'Suggestions, vendors and savings',
      blocks: [
        'Suggested vendors and services are no endorsement, and we do not inspect them. Professionals such as doctors, lawyers and electricians answer for their own work; ask for their registration. Savings, prices from our price book, and delivery times are estimates until you see the total and confirm it.',
        'Reminders found in your mail can be wrong, and so can mails. Never pay, call a number or follow a link because a planner shows it; check with the bank or company itself.',
      ],
    },
    {
      id: 'names',
      heading: 'Names and sources',
      blocks: [
        'Names and marks of companies and products belong to their owners and are used only to name them. Daily Planner is not affiliated with Google, Meta, Twilio, Razorpay or the vendors in its directory. Map data © [OpenStreetMap contributors](https://www.openstreetmap.org/copyright).',
        'What we promise and what we are liable for stands in the [Terms & Conditions](/legal/terms).',
      ],
    },
  ],
}
