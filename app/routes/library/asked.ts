import { parseWithZod } from '@conform-to/zod/v4'
import type { RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { screenError } from '#app/.server/http/errors.ts'
import type { LibraryDeps } from '#app/.server/library/commands.ts'
import { itemOf } from '#app/.server/library/queries.ts'
import { type ContentOf, FORM_SCHEMAS } from '#app/domain/library/forms.ts'
import type { LibraryItem } from '#app/domain/library/item.ts'
import { KINDS, type Kind, PLURALS } from '#app/domain/library/kinds.ts'

type Context = Readonly<RouterContextProvider>

/** Which part of the library an address is about. @throws where it is none, which app/routes.ts does not let happen. */
export function kindOf(url: URL): Kind {
  const place = url.pathname.split('/')[2]
  const kind = KINDS.find((name) => PLURALS[name] === place)
  if (kind === undefined) throw new Error(`${url.pathname} is no place of the library`)
  return kind
}

/** The library's share of the composed services. */
export function libraryDeps(context: Context): LibraryDeps {
  const { database, clock, log } = context.get(penmarkContext)
  return { database, clock, log }
}

/** The workspace's own item of the address. @throws 404 for every other. */
export function askedItem<K extends Kind>(context: Context, kind: K, id: string): LibraryItem<K> {
  const { database, clock } = context.get(penmarkContext)
  const item = itemOf(database.reader, context.get(userContext), { kind, id }, clock.now())
  if (item === undefined) throw screenError('not_found')
  return item
}

/** The fields of a kind's form as its schema lets them through. */
export function readItemForm<K extends Kind>(kind: K, form: FormData) {
  const schema = FORM_SCHEMAS[kind] as unknown as z.ZodType<ContentOf[K]>
  const submission = parseWithZod(form, { schema })
  return submission.status === 'success'
    ? { ok: true as const, submission, content: submission.value as ContentOf[K] }
    : { ok: false as const, submission }
}
