import { requireUser, userContext } from '#app/.server/auth/middleware.ts'
import { libraryContext } from '#app/.server/library/context.ts'
import { usageContext } from '#app/.server/usage/context.ts'
import { type CommandNames, includedBuiltIns } from '#app/domain/library/command-names.ts'
import type { Kind } from '#app/domain/library/kinds.ts'
import type { Route } from './+types/command-names'

export const middleware: Route.MiddlewareFunction[] = [requireUser]

/** What the command bar offers of the library: names only, and of items that the plan locks not even those. */
export function loader({ context }: Route.LoaderArgs) {
  const user = context.get(userContext)
  const library = context.get(libraryContext)
  const own = (kind: Kind) =>
    library
      .names(user, kind)
      .filter(({ locked }) => !locked)
      .map(({ id, name }) => ({ id, name }))
  const names: CommandNames = {
    builtIn: includedBuiltIns(context.get(usageContext).of(user).plan),
    own: { style: own('style'), template: own('template'), prompt: own('prompt') },
  }
  return Response.json(names)
}
