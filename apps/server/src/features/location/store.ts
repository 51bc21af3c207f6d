import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { PlacesTable } from '#platform/db/tables/location.ts'

export async function placeAt(
  db: Db,
  { lat, lon }: { lat: number; lon: number },
): Promise<Selectable<PlacesTable> | null> {
  const row = await db.selectFrom('places').selectAll().where('lat', '=', lat).where('lon', '=', lon).executeTakeFirst()
  return row ?? null
}

export async function savePlace(db: Db, place: Selectable<PlacesTable>): Promise<void> {
  await db
    .insertInto('places')
    .values(place)
    .onConflict((conflict) => conflict.columns(['lat', 'lon']).doNothing())
    .execute()
}

export async function setUserLocation(
  db: Db,
  userId: string,
  place: { location: string; current_city: string | null; latitude: number | null; longitude: number | null },
): Promise<void> {
  await db.updateTable('users').set(place).where('id', '=', userId).execute()
}
