import { canonical } from '../format/canonical.ts'
import { dataSchema } from '../format/schema.ts'
import { SHAPES, type Shape } from '../format/shapes.ts'

/**
 * JSON Schema (draft 2020-12) of one line of ledger.jsonl: the envelope, and the data of every type and version that
 * this program knows. Equal programs give equal bytes.
 */
export function eventsSchema(): string {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'One event of a Penmark usage ledger: one line of ledger.jsonl',
    type: 'object',
    additionalProperties: false,
    required: ['account', 'aseq', 'at', 'data', 'idem', 'prev', 'seq', 'type', 'v'],
    properties: {
      account: { type: 'string', pattern: '^(_|acc_[0-9a-f]{32})$' },
      aseq: position('Place among the events of the account, from 0 without gaps'),
      at: position('Milliseconds UTC since 1970, never less than in the event before'),
      data: { type: 'object' },
      idem: { ...hash, description: 'HMAC of the client key of a request.reserved; null for all other types' },
      prev: { ...hash, description: 'Leaf hash of the event of the same account before; null for its first' },
      seq: position('Place in the whole log, from 0 without gaps'),
      type: { type: 'string' },
      v: { type: 'integer' },
    },
    oneOf: SHAPES.map(variant),
  }
  return `${canonical(schema)}\n`
}

const hash = { type: ['string', 'null'], pattern: '^[0-9a-f]{64}$' }

function position(description: string) {
  return { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description }
}

function variant(shape: Shape) {
  const [type, version] = shape.split('/')
  return { title: shape, properties: { type: { const: type }, v: { const: Number(version) }, data: dataSchema(shape) } }
}
