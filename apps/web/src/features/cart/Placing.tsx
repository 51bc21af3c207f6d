import { Spinner } from '#ui/Spinner.tsx'
import { words } from './words.ts'

/** The order button while its order is being placed. */
export const Placing = () => (
  <>
    <Spinner />
    {words.placing}
  </>
)
