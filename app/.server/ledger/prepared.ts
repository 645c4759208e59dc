import type { Handle } from '#app/.server/platform/database.ts'

/** Compiles a module's statements once for each connection: compiling costs several times what most of them take. */
export function preparedOnce<Statements>(prepare: (handle: Handle) => Statements): (handle: Handle) => Statements {
  const made = new WeakMap<Handle, Statements>()
  return (handle) => {
    const known = made.get(handle)
    if (known !== undefined) return known
    const fresh = prepare(handle)
    made.set(handle, fresh)
    return fresh
  }
}
