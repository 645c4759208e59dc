/** How many items, as on the floor. */
export function load({ url }) {
  return { items: Number(url.searchParams.get('items') ?? 100) }
}
