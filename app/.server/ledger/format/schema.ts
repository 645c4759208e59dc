import { z } from 'zod'
import { DATA, type Shape } from './shapes.ts'

/** JSON Schema (draft 2020-12) of the data of one shape, as a plain value without the `$schema` key. */
export function dataSchema(shape: Shape): unknown {
  // The copy has no prototype tricks and no hidden members, which the canonical form refuses.
  const { $schema: _, ...schema } = JSON.parse(JSON.stringify(z.toJSONSchema(DATA[shape])))
  return schema
}
