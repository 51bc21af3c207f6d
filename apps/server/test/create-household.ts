import * as household from '@planner/contract/household'
import type { Person, TestServer } from './test-server.ts'

/** Creates a household of Asha (its owner), Rohan (an adult) and Anu (a child), and a stranger. */
export async function createHousehold(
  server: TestServer,
): Promise<{ asha: Person; rohan: Person; anu: Person; stranger: Person }> {
  const asha = await server.aPerson({ full_name: 'Asha' })
  const join = async (full_name: string, role: 'adult' | 'child') => {
    const person = await server.aPerson({ full_name })
    const { code } = await asha.call(household.invite, { role })
    await person.call(household.join, { code })
    return person
  }
  const rohan = await join('Rohan', 'adult')
  const anu = await join('Anu', 'child')
  return { asha, rohan, anu, stranger: await server.aPerson({ full_name: 'Stranger' }) }
}
