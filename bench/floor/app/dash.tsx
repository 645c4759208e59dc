import { useLoaderData } from 'react-router'
import { overviewOf, userOf } from './store.server.ts'

export function loader({ request }: { request: Request }) {
  const user = userOf(request)
  return { email: user.email, ...overviewOf(user.id) }
}

export default function Dash() {
  const { email, sum, rows } = useLoaderData<typeof loader>()
  return (
    <main>
      <h1>{email}</h1>
      <p>{sum} in all</p>
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="row">
              <td className="number">{row.id}</td>
              <td className="number">{row.amount}</td>
              <td className="note">{row.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}
