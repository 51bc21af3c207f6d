import * as household from '@planner/contract/household'
import { useMutation } from '@tanstack/react-query'

import { call } from '#api/call.ts'

/** What an invitation is for. Its refusal is shown beside the code. */
export const usePreview = () => useMutation({ mutationFn: (code: string) => call(household.preview, { code }) })
