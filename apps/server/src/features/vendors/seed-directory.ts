import { directory } from '@planner/commerce/directory/directory'
import { labels, quickDelivery } from '@planner/commerce/needs/labels'
import type { Context } from '#context.ts'
import { namedId } from '#platform/named-id.ts'
import { insertNewVendors } from './store.ts'

/**
 * Seeds the database with the directory that ships with the product. Existing vendors stay unchanged, even if edited,
 * inactive or archived: an administrator's change takes precedence.
 */
export async function seedDirectory(context: Context): Promise<void> {
  const now = context.clock.now()
  await insertNewVendors(
    context.db,
    directory.map((entry) => ({
      id: namedId(`vendor ${entry.slug}`),
      name: entry.name,
      category: entry.vendorCategory,
      description: entry.description,
      price_tier: entry.tier,
      location: entry.location,
      contact: null,
      website: entry.website,
      services: [...entry.needs.map((name) => labels[name]), ...(entry.isQuick ? [quickDelivery] : [])],
      archived_at: null,
      order_channel: null,
      order_to: null,
      upi_id: null,
      created_at: now,
    })),
  )
}
