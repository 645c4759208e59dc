/** What a form field of Stripe's API can hold once its brackets are read. */
export type Param = string | Param[] | { [key: string]: Param }
export type Params = { [key: string]: Param }

/** Reads `a[b][0][c]=1` as Stripe's API does: numbers as keys make lists, everything else makes objects. */
export function readParams(encoded: string): Params {
  const root: Params = {}
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = [...name.matchAll(/([^[\]]+)|\[([^[\]]*)\]/g)].map((part) => part[1] ?? part[2] ?? '')
    put(root, path, value)
  }
  return listsIn(root) as Params
}

function put(into: Params, path: readonly string[], value: string): void {
  const [key = '', ...rest] = path
  const name = key === '' ? String(Object.keys(into).length) : key
  if (rest.length === 0) {
    into[name] = value
    return
  }
  const inner = into[name]
  const next = typeof inner === 'object' && !Array.isArray(inner) ? inner : {}
  into[name] = next
  put(next, rest, value)
}

function listsIn(value: Param): Param {
  if (typeof value !== 'object' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, listsIn(inner)] as const)
  if (entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key))) return entries.map(([, inner]) => inner)
  return Object.fromEntries(entries)
}

/** The text at a path such as `subscription_details.items.0.price`; undefined if there is none. */
export function textAt(params: Params, path: string): string | undefined {
  const found = at(params, path)
  return typeof found === 'string' ? found : undefined
}

export function listAt(params: Params, path: string): Param[] {
  const found = at(params, path)
  return Array.isArray(found) ? found : []
}

export function textsAt(params: Params, path: string): Record<string, string> {
  const found = at(params, path)
  if (typeof found !== 'object' || Array.isArray(found)) return {}
  return Object.fromEntries(
    Object.entries(found).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  )
}

function at(params: Params, path: string): Param | undefined {
  let value: Param | undefined = params
  for (const key of path.split('.')) {
    if (typeof value !== 'object') return undefined
    value = Array.isArray(value) ? value[Number(key)] : value[key]
  }
  return value
}
