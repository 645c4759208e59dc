import fc from 'fast-check'
import { z } from 'zod'
import { type LedgerEvent, startsChain } from '#app/.server/ledger/format/events.ts'
import { DATA, SHAPES, type Shape, SYSTEM_TYPES } from '#app/.server/ledger/format/shapes.ts'

type JsonSchema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  pattern?: string
  minimum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
}

/** Any value that matches a JSON Schema of the event catalogue. */
function anyValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(anyValue))
  switch (schema.type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      // Small enough for the sum of two to be exact.
      return fc.integer({ min: Math.max(schema.minimum ?? 0, (schema.exclusiveMinimum ?? -1) + 1), max: 2 ** 50 })
    case 'string':
      return schema.pattern === undefined
        ? fc.string({
            unit: 'grapheme',
            minLength: schema.minLength ?? 0,
            maxLength: Math.min(schema.maxLength ?? 40, 40),
          })
        : fc.stringMatching(new RegExp(schema.pattern, 'u'), { size: 'small' })
    case 'array':
      return fc.array(anyValue(schema.items ?? {}), { maxLength: 4 })
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, value]) => [key, anyValue(value)])),
      )
    default:
      throw new Error(`no values for ${JSON.stringify(schema)}`)
  }
}

const hex = (digits: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${digits}}$`))
const place = fc.integer({ min: 1, max: 2 ** 40 })

/** Any event of one type and version, with a place in some log. */
function anyEventOf(shape: Shape): fc.Arbitrary<LedgerEvent> {
  const [type = '', version] = shape.split('/')
  const first = startsChain(type)
  const isSystem = (SYSTEM_TYPES as readonly string[]).includes(type)
  return fc.record({
    account: isSystem ? fc.constant('_') : hex(32).map((digits) => `acc_${digits}`),
    aseq: first ? fc.constant(0) : place,
    at: fc.integer({ min: 0, max: Date.UTC(9999, 11, 31) }),
    data: anyValue(JSON.parse(JSON.stringify(z.toJSONSchema(DATA[shape])))),
    idem: type === 'request.reserved' ? hex(64) : fc.constant(null),
    prev: first ? fc.constant(null) : hex(64),
    seq: place,
    type: fc.constant(type),
    v: fc.constant(Number(version)),
  }) as fc.Arbitrary<LedgerEvent>
}

/** Any event of any type and version. */
export function anyEvent(): fc.Arbitrary<LedgerEvent> {
  return fc.oneof(...SHAPES.map(anyEventOf))
}
