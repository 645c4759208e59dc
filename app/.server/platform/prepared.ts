import type { Handle } from '#app/.server/platform/database.ts'

/** Compiles a module's statements once per connection: compiling takes several times longer than most of them run. */
export function preparedOnce<Statements>(prepare: (handle: Handle) => Statements): (handle: Handle) => Statements {
  const byHandle = new WeakMap<Handle, Statements>()
  return (handle) => {
    const known = byHandle.get(handle)
    if (known !== undefined) return known
    const fresh = prepare(handle)
    byHandle.set(handle, fresh)
    return fresh
  }
}
