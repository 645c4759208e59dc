/** Says whether a value is of one kind. */
export type Guard = (value: unknown) => boolean

/**
 * Whether `value` is a plain object with exactly these members of its own. A further member, an inherited one or one called
 * `__proto__` is a refusal, so that a forged message cannot bring along what no reader looks at.
 */
export function hasShape(
  value: unknown,
  required: Readonly<Record<string, Guard>>,
  optional: Readonly<Record<string, Guard>> = {},
): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const above: unknown = Object.getPrototypeOf(value)
  // A message of another realm has that realm's Object.prototype, whose own prototype is null.
  if (above !== null && Object.getPrototypeOf(above) !== null) return false
  const names = Reflect.ownKeys(value)
  const members = value as Record<string, unknown>
  return (
    Object.keys(required).every((name) => names.includes(name) && required[name]?.(members[name])) &&
    names.every(
      (name) =>
        typeof name === 'string' &&
        (Object.hasOwn(required, name) || (Object.hasOwn(optional, name) && optional[name]?.(members[name]))),
    )
  )
}

/** A string of at most `max` UTF-16 units. */
export function textUpTo(max: number): Guard {
  return (value) => typeof value === 'string' && value.length <= max
}

export function oneOf(...allowed: readonly unknown[]): Guard {
  return (value) => allowed.includes(value)
}

export function listOf(guard: Guard, max: number): Guard {
  return (value) => Array.isArray(value) && value.length <= max && value.every(guard)
}

export function nullOr(guard: Guard): Guard {
  return (value) => value === null || guard(value)
}

/** An object whose members are not looked at. */
export const isRecord: Guard = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

export const isBoolean: Guard = (value) => typeof value === 'boolean'

export const isCount: Guard = (value) => Number.isSafeInteger(value) && Number(value) >= 0

/** A UUID as `crypto.randomUUID()` writes it. */
export const isUuid: Guard = (value) =>
  typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(value)
