import { cookies } from 'next/headers'
import { overview } from '../../store.mjs'

export default async function Dash() {
  const { email, sum, rows } = overview((await cookies()).get('sid')?.value)
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
