// Moves a household and exits: for tests that kill it.
import { moveHousehold } from '#platform/cells/move-household.ts'

const [cells, household, to] = process.argv.slice(2) as [string, string, string]
process.send!('begins')
await moveHousehold(new Map(JSON.parse(cells) as [string, string][]), household, to)
process.disconnect()
