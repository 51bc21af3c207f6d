import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { Recipe } from '@planner/contract/kitchen/recipe'
import * as recipes from '@planner/contract/kitchen/recipes'
import * as z from 'zod'
import { callEndpoint, type Send } from './call-api.ts'
import { answering, changes, day, reads } from './tool-helpers.ts'

/** Adds the tools for meal plans, recipes and shopping lists. */
export function addKitchenTools(server: McpServer, send: Send): void {
  server.registerTool(
    'plan_meals',
    {
      description: 'Get a day’s meal plan: dishes for each meal',
      inputSchema: { date: day.optional() },
      annotations: changes,
    },
    ({ date }) =>
      answering(async () => {
        const plan = await callEndpoint(send, recipes.mealPlan, { ...(date && { date }) })
        const meals = Object.entries(plan.sections).map(([meal, dishes]) => [meal, dishes.map((one) => dish(one))])
        return { date: plan.date, meals: Object.fromEntries(meals) }
      }),
  )
  server.registerTool(
    'search_recipes',
    {
      description: 'Search recipes by name, ingredients, region, diet or time',
      inputSchema: { query: z.string().min(1).max(300) },
      annotations: reads,
    },
    (input) => answering(async () => (await callEndpoint(send, recipes.search, input)).recipes.map((one) => dish(one))),
  )
  server.registerTool(
    'shopping_list',
    {
      description: 'Get one merged shopping list for several recipes',
      inputSchema: {
        recipes: z
          .array(z.object({ id: z.string(), serves: z.int().optional() }))
          .min(1)
          .max(140),
      },
      annotations: reads,
    },
    (input) => answering(() => callEndpoint(send, recipes.shoppingList, input)),
  )
}

const dish = ({ id: own, title, serves, quickFacts, is_vegetarian }: Recipe) => ({
  id: own,
  title,
  serves,
  time: quickFacts.time,
  is_vegetarian,
})
