import * as imports from '@planner/contract/imports'
import { route } from '#http/route.ts'
import { importItems } from './import-items.ts'
import { undoImport } from './undo-import.ts'

export const importRoutes = [
  route(imports.importItems, async (context, { user, input }) => ({ states: await importItems(context, user, input) })),
  route(imports.undoImport, (context, { user, input }) => undoImport(context, user, input.id)),
]
