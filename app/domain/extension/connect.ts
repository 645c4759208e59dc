import { z } from '#app/domain/zod.ts'

/** The letters before the random part of an extension's token, so that people and scanners recognise it. */
export const TOKEN_PREFIX = 'pmx_'

const challenge = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/**
 * What an extension says of itself when it opens the page that asks the person (RFC 7636 with S256). Its id must be one that
 * the server knows (`Connections.requestOf`), and the origin must be of its kind, so that no page can have the code sent elsewhere: it goes to our own address only, and
 * counts only together with the verifier.
 */
export const ConnectSchema = z
  .object({
    extension: z.string().max(200),
    origin: z.string().max(200),
    browser: z.enum(['chromium', 'firefox']),
    challenge,
    state: z.string().regex(/^[A-Za-z0-9_-]{16,128}$/),
  })
  .refine(({ browser, origin, extension }) =>
    browser === 'chromium'
      ? origin === `chrome-extension://${extension}`
      : /^moz-extension:\/\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(origin),
  )

export type ConnectRequest = z.output<typeof ConnectSchema>

/** The body of `POST /api/extension/token`. */
export const ExchangeSchema = z.object({
  code: z.string({ error: 'errors:invalid_input' }).max(200, { error: 'errors:invalid_input' }),
  verifier: z
    .string({ error: 'errors:invalid_input' })
    .regex(/^[A-Za-z0-9._~-]{43,128}$/, { error: 'errors:invalid_input' }),
  extension_id: z.string({ error: 'errors:invalid_input' }).max(200, { error: 'errors:invalid_input' }),
})

export type Exchange = z.output<typeof ExchangeSchema>
