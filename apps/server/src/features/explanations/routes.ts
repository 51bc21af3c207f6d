import * as explanations from '@planner/contract/explanations'
import { route } from '#http/route.ts'
import { explain, explainInWords } from './explain.ts'

export const explanationRoutes = [
  route(explanations.why, (context, { user, input }) => explain(context, user, input)),
  route(explanations.whyInWords, (context, { user, input }) => explainInWords(context, user, input)),
]
