import * as household from '@planner/contract/household'
import { useMutation } from '@tanstack/react-query'

import { call } from '#api/call.ts'

/** Previews an invitation by code. A refusal is shown next to the code field. */
export const usePreview = () => useMutation({ mutationFn: (code: string) => call(household.preview, { code }) })
