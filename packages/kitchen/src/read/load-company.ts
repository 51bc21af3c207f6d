import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type CompanyTable, readCompany } from './company.ts'

export const companyFile = path.resolve(import.meta.dirname, '../../menus/company.csv')

let whole: CompanyTable | undefined

/** Returns the table of accompaniments, read once per process. */
export const companyTable = (): CompanyTable => {
  whole ??= readCompany(readFileSync(companyFile, 'utf8'))
  return whole
}
