import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import * as cart from '@planner/contract/cart'
import * as orders from '@planner/contract/orders'
import * as z from 'zod'
import { callEndpoint, type Send } from './call-api.ts'
import { answering, changes, destroys, reads } from './tool-helpers.ts'

/** Adds the tools that show, fill and order the cart. */
export function addCartTools(server: McpServer, send: Send): void {
  server.registerTool(
    'show_cart',
    { description: 'Show the cart’s items and total', inputSchema: {}, annotations: reads },
    () => answering(async () => cartInBrief(await callEndpoint(send, cart.get, {}))),
  )
  server.registerTool(
    'add_ingredients_to_cart',
    {
      description: 'Add the ingredients of a recipe to the cart',
      inputSchema: { recipe_id: z.string() },
      annotations: changes,
    },
    (input) => answering(async () => cartInBrief((await callEndpoint(send, cart.addRecipeIngredients, input)).cart)),
  )
  server.registerTool(
    'place_order',
    {
      description:
        'Order the cart. The first call only returns what would be ordered; call again with its cart_version to confirm. If the cart changed in between, nothing is ordered.',
      inputSchema: { confirm_cart_version: z.int().optional() },
      annotations: { ...destroys, openWorldHint: true },
    },
    ({ confirm_cart_version: version }) =>
      answering(async () => {
        if (version === undefined) {
          const now = cartInBrief(await callEndpoint(send, cart.get, {}))
          return {
            confirm: `To order, ask the person, then call again with confirm_cart_version: ${now.cart_version}`,
            ...now,
          }
        }
        // Idempotent: a repeated call does not order again.
        const headers = { 'if-match': `"${version}"`, 'idempotency-key': `mcp-cart-${version}` }
        const { id: order, status, total_amount } = await callEndpoint(send, orders.create, {}, headers)
        return { order, status, total_amount }
      }),
  )
}

const cartInBrief = ({ version, items, totals, address, pin_code, payment_method }: cart.Cart) => ({
  cart_version: version,
  items: items.map(({ name, quantity, line_total }) => ({ name, quantity, line_total })),
  totals,
  address,
  pin_code,
  payment_method,
})
