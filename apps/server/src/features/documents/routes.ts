import * as documents from '@planner/contract/documents'
import { route } from '#http/route.ts'
import { readDocument } from './read-document.ts'

export const documentRoutes = [
  route(documents.ability, async ({ photoReader }) => ({ photos: (await photoReader?.isReady()) ?? false })),
  route(documents.read, (context, { user, upload }) => readDocument(context, user, upload)),
]
