/**
 * Keeps the results of the last few calls of a pure function, so that asking the same again at once costs nothing. Inputs are
 * compared by their JSON. Results are shared between callers, who must not change them.
 */
export function lastResults<Input, Output>(most: number, work: (input: Input) => Output): (input: Input) => Output {
  const results = new Map<string, Output>()
  return (input) => {
    const key = JSON.stringify(input)
    const known = results.get(key)
    if (known !== undefined) return known
    const fresh = work(input)
    if (results.size >= most) results.delete(results.keys().next().value as string)
    results.set(key, fresh)
    return fresh
  }
}
