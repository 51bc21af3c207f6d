import fc from 'fast-check'
import type * as z from 'zod/mini'
import { hostileValue, meaningful } from './dictionary.ts'

type Def = {
  type: string
  format?: string
  pattern?: RegExp
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  in?: z.ZodMiniType
  entries?: Record<string, unknown>
  keyType?: z.ZodMiniType
  valueType?: z.ZodMiniType
  options?: z.ZodMiniType[]
  values?: unknown[]
  checks?: { _zod: { def: CheckDef } }[]
}
type CheckDef = {
  check: string
  format?: string
  pattern?: RegExp
  minimum?: number
  maximum?: number
  value?: number
  inclusive?: boolean
}

const defOf = (schema: z.ZodMiniType): Def => schema._zod.def as unknown as Def

/** Valid inputs for the schema of a call, as they are sent; `field` and `path` help to choose meaningful values. */
export function validFor(schema: z.ZodMiniType, path: string, field = ''): fc.Arbitrary<unknown> {
  const def = defOf(schema)
  const within = (inner: z.ZodMiniType) => validFor(inner, path, field)
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape!)
      const optional = fields.filter(([, inner]) => ['optional', 'default'].includes(defOf(inner).type))
      return fc.record(Object.fromEntries(fields.map(([name, inner]) => [name, validFor(inner, path, name)])), {
        requiredKeys: fields.filter((one) => !optional.includes(one)).map(([name]) => name),
      })
    }
    case 'optional':
    case 'default':
      return within(def.innerType!)
    case 'nullable':
      return fc.oneof({ weight: 4, arbitrary: within(def.innerType!) }, { weight: 1, arbitrary: fc.constant(null) })
    case 'pipe':
      return within(def.in!)
    case 'array':
      return fc.array(within(def.element!), { maxLength: Math.min(5, boundsOf(def).most) })
    case 'record':
      return fc.dictionary(within(def.keyType!) as fc.Arbitrary<string>, within(def.valueType!), { maxKeys: 5 })
    case 'union':
      return fc.oneof(...def.options!.map(within))
    case 'boolean':
      return fc.boolean()
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries!))
    case 'literal':
      return fc.constantFrom(...def.values!)
    case 'number':
      return numberWithin(def)
    case 'string':
      return fc.oneof(
        { weight: 3, arbitrary: meaningful(field, path) ?? textWithin(def) },
        { weight: 1, arbitrary: textWithin(def) },
      )
    default:
      throw new Error(`There is no generator of ${def.type} yet (${path}, ${field}): add one to fuzz/values.ts`)
  }
}

/** A valid input with one mistake: a missing field, one of another type or just over its limit, or an extra one. */
export function nearlyValidFor(schema: z.ZodMiniType, path: string): fc.Arbitrary<unknown> {
  const names = Object.keys(defOf(schema).shape ?? {})
  const wrong = fc.oneof(
    fc.constantFrom(undefined, null, true, 0, -1, 1.5, 1e308, '', ' ', [], {}, ['a'], 'NaN', '2026-02-30', '25:61'),
    fc.integer({ min: 1, max: 6000 }).map((length) => 'x'.repeat(length)),
  )
  return fc
    .tuple(validFor(schema, path), fc.constantFrom('extra', ...names), wrong)
    .map(([input, name, value]) => ({ ...(input as object), [name]: value }))
}

/** A valid input with hostile values in some or all of its fields. */
export function hostileFor(schema: z.ZodMiniType, path: string): fc.Arbitrary<unknown> {
  const names = Object.keys(defOf(schema).shape ?? {})
  const some = names.length === 0 ? fc.constant([]) : fc.subarray(names, { minLength: 1 })
  return fc
    .tuple(validFor(schema, path), some, fc.array(hostileValue, { minLength: 8, maxLength: 8 }))
    .map(([input, chosen, values]) => ({
      ...(input as object),
      ...Object.fromEntries(chosen.map((name, index) => [name, values[index % values.length]])),
    }))
}

function boundsOf({ checks = [] }: Def): { least: number; most: number } {
  let least = 0
  let most = Number.POSITIVE_INFINITY
  for (const { _zod } of checks) {
    if (_zod.def.check === 'min_length') least = _zod.def.minimum!
    if (_zod.def.check === 'max_length') most = _zod.def.maximum!
  }
  return { least, most }
}

function numberWithin({ format, checks = [] }: Def): fc.Arbitrary<number> {
  let min = -1e6
  let max = 1e6
  for (const { _zod } of checks) {
    if (_zod.def.check === 'greater_than') min = _zod.def.value!
    if (_zod.def.check === 'less_than') max = _zod.def.value!
  }
  const among = format ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true })
  return fc.oneof({ weight: 1, arbitrary: fc.constantFrom(min, max) }, { weight: 4, arbitrary: among })
}

function textWithin(def: Def): fc.Arbitrary<string> {
  const format = def.format ?? def.checks?.find(({ _zod }) => _zod.def.check === 'string_format')?._zod.def.format
  const pattern = def.checks?.find(({ _zod }) => _zod.def.format === 'regex')?._zod.def.pattern
  if (pattern) return fc.stringMatching(new RegExp(pattern.source, pattern.flags.replace('i', '')))
  const { least, most } = boundsOf(def)
  switch (format) {
    case 'uuid':
      return fc.uuid()
    case 'email':
      return fc.emailAddress()
    case 'url':
      return fc.webUrl()
    case 'date':
      return fc.date({ min: new Date('1971-01-01'), max: new Date('2198-12-31'), noInvalidDate: true }).map(dayOf)
    case 'datetime':
      return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString())
    default:
      return fc.oneof(
        { weight: 4, arbitrary: fc.string({ unit: 'grapheme', minLength: least, maxLength: Math.min(most, 60) }) },
        {
          weight: 1,
          arbitrary: fc
            .integer({ min: least, max: Math.min(most, 5000) })
            .map((length) => 'न '.repeat(length).slice(0, length)),
        },
      )
  }
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10)
