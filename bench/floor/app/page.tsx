import { useLoaderData } from 'react-router'

/** How many items, so that the page can be given as many bytes as the page it is compared with. */
export function loader({ request }: { request: Request }) {
  return Number(new URL(request.url).searchParams.get('items') ?? 100)
}

export default function Page() {
  const items = Array.from({ length: useLoaderData<typeof loader>() }, (_, index) => index)
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
