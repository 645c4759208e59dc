import { type PlanKey, planFor } from '#app/domain/billing/plans.ts'
import type { LibraryItem } from '#app/domain/library/item.ts'
import { type Kind, limitOf } from '#app/domain/library/kinds.ts'
import {
  type Author,
  countUse,
  createItem,
  deleteItem,
  importItems,
  type LibraryDeps,
  restoreVersion,
  updateItem,
} from './commands.ts'
import { countItems, itemNamed, itemOf, itemsOf, namesOf, versionsOf } from './queries.ts'

/** Styles, templates and prompts as routes use them: each use case takes the user who acts. */
export type Library = ReturnType<typeof createLibrary>

type Deps = LibraryDeps & {
  /** The usage of the acting user, which names the plan of the workspace. */
  usageOf: (user: Author) => { plan: PlanKey }
}

export function createLibrary({ usageOf, ...deps }: Deps) {
  const { reader } = deps.database
  const now = () => deps.clock.now()
  const owner = (user: Author) => ({ ...user, plan: usageOf(user).plan })
  const limit = (user: Author, kind: Kind) => limitOf(planFor(usageOf(user).plan), kind)

  return {
    /** One item of the user's workspace; undefined for every other id. */
    item: <K extends Kind>(user: Author, wanted: { kind: K; id: string }) => itemOf(reader, owner(user), wanted, now()),
    /** The item with this id or, in any letter case, this name. */
    itemNamed: <K extends Kind>(user: Author, wanted: { kind: K; reference: string }) =>
      itemNamed(reader, owner(user), wanted, now()),
    /** All items of a kind, oldest first; the plan locks those beyond its limit. */
    list: <K extends Kind>(user: Author, kind: K) => itemsOf(reader, user.workspaceId, kind, limit(user, kind)),
    /** As `list`, without the contents. */
    names: (user: Author, kind: Kind) => namesOf(reader, user.workspaceId, kind, limit(user, kind)),
    /** All items of a kind, oldest first, as if the plan had no limit. */
    everyItem: <K extends Kind>(user: Author, kind: K) => itemsOf(reader, user.workspaceId, kind, null),
    /** The plan of the workspace. */
    plan: (user: Author): PlanKey => usageOf(user).plan,
    /** How many items of a kind the plan includes; `null` if it does not count them. */
    limit,
    count: (user: Author, kind: Kind) => countItems(reader, user.workspaceId, kind),
    /** The versions of an item, newest first. */
    versions: <K extends Kind>(item: LibraryItem<K>) => versionsOf(reader, item),
    create: <K extends Kind>(user: Author, input: Parameters<typeof createItem<K>>[2]) => createItem(deps, user, input),
    update: <K extends Kind>(user: Author, input: Parameters<typeof updateItem<K>>[2]) => updateItem(deps, user, input),
    restore: <K extends Kind>(user: Author, input: Parameters<typeof restoreVersion<K>>[2]) =>
      restoreVersion(deps, user, input),
    remove: (user: Author, input: Parameters<typeof deleteItem>[2]) => deleteItem(deps, user, input),
    importAll: <K extends Kind>(user: Author, input: Parameters<typeof importItems<K>>[2]) =>
      importItems(deps, user, input),
    countUse: (user: Author, input: { kind: Kind; id: string }) => countUse(deps, user, input),
  }
}
