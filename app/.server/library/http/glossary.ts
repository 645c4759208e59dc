import type { RouterContextProvider } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import type { Glossary } from '#app/domain/library/glossary.ts'
import { glossariesContext } from '../context.ts'

/** The glossary that texts of the signed-in user are held to. */
export function glossaryFor(context: Readonly<RouterContextProvider>): Glossary {
  return context.get(glossariesContext).of(context.get(userContext))
}
