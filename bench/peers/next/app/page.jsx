/** The floor's page, rendered for each request as there. */
export default async function Page({ searchParams }) {
  const items = Array.from({ length: Number((await searchParams).items ?? 100) }, (_, index) => index)
  return (
    <main>
      <h1>The floor</h1>
      <ul>
        {items.map((item) => (
          <li key={item} className="item">
            <h2 className="item-name">Item {item}</h2>
            <p className="item-text">A sentence that says something plain about item {item}.</p>
          </li>
        ))}
      </ul>
    </main>
  )
}
