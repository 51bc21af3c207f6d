import { cookies } from './cookies.ts'
import { disclaimer } from './disclaimer.ts'
import type { LegalDocument } from './document.ts'
import type { LegalName } from './names.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

export const legalDocuments: Record<LegalName, LegalDocument> = { privacy, terms, cookies, disclaimer }
