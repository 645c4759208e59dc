import fc from 'fast-check'

/** A request body of a hostile or broken client: bytes and their claimed type. */
export type AnyBody = { contentType: string | undefined; bytes: Uint8Array<ArrayBuffer> }

const FIELDS = [
  ...['email', 'password', 'confirm_password', 'token', 'new_password', 'current_password', 'new_email', 'intent'],
  ...['id_token', 'code', 'state', 'challenge', 'website', 'made_at', '__proto__', 'constructor', 'toString', ''],
]

const CONTENT_TYPES = [
  ...['application/json', 'application/json; charset=utf-16', 'APPLICATION/JSON;;', 'application/jsonp', 'text/plain'],
  ...['application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/form-data; boundary=x', 'image/png'],
  ...['multipart/form-data; boundary=""', 'application/json, text/plain', 'text/html; charset=\u00ff', undefined],
]

const encoder = new TextEncoder()
const json = (text: string): AnyBody => ({ contentType: 'application/json', bytes: encoder.encode(text) })
const form = (text: string): AnyBody => ({
  contentType: 'application/x-www-form-urlencoded',
  bytes: encoder.encode(text),
})

/** Addresses that are valid, nearly valid, or built to make patterns backtrack. */
const address = fc.oneof(
  fc.emailAddress(),
  fc.constantFrom(
    'ada@example.com',
    'ADA@EXAMPLE.COM',
    'ada@example.com\n',
    'ada@\u0000example.com',
    '"ada"@example.com',
  ),
  fc
    .tuple(fc.constantFrom('a', 'a.', '.a', '@', 'a@', '-', '\t', 'é'), fc.integer({ min: 1, max: 5_000 }))
    .map(([piece, times]) => `${piece.repeat(times)}@${piece.repeat(Math.min(times, 300))}!`),
  fc.integer({ min: 1, max: 3_000 }).map((times) => `ada@${'a.'.repeat(times)}`),
)

/** Any text that JSON can hold, including lone surrogates, zeros and direction marks. */
const text = fc.oneof(
  address,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '\udfff\ud800',
    '\u202e',
    'x'.repeat(40_000),
    '🖋'.repeat(128),
    "' OR 1=1 --",
    '{{7*7}}',
  ),
  fc.base64String({ minLength: 40, maxLength: 48 }),
)

const value = fc.oneof({ weight: 4, arbitrary: text }, fc.jsonValue(), fc.array(text, { maxLength: 3 }), fc.object())

const fields = fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 6 })

const password = fc.oneof(fc.constant('correct horse battery staple'), text)
const token = fc.oneof(fc.constant('A'.repeat(43)), text)

/** The fields of all calls, many of them valid. */
const plausible = fc.record({
  email: fc.oneof(fc.constantFrom('ada@example.com', 'nobody@example.com'), address),
  new_email: address,
  ...{ password, new_password: password, current_password: password },
  ...{ token, challenge: token, code: token, id_token: token, state: token },
})

/** JSON that no serializer writes. */
const strangeJson = fc.oneof(
  fc.integer({ min: 1, max: 20_000 }).map((depth) => '['.repeat(depth)),
  fc.integer({ min: 1, max: 5_000 }).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
  fc.constantFrom('1e999999', '{"email":1e999999}', '{"token":-0}', '{"email":"\\ud800"}', '{"email":"a"', '\ufeff{}'),
  fc
    .tuple(text, text)
    .map(([a, b]) => `{"email":${JSON.stringify(a)},"email":${JSON.stringify(b)},"__proto__":{"x":1}}`),
  fc.tuple(fields, text).map(([body, tail]) => JSON.stringify(body) + tail),
  fc.bigInt().map((number) => `{"password":${number}${'0'.repeat(400)}}`),
)

/** Forms with lists, objects and prototype names as field names, repeated names, and broken escapes. */
const strangeForm = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom(
          ...FIELDS,
          'email[]',
          'email[0]',
          'email[4294967295]',
          'a[b][c]',
          'a.b.c',
          '__intent__',
          '%00',
          '%',
        ),
        fc.string({ unit: 'binary', maxLength: 12 }),
      ),
      fc.oneof(text, fc.constantFrom('%ff', '%c3%28', '%u0041', '%', '+')),
      fc.boolean(),
    ),
    { maxLength: 8 },
  )
  .map((pairs) =>
    pairs
      .map(([name, content, escaped]) =>
        escaped
          ? new URLSearchParams([[name.toWellFormed(), content.toWellFormed()]]).toString()
          : `${name}=${content}`,
      )
      .join('&'),
  )

const multipart = fc.tuple(fc.constantFrom(...FIELDS), text, fc.constantFrom('--x--\r\n', '--x\r\n', '', '--y--')).map(
  ([name, content, end]): AnyBody => ({
    contentType: 'multipart/form-data; boundary=x',
    bytes: encoder.encode(
      `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a\0b"\r\n\r\n${content}\r\n${end}`,
    ),
  }),
)

/** Any body for a call or a form about accounts. Most of them reach the schema. */
export function anyBody(): fc.Arbitrary<AnyBody> {
  return fc.oneof(
    { weight: 4, arbitrary: plausible.map((body) => json(JSON.stringify(body))) },
    { weight: 3, arbitrary: plausible.map((body) => form(new URLSearchParams(body).toString())) },
    { weight: 4, arbitrary: fields.map((body) => json(JSON.stringify(body))) },
    { weight: 2, arbitrary: strangeJson.map(json) },
    { weight: 3, arbitrary: strangeForm.map(form) },
    { weight: 1, arbitrary: multipart },
    {
      weight: 2,
      arbitrary: fc.record({
        contentType: fc.constantFrom(...CONTENT_TYPES),
        bytes: fc.uint8Array({ maxLength: 300 }).map((bytes) => new Uint8Array(bytes)),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fields, fc.nat(200)).map(([body, place]) => {
        const bytes = encoder.encode(JSON.stringify(body))
        // A byte that never occurs in UTF-8.
        bytes[Math.min(place, bytes.length - 1)] = 0xff
        return { contentType: 'application/json', bytes }
      }),
    },
  )
}
